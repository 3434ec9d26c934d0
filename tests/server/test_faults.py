"""LOADING over bad connections: late, lost and repeated messages, and connections that break.

Seven people play at once. However much goes wrong on the way, every command has one answer and one
effect at most, everybody has seen nothing but what was so, and in the end all see the same.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import AsyncExitStack
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from podium.core.chance import Chance
from podium.core.record import read_record
from podium.core.replay import replay
from podium.games import find_game
from podium.server.people import person_of
from podium.table.lines import AnyLine, Called, Dealt, Played, read_line
from server.rig import PATIENCE, PLENTY, Rig, limited, running
from server.shaky import Faults, Shaky

pytestmark = [pytest.mark.slow, pytest.mark.once]

GAME = find_game("loading")
PEOPLE = 7
SEEDS = range(4)
LASTS = 8.0  # seconds until people would rather stop
PACE = (0.02, 0.3)  # seconds between two things that somebody does
CLEAN = Faults(0, 0, 0, 0, 0)


def secret_of(seed: int, seat: int) -> str:
    return f"secret of seat {seat} at {seed}"


async def gathered(rig: Rig, seed: int) -> tuple[str, list[Shaky]]:
    """Open a table with seven people, all there but not ready."""
    settings = {"think_seconds": None}
    options = {"mistakes": ("refused", "at-table")[seed % 2], "base": seed % 4 > 1}
    code = await rig.open(
        secret_of(seed, 0), game="loading", name="A", settings=settings, options=options
    )
    address = f"ws://{rig.host}/api/tables/{code}/socket"
    people = [
        Shaky(address, secret_of(seed, seat), Faults(), Random(f"{seed} {seat}"))
        for seat in range(PEOPLE)
    ]
    return code, people


async def play_at_one_table(rig: Rig, seed: int) -> tuple[str, list[Shaky]]:
    code, people = await gathered(rig, seed)
    async with AsyncExitStack() as stack:
        for person in people:
            await stack.enter_async_context(person.present())
            await person.when(lambda person=person: person.table is not None)  # type: ignore[misc]
        for person in people[1:]:
            assert (await person.done("sit", name="Guest"))["push"] == "done"
        assert (await people[0].done("start"))["push"] == "done"
        await asyncio.gather(*(plays(person) for person in people))
    return code, people


async def plays(person: Shaky) -> None:
    """Say that one is ready, and then do something again and again until the game is over."""
    person.do("ready", battery=person.lot.randrange(5, 100))
    await person.when(lambda: bool(person.game and person.game["question"]))
    begin = asyncio.get_running_loop().time()
    while not person.game["outcome"]:
        await asyncio.sleep(person.lot.uniform(*PACE))
        tired = asyncio.get_running_loop().time() - begin > LASTS
        if person.game["question"] and len(person.open) < 3:
            person.do("play", play=something(person, tired=tired))
        else:
            await next_told(person)


async def next_told(person: Shaky) -> None:
    """Wait until something comes; what was lost last of all is only noticed by looking again."""
    try:
        person.told.clear()
        await asyncio.wait_for(person.told.wait(), 1)
    except TimeoutError:
        person.look_again()


def something(person: Shaky, *, tired: bool) -> str:
    """Choose among all that could be legal, by what the person sees: that may be long ago."""
    view = msgspec.convert(person.game["view"], GAME.view_type)
    guess = GAME.guess(view, Chance(str(person.lot.random())))
    texts = [GAME.show_action(action, PEOPLE) for action in GAME.legal(guess, view.viewer)]
    *lays, passing, stopping = texts
    if tired and person.lot.random() < 0.3:
        return stopping
    return person.lot.choice(lays) if lays and person.lot.random() < 0.5 else passing


# What has to be so


async def settled(person: Shaky) -> None:
    """Let everything that is still open be answered, over a good connection."""
    person.faults = CLEAN
    async with person.present():
        await person.when(lambda: not person.open and bool(person.game["outcome"]))


async def seen_anew(rig: Rig, code: str, secret: str) -> Any:
    async with rig.person(code, secret) as person:
        return await person.until("snapshot")


def check_answers(person: Shaky, journal: list[AnyLine]) -> None:
    """Every command has one answer, and one line if it was done."""
    assert not person.open
    for name, answers in person.answers.items():
        assert all(answer == answers[0] for answer in answers), (name, answers)
    played = [line.command for line in journal if line.by == person_of(person.secret)]
    done = {name for name, answers in person.answers.items() if answers[0]["push"] == "done"}
    assert len(played) == len(set(played))
    assert set(played) == done


def check_views(person: Shaky, positions: list[Any]) -> None:
    """What somebody was shown was so, one after the other: no card in two places, and none back."""
    true = iter([as_sent(position, person.game["you"]) for position in positions])
    before = None
    for view in person.views:
        assert view == before or view in true  # takes from the iterator until it finds it
        before = view


def as_sent(position: Any, seat: int) -> Any:
    return json.loads(msgspec.json.encode(GAME.view(position.state, seat)))


def check_start(journal: list[AnyLine]) -> None:
    """LD-7: nothing is played before the start, and all is dealt by then."""
    starts = [line.starts for line in journal if isinstance(line, Called)][-1]
    assert all(line.at < starts for line in journal if isinstance(line, Dealt))
    assert all(line.at >= starts for line in journal if isinstance(line, Played))


def codes(people: list[Shaky]) -> Counter[str]:
    answers = [answers[0] for person in people for answers in person.answers.values()]
    return Counter(answer["code"] for answer in answers if answer["push"] == "refused")


async def check_all(rig: Rig, code: str, people: list[Shaky]) -> None:
    laws = import_module("games.loading.laws")
    live = rig.hall.tables[code]
    journal = [read_line(text) for text in await rig.hall.house.store.read(code)]
    record = read_record((await rig.http.get(f"/api/tables/{code}/record")).text)
    positions = list(replay(GAME, record))
    for position in positions:
        laws.check_conserved(position.state)
    assert live.table.course is not None
    end = GAME.show_state(live.table.course.state)
    assert GAME.show_state(positions[-1].state) == end
    check_start(journal)
    for person in people:
        check_answers(person, journal)
        check_views(person, positions)
        anew = await seen_anew(rig, code, person.secret)
        assert person.game == anew["game"]
        assert person.views[-1] == as_sent(positions[-1], person.game["you"])


async def test_however_bad_the_connections_the_table_stays_one(file: Path) -> None:
    """LD-29: every command has one answer, in the order in which commands reach the table."""
    happened: Counter[str] = Counter()
    why: Counter[str] = Counter()
    async with running(file, limited(complaints=PLENTY)) as rig, asyncio.timeout(4 * PATIENCE):
        tables = await asyncio.gather(*(play_at_one_table(rig, seed) for seed in SEEDS))
        for code, people in tables:
            await asyncio.gather(*(settled(person) for person in people))
            await check_all(rig, code, people)
            why += codes(people)
            happened.update(sum((person.happened for person in people), Counter()))
    assert all(happened[what] for what in ("lost", "repeated", "broken", "missed", "connected"))
    assert why["other-pack"] + why["no-pack"] + why["has-laid"] > 0  # overtaken by one's own
    assert why["top-changed"] + why["pile-out"] + why["not-next"] > 0  # overtaken by others
