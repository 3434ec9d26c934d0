"""When a bot is to choose, with a clock that the test moves."""

from __future__ import annotations

from podium.protocol.commands import Leave, Sit, Start
from podium.protocol.words import Settings
from podium.table.lines import Away, Played
from podium.table.timing import LONGEST_MOMENT, SHORTEST_MOMENT, due, task_for
from table.tables import ANN, BEGINNING, BEN, LiveTable


def with_ben(**settings: object) -> LiveTable:
    live = LiveTable(settings=Settings(**settings))  # type: ignore[arg-type]
    live.comes(BEN)
    live.does(BEN, Sit("1", "Ben"))
    live.does(ANN, Start("2"))
    return live


def when(live: LiveTable, seat: int) -> int | None:
    return next((one.when - live.now for one in due(live.table) if one.seat == seat), None)


def test_a_bot_takes_a_moment() -> None:
    live = LiveTable(bots=("random",), start=True)
    moment = when(live, 1)
    assert moment is not None
    assert SHORTEST_MOMENT <= moment < LONGEST_MOMENT
    assert when(live, 1) == moment


def test_moments_differ() -> None:
    live = LiveTable(bots=("random",) * 5, start=True)
    assert len({when(live, seat) for seat in range(1, 6)}) > 1


def test_bots_may_act_at_once() -> None:
    live = LiveTable(bots=("random",), start=True, settings=Settings(bots_at_once=True))
    assert when(live, 1) == 0


def test_a_person_has_so_long_to_think() -> None:
    live = with_ben(think_seconds=30)
    assert when(live, 0) == 30_000
    live.now += 10_000
    assert when(live, 0) == 20_000
    live.plays(ANN)
    assert when(live, 0) is None
    assert when(live, 1) == 20_000
    live.plays(BEN)
    assert when(live, 0) == 30_000


def test_a_table_may_have_no_limit() -> None:
    live = with_ben(think_seconds=None)
    assert due(live.table) == ()
    assert live.snapshot(ANN).game.awaited[0].deadline is None  # type: ignore[union-attr]


def test_everybody_sees_until_when_one_may_think_but_of_bots_nothing() -> None:
    live = LiveTable(bots=("random",), start=True)
    game = live.snapshot(ANN).game
    assert game is not None
    assert [one.deadline for one in game.awaited] == [BEGINNING + 60_000, None]


def test_a_bot_chooses_once_for_who_is_there_and_takes_too_long() -> None:
    live = with_ben(think_seconds=15)
    live.plays(BEN)
    live.now += 15_000
    live.let_bots_act()
    played = live.journal[-1]
    assert isinstance(played, Played)
    assert (played.seat, played.bot) == ("A", True)
    assert not live.table.seats[0].away
    assert when(live, 0) == 15_000


def test_a_bot_goes_on_for_who_is_not_there_and_takes_too_long() -> None:
    live = with_ben(think_seconds=15)
    live.plays(BEN)
    live.goes(ANN)
    live.now += 15_000
    live.let_bots_act()
    assert isinstance(live.journal[-2], Away)
    moment = when(live, 0)
    assert moment is not None
    assert moment < LONGEST_MOMENT
    live.comes(ANN)
    assert when(live, 0) == 15_000


def test_the_stand_in_is_the_one_that_the_game_names() -> None:
    live = with_ben()
    live.does(ANN, Leave("3"))
    assert task_for(live.table, live.course, 0).bot == "greedy"


def test_nothing_goes_on_while_nobody_is_there() -> None:
    live = LiveTable(bots=("random",), start=True)
    live.goes(ANN)
    assert due(live.table) == ()
    live.now += 3_600_000
    live.comes(ANN)
    assert when(live, 0) == 60_000
    moment = when(live, 1)
    assert moment is not None
    assert moment >= SHORTEST_MOMENT


def test_a_bot_is_given_a_view_and_what_is_legal() -> None:
    live = LiveTable(bots=("random",), start=True)
    task = task_for(live.table, live.course, 1)
    assert task.bot == "random"
    assert task.view == live.course.game.view(live.course.state, 1)
    assert task.legal == live.course.game.legal(live.course.state, 1)
