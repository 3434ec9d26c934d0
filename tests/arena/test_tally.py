"""Who won how often, and how sure one can be of it."""

from __future__ import annotations

import pytest

from podium.arena.tally import (
    Tally,
    ending_results,
    interval,
    lengths,
    player_results,
    team_results,
)
from podium.core.outcome import won_by


def tallied(*winners: list[int]) -> Tally:
    tally = Tally(3)
    for won in winners:
        tally.count(won_by(won, [5, 3, -2]))
    return tally


def test_winners_share_one_equally_and_all_others_have_nothing() -> None:
    outcome = won_by([0, 2], [4, 9, 4])
    assert outcome.results == (0.5, 0.0, 0.5)
    assert outcome.ranks == (1, 3, 1)
    assert outcome.scores == (4, 9, 4)


def test_shared_wins_count_as_their_share() -> None:
    ann, ben, cleo = player_results(tallied([0], [0, 1], [0, 1, 2], [2]), ["Ann", "Ben", "Cleo"])
    assert ann.wins == pytest.approx(1 + 1 / 2 + 1 / 3)
    assert ben.wins == pytest.approx(1 / 2 + 1 / 3)
    assert cleo.wins == pytest.approx(1 / 3 + 1)
    assert ann.win_share + ben.win_share + cleo.win_share == pytest.approx(1)
    assert (ann.name, ann.mean_score, cleo.mean_score) == ("Ann", 5, -2)


def test_adding_tallies_counts_every_game_once_in_any_order() -> None:
    parts = [tallied([0], [1, 2]), tallied([2]), tallied([0, 1, 2])]
    forth, back = Tally(3), Tally(3)
    for part in parts:
        forth.add(part)
    for part in reversed(parts):
        back.add(part)
    names = ["A", "B", "C"]
    whole = tallied([0], [1, 2], [2], [0, 1, 2])
    assert (
        player_results(forth, names) == player_results(back, names) == player_results(whole, names)
    )


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [
        # Wilson's interval, from published tables: 0/10, 5/10, 10/10, 81/263.
        (0.0, 10, 0.0, 0.2775),
        (0.5, 10, 0.2366, 0.7634),
        (1.0, 10, 0.7225, 1.0),
        (81 / 263, 263, 0.2553, 0.3662),
    ],
)
def test_the_interval_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert interval(share, games) == pytest.approx((low, high), abs=1e-4)


def test_partners_win_as_one() -> None:
    tally = Tally(4)
    tally.count(won_by([0, 2], [4, 1, 4, 2]))
    tally.count(won_by([1, 3], [3, 4, 2, 4]))
    tally.count(won_by([0, 2], [4, 0, 4, 0]))
    one, other = team_results(tally, ["a", "b", "c", "d"], [(0, 2), (1, 3)])
    assert (one.name, one.wins) == ("a & c", 2.0)
    assert (other.name, other.wins) == ("b & d", 1.0)
    assert one.mean_score == pytest.approx(21 / 3)
    assert other.mean_score == pytest.approx(11 / 3)


def ended(*games: tuple[list[int], tuple[str, str], int]) -> Tally:
    tally = Tally(2)
    for winners, endings, lasted in games:
        tally.count(won_by(winners, [1, 1]), endings, lasted)
    return tally


def test_endings_tell_how_those_fared_whose_they_were() -> None:
    tally = ended(([0], ("out", "in"), 1), ([1], ("in", "in"), 1), ([0, 1], ("out", "in"), 1))
    inside, outside = ending_results(tally)
    assert (inside.name, inside.seats, inside.wins) == ("in", 4, 1.5)
    assert (outside.name, outside.seats, outside.wins) == ("out", 2, 1.5)
    assert (inside.win_share, outside.win_share) == (0.375, 0.75)
    assert inside.share_of_wins == outside.share_of_wins == 0.5
    assert inside.low < inside.win_share < inside.high


def test_lengths_are_told_in_seconds() -> None:
    lasted = lengths(ended(*(([0], ("a", "b"), time) for time in (2000, 4000, 4000, 6000))))
    assert lasted is not None
    assert (lasted.mean, lasted.shortest, lasted.longest) == (4.0, 2.0, 6.0)
    assert lasted.spread == pytest.approx(2**0.5)


def test_adding_tallies_adds_endings_and_lengths() -> None:
    games: list[tuple[list[int], tuple[str, str], int]] = [
        ([0], ("a", "b"), 1000),
        ([1], ("b", "c"), 3000),
    ]
    parts, whole = Tally(2), ended(*games)
    for game in reversed(games):
        parts.add(ended(game))
    assert ending_results(parts) == ending_results(whole)
    assert lengths(parts) == lengths(whole)
