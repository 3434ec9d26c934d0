"""What a bot decides, and how long somebody like it takes.

It looks through its pack card by card, as a person does, until it has found something good enough
or has come to the end. What a card is worth is counted in hundredths of a point.
"""

from math import log2
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from podium.core.bits import bit, lowest, size
from podium.core.chance import Chance
from podium.core.minds import Mind
from podium.core.state import State
from podium.games.loading.glance import Glance
from podium.games.loading.rules import (
    BOOST,
    FEW,
    NO_CARD,
    POINTS,
    TWO,
    Rush,
    fits_on,
    lay_action,
    pass_action,
    stop_action,
)
from podium.games.loading.strengths import (
    SPREAD,
    TO_A_CARD,
    TO_A_PILE,
    TO_OWN_PILE,
    TO_PASS,
    Strength,
)

HUNDRED: Final[i64] = 100
NOTHING: Final[i64] = -1_000_000
MISREAD: Final[i64] = 9  # numbers that lie so close are taken for each other
TOO_FEW: Final[i64] = 1  # higher numbers that may still come: then it is time to stop
# Hundredths of bits to choose between so many things and doing none of them (Hick's law).
BITS: Final = vec[i64]([round(100 * log2(things + 1)) for things in range(500)])


class Thinker(Mind):
    """A bot of one strength."""

    def __init__(self, strength: Strength, chance: Chance) -> None:
        super().__init__()
        self.chance: Chance = chance
        self.look: i64 = strength.look
        self.perceive: i64 = strength.perceive
        self.think_once: i64 = strength.think
        self.press: i64 = strength.press
        self.choose_bit: i64 = strength.choose
        self.move_bit: i64 = strength.move
        self.overlook: i64 = strength.overlook
        self.notice: i64 = strength.notice
        self.slip: i64 = strength.slip
        self.skip: i64 = strength.skip
        self.least: i64 = strength.least
        self.enough: i64 = strength.enough
        self.haste: i64 = strength.haste
        self.rivalry: i64 = strength.rivalry
        self.remembers: bool = strength.remembers
        self.weary: i64 = strength.weary
        self.counts: bool = strength.counts
        self.fear: i64 = strength.fear
        # What has been found in the pack.
        self.best: i64 = NOTHING
        self.card: i64 = NO_CARD
        self.pile: i64 = 0
        self.found: i64 = 0

    def plan(self, state: State, seat: i64) -> i64:
        return self.decide(Glance(cast("Rush", state), seat))

    def decide(self, glance: Glance) -> i64:
        """Plan an action, and say in `takes` how long it takes."""
        self.takes = 0
        self.found = 0
        self.best = NOTHING
        action: i64 = self.action_after(glance) if glance.has_laid else self.action_before(glance)
        self.spend(self.think_once + self.choose_bit * BITS[self.found + 1] // HUNDRED)
        self.vary()
        return action

    def vary(self) -> None:
        percent: i64 = HUNDRED - SPREAD + self.chance.below(2 * SPREAD + 1)
        self.takes = self.takes * percent // HUNDRED

    def spend(self, milliseconds: i64) -> None:
        self.takes += milliseconds

    def happens(self, percent: i64) -> bool:
        return self.chance.below(HUNDRED) < percent

    # What is done

    def action_before(self, glance: Glance) -> i64:
        """Look at the table, and unless that decides it, through the pack; then lay or part."""
        self.spend(self.perceive + self.look)
        if self.counts and glance.stops_left == 1 and self.knows_to_win(glance):
            return self.stop(glance)
        self.look_through(glance, self.piles_seen(glance))
        if self.best >= self.least:
            return self.lay(glance)
        return self.action_after(glance)

    def action_after(self, glance: Glance) -> i64:
        if self.wants_to_stop(glance):
            return self.stop(glance)
        self.move_to(TO_PASS)
        return pass_action(glance.holding)

    def stop(self, glance: Glance) -> i64:
        self.move_to(TO_A_PILE)
        return stop_action(glance.holding, glance.stop)

    def lay(self, glance: Glance) -> i64:
        self.move_to(TO_A_CARD)
        self.move_to(TO_OWN_PILE if self.pile == glance.seat else TO_A_PILE)
        return lay_action(glance.holding, self.card, self.pile, glance.tops[self.pile])

    def move_to(self, bits: i64) -> None:
        self.spend(self.press + self.move_bit * bits // HUNDRED)

    # Looking for a card

    def piles_seen(self, glance: Glance) -> i64:
        """Say whose piles one has in mind: one's own, and often those that can bring something."""
        own: i64 = bit(glance.seat)
        if not self.happens(self.notice):
            return own
        others: i64 = self.worthwhile(glance)
        self.spend(self.look * size(others))
        return own | others

    def worthwhile(self, glance: Glance) -> i64:
        """LD-11, LD-12: others have a card in their piles, and boost cards to be taken."""
        piles: i64 = 0
        seat: i64 = 0
        while seat < glance.seats:
            brings: bool = glance.tops[seat] != NO_CARD and glance.boosts[seat] > 0
            if brings and seat != glance.seat and glance.is_active(seat):
                piles |= bit(seat)
            seat += 1
        return piles

    def look_through(self, glance: Glance, piles: i64) -> None:
        """Each card is compared with the piles one has in mind, one after the other."""
        each: i64 = self.look + self.think_once * size(piles)
        enough: i64 = self.enough - self.haste * glance.opponents()
        at: i64 = 0
        while at < len(glance.pack) and (self.best == NOTHING or self.best < enough):
            self.spend(each)
            if not self.happens(self.overlook):
                self.consider(glance, glance.pack[at], piles)
            at += 1

    def consider(self, glance: Glance, card: i64, piles: i64) -> None:
        while piles:
            pile: i64 = lowest(piles)
            if fits_on(card, glance.tops[pile], pile == glance.seat, glance.base):
                self.keep_if_better(card, pile, self.worth(glance, card, pile))
            elif glance.at_table and self.takes_for_fitting(glance, card, pile):
                self.keep_if_better(card, pile, HUNDRED * POINTS[card])
            piles &= piles - 1

    def keep_if_better(self, card: i64, pile: i64, worth: i64) -> None:
        self.found += 1
        if worth > self.best:
            self.best = worth
            self.card = card
            self.pile = pile

    def takes_for_fitting(self, glance: Glance, card: i64, pile: i64) -> bool:
        """LD-22: a slip; on the own pile a number that is too low, elsewhere one that is near."""
        top: i64 = glance.tops[pile]
        if top == NO_CARD:
            return False
        near: bool = top - MISREAD <= card < top if pile == glance.seat else card == top + 2
        return near and self.happens(self.slip)

    # What a card is worth

    def worth(self, glance: Glance, card: i64, pile: i64) -> i64:
        if pile == glance.seat:
            return self.gain(glance, card, glance.tops[pile])
        boost: i64 = HUNDRED * BOOST if glance.boosts[pile] > 0 else 0
        theirs: i64 = self.gain(glance, card, glance.tops[pile]) - boost
        return boost - self.rivalry * theirs // HUNDRED

    def gain(self, glance: Glance, card: i64, top: i64) -> i64:
        """Its points, less what may still come and is left out; LD-24: more where it goes down."""
        higher = glance.higher if self.remembers else glance.unlaid
        left_out: i64 = higher[top] - higher[card]
        if card > top:
            left_out -= 1  # the card itself
        return HUNDRED * POINTS[card] - self.skip * left_out

    # Stopping

    def wants_to_stop(self, glance: Glance) -> bool:
        if glance.stops_left == 1:
            return self.takes_the_last(glance) or self.gives_up(glance)
        higher = glance.higher if self.remembers else glance.unlaid
        return higher[glance.tops[glance.seat]] <= TOO_FEW or self.gives_up(glance)

    def gives_up(self, glance: Glance) -> bool:
        """Where one has looked through the pack, and has laid nothing."""
        return not glance.has_laid and self.happens(self.weary)

    def takes_the_last(self, glance: Glance) -> bool:
        """LD-19: whether one takes the last stop card, and ends the game."""
        if self.counts:
            return self.knows_to_win(glance)
        return glance.seats > TWO and self.happens(self.fear)

    def knows_to_win(self, glance: Glance) -> bool:
        """LD-21.

        Of two players the first to stop would win at once, 5 to 3, before a card is laid. That is
        no game: one has to have more cards than LD-28 asks for.
        """
        if glance.seats == TWO and glance.heights[glance.seat] <= FEW:
            return False
        own: i64 = glance.points[glance.seat] + glance.points_of_stop()
        seat: i64 = 0
        while seat < glance.seats:
            if seat != glance.seat and glance.points[seat] >= own:
                return False
            seat += 1
        return True
