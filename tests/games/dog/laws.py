"""What the laws of `games/test_laws.py` need to know of DOG."""

from __future__ import annotations

from msgspec.structs import replace

from podium.core.game import Deal
from podium.games.dog.actions import Action, Options, Place, Play
from podium.games.dog.kinds import DECK, PACKING
from podium.games.dog.rules import Chase
from podium.games.dog.views import Pawns, View

MOST_STEPS = 20_000
LENGTH = 20  # some 1,500 steps, and sevens
TABLES = [
    (seats, Options(clockwise=clockwise)) for seats in range(2, 7) for clockwise in (True, False)
]


def rotations(seats: int) -> list[int]:
    """DOG-3: with three and five players a colour is empty, and nothing can be turned round."""
    return list(range(1, seats)) if seats % 2 == 0 else []


def check_conserved(chase: Chase) -> None:
    """DOG-1, DOG-5, DOG-40: every card and every pawn is in one place."""
    check_cards(chase)
    board = chase.board
    fields = [owner for owner in board.owners if owner >= 0]
    assert len(fields) == sum(board.on_ring)
    for seat in range(chase.seats):
        assert fields.count(seat) == board.on_ring[seat]
        home = int(board.homes[seat]).bit_count()
        assert board.in_kennel(seat) + board.on_ring[seat] + home == board.pawns
        assert board.in_kennel(seat) >= 0


def check_cards(chase: Chase) -> None:
    for kind in range(14):
        parts = [chase.pile(), chase.discards, *chase.hands]
        counts = [PACKING.count(part, kind) for part in parts]
        assert min(counts) >= 0
        assert sum(counts) == PACKING.count(DECK, kind)


def rotated_deal(deal: Deal, seats: int, by: int) -> Deal:
    """Give each seat's hand, and the pile, to the seat `by` places on."""
    if len(deal) == 1:
        return deal  # a drawn card
    size = len(deal) // seats
    first, cards = deal[: len(deal) % seats], deal[len(deal) % seats :]
    hands = [cards[size * seat : size * (seat + 1)] for seat in range(seats)]
    moved = [hands[(seat - by) % seats] for seat in range(seats)]
    return (*((seat + by) % seats for seat in first), *(kind for hand in moved for kind in hand))


def fields_of(seats: int) -> int:
    return 64 if seats <= 4 else 96


def rotated_field(field: int, seats: int, by: int) -> int:
    return (field + by * fields_of(seats) // seats) % fields_of(seats)


def rotated_place(place: Place, seats: int, by: int) -> Place:
    if place.area != "ring":
        return place
    return Place("ring", rotated_field(place.number, seats, by))


def rotated_action(action: Action, seats: int, by: int) -> Action:
    if not isinstance(action, Play):
        return action
    return replace(
        action,
        seat=(action.seat + by) % seats,
        start=rotated_place(action.start, seats, by),
        end=rotated_place(action.end, seats, by),
    )


def unrotated_board(view: View, by: int) -> list[tuple[Pawns, int]]:
    """Pawns and sizes of hands of a rotated game, in the order of the game it was made from."""
    seats = [(seat + by) % view.seats for seat in range(view.seats)]
    return [(unrotated_pawns(view, seat, by), view.hands[seat]) for seat in seats]


def unrotated_pawns(view: View, seat: int, by: int) -> Pawns:
    pawns = view.pawns[seat]
    ring = (rotated_field(field, view.seats, -by) for field in pawns.ring)
    return replace(pawns, ring=tuple(sorted(ring)))
