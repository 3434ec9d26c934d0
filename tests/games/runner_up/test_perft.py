"""Perft for Runner-Up, agreed by both implementations, and the order of the actions pinned."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.perft import Case, count_lines, counts_of, naive_lines, position, read_cases
from games.runner_up.naive import NaiveRace
from podium.games.runner_up import GAME
from podium.games.runner_up.actions import Options
from podium.games.runner_up.rules import Race

CASES = read_cases(Path(__file__).with_name("perft.txt"))
every_case = pytest.mark.parametrize("told", CASES, ids=lambda told: f"line {told.line}")


def start(told: Case) -> Race:
    variant, _, seats = told.table.partition("/")
    return GAME.start(int(seats), Options(tactical=variant == "tactical"))


def naive_position(told: Case) -> NaiveRace:
    variant, _, seats = told.table.partition("/")
    naive = NaiveRace(int(seats), tactical=variant == "tactical")
    naive.deal(told.deal)
    for play in told.plays:
        naive.play(*play.split(":"))
    return naive


@every_case
def test_lines_of_play(told: Case) -> None:
    state = position(GAME, start(told), told)
    assert counts_of(told, lambda depth: count_lines(GAME, state, depth)) == told.counts


@every_case
def test_the_naive_rules_count_the_same(told: Case) -> None:
    naive = naive_position(told)
    assert counts_of(told, lambda depth: naive_lines(naive, depth)) == told.counts


PINNED = [
    (
        "base/2 at=1.1:choices figures=0,0,0 hands=A:-4-1+1+1+5,B:-1-1-1-1-2,L:+3+4-2+1",
        "-4>A -4>B -4>L -1>A -1>B -1>L +1>A +1>B +1>L +5>A +5>B +5>L",
    ),
    (
        "tactical/3 at=1.4:choices figures=0,0,0 hands=A:+1/3+1/1,B:-1/2-4/30,C:+1/5+5/32",
        "+1/1 +1/3",
    ),
    (
        (
            "tactical/3 at=1.1:move figures=0,0,0 hands=A:+1/3+2/12+3/21+4/28,"
            "B:-1/2-1/4-2/13-3/22,C:+1/5+2/14+3/23+4/29 laid=A:+5/32,B:-4/30,C:+1/7=.,.,."
        ),
        ">A >B >C",
    ),
]


@pytest.mark.parametrize(("shown", "offered"), PINNED)
def test_the_order_of_the_actions_never_changes(shown: str, offered: str) -> None:
    """By value, then white number, then target; figures in the order of the racers."""
    legal = GAME.legal(GAME.read_state(shown), 0)
    race = GAME.read_state(shown)
    assert " ".join(GAME.show_action(action, race.seats) for action in legal) == offered
