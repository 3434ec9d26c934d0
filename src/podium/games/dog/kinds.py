"""The cards as kinds, and what each can be used for.

Kinds are numbers from 0: the cards with a number in ascending order, then the swap, then the joker.
A use is a number too: 1 to 13 are so many fields forward, but that 7 is a share of a seven.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podium.core.bits import bit, members
from podium.core.multisets import Packing
from podium.games.dog.box import BOX, RED

OUT: Final[i64] = 0  # out of the kennel
SEVEN: Final[i64] = 7
BACK: Final[i64] = 14  # 4 fields backward
SWAP: Final[i64] = 15
# What happens with a card that moves no pawn.
NO_EFFECT: Final[i64] = 16  # DOG-35: a swap laid without effect
PUT_ASIDE: Final[i64] = 17
GIVEN_UP: Final[i64] = 18  # DOG-14: put aside with the rest of the hand
GIVE: Final[i64] = 19

STEPS_BACK: Final[i64] = 4  # DOG-30

# The cards with a number that can be more than one thing.
FOUR: Final[i64] = 4
ELEVEN: Final[i64] = 11
THIRTEEN: Final[i64] = 13

NUMBERS: Final = sorted([*BOX.blue, *RED])  # of the kinds that have one
SWAP_KIND: Final[i64] = 12
JOKER: Final[i64] = 13
KINDS: Final[i64] = 14
COPIES: Final[i64] = 8  # DOG-1
JOKERS: Final[i64] = 6  # DOG-1


def _uses_of(number: int) -> i64:
    """DOG-27 to DOG-31: what a card with a number can be used for, as a set."""
    if number == FOUR:
        return bit(FOUR) | bit(BACK)
    if number == ELEVEN:
        return bit(OUT) | bit(1) | bit(ELEVEN)
    if number == THIRTEEN:
        return bit(OUT) | bit(THIRTEEN)
    return bit(number)


def _uses() -> vec[i64]:
    uses: list[i64] = [_uses_of(number) for number in NUMBERS]
    uses.append(bit(SWAP))
    joker: i64 = 0  # DOG-36: whatever another card can be used for
    for others in uses:
        joker |= others
    uses.append(joker)
    return vec[i64](uses)


USES: Final = _uses()


def _uses_in_order() -> vec[i64]:
    """List the uses of each kind, with a -1 behind the last."""
    uses = vec[i64]([-1] * (14 * 17))
    for kind in range(14):
        for at, use in enumerate(members(USES[kind])):
            uses[kind * 17 + at] = use
    return uses


# The uses of a kind begin at `kind * USES_APART`, in ascending order, and end with a -1.
USES_IN_ORDER: Final = _uses_in_order()
USES_APART: Final[i64] = 17

PACKING: Final = Packing(KINDS, 4)


def _deck() -> i64:
    """DOG-1: eight cards of each kind, but six jokers."""
    deck: i64 = 0
    kind: i64 = 0
    while kind < JOKER:
        deck += COPIES * PACKING.one(kind)
        kind += 1
    return deck + JOKERS * PACKING.one(JOKER)


DECK: Final = _deck()


def amount(cards: i64) -> i64:
    """How many cards there are in a multiset."""
    count: i64 = 0
    rest: i64 = cards
    while rest:
        count += rest & 15
        rest >>= 4
    return count
