"""Perft for LOADING, agreed by both implementations, and the order of the actions pinned."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.loading.pairs import Pair
from games.perft import Case, count_lines, counts_of, naive_lines, position, read_cases
from podium.games.loading import GAME

CASES = read_cases(Path(__file__).with_name("perft.txt"))
every_case = pytest.mark.parametrize("told", CASES, ids=lambda told: f"line {told.line}")


@every_case
def test_lines_of_play(told: Case) -> None:
    state = position(GAME, GAME.read_state(told.table), told)
    assert counts_of(told, lambda depth: count_lines(GAME, state, depth)) == told.counts


@every_case
def test_the_naive_rules_count_the_same(told: Case) -> None:
    naive = Pair.at(told.table).naive
    assert counts_of(told, lambda depth: naive_lines(naive, depth)) == told.counts


PINNED = [
    (
        (
            "beginners/4 at=on waiting=D packs=A:30.5.41,B:31.42.6,C:7.32.43 holdings=1,1,1,0 "
            "piles=A:1-4.8-29,B:33-40,C:44-65 boosts=1,1,1,1"
        ),
        "30>A:29#1 41>A:29#1 41>B:40#1 >#1 4+#1",
    ),
    (
        (
            "base/3 at=on waiting=B packs=C:13.26.50,A:33.41.8.9 holdings=2,1,1 knew=A:1,B:2 "
            "piles=A:1-7.10-12,B:14-25.27-32.34-40,C:42-49.51-65 boosts=2,0,1"
        ),
        "33>A:12#2 41>A:12#2 41>B:40#2 >#2 3+#2",
    ),
    (
        (
            "base/2 mistakes=at-table at=on packs=M:1.18,B:19.20,A:50.17 left-out=4-13 "
            "holdings=3,1 knew=A:1 piles=A:2.3.14-16.21-30,B:31-49.51-65 boosts=2,0"
        ),
        "50>A:30#3 50>B:65#3 17>A:30#3 17>B:65#3 >#3 2+#3",
    ),
]


@pytest.mark.parametrize(("shown", "offered"), PINNED)
def test_the_order_of_the_actions_never_changes(shown: str, offered: str) -> None:
    """By card, in the pack's order, then the pile; then to pass; then to stop."""
    legal = GAME.legal(GAME.read_state(shown), 0)
    assert " ".join(GAME.show_action(action, 4) for action in legal) == offered
