"""What the cards of the naive DOG can do: every play is found by trying all ways."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from games.dog.naive_board import Board, Standing, Way, kennel, moved, pawns_of, swapped, swept

JOKER, SWAP, FOUR, SEVEN, ONE, THIRTEEN = "J", "S", "4", "7", "1", "13"
BLUE = ["2", "3", "5", "6", "8", "9", "10", "12"]  # DOG-1
KINDS = [SWAP, FOUR, SEVEN, ONE, THIRTEEN, *BLUE]  # all but the joker
START_CARDS = {ONE, THIRTEEN}  # DOG-19
FORWARD = {kind: [int(kind)] for kind in [FOUR, THIRTEEN, *BLUE]} | {ONE: [1, 11]}
STEPS = 7

Move: TypeAlias = tuple[str, Way]  # from where, and all places from there on


class Action(NamedTuple):
    """What a seat does: a card, how it is used, and the pawn's way from one place to another.

    The uses are "give" and "aside", which name no places, and the plays "out", "move", "back",
    "swap" and "seven". A seven is played share by share; only the first share names the card.
    """

    card: str
    use: str
    start: str = ""
    goal: str = ""

    def text(self) -> str:
        if not self.goal:
            return f"{self.use} {self.card}"
        return f"{self.card} {self.use} {self.start}>{self.goal}".lstrip()


class Seven(NamedTuple):
    """A seven that is being played: what stands, which pawns have had their share, steps left."""

    standing: Standing
    have_moved: frozenset[str]  # where the pawns that have had their share stand now
    left: int


class Player(NamedTuple):
    """A seat and its partner, if it has one."""

    seat: str
    partner: str | None

    def mover(self, board: Board, standing: Standing) -> str:
        """DOG-37: whose pawns are "own pawns" now; the partner's once all own ones are home."""
        if self.partner and board.is_home_full(standing, self.seat):
            return self.partner
        return self.seat

    def others(self, board: Board, standing: Standing) -> list[str]:
        """DOG-34, DOG-37: with whose pawns those may be swapped."""
        own = {self.seat, self.mover(board, standing)}
        return [seat for seat in board.seats if seat not in own]


# One pawn's move.


def moves(board: Board, standing: Standing, mover: str, numbers: Iterable[int]) -> Iterator[Move]:
    """DOG-16, DOG-23: each pawn and every way forward by each number that nothing closes."""
    closed = board.closed(standing)
    places = pawns_of(standing, mover)
    for steps in numbers:
        for place in places:
            for way in board.ways(mover, place, steps):
                if closed.isdisjoint(way):
                    yield place, way


def moves_back(board: Board, standing: Standing, mover: str, steps: int) -> Iterator[Move]:
    """DOG-30: each pawn and its way backward."""
    closed = board.closed(standing)
    for place in pawns_of(standing, mover):
        for way in board.ways_back(place, steps):
            if closed.isdisjoint(way):
                yield place, way


# The seven.


def every_share(board: Board, seven: Seven, player: Player) -> Iterator[tuple[Action, Seven]]:
    """DOG-31, DOG-33: any pawn that has had none takes any number of the steps left.

    Large shares come first only because they find an end sooner.
    """
    mover = player.mover(board, seven.standing)
    for place, way in moves(board, seven.standing, mover, range(seven.left, 0, -1)):
        if place not in seven.have_moved:
            yield Action("", "seven", place, way[-1]), after_share(seven, mover, place, way)


def after_share(seven: Seven, mover: str, place: str, way: Way) -> Seven:
    """DOG-32: every pawn in the way is captured; a captured pawn has no share any more."""
    standing = moved(swept(seven.standing, way), mover, place, way[-1])
    have_moved = (seven.have_moved - set(way)) | {way[-1]}
    return Seven(standing, have_moved, seven.left - len(way))


