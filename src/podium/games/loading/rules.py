"""The rules of LOADING, each once, with the clause of `docs/rules/loading.md` it follows.

A card is its number, 1 to 65. Packs are numbered in the order in which they are dealt. All their
cards are in one array, each pack in a part of its own and in its shuffled order. A pile is a chain:
each card knows the one below it.

An action is one integer: what is done, in which holding of the pack, and with which cards. See
`lay_action`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from podium.core.bits import bit, lowest
from podium.core.chance import Chance
from podium.core.state import OVERTAKEN, State
from podium.games.loading.cards import CARDS, COLOURS

PROGRESSION_CARDS: Final[i64] = 65  # LD-1
MOST_SEATS: Final[i64] = 7
TWO: Final[i64] = 2  # LD-25 to LD-28: rules for two players
LEFT_OUT: Final[i64] = 10  # LD-25
PACKS_OF_TWO: Final[i64] = 3  # LD-25
FEW: Final[i64] = 9  # LD-28
LARGEST_PACK: Final[i64] = 33  # LD-5: with three players
BOOST: Final[i64] = CARDS.boost  # LD-2

# What the game waits for.
LOT: Final[i64] = 0  # LD-6
PACKS: Final[i64] = 1  # LD-5
ON: Final[i64] = 2
OVER: Final[i64] = 3

# What is done.
LAY: Final[i64] = 0
PASS: Final[i64] = 1
STOP: Final[i64] = 2

NO_CARD: Final[i64] = 0
NONE: Final[i64] = -1

ZEROS: Final = vec[i64]([0] * 66)
ONES: Final = vec[i64]([1] * 7)
NONES: Final = vec[i64]([-1] * 7)
NUMBERS: Final = vec[i64](list(range(1, 66)))
WHITE: Final[i64] = 0


def _by_number(values: list[int]) -> vec[i64]:
    """Something of each progression card; there is no card 0."""
    table = vec[i64]([0] * 66)
    for number, value in enumerate(values, start=1):
        table[number] = value
    return table


POINTS: Final = _by_number([card.points for card in CARDS.progression])
COLOUR: Final = _by_number([COLOURS.index(card.colour) for card in CARDS.progression])
# Of each stop card, in ascending order of points.
STOP_POINTS: Final = vec[i64]([stop.points for stop in CARDS.stops])
STOP_PLAYERS: Final = vec[i64]([stop.players for stop in CARDS.stops])


class Rush(State):
    """The state of a game."""

    def __init__(self, seats: i64, base: bool, at_table: bool) -> None:  # noqa: FBT001 - options of the game
        self.seats: i64 = seats
        self.base: bool = base  # LD-24
        self.at_table: bool = at_table  # LD-22: how mistakes are treated
        self.phase: i64 = PACKS if seats == TWO else LOT
        self.waiting: i64 = NONE  # the seat without a pack (LD-17)
        # The packs, and after them the cards that stay out (LD-25).
        self.cards: vec[i64] = ZEROS[:PROGRESSION_CARDS]
        self.firsts: vec[i64] = firsts_of(seats)
        self.sizes: vec[i64] = ZEROS[: pack_count(seats)]
        self.middle: i64 = NONE  # the pack in the middle (LD-25)
        # Of each seat: the pack it holds, how often it has been given one, which it has ever held.
        self.held: vec[i64] = NONES[:seats]
        self.holdings: vec[i64] = ZEROS[:seats]
        self.known: vec[i64] = ZEROS[:seats]
        self.has_laid: i64 = 0  # the seats that have laid a card in this holding (LD-9)
        # Of each seat: its pile's top card and how many there are, its boost and its stop card.
        self.tops: vec[i64] = ZEROS[:seats]
        self.heights: vec[i64] = ZEROS[:seats]
        self.boosts: vec[i64] = ONES[:seats]  # LD-4
        self.stops: vec[i64] = NONES[:seats]
        # Of each card in a pile: the one below it, and who laid it.
        self.below: vec[i64] = ZEROS[: PROGRESSION_CARDS + 1]
        self.layers: vec[i64] = ZEROS[: PROGRESSION_CARDS + 1]
        self.out: i64 = 0  # the seats that have stopped (LD-15)
        self.stop_cards: vec[i64] = stops_for(seats)  # that take part, by points
        self.stops_left: i64 = len(self.stop_cards)
        self.time_is_up: bool = False  # LD-23

    def copy(self) -> "Rush":
        twin = Rush(self.seats, self.base, self.at_table)
        twin.phase = self.phase
        twin.waiting = self.waiting
        twin.cards = self.cards[:]
        twin.sizes = self.sizes[:]
        twin.middle = self.middle
        twin.held = self.held[:]
        twin.holdings = self.holdings[:]
        twin.known = self.known[:]
        twin.has_laid = self.has_laid
        twin.tops = self.tops[:]
        twin.heights = self.heights[:]
        twin.boosts = self.boosts[:]
        twin.stops = self.stops[:]
        twin.below = self.below[:]
        twin.layers = self.layers[:]
        twin.out = self.out
        twin.stops_left = self.stops_left
        twin.time_is_up = self.time_is_up
        return twin

    # Who is to act

    def is_over(self) -> bool:
        return self.phase == OVER

    def awaits_deal(self) -> bool:
        return self.phase == LOT or self.phase == PACKS

    def is_on(self) -> bool:
        return self.phase == ON

    def order_matters(self) -> bool:
        return True  # LD-7, LD-29

    def awaited(self) -> i64:
        """LD-16: those who hold a pack."""
        if self.phase != ON:
            return 0
        holders: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.held[seat] != NONE:
                holders |= bit(seat)
            seat += 1
        return holders

    def occasion(self, seat: i64) -> i64:
        """LD-9: a question is about the pack one holds, and whether one has laid a card of it."""
        return 2 * self.holdings[seat] + (1 if self.laid_in_holding(seat) else 0)

    def is_active(self, seat: i64) -> bool:
        """LD-15: who has stopped is out."""
        return (self.out >> seat) & 1 == 0

    def laid_in_holding(self, seat: i64) -> bool:
        return (self.has_laid >> seat) & 1 == 1

    # What they may do

    def most_legal(self) -> i64:
        """Each card of a pack on each pile; to pass; to stop."""
        return LARGEST_PACK * self.seats + 2

    def write_legal(self, seat: i64, room: vec[i64]) -> i64:
        if self.phase != ON or self.held[seat] == NONE:
            return 0
        count: i64 = 0 if self.laid_in_holding(seat) else self.write_lays(seat, room)
        room[count] = pass_action(self.holdings[seat])  # LD-13, LD-14
        room[count + 1] = stop_action(self.holdings[seat], self.next_stop())  # LD-15
        return count + 2

    def write_lays(self, seat: i64, room: vec[i64]) -> i64:
        """LD-9: one card of the pack, in the pack's order, on each pile where it can be laid."""
        holding: i64 = self.holdings[seat]
        pack: i64 = self.held[seat]
        count: i64 = 0
        at: i64 = self.firsts[pack]
        end: i64 = at + self.sizes[pack]
        while at < end:
            card: i64 = self.cards[at]
            pile: i64 = 0
            while pile < self.seats:
                if self.may_lay(seat, card, pile):
                    room[count] = lay_action(holding, card, pile, self.tops[pile])
                    count += 1
                pile += 1
            at += 1
        return count

    def may_lay(self, seat: i64, card: i64, pile: i64) -> bool:
        """LD-12: on the pile of any active player; LD-22: as at the table, any card."""
        if not self.is_active(pile):
            return False
        if self.at_table:
            return seat == pile or self.tops[pile] != NO_CARD
        return self.fits(seat, card, pile)

    def fits(self, seat: i64, card: i64, pile: i64) -> bool:
        """LD-32: judged against the top card as it lies."""
        return fits_on(card, self.tops[pile], seat == pile, self.base)

    def holds_card(self, seat: i64, card: i64) -> bool:
        return self.held[seat] != NONE and self.place_in(self.held[seat], card) != NONE

    def next_stop(self) -> i64:
        """LD-15: the stop card with the most points of those in the middle."""
        return self.stop_cards[self.stops_left - 1]

    def restated(self, seat: i64, action: i64) -> i64:
        """LD-32: a card that fits the new top card stands, whatever it was to be laid on."""
        card: i64 = card_of(action)
        pile: i64 = pile_of(action)
        if what_of(action) != LAY or not self.fits(seat, card, pile):
            return action
        return lay_action(holding_of(action), card, pile, self.tops[pile])

    def as_it_stands(self, seat: i64, action: i64) -> i64:
        """LD-29: whether an action that was legal still is, and as which."""
        if self.held[seat] == NONE or holding_of(action) != self.holdings[seat]:
            return OVERTAKEN
        what: i64 = what_of(action)
        if what == STOP:
            return action if card_of(action) == self.next_stop() else OVERTAKEN  # LD-31
        if what == LAY:
            return self.lay_as_it_stands(seat, self.restated(seat, action))
        return action  # LD-30

    def lay_as_it_stands(self, seat: i64, lay: i64) -> i64:
        """LD-32."""
        pile: i64 = pile_of(lay)
        if on_of(lay) != self.tops[pile] or not self.may_lay(seat, card_of(lay), pile):
            return OVERTAKEN
        return lay

    # What follows

    def play(self, seat: i64, action: i64) -> None:
        what: i64 = what_of(action)
        if what == LAY:
            self.lay(seat, card_of(action), pile_of(action))
        elif what == PASS:
            self.part(seat)
        else:
            self.stop(seat)

    def lay(self, seat: i64, card: i64, pile: i64) -> None:
        """LD-12, LD-22: what fits on another's pile takes a boost card, if there is one."""
        if pile != seat and self.boosts[pile] > 0 and self.fits(seat, card, pile):
            self.boosts[pile] -= 1
            self.boosts[seat] += 1
        self.take_out(self.held[seat], card)
        self.put_on(pile, card, seat)
        self.has_laid |= bit(seat)

    def take_out(self, pack: i64, card: i64) -> None:
        """LD-34: the others stay in their order."""
        self.sizes[pack] -= 1
        at: i64 = self.firsts[pack]
        end: i64 = at + self.sizes[pack]
        while self.cards[at] != card:
            at += 1
        while at < end:
            self.cards[at] = self.cards[at + 1]
            at += 1
        self.cards[end] = NO_CARD

    def put_on(self, pile: i64, card: i64, seat: i64) -> None:
        self.below[card] = self.tops[pile]
        self.layers[card] = seat
        self.tops[pile] = card
        self.heights[pile] += 1

    def part(self, seat: i64) -> None:
        """LD-14, LD-30: to the one without a pack; LD-27: for the pack in the middle."""
        pack: i64 = self.held[seat]
        self.let_go(seat)
        if self.seats == TWO:
            self.give(self.middle, seat)
            self.middle = pack
        else:
            self.give(pack, self.waiting)
            self.waiting = seat

    def let_go(self, seat: i64) -> None:
        """LD-9: what was laid in this holding stands in the way of no other."""
        self.held[seat] = NONE
        self.has_laid &= ~bit(seat)

    def give(self, pack: i64, seat: i64) -> None:
        """LD-9: a new holding begins, even of a pack that comes back."""
        self.held[seat] = pack
        self.holdings[seat] += 1
        self.known[seat] |= bit(pack)

    def stop(self, seat: i64) -> None:
        """LD-15, LD-31: pack, stop card and boosts at once; LD-19: the last one ends the game."""
        self.stops[seat] = self.next_stop()
        self.stops_left -= 1
        self.let_go(seat)
        self.out |= bit(seat)
        if self.stops_left == 0:
            self.phase = OVER

    def time_up(self) -> None:
        """LD-23: the game ends, and nobody gets a stop card for it."""
        self.time_is_up = True
        self.phase = OVER

    # The packs

    def full_size(self, pack: i64) -> i64:
        """How many cards the pack has had at first (LD-5, LD-25)."""
        return self.firsts[pack + 1] - self.firsts[pack]

    def place_in(self, pack: i64, card: i64) -> i64:
        at: i64 = self.firsts[pack]
        end: i64 = at + self.sizes[pack]
        while at < end:
            if self.cards[at] == card:
                return at
            at += 1
        return NONE

    def is_in_play(self, pack: i64) -> bool:
        """LD-15: a pack that somebody has stopped with is gone."""
        return pack == self.middle or self.holder(pack) != NONE

    def holder(self, pack: i64) -> i64:
        seat: i64 = 0
        while seat < self.seats:
            if self.held[seat] == pack:
                return seat
            seat += 1
        return NONE

    # The piles

    def pile(self, seat: i64) -> vec[i64]:
        """The cards of a pile from the bottom up."""
        cards = ZEROS[: self.heights[seat]]
        card: i64 = self.tops[seat]
        at: i64 = self.heights[seat]
        while at > 0:
            at -= 1
            cards[at] = card
            card = self.below[card]
        return cards

    def kept(self, seat: i64) -> vec[i64]:
        """LD-20: the cards of a pile that count, each judged against the last one kept."""
        cards = self.pile(seat)
        last: i64 = NO_CARD
        kept: i64 = 0
        at: i64 = 0
        while at < len(cards):
            card: i64 = cards[at]
            if card > last or matches(card, last, self.base):
                cards[kept] = card
                kept += 1
                last = card
            at += 1
        return cards[:kept]

    # The end

    def totals(self) -> vec[i64]:
        """LD-21, LD-23: the points of the pile, of the stop card, if any, and of the boosts."""
        totals = ZEROS[: self.seats]
        seat: i64 = 0
        while seat < self.seats:
            totals[seat] = points_of(self.kept(seat)) + BOOST * self.boosts[seat]
            totals[seat] += self.stop_points(seat)
            seat += 1
        card: i64 = self.given_card()
        if card != NO_CARD:
            totals[self.giver()] -= POINTS[card]
            totals[1 - self.giver()] += POINTS[card]
        return totals

    def stop_points(self, seat: i64) -> i64:
        return STOP_POINTS[self.stops[seat]] if self.stops[seat] != NONE else 0

    def amounts(self) -> vec[i64]:
        """LD-21, LD-28: how many progression cards count for each seat."""
        amounts = ZEROS[: self.seats]
        seat: i64 = 0
        while seat < self.seats:
            amounts[seat] = len(self.kept(seat))
            seat += 1
        if self.given_card() != NO_CARD:
            amounts[self.giver()] -= 1
            amounts[1 - self.giver()] += 1
        return amounts

    def merits(self) -> vec[i64]:
        """LD-21: the most points win, then the most cards; who has the same shares the win."""
        totals, amounts = self.totals(), self.amounts()
        seat: i64 = 0
        while seat < self.seats:
            totals[seat] = (totals[seat] << 8) | amounts[seat]
            seat += 1
        return totals

    def giver(self) -> i64:
        """LD-28: of two players, the one who has stopped."""
        return lowest(self.out) if self.seats == TWO and self.out != 0 else NONE

    def given_card(self) -> i64:
        """LD-28: what the giver gives: of few cards the one with the most points."""
        if self.giver() == NONE:
            return NO_CARD
        kept = self.kept(self.giver())
        return most_points(kept) if len(kept) <= FEW else NO_CARD

    # Chance

    def draw(self, chance: Chance) -> vec[i64]:
        """LD-6: who begins without a pack; LD-5, LD-25: all cards, shuffled."""
        if self.phase == LOT:
            return vec[i64]([chance.below(self.seats)])
        cards = NUMBERS[:]
        chance.draw_to_front(cards, PROGRESSION_CARDS)
        return cards

    def deal(self, cards: vec[i64]) -> None:
        if self.phase == LOT:
            self.waiting = cards[0]
            self.phase = PACKS
        else:
            self.deal_packs(cards)
            self.phase = ON

    def deal_packs(self, cards: vec[i64]) -> None:
        """LD-5: from the left of the one without a pack; LD-25: one each, one in the middle."""
        self.cards = cards[:]
        pack: i64 = 0
        while pack < len(self.sizes):
            self.sizes[pack] = self.full_size(pack)
            pack += 1
        if self.seats == TWO:
            self.middle = len(self.sizes) - 1
        dealt: i64 = len(self.sizes) - (1 if self.seats == TWO else 0)
        first: i64 = 0 if self.waiting == NONE else self.waiting + 1
        pack = 0
        while pack < dealt:
            self.give(pack, (first + pack) % self.seats)
            pack += 1


