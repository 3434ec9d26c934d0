"""What the laws of `games/test_laws.py` need to know of LOADING."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from podium.core.bits import members
from podium.core.game import Deal
from podium.games.loading.actions import Action, Lay, Mistakes, Options, Stop
from podium.games.loading.positions import all_cards
from podium.games.loading.rules import NONE, Rush
from podium.games.loading.views import Laid, Mat, View

MOST_STEPS = 3_000
LENGTH = 8
TABLES = [
    (seats, Options(base=base, mistakes=mistakes))
    for seats in range(2, 8)
    for base in (False, True)
    for mistakes in get_args(Mistakes)
]


def is_rare(action: Action) -> bool:
    """Who chose among all actions alike would stop with one of the first packs."""
    return isinstance(action, Stop)


def check_conserved(rush: Rush) -> None:
    """Every card is in one place, every boost is someone's, and a pack is in one hand."""
    assert sum(rush.boosts) == rush.seats  # LD-4
    if rush.awaits_deal():
        return
    assert sorted(all_cards(rush)) == list(range(1, 66))  # LD-1
    held = [pack for pack in (*rush.held, rush.middle) if pack != NONE]
    assert len(set(held)) == len(held)
    taken = [stop for stop in rush.stops if stop != NONE]
    assert len(set(taken)) == len(taken) == len(members(rush.out))
    if rush.is_on() and rush.seats > 2:
        assert len(held) == rush.seats - len(taken) - 1  # LD-17


def rotations(seats: int) -> list[int]:
    """Say by how many seats a game can be turned round the table: by any number."""
    return list(range(1, seats))


def rotated_deal(deal: Deal, seats: int, by: int) -> Deal:
    """Packs go round from the one without; with two players, each gets the other's."""
    if len(deal) == 1:
        return ((deal[0] + by) % seats,)
    return (*deal[18:36], *deal[:18], *deal[36:]) if seats == 2 else deal


def rotated_action(action: Action, seats: int, by: int) -> Action:
    if isinstance(action, Lay):
        return replace(action, pile=(action.pile + by) % seats)
    return action


def unrotated_board(view: View, by: int) -> list[tuple[Mat, int]]:
    """Mats, and the sizes of packs, of a rotated game in the order of the one it was made from."""
    seats = [(seat + by) % view.seats for seat in range(view.seats)]
    return [(unrotated_mat(view, seat, by), held_size(view, seat)) for seat in seats]


def unrotated_mat(view: View, seat: int, by: int) -> Mat:
    mat = view.mats[seat]
    pile = tuple(Laid(laid.card, (laid.seat - by) % view.seats) for laid in mat.pile)
    return replace(mat, pile=pile, pack=None)


def held_size(view: View, seat: int) -> int:
    pack = view.mats[seat].pack
    return -1 if pack is None else view.packs[pack].size
