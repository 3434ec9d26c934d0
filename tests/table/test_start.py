"""Until a game in real time starts: who is ready, the call, what is dealt when."""

from __future__ import annotations

import pytest

from podium.core.chance import Chance
from podium.core.errors import Refused
from podium.protocol.commands import Leave, Ready
from podium.protocol.pushes import Clock, Timed
from podium.table.alarms import ABSENCE, COUNTDOWN, LATE, LEAD, alarm, rung
from podium.table.deciding import with_deals
from podium.table.lines import Called, Dealt
from table.real_time import PEOPLE, called, clock, gathered, plays, refused
from table.tables import ANN, BEGINNING, BEN, LiveTable

pytestmark = pytest.mark.usefixtures("real_time")


# Until all are ready


def test_a_game_in_real_time_waits_until_all_are_ready() -> None:
    """LD-7."""
    live = gathered(bots=1)
    assert not any(isinstance(line, Dealt) for line in live.journal)
    assert clock(live) == Clock(ready=(1,), starts=None, ends=None)
    live.does(BEN, Ready("ben"))
    assert clock(live).ready == (1, 2)
    assert rung(live.table, live.now, live.chance) == ()
    live.does(ANN, Ready("ann"))
    assert alarm(live.table) == live.now
    assert isinstance(live.rings()[0], Called)


def test_who_does_not_say_so_is_ready_when_the_time_to_think_is_over() -> None:
    live = gathered(think_seconds=30)
    live.does(ANN, Ready("ann"))
    assert alarm(live.table) == BEGINNING + 30_000
    assert alarm(gathered(think_seconds=None).table) is None


def test_who_is_not_there_is_waited_for_a_little() -> None:
    live = gathered(think_seconds=None)
    live.does(ANN, Ready("ann"))
    live.goes(BEN)
    assert alarm(live.table) == BEGINNING + ABSENCE
    live.comes(BEN)
    assert alarm(live.table) is None


def test_for_who_has_left_a_bot_is_ready() -> None:
    live = gathered()
    live.does(ANN, Ready("ann"))
    live.does(BEN, Leave("ben"))
    assert clock(live).ready == (0, 1)
    assert alarm(live.table) == BEGINNING


def test_one_says_once_that_one_is_ready() -> None:
    live = gathered()
    assert live.does(ANN, Ready("1", battery=20))
    assert live.does(ANN, Ready("2", battery=90)) == ()
    live.does(BEN, Ready("3"))
    live.rings()
    assert live.does(BEN, Ready("4")) == ()
    with pytest.raises(Refused, match="no seat"):
        live.does("stranger", Ready("5"))


def test_in_turns_nobody_is_asked_whether_they_are_ready() -> None:
    live = LiveTable(bots=("random",), start=True)
    assert live.does(ANN, Ready("ready")) == ()
    assert alarm(live.table) is None
    assert live.snapshot(ANN).game.clock is None  # type: ignore[union-attr]


# The call


def test_the_start_is_the_same_moment_for_all_and_everything_is_there_before() -> None:
    """LD-7: the first deal comes with the call, what people hold just before the start."""
    live = called()
    call = live.journal[-2]
    assert isinstance(call, Called)
    assert (call.at, call.starts) == (live.now, live.now + COUNTDOWN)
    assert len(live.course.state.dealt) == 1
    for person in (ANN, BEN):
        assert clock(live).starts == call.starts
        told = [push for push in live.told[person] if isinstance(push, Timed)]
        assert told[-1].clock == Clock(ready=(0, 1), starts=call.starts, ends=None)
    assert alarm(live.table) == call.starts - LEAD
    assert [type(line) for line in live.rings()] == [Dealt]
    assert live.now == call.starts - LEAD
    assert len(live.course.state.dealt) == 2


def test_nothing_is_played_before_the_start() -> None:
    """LD-7."""
    live = gathered()
    assert refused(live, ANN, 0) == "too-early"
    live = called()
    assert refused(live, ANN, 0) == "too-early"
    live.rings()
    live.now = live.course.clock.starts - 1
    assert refused(live, ANN, 0) == "too-early"
    live.now += 1
    plays(live, ANN, 0)
    assert live.course.state.played == [(0, 0)]


def test_a_deal_that_comes_too_late_puts_off_the_start() -> None:
    live = called()
    live.now = live.course.clock.starts - LEAD + LATE
    assert [type(line) for line in live.rings()] == [Dealt]
    live = called(seconds=60)
    live.now = live.course.clock.starts - LEAD + LATE + 1
    assert [type(line) for line in live.rings()] == [Called, Dealt]
    assert clock(live) == Clock((0, 1), live.now + LEAD, live.now + LEAD + 60_000)


def test_a_start_that_nobody_was_there_for_is_called_anew() -> None:
    live = called()
    live.now += 1000
    live.goes(ANN, BEN)
    assert alarm(live.table) is None
    live.now += 60_000
    live.comes(BEN)
    assert clock(live).starts is None
    assert [type(line) for line in live.rings()] == [Called]  # what was drawn stays
    assert clock(live).starts == live.now + COUNTDOWN


def test_a_start_that_was_called_before_the_server_ended_is_called_anew() -> None:
    live = called()
    live.now += 3_600_000
    again = LiveTable.replayed(live.journal, [])
    again.now = live.now
    again.comes(ANN, BEN)
    assert clock(again).starts is None
    again.rings()
    again.rings()
    again.now = again.course.clock.starts
    plays(again, BEN, 2)
    assert again.course.state.played == [(1, 2)]


def test_a_journal_that_was_cut_before_the_start_is_not_dealt_to_too_early() -> None:
    for live in (gathered(), called()):
        again = LiveTable.replayed(live.journal, [ANN])
        assert with_deals(again.table, (), again.now, Chance("mend")) == ()


# Batteries


def beginner(live: LiveTable) -> int:
    return int(live.course.state.beginner)


def with_batteries(seed: str, *batteries: int | None, bots: int = 0) -> LiveTable:
    live = gathered(people=len(batteries), bots=bots)
    live.chance = Chance(seed)
    for person, battery in zip(PEOPLE, batteries, strict=False):
        live.does(person, Ready("ready", battery))
    live.rings()
    return live


def test_what_all_devices_tell_counts() -> None:
    """LD-6."""
    for seed in "abcdefgh":
        assert beginner(with_batteries(seed, 40, 30, 50)) == 1
        assert beginner(with_batteries(seed, 40, 30, bots=1)) == 2  # the bot sits between them


@pytest.mark.parametrize(
    ("batteries", "bots"), [((40, None, 50), 0), ((10,), 2), ((None, None), 1)]
)
def test_where_a_device_tells_nothing_or_is_alone_it_is_drawn_by_lot(
    batteries: tuple[int | None, ...], bots: int
) -> None:
    """LD-6."""
    drawn = {beginner(with_batteries(str(seed), *batteries, bots=bots)) for seed in range(40)}
    assert drawn == {0, 1, 2}


def test_nobody_is_told_of_anybodys_battery() -> None:
    one, other = with_batteries("same", 40, 30), with_batteries("same", 99, 3)
    assert one.told == other.told
    assert one.snapshot_bytes(ANN) == other.snapshot_bytes(ANN)
