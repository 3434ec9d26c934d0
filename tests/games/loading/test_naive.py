"""Two implementations of the rules agree on every legal action, every refusal and every result."""

from __future__ import annotations

from typing import get_args

import pytest

from conftest import Some
from games.loading.pairs import play_pair
from podium.games.loading.actions import Mistakes, Options

pytestmark = pytest.mark.slow

# All reasons but those that only what is no action at all is refused for.
REASONS = {
    "out",
    "no-pack",
    "other-pack",
    "has-laid",
    "not-in-pack",
    "pile-out",
    "pile-empty",
    "top-changed",
    "not-higher",
    "not-next",
    "stop-taken",
    "stop-too-low",
    "no-such-stop",
}


@pytest.mark.parametrize("mistakes", get_args(Mistakes))
@pytest.mark.parametrize("base", [False, True], ids=["beginners", "base"])
@pytest.mark.parametrize("seats", range(2, 8))
def test_both_agree_over_random_games(
    seats: int, base: bool, mistakes: Mistakes, some: Some
) -> None:
    """LD-1 to LD-34: piles, boosts, packs, who holds and who knows them, who wins and by what."""
    for number in some(10):
        options = Options(base=base, mistakes=mistakes)
        play_pair(seats, options, f"agree {seats} {base} {mistakes} {number}")


def test_every_reason_is_given_in_random_games() -> None:
    """LD-29 to LD-32: what is wrong or too late is refused, for the same reason by both."""
    given: set[str] = set()
    for number in range(60):
        given |= play_pair(
            2 + number % 6, Options(base=number % 2 == 0), f"reasons {number}"
        ).refused
    assert given >= REASONS
