"""How a game ended: who shares the win, and how the others are ranked."""

from __future__ import annotations

from podium.core.outcome import Outcome, ranked, won_by


def test_where_only_the_win_counts_all_others_are_equal() -> None:
    assert won_by([1], [3, 9, 7]) == Outcome((3, 9, 7), (2, 1, 2), (1,), (0.0, 1.0, 0.0))
    assert won_by([0, 2], [4, 3, 4]) == Outcome((4, 3, 4), (1, 3, 1), (0, 2), (0.5, 0.0, 0.5))


def test_where_merit_counts_all_are_ranked_and_equal_ranks_are_shared() -> None:
    assert ranked([3, 9, 7], [3, 9, 7]) == Outcome((3, 9, 7), (3, 1, 2), (1,), (0.0, 1.0, 0.0))
    outcome = ranked([9, 9, 5, 5], [90, 91, 50, 50])
    assert (outcome.ranks, outcome.winners) == ((2, 1, 3, 3), (1,))
    assert ranked([5, 5], [5, 5]).results == (0.5, 0.5)
