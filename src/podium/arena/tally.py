"""Counting who won how often.

Everything is counted in whole numbers, so that it does not matter in which order, or on how many
cores, the games were played.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from podium.core.outcome import Outcome

NORMAL_95 = 1.959963984540054


class Tally:
    def __init__(self, players: int) -> None:
        self.games = 0
        self.scores = [0] * players
        # For each player: how often the win was shared by so many.
        self.wins = [Counter[int]() for _ in range(players)]

    def count(self, outcome: Outcome) -> None:
        self.games += 1
        for player, score in enumerate(outcome.scores):
            self.scores[player] += score
        for winner in outcome.winners:
            self.wins[winner][len(outcome.winners)] += 1

    def add(self, other: Tally) -> None:
        self.games += other.games
        for player, score in enumerate(other.scores):
            self.scores[player] += score
            self.wins[player].update(other.wins[player])


class PlayerResult(NamedTuple):
    name: str
    wins: float  # a win shared by two counts a half
    win_share: float
    low: float
    high: float
    mean_score: float


def player_results(tally: Tally, names: Sequence[str]) -> list[PlayerResult]:
    return [player_result(tally, player, name) for player, name in enumerate(names)]


def player_result(tally: Tally, player: int, name: str) -> PlayerResult:
    won = sum(
        (Fraction(times, sharers) for sharers, times in tally.wins[player].items()), Fraction()
    )
    share = float(won / tally.games)
    low, high = interval(share, tally.games)
    return PlayerResult(name, float(won), share, low, high, tally.scores[player] / tally.games)


def team_results(
    tally: Tally, names: Sequence[str], teams: Sequence[Sequence[int]]
) -> list[PlayerResult]:
    """Report of each team as of one player, whose wins and scores are those of all its seats."""
    return [player_result(of_team(tally, team), 0, team_name(names, team)) for team in teams]


def of_team(tally: Tally, team: Sequence[int]) -> Tally:
    """Count a win that all seats of a team shared as one, and add their scores."""
    merged = Tally(1)
    merged.games = tally.games
    merged.scores = [sum(tally.scores[seat] for seat in team)]
    for sharers, times in tally.wins[team[0]].items():
        merged.wins[0][sharers // len(team)] += times
    return merged


def team_name(names: Sequence[str], team: Sequence[int]) -> str:
    return " & ".join(names[seat] for seat in team)


def interval(share: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval; shared wins make it a little wider than it need be."""
    spread = NORMAL_95**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = sqrt(spread * (share * (1 - share) + spread / 4)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)
