"""Two implementations of the rules agree on every legal action and every result."""

from __future__ import annotations

import pytest

from conftest import Some
from games.dog.pairs import play_pair

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("clockwise", [True, False], ids=["clockwise", "anticlockwise"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_both_agree_over_random_games(seats: int, clockwise: bool, some: Some) -> None:
    """DOG-1 to DOG-46: pawns, cards, whose turn it is, what each may do, who has won."""
    for number in some(10):
        play_pair(seats, clockwise=clockwise, seed=f"agree {seats} {clockwise} {number}")
