"""A second, naive DOG, written from the numbered rules alone and simple on purpose.

It exists to be compared with the real implementation over random games. Chance comes from
outside: it says when a deal or a draw is awaited. What the rules leave nobody to choose
(giving up, a swap without effect, cards of one kind) happens by itself.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Literal

from games.dog.naive_board import Standing, board, pawns_of
from games.dog.naive_plays import JOKER, KINDS, Action, Outcome, Player, Seven, Situation, shares

HAND_SIZES = [6, 5, 4, 3, 2]  # DOG-8
JOKERS, COPIES = 6, 8  # DOG-1

Laid = tuple[str, str, Literal["played", "without effect", "aside", "given up"]]


def deck() -> Counter[str]:
    """DOG-1: the 110 cards."""
    return Counter({JOKER: JOKERS} | dict.fromkeys(KINDS, COPIES))


class NaiveDog:
    """One whole game. Seats are letters, cards and places are texts.

    Nothing it holds is ever changed in place, so copy.copy makes a game to be played on by itself.
    """

    def __init__(self, seats: int, *, clockwise: bool = True) -> None:
        """DOG-5: all pawns begin in the kennel; DOG-40: without teams one is on its start."""
        self._board = board(seats, clockwise=clockwise)
        self._seats = self._board.seats
        self._in_teams = seats in {4, 6}
        self._pawns_each = 4 if self._in_teams else 5
        self._standing: Standing = {}
        if not self._in_teams:
            self._standing = {start: seat for seat, start in self._board.starts.items()}
        self._pile = deck()
        self._laid: list[Laid] = []  # since the pile was last shuffled
        self._shuffles = 0
        self._hands: dict[str, list[str]] = {seat: [] for seat in self._seats}
        self._round = 0
        self._dealer = ""
        self._phase: Literal["deal", "exchange", "play", "aside", "draw", "over"] = "deal"
        self._gifts: dict[str, str] = {}
        self._known: dict[str, str] = {}  # giver -> the card that the receiver still holds
        self._given_up: set[str] = set()
        self._to_move = ""
        self._has_drawn = False
        self._options: dict[Action, Outcome] = {}
        self._winners: set[str] = set()

    # What everybody sees.

    def awaits_chance(self) -> Literal["deal", "draw", ""]:
        """DOG-9, DOG-44: a deal (the first one with its dealer), a drawn card, or nothing."""
        return self._phase if self._phase in {"deal", "draw"} else ""

    def is_over(self) -> bool:
        return self._phase == "over"

    def winners(self) -> set[str]:
        """DOG-6, DOG-41: empty while the game goes on."""
        return set(self._winners)

    def pawns(self) -> set[tuple[str, str]]:
        """Every place of the ring and the homes where a pawn stands, with its seat."""
        return set(self._standing.items())

    def kennel(self, seat: str) -> int:
        """How many of the seat's pawns are in its kennel."""
        return self._pawns_each - len(pawns_of(self._standing, seat))

    def hand_sizes(self) -> dict[str, int]:
        return {seat: len(hand) for seat, hand in self._hands.items()}

    def pile(self) -> Counter[str]:
        """What the next deal or draw comes from; everybody sees how many these are."""
        return +self._pile

    def shuffles(self) -> int:
        """DOG-46: how often a new pile has been made."""
        return self._shuffles

    def laid(self) -> list[Laid]:
        """DOG-46: every card played or put aside since then, by whom and how."""
        return list(self._laid)

    def given_up(self) -> set[str]:
        """DOG-14: who gave up this round, or the last one while a deal is awaited."""
        return set(self._given_up)

    def round(self) -> int:
        """From 1 on; 0 before the first deal."""
        return self._round

    def hand_size(self) -> int:
        """DOG-8: how many cards each is dealt in this round, or next if a deal is awaited."""
        number = self._round if self._phase == "deal" else self._round - 1
        return HAND_SIZES[number % len(HAND_SIZES)]

    def dealer(self) -> str:
        """DOG-9: who deals this round, or the next one if a deal is awaited; "" at first."""
        return self._dealer

    def beginner(self) -> str:
        """DOG-9: who sits to the dealer's left."""
        return self._left_of(self._dealer) if self._dealer else ""

    def to_move(self) -> str:
        """Whose turn it is; "" where it is nobody's."""
        return self._to_move if self._phase in {"play", "aside", "draw"} else ""

    def whose_pawns(self, seat: str) -> str:
        """DOG-37: whose pawns this seat moves."""
        return self._player(seat).mover(self._board, self._standing)

    # What a seat sees.

    def hand(self, seat: str) -> list[str]:
        return sorted(self._hands[seat])

    def known(self, seat: str) -> dict[str, str]:
        """DOG-11, DOG-42: the card the seat gave, as long as it is shown in the other's hand."""
        return {self._receiver(seat): self._known[seat]} if seat in self._known else {}

    def gift(self, seat: str) -> str:
        """DOG-11: what the seat has chosen to give while others still choose."""
        return self._gifts.get(seat, "")

    def awaited(self) -> set[str]:
        """DOG-11: all who have not chosen; else the one whose turn it is."""
        if self._phase == "exchange":
            return set(self._seats) - set(self._gifts)
        return {self._to_move} if self._phase in {"play", "aside"} else set()

    def legal(self, seat: str) -> set[Action]:
        """Also for one who is not awaited any more but may choose otherwise (DOG-11)."""
        if self._phase == "exchange":
            return self._one_of_each(seat, "give")
        if seat not in self.awaited():
            return set()
        return set(self._options) if self._phase == "play" else self._one_of_each(seat, "aside")

    def _one_of_each(self, seat: str, use: str) -> set[Action]:
        """A choice between the kinds in the hand; of a single kind there is none."""
        kinds = set(self._hands[seat])
        return {Action(kind, use) for kind in kinds} if len(kinds) > 1 else set()

    # Who sits where.

    def _player(self, seat: str) -> Player:
        return Player(seat, self._opposite(seat) if self._in_teams else None)

    def _opposite(self, seat: str) -> str:
        """DOG-5: the partner."""
        place = self._seats.index(seat) + len(self._seats) // 2
        return self._seats[place % len(self._seats)]

    def _left_of(self, seat: str) -> str:
        """DOG-3, DOG-4: clockwise, whichever way the pawns walk."""
        return self._round_from(seat)[1]

    def _round_from(self, seat: str) -> list[str]:
        place = self._seats.index(seat)
        return self._seats[place:] + self._seats[:place]

    def _receiver(self, giver: str) -> str:
        """DOG-11: the partner; DOG-42: the neighbour on the left."""
        return self._opposite(giver) if self._in_teams else self._left_of(giver)

    # Dealing.

    def deal(self, hands: Mapping[str, Iterable[str]], dealer: str = "") -> None:
        """DOG-8, DOG-9: a round begins; the first one comes with the dealer drawn by lot."""
        dealt = {seat: list(cards) for seat, cards in hands.items()}
        self._check_deal(dealt, dealer)
        self._pile = self._pile - Counter(card for cards in dealt.values() for card in cards)
        self._hands = dealt
        self._dealer = dealer or self._dealer
        self._round += 1
        self._given_up = set()
        self._begin_exchange()

    def _check_deal(self, hands: dict[str, list[str]], dealer: str) -> None:
        sizes = {seat: len(cards) for seat, cards in hands.items()}
        dealt = Counter(card for cards in hands.values() for card in cards)
        if (
            self._phase != "deal"
            or (dealer not in self._seats if self._round == 0 else dealer != "")
            or sizes != dict.fromkeys(self._seats, self.hand_size())
            or not dealt <= self._pile
        ):
            raise ValueError(f"not a deal for this game: {hands} {dealer}")

    def _await_deal(self) -> None:
        """DOG-9: the beginner deals next; DOG-10: from all cards, if the pile is too small."""
        self._dealer = self.beginner()
        self._phase = "deal"
        if self._pile.total() < self.hand_size() * len(self._seats):
            self._shuffle()

    def _shuffle(self) -> None:
        """DOG-10, DOG-45: all that has been laid comes to what is left of the pile."""
        self._pile = self._pile + Counter(card for _, card, _ in self._laid)
        self._laid = []
        self._shuffles += 1

    # The exchange.

    def _begin_exchange(self) -> None:
        """DOG-11, DOG-42: who holds one kind only has nothing to choose and is not asked."""
        self._phase = "exchange"
        self._gifts = {seat: hand[0] for seat, hand in self._hands.items() if len(set(hand)) == 1}
        self._end_exchange_if_all_have_chosen()

    def _give(self, seat: str, card: str) -> None:
        """DOG-11: a later choice replaces an earlier one."""
        self._gifts = self._gifts | {seat: card}
        self._end_exchange_if_all_have_chosen()

    def _end_exchange_if_all_have_chosen(self) -> None:
        """DOG-11, DOG-42: all cards change hands at the same moment."""
        if self.awaited():
            return
        for giver, card in self._gifts.items():
            self._take_from(giver, card)
        for giver, card in self._gifts.items():
            self._add_to(self._receiver(giver), card)
        self._known, self._gifts = self._gifts, {}
        self._turn_goes_to(self.beginner())

    def _take_from(self, seat: str, card: str) -> None:
        hand = list(self._hands[seat])
        hand.remove(card)
        self._hands = self._hands | {seat: hand}

    def _add_to(self, seat: str, card: str) -> None:
        self._hands = self._hands | {seat: [*self._hands[seat], card]}

    # Turns.

    def _turn_goes_to(self, seat: str) -> None:
        """DOG-15: the first from this seat on who has cards; if nobody has, the round is over."""
        with_cards = [one for one in self._round_from(seat) if self._hands[one]]
        if with_cards:
            self._begin_turn(with_cards[0])
        else:
            self._await_deal()

    def _begin_turn(self, seat: str) -> None:
        """DOG-13: whoever can carry out a card must."""
        self._to_move = seat
        self._has_drawn = False
        if self._find_plays(set(self._hands[seat])):
            self._phase = "play"
        elif not self._in_teams:
            self._await_aside()
        elif "S" in self._hands[seat] and self._situation().is_swap_without_effect():
            self._lay("S", "without effect")  # DOG-35
            self._end_turn()
        else:
            self._give_up()

    def _find_plays(self, cards: Iterable[str]) -> bool:
        situation = self._situation()
        self._options = {}
        for card in cards:
            self._options |= situation.plays(card)
        return bool(self._options)

    def _situation(self) -> Situation:
        player = self._player(self._to_move)
        return Situation(self._board, self._standing, player, self._pawns_each)

    def _give_up(self) -> None:
        """DOG-14: all cards of the hand are put aside."""
        for card in self._hands[self._to_move]:
            self._lay(card, "given up")
        self._given_up = self._given_up | {self._to_move}
        self._end_turn()

    def _lay(
        self, card: str, how: Literal["played", "without effect", "aside", "given up"]
    ) -> None:
        """DOG-12, DOG-46: face up; DOG-11: who gave a card of this kind is shown it no longer."""
        self._take_from(self._to_move, card)
        self._laid = [*self._laid, (self._to_move, card, how)]
        self._known = {
            giver: known
            for giver, known in self._known.items()
            if (self._receiver(giver), known) != (self._to_move, card)
        }

    def _end_turn(self) -> None:
        self._turn_goes_to(self._left_of(self._to_move))

    def play(self, seat: str, action: Action) -> None:
        """One action; it must be legal."""
        if action not in self.legal(seat):
            raise ValueError(f"not legal for {seat}: {action.text()}")
        if action.use == "give":
            self._give(seat, action.card)
        elif action.use == "aside":
            self._put_aside(action.card)
        else:
            self._carry_out(action)

    def _carry_out(self, action: Action) -> None:
        """DOG-12; DOG-31: a seven goes on until all its steps are used."""
        after = self._options[action]
        if action.card:
            self._lay(action.card, "played")
        if not isinstance(after, Seven):
            self._complete(after)
        elif after.left == 0:
            self._complete(after.standing)
        else:
            self._standing = after.standing
            self._options = dict(shares(self._board, after, self._player(self._to_move)))

    def _complete(self, standing: Standing) -> None:
        """DOG-6, DOG-38, DOG-41: a card used up may end the game."""
        self._standing = standing
        self._winners = {seat for seat in self._seats if self._has_won(seat)}
        if self._winners:
            self._phase = "over"
        else:
            self._end_turn()

    def _has_won(self, seat: str) -> bool:
        team = [seat, self._opposite(seat)] if self._in_teams else [seat]
        return all(self._board.is_home_full(self._standing, one) for one in team)

    # Putting aside and drawing.

    def _await_aside(self) -> None:
        """DOG-44: one card of the player's choice; one of a single kind goes by itself."""
        self._phase = "aside"
        hand = self._hands[self._to_move]
        if len(set(hand)) == 1:
            self._put_aside(hand[0])

    def _put_aside(self, card: str) -> None:
        """DOG-44: first before a draw, then after it."""
        self._lay(card, "aside")
        if self._has_drawn:
            self._end_turn()
        else:
            self._await_draw()

    def _await_draw(self) -> None:
        """DOG-45: an empty pile is made anew, the card just put aside included."""
        self._phase = "draw"
        if not self.pile():
            self._shuffle()

    def draw(self, card: str) -> None:
        """DOG-44: the card is played if it can be carried out, else one is put aside."""
        if self._phase != "draw" or not self._pile[card]:
            raise ValueError(f"not to be drawn: {card}")
        self._pile = self._pile - Counter([card])
        self._add_to(self._to_move, card)
        self._has_drawn = True
        if self._find_plays([card]):
            self._phase = "play"
        else:
            self._await_aside()

    # For tests from a fixed position.

    def set_up(
        self,
        standing: Standing,
        hands: Mapping[str, Iterable[str]],
        turn: str,
        *,
        exchange: bool = False,
        pile: Counter[str] | None = None,
    ) -> None:
        """Put all pawns and cards so, before or after the exchange; this seat begins the round.

        What is neither in a hand nor in the pile counts as put aside; without a pile, nothing does.
        """
        self._standing = dict(standing)
        self._hands = {seat: list(hands.get(seat, [])) for seat in self._seats}
        self._dealer = self._round_from(turn)[-1]
        self._round = max(self._round, 1)
        rest = deck() - Counter(card for hand in self._hands.values() for card in hand)
        self._pile = rest if pile is None else pile
        self._laid = [(turn, card, "aside") for card in (rest - self._pile).elements()]
        if exchange:
            self._begin_exchange()
        else:
            self._turn_goes_to(turn)
