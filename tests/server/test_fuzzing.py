"""Whatever comes: no failure, one answer for each message, no table lost, the game goes on."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from podium.protocol.words import COLOURS
from podium.table.table import restored
from server.rig import ANN, BEN, CAT, PATIENCE, PLENTY, Person, QuickOutside, Rig, limited, running

pytestmark = [pytest.mark.slow, pytest.mark.once]

PEOPLE = (ANN, BEN, CAT)
WATCHING = "d" * 16
OFTEN = settings(
    max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


# What comes over sockets


texts = st.text(max_size=30)
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**400, -1, 2**63, 1e308])
    | st.floats()
    | texts,
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(texts, parts, max_size=3),
    max_leaves=6,
)
names = st.sampled_from(["Ann", "Ben", "", " ", "\0", "x" * 21, "<b>", "\u202e"]) | texts
seats = st.integers(0, 7)
PLAYS = ["+1>A", "-1>B", "", ">A", "\0", ">#1", ">#2", "9>A:-#1", "2+#1", "65>B:64#99"]
CONTENTS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "ping": {"sent": st.floats()},
    "hello": {"secret": st.sampled_from([ANN, BEN, "short"])},
    "sit": {"name": names, "colour": st.sampled_from([*COLOURS, None])},
    "stand": {},
    "rename": {"name": names},
    "recolour": {"colour": st.sampled_from(COLOURS)},
    "configure": {
        "options": st.just({}) | st.dictionaries(texts, values, max_size=2),
        "settings": st.sampled_from([{}, {"think_seconds": 15}, {"free_talk": False}]),
    },
    "invite": {"bot": st.sampled_from(["random", "random", "greedy", "clever"])},
    "remove": {"seat": seats},
    "start": {},
    "ready": {"battery": st.integers(-1, 101) | st.none()},
    "play": {"play": st.sampled_from(PLAYS) | texts, "asked": seats | st.none()},
    "offer": {"at": seats},  # becomes a play of what was offered last
    "say": {"text": names},
    "speak": {"phrase": st.sampled_from(["hello", "wow", "quack"])},
    "replace": {"seat": seats},
    "leave": {},
}


def command(do: str) -> st.SearchStrategy[dict[str, Any]]:
    ids = st.sampled_from(["1", "2", "3", "x" * 40]) | st.uuids().map(str)
    return st.fixed_dictionaries({"do": st.just(do), "id": ids, **CONTENTS[do]})


commands = st.sampled_from([*CONTENTS, "offer", "offer", "start"]).flatmap(command)


@st.composite
def damaged(draw: st.DrawFn) -> dict[str, Any]:
    """Take a command and change, drop or add something."""
    message = dict(draw(commands.filter(lambda one: one["do"] != "offer")))
    key = draw(st.sampled_from([*message, "more"]))
    if draw(st.booleans()):
        message.pop(key, None)
    else:
        message[key] = draw(values)
    return message


anything = st.binary(max_size=40) | texts | values.map(json.dumps)
messages = commands | commands | damaged() | anything


class Sent(NamedTuple):
    """What somebody sends, and which command's id an answer to it would name."""

    content: str | bytes
    id: str | None


def sent_as(message: Any, person: Person) -> Sent:
    if isinstance(message, dict):
        if message.get("do") == "offer":
            message = offered(message, person)
        message = json.dumps(message)
    return Sent(message, id_of(message))


def offered(message: dict[str, Any], person: Person) -> dict[str, Any]:
    """Answer the last question, which may have been answered already."""
    told = [one.get("game") or one for one in person.got]
    questions = [one["question"] for one in told if one.get("question")]
    offers = [offer["play"] for offer in questions[-1]["offers"]] if questions else []
    plays = offers or PLAYS
    return {"do": "play", "id": message["id"], "play": plays[message["at"] % len(plays)]}


def id_of(message: str | bytes) -> str | None:
    try:
        id_ = json.loads(message)["id"] if isinstance(message, str) else None
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return id_ if isinstance(id_, str) and 1 <= len(id_) <= 40 else None


@pytest.fixture(scope="module")
async def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Rig]:
    file = tmp_path_factory.mktemp("fuzzed") / "podium.sqlite"
    async with running(file, limited(complaints=PLENTY), QuickOutside()) as rig:
        yield rig


