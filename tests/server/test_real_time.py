"""Bots at tables in real time, over real sockets: they take their time, and are overtaken."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from podium.core.chance import Chance
from podium.core.player import Plan
from podium.core.record import read_record
from podium.core.replay import replay
from podium.games import find_game
from podium.server import thoughts
from podium.server.thoughts import Chosen, Thought, concluded, packed
from podium.table.lines import AnyLine, Called, Played, TimeUp, Woke, read_line
from podium.table.timing import SHORTEST_MOMENT, Task
from server.rig import ANN, BEN, Person, QuickOutside, Rig, eventually, running

GAME = find_game("loading")
SETTINGS = {"think_seconds": 300}  # of a clock that runs a hundred times as fast


async def opened(rig: Rig, bots: int = 2, **options: Any) -> str:
    wish = {"game": "loading", "settings": SETTINGS, "options": options, "start": True}
    return await rig.open(ANN, bots=["random"] * bots, **wish)


async def journal(rig: Rig, code: str) -> list[AnyLine]:
    return [read_line(text) for text in await rig.hall.house.store.read(code)]


async def over(person: Person) -> None:
    while not (await person.hear()).get("outcome"):
        pass


def played_by(lines: list[AnyLine], seat: str) -> list[Played]:
    return [line for line in lines if isinstance(line, Played) and line.seat == seat]


async def test_bots_play_to_the_end_and_take_their_time(file: Path) -> None:
    async with running(file, outside=QuickOutside()) as rig:
        code = await opened(rig)
        async with rig.person(code, BEN) as watching, rig.person(code) as ann:
            await ann.do("ready")
            await ann.do("leave")  # the game's stand-in goes on
            await over(watching)
        lines = await journal(rig, code)
        record = read_record((await rig.http.get(f"/api/tables/{code}/record")).text)
    *_, last = replay(GAME, record)
    assert last.state.is_over()
    starts = [line.starts for line in lines if isinstance(line, Called)][-1]
    for seat in "BC":
        times = [starts, *(line.at for line in played_by(lines, seat))]
        assert all(b - a >= SHORTEST_MOMENT for a, b in pairwise(times))


async def test_a_game_goes_on_after_the_server_was_down(file: Path) -> None:
    """LD-23: the time in which it was down does not count."""
    outside = QuickOutside()
    async with running(file, outside=outside) as rig:
        code = await opened(rig, minutes=3)
        async with rig.person(code) as ann:
            await ann.do("ready")
            while not (ann.got[-1].get("view") or {}).get("packs"):
                await ann.hear()
        live = rig.hall.tables[code]
        await eventually(lambda: not live.table.present)
    async with running(file, outside=outside) as rig:
        await asyncio.sleep(0.1)  # ten seconds of its clock
        async with rig.person(code, BEN) as watching:
            await over(watching)
        lines = await journal(rig, code)
    assert any(isinstance(line, Woke) for line in lines)
    called = [line for line in lines if isinstance(line, Called)][-1]
    slept = sum(line.slept for line in lines if isinstance(line, Woke))
    ended = [line.at for line in lines if isinstance(line, TimeUp)]
    assert all(at >= called.starts + 180_000 + slept for at in ended)


# What bots plan


class Planning:
    """Thinks instead of the processes; counts the thoughts for each seat's question."""

    def __init__(self, plan: Callable[[Task, int], Chosen]) -> None:
        self.plan = plan
        self.thoughts: list[Task] = []

    async def choose(self, task: Task, *_: object) -> Chosen:
        self.thoughts.append(task)
        return self.plan(task, len(self.thoughts))


def passing(task: Task) -> str:
    return f">#{task.view.mats[task.view.viewer].holding}"


