"""Sets of small numbers (seats, fields, kinds of cards) as the bits of one integer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LOW_HALF: Final[i64] = 0xFFFFFFFF
HIGHEST: Final[i64] = 0x2000000000000000
# Multiplied by a power of two, its five top bits are different for every power (de Bruijn).
SEQUENCE: Final[i64] = 0x077CB531


def _places() -> vec[i64]:
    places = vec[i64]([0] * 32)
    for bit in range(32):
        places[(((1 << bit) * SEQUENCE) & LOW_HALF) >> 27] = bit
    return places


PLACE: Final = _places()


def bit(place: i64) -> i64:
    """The set with this one member, 0 to 61.

    Not `1 << place`: mypyc writes a small literal as a C int, which has 32 bits.
    """
    return HIGHEST >> (61 - place)


def lowest(bits: i64) -> i64:
    """The smallest member of a set that is not empty."""
    if bits & LOW_HALF:
        low: i64 = bits & -bits
        return PLACE[((low * SEQUENCE) & LOW_HALF) >> 27]
    high: i64 = bits >> 32
    return 32 + PLACE[(((high & -high) * SEQUENCE) & LOW_HALF) >> 27]


def members(bits: i64) -> list[int]:
    """What is in the set, in ascending order."""
    found = []
    while bits:
        found.append(int(lowest(bits)))
        bits &= bits - 1
    return found


def size(bits: i64) -> i64:
    """How many members the set has."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
