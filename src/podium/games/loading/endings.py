"""How a game ended for each seat, to be counted in simulations."""

from __future__ import annotations

from podium.games.loading.rules import NONE, Rush

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th")


def endings_of(rush: Rush) -> tuple[str, ...]:
    return tuple(ending(rush, seat) for seat in range(rush.seats))


def ending(rush: Rush, seat: int) -> str:
    """LD-15: the stop cards are taken from the one with the most points downward."""
    stop = rush.stops[seat]
    if stop == NONE:
        return "went on to the end"
    taken = sorted(rush.stop_cards, reverse=True)
    return f"stopped {ORDINALS[taken.index(stop)]}"
