"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from podium.core.record import read_record
from podium.core.replay import replay
from podium.games import find_game
from server.rig import ANN, BEN, CAT, Person, QuickOutside, Rig, answer_to, running


async def test_one_plays_with_bots_from_a_single_request_to_the_end(rig: Rig) -> None:
    code = await rig.open(bots=["greedy", "random"], start=True)
    async with rig.person(code) as ann:
        outcome = await ann.play_to_the_end()
    record = read_record((await rig.http.get(f"/api/tables/{code}/record")).text)
    assert outcome["scores"] == list(record.outcome.scores)
    assert len(list(replay(find_game("runner-up"), record))) == len(record.steps) + 1


async def test_two_people_and_a_bot_play_while_another_watches(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code) as ann, rig.person(code, BEN) as ben, rig.person(code, CAT) as cat:
        assert (await ben.do("sit", name="Ben"))["push"] == "done"
        assert (await ann.do("invite", bot="random"))["push"] == "done"
        assert (await ann.do("start"))["push"] == "done"
        outcomes = await asyncio.gather(going_on(ann), going_on(ben), watching(cat))
        assert outcomes[0] == outcomes[1] == outcomes[2]
        for person in (ann, ben, cat):
            check_stream(person)
        assert not any(has_a_hand(message) for message in cat.got)
        assert [one for one in ben.got if has_a_hand(one)]


async def going_on(person: Person) -> Any:
    """Play a game that has begun for this person already, or begins now."""
    if not any(message["push"] == "began" for message in person.got):
        await person.until("began")
    began = next(message for message in person.got if message["push"] == "began")
    told = [began, *person.got[person.got.index(began) + 1 :]]
    questions = [one["question"] for one in told if one["push"] == "happened" and "question" in one]
    question = questions[-1] if questions else began["game"]["question"]
    while True:
        if question:
            await person.send(answer_to(question))
        happened = await person.until("happened")
        question = happened.get("question")
        if happened.get("outcome"):
            return happened["outcome"]


async def watching(person: Person) -> Any:
    while True:
        happened = await person.until("happened")
        if happened.get("outcome"):
            return happened["outcome"]


def check_stream(person: Person) -> None:
    """Numbers are without gaps, from the first push on."""
    numbers = [message["number"] for message in person.got if "number" in message]
    assert numbers == list(range(1, len(numbers) + 1))


def has_a_hand(message: dict[str, Any]) -> bool:
    text = json.dumps(message)
    return '"hand": [' in text or '"choice": {' in text


async def test_a_bot_chooses_for_who_takes_too_long(file: Path) -> None:
    settings = {"bots_at_once": True, "think_seconds": 15}
    async with running(file, outside=QuickOutside()) as rig:
        code = await rig.open(bots=["random"], start=True, settings=settings)
        async with rig.person(code) as ann:
            snapshot = await ann.until("snapshot")
            deadline = snapshot["game"]["awaited"][0]["deadline"]
            assert 0 < deadline - snapshot["time"] <= 15_000
            await ann.until("happened", log=[])
            table = rig.hall.tables[code].table
            while not any(one.get("log") for one in ann.got if one["push"] == "happened"):
                await ann.until("happened")
            assert rig.hall.house.outside.now() >= deadline
            assert not table.seats[0].away


async def test_nothing_goes_on_while_nobody_is_there(file: Path) -> None:
    settings = {"bots_at_once": True, "think_seconds": 15}
    async with running(file, outside=QuickOutside()) as rig:
        code = await rig.open(bots=["random"], start=True, settings=settings)
        before = await rig.hall.house.store.read(code)
        await asyncio.sleep(0.3)  # twice as long as one may think
        assert await rig.hall.house.store.read(code) == before
        async with rig.person(code) as ann:
            snapshot = await ann.until("snapshot")
            assert snapshot["game"]["awaited"][0]["deadline"] > snapshot["time"]


async def test_a_bot_goes_on_for_who_leaves_until_they_come_back(file: Path) -> None:
    async with running(file, outside=QuickOutside()) as rig:
        code = await rig.open(bots=["random"])
        async with rig.person(code, BEN) as ben:
            await ben.do("sit", name="Ben")
            async with rig.person(code) as ann:
                await ann.do("start")
                await ann.do("leave")
            await ben.until("changed")
            seat = rig.hall.tables[code].table.seats[0]
            assert seat.away
            assert (await going_on(ben))["winners"]
            async with rig.person(code) as ann:
                table = (await ann.until("snapshot"))["table"]
                assert table["seats"][0] == {**table["seats"][0], "present": True, "away": False}


async def test_the_same_people_play_again(rig: Rig) -> None:
    code = await rig.open(bots=["random"], start=True)
    async with rig.person(code) as ann:
        await ann.play_to_the_end()
        assert (await ann.do("start"))["push"] == "done"
        assert (await ann.until("began"))["game"]["number"] == 2


async def test_a_restarted_server_finds_everything_as_it_was(file: Path) -> None:
    async with running(file) as rig:
        code = await rig.open(bots=["random"], start=True, settings={"think_seconds": None})
        async with rig.person(code) as ann:
            question = (await ann.until("snapshot"))["game"]["question"]
            await ann.send(answer_to(question))
            await ann.until("done")
            await ann.do("speak", phrase="hello")
    async with running(file) as rig, rig.person(code, ANN, seen=ann.last_seen) as ann:
        snapshot = await ann.until("snapshot")
        assert snapshot["stream"] != ann.seen["stream"] if ann.seen else None
        assert snapshot["talk"][0]["phrase"] == "hello"
        assert snapshot["game"]["view"]["choice"]
        repeated = await ann.do("play", id=f"play {question['asked']}", play="?")
        assert repeated == {"push": "done", "id": f"play {question['asked']}"}


async def test_a_server_that_ends_in_the_middle_of_a_game_lets_it_be_finished(file: Path) -> None:
    async with running(file) as rig:
        code = await rig.open(bots=["random", "random"], start=True)
        async with rig.person(code) as ann:
            question = (await ann.until("snapshot"))["game"]["question"]
            await ann.send(answer_to(question))
            await ann.until("happened")
            lines = await rig.hall.house.store.read(code)
    async with running(file) as rig:
        async with rig.person(code) as ann:
            outcome = await ann.play_to_the_end()
        assert (await rig.hall.house.store.read(code))[: len(lines)] == lines
        record = read_record((await rig.http.get(f"/api/tables/{code}/record")).text)
    assert outcome["winners"] == list(record.outcome.winners)
