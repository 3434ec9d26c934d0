"""What one card can do on a board, but for the seven, which has a module of its own.

An action is one integer: the kind of the card, its use, and where the pawn starts and ends, as
places of that pawn. In a swap the end is where the other player's pawn stands.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podium.games.dog.board import HOME_FIELDS, KENNEL, MOST_PAWNS, Board
from podium.games.dog.kinds import STEPS_BACK

USE_SHIFT: Final[i64] = 4
START_SHIFT: Final[i64] = 9
END_SHIFT: Final[i64] = 16
ACTION_BITS: Final[i64] = 23

NO_ROOM: Final = vec[i64]([0])


class Offers:
    """Where legal actions are written, one behind the other, up to a number of them."""

    def __init__(self) -> None:
        self.room: vec[i64] = NO_ROOM
        self.count: i64 = 0
        self.most: i64 = 0

    def begin(self, room: vec[i64], most: i64) -> None:
        self.room = room
        self.count = 0
        self.most = most

    def add(self, action: i64) -> None:
        if self.count < self.most:
            self.room[self.count] = action
            self.count += 1

    def is_full(self) -> bool:
        return self.count == self.most


def packed_action(kind: i64, use: i64, start: i64, end: i64) -> i64:
    return kind | use << USE_SHIFT | start << START_SHIFT | end << END_SHIFT


def kind_of(action: i64) -> i64:
    return action & 15


def use_of(action: i64) -> i64:
    return (action >> USE_SHIFT) & 31


def start_of(action: i64) -> i64:
    return (action >> START_SHIFT) & 127


def end_of(action: i64) -> i64:
    return (action >> END_SHIFT) & 127


def write_out(board: Board, seat: i64, action: i64, offers: Offers) -> None:
    """DOG-19: from the kennel onto the own start field, unless a protected pawn is there."""
    if board.in_kennel(seat) > 0 and not board.has_guard(seat, 0):
        offers.add(action | KENNEL << START_SHIFT)


def write_forward(board: Board, seat: i64, steps: i64, action: i64, offers: Offers) -> None:
    """DOG-16, DOG-20, DOG-22 to DOG-27: one pawn so many fields forward."""
    home: i64 = board.home
    at: i64 = MOST_PAWNS * seat
    end: i64 = at + board.on_ring[seat]
    while at < end:
        place: i64 = board.places[at]
        if board.free_way(seat, place) >= steps:
            moving: i64 = action | place << START_SHIFT
            to: i64 = place + steps
            if to < home:
                offers.add(moving | to << END_SHIFT)
            else:
                offers.add(moving | (to - home) << END_SHIFT)
                if to > home and to <= home + HOME_FIELDS and board.can_come_home(seat, to - home):
                    offers.add(moving | to << END_SHIFT)
        at += 1
    if steps < HOME_FIELDS and board.homes[seat]:
        write_in_home(board, seat, steps, action, offers)


def write_in_home(board: Board, seat: i64, steps: i64, action: i64, offers: Offers) -> None:
    """DOG-24, DOG-25: a pawn moves on within its home."""
    number: i64 = 1
    while number + steps <= HOME_FIELDS:
        if (board.homes[seat] >> (number - 1)) & 1 and board.free_home(seat, number) >= steps:
            start: i64 = board.home + number
            offers.add(action | start << START_SHIFT | (start + steps) << END_SHIFT)
        number += 1


def write_back(board: Board, seat: i64, action: i64, offers: Offers) -> None:
    """DOG-30: one pawn 4 fields backward on the ring."""
    at: i64 = MOST_PAWNS * seat
    end: i64 = at + board.on_ring[seat]
    while at < end:
        place: i64 = board.places[at]
        if board.can_go_back(seat, place):
            to: i64 = place - STEPS_BACK
            if to < 0:
                to += board.home
            offers.add(action | place << START_SHIFT | to << END_SHIFT)
        at += 1


def write_swaps(board: Board, seat: i64, action: i64, offers: Offers) -> None:
    """DOG-34: each own pawn with each of another player, if neither is protected."""
    at: i64 = MOST_PAWNS * seat
    end: i64 = at + board.on_ring[seat]
    while at < end:
        place: i64 = board.places[at]
        if place != 0:
            write_swaps_of(board, seat, action | place << START_SHIFT, offers)
        at += 1


def write_swaps_of(board: Board, seat: i64, action: i64, offers: Offers) -> None:
    """Write the swaps of one pawn, seat by seat."""
    other: i64 = 0
    while other < board.seats:
        if other != seat:
            at: i64 = MOST_PAWNS * other
            end: i64 = at + board.on_ring[other]
            while at < end:
                place: i64 = board.places[at]
                if place != 0:
                    to: i64 = board.place(seat, board.field(other, place))
                    offers.add(action | to << END_SHIFT)
                at += 1
        other += 1


def unprotected(board: Board, seat: i64) -> i64:
    """DOG-20: how many of a seat's pawns are on the ring and not protected."""
    count: i64 = board.on_ring[seat]
    if count > 0 and board.places[MOST_PAWNS * seat] == 0:
        return count - 1
    return count


def others_to_swap(board: Board, seat: i64) -> bool:
    """DOG-34: whether any pawn of another player can be swapped."""
    other: i64 = 0
    while other < board.seats:
        if other != seat and unprotected(board, other) > 0:
            return True
        other += 1
    return False


def can_go_forward(board: Board, seat: i64, steps: i64) -> bool:
    """Whether any pawn can: as `write_forward`, without writing."""
    at: i64 = MOST_PAWNS * seat
    end: i64 = at + board.on_ring[seat]
    while at < end:
        if board.free_way(seat, board.places[at]) >= steps:
            return True
        at += 1
    number: i64 = 1
    while number + steps <= HOME_FIELDS:
        if (board.homes[seat] >> (number - 1)) & 1 and board.free_home(seat, number) >= steps:
            return True
        number += 1
    return False


def can_go_back(board: Board, seat: i64) -> bool:
    at: i64 = MOST_PAWNS * seat
    end: i64 = at + board.on_ring[seat]
    while at < end:
        if board.can_go_back(seat, board.places[at]):
            return True
        at += 1
    return False


def carry_out(board: Board, seat: i64, action: i64) -> None:
    """Move the pawns of a seat as an action says that is no share of a seven and no swap."""
    start: i64 = start_of(action)
    if start == KENNEL:
        board.bring_out(seat)
    else:
        board.move(seat, start, end_of(action))
