"""What a player with a pack may know, as numbers to think with (LD-33, LD-34).

It is made of the State in whole simulated games, and elsewhere of what a View shows. The two are
the same: a mind that is given a Glance knows no more than a View tells.
"""

from librt.vecs import vec
from mypy_extensions import i64

from podium.core.bits import bit, size
from podium.games.loading.rules import (
    BOOST,
    NO_CARD,
    PROGRESSION_CARDS,
    STOP_POINTS,
    ZEROS,
    Rush,
    most_points,
    points_of,
)


class Glance:
    def __init__(self, rush: Rush, seat: i64) -> None:
        self.seat: i64 = seat
        self.seats: i64 = rush.seats
        self.base: bool = rush.base
        self.at_table: bool = rush.at_table
        self.holding: i64 = rush.holdings[seat]
        self.has_laid: bool = rush.laid_in_holding(seat)
        self.pack: vec[i64] = cards_of(rush, rush.held[seat])
        self.active: i64 = (bit(rush.seats) - 1) & ~rush.out
        self.stop: i64 = rush.next_stop()  # the stop card to be taken next
        self.stops_left: i64 = rush.stops_left
        # Of each seat: its top card, its boost cards, what counts of its pile, and all its points.
        self.tops: vec[i64] = rush.tops[:]
        self.boosts: vec[i64] = rush.boosts[:]
        self.heights: vec[i64] = ZEROS[: rush.seats]
        self.points: vec[i64] = ZEROS[: rush.seats]
        self.best: i64 = NO_CARD  # the own card that counts most (LD-28)
        self.count_piles(rush)
        # Of each number from 0 on: how many higher ones lie in no pile; how many of these may come,
        # for one who remembers the packs that one has held.
        self.unlaid: vec[i64] = higher_of(not_in_piles(rush))
        self.higher: vec[i64] = higher_of(may_come(rush, seat))

    def count_piles(self, rush: Rush) -> None:
        at: i64 = 0
        while at < self.seats:
            kept = rush.kept(at)
            self.heights[at] = len(kept)
            self.points[at] = points_of(kept) + BOOST * self.boosts[at] + rush.stop_points(at)
            if at == self.seat:
                self.best = most_points(kept)
            at += 1

    def is_active(self, seat: i64) -> bool:
        return (self.active >> seat) & 1 == 1

    def opponents(self) -> i64:
        """How many others are still in the game."""
        return size(self.active) - 1

    def points_of_stop(self) -> i64:
        return STOP_POINTS[self.stop]


def cards_of(rush: Rush, pack: i64) -> vec[i64]:
    first: i64 = rush.firsts[pack]
    return rush.cards[first : first + rush.sizes[pack]]


def may_come(rush: Rush, seat: i64) -> vec[i64]:
    """Which numbers may still come: those in packs that go round, as far as the seat has seen them.

    As long as there is a pack the seat has not seen, a number it has not seen may be in it.
    """
    comes = not_in_piles(rush) if has_unseen(rush, seat) else ZEROS[: PROGRESSION_CARDS + 1]
    mark_seen(rush, seat, comes)
    return comes


def has_unseen(rush: Rush, seat: i64) -> bool:
    pack: i64 = 0
    while pack < len(rush.sizes):
        if rush.is_in_play(pack) and (rush.known[seat] >> pack) & 1 == 0:
            return True
        pack += 1
    return False


def not_in_piles(rush: Rush) -> vec[i64]:
    comes = ZEROS[: PROGRESSION_CARDS + 1]
    number: i64 = 1
    while number <= PROGRESSION_CARDS:
        comes[number] = 1
        number += 1
    seat: i64 = 0
    while seat < rush.seats:
        card: i64 = rush.tops[seat]
        while card != NO_CARD:
            comes[card] = 0
            card = rush.below[card]
        seat += 1
    return comes


def mark_seen(rush: Rush, seat: i64, comes: vec[i64]) -> None:
    """LD-15: what is in a pack that is gone comes no more."""
    pack: i64 = 0
    while pack < len(rush.sizes):
        if (rush.known[seat] >> pack) & 1 == 1:
            in_play: i64 = 1 if rush.is_in_play(pack) else 0
            at: i64 = rush.firsts[pack]
            end: i64 = at + rush.sizes[pack]
            while at < end:
                comes[rush.cards[at]] = in_play
                at += 1
        pack += 1


def higher_of(comes: vec[i64]) -> vec[i64]:
    higher = ZEROS[: PROGRESSION_CARDS + 1]
    number: i64 = PROGRESSION_CARDS
    while number > 0:
        higher[number - 1] = higher[number] + comes[number]
        number -= 1
    return higher
