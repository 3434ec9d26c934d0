"""Multisets packed into one integer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from podium.core.bits import members
from podium.core.multisets import Packing

WIDE = Packing(14, 4)
hands = st.lists(st.integers(0, 13), max_size=15)


@given(hands)
def test_a_multiset_unpacks_to_what_was_packed_in_ascending_order(cards: list[int]) -> None:
    assert WIDE.unpacked(WIDE.of(cards)) == sorted(cards)


@given(hands)
def test_it_knows_its_kinds_and_how_many_there_are(cards: list[int]) -> None:
    multiset = WIDE.of(cards)
    assert [WIDE.count(multiset, kind) for kind in range(14)] == [*map(cards.count, range(14))]
    assert members(WIDE.kinds_in(multiset)) == [4 * kind for kind in sorted(set(cards))]
    if cards:
        assert WIDE.first_kind(multiset) == min(cards)


def test_only_some_of_the_cards_are_packed() -> None:
    assert WIDE.packed(vec[i64]([1, 2, 2, 3]), 1, 2) == 2 * WIDE.one(2)


def test_of_single_cards_each_is_a_bit() -> None:
    single = Packing(32, 1)
    assert single.of([31, 0]) == 2**31 + 1
    assert single.unpacked(2**31 + 1) == [0, 31]
