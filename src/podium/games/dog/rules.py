"""The rules of DOG: rounds, turns and what follows from them (`docs/rules/dog.md`).

What is on the board is in `board`, how pawns move in `moves` and `seven`, the cards in `kinds`.
A hand is a multiset of kinds, packed. An action is an integer, see `moves`; a card that is given or
put aside has no places.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podium.core.bits import bit
from podium.core.chance import Chance
from podium.core.state import State
from podium.games.dog.board import NONE, NONES, ZEROS, Board, plays_in_teams
from podium.games.dog.kinds import (
    BACK,
    DECK,
    GIVE,
    GIVEN_UP,
    KINDS,
    NO_EFFECT,
    OUT,
    PACKING,
    PUT_ASIDE,
    SEVEN,
    SWAP,
    SWAP_KIND,
    USES_APART,
    USES_IN_ORDER,
    amount,
)
from podium.games.dog.moves import (
    ACTION_BITS,
    Offers,
    can_go_back,
    can_go_forward,
    carry_out,
    end_of,
    kind_of,
    others_to_swap,
    packed_action,
    start_of,
    unprotected,
    use_of,
    write_back,
    write_forward,
    write_out,
    write_swaps,
)
from podium.games.dog.seven import STEPS, Shares, give_share, steps_of_share

LARGEST_DEAL: Final[i64] = 6  # DOG-8
DEAL_SIZES: Final[i64] = 5  # DOG-8: 6, 5, 4, 3, 2, and again

# What the game waits for.
DEAL: Final[i64] = 0
EXCHANGE: Final[i64] = 1
PLAY: Final[i64] = 2
ASIDE: Final[i64] = 3
DRAW: Final[i64] = 4
NOTHING: Final[i64] = 5

MOST_LEGAL: Final[i64] = 800
MOST_LAID: Final[i64] = 256  # cards, and shares, that can be laid in one round
LONG_ZEROS: Final = vec[i64]([0] * 256)


class Chase(State):
    """The state of a game."""

    def __init__(self, seats: i64, clockwise: bool) -> None:  # noqa: FBT001 - an option
        self.seats: i64 = seats
        self.in_teams: bool = plays_in_teams(seats)
        self.board: Board = Board(seats, clockwise)
        self.offers: Offers = Offers()
        self.waits_for: i64 = DEAL
        self.missing: i64 = 0  # the seats whose action is awaited
        self.round: i64 = 0
        self.dealer: i64 = NONE
        self.turn: i64 = NONE
        self.hands: vec[i64] = ZEROS[:seats]
        self.choices: vec[i64] = NONES[:seats]  # kinds to be given, until all have chosen
        # Which kind each seat has given away and nobody has laid yet (DOG-11).
        self.given: vec[i64] = NONES[:seats]
        self.discards: i64 = 0  # all cards laid since the pile was last shuffled
        self.shuffled: i64 = 1  # the round in which that was
        self.gave_up: i64 = 0  # seats, in this round
        self.drawn: i64 = NONE  # the kind that the seat to play has drawn in this turn (DOG-44)
        self.left: i64 = 0  # steps of a seven that is under way
        # What has been laid in this round, in order: see `laid_entry`.
        self.laid: vec[i64] = LONG_ZEROS[:]
        self.laid_count: i64 = 0
        if not self.in_teams:
            self.put_first_pawns()

    def put_first_pawns(self) -> None:
        """DOG-40: one pawn of each player begins on the start field."""
        seat: i64 = 0
        while seat < self.seats:
            self.board.put(seat, 0)
            seat += 1

    def copy(self) -> "Chase":
        twin = Chase(self.seats, self.board.clockwise)
        twin.board = self.board.copy()
        twin.waits_for = self.waits_for
        twin.missing = self.missing
        twin.round = self.round
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.hands = self.hands[:]
        twin.choices = self.choices[:]
        twin.given = self.given[:]
        twin.discards = self.discards
        twin.shuffled = self.shuffled
        twin.gave_up = self.gave_up
        twin.drawn = self.drawn
        twin.left = self.left
        twin.laid = self.laid[:]
        twin.laid_count = self.laid_count
        return twin

    # Who is to act

    def is_over(self) -> bool:
        return self.waits_for == NOTHING

    def awaits_deal(self) -> bool:
        return self.waits_for == DEAL or self.waits_for == DRAW

    def awaited(self) -> i64:
        return self.missing

    def partner(self, seat: i64) -> i64:
        """DOG-5: who sits opposite."""
        other: i64 = seat + self.seats // 2
        return other - self.seats if other >= self.seats else other

    def receiver(self, seat: i64) -> i64:
        """DOG-11, DOG-42: whom a seat gives a card to."""
        if self.in_teams:
            return self.partner(seat)
        return self.next_seat(seat)

    def next_seat(self, seat: i64) -> i64:
        """DOG-4: turns go round clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def mover(self, seat: i64) -> i64:
        """DOG-37: whose pawns a seat moves."""
        if self.in_teams and self.board.is_home(seat):
            return self.partner(seat)
        return seat

    def helped(self, mover: i64) -> i64:
        """DOG-33: whose pawns the seat to play moves once all of the mover's are home, or NONE."""
        return self.partner(mover) if self.in_teams and mover == self.turn else NONE

    # What they may do

    def most_legal(self) -> i64:
        return MOST_LEGAL

    def write_legal(self, seat: i64, room: vec[i64]) -> i64:
        if self.waits_for == PLAY:
            if seat != self.turn:
                return 0
            self.offers.begin(room, MOST_LEGAL)
            self.write_plays()
            return self.offers.count
        if self.waits_for == EXCHANGE:
            return self.write_cards(seat, GIVE, room)
        if self.waits_for == ASIDE and seat == self.turn:
            return self.write_cards(seat, PUT_ASIDE, room)
        return 0

    def write_cards(self, seat: i64, use: i64, room: vec[i64]) -> i64:
        """DOG-11, DOG-44: any card of the hand; where there is no choice, nobody is asked."""
        kinds: i64 = PACKING.kinds_in(self.hands[seat])
        if kinds & (kinds - 1) == 0:
            return 0
        count: i64 = 0
        while kinds:
            room[count] = packed_action(PACKING.first_kind(kinds), use, 0, 0)
            count += 1
            kinds &= kinds - 1
        return count

    def write_plays(self) -> None:
        """DOG-12, DOG-13: whatever a card of the hand can be used for; DOG-31: a seven first."""
        mover: i64 = self.mover(self.turn)
        if self.left > 0:
            self.write_shares(mover, self.kind_under_way())
            return
        kinds: i64 = PACKING.kinds_in(self.hands[self.turn])
        while kinds:
            kind: i64 = PACKING.first_kind(kinds)
            kinds &= kinds - 1
            at: i64 = kind * USES_APART
            while USES_IN_ORDER[at] >= 0:
                self.write_use(mover, kind, USES_IN_ORDER[at])
                at += 1

    def write_use(self, mover: i64, kind: i64, use: i64) -> None:
        action: i64 = packed_action(kind, use, 0, 0)
        if use == SEVEN:
            self.write_shares(mover, kind)
        elif use == OUT:
            write_out(self.board, mover, action, self.offers)
        elif use == BACK:
            write_back(self.board, mover, action, self.offers)
        elif use == SWAP:
            write_swaps(self.board, mover, action, self.offers)
        else:
            write_forward(self.board, mover, use, action, self.offers)

    def write_shares(self, mover: i64, kind: i64) -> None:
        """DOG-31, DOG-33: the shares after which the rest can still be used up."""
        left: i64 = self.left if self.left > 0 else STEPS
        shares = Shares(self.board, mover, self.helped(mover))
        shares.write(left, packed_action(kind, SEVEN, 0, 0), self.offers)

    def can_play(self, kind: i64) -> bool:
        """DOG-13: whether the seat to play can carry out such a card."""
        mover: i64 = self.mover(self.turn)
        at: i64 = kind * USES_APART
        while USES_IN_ORDER[at] >= 0:
            if self.can_use(mover, USES_IN_ORDER[at]):
                return True
            at += 1
        return False

    def can_use(self, mover: i64, use: i64) -> bool:
        board = self.board
        if use == OUT:
            return board.in_kennel(mover) > 0 and not board.has_guard(mover, 0)
        if use == SEVEN:
            return Shares(board, mover, self.helped(mover)).can_spend(STEPS)
        if use == BACK:
            return can_go_back(board, mover)
        if use == SWAP:
            return unprotected(board, mover) > 0 and others_to_swap(board, mover)
        return can_go_forward(board, mover, use)

    def can_play_any(self) -> bool:
        kinds: i64 = PACKING.kinds_in(self.hands[self.turn])
        while kinds:
            if self.can_play(PACKING.first_kind(kinds)):
                return True
            kinds &= kinds - 1
        return False

    def playable_kinds(self) -> i64:
        """All kinds that the seat to play could carry out, as a set."""
        playable: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if self.can_play(kind):
                playable |= bit(kind)
            kind += 1
        return playable

    # What follows

    def play(self, seat: i64, action: i64) -> None:
        if self.waits_for == PLAY:
            self.carry_out(action)
        elif self.waits_for == EXCHANGE:
            self.choose(seat, kind_of(action))
        else:
            self.put_aside(kind_of(action))

    def carry_out(self, action: i64) -> None:
        """DOG-12: lay a card and carry it out; DOG-31: or one share of it."""
        mover: i64 = self.mover(self.turn)
        if self.left == 0:
            self.lay(kind_of(action))
        self.note(mover, action)
        use: i64 = use_of(action)
        if use == SEVEN:
            self.give_share(mover, action)
        elif use == SWAP:
            self.board.swap(mover, start_of(action), end_of(action))
        else:
            carry_out(self.board, mover, action)
        if self.left == 0:
            self.after_play()

    def give_share(self, mover: i64, action: i64) -> None:
        """DOG-31; DOG-33: from the share that brings the last pawn home on, the partner's move."""
        start: i64 = start_of(action)
        end: i64 = end_of(action)
        give_share(self.board, mover, start, end)
        left: i64 = self.left if self.left > 0 else STEPS
        self.left = left - steps_of_share(self.board, start, end)
        if self.left == 0 or self.mover(self.turn) != mover:
            self.board.marked = 0

    def after_play(self) -> None:
        """DOG-38, DOG-41: the game ends as soon as the last pawn is home."""
        if self.has_won(self.turn):
            self.missing = 0
            self.waits_for = NOTHING
        else:
            self.pass_on()

    def has_won(self, seat: i64) -> bool:
        """DOG-6, DOG-41."""
        home: bool = self.board.is_home(seat)
        return home and (not self.in_teams or self.board.is_home(self.partner(seat)))

    # Cards

    def lay(self, kind: i64) -> None:
        """Take a card from the hand of the seat to play."""
        self.hands[self.turn] -= PACKING.one(kind)
        self.discards += PACKING.one(kind)
        giver: i64 = self.giver(self.turn)
        if self.given[giver] == kind:
            self.given[giver] = NONE

    def giver(self, seat: i64) -> i64:
        """DOG-11, DOG-42: who gives a seat a card."""
        if self.in_teams:
            return self.partner(seat)
        return seat - 1 if seat > 0 else self.seats - 1

    def note(self, mover: i64, action: i64) -> None:
        self.laid[self.laid_count] = laid_entry(self.turn, mover, action)
        self.laid_count += 1

    def kind_under_way(self) -> i64:
        """Tell which card is being used as a seven."""
        return kind_of(action_of(self.laid[self.laid_count - 1]))

    def hand_size(self, seat: i64) -> i64:
        return amount(self.hands[seat])

    def held(self) -> i64:
        """All cards in hands, as one multiset."""
        held: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            held += self.hands[seat]
            seat += 1
        return held

    def pile(self) -> i64:
        return DECK - self.discards - self.held()

    # Turns

    def pass_on(self) -> None:
        """DOG-15: to the next player who has cards and something to decide."""
        self.drawn = NONE
        waits: bool = False
        while not waits:
            seat: i64 = self.next_seat(self.turn)
            while self.hands[seat] == 0 and seat != self.turn:
                seat = self.next_seat(seat)
            if self.hands[seat] == 0:
                self.end_round()
                return
            self.turn = seat
            waits = self.begin_turn()

    def begin_turn(self) -> bool:
        """DOG-13, DOG-14, DOG-35, DOG-44: say whether the game now waits for something."""
        if self.can_play_any():
            self.ask(PLAY)
            return True
        if not self.in_teams:
            self.ask_aside()
            return True
        if self.must_lay_swap():
            self.lay_without_effect()
        else:
            self.give_up()
        return False

    def ask(self, what: i64) -> None:
        self.waits_for = what
        self.missing = bit(self.turn)

    def must_lay_swap(self) -> bool:
        """DOG-35: a pawn on the ring, a swap in the hand, and nobody to swap with."""
        if PACKING.count(self.hands[self.turn], SWAP_KIND) == 0:
            return False
        mover: i64 = self.mover(self.turn)
        return self.board.on_ring[mover] > 0 and not others_to_swap(self.board, mover)

    def lay_without_effect(self) -> None:
        """DOG-35."""
        self.lay(SWAP_KIND)
        self.note(self.turn, packed_action(SWAP_KIND, NO_EFFECT, 0, 0))

    def give_up(self) -> None:
        """DOG-14: all cards of the hand are put aside."""
        self.gave_up |= bit(self.turn)
        while self.hands[self.turn]:
            kind: i64 = PACKING.first_kind(self.hands[self.turn])
            self.lay(kind)
            self.note(self.turn, packed_action(kind, GIVEN_UP, 0, 0))

    def ask_aside(self) -> None:
        """DOG-44: which card to put aside; nobody is asked where there is only one kind."""
        kinds: i64 = PACKING.kinds_in(self.hands[self.turn])
        if kinds & (kinds - 1) == 0:
            self.put_aside(PACKING.first_kind(kinds))
        else:
            self.ask(ASIDE)

    def put_aside(self, kind: i64) -> None:
        """DOG-44: before a card is drawn, or because the drawn one could not be carried out."""
        self.lay(kind)
        self.note(self.turn, packed_action(kind, PUT_ASIDE, 0, 0))
        if self.drawn == NONE:
            self.await_draw()
        else:
            self.pass_on()

    def await_draw(self) -> None:
        """DOG-45: from a pile that is empty nothing can be drawn, so it is shuffled anew."""
        if self.pile() == 0:
            self.discards = 0
            self.shuffled = self.round
        self.missing = 0
        self.waits_for = DRAW

    def take_drawn(self, kind: i64) -> None:
        """DOG-44: it is played if it can be carried out, else one card is put aside."""
        self.hands[self.turn] += PACKING.one(kind)
        self.drawn = kind
        if self.can_play(kind):
            self.ask(PLAY)
        else:
            self.ask_aside()

    def end_round(self) -> None:
        """DOG-15."""
        self.turn = NONE
        self.missing = 0
        self.waits_for = DEAL

    # The exchange

    def begin_exchange(self) -> None:
        """DOG-11, DOG-42: nobody is asked whose cards are all of one kind."""
        self.waits_for = EXCHANGE
        self.missing = 0
        seat: i64 = 0
        while seat < self.seats:
            kinds: i64 = PACKING.kinds_in(self.hands[seat])
            self.given[seat] = NONE
            self.choices[seat] = NONE
            if kinds & (kinds - 1) == 0:
                self.choices[seat] = PACKING.first_kind(kinds)
            else:
                self.missing |= bit(seat)
            seat += 1
        if self.missing == 0:
            self.exchange()

    def choose(self, seat: i64, kind: i64) -> None:
        """DOG-11: a choice may be changed until all have chosen."""
        self.choices[seat] = kind
        self.missing &= ~bit(seat)
        if self.missing == 0:
            self.exchange()

    def exchange(self) -> None:
        seat: i64 = 0
        while seat < self.seats:
            card: i64 = PACKING.one(self.choices[seat])
            self.hands[seat] -= card
            self.hands[self.receiver(seat)] += card
            self.given[seat] = self.choices[seat]
            self.choices[seat] = NONE
            seat += 1
        self.turn = self.dealer  # DOG-9: the player to the left begins
        self.pass_on()

    # Chance

    def deal_size(self) -> i64:
        """DOG-8: how many cards each is dealt next."""
        return LARGEST_DEAL - self.round % DEAL_SIZES

    def dealt_size(self) -> i64:
        """DOG-8: how many cards each was dealt in this round."""
        return LARGEST_DEAL - (self.round - 1) % DEAL_SIZES

    def pile_for_deal(self) -> i64:
        """DOG-10: all 110 cards, where the pile does not hold enough for a whole deal."""
        pile: i64 = DECK - self.discards
        return pile if amount(pile) >= self.deal_size() * self.seats else DECK

    def draw(self, chance: Chance) -> vec[i64]:
        """DOG-8, DOG-9, DOG-44: a deal, before the first one the dealer; or a single card."""
        if self.waits_for == DRAW:
            return self.draw_from(self.pile(), 1, chance)
        cards = self.draw_from(self.pile_for_deal(), self.deal_size() * self.seats, chance)
        if self.round > 0:
            return cards
        deal = LONG_ZEROS[: len(cards) + 1]
        deal[0] = chance.below(self.seats)
        at: i64 = 0
        while at < len(cards):
            deal[at + 1] = cards[at]
            at += 1
        return deal

    def draw_from(self, pile: i64, count: i64, chance: Chance) -> vec[i64]:
        cards = spread(pile)
        chance.draw_to_front(cards, count)
        return cards[:count]

    def deal(self, cards: vec[i64]) -> None:
        if self.waits_for == DRAW:
            self.take_drawn(cards[0])
        else:
            self.deal_round(cards)

    def deal_round(self, cards: vec[i64]) -> None:
        first: i64 = 0
        if self.round == 0:
            self.dealer = cards[0]
            first = 1
        else:
            self.dealer = self.next_seat(self.dealer)  # DOG-9
        size: i64 = self.deal_size()
        if self.round > 0 and self.pile_for_deal() == DECK:
            self.discards = 0
            self.shuffled = self.round + 1
        seat: i64 = 0
        while seat < self.seats:
            self.hands[seat] = PACKING.packed(cards, first + size * seat, size)
            seat += 1
        self.round += 1
        self.gave_up = 0
        self.laid_count = 0
        self.begin_exchange()


def laid_entry(seat: i64, mover: i64, action: i64) -> i64:
    """What a seat laid and what it did with whose pawns, as one integer."""
    return action | seat << ACTION_BITS | mover << (ACTION_BITS + 3)


def action_of(entry: i64) -> i64:
    return entry & (bit(ACTION_BITS) - 1)


def seat_of(entry: i64) -> i64:
    return (entry >> ACTION_BITS) & 7


def mover_of(entry: i64) -> i64:
    return entry >> (ACTION_BITS + 3)


def spread(cards: i64) -> vec[i64]:
    """Spread a multiset out, card by card."""
    found = LONG_ZEROS[: amount(cards)]
    at: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        count: i64 = PACKING.count(cards, kind)
        while count > 0:
            found[at] = kind
            at += 1
            count -= 1
        kind += 1
    return found
