"""What the laws of `games/test_laws.py` need to know of Runner-Up."""

from __future__ import annotations

from collections import Counter

from podium.core.game import Deal
from podium.games.runner_up.actions import Action, Lay, Move, Options
from podium.games.runner_up.notation import known_cards
from podium.games.runner_up.rules import FARTHEST, HAND, REARMOST, Race
from podium.games.runner_up.views import View

MOST_STEPS = 5 + 5 * 5 * 3 * 6  # deals; in each round choices, changed ones, moves
LENGTH = 1
TABLES = [
    (seats, Options(tactical=tactical)) for seats in range(2, 7) for tactical in (False, True)
]


def check_conserved(race: Race) -> None:
    """Every card dealt is in one place, none too often; figures are on the line."""
    cards = Counter(known_cards(race))
    assert not cards - Counter(race.pack.deck)
    if not race.awaits_deal():
        assert cards.total() == race.deal_size()
    assert all(REARMOST <= space <= FARTHEST for space in race.figures)


def rotations(seats: int) -> list[int]:
    """Say by how many seats a game can be turned round the table: by any number."""
    return list(range(1, seats))


def rotated_deal(deal: Deal, seats: int, by: int) -> Deal:
    """Give each seat's hand to the seat `by` places on; Leo keeps his pile."""
    hands = [deal[HAND * seat : HAND * (seat + 1)] for seat in range(seats)]
    moved = [hands[(seat - by) % seats] for seat in range(seats)]
    return tuple(kind for hand in moved for kind in hand) + deal[HAND * seats :]


def rotated_action(action: Action, seats: int, by: int) -> Action:
    match action:
        case Lay(card, target):
            return Lay(card, rotated(target, seats, by))
        case Move(figure):
            return Move(rotated(figure, seats, by))
        case _:
            return action


def rotated(racer: int, seats: int, by: int) -> int:
    return (racer + by) % seats if racer < seats else racer


def unrotated_board(view: View, by: int) -> tuple[list[int], list[list[int]]]:
    """Figures and points of a rotated game, in the order of the game it was made from."""
    return (
        unrotated(list(view.figures), view.seats, by),
        [unrotated(list(row), view.seats, by) for row in view.points],
    )


def unrotated(values: list[int], seats: int, by: int) -> list[int]:
    return [values[rotated(racer, seats, by)] for racer in range(len(values))]
