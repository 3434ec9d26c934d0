"""Where random choices come from: a generator that is passed in, never a global one.

The same seed gives the same draws on every machine, compiled or not, and for ever: records,
simulations and tests depend on it. That is why the generator is our own. It is sfc32 (Chris
Doty-Humphrey's Small Fast Counter generator): 128 bits of state, and no step leaves 64 bits.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
WARM_UP: Final[i64] = 12


class Chance:
    """Draws whole numbers, each as likely as the other."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "little")
        self._b: i64 = int.from_bytes(digest[4:8], "little")
        self._c: i64 = int.from_bytes(digest[8:12], "little")
        self._counter: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """Draw one of the 2**32 numbers from 0 on."""
        drawn: i64 = (self._a + self._b + self._counter) & WORD
        self._counter = (self._counter + 1) & WORD
        self._a = self._b ^ (self._b >> 9)
        c: i64 = self._c
        self._b = (c + (c << 3)) & WORD
        self._c = ((((c << 21) & WORD) | (c >> 11)) + drawn) & WORD
        return drawn

    def below(self, end: i64) -> i64:
        """Draw one of the numbers 0 ... end - 1, where 0 < end <= 2**31."""
        scaled: i64 = self.word() * end
        if (scaled & WORD) < end:
            return self._fair(scaled, end)
        return scaled >> 32

    def draw_to_front(self, cards: vec[i64], count: i64) -> None:
        """Draw `count` of the cards and put them first, in the order in which they are drawn."""
        at: i64 = 0
        while at < count:
            other: i64 = at + self.below(len(cards) - at)
            card: i64 = cards[other]
            cards[other] = cards[at]
            cards[at] = card
            at += 1

    def _fair(self, scaled: i64, end: i64) -> i64:
        """Draw again what would make some numbers likelier than others (Lemire's method)."""
        surplus: i64 = (WORD + 1) % end
        while (scaled & WORD) < surplus:
            scaled = self.word() * end
        return scaled >> 32
