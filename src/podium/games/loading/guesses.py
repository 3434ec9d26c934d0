"""Guessing what a viewer cannot know of a game.

The unseen cards are in the packs that the viewer has not held, and among those that are left out.
Every way in which they can lie there is as likely as every other (LD-5, LD-33).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from podium.core.chance import Chance
from podium.games.loading.rules import NO_CARD, PROGRESSION_CARDS, ZEROS, Rush


class Guesses:
    """All games that fit what one viewer has seen, to be drawn from again and again."""

    def __init__(self, known: Rush) -> None:
        """Take what is known; where a card is unseen there is none."""
        self.known: Rush = known
        self.places: vec[i64] = unseen_places(known)
        self.unseen: vec[i64] = unseen_cards(known)

    def draw(self, chance: Chance) -> Rush:
        rush = self.known.copy()
        cards = self.unseen[:]
        chance.draw_to_front(cards, len(self.places))
        at: i64 = 0
        while at < len(self.places):
            rush.cards[self.places[at]] = cards[at]
            at += 1
        return rush


def unseen_places(known: Rush) -> vec[i64]:
    """Where in the packs, and after them, cards are that have not been seen."""
    places = ZEROS[:0]
    pack: i64 = 0
    while pack < len(known.sizes):
        places = with_unseen(places, known, known.firsts[pack], known.sizes[pack])
        pack += 1
    rest: i64 = known.firsts[pack]
    return with_unseen(places, known, rest, PROGRESSION_CARDS - rest)


def with_unseen(places: vec[i64], known: Rush, first: i64, size: i64) -> vec[i64]:
    at: i64 = first
    while at < first + size:
        if known.cards[at] == NO_CARD:
            places = append(places, at)
        at += 1
    return places


def unseen_cards(known: Rush) -> vec[i64]:
    """All cards but those in the piles and in packs that have been seen."""
    seen = ZEROS[:]
    at: i64 = 0
    while at < PROGRESSION_CARDS:
        seen[known.cards[at]] = 1
        at += 1
    seat: i64 = 0
    while seat < known.seats:
        card: i64 = known.tops[seat]
        while card != NO_CARD:
            seen[card] = 1
            card = known.below[card]
        seat += 1
    return numbers_not_in(seen)


def numbers_not_in(seen: vec[i64]) -> vec[i64]:
    cards = ZEROS[:0]
    card: i64 = 1
    while card <= PROGRESSION_CARDS:
        if seen[card] == 0:
            cards = append(cards, card)
        card += 1
    return cards
