"""Perft: how many lines of play there are to a fixed depth, and the order of the actions.

A file `perft.txt` has a line for each position: what the game begins from (variant and seats, or a
position), the deal if there is one, what was played before (`seat:action`), and the counts for
depth 1, 2, 3 ... Each line of play takes the awaited seat that comes first.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from podium.core.game import AnyGame
from podium.core.seats import seat_of


class Case(NamedTuple):
    line: int
    table: str  # what the game begins from, in its own words
    deal: str
    plays: list[str]
    counts: list[int]


def read_cases(file: Path) -> list[Case]:
    rows = enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
    return [case(number, row) for number, row in rows if row and not row.startswith("#")]


def case(line: int, row: str) -> Case:
    table, deal, plays, counts = (part.strip() for part in row.split("|"))
    return Case(line, table, deal, plays.split(), [int(count) for count in counts.split()])


def position(game: AnyGame, start: Any, told: Case) -> Any:
    state = game.deal(start, game.read_deal(start, told.deal)) if told.deal else start
    for play in told.plays:
        who, _, text = play.partition(":")
        state = game.play(state, seat_of(who), game.read_action(text, game.seats(state)))
    return state


def count_lines(game: AnyGame, state: Any, depth: int) -> int:
    if depth == 0 or not game.awaited(state):
        return 1
    seat = game.awaited(state)[0]
    legal = game.legal(state, seat)
    return sum(count_lines(game, game.play(state, seat, action), depth - 1) for action in legal)


def naive_lines(naive: Any, depth: int, copied: Callable[[Any], Any] = copy.deepcopy) -> int:
    """Count the same in a game's naive rules, of which `copied` makes a twin."""
    if depth == 0 or not naive.awaited():
        return 1
    seat, count = min(naive.awaited()), 0
    for action in naive.legal(seat):
        twin = copied(naive)
        twin.play(seat, action)
        count += naive_lines(twin, depth - 1, copied)
    return count


def counts_of(told: Case, lines: Callable[[int], int]) -> list[int]:
    """Count the lines of each depth that the case tells of."""
    return [lines(depth) for depth in range(1, len(told.counts) + 1)]
