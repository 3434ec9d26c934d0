"""Sets of small numbers as bits."""

from __future__ import annotations

import pytest

from podium.core.bits import bit, lowest, members, size


@pytest.mark.parametrize("place", range(62))
def test_each_member_is_found_where_it_was_put(place: int) -> None:
    assert bit(place) == 2**place
    assert lowest(bit(place)) == place
    assert members(bit(place)) == [place]


def test_a_set_lists_its_members_in_ascending_order() -> None:
    both_halves = bit(3) | bit(31) | bit(32) | bit(61)
    assert members(both_halves) == [3, 31, 32, 61]
    assert lowest(both_halves) == 3
    assert size(both_halves) == 4


def test_an_empty_set_has_no_members() -> None:
    assert members(0) == []
    assert size(0) == 0
