"""The board: where every pawn is, who is protected, and how pawns are put, lifted and moved.

Fields of the ring are counted in the direction in which pawns walk. A pawn's place is counted from
the start field of its own colour: 0 is the start field itself, then come the other fields of the
ring, and HOME + 1 to HOME + 4 are the fields of its home. A pawn that walks past its start field
comes from HOME - 1 to HOME + 1, where HOME is the length of the ring.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podium.core.bits import bit
from podium.games.dog.box import BOX
from podium.games.dog.kinds import STEPS_BACK

NONE: Final[i64] = -1
KENNEL: Final[i64] = 127  # a place of any pawn that is in its kennel
FREE_WAY: Final[i64] = 99  # farther than anything moves
APART: Final[i64] = BOX.apart  # DOG-2
HOME_FIELDS: Final[i64] = 4  # DOG-2
ALL_HOME: Final[i64] = 15
MOST_PAWNS: Final[i64] = 5  # DOG-40
MOST_MARKS: Final[i64] = 16

# Numbers of seats.
TWO: Final[i64] = 2
PAIRS: Final[i64] = 4
THREE_PAIRS: Final[i64] = 6

ZEROS: Final = vec[i64]([0] * 64)
NONES: Final = vec[i64]([-1] * 128)
BITS_OF_FOUR: Final = vec[i64]([int(bits).bit_count() for bits in range(16)])


class Ring:
    """One side of the board, and how far it is from each place to the next start field."""

    def __init__(self, colours: i64) -> None:
        self.colours: i64 = colours
        self.length: i64 = colours * APART
        places = range(int(self.length))
        apart = int(APART)
        # From each place: which start field comes next, counted from the own one, and how far it
        # is; and the same looking back.
        self.next: vec[i64] = vec[i64]([place // apart + 1 for place in places])
        self.to_next: vec[i64] = vec[i64]([apart - place % apart for place in places])
        self.last: vec[i64] = vec[i64]([max(place - 1, 0) // apart for place in places])
        self.to_last: vec[i64] = vec[i64](
            [(place - 1) % apart + 1 if place else apart for place in places]
        )


# DOG-2, DOG-3: the two sides of the board.
FOUR_COLOURS: Final = Ring(4)
SIX_COLOURS: Final = Ring(6)


def plays_in_teams(seats: i64) -> bool:
    """DOG-5."""
    return seats in (PAIRS, THREE_PAIRS)


def colour_of(seat: i64, seats: i64) -> i64:
    """DOG-3: two players sit opposite each other."""
    return 2 * seat if seats == TWO else seat


class Board:
    def __init__(self, seats: i64, clockwise: bool) -> None:  # noqa: FBT001 - an option
        self.seats: i64 = seats
        self.clockwise: bool = clockwise
        self.pawns: i64 = HOME_FIELDS if plays_in_teams(seats) else MOST_PAWNS  # DOG-5, DOG-40
        self.ring: Ring = FOUR_COLOURS if seats <= PAIRS else SIX_COLOURS
        self.home: i64 = self.ring.length
        self.gates: vec[i64] = ZEROS[:seats]  # which start field is whose, in walking direction
        self.owners: vec[i64] = NONES[: self.home]  # whose pawn stands on each field
        self.places: vec[i64] = ZEROS[: MOST_PAWNS * seats]  # on the ring, ascending for each seat
        self.on_ring: vec[i64] = ZEROS[:seats]
        self.homes: vec[i64] = ZEROS[:seats]  # bit 0 is home field 1
        self.guards: i64 = 0  # the start fields, in walking direction, with protected pawns
        # Where the pawns now stand that have had their share of a seven that is under way.
        self.marks: vec[i64] = ZEROS[:MOST_MARKS]
        self.marked: i64 = 0
        seat: i64 = 0
        while seat < seats:
            self.gates[seat] = self.gate_of(colour_of(seat, seats))
            seat += 1

    def gate_of(self, colour: i64) -> i64:
        """DOG-4: anticlockwise, the next start field is that of the colour before."""
        return colour if self.clockwise or colour == 0 else self.ring.colours - colour

    def copy(self) -> "Board":
        twin = Board(self.seats, self.clockwise)
        twin.owners = self.owners[:]
        twin.places = self.places[:]
        twin.on_ring = self.on_ring[:]
        twin.homes = self.homes[:]
        twin.guards = self.guards
        twin.marks = self.marks[:]
        twin.marked = self.marked
        return twin

    # Where things are

    def field(self, seat: i64, place: i64) -> i64:
        """Give the field of the ring that a seat's pawns call by this place."""
        field: i64 = place + self.gates[seat] * APART
        return field - self.home if field >= self.home else field

    def place(self, seat: i64, field: i64) -> i64:
        place: i64 = field - self.gates[seat] * APART
        return place + self.home if place < 0 else place

    def in_kennel(self, seat: i64) -> i64:
        return self.pawns - self.on_ring[seat] - BITS_OF_FOUR[self.homes[seat]]

    def is_home(self, seat: i64) -> bool:
        """DOG-6, DOG-41: four pawns are home."""
        return self.homes[seat] == ALL_HOME

    # What blocks

    def has_guard(self, seat: i64, ahead: i64) -> bool:
        """DOG-20: whether a protected pawn is on the start field so many ahead of the own one."""
        gate: i64 = self.gates[seat] + ahead
        if gate >= self.ring.colours:
            gate -= self.ring.colours
        return (self.guards >> gate) & 1 != 0

    def free_way(self, seat: i64, place: i64) -> i64:
        """DOG-16, DOG-20: how many steps forward a pawn on the ring can take before a guard."""
        if self.guards and self.has_guard(seat, self.ring.next[place]):
            return self.ring.to_next[place] - 1
        return FREE_WAY

    def can_go_back(self, seat: i64, place: i64) -> bool:
        """DOG-20, DOG-30: no guard is on the fields behind, or where the pawn would stop."""
        if self.ring.to_last[place] > STEPS_BACK:
            return True
        return not self.has_guard(seat, self.ring.last[place])

    def can_come_home(self, seat: i64, number: i64) -> bool:
        """DOG-24: home field `number` is free, and so are those before it."""
        return self.homes[seat] & (bit(number) - 1) == 0

    def free_home(self, seat: i64, number: i64) -> i64:
        """DOG-24: how many steps a pawn on home field `number` can take."""
        ahead: i64 = self.homes[seat] >> number
        free: i64 = 0
        while number + free < HOME_FIELDS and ahead & 1 == 0:
            free += 1
            ahead >>= 1
        return free

    # Putting and lifting

    def put(self, seat: i64, place: i64) -> None:
        """Put a pawn on a free field of the ring."""
        self.owners[self.field(seat, place)] = seat
        if place == 0:
            self.guards |= bit(self.gates[seat])
        first: i64 = MOST_PAWNS * seat
        at: i64 = first + self.on_ring[seat]
        self.on_ring[seat] += 1
        while at > first and self.places[at - 1] > place:
            self.places[at] = self.places[at - 1]
            at -= 1
        self.places[at] = place

    def lift(self, seat: i64, place: i64) -> None:
        """Take a pawn from the ring."""
        self.owners[self.field(seat, place)] = NONE
        if place == 0:
            self.guards &= ~bit(self.gates[seat])
        at: i64 = MOST_PAWNS * seat
        self.on_ring[seat] -= 1
        last: i64 = at + self.on_ring[seat]
        while self.places[at] != place:
            at += 1
        while at < last:
            self.places[at] = self.places[at + 1]
            at += 1

    def capture(self, field: i64) -> None:
        """DOG-17, DOG-18: whoever stands there goes back to the kennel."""
        owner: i64 = self.owners[field]
        if owner != NONE:
            self.lift(owner, self.place(owner, field))

    # Moving

    def bring_out(self, seat: i64) -> None:
        """DOG-19."""
        self.capture(self.field(seat, 0))
        self.put(seat, 0)

    def move(self, seat: i64, start: i64, end: i64) -> None:
        """DOG-17: from one place to another; only where it ends is somebody captured."""
        if start > self.home:
            self.homes[seat] &= ~bit(start - self.home - 1)
        else:
            self.lift(seat, start)
        if end > self.home:
            self.homes[seat] |= bit(end - self.home - 1)
        else:
            self.capture(self.field(seat, end))
            self.put(seat, end)

    def swap(self, seat: i64, place: i64, other_place: i64) -> None:
        """DOG-34: a pawn changes places with another player's, and nobody is captured."""
        field: i64 = self.field(seat, other_place)
        other: i64 = self.owners[field]
        self.lift(seat, place)
        self.lift(other, self.place(other, field))
        self.put(seat, other_place)
        self.put(other, self.place(other, self.field(seat, place)))
