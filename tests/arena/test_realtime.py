"""Event time: what happens is in the order of the clock, and nobody waits for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from conftest import Some
from core.toys import ANY_TIME, Options, Toy
from podium.arena.game import chance_of, deals_of, played, record_game, seat_bots
from podium.arena.realtime import Clock, clockwork
from podium.arena.simulation import Series, minds_of, play_from_outside, play_one, simulate
from podium.arena.tally import ending_results, lengths, player_results
from podium.arena.turns import TIME_UP
from podium.core.chance import Chance
from podium.core.errors import Refused
from podium.core.minds import LONGEST_MOMENT, SHORTEST_MOMENT, RandomMind
from podium.core.player import Plan
from podium.core.record import TimeStep, read_record, write_record
from podium.core.replay import replay
from podium.core.state import State
from podium.games.loading import GAME
from podium.games.loading.actions import Lay, Stop
from podium.games.loading.actions import Options as LoadingOptions
from podium.games.loading.rules import Rush
from podium.players import find_mind

STRENGTHS = ("beginner", "casual", "skilled", "expert", "random")
SEATED = (("expert", "beginner"), ("random", *STRENGTHS[:3]), (*STRENGTHS, "expert", "casual"))
PLAYED = (
    LoadingOptions(),
    LoadingOptions(base=True),
    LoadingOptions(mistakes="at-table", minutes=3),
    LoadingOptions(base=True, mistakes="at-table", minutes=0),
)
TABLES = [(bots, options) for bots in SEATED for options in PLAYED]
every_table = pytest.mark.parametrize(("bots", "options"), TABLES)


class Steady:
    """Plays its lowest number, and always takes as long."""

    def __init__(self, takes: int) -> None:
        self.takes = takes

    def choose(self, view: Any, legal: Sequence[int]) -> int:  # noqa: ARG002
        return legal[0]

    def plan(self, view: Any, legal: Sequence[int]) -> Plan[int]:
        return Plan(self.choose(view, legal), self.takes)


class Counting(Steady):
    """Keeps how much it could do each time it was asked."""

    def __init__(self, takes: int) -> None:
        super().__init__(takes)
        self.asked: list[int] = []

    def plan(self, view: Any, legal: Sequence[int]) -> Plan[int]:
        self.asked.append(len(legal))
        return super().plan(view, legal)


class Plain:
    """Has no times of its own."""

    def choose(self, view: Any, legal: Sequence[int]) -> int:  # noqa: ARG002
        return legal[-1]


def clock_of(*players: Any, seconds: int = 0, seed: str = "clock") -> Clock[Toy]:
    return Clock(ANY_TIME, Options(seconds=seconds), players, Chance(seed))


def actions_of(clock: Clock[Toy]) -> list[tuple[int, int]]:
    """Tell who acted, and when."""
    return [(turn.seat, clock.now) for turn in clock.turns() if turn.seat is not None]


def test_what_comes_first_happens_first() -> None:
    acted = actions_of(clock_of(Steady(1000), Steady(400)))
    assert acted == [(1, 400), (1, 800), (0, 1000), (1, 1200), (0, 2000), (0, 3000)]


def test_of_those_who_come_together_one_is_drawn() -> None:
    first = Counter(
        actions_of(clock_of(Steady(500), Steady(500), Steady(500), seed=f"tie {number}"))[0][0]
        for number in range(600)
    )
    assert all(150 < first[seat] < 250 for seat in range(3))


def test_a_player_without_times_takes_an_ordinary_moment() -> None:
    times = [when for _, when in actions_of(clock_of(Plain(), Plain()))]
    assert SHORTEST_MOMENT <= times[0] <= LONGEST_MOMENT
    assert times[-1] <= 3 * LONGEST_MOMENT


def test_nothing_takes_no_time() -> None:
    assert [when for _, when in actions_of(clock_of(Steady(0), Steady(-5)))][-1] == 3


def test_at_the_time_limit_the_time_is_up() -> None:
    clock = clock_of(Steady(600), Steady(700), seconds=1)
    *_, last = clock.turns()
    assert (last.seat, last.what, clock.now) == (None, TIME_UP, 1000)
    assert last.after.played == [(0, 0), (1, 0)]


def test_what_is_done_at_the_very_moment_of_the_limit_is_too_late() -> None:
    clock = clock_of(Steady(500), Steady(700), seconds=1)
    *_, last = clock.turns()
    assert last.after.played == [(0, 0), (1, 0)]


def test_the_occasion_decides_whether_somebody_is_asked_anew() -> None:
    """While others act, a seat's question stays as it is, and so does its plan."""
    slow = Counting(5000)
    actions_of(clock_of(Steady(10), slow))
    assert slow.asked == [3, 2, 1]


