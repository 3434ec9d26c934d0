"""Guessing what a viewer cannot know of a game.

Every way in which the unseen cards can be in hands and pile is as likely as every other, as long as
it fits: whose turn it is holds a card that can be carried out, or none, as all have seen; and what
the viewer has given away is where it was given. Of cards to be given, every card of a hand is as
likely as every other, and so it is of cards that have been given.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podium.core.bits import bit
from podium.core.chance import Chance
from podium.games.dog.board import NONE
from podium.games.dog.kinds import DECK, KINDS, PACKING, PUT_ASIDE
from podium.games.dog.moves import kind_of, use_of
from podium.games.dog.rules import (
    ASIDE,
    DEAL,
    DRAW,
    EXCHANGE,
    PLAY,
    Chase,
    action_of,
    seat_of,
    spread,
)

SPECTATOR: Final[i64] = -1

# What all have seen of the hand of the seat to play.
ANYTHING: Final[i64] = 0
SOMETHING: Final[i64] = 1  # a card that can be carried out is in it
NOTHING_PLAYABLE: Final[i64] = 2
ONLY_DRAWN: Final[i64] = 3  # the card just drawn, and no other, can be carried out


class Guesses:
    """All games that fit what one viewer has seen, to be drawn from again and again."""

    def __init__(self, known: Chase, sizes: list[int], viewer: i64) -> None:
        """Take what is known; the hands of others, and what they give away, are empty."""
        self.known: Chase = known
        self.sizes: vec[i64] = vec[i64](sizes)  # of the hands
        self.viewer: i64 = viewer
        self.receiver: i64 = NONE  # who holds what the viewer has given away
        self.gave: i64 = 0  # that card, as a multiset
        if viewer != SPECTATOR and known.given[viewer] != NONE:
            self.receiver = known.receiver(viewer)
            self.gave = PACKING.one(known.given[viewer])
        own: i64 = 0 if viewer == SPECTATOR else known.hands[viewer]
        self.unseen: i64 = DECK - known.discards - own - self.gave
        self.seen: i64 = self.what_is_seen()
        self.playable: i64 = 0  # a set of kinds
        if self.seen != ANYTHING:
            self.playable = known.playable_kinds()

    def what_is_seen(self) -> i64:
        """Tell what all have seen of the hand of the seat to play, if it is not the viewer's."""
        known = self.known
        if known.turn == self.viewer:
            return ANYTHING
        if known.waits_for == ASIDE or known.waits_for == DRAW:
            return NOTHING_PLAYABLE
        if known.waits_for == PLAY and known.left == 0:
            return ONLY_DRAWN if has_drawn(known) else SOMETHING
        return ANYTHING

    def draw(self, chance: Chance) -> Chase:
        """Draw hands until they fit; they soon do."""
        guess = self.known.copy()
        self.deal_hands(guess, chance)
        while not self.fits(guess):
            self.deal_hands(guess, chance)
        if guess.waits_for == EXCHANGE:
            self.guess_choices(guess, chance)
        elif guess.waits_for != DEAL:
            self.guess_given(guess, chance)
        if has_drawn(guess) and guess.turn != self.viewer:
            self.guess_drawn(guess, chance)
        return guess

    # Hands

    def deal_hands(self, guess: Chase, chance: Chance) -> None:
        """Deal out what is unseen: first to the seat of which something has been seen."""
        rest: i64 = self.unseen
        first: i64 = NONE
        if self.seen != ANYTHING:
            first = guess.turn
            rest -= self.deal_to(guess, first, self.hand_seen(guess.turn, rest, chance))
        cards = spread(rest)
        chance.draw_to_front(cards, self.needed(first))
        at: i64 = 0
        seat: i64 = 0
        while seat < guess.seats:
            if seat != self.viewer and seat != first:
                size: i64 = self.missing(seat)
                self.deal_to(guess, seat, PACKING.packed(cards, at, size))
                at += size
            seat += 1

    def missing(self, seat: i64) -> i64:
        """How many cards of a hand are not known."""
        return self.sizes[seat] - 1 if seat == self.receiver else self.sizes[seat]

    def needed(self, first: i64) -> i64:
        needed: i64 = 0
        seat: i64 = 0
        while seat < self.known.seats:
            if seat != self.viewer and seat != first:
                needed += self.missing(seat)
            seat += 1
        return needed

    def deal_to(self, guess: Chase, seat: i64, cards: i64) -> i64:
        guess.hands[seat] = cards + (self.gave if seat == self.receiver else 0)
        return cards

    def hand_seen(self, seat: i64, unseen: i64, chance: Chance) -> i64:
        """Draw a hand of which something has been seen."""
        size: i64 = self.missing(seat)
        if self.seen == NOTHING_PLAYABLE:
            return some_of(self.of_kinds(unseen, ~self.playable), size, chance)
        if self.seen == ONLY_DRAWN:
            drawn: i64 = some_of(self.of_kinds(unseen, self.playable), 1, chance)
            return drawn + some_of(self.of_kinds(unseen, ~self.playable), size - 1, chance)
        hand: i64 = some_of(unseen, size, chance)
        known: i64 = self.gave if seat == self.receiver else 0
        while self.of_kinds(hand + known, self.playable) == 0:
            hand = some_of(unseen, size, chance)
        return hand

    def of_kinds(self, cards: i64, kinds: i64) -> i64:
        """Keep the cards of some kinds."""
        kept: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if (kinds >> kind) & 1:
                kept += PACKING.count(cards, kind) * PACKING.one(kind)
            kind += 1
        return kept

    def fits(self, guess: Chase) -> bool:
        """DOG-11, DOG-44: whoever is asked for a card has more than one kind."""
        if guess.waits_for != EXCHANGE and guess.waits_for != ASIDE:
            return True
        seat: i64 = 0
        while seat < guess.seats:
            kinds: i64 = PACKING.kinds_in(guess.hands[seat])
            if guess.missing & bit(seat) and kinds & (kinds - 1) == 0:
                return False
            seat += 1
        return True

    # What has been chosen, given and drawn

    def guess_choices(self, guess: Chase, chance: Chance) -> None:
        """DOG-11: who has chosen may have chosen any card of the hand."""
        seat: i64 = 0
        while seat < guess.seats:
            if seat != self.viewer and not guess.missing & bit(seat):
                guess.choices[seat] = any_kind(guess.hands[seat], chance)
            seat += 1

    def guess_given(self, guess: Chase, chance: Chance) -> None:
        """DOG-11: what was given may be any card that its receiver has held in this round."""
        size: i64 = guess.dealt_size()
        seat: i64 = 0
        while seat < guess.seats:
            receiver: i64 = guess.receiver(seat)
            if seat != self.viewer and receiver != self.viewer:
                cards = spread(guess.hands[receiver])
                at: i64 = chance.below(size)
                if at < len(cards) and not has_laid(guess, receiver, cards[at]):
                    guess.given[seat] = cards[at]
            seat += 1

    def guess_drawn(self, guess: Chase, chance: Chance) -> None:
        """DOG-44: the card that can be carried out now, or any of the hand."""
        hand: i64 = guess.hands[guess.turn]
        if self.seen == ONLY_DRAWN:
            hand = self.of_kinds(hand, self.playable)
        elif guess.turn == self.receiver:
            hand -= self.gave
        guess.drawn = any_kind(hand, chance)


def some_of(cards: i64, count: i64, chance: Chance) -> i64:
    """Draw some cards of a multiset."""
    drawn = spread(cards)
    chance.draw_to_front(drawn, count)
    return PACKING.packed(drawn, 0, count)


def any_kind(cards: i64, chance: Chance) -> i64:
    return PACKING.first_kind(PACKING.kinds_in(some_of(cards, 1, chance)))


def has_drawn(chase: Chase) -> bool:
    """DOG-44: whether the seat to play has drawn a card that it now plays or puts aside."""
    if chase.in_teams or chase.left > 0 or chase.laid_count == 0:
        return False
    last: i64 = chase.laid[chase.laid_count - 1]
    asked: bool = chase.waits_for == PLAY or chase.waits_for == ASIDE
    return asked and seat_of(last) == chase.turn and use_of(action_of(last)) == PUT_ASIDE


def has_laid(chase: Chase, seat: i64, kind: i64) -> bool:
    """Whether a seat has laid such a card in this round."""
    at: i64 = 0
    while at < chase.laid_count:
        entry: i64 = chase.laid[at]
        if seat_of(entry) == seat and kind_of(action_of(entry)) == kind:
            return True
        at += 1
    return False
