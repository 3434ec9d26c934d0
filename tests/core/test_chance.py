"""Chance is the same for the same seed, on every machine, compiled or not."""

from __future__ import annotations

import hashlib
from collections import Counter

from podium.core.chance import Chance

M32 = 0xFFFFFFFF


def sfc32(a: int, b: int, c: int, counter: int) -> tuple[int, tuple[int, int, int, int]]:
    """One step of the published generator, as its author writes it."""
    drawn = (a + b + counter) & M32
    rotated = ((c << 21) | (c >> 11)) & M32
    return drawn, (b ^ (b >> 9), (c + (c << 3)) & M32, (rotated + drawn) & M32, (counter + 1) & M32)


def test_the_draws_of_a_seed_never_change() -> None:
    chance = Chance("podium")
    assert [chance.word() for _ in range(4)] == [1618614180, 161502811, 1484721764, 2040134191]
    assert [chance.below(6) for _ in range(12)] == [3, 0, 2, 5, 5, 2, 3, 1, 1, 1, 2, 0]


def test_the_words_are_those_of_sfc32() -> None:
    digest = hashlib.sha256(b"podium").digest()
    a, b, c = (int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8))
    words, now = [], (a, b, c, 1)
    for _ in range(16):
        word, now = sfc32(*now)
        words.append(word)
    chance = Chance("podium")
    assert [chance.word() for _ in range(4)] == words[12:]


def test_other_seeds_draw_otherwise() -> None:
    assert Chance("a").word() != Chance("b").word()


def test_below_is_fair() -> None:
    chance = Chance("fair")
    times = Counter(int(chance.below(7)) for _ in range(70_000))
    assert set(times) == set(range(7))
    assert all(9_500 < count < 10_500 for count in times.values())


def test_below_draws_again_what_would_not_be_fair() -> None:
    """Of the words for this end a quarter has to be drawn again: else two thirds came too often."""
    end = 3 * 2**29
    chance = Chance("again")
    thirds = Counter(int(chance.below(end)) // 2**29 for _ in range(30_000))
    remainders = Counter(int(chance.below(end)) % 3 for _ in range(30_000))
    assert all(9_600 < count < 10_400 for count in thirds.values())
    assert all(9_600 < count < 10_400 for count in remainders.values())