@pytest.mark.parametrize("game", ["runner-up", "loading"])
@OFTEN
@given(st.lists(st.tuples(st.integers(0, 2), messages), max_size=60))
async def test_whatever_is_sent_is_answered_once_and_the_game_goes_on(
    fuzzed: Rig, caplog: pytest.LogCaptureFixture, game: str, script: list[tuple[int, Any]]
) -> None:
    caplog.clear()
    code = await fuzzed.open(game=game, bots=["random"], start=len(script) % 2 == 1)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(fuzzed.person(code, secret)) for secret in PEOPLE]
        sent: list[list[Sent]] = [[], [], []]
        for at, message in script:
            sent[at].append(sent_as(message, people[at]))
            await people[at].send(sent[at][-1].content)
        for person, messages_sent in zip(people, sent, strict=True):
            await check_answers(person, messages_sent)
        await check_kept(fuzzed, code)
        await play_on(fuzzed, code, people)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def check_answers(person: Person, sent: Sequence[Sent]) -> None:
    """Every message has one answer, and what has an id is answered by that."""
    await person.send({"do": "ping", "sent": 0.125})
    await person.until("pong", sent=0.125)
    answers = [one for one in person.got if one["push"] in ("done", "refused", "pong")]
    assert len(answers) == len(sent) + 1
    named = Counter(one["id"] for one in answers if "id" in one)
    assert named <= Counter(one.id for one in sent if one.id is not None)
    done = {one["id"] for one in answers if one["push"] == "done"}
    refused = {one.get("id") for one in answers if one["push"] == "refused"}
    assert {one.id for one in sent if is_command(one)} <= done | refused


def is_command(one: Sent) -> bool:
    """Whether it is JSON with an id, as strict readers read it, and no ping."""
    if one.id is None or not isinstance(one.content, str):
        return False
    strange = ("NaN", "Infinity", "\\ud", "0" * 300)
    return '"do": "ping"' not in one.content and not any(each in one.content for each in strange)


async def check_kept(rig: Rig, code: str) -> None:
    """The table is what its journal says."""
    live = rig.hall.tables[code]
    assert not live.broken
    async with live.lock:
        kept = restored(await rig.hall.house.journal(code))
        assert (kept.seats, kept.talk, kept.lines) == (
            live.table.seats,
            live.table.talk,
            live.table.lines,
        )
        assert (kept.course is None) == (live.table.course is None)
        if kept.course is not None and live.table.course is not None:
            show = kept.game.show_state
            assert show(kept.course.state) == show(live.table.course.state)


async def play_on(rig: Rig, code: str, people: Sequence[Person]) -> None:
    """Let bots end the game that is going on, or another one, while somebody watches."""
    host = people[0]
    async with rig.person(code, WATCHING) as watching, asyncio.timeout(PATIENCE):
        await watching.until("snapshot")
        await host.do("sit", id="last sit", name="Ann")
        await host.do("invite", id="last bot", bot="random")
        await host.do("start", id="last start")
        for person in people:
            await person.do("leave", id="last leave")
        await watching.until("happened")
        while not watching.got[-1].get("outcome"):
            await watching.hear()


# What comes over HTTP


class Thread:
    """A server in a thread of its own: schemathesis waits for answers in the test's."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.address = ""
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()))

    async def serve(self) -> None:
        self.loop, self.ended = asyncio.get_running_loop(), asyncio.Event()
        async with running(self.file, limited()) as rig:
            self.address = f"http://{rig.host}"
            self.ready.set()
            await self.ended.wait()

    def end(self) -> None:
        self.loop.call_soon_threadsafe(self.ended.set)
        self.thread.join()


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    server = Thread(tmp_path_factory.mktemp("api") / "podium.sqlite")
    server.thread.start()
    assert server.ready.wait(PATIENCE)
    yield schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    server.end()


CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]


def test_answers_are_what_the_schema_says(api: Any) -> None:
    operations = [found.ok() for found in api.get_all_operations()]
    assert len(operations) == 6
    for operation in operations:

        @settings(max_examples=25, suppress_health_check=list(HealthCheck))
        @given(operation.as_strategy())
        def answers_fit(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=CHECKS)

        answers_fit()
