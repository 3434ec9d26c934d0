"""Why a card cannot be played: what a player may ask of every card of the own hand.

The answers come from the same questions that the rules ask themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from podium.core.bits import members
from podium.games.dog.actions import CARDS, Card, Place, shown_place
from podium.games.dog.board import HOME_FIELDS, MOST_PAWNS
from podium.games.dog.kinds import BACK, OUT, SEVEN, SWAP, USES
from podium.games.dog.known import known_chase
from podium.games.dog.moves import others_to_swap, unprotected
from podium.games.dog.seven import STEPS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from podium.games.dog.board import Board
    from podium.games.dog.rules import Chase
    from podium.games.dog.views import View

ReasonCode: TypeAlias = Literal[
    "no-pawn-out",  # all pawns are in the kennel, so that none can walk
    "no-pawn-on-ring",  # none that could go backward or change places
    "kennel-empty",  # none that could come out (DOG-19)
    "guarded",  # a protected pawn at `at` blocks the way of the one at `start` (DOG-20)
    "home-taken",  # a pawn at `at`, in the home, blocks the way of the one at `start` (DOG-24)
    "home-ends",  # the home ends before so many fields (DOG-23)
    "own-guarded",  # the pawn at `start` is protected, and not swapped (DOG-34)
    "nobody-to-swap",  # no pawn of another player can be swapped (DOG-34, DOG-35)
    "steps-left-over",  # not all seven steps can be used (DOG-31, DOG-33)
]


class Reason(msgspec.Struct, frozen=True):
    """What hinders one pawn, or all of them."""

    code: ReasonCode
    seat: int  # whose pawns would move
    start: Place | None = None  # which one
    at: Place | None = None  # where the hindrance is


class WhyNot(msgspec.Struct, frozen=True):
    """A card of the hand that cannot be played, and all that hinders it."""

    card: Card
    reasons: tuple[Reason, ...]


def why_not(view: View) -> tuple[WhyNot, ...]:
    """Say why cards of the viewer's hand cannot be played, when the viewer is to play."""
    if view.viewer is None or view.viewer != view.turn or view.left or not view.awaited:
        return ()
    chase = known_chase(view)
    cards = sorted(set(view.hand or ()), key=CARDS.index)
    return tuple(
        WhyNot(card, reasons_for(chase, CARDS.index(card)))
        for card in cards
        if not chase.can_play(CARDS.index(card))
    )


def reasons_for(chase: Chase, kind: int) -> tuple[Reason, ...]:
    mover = int(chase.mover(chase.turn))
    found = (
        reason
        for use in members(USES[kind])
        for reason in REASONS.get(use, hindrances_forward)(chase.board, mover, use)
    )
    return tuple(dict.fromkeys(found))


def pawns_on_ring(board: Board, seat: int) -> list[int]:
    first = MOST_PAWNS * seat
    return [int(place) for place in board.places[first : first + board.on_ring[seat]]]


def hindrances_out(_: Board, seat: int, __: int) -> Iterator[Reason]:
    """DOG-19: a pawn of one's own that bars the way out can itself go 13, and 1 or 11."""
    yield Reason("kennel-empty", seat)


def hindrances_forward(board: Board, seat: int, steps: int) -> Iterator[Reason]:
    if not board.on_ring[seat] and not board.homes[seat]:
        yield Reason("no-pawn-out", seat)
    for place in pawns_on_ring(board, seat):
        if board.free_way(seat, place) < steps:
            yield guarded(board, seat, place, place + int(board.ring.to_next[place]))
    for number in members(board.homes[seat]):
        yield from hindrances_in_home(board, seat, number + 1, steps)


def guarded(board: Board, seat: int, start: int, guard: int) -> Reason:
    at = shown_place(board, seat, guard % int(board.home))
    return Reason("guarded", seat, shown_place(board, seat, start), at)


def hindrances_in_home(board: Board, seat: int, number: int, steps: int) -> Iterator[Reason]:
    free = int(board.free_home(seat, number))
    start = Place("home", number)
    if number + free < min(number + steps, HOME_FIELDS):
        yield Reason("home-taken", seat, start, Place("home", number + free + 1))
    elif free < steps:
        yield Reason("home-ends", seat, start)


def hindrances_back(board: Board, seat: int, _: int) -> Iterator[Reason]:
    if not board.on_ring[seat]:
        yield Reason("no-pawn-on-ring", seat)
    for place in pawns_on_ring(board, seat):
        if not board.can_go_back(seat, place):
            yield guarded(board, seat, place, place - int(board.ring.to_last[place]))


def hindrances_to_swap(board: Board, seat: int, _: int) -> Iterator[Reason]:
    if not board.on_ring[seat]:
        yield Reason("no-pawn-on-ring", seat)
    elif not unprotected(board, seat):
        yield Reason("own-guarded", seat, shown_place(board, seat, 0))
    if not others_to_swap(board, seat):
        yield Reason("nobody-to-swap", seat)


def hindrances_to_seven(board: Board, seat: int, _: int) -> Iterator[Reason]:
    """DOG-31: what keeps pawns from taking all seven steps, and that they cannot share them."""
    yield from hindrances_forward(board, seat, int(STEPS))
    if board.on_ring[seat] or board.homes[seat]:
        yield Reason("steps-left-over", seat)


REASONS = {
    int(OUT): hindrances_out,
    int(BACK): hindrances_back,
    int(SWAP): hindrances_to_swap,
    int(SEVEN): hindrances_to_seven,
}
