"""The rules of Runner-Up, each once, with the clause of `docs/rules/runner-up.md` it follows.

Cards are kinds: numbers from 0 in the order of `CARDS`. In the base game all cards of one value
are one kind, since nothing tells them apart; in the tactical variant every card is a kind of its
own. A hand is a multiset of kinds, packed into one integer.

An action is one integer too: a kind and whom the card is laid in front of, a kind alone (tactical
variant, RU-24), or a figure to move (RU-25).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podium.core.bits import bit
from podium.core.chance import Chance
from podium.core.multisets import Packing
from podium.core.state import State
from podium.games.runner_up.cards import CARDS

STAGES: Final[i64] = 5  # RU-6
ROUNDS: Final[i64] = 5  # RU-6
HAND: Final[i64] = 5  # RU-7
PILE: Final[i64] = 4  # RU-19
LEO: Final[i64] = 2  # RU-19: the third racer where two play

FARTHEST: Final[i64] = 16  # RU-1
REARMOST: Final[i64] = -12  # RU-1

# What the game waits for.
DEAL: Final[i64] = 0
CHOICES: Final[i64] = 1
MOVE: Final[i64] = 2
NOTHING: Final[i64] = 3

# Actions, packed.
TARGETS: Final[i64] = 8  # see card_of and target_of
NO_TARGET: Final[i64] = 7
FIGURES: Final[i64] = 256  # from here on: a figure to move

NONE: Final[i64] = -1
NOWHERE: Final[i64] = -99  # lower than any space and any total

ZEROS: Final = vec[i64]([0] * 32)
NONES: Final = vec[i64]([-1] * 32)
NOWHERES: Final = vec[i64]([-99] * 32)
MOST_LEGAL: Final[i64] = 30  # each card of a hand in front of each of six racers


class Pack:
    """The cards as one variant of the game tells them apart."""

    def __init__(self, cards: list[tuple[int, int]], width: i64) -> None:
        """Number the kinds; `cards` holds value and white number (0: none) of all 32."""
        kinds = sorted(set(cards))
        self.hands: Packing = Packing(len(kinds), width)
        self.values: vec[i64] = vec[i64]([value for value, _ in kinds])
        self.whites: vec[i64] = vec[i64]([white for _, white in kinds])
        self.deck: vec[i64] = vec[i64](sorted(kinds.index(card) for card in cards))


# RU-24: only in the tactical variant does the white number tell cards apart.
BASE_PACK: Final = Pack([(card.value, 0) for card in CARDS], 3)
TACTICAL_PACK: Final = Pack([(card.value, card.white) for card in CARDS], 1)


class Race(State):
    """The state of a game. Racers are the seats and, where two play, Leo after them."""

    def __init__(self, seats: i64, tactical: bool) -> None:  # noqa: FBT001 - a variant of the game
        self.seats: i64 = seats
        self.tactical: bool = tactical
        self.racers: i64 = LEO + 1 if seats == LEO else seats
        self.pack: Pack = TACTICAL_PACK if tactical else BASE_PACK
        self.stage: i64 = 0
        self.round: i64 = 0
        self.waits_for: i64 = DEAL
        self.missing: i64 = 0  # the seats whose action is awaited
        self.figures: vec[i64] = ZEROS[: self.racers]
        self.points: vec[i64] = ZEROS[: STAGES * self.racers]  # of each stage, one for each racer
        self.hands: vec[i64] = ZEROS[:seats]
        self.pile: vec[i64] = ZEROS[:0]  # what is left of Leo's, topmost first
        self.choices: vec[i64] = NONES[:seats]
        # Of each round of the stage, one for each racer: what was laid, and where a figure then
        # stood. Base game: the racer's own figure, after the round (RU-10); tactical variant: the
        # one that the racer moved (RU-25).
        self.laid: vec[i64] = NONES[: ROUNDS * self.racers]
        self.landed: vec[i64] = NOWHERES[: ROUNDS * self.racers]

    def copy(self) -> "Race":
        twin = Race(self.seats, self.tactical)
        twin.stage = self.stage
        twin.round = self.round
        twin.waits_for = self.waits_for
        twin.missing = self.missing
        twin.figures = self.figures[:]
        twin.points = self.points[:]
        twin.hands = self.hands[:]
        twin.pile = self.pile[:]
        twin.choices = self.choices[:]
        twin.laid = self.laid[:]
        twin.landed = self.landed[:]
        return twin

    # Who is to act

    def is_over(self) -> bool:
        return self.waits_for == NOTHING

    def awaits_deal(self) -> bool:
        return self.waits_for == DEAL

    def awaits_choices(self) -> bool:
        return self.waits_for == CHOICES

    def awaits_move(self) -> bool:
        return self.waits_for == MOVE

    def awaited(self) -> i64:
        return self.missing

    # What they may do

    def most_legal(self) -> i64:
        return MOST_LEGAL

    def write_legal(self, seat: i64, room: vec[i64]) -> i64:
        if self.waits_for == CHOICES:
            return self.write_choices(seat, room)
        if (self.missing >> seat) & 1:
            return self.write_moves(room)
        return 0

    def write_choices(self, seat: i64, room: vec[i64]) -> i64:
        """RU-8, RU-24: any card of the hand; a choice may be changed until all have chosen."""
        count: i64 = 0
        first: i64 = NO_TARGET if self.tactical else 0
        end: i64 = NO_TARGET + 1 if self.tactical else self.racers
        hands = self.pack.hands
        kinds: i64 = hands.kinds_in(self.hands[seat])
        while kinds:
            card: i64 = TARGETS * hands.first_kind(kinds)
            kinds &= kinds - 1
            target: i64 = first
            while target < end:
                room[count] = card + target
                count += 1
                target += 1
        return count

    def write_moves(self, room: vec[i64]) -> i64:
        """RU-25, RU-26: any figure in the race, however often it was moved; no passing."""
        figure: i64 = 0
        while figure < self.racers:
            room[figure] = FIGURES + figure
            figure += 1
        return figure

    # What follows

    def play(self, seat: i64, action: i64) -> None:
        if self.waits_for == CHOICES:
            self.choose(seat, action)
        else:
            self.move(seat, action - FIGURES)
            self.move_on()

    def choose(self, seat: i64, action: i64) -> None:
        """RU-8: nothing is laid before everyone has chosen."""
        self.choices[seat] = action
        self.missing &= ~bit(seat)
        if self.missing == 0:
            self.reveal()

    def reveal(self) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.lay(seat, self.choices[seat])
            self.choices[seat] = NONE
            seat += 1
        if len(self.pile) > 0:
            self.turn_up()
        self.after_reveal()

    def lay(self, seat: i64, action: i64) -> None:
        self.hands[seat] -= self.pack.hands.one(card_of(action))
        self.laid[self.slot(seat)] = action

    def turn_up(self) -> None:
        """RU-21: Leo turns up his topmost card in front of himself. RU-28: his own figure."""
        target: i64 = NO_TARGET if self.tactical else LEO
        self.laid[self.slot(LEO)] = TARGETS * self.pile[0] + target
        self.pile = self.pile[1:]

    def slot(self, racer: i64) -> i64:
        return (self.round - 1) * self.racers + racer

    def after_reveal(self) -> None:
        if self.tactical:
            self.move_on()
        else:
            self.move_all()
            self.end_round()

    def move_all(self) -> None:
        """RU-10, RU-11: each figure by the sum of its cards, the limit applied once."""
        first: i64 = self.slot(0)
        racer: i64 = 0
        while racer < self.racers:
            action: i64 = self.laid[first + racer]
            if action != NONE:
                self.figures[target_of(action)] += self.pack.values[card_of(action)]
            racer += 1
        racer = 0
        while racer < self.racers:
            self.figures[racer] = limited(self.figures[racer])
            self.landed[first + racer] = self.figures[racer]
            racer += 1

    def move_on(self) -> None:
        """RU-25: on to the highest white number that has not moved yet."""
        racer: i64 = self.next_mover()
        if racer == LEO and self.racers > self.seats:
            self.move(LEO, LEO)  # RU-28
            racer = self.next_mover()
        self.missing = bit(racer) if racer != NONE else 0
        self.waits_for = MOVE
        if racer == NONE:
            self.end_round()

    def next_mover(self) -> i64:
        mover: i64 = NONE
        highest: i64 = NONE
        racer: i64 = 0
        while racer < self.racers:
            white: i64 = self.white_to_move(racer)
            if white > highest:
                mover = racer
                highest = white
            racer += 1
        return mover

    def stage_is_scored(self) -> bool:
        return self.stage > 0 and (self.waits_for == DEAL or self.waits_for == NOTHING)

    def hand_size(self) -> i64:
        """RU-7: five cards, of which one is laid in each round."""
        return HAND - self.rounds_laid() if self.is_in_stage() else 0

    def put_pile(self, cards: list[int]) -> None:
        """Make these what is left of Leo's pile, topmost first."""
        self.pile = vec[i64](cards)

    def pile_size(self) -> i64:
        """RU-19, RU-21: four cards, of which one is turned up in each of the first four rounds."""
        if self.racers == self.seats or not self.is_in_stage() or self.rounds_laid() > PILE:
            return 0
        return PILE - self.rounds_laid()

    def is_in_stage(self) -> bool:
        return self.waits_for == CHOICES or self.waits_for == MOVE

    def rounds_laid(self) -> i64:
        """Count the rounds of this stage whose cards have been revealed."""
        return self.round - 1 if self.waits_for == CHOICES else self.round

    def white_to_move(self, racer: i64) -> i64:
        """Tell the racer's white number, if the card has not moved a figure yet."""
        slot: i64 = self.slot(racer)
        if self.laid[slot] == NONE or self.landed[slot] != NOWHERE:
            return NONE
        return self.pack.whites[card_of(self.laid[slot])]

    def move(self, racer: i64, figure: i64) -> None:
        """RU-25: one figure by the value of one card; RU-11 applies to each move."""
        slot: i64 = self.slot(racer)
        card: i64 = card_of(self.laid[slot])
        self.figures[figure] = limited(self.figures[figure] + self.pack.values[card])
        self.laid[slot] = TARGETS * card + figure
        self.landed[slot] = self.figures[figure]

    def end_round(self) -> None:
        if self.round == ROUNDS:
            self.score()
        else:
            self.begin_round(self.round + 1)

    def begin_round(self, number: i64) -> None:
        self.round = number
        if number == ROUNDS:
            self.lay_last_cards()
        else:
            self.waits_for = CHOICES
            self.missing = bit(self.seats) - 1

    def lay_last_cards(self) -> None:
        """RU-13, RU-27: the last card is laid in front of oneself, without asking."""
        seat: i64 = 0
        while seat < self.seats:
            kind: i64 = self.pack.hands.first_kind(self.hands[seat])
            self.choices[seat] = TARGETS * kind + (NO_TARGET if self.tactical else seat)
            seat += 1
        self.reveal()

    # Scoring

    def score(self) -> None:
        self.write_points((self.stage - 1) * self.racers, self.points)
        self.missing = 0
        self.waits_for = NOTHING if self.stage == STAGES else DEAL

    def write_points(self, first: i64, points: vec[i64]) -> None:
        """RU-14, RU-23: all figures on the second-farthest occupied space score its number.

        RU-15: where there is no such space no figure stands on it, and nobody scores.
        """
        second: i64 = second_highest(self.figures)
        racer: i64 = 0
        while racer < self.racers:
            if self.figures[racer] == second:
                points[first + racer] += second
            racer += 1

    def totals(self) -> vec[i64]:
        """RU-16: the points of all stages, added."""
        totals = ZEROS[: self.racers]
        at: i64 = 0
        while at < STAGES * self.racers:
            totals[at % self.racers] += self.points[at]
            at += 1
        return totals

    def totals_if_scored_now(self) -> vec[i64]:
        totals = self.totals()
        if self.is_in_stage():
            self.write_points(0, totals)
        return totals

    # Chance

    def draw(self, chance: Chance) -> vec[i64]:
        """RU-7: five cards for each seat from all 32, shuffled; RU-19: then four for Leo."""
        deck = self.pack.deck[:]
        chance.draw_to_front(deck, self.deal_size())
        return deck[: self.deal_size()]

    def deal_size(self) -> i64:
        return HAND * self.seats + (PILE if self.racers > self.seats else 0)

    def deal(self, cards: vec[i64]) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.hands[seat] = self.pack.hands.packed(cards, HAND * seat, HAND)
            seat += 1
        self.pile = cards[HAND * self.seats :]
        self.begin_stage()

    def begin_stage(self) -> None:
        """RU-7: every figure stands on the start space (0, RU-1), and nothing has been played."""
        self.figures = ZEROS[: self.racers]
        self.laid = NONES[: ROUNDS * self.racers]
        self.landed = NOWHERES[: ROUNDS * self.racers]
        self.stage += 1
        self.begin_round(1)


def card_of(action: i64) -> i64:
    return action >> 3


def target_of(action: i64) -> i64:
    return action & 7


def limited(space: i64) -> i64:
    """RU-11: a figure never passes space 16 or space -12."""
    if space > FARTHEST:
        return FARTHEST
    if space < REARMOST:
        return REARMOST
    return space


def second_highest(numbers: vec[i64]) -> i64:
    """RU-14, RU-17: the second-highest of the different numbers; NOWHERE if there is none."""
    highest: i64 = NOWHERE
    second: i64 = NOWHERE
    at: i64 = 0
    while at < len(numbers):
        number: i64 = numbers[at]
        if number > highest:
            second = highest
            highest = number
        elif number < highest and number > second:
            second = number
        at += 1
    return second


def winners(totals: vec[i64]) -> i64:
    """RU-16, RU-17: all with the second-highest total; RU-18: everybody, if all are equal."""
    second: i64 = second_highest(totals)
    found: i64 = 0
    racer: i64 = 0
    while racer < len(totals):
        if totals[racer] == second or second == NOWHERE:
            found |= bit(racer)
        racer += 1
    return found