def test_an_action_that_is_overtaken_is_planned_again(some: Some) -> None:
    late: list[Refused] = []

    def overtaken(_: int, reason: Refused) -> None:
        late.append(reason)

    for number in some(20):
        bots = seat_bots(GAME, ("beginner", "skilled", "expert") * 2, f"late {number}")
        clock = Clock(GAME, LoadingOptions(), bots, Chance(f"{number}"), overtaken)
        *_, last = clock.turns()
        assert last.after.is_over()
    reasons = Counter(reason.code for reason in late)
    assert set(reasons) <= {"top-changed", "pile-out", "stop-taken"}
    assert reasons["top-changed"] > 0


@every_table
def test_within_and_outside_the_same_game_is_played(
    bots: tuple[str, ...], options: LoadingOptions, some: Some
) -> None:
    for number in some(10):
        seed = f"both {number}"
        inside = play_one(GAME, options, bots, seed)
        outside = play_from_outside(GAME, options, bots, seed)
        assert shown(inside.state) == shown(outside.state)
        assert inside.after == outside.after


def shown(state: State) -> str:
    assert isinstance(state, Rush)
    return GAME.show_state(state)


@pytest.mark.parametrize("seconds", [0, 6])
def test_toys_are_played_the_same_within_and_outside(seconds: int) -> None:
    for number in range(50):
        names, seed, options = ("random",) * 3, f"toy {number}", Options(seconds=seconds)
        minds = minds_of(ANY_TIME, names, seed)
        assert minds is not None
        inside = clockwork(ANY_TIME, options, minds, deals_of(seed))
        inside.play_out()
        outside = Clock(ANY_TIME, options, seat_bots(ANY_TIME, names, seed), deals_of(seed))
        *_, last = outside.turns()
        assert isinstance(inside.state, Toy)
        assert inside.state.played == last.after.played
        assert inside.state.dealt == last.after.dealt
        assert inside.now == outside.now


def test_a_bot_that_is_none_within_is_played_from_outside() -> None:
    assert find_mind(GAME, "nobody", Chance("x")) is None
    assert isinstance(find_mind(GAME, "random", chance_of(0, "x")), RandomMind)
    assert minds_of(GAME, ("random", "nobody"), "x") is None


@every_table
def test_a_record_of_event_time_replays_to_the_same_end(
    bots: tuple[str, ...], options: LoadingOptions, some: Some
) -> None:
    for number in some(5):
        record = record_game(GAME, options, bots, f"record {number}")
        *_, last = replay(GAME, read_record(write_record(record)))
        assert last.state.is_over()  # and at the outcome, which `replay` compares


def test_a_record_says_that_time_was_up() -> None:
    record = record_game(ANY_TIME, Options(seconds=1), ("random", "random"), "up")
    assert record.steps[-1] == TimeStep()


def test_a_simulation_depends_on_its_seed_and_on_nothing_else() -> None:
    told = Series("loading", {}, ("expert", "casual", "beginner", "random"), 7, 120)
    other = Series("loading", {}, ("expert", "casual", "beginner", "random"), 8, 120)
    results = []
    for series, cores in ((told, 1), (told, 2), (other, 1)):
        *_, tally = simulate(series, cores)
        results.append((player_results(tally, series.bots), ending_results(tally), lengths(tally)))
    assert results[0] == results[1] != results[2]


def test_games_without_real_time_have_no_lengths_and_no_endings() -> None:
    *_, tally = simulate(Series("runner-up", {}, ("random", "random"), 7, 5), 1)
    assert lengths(tally) is None
    assert ending_results(tally) == []


def test_endings_say_in_which_order_players_stopped(some: Some) -> None:
    for number in some(20):
        bots = ("expert", "skilled", "casual", "beginner", "random")
        order = []
        for turn in played(GAME, LoadingOptions(), seat_bots(GAME, bots, f"{number}"), Chance("d")):
            if isinstance(turn.what, Stop):
                order.append(turn.seat)
        endings = GAME.endings(turn.after)
        assert [endings[seat] for seat in order if seat is not None] == [
            "stopped 1st",
            "stopped 2nd",
            "stopped 3rd",
        ]
        assert endings.count("went on to the end") == 2


def test_many_act_at_once(some: Some) -> None:
    """Between a pack's coming and going, others have laid cards: nobody waits for anybody."""
    between = 0
    for number in some(5):
        last: dict[int, int] = {}
        bots = seat_bots(GAME, ("casual",) * 5, f"{number}")
        for at, turn in enumerate(played(GAME, LoadingOptions(), bots, Chance(f"{number}"))):
            if turn.seat is not None:
                between += isinstance(turn.what, Lay) and at - last.get(turn.seat, at) > 1
                last[turn.seat] = at
    assert between > 0