# What fits


def fits_on(card: i64, top: i64, own: bool, base: bool) -> bool:  # noqa: FBT001 - which rules
    """LD-10, LD-11, LD-24."""
    if top == NO_CARD:
        return own
    if matches(card, top, base):
        return True
    return card > top if own else card == top + 1


def matches(card: i64, under: i64, base: bool) -> bool:  # noqa: FBT001 - an option of the game
    """LD-24: in the base game, a card of a colour on one of the same."""
    return base and COLOUR[card] != WHITE and COLOUR[card] == COLOUR[under]


# The beginning


def pack_count(seats: i64) -> i64:
    """LD-5: one fewer than players; LD-25: three for two."""
    return PACKS_OF_TWO if seats == TWO else seats - 1


def firsts_of(seats: i64) -> vec[i64]:
    """Where the cards of each pack begin; at the end, where the last one's end.

    LD-5: sizes differ by one at most, and larger packs come first; LD-25: the one in the middle is
    the largest, and comes last.
    """
    packs: i64 = pack_count(seats)
    dealt: i64 = PROGRESSION_CARDS - LEFT_OUT if seats == TWO else PROGRESSION_CARDS
    larger: i64 = dealt % packs
    firsts = ZEROS[: packs + 1]
    pack: i64 = 0
    while pack < packs:
        is_larger: bool = pack >= packs - larger if seats == TWO else pack < larger
        firsts[pack + 1] = firsts[pack] + dealt // packs + (1 if is_larger else 0)
        pack += 1
    return firsts


