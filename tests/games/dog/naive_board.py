"""The board of the naive DOG: a graph of places, the ways through it, and where the pawns stand.

A place is a text: "17" is a field of the ring, counted clockwise from the first colour's start
field, "Ah1" the first home field of seat A, "Ak" the kennel of seat A. Pawns have no names: what
stands on the board is a plain dict from the place to the seat whose pawn stands there. Pawns that
are in no such dict are in their kennels.
"""

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

Way: TypeAlias = tuple[str, ...]  # the places of one move, the one it starts from left out
Standing: TypeAlias = dict[str, str]  # place -> the seat whose pawn stands there

FIELDS_PER_COLOUR = 16  # DOG-2
HOME_SIZE = 4  # DOG-2


def kennel(seat: str) -> str:
    return f"{seat}k"


@cache
def home(seat: str) -> list[str]:
    """DOG-2: the home fields of a seat, in the order in which they are walked."""
    return [f"{seat}h{number}" for number in range(1, HOME_SIZE + 1)]


def is_home(place: str) -> bool:
    return "h" in place


class Board:
    """The fields, who sits where, and every way a pawn could walk if nobody stood in it."""

    def __init__(self, seats: int, *, clockwise: bool) -> None:
        """DOG-3: two sit opposite each other; of three and five the last colour is left out."""
        self.seats = list("ABCDEF"[:seats])
        self.clockwise = clockwise
        self.colours = 4 if seats <= 4 else 6
        between = 2 if seats == 2 else 1
        self.starts = {
            seat: str(number * between * FIELDS_PER_COLOUR)
            for number, seat in enumerate(self.seats)
        }
        self.ways = cache(self._ways)
        self.ways_back = cache(self._ways_back)

    def ring_size(self) -> int:
        """DOG-2: 64 fields or 96."""
        return self.colours * FIELDS_PER_COLOUR

    def next_places(self, seat: str, place: str, *, may_turn_in: bool) -> list[str]:
        """DOG-22: where one step forward leads; both ways where the home branches off."""
        if is_home(place):
            fields = home(seat)
            following = fields.index(place) + 1
            return fields[following : following + 1]
        ahead = [self._beside(place, 1 if self.clockwise else -1)]
        if may_turn_in and place == self.starts[seat]:
            ahead.append(home(seat)[0])
        return ahead

    def _beside(self, place: str, clockwise_steps: int) -> str:
        return str((int(place) + clockwise_steps) % self.ring_size())

    def _ways(self, seat: str, place: str, steps: int) -> list[Way]:
        """DOG-16, DOG-22: all ways of so many steps forward; turning in is no first step."""
        ways: list[Way] = [()]
        for number in range(steps):
            ways = [
                (*way, ahead)
                for way in ways
                for ahead in self.next_places(
                    seat, way[-1] if way else place, may_turn_in=number > 0
                )
            ]
        return ways

    def _ways_back(self, place: str, steps: int) -> list[Way]:
        """DOG-24, DOG-30: the way backward, which stays on the ring; there is none at home."""
        if is_home(place):
            return []
        way: Way = ()
        for _ in range(steps):
            place = self._beside(place, -1 if self.clockwise else 1)
            way = (*way, place)
        return [way]

    # Where the pawns stand.

    def protected(self, standing: Standing) -> set[str]:
        """DOG-20, DOG-21: the start fields on which a pawn of their own colour stands."""
        return {start for seat, start in self.starts.items() if standing.get(start) == seat}

    def closed(self, standing: Standing) -> set[str]:
        """DOG-20, DOG-24: the places that no move passes or ends on."""
        return self.protected(standing).union(filter(is_home, standing))

    def is_home_full(self, standing: Standing, seat: str) -> bool:
        return all(field in standing for field in home(seat))

    def on_ring(self, standing: Standing, seats: Iterable[str]) -> list[str]:
        """The fields of the ring on which pawns of these seats stand."""
        return [place for place, seat in standing.items() if seat in seats and not is_home(place)]


@cache
def board(seats: int, *, clockwise: bool) -> Board:
    """One board for all games of a kind, so that each way is found once only."""
    return Board(seats, clockwise=clockwise)


def pawns_of(standing: Standing, seat: str) -> list[str]:
    """The places of the seat's pawns on the ring and at home."""
    return [place for place, owner in standing.items() if owner == seat]


def moved(standing: Standing, seat: str, start: str, goal: str) -> Standing:
    """DOG-17, DOG-18: who stood on the goal is gone, that is: in the kennel."""
    after = dict(standing)
    after.pop(start, None)
    after[goal] = seat
    return after


def swept(standing: Standing, way: Way) -> Standing:
    """DOG-32: all pawns that stand in the way are gone to their kennels."""
    after = dict(standing)
    for place in way:
        after.pop(place, None)
    return after


def swapped(standing: Standing, one: str, other: str) -> Standing:
    """DOG-34: two pawns change places, and none is captured."""
    return standing | {one: standing[other], other: standing[one]}
