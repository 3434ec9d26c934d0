"""The game that a View leaves to be completed: the way back from `views`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from podium.core.bits import bit
from podium.games.dog.actions import CARDS, Card, Place, pack_play, place_of
from podium.games.dog.board import NONE, Board
from podium.games.dog.guesses import SPECTATOR, Guesses
from podium.games.dog.kinds import GIVEN_UP, NO_EFFECT, PACKING, PUT_ASIDE
from podium.games.dog.moves import packed_action
from podium.games.dog.rules import Chase, laid_entry
from podium.games.dog.views import PHASES, How, Laid, Pawns, View

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def guesses(view: View) -> Guesses:
    """Return what can be guessed from a View."""
    viewer = SPECTATOR if view.viewer is None else view.viewer
    return Guesses(known_chase(view), list(view.hands), viewer)


def known_chase(view: View) -> Chase:
    """Rebuild what the View shows; what it does not show is left empty."""
    chase = Chase(view.seats, view.clockwise)
    chase.board = known_board(view)
    chase.waits_for = next(code for code, phase in PHASES.items() if phase == view.phase)
    chase.missing = set_of(view.awaited)
    chase.round = view.round
    chase.dealer = NONE if view.dealer is None else view.dealer
    chase.turn = NONE if view.turn is None else view.turn
    chase.discards = multiset(view.discards)
    chase.shuffled = view.shuffled
    chase.gave_up = set_of(view.gave_up)
    chase.left = view.left
    write_laid(chase, view.laid)
    if view.left:
        write_marks(chase, view)
    if view.viewer is not None:
        write_own_cards(chase, view, view.viewer)
    return chase


def set_of(seats: Iterable[int]) -> int:
    return sum(bit(seat) for seat in seats)


def multiset(cards: Iterable[Card]) -> int:
    return sum(PACKING.one(CARDS.index(card)) for card in cards)


def kind_or_none(card: Card | None) -> int:
    return int(NONE) if card is None else CARDS.index(card)


def known_board(view: View) -> Board:
    board = Board(view.seats, view.clockwise)
    for seat, pawns in enumerate(view.pawns):
        put_pawns(board, seat, pawns)
    return board


def put_pawns(board: Board, seat: int, pawns: Pawns) -> None:
    for field in pawns.ring:
        board.put(seat, place_of(board, seat, Place("ring", field)))
    board.homes[seat] = set_of(field - 1 for field in pawns.home)


# What has been laid, the way back from `views.laid_card`
USES: dict[How, int] = {
    "no-effect": int(NO_EFFECT),
    "aside": int(PUT_ASIDE),
    "given-up": int(GIVEN_UP),
}


def write_laid(chase: Chase, cards: tuple[Laid, ...]) -> None:
    for laid in cards:
        for entry in entries(chase, laid):
            chase.laid[chase.laid_count] = entry
            chase.laid_count += 1


def entries(chase: Chase, laid: Laid) -> Iterator[int]:
    """Give an entry for each share of a seven, and one for any other card."""
    for play in laid.plays:
        yield laid_entry(laid.seat, play.seat, pack_play(chase, play))
    if not laid.plays:
        action = packed_action(CARDS.index(laid.card), USES[laid.how], 0, 0)
        yield laid_entry(laid.seat, laid.seat, action)


def write_marks(chase: Chase, view: View) -> None:
    """DOG-31: note which pawns have had their share of the seven that is under way."""
    board = chase.board
    for play in view.laid[-1].plays:
        if play.seat == view.mover:
            board.marks[board.marked] = place_of(board, play.seat, play.end)
            board.marked += 1


def write_own_cards(chase: Chase, view: View, seat: int) -> None:
    chase.hands[seat] = multiset(view.hand or ())
    chase.choices[seat] = kind_or_none(view.choice)
    chase.given[seat] = kind_or_none(view.gave)
    chase.given[chase.giver(seat)] = kind_or_none(view.got)
    chase.drawn = kind_or_none(view.drawn)
