"""Seats are letters in texts."""

from __future__ import annotations

import pytest

from podium.core.errors import BadNotation
from podium.core.seats import letter, seat_of


@pytest.mark.parametrize("seat", range(7))
def test_a_seat_reads_as_it_was_written(seat: int) -> None:
    assert seat_of(letter(seat)) == seat


@pytest.mark.parametrize("text", ["", "a", "AB", "H", "1"])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="is no seat; seats are A to G"):
        seat_of(text)
