"""A game in real time once it has started: what is in time, the time limit, bots."""

from __future__ import annotations

import msgspec
import pytest

from core.toys import ANY_TIME
from podium.core.chance import Chance
from podium.core.errors import Refused
from podium.core.record import TimeStep, read_record, write_record
from podium.core.replay import replay
from podium.protocol.commands import Play, Ready, Replace, Start
from podium.protocol.pushes import Clock
from podium.table.alarms import alarm
from podium.table.deciding import play_for
from podium.table.lines import Away, Played, TimeUp, Woke
from podium.table.table import restored
from podium.table.timing import LONGEST_MOMENT, SHORTEST_MOMENT, Due, due, taken, task_for
from table.folding import folded, without_deadlines
from table.real_time import PEOPLE, called, clock, gathered, plays, refused, shown, started
from table.tables import ANN, BEN, LiveTable

pytestmark = pytest.mark.usefixtures("real_time")


# Playing


def test_moves_are_judged_in_the_order_in_which_they_come() -> None:
    """LD-29."""
    live = started()
    for person, number in ((BEN, 2), (ANN, 2), (ANN, 0)):
        plays(live, person, number)
    assert live.course.state.played == [(1, 2), (0, 2), (0, 0)]
    assert refused(live, ANN, 2) == "not-now"


def test_what_others_do_overtakes_nobody() -> None:
    """LD-29, LD-30: a question stays the same while its occasion does."""
    live = started()
    asked = live.course.questions[1].asked
    plays(live, ANN, 0)
    assert live.course.questions[1].asked == asked
    live.does(BEN, Play("mine", "1", asked))
    assert live.course.questions[1].asked == asked + 1
    with pytest.raises(Refused) as reason:
        live.does(BEN, Play("old", "2", asked))
    assert reason.value.code == "overtaken"


def test_nobody_is_told_what_is_legal_nor_is_it_looked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """LD-22: to find what fits is the game."""
    live = started()
    monkeypatch.delattr(type(ANY_TIME).__mro__[2], "legal")
    plays(live, ANN, 0)
    for person in (ANN, BEN):
        question = live.snapshot(person).game.question  # type: ignore[union-attr]
        assert question is not None
        assert question.offers == ()


def test_everybody_is_asked_from_the_start_on() -> None:
    live = started(think_seconds=30)
    game = live.snapshot(ANN).game
    assert game is not None
    starts = clock(live).starts
    assert starts is not None
    assert [one.deadline for one in game.awaited] == [starts + 30_000] * 2


# The time limit


def test_when_the_time_is_up_the_game_ends() -> None:
    """LD-23."""
    live = started(seconds=60)
    end = clock(live).ends
    assert end == live.now + 60_000
    plays(live, ANN, 0)
    assert alarm(live.table) == end
    assert [type(line) for line in live.rings()] == [TimeUp]
    assert live.now == end
    assert live.table.phase == "over"
    assert alarm(live.table) is None
    assert live.course.steps[-1] == TimeStep()
    record = read_record(write_record(live.course.record()))
    *_, last = replay(ANY_TIME, record)
    assert shown(last.state) == shown(live.course.state)


def test_what_comes_when_the_time_is_up_comes_too_late() -> None:
    """LD-23: also where the table has not said so yet."""
    live = started(seconds=60)
    live.now = live.course.clock.ends - 1
    plays(live, ANN, 0)
    live.now += 1
    assert refused(live, BEN, 0) == "game-over"
    live.rings()
    assert refused(live, BEN, 0) == "not-playing"


def test_there_may_be_no_time_limit() -> None:
    """LD-23."""
    live = started()
    assert clock(live).ends is None
    assert alarm(live.table) is None


def test_time_in_which_nobody_is_there_does_not_count() -> None:
    """LD-23."""
    live = started(seconds=60)
    end = live.course.clock.ends
    live.now += 10_000
    live.goes(BEN)
    live.now += 10_000
    live.goes(ANN)
    assert alarm(live.table) is None
    live.now += 3_600_000
    live.comes(BEN)
    assert clock(live).ends == end + 3_600_000
    plays(live, BEN, 0)  # before the table has noted it
    assert live.rings() == (Woke(at=live.now, slept=3_600_000),)
    assert clock(live).ends == end + 3_600_000
    assert alarm(live.table) == end + 3_600_000
    again = restored(live.journal).course
    assert again is not None
    assert again.clock is not None
    assert again.clock.ends == end + 3_600_000


def test_when_the_game_is_over_its_clock_stands_still() -> None:
    live = started(seconds=60)
    end = live.course.clock.ends
    live.rings()
    live.goes(ANN, BEN)
    live.now += 3_600_000
    live.comes(ANN)
    assert clock(live).ends == end
    assert alarm(live.table) is None


def test_time_in_which_the_server_is_down_does_not_count() -> None:
    """LD-23."""
    live = started(seconds=60)
    live.now += 10_000
    plays(live, ANN, 0)
    again = LiveTable.replayed(live.journal, [])
    again.now = live.now + 3_600_000
    again.comes(ANN)
    assert clock(again).ends == live.course.clock.ends + 3_600_000
    assert [type(line) for line in again.rings()] == [Woke]


def test_time_in_which_nobody_was_there_before_the_start_is_no_time_of_play() -> None:
    live = gathered(seconds=60)
    live.goes(ANN, BEN)
    live.now += 3_600_000
    live.comes(ANN, BEN)
    for person in (ANN, BEN):
        live.does(person, Ready("ready"))
    live.rings()
    live.rings()
    assert alarm(live.table) == live.course.clock.starts + 60_000


# Bots, and who does not act


