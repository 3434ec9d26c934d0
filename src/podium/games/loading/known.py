"""The game that a View leaves to be completed: the way back from `views`."""

from __future__ import annotations

from podium.core.bits import bit
from podium.games.loading.actions import STOPS
from podium.games.loading.guesses import Guesses
from podium.games.loading.rules import NONE, Rush
from podium.games.loading.views import PHASES, Mat, Pack, View


def guesses(view: View) -> Guesses:
    """Return what can be guessed from a View."""
    return Guesses(known_rush(view))


def known_rush(view: View) -> Rush:
    """Rebuild what the View shows; what it does not show is left empty."""
    rush = Rush(view.seats, view.base, view.mistakes == "at-table")
    rush.phase = next(code for code, phase in PHASES.items() if phase == view.phase)
    rush.waiting = NONE if view.waiting is None else view.waiting
    rush.stops_left = len(view.stops)
    rush.time_is_up = view.time_is_up
    for seat, mat in enumerate(view.mats):
        write_mat(rush, seat, mat)
    for number, pack in enumerate(view.packs):
        write_pack(rush, number, pack)
    write_cards(rush, int(rush.firsts[len(rush.sizes)]), view.left_out or ())
    return rush


def write_mat(rush: Rush, seat: int, mat: Mat) -> None:
    rush.held[seat] = NONE if mat.pack is None else mat.pack
    rush.holdings[seat] = mat.holding
    rush.has_laid |= bit(seat) if mat.has_laid else 0
    rush.boosts[seat] = mat.boosts
    for laid in mat.pile:
        rush.put_on(seat, laid.card.number, laid.seat)
    if mat.stop is not None:
        rush.stops[seat] = STOPS.index(mat.stop)
        rush.out |= bit(seat)


def write_pack(rush: Rush, number: int, pack: Pack) -> None:
    rush.sizes[number] = pack.size
    if pack.where == "middle":
        rush.middle = number
    for seat in pack.held_by:
        rush.known[seat] |= bit(number)
    write_cards(rush, int(rush.firsts[number]), pack.seen or ())


def write_cards(rush: Rush, first: int, numbers: tuple[int, ...]) -> None:
    for at, number in enumerate(numbers, start=first):
        rush.cards[at] = number
