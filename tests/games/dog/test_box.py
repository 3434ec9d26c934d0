"""What is in the box is read from a file, and checked."""

from __future__ import annotations

import pytest

from podium.core.errors import BadData
from podium.games.dog.box import BOX, read_box

GOOD = "[cards]\nblue = [2, 3, 5, 6, 8, 9, 10, 12]\n[board]\napart = 16\n"


def test_the_box_of_the_owner_is_read() -> None:
    """DOG-1, DOG-2."""
    assert read_box(GOOD) == BOX
    changed = read_box(GOOD.replace("12]", "1]").replace("16", "18"))
    assert changed == ((1, 2, 3, 5, 6, 8, 9, 10), 18)


@pytest.mark.parametrize(
    ("change", "instead", "said"),
    [
        ("12]", "11]", "other than those of red ones"),
        ("12]", "3]", "8 different numbers"),
        ("12]", "12, 1]", "8 different numbers"),
        ("12]", "14]", "numbers from 1 to 13"),
        ("12]", '"12"]', "cannot be read"),
        ("12]", "true]", "no whole number"),
        ("16", "13", "14 to 20 fields apart"),
        ("16", "21", "14 to 20 fields apart"),
        ("16", "16.0", "no whole number"),
        ("[board]", "[bored]", "cannot be read"),
        ("blue =", "blue", "cannot be read"),
    ],
)
def test_a_box_that_cannot_be_is_refused(change: str, instead: str, said: str) -> None:
    assert change in GOOD
    with pytest.raises(BadData, match=said):
        read_box(GOOD.replace(change, instead))