def bots_choice(live: LiveTable, seat: int) -> str:
    task = task_for(live.table, live.course, seat)
    return ANY_TIME.show_action(task.legal[0], 3)


def test_bots_are_asked_at_the_start_and_take_their_time() -> None:
    live = called(people=1, bots=2)
    live.rings()
    starts = live.course.clock.starts
    assert [(one.when, one.seat) for one in due(live.table) if one.seat] == [
        (starts, 1),
        (starts, 2),
    ]
    assert SHORTEST_MOMENT <= taken(live.table, live.course, 1, None) < LONGEST_MOMENT
    assert taken(live.table, live.course, 1, 4321) == 4321


def test_bots_at_once_take_no_moment_but_times_of_their_own() -> None:
    live = started(people=1, bots=1, bots_at_once=True)
    assert taken(live.table, live.course, 1, None) == 0
    assert taken(live.table, live.course, 1, 4321) == 4321


def test_in_turns_a_bot_has_taken_its_time_when_it_is_asked() -> None:
    live = LiveTable(bots=("random",), start=True)
    assert taken(live.table, live.course, 1, None) == 0


def test_a_bot_that_was_overtaken_is_asked_again() -> None:
    """LD-29: what it had planned is refused, and its question still open."""
    live = started(people=1, bots=1)
    question = next(one for one in due(live.table) if one.seat == 1)
    with pytest.raises(Refused):
        play_for(live.table, question, "7", live.now, live.chance)
    assert question in due(live.table)
    assert play_for(live.table, question, "1", live.now, live.chance)


def test_a_bot_plays_neither_before_the_start_nor_after_the_end() -> None:
    live = called(people=1, bots=1, seconds=60)
    live.rings()
    asked = Due(0, 1, live.course.questions[1].asked)
    for when in (live.course.clock.starts - 1, live.course.clock.ends):
        with pytest.raises(Refused):
            play_for(live.table, asked, "1", when, live.chance)


def test_a_bot_acts_for_who_does_not_and_goes_on_for_who_is_not_there() -> None:
    live = started(think_seconds=15)
    live.goes(BEN)
    live.now += 15_000
    assert {one.seat for one in due(live.table) if one.when <= live.now} == {0, 1}
    for one in due(live.table):
        assert taken(live.table, live.course, one.seat, 9999) == 0  # that time has gone by
        live.carry_out(
            play_for(live.table, one, bots_choice(live, one.seat), live.now, live.chance)
        )
    played = [line for line in live.journal if isinstance(line, Played)]
    assert [(line.seat, line.bot) for line in played] == [("A", True), ("B", True)]
    assert [seat.away for seat in live.table.seats] == [False, True]
    assert isinstance(live.journal[-2], Away)


def test_who_comes_back_takes_over_from_the_bot() -> None:
    live = started()
    live.goes(BEN)
    live.does(ANN, Replace("bot", 1))
    (question,) = [one for one in due(live.table) if one.when <= live.now]
    live.comes(BEN)
    assert not live.table.seats[1].away
    assert due(live.table)[1].when == live.now + 60_000
    plays(live, BEN, 2)
    assert play_for(live.table, question, "1", live.now, live.chance) == ()


# Everybody knows the same


def whole_game(seed: str) -> LiveTable:
    """Let people play, come and go at random, until the time is up or everything is played."""
    chance = Chance(seed)
    live = started(people=3, seconds=20 + 10 * chance.below(10))
    while live.table.is_in_play():
        live.now += chance.below(900)
        something(live, chance)
    return live


def something(live: LiveTable, chance: Chance) -> None:
    person = PEOPLE[chance.below(3)]
    when = alarm(live.table)
    if when is not None and when <= live.now:
        live.rings()
    elif chance.below(4) == 0:
        (live.goes if person in live.table.present else live.comes)(person)
    elif person in live.table.present:
        try_to_play(live, person, chance.below(3))


def try_to_play(live: LiveTable, person: str, number: int) -> None:
    try:
        plays(live, person, number)
    except Refused as reason:
        assert reason.code in ("not-now", "too-early", "game-over")  # noqa: PT017 - or it was played


def test_pushes_folded_onto_an_old_snapshot_make_the_new_one() -> None:
    for seed in range(20):
        live = gathered(people=3, bots=1, seconds=30)
        seen = {person: live.snapshot(person) for person in PEOPLE}
        told = {person: len(live.told[person]) for person in PEOPLE}
        for person in PEOPLE:
            live.does(person, Ready("ready"))
        while live.table.is_in_play():
            live.now += 300
            something(live, Chance(f"{seed} {live.now}"))
        for person in PEOPLE:
            for push in live.told[person][told[person] :]:
                seen[person] = folded(seen[person], push)
            assert without_deadlines(seen[person]) == without_deadlines(live.snapshot(person))


def test_a_journal_makes_the_same_game_again() -> None:
    ends = set()
    for seed in range(20):
        live = whole_game(f"journal {seed}")
        again = restored(live.journal).course
        assert again is not None
        assert (again.steps, again.questions, again.clock, again.log) == (
            live.course.steps,
            live.course.questions,
            live.course.clock,
            live.course.log,
        )
        assert shown(again.state) == shown(live.course.state)
        *_, last = replay(ANY_TIME, live.course.record())
        assert shown(last.state) == shown(live.course.state)
        ends.add(live.course.state.stopped)
    assert ends == {True, False}


def test_the_same_people_play_again() -> None:
    live = started(seconds=60)
    live.rings()
    live.does(ANN, Start("again"))
    assert clock(live) == Clock(ready=(), starts=None, ends=None)
    assert msgspec.json.encode(clock(live)) == b'{"ready":[],"starts":null,"ends":null}'
