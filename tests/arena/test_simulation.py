"""Many games: the same seed gives the same result, whoever plays them."""

from __future__ import annotations

import pytest

from podium.arena.simulation import Series, checked, simulate
from podium.arena.tally import Tally, player_results
from podium.core.errors import BadOption, SeatsOutOfRange, UnknownBot, UnknownGame


def series(games: int, *bots: str, **options: str) -> Series:
    return Series("runner-up", options, bots or ("random", "random", "random"), 7, games)


def played(told: Series, cores: int) -> Tally:
    *_, tally = simulate(told, cores)
    return tally


def test_the_number_of_cores_changes_nothing() -> None:
    told = series(120)
    alone, together = played(told, 1), played(told, 2)
    names = told.players()
    assert player_results(alone, names) == player_results(together, names)
    assert alone.games == together.games == 120


def test_what_has_been_counted_is_told_batch_by_batch() -> None:
    assert [tally.games for tally in simulate(series(120), 1)] == [50, 100, 120]


def test_another_seed_plays_other_games() -> None:
    one = played(series(50), 1)
    other = played(Series("runner-up", {}, ("random",) * 3, 8, 50), 1)
    assert one.scores != other.scores


def test_leo_is_a_player_of_his_own() -> None:
    told = series(50, "random", "random")
    assert told.players() == ["random", "random", "Leo"]
    shares = [player.win_share for player in player_results(played(told, 1), told.players())]
    assert sum(shares) == pytest.approx(1)
    assert shares[2] > 0


@pytest.mark.parametrize(
    ("told", "error"),
    [
        (Series("chess", {}, ("random",) * 2, 1, 1), UnknownGame),
        (series(1, "random"), SeatsOutOfRange),
        (series(1, *["random"] * 7), SeatsOutOfRange),
        (series(1, "random", "clever"), UnknownBot),
        (series(1, tactical="perhaps"), BadOption),
        (series(1, speed="fast"), BadOption),
    ],
)
def test_a_series_that_cannot_be_carried_out_is_refused(
    told: Series, error: type[Exception]
) -> None:
    with pytest.raises(error):
        checked(told)


@pytest.mark.once
@pytest.mark.parametrize(("options", "least"), [({}, 0.45), ({"tactical": "true"}, 0.6)])
def test_greedy_wins_far_more_than_its_share(options: dict[str, str], least: float) -> None:
    """Against two random players, where a third would be its share."""
    told = Series("runner-up", options, ("greedy", "random", "random"), 1, 200)
    greedy, *_ = player_results(played(told, 1), told.players())
    assert greedy.win_share > least