async def started(rig: Rig, ann: Person) -> dict[str, Any]:
    """Let the game start, and return what Ann sees then."""
    await ann.do("ready")
    while not ann.got[-1].get("view") or ann.got[-1]["view"]["phase"] != "on":
        await ann.hear()
    clock = [one["clock"] for one in ann.got if one["push"] == "timed"][-1]
    await eventually(lambda: rig.hall.house.outside.now() >= clock["starts"])
    view: dict[str, Any] = ann.got[-1]["view"]
    return view


async def has_played(rig: Rig, code: str, seat: str, times: int) -> None:
    """Wait until a seat has played so often."""
    live = rig.hall.tables[code]
    await eventually(
        lambda: (
            live.table.course is not None
            and [getattr(step, "seat", "") for step in live.table.course.steps].count(seat) >= times
        )
    )


async def test_a_bot_acts_when_it_has_taken_the_time_that_it_said(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planning = Planning(lambda task, _: Chosen(passing(task), 5000))
    async with running(file, outside=QuickOutside()) as rig:
        monkeypatch.setattr(rig.hall.house.thinkers, "choose", planning.choose)
        code = await opened(rig, bots=1)  # two have a pack each, and change them
        async with rig.person(code) as ann:
            await started(rig, ann)
            await has_played(rig, code, "B", 2)
            lines = await journal(rig, code)
    starts = next(line.starts for line in reversed(lines) if isinstance(line, Called))
    first, second, *_ = played_by(lines, "B")
    assert first.at >= starts + 5000
    assert second.at >= first.at + 5000


async def test_a_bot_that_was_overtaken_looks_again(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """LD-29: what it wanted has become impossible; that costs it nothing but the time."""
    plans = [Chosen(">#9", 100_000), Chosen(">#1", 1000)]
    planning = Planning(lambda task, at: plans[at - 1] if at < 3 else Chosen(passing(task), 1000))
    async with running(file, outside=QuickOutside()) as rig:
        monkeypatch.setattr(rig.hall.house.thinkers, "choose", planning.choose)
        code = await opened(rig, bots=1)
        async with rig.person(code) as ann:
            await started(rig, ann)
            await eventually(lambda: len(planning.thoughts) == 1)
            assert (await ann.do("play", play=">#1"))["push"] == "done"
            await has_played(rig, code, "B", 1)
            lines = await journal(rig, code)
    first, second = planning.thoughts[:2]
    assert second.view != first.view
    assert played_by(lines, "B")[0].play == ">#1"
    assert "a bot chose" not in caplog.text


async def test_a_bot_that_plans_what_was_never_possible_stops_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    planning = Planning(lambda *_: Chosen("nonsense", 1000))
    async with running(file, outside=QuickOutside()) as rig:
        monkeypatch.setattr(rig.hall.house.thinkers, "choose", planning.choose)
        code = await opened(rig, bots=1)
        async with rig.person(code) as ann:
            await started(rig, ann)
            while not any(one.get("log") for one in ann.got):
                await ann.hear()
    assert "a bot chose 'nonsense'" in caplog.text


class Slow:
    """A bot with times of its own."""

    def __init__(self, chance: Chance) -> None:
        pass

    def choose(self, _: Any, legal: Any) -> Any:
        return legal[0]

    def plan(self, _: Any, legal: Any) -> Plan[Any]:
        return Plan(legal[-1], 4321)


@pytest.mark.parametrize(("name", "takes"), [("loading", 4321), ("runner-up", None)])
def test_in_real_time_a_bot_is_asked_for_its_plan(
    name: str, takes: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thoughts, "find_bot", lambda *_: Slow)
    game = find_game(name)
    state, chance = game.start(3, game.options_type()), Chance(ANN)
    while state.awaits_deal():
        state = game.deal(state, game.draw(state, chance))
    seat = game.awaited(state)[0]
    legal = game.legal(state, seat)
    thought = Thought(name, "slow", 3, packed(game.view(state, seat)), packed(legal), "seed")
    chosen = legal[-1] if takes else legal[0]
    assert concluded(thought) == Chosen(game.show_action(chosen, 3), takes)
