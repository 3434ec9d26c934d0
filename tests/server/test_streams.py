"""Pushes: numbered for each person, resumed after a cut, the same over every connection."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from podium.server.sockets import Connection
from server.rig import ANN, BEN, CAT, Person, Rig, answer_to, eventually, limited, running

PHRASES = ("hello", "thanks", "sorry", "oops", "wow")


async def say(person: Person, *phrases: str) -> None:
    for phrase in phrases:
        assert (await person.do("speak", phrase=phrase))["push"] == "done"


def phrases_in(messages: list[dict[str, Any]]) -> list[str]:
    return [message["talk"]["phrase"] for message in messages if message["push"] == "talked"]


async def test_a_stream_begins_with_a_snapshot_numbered_1(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code) as ann:
        first = await ann.hear()
        assert (first["push"], first["number"]) == ("snapshot", 1)


async def test_after_a_cut_exactly_what_was_missed_comes_and_no_snapshot(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code) as ann:
        async with rig.person(code, BEN) as ben:
            await ben.do("sit", name="Ben")
            await say(ann, "hello")
            await ben.until("talked")
        await say(ann, "thanks", "sorry")
        async with rig.person(code, BEN, seen=ben.last_seen) as again:
            await again.until("talked")
            await again.until("talked")
            await say(ann, "oops")
            await again.until("talked")
    numbers = [one["number"] for one in ben.got + again.got if "number" in one]
    assert numbers == list(range(1, len(numbers) + 1))
    assert phrases_in(again.got) == ["thanks", "sorry", "oops"]
    assert not any(one["push"] == "snapshot" for one in again.got)


async def test_who_missed_nothing_is_told_the_whole_of_it(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code), rig.person(code, CAT) as cat:
        await cat.until("snapshot")
        async with rig.person(code, CAT, seen=cat.last_seen) as again:
            assert (await again.hear())["push"] == "snapshot"


@pytest.mark.parametrize(
    "seen",
    [
        {"stream": "another", "number": 1},
        {"stream": "", "number": 0},
        {"number": 0},
        {"number": -5},
        {"number": 10**30},
    ],
)
async def test_who_says_what_cannot_be_gets_a_snapshot(rig: Rig, seen: dict[str, Any]) -> None:
    code = await rig.open()
    async with rig.person(code) as ann:
        stream = (await ann.until("snapshot"))["stream"]
        async with rig.person(code, seen={"stream": stream, **seen}) as again:
            assert (await again.hear())["push"] == "snapshot"


async def test_who_missed_too_much_gets_a_snapshot_and_goes_on_from_there(file: Path) -> None:
    async with running(file, limited(pushes=3)) as rig:
        code = await rig.open()
        async with rig.person(code) as ann:
            async with rig.person(code, BEN) as ben:
                await ben.until("snapshot")
            await say(ann, *PHRASES)
            async with rig.person(code, BEN, seen=ben.last_seen) as again:
                snapshot = await again.hear()
                assert snapshot["stream"] == ben.last_seen["stream"]
                await say(ann, "again")
                assert (await again.until("talked"))["number"] == snapshot["number"] + 1
                assert [talk["phrase"] for talk in snapshot["talk"]] == list(PHRASES)


async def test_two_tabs_of_one_person_are_told_the_same(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code) as one, rig.person(code) as other:
        first, second = await one.until("snapshot"), await other.until("snapshot")
        assert first["stream"] == second["stream"]
        await say(one, *PHRASES)
        for _ in PHRASES:
            await other.until("talked")
        told = [[m for m in tab.got if m["push"] == "talked"] for tab in (one, other)]
        assert told[0] == told[1][: len(told[0])]
        assert second["table"]["seats"][0]["present"]


async def test_one_is_present_until_the_last_tab_is_closed(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code, BEN) as ben:
        async with rig.person(code):
            async with rig.person(code) as other:
                await other.until("snapshot")
            await say_hello_to(ben, rig, code)
            assert rig.hall.tables[code].table.is_there(0)
        await ben.until("changed")
        while rig.hall.tables[code].table.is_there(0):
            await ben.hear()


async def say_hello_to(ben: Person, rig: Rig, code: str) -> None:
    """Let some messages pass, so that what happened before has been noticed."""
    for _ in range(3):
        await ben.send({"do": "ping", "sent": 1})
        await ben.until("pong")
        assert code in rig.hall.tables


async def test_who_takes_nothing_in_is_cut_off_and_nobody_else_waits(file: Path) -> None:
    async with running(file, limited(waiting=10, farewell=0.05)) as rig:
        code = await rig.open()
        stuck = Stuck(BEN)
        serving = asyncio.create_task(Connection(stuck.receive, stuck.send, rig.hall, code).serve())
        async with rig.person(code) as ann:
            await stuck.is_stuck.wait()
            await say(ann, *["wow"] * 11)
            async with asyncio.timeout(5):
                await serving
            await eventually(lambda: len(rig.hall.tables[code].table.present) == 1)
            await say(ann, "goodbye")


class Stuck:
    """A connection whose other end says hello and then takes nothing in."""

    def __init__(self, secret: str) -> None:
        self.events = [json.dumps({"do": "hello", "secret": secret})]
        self.is_stuck = asyncio.Event()

    async def receive(self) -> dict[str, str]:
        if not self.events:
            await asyncio.Event().wait()
        return {"type": "websocket.receive", "text": self.events.pop()}

    async def send(self, _: object) -> None:
        self.is_stuck.set()
        await asyncio.Event().wait()


async def test_a_table_has_room_for_so_many_viewers(file: Path) -> None:
    async with running(file, limited(viewers=2)) as rig:
        code = await rig.open()
        async with rig.person(code) as ann:
            async with rig.person(code, BEN) as ben:
                await ben.until("snapshot")
                async with rig.person(code, CAT) as cat:
                    assert (await cat.hear())["code"] == "table-full"
            await ann.until("snapshot")
            await eventually(lambda: len(rig.hall.tables[code].table.present) == 1)
            async with rig.person(code, CAT) as cat:
                assert (await cat.hear())["push"] == "snapshot"


async def test_somebody_with_too_many_connections_loses_the_oldest(file: Path) -> None:
    async with running(file, limited(connections=2)) as rig:
        code = await rig.open()
        async with rig.person(code) as first, rig.person(code) as second:
            for one in (first, second):
                await one.until("snapshot")
            async with rig.person(code) as third:
                await third.until("snapshot")
                assert await first.end() == 1013
                await say(third, "hello")
                assert (await second.until("talked"))["talk"]["phrase"] == "hello"
            assert (await second.do("invite", bot="random"))["push"] == "done"


async def test_a_table_that_nobody_visits_leaves_memory_and_comes_back(file: Path) -> None:
    async with running(file, limited(idle=0.1)) as rig:
        code = await rig.open(bots=["random"], start=True, settings={"think_seconds": None})
        async with rig.person(code) as ann:
            question = (await ann.until("snapshot"))["game"]["question"]
            await ann.send(answer_to(question))
            await ann.until("done")
            await asyncio.sleep(0.3)
            assert code in rig.hall.tables
        await eventually(lambda: not rig.hall.tables)
        async with rig.person(code, seen=ann.last_seen) as again:
            snapshot = await again.hear()
            assert snapshot["game"]["view"]["choice"]
            assert snapshot["stream"] != ann.last_seen["stream"]


async def test_what_one_seat_is_sent_shows_no_hand_of_another(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code) as ann, rig.person(code, BEN) as ben:
        await ben.do("sit", name="Ben")
        await ann.do("start")
        hands = {}
        for person in (ann, ben):
            while "hand" not in (view := last_view(person)) or not view["hand"]:
                await person.hear()
            hands[person] = view["hand"]
        state = rig.hall.tables[code].table.course
        assert state is not None
        for seat, person in enumerate((ann, ben)):
            cards = [
                [card.value for card in state.game.view(state.state, at).hand] for at in (0, 1)
            ]
            assert [card["value"] for card in hands[person]] == cards[seat]
            assert json.dumps(cards[1 - seat]) not in json.dumps(hands[person])


def last_view(person: Person) -> dict[str, Any]:
    views = [one["view"] for one in person.got if "view" in one]
    return views[-1] if views else {}


async def test_streams_of_those_who_have_gone_are_forgotten_in_time(file: Path) -> None:
    async with running(file, limited(resuming=0.05, idle=0.1)) as rig:
        code = await rig.open()
        async with rig.person(code) as ann:
            async with rig.person(code, BEN) as ben:
                await ben.until("snapshot")
            await eventually(lambda: len(rig.hall.tables[code].visitors) == 1)
            await say(ann, "hello")
            async with rig.person(code, BEN, seen=ben.last_seen) as again:
                assert (await again.hear())["stream"] != ben.last_seen["stream"]


async def test_every_person_has_a_stream_that_nobody_can_guess(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code) as ann, rig.person(code, BEN) as ben:
        streams = [(await person.until("snapshot"))["stream"] for person in (ann, ben)]
    assert streams[0] != streams[1]
    assert all(len(stream) == 32 for stream in streams)
    assert ANN not in streams
