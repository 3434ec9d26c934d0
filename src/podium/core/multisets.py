"""Multisets of small numbers (kinds of cards) packed into one integer."""

from librt.vecs import vec
from mypy_extensions import i64

from podium.core.bits import bit, lowest


class Packing:
    """How multisets are packed: `width` bits for each kind, which count it."""

    def __init__(self, kinds: i64, width: i64) -> None:
        """Take `kinds` times `width` up to 62 bits."""
        self.width: i64 = width
        self.lowest_bits: i64 = 0  # of each kind
        kind: i64 = 0
        while kind < kinds:
            self.lowest_bits |= bit(kind * width)
            kind += 1
        # The kind that a bit belongs to.
        self.kind_at: vec[i64] = vec[i64]([place // int(width) for place in range(62)])

    def one(self, kind: i64) -> i64:
        """The multiset of one card."""
        return bit(kind * self.width)

    def count(self, cards: i64, kind: i64) -> i64:
        """How many of one kind there are."""
        return (cards >> (kind * self.width)) & (bit(self.width) - 1)

    def kinds_in(self, cards: i64) -> i64:
        """Tell which kinds there are: the lowest bit of each."""
        found: i64 = cards
        shift: i64 = 1
        while shift < self.width:
            found |= cards >> shift
            shift += 1
        return found & self.lowest_bits

    def first_kind(self, cards: i64) -> i64:
        """The lowest kind in a multiset, or in what `kinds_in` tells of one, that is not empty."""
        return self.kind_at[lowest(cards)]

    def of(self, kinds: list[int]) -> i64:
        """The multiset of these cards."""
        return self.packed(vec[i64](kinds), 0, len(kinds))

    def packed(self, cards: vec[i64], first: i64, size: i64) -> i64:
        """Pack the `size` cards from the first on."""
        packed: i64 = 0
        at: i64 = first
        while at < first + size:
            packed += self.one(cards[at])
            at += 1
        return packed

    def unpacked(self, cards: i64) -> list[int]:
        """List the kinds in ascending order, each as often as it is there."""
        found: list[int] = []
        while cards:
            kind: i64 = self.first_kind(self.kinds_in(cards))
            found.append(int(kind))
            cards -= self.one(kind)
        return found
