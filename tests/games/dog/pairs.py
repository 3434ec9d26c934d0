"""The same game in both implementations, and what the one says in the words of the other."""

from __future__ import annotations

from collections import Counter

from games.dog import naive_plays
from games.dog.naive import NaiveDog
from podium.core.bits import members
from podium.core.chance import Chance
from podium.core.playout import next_seat
from podium.core.seats import LETTERS, letter
from podium.core.state import legal_actions
from podium.games.dog import GAME
from podium.games.dog.actions import CARDS, Action, Aside, Give, Options, Place, Play
from podium.games.dog.rules import DEAL, DRAW, EXCHANGE, Chase
from podium.games.dog.views import cards_of, pawns_of

CHANGES = 8  # one choice in so many is changed again
USES = {"forward": "move", "backward": "back"}


def naive_card(card: str) -> str:
    return "1" if card == "11" else card


def naive_place(seat: int, place: Place) -> str:
    if place.area == "kennel":
        return f"{letter(seat)}k"
    return f"{letter(seat)}h{place.number}" if place.area == "home" else str(place.number)


def naive_action(action: Action, *, is_going_on: bool) -> naive_plays.Action:
    """Say an action; of a seven that is going on, a share does not name the card again."""
    match action:
        case Give(card):
            return naive_plays.Action(naive_card(card), "give")
        case Aside(card):
            return naive_plays.Action(naive_card(card), "aside")
        case Play(card, use, _, seat, start, end):
            return naive_plays.Action(
                "" if is_going_on else naive_card(card),
                USES.get(use, use),
                naive_place(seat, start),
                naive_place(seat, end),
            )


class Pair:
    def __init__(self, seats: int, *, clockwise: bool) -> None:
        self.chase: Chase = GAME.start(seats, Options(clockwise=clockwise))
        self.naive = NaiveDog(seats, clockwise=clockwise)

    @classmethod
    def at(cls, shown: str) -> Pair:
        """Begin at a position of the first round: somebody's turn, or before the exchange."""
        chase = GAME.read_state(shown)
        pair = cls(chase.seats, clockwise=chase.board.clockwise)
        pair.chase = chase
        is_exchange = chase.waits_for == EXCHANGE
        turn = chase.next_seat(chase.dealer) if is_exchange else chase.turn
        hands = {
            letter(seat): [naive_card(card) for card in cards_of(hand)]
            for seat, hand in enumerate(chase.hands)
        }
        pair.naive.set_up(
            pair.standing(),
            hands,
            letter(int(turn)),
            exchange=is_exchange,
            pile=pair.cards(chase.pile()),
        )
        return pair

    def standing(self) -> dict[str, str]:
        """Tell where all pawns are, as the naive board does."""
        standing: dict[str, str] = {}
        for seat in range(self.chase.seats):
            pawns = pawns_of(self.chase, seat)
            places = [Place("ring", field) for field in pawns.ring]
            places += [Place("home", field) for field in pawns.home]
            standing |= {naive_place(seat, place): letter(seat) for place in places}
        return standing

    def cards(self, multiset: int) -> Counter[str]:
        return Counter(naive_card(card) for card in cards_of(multiset))

    # Going on

    def deal(self, chance: Chance) -> None:
        deal = GAME.draw(self.chase, chance)
        cards = [naive_card(CARDS[kind]) for kind in deal]
        if self.chase.waits_for == DRAW:
            self.naive.draw(cards[0])
        else:
            self.deal_naively(deal)
        self.chase = GAME.deal(self.chase, deal)

    def deal_naively(self, deal: tuple[int, ...]) -> None:
        seats, size = self.chase.seats, int(self.chase.deal_size())
        first = deal[: len(deal) - seats * size]
        cards = [naive_card(CARDS[kind]) for kind in deal[len(first) :]]
        hands = {letter(seat): cards[size * seat : size * (seat + 1)] for seat in range(seats)}
        self.naive.deal(hands, "".join(letter(dealer) for dealer in first))

    def play_randomly(self, chance: Chance) -> None:
        seat = seat_to_act(self.chase, chance)
        legal = legal_actions(self.chase, seat)
        self.play(seat, legal[chance.below(len(legal))])

    def play(self, seat: int, code: int) -> None:
        self.naive.play(letter(seat), self.said(code))
        self.chase.play(seat, code)

    def said(self, code: int) -> naive_plays.Action:
        return naive_action(GAME.unpack(self.chase, code), is_going_on=self.chase.left > 0)

    # Comparing

    def check(self) -> None:
        """Compare all that the rules say of the position."""
        chase, naive = self.chase, self.naive
        assert chase.is_over() == naive.is_over()
        assert chase.awaits_deal() == bool(naive.awaits_chance())
        assert {letter(seat) for seat in GAME.awaited(chase)} == naive.awaited()
        assert chase.round == naive.round()
        if chase.waits_for != DEAL:  # the naive rules shuffle as soon as a deal is awaited
            assert self.cards(chase.pile()) == naive.pile()
        assert {letter(seat) for seat in members(chase.gave_up)} == naive.given_up()
        self.check_pawns()
        for seat in range(chase.seats):
            self.check_cards(seat)
            self.check_legal(seat)

    def check_pawns(self) -> None:
        assert set(self.standing().items()) == self.naive.pawns()
        for seat in range(self.chase.seats):
            assert self.chase.board.in_kennel(seat) == self.naive.kennel(letter(seat))

    def check_cards(self, seat: int) -> None:
        chase, naive, name = self.chase, self.naive, letter(seat)
        assert self.cards(chase.hands[seat]) == Counter(naive.hand(name))
        if chase.given[seat] < 0:
            assert naive.known(name) == {}
        else:
            card = naive_card(CARDS[chase.given[seat]])
            assert naive.known(name) == {letter(int(chase.receiver(seat))): card}

    def check_legal(self, seat: int) -> None:
        codes = legal_actions(self.chase, seat)
        legal = [self.said(code) for code in codes]
        assert len(set(legal)) == len(legal)
        assert set(legal) == self.naive.legal(letter(seat))

    def check_turn(self) -> None:
        chase, naive = self.chase, self.naive
        if naive.to_move():
            assert LETTERS[chase.turn] == naive.to_move()
            assert LETTERS[chase.mover(chase.turn)] == naive.whose_pawns(naive.to_move())

    def check_end(self) -> None:
        won = {letter(winner) for winner in GAME.outcome(self.chase).winners}
        assert won == self.naive.winners()


def seat_to_act(chase: Chase, chance: Chance) -> int:
    """Take the awaited seat; now and then one that changes its choice (DOG-11)."""
    if chase.waits_for == EXCHANGE and chance.below(CHANGES) == 0:
        chosen = [seat for seat in range(chase.seats) if not chase.missing >> seat & 1]
        can_change = [seat for seat in chosen if legal_actions(chase, seat)]
        if can_change:
            return can_change[chance.below(len(can_change))]
    return int(next_seat(chase, chance))


def play_pair(seats: int, *, clockwise: bool, seed: str) -> Pair:
    """Play a whole random game in both, and compare every position."""
    chance, pair = Chance(seed), Pair(seats, clockwise=clockwise)
    while not pair.chase.is_over():
        pair.check()
        pair.check_turn()
        if pair.chase.awaits_deal():
            pair.deal(chance)
        else:
            pair.play_randomly(chance)
    pair.check()
    pair.check_end()
    return pair
