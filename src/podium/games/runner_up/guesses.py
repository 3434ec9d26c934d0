"""Guessing what a viewer cannot know of a race.

Every real deal that fits is as likely as every other: the unseen cards are dealt out at random. Of
those who have chosen, every card of the hand and every target is as likely as every other.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podium.core.bits import bit
from podium.core.chance import Chance
from podium.games.runner_up.rules import (
    NO_TARGET,
    NONE,
    ROUNDS,
    TARGETS,
    Race,
    card_of,
)

SPECTATOR: Final[i64] = -1


class Guesses:
    """All races that fit what one viewer has seen, to be drawn from again and again."""

    def __init__(self, known: Race, viewer: i64) -> None:
        """Take what is known; the hands of others, their choices and Leo's pile are empty."""
        self.known: Race = known
        self.viewer: i64 = viewer
        self.unseen: vec[i64] = vec[i64](unseen_cards(known, viewer))
        self.hand: i64 = known.hand_size()
        self.pile: i64 = known.pile_size()

    def draw(self, chance: Chance) -> Race:
        race = self.known.copy()
        cards = self.unseen[:]
        chance.draw_to_front(cards, self.needed())
        at: i64 = 0
        seat: i64 = 0
        while seat < race.seats:
            if seat != self.viewer:
                race.hands[seat] = race.pack.hands.packed(cards, at, self.hand)
                self.guess_choice(race, seat, cards, at, chance)
                at += self.hand
            seat += 1
        race.pile = cards[at : at + self.pile]
        return race

    def needed(self) -> i64:
        others: i64 = self.known.seats if self.viewer == SPECTATOR else self.known.seats - 1
        return others * self.hand + self.pile

    def guess_choice(
        self, race: Race, seat: i64, cards: vec[i64], first: i64, chance: Chance
    ) -> None:
        if not race.awaits_choices() or race.missing & bit(seat):
            return
        card: i64 = cards[first + chance.below(self.hand)]
        target: i64 = NO_TARGET if race.tactical else chance.below(race.racers)
        race.choices[seat] = TARGETS * card + target


def unseen_cards(known: Race, viewer: i64) -> list[int]:
    """All cards but those laid in this stage and those in the viewer's hand."""
    unseen = [int(kind) for kind in known.pack.deck]
    for at in range(ROUNDS * known.racers):
        if known.laid[at] != NONE:
            unseen.remove(int(card_of(known.laid[at])))
    if viewer != SPECTATOR:
        for kind in known.pack.hands.unpacked(known.hands[viewer]):
            unseen.remove(kind)
    return unseen
