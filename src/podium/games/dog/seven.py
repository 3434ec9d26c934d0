"""The seven, given share by share (DOG-31 to DOG-33).

A share is one pawn and so many steps. Offered are exactly the shares after which what is left can
still be used up. Most of that is answered without trying anything; the rest, by trying all ways.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podium.core.bits import bit
from podium.games.dog.board import ALL_HOME, HOME_FIELDS, MOST_PAWNS, NONE, ZEROS, Board
from podium.games.dog.moves import END_SHIFT, NO_ROOM, START_SHIFT, Offers

STEPS: Final[i64] = 7


def _most_in_home(homes: int, moved: int) -> int:
    """DOG-24, DOG-31: how many steps the pawns in a home that have not moved yet can take."""
    steps, end = 0, int(HOME_FIELDS) - 1
    for field in (3, 2, 1, 0):
        if homes >> field & 1:
            if not moved >> field & 1:
                steps += end - field
                end -= 1
            else:
                end = field - 1
    return steps


# For each set of home fields that are taken, and each set of those whose pawns have moved; as many
# steps, or fewer, can be taken.
MOST_IN_HOME: Final = vec[i64]([_most_in_home(at >> 4, at & 15) for at in range(256)])


def has_moved(board: Board, place: i64) -> bool:
    """DOG-31: whether the pawn there has had its share."""
    at: i64 = 0
    while at < board.marked:
        if board.marks[at] == place:
            return True
        at += 1
    return False


def moved_in_home(board: Board) -> i64:
    """Tell on which home fields there are pawns that have had their shares."""
    moved: i64 = 0
    at: i64 = 0
    while at < board.marked:
        if board.marks[at] > board.home:
            moved |= bit(board.marks[at] - board.home - 1)
        at += 1
    return moved


class Shares:
    """What is known of a player's pawns before the next share is given.

    `own` is whose pawns are moved, `then` whose afterwards once all of those are home (DOG-33), or
    NONE. All but pawns that have had their share are candidates.
    """

    def __init__(self, board: Board, own: i64, then: i64) -> None:
        self.board: Board = board
        self.own: i64 = own
        self.then: i64 = then
        self.places: vec[i64] = ZEROS[:MOST_PAWNS]
        self.ways: vec[i64] = ZEROS[:MOST_PAWNS]  # how far each can go
        self.count: i64 = 0
        self.moved_home: i64 = moved_in_home(board)
        at: i64 = MOST_PAWNS * own
        end: i64 = at + board.on_ring[own]
        while at < end:
            place: i64 = board.places[at]
            if not has_moved(board, place):
                self.places[self.count] = place
                self.ways[self.count] = board.free_way(own, place)
                self.count += 1
            at += 1

    # Can these steps be spent?

    def can_spend(self, steps: i64) -> bool:
        """Whether so many steps can be used up."""
        if MOST_IN_HOME[self.board.homes[self.own] << 4 | self.moved_home] >= steps:
            return True
        at: i64 = 0
        while at < self.count:
            if self.ways[at] >= steps:
                return True
            at += 1
        if self.count == 0:
            return False
        first = Offers()
        first.begin(NO_ROOM, 1)
        self.write(steps, 0, first)
        return first.count > 0

    def leaves_enough(self, start: i64, end: i64, steps: i64, rest: i64) -> bool:
        """Whether the rest can be used up after a share of `steps` from `start` to `end`."""
        if rest == 0:
            return True
        homes: i64 = self.homes_after(start, end)
        if homes == ALL_HOME and (self.then != NONE or self.board.pawns == HOME_FIELDS):
            return self.then != NONE and self.leaves_enough_to_partner(start, end, rest)
        others: i64 = self.others_left(start, steps)
        if others >> rest and end != 0:  # a pawn that stops on its start field blocks the others
            return True
        if MOST_IN_HOME[homes << 4 | self.moved_after(end)] >= rest:
            return True
        return others != 0 and self.try_rest(start, end, rest)

    def others_left(self, start: i64, steps: i64) -> i64:
        """Tell how far the other pawns can go that the share does not capture, as a set."""
        ways: i64 = 0
        at: i64 = 0
        while at < self.count:
            place: i64 = self.places[at]
            ahead: i64 = place - start
            if ahead < 0:
                ahead += self.board.home
            if place != start and (start > self.board.home or ahead > steps):
                ways |= bit(self.ways[at] if self.ways[at] < STEPS else STEPS)
            at += 1
        return ways

    def homes_after(self, start: i64, end: i64) -> i64:
        homes: i64 = self.board.homes[self.own]
        if start > self.board.home:
            homes &= ~bit(start - self.board.home - 1)
        if end > self.board.home:
            homes |= bit(end - self.board.home - 1)
        return homes

    def moved_after(self, end: i64) -> i64:
        if end > self.board.home:
            return self.moved_home | bit(end - self.board.home - 1)
        return self.moved_home

    def leaves_enough_to_partner(self, start: i64, end: i64, rest: i64) -> bool:
        """DOG-33: the last own pawn is home, and all that is left goes to the partner's."""
        after = self.board.copy()
        give_share(after, self.own, start, end)
        after.marked = 0
        return Shares(after, self.then, NONE).can_spend(rest)

    def try_rest(self, start: i64, end: i64, rest: i64) -> bool:
        after = self.board.copy()
        give_share(after, self.own, start, end)
        return Shares(after, self.own, self.then).can_spend(rest)

    # All shares

    def write(self, left: i64, action: i64, offers: Offers) -> None:
        """Write the shares that can be given now, as far as there is room."""
        at: i64 = 0
        while at < self.count and not offers.is_full():
            self.write_from_ring(at, left, action, offers)
            at += 1
        number: i64 = 1
        while number < HOME_FIELDS and not offers.is_full():
            if self.board.homes[self.own] & ~self.moved_home & bit(number - 1):
                self.write_in_home(number, left, action, offers)
            number += 1

    def write_from_ring(self, at: i64, left: i64, action: i64, offers: Offers) -> None:
        """DOG-31: one to all steps that are left; onto the ring, and home where it fits."""
        home: i64 = self.board.home
        start: i64 = self.places[at]
        longest: i64 = left if left < self.ways[at] else self.ways[at]
        moving: i64 = action | start << START_SHIFT
        steps: i64 = 1
        while steps <= longest and not offers.is_full():
            to: i64 = start + steps
            end: i64 = to - home if to >= home else to
            if self.leaves_enough(start, end, steps, left - steps):
                offers.add(moving | end << END_SHIFT)
            if (
                to > home
                and to <= home + HOME_FIELDS
                and self.board.can_come_home(self.own, to - home)
                and self.leaves_enough(start, to, home - start, left - steps)
            ):
                offers.add(moving | to << END_SHIFT)
            steps += 1

    def write_in_home(self, number: i64, left: i64, action: i64, offers: Offers) -> None:
        """DOG-31: gaps in a home may be closed."""
        start: i64 = self.board.home + number
        free: i64 = self.board.free_home(self.own, number)
        longest: i64 = left if left < free else free
        moving: i64 = action | start << START_SHIFT
        steps: i64 = 1
        while steps <= longest and not offers.is_full():
            if self.leaves_enough(start, start + steps, steps, left - steps):
                offers.add(moving | (start + steps) << END_SHIFT)
            steps += 1


def give_share(board: Board, seat: i64, start: i64, end: i64) -> None:
    """DOG-32: move a pawn, and capture all that it passes and the one where it stops.

    A pawn that turns into its home has passed its start field.
    """
    if start < board.home:
        stop: i64 = end
        if end > board.home:
            stop = 0
        passed: i64 = start
        while passed != stop:
            passed = passed + 1 if passed + 1 < board.home else 0
            board.capture(board.field(seat, passed))
    board.move(seat, start, end)
    board.marks[board.marked] = end
    board.marked += 1


def steps_of_share(board: Board, start: i64, end: i64) -> i64:
    """How many steps a share is."""
    return end - start if end >= start else end - start + board.home
