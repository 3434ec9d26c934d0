"""Perft for DOG, agreed by both implementations, and the order of the actions pinned."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from games.dog.naive import NaiveDog
from games.dog.pairs import Pair
from games.perft import Case, count_lines, counts_of, naive_lines, position, read_cases
from podium.core.seats import seat_of
from podium.games.dog import GAME

CASES = read_cases(Path(__file__).with_name("perft.txt"))
every_case = pytest.mark.parametrize("told", CASES, ids=lambda told: f"line {told.line}")


def naive_position(told: Case) -> NaiveDog:
    pair = Pair.at(told.table)
    for play in told.plays:
        who, _, text = play.partition(":")
        action = GAME.read_action(text, pair.chase.seats)
        pair.play(seat_of(who), GAME.pack(pair.chase, action))
    return pair.naive


@every_case
def test_lines_of_play(told: Case) -> None:
    state = position(GAME, GAME.read_state(told.table), told)
    assert counts_of(told, lambda depth: count_lines(GAME, state, depth)) == told.counts


@every_case
def test_the_naive_rules_count_the_same(told: Case) -> None:
    naive = naive_position(told)
    assert counts_of(told, lambda depth: naive_lines(naive, depth, copy.copy)) == told.counts


PINNED = [
    (
        "clockwise/4 at=1:play dealer=D turn=A pawns=A:3+61+h1,B:20 hands=A:7+4+13,B:2",
        (
            "4=4:A3>7 4=4:A61>1 4=-4:A3>63 4=-4:A61>57 7/1:A3>4 7/2:A3>5 7/3:A3>6 7/4:A3>7 "
            "7/5:A3>8 7/6:A3>9 7/7:A3>10 7/1:A61>62 7/2:A61>63 7/3:A61>0 7/4:A61>1 7/5:A61>2 "
            "7/6:A61>3 7/7:A61>4 7/1:Ah1>h2 7/2:Ah1>h3 7/3:Ah1>h4 13:Ak>0 13:A3>16 13:A61>10"
        ),
    ),
    (
        "clockwise/4 at=1:play dealer=D turn=A pawns=A:62,B:20+5,C:7 hands=A:J,B:2",
        (
            "J:Ak>0 J=1:A62>63 J=2:A62>0 J=3:A62>1 J=3:A62>h1 J=4:A62>2 J=4:A62>h2 J=5:A62>3 "
            "J=5:A62>h3 J=6:A62>4 J=6:A62>h4 J/7:A62>5 J=8:A62>6 J=9:A62>7 J=10:A62>8 J=11:A62>9 "
            "J=12:A62>10 J=13:A62>11 J=-4:A62>58 J:A62x20 J:A62x5 J:A62x7"
        ),
    ),
    ("clockwise/3 at=1:aside dealer=C turn=A pawns=A:15,B:16 hands=A:S+3+2,B:2", "x2 x3 xS"),
]


@pytest.mark.parametrize(("shown", "offered"), PINNED)
def test_the_order_of_the_actions_never_changes(shown: str, offered: str) -> None:
    """By card, then what it stands for, then the pawn, then how far; home after ring."""
    legal = GAME.legal(GAME.read_state(shown), 0)
    assert " ".join(GAME.show_action(action, 4) for action in legal) == offered
