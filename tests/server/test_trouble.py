"""What goes wrong at one table: the store fails, another server is quicker, a bot chooses badly."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from podium.core.errors import BotFailed, NumberTaken, StoreFull
from podium.server.thoughts import Chosen
from podium.table.lines import Spoke, read_line, show_line
from server.rig import BEN, Rig, eventually, running

HELLO = show_line(Spoke(at=1, seat=0, phrase="hello"))


class Failing:
    """Lets a store fail to append so many times; `before` is done first each time."""

    def __init__(self, rig: Rig, times: int, error: type[Exception], before: Any = None) -> None:
        self.append = rig.hall.house.store.append
        self.left, self.error, self.before = times, error, before

    async def __call__(self, table: str, first: int, lines: Sequence[str]) -> None:
        if self.left:
            self.left -= 1
            if self.before:
                await self.before(first)
            raise self.error("as the test wants it")
        await self.append(table, first, lines)


async def unreadable(_: str) -> list[str]:
    raise StoreFull("as the test wants it")


async def test_what_could_not_be_stored_was_not_done_and_can_be_sent_again(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await rig.open()
    async with rig.person(code) as ann, rig.person(code, BEN) as ben:
        await ben.until("snapshot")
        monkeypatch.setattr(rig.hall.house.store, "append", Failing(rig, 1, StoreFull))
        refused = await ann.do("invite", id="once", bot="random")
        assert (refused["push"], refused["code"]) == ("refused", "server-trouble")
        assert len((await ben.until("snapshot"))["table"]["seats"]) == 1
        assert await ann.do("invite", id="once", bot="random") == {"push": "done", "id": "once"}
        assert len((await ben.until("changed"))["table"]["seats"]) == 2


async def test_a_mistake_at_one_table_is_answered_and_it_begins_anew(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await rig.open()
    async with rig.person(code) as ann:
        monkeypatch.setattr(rig.hall.house.store, "append", Failing(rig, 1, RuntimeError))
        assert (await ann.do("invite", bot="random"))["code"] == "server-trouble"
        assert (await ann.do("invite", bot="random"))["push"] == "done"


async def test_a_table_that_cannot_be_read_sends_everybody_away_and_comes_back(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, other = await rig.open(), await rig.open()
    async with rig.person(other) as cat, rig.person(code) as ann:
        await ann.until("snapshot")
        with monkeypatch.context() as patch:
            patch.setattr(rig.hall.house.store, "append", Failing(rig, 1, StoreFull))
            patch.setattr(rig.hall.house.store, "read", unreadable)
            await ann.send({"do": "invite", "id": "1", "bot": "random"})
            assert await ann.end() == 1013
        assert (await cat.do("invite", bot="random"))["push"] == "done"
        async with rig.person(code) as again:
            assert (await again.do("invite", id="1", bot="random"))["push"] == "done"


async def test_where_another_server_was_quicker_its_lines_are_told_first(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await rig.open()
    append = rig.hall.house.store.append

    async def be_quicker(first: int) -> None:
        await append(code, first, [HELLO])

    async with rig.person(code) as ann:
        await ann.until("snapshot")
        failing = Failing(rig, 2, NumberTaken, be_quicker)
        monkeypatch.setattr(rig.hall.house.store, "append", failing)
        assert (await ann.do("invite", bot="random"))["push"] == "done"
        await ann.until("changed")
        told = [one["push"] for one in ann.got if "number" in one]
        assert told == ["snapshot", "talked", "talked", "changed"]


async def test_a_table_at_which_others_are_always_quicker_is_answered(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await rig.open()
    async with rig.person(code) as ann:
        monkeypatch.setattr(rig.hall.house.store, "append", Failing(rig, 10, NumberTaken))
        assert (await ann.do("invite", bot="random"))["code"] == "server-trouble"
        assert (await ann.do("invite", bot="random"))["push"] == "done"


@pytest.mark.parametrize("choice", ["nothing", "+9>A", BotFailed("it gave up")], ids=repr)
async def test_whatever_a_bot_chooses_the_game_goes_on(
    file: Path, monkeypatch: pytest.MonkeyPatch, choice: str | Exception
) -> None:
    async def choose(*_: object) -> Chosen:
        if isinstance(choice, Exception):
            raise choice
        return Chosen(choice)

    async with running(file) as rig:
        monkeypatch.setattr(rig.hall.house.thinkers, "choose", choose)
        code = await rig.open(bots=["random"], start=True)
        async with rig.person(code) as ann:
            assert (await ann.play_to_the_end())["winners"]


async def test_a_bot_that_fails_when_its_game_is_over_already_stops_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thinking, over = asyncio.Event(), asyncio.Event()

    async def fail_late(*_: object) -> str:
        thinking.set()
        await over.wait()
        raise BotFailed("it gave up")

    async with running(file) as rig:
        code = await rig.open(bots=["random"], start=True)
        async with rig.person(code) as ann:
            await ann.until("snapshot")
            choose = rig.hall.house.thinkers.choose
            monkeypatch.setattr(rig.hall.house.thinkers, "choose", fail_late)
            live = rig.hall.tables[code]
            live.bots.stop()
            live.bots.look()
            await thinking.wait()
            monkeypatch.setattr(rig.hall.house.thinkers, "choose", choose)
            whole = live.table
            assert whole.course is not None
            asked = tuple(
                one._replace(occasion=(), awaited=False) for one in whole.course.questions
            )
            live.table = replace(whole, course=replace(whole.course, questions=asked))
            over.set()
            await eventually(lambda: not live.bots.thinking)
            live.table = whole
            live.bots.look()
            await ann.do("leave")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_journal_that_was_cut_before_a_deal_is_mended(file: Path) -> None:
    async with running(file) as rig:
        code = await rig.open(bots=["random"], start=True)
        lines = await rig.hall.house.store.read(code)
        assert read_line(lines[-1]).__class__.__name__ == "Dealt"
        cut = "BCDFGH"
        whole = [line.replace(code, cut) for line in lines[:-1]]
        await rig.hall.house.store.append(cut, 1, whole)
        async with rig.person(cut) as ann:
            assert (await ann.until("snapshot"))["game"]["question"]["offers"]


async def test_a_server_that_ends_opens_no_table_any_more(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code) as ann:
        await ann.until("snapshot")
        await rig.hall.close()
        assert await ann.end() == 1013
    assert rig.hall.tables[code].broken
    answer = await rig.http.get(f"/api/tables/{code}")
    assert (answer.status_code, answer.json()["code"]) == (503, "server-trouble")
    await eventually(lambda: not rig.hall.tables[code].work)