def can_be_completed(board: Board, seven: Seven, player: Player) -> bool:
    """DOG-31, DOG-33: whether there is any way to spend all steps that are left."""
    return seven.left == 0 or any(
        can_be_completed(board, after, player) for _, after in every_share(board, seven, player)
    )


def shares(board: Board, seven: Seven, player: Player) -> dict[Action, Seven]:
    """DOG-31: the shares that leave nothing over in the end, and what each of them leads to."""
    return {
        action: after
        for action, after in every_share(board, seven, player)
        if can_be_completed(board, after, player)
    }


# The cards.


Outcome: TypeAlias = Standing | Seven  # what a play leads to


class Situation:
    """A player who is to play a card: finds the plays of each kind."""

    def __init__(self, board: Board, standing: Standing, player: Player, pawns: int) -> None:
        self._board = board
        self._standing = standing
        self._player = player
        self._mover = player.mover(board, standing)
        self._pawns = pawns  # DOG-5, DOG-40: how many each has

    def plays(self, card: str) -> dict[Action, Outcome]:
        """DOG-13: all that can be done completely with a card, and what it leads to."""
        found: dict[Action, Outcome] = {}
        if card == JOKER:
            found = self._joker()
        if card in START_CARDS:
            found |= self._out()
        if card == SEVEN:
            found |= self._seven()
        if card == SWAP:
            found |= self._swaps()
        if card == FOUR:
            found |= self._back(4)
        if card in FORWARD:
            found |= self._forward(FORWARD[card])
        return {action._replace(card=card): after for action, after in found.items()}

    def _joker(self) -> dict[Action, Outcome]:
        """DOG-36: any other card; two cards that do the same are one use."""
        found = self._forward(sorted({number for kind in FORWARD for number in FORWARD[kind]}))
        found |= self._out() | self._seven() | self._swaps() | self._back(4)
        return found

    def _out(self) -> dict[Action, Outcome]:
        """DOG-19, DOG-20: onto the own start field, unless an own pawn stands there."""
        start = self._board.starts[self._mover]
        in_kennel = self._pawns - len(pawns_of(self._standing, self._mover))
        if not in_kennel or start in self._board.protected(self._standing):
            return {}
        origin = kennel(self._mover)
        after = moved(self._standing, self._mover, origin, start)
        return {Action("", "out", origin, start): after}

    def _forward(self, numbers: Iterable[int]) -> dict[Action, Outcome]:
        """DOG-27: one pawn moves forward by one of the numbers."""
        return {
            Action("", "move", place, way[-1]): moved(self._standing, self._mover, place, way[-1])
            for place, way in moves(self._board, self._standing, self._mover, numbers)
        }

    def _back(self, steps: int) -> dict[Action, Outcome]:
        """DOG-30: one pawn moves backward."""
        return {
            Action("", "back", place, way[-1]): moved(self._standing, self._mover, place, way[-1])
            for place, way in moves_back(self._board, self._standing, self._mover, steps)
        }

    def _seven(self) -> dict[Action, Outcome]:
        """DOG-31: the first share."""
        seven = Seven(self._standing, frozenset(), STEPS)
        return dict(shares(self._board, seven, self._player))

    def _swaps(self) -> dict[Action, Outcome]:
        """DOG-34: each own pawn with each of another player, where neither is protected."""
        return {
            Action("", "swap", own, other): swapped(self._standing, own, other)
            for own in self._unprotected([self._mover])
            for other in self._unprotected(self._others())
        }

    def is_swap_without_effect(self) -> bool:
        """DOG-35: an own pawn on the ring, protected or not, and nobody to swap it with."""
        on_ring = self._board.on_ring(self._standing, [self._mover])
        return bool(on_ring) and not self._unprotected(self._others())

    def _others(self) -> list[str]:
        return self._player.others(self._board, self._standing)

    def _unprotected(self, seats: list[str]) -> list[str]:
        protected = self._board.protected(self._standing)
        return [
            place for place in self._board.on_ring(self._standing, seats) if place not in protected
        ]
