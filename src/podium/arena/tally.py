"""Counting who won how often, how long games lasted, and how they ended.

Everything is counted in whole numbers, so that it does not matter in which order, or on how many
cores, the games were played.
"""

from __future__ import annotations

from collections import Counter, defaultdict
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
        # For each ending: how many seats it was that of, and how often these shared the win.
        self.endings = Counter[str]()
        self.wins_of_endings = defaultdict[str, Counter[int]](Counter)
        self.lasted = Counter[int]()  # milliseconds, in real time

    def count(
        self, outcome: Outcome, endings: Sequence[str] = (), lasted: int | None = None
    ) -> None:
        self.games += 1
        for player, score in enumerate(outcome.scores):
            self.scores[player] += score
        for winner in outcome.winners:
            self.wins[winner][len(outcome.winners)] += 1
        self.endings.update(endings)
        for winner in outcome.winners if endings else ():
            self.wins_of_endings[endings[winner]][len(outcome.winners)] += 1
        if lasted is not None:
            self.lasted[lasted] += 1

    def add(self, other: Tally) -> None:
        self.games += other.games
        for player, score in enumerate(other.scores):
            self.scores[player] += score
            self.wins[player].update(other.wins[player])
        self.endings.update(other.endings)
        for ending, wins in other.wins_of_endings.items():
            self.wins_of_endings[ending].update(wins)
        self.lasted.update(other.lasted)


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
    won = shares_of(tally.wins[player])
    share = float(won / tally.games)
    low, high = interval(share, tally.games)
    return PlayerResult(name, float(won), share, low, high, tally.scores[player] / tally.games)


def shares_of(wins: Counter[int]) -> Fraction:
    return sum((Fraction(times, sharers) for sharers, times in wins.items()), Fraction())


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


class EndingResult(NamedTuple):
    """A way in which games ended for seats, and how these seats fared."""

    name: str
    seats: int  # for how many, in all games
    wins: float
    win_share: float  # of these seats
    low: float
    high: float
    share_of_wins: float  # of all


def ending_results(tally: Tally) -> list[EndingResult]:
    return [ending_result(tally, name) for name in sorted(tally.endings)]


def ending_result(tally: Tally, name: str) -> EndingResult:
    won, seats = shares_of(tally.wins_of_endings[name]), tally.endings[name]
    share = float(won / seats)
    low, high = interval(share, seats)
    return EndingResult(name, seats, float(won), share, low, high, float(won / tally.games))


class Lengths(NamedTuple):
    """How many seconds games in real time lasted."""

    mean: float
    spread: float  # the standard deviation
    shortest: float
    longest: float


def lengths(tally: Tally) -> Lengths | None:
    """Return None where no clock ran."""
    lasted = tally.lasted
    if not lasted:
        return None
    games = lasted.total()
    mean = Fraction(sum(time * times for time, times in lasted.items()), games)
    squares = Fraction(sum(time**2 * times for time, times in lasted.items()), games)
    spread = sqrt(squares - mean**2)
    return Lengths(float(mean) / 1000, spread / 1000, min(lasted) / 1000, max(lasted) / 1000)