def stops_for(seats: i64) -> vec[i64]:
    """LD-3: the stop cards that take part."""
    stops = ZEROS[:0]
    stop: i64 = 0
    while stop < len(STOP_PLAYERS):
        if STOP_PLAYERS[stop] <= seats:
            stops = append(stops, stop)
        stop += 1
    return stops


# Actions


def lay_action(holding: i64, card: i64, pile: i64, on: i64) -> i64:
    return (holding << 19) | (on << 12) | (pile << 9) | (card << 2) | LAY


def pass_action(holding: i64) -> i64:
    return (holding << 19) | PASS


def stop_action(holding: i64, stop: i64) -> i64:
    return (holding << 19) | (stop << 2) | STOP


def what_of(action: i64) -> i64:
    return action & 3


def card_of(action: i64) -> i64:
    """The card that is laid; of a stop, the stop card."""
    return (action >> 2) & 127


def pile_of(action: i64) -> i64:
    return (action >> 9) & 7


def on_of(action: i64) -> i64:
    return (action >> 12) & 127


def holding_of(action: i64) -> i64:
    return action >> 19


# Counting


def points_of(cards: vec[i64]) -> i64:
    points: i64 = 0
    at: i64 = 0
    while at < len(cards):
        points += POINTS[cards[at]]
        at += 1
    return points


def most_points(cards: vec[i64]) -> i64:
    """LD-28: of several equal ones the highest number; no card if there is none."""
    most: i64 = NO_CARD
    at: i64 = 0
    while at < len(cards):
        card: i64 = cards[at]
        if POINTS[card] > POINTS[most] or (POINTS[card] == POINTS[most] and card > most):
            most = card
        at += 1
    return most
