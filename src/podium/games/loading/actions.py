"""Options, cards and actions as people and messages see them.

An action says what it relies on: the pack as its player has it, the top card it is laid on, the
stop card it is for. So one that has been overtaken by another can be told from one that still
holds (LD-29).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from podium.core.errors import Refused
from podium.core.game import is_whole
from podium.games.loading.cards import CARDS
from podium.games.loading.rules import (
    LAY,
    NO_CARD,
    NONE,
    PASS,
    PROGRESSION_CARDS,
    Rush,
    card_of,
    holding_of,
    lay_action,
    on_of,
    pass_action,
    pile_of,
    stop_action,
    what_of,
)

# LD-22: a card that does not fit is not laid, or it is taken out at the end.
Mistakes: TypeAlias = Literal["refused", "at-table"]
Colour: TypeAlias = Literal["white", "blue", "yellow", "red", "green"]
Mark: TypeAlias = Literal["2+", "3+", "4+", "6+", "7+"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    base: bool = False  # LD-24; otherwise the beginners' game
    mistakes: Mistakes = "refused"  # LD-22
    minutes: Literal[10, 3, 5, 15, 20, 0] = 10  # LD-23; 0: no limit


class Card(msgspec.Struct, frozen=True, order=True):
    """A progression card (LD-1)."""

    number: int
    points: int
    colour: Colour

    def __str__(self) -> str:
        return str(self.number)


class StopCard(msgspec.Struct, frozen=True):
    """A stop card (LD-3)."""

    mark: Mark
    points: int


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """LD-9: lay a card of the pack on a seat's pile.

    `holding` says of which pack: it counts how often the player has been given one, from 1. `on` is
    the pile's top card, None where it has no card (LD-32).
    """

    holding: int
    card: int
    pile: int
    on: int | None


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """LD-14, LD-27: pass the pack on, or change it for the one in the middle."""

    holding: int


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """LD-15: stop, and take this stop card (LD-31)."""

    holding: int
    stop: Mark


Action: TypeAlias = Lay | Pass | Stop

REFUSALS = (
    "no-such-action",
    "no-such-holding",
    "no-such-card",
    "no-such-pile",
    "no-such-stop",
    "out",
    "no-pack",
    "other-pack",
    "has-laid",
    "not-in-pack",
    "pile-out",
    "pile-empty",
    "top-changed",
    "not-higher",
    "not-next",
    "stop-taken",
    "stop-too-low",
)

MOST_HOLDINGS = 10**9 - 1

# By number, from 1 on; the stop cards by points.
PROGRESSION: tuple[Card, ...] = tuple(
    msgspec.convert(card._asdict(), Card) for card in CARDS.progression
)
STOPS: tuple[StopCard, ...] = tuple(
    msgspec.convert({"mark": stop.mark, "points": stop.points}, StopCard) for stop in CARDS.stops
)


def card_numbered(number: int) -> Card:
    return PROGRESSION[number - 1]


# To and from integers


def pack_action(rush: Rush, action: Action) -> int:
    match action:
        case Lay(holding, card, pile, on):
            top = NO_CARD if on is None else checked_card(on)
            numbers = checked_holding(holding), checked_card(card), checked_pile(rush, pile)
            return lay_action(*numbers, top)
        case Pass(holding):
            return pass_action(checked_holding(holding))
        case Stop(holding, stop):
            return stop_action(checked_holding(holding), stop_marked(rush, stop))
        case _:
            raise Refused("no-such-action", "this is no action of LOADING")


def checked_holding(holding: int) -> int:
    if not is_whole(holding) or not 1 <= holding <= MOST_HOLDINGS:
        raise Refused("no-such-holding", "packs that one holds are counted from 1 (LD-9)")
    return holding


def checked_card(card: int) -> int:
    if not is_whole(card) or not 1 <= card <= PROGRESSION_CARDS:
        raise Refused("no-such-card", "cards have the numbers 1 to 65 (LD-1)")
    return card


def checked_pile(rush: Rush, pile: int) -> int:
    if not is_whole(pile) or not 0 <= pile < rush.seats:
        raise Refused("no-such-pile", f"there are {rush.seats} piles in this game (LD-12)")
    return pile


def stop_marked(rush: Rush, mark: Mark) -> int:
    marks = {STOPS[stop].mark: stop for stop in rush.stop_cards}
    if mark not in marks:
        raise Refused("no-such-stop", f"stop cards here are {', '.join(marks)} (LD-3)")
    return marks[mark]


def unpack_action(code: int) -> Action:
    holding = int(holding_of(code))
    match int(what_of(code)):
        case what if what == LAY:
            on = int(on_of(code))
            return Lay(holding, int(card_of(code)), int(pile_of(code)), on or None)
        case what if what == PASS:
            return Pass(holding)
        case _:
            return Stop(holding, STOPS[card_of(code)].mark)


def as_it_stands(rush: Rush, seat: int, action: Action) -> Action:
    """LD-32: what is laid on a top card that has changed, if it fits the new one."""
    if not isinstance(action, Lay) or not rush.is_on():
        return action
    return unpack_action(rush.restated(seat, pack_action(rush, action)))


# Why an action is refused


def refusal(rush: Rush, seat: int, action: Action) -> Refused:
    """Say why an action that is not legal is not."""
    if not rush.is_active(seat):
        return Refused("out", "you have stopped, and are out (LD-15)")
    if rush.held[seat] == NONE:
        return Refused("no-pack", "you hold no pack now, and wait for one (LD-16)")
    if isinstance(action, Pass) or action.holding != rush.holdings[seat]:
        return Refused("other-pack", "you do not hold that pack any more (LD-9, LD-29)")
    return (
        lay_refusal(rush, seat, action) if isinstance(action, Lay) else stop_refusal(rush, action)
    )


def lay_refusal(rush: Rush, seat: int, lay: Lay) -> Refused:
    if rush.laid_in_holding(seat):
        return Refused("has-laid", "one card is laid of a pack, while one holds it (LD-9)")
    if not rush.holds_card(seat, lay.card):
        return Refused("not-in-pack", f"the card {lay.card} is not in your pack (LD-9)")
    if not rush.is_active(lay.pile):
        return Refused("pile-out", "the player of this pile has stopped (LD-15)")
    top = int(rush.tops[lay.pile])
    if top == NO_CARD and seat != lay.pile:
        return Refused("pile-empty", "nothing follows on another's pile without cards (LD-11)")
    if (lay.on or NO_CARD) != top:
        return Refused(
            "top-changed", f"{top} is the top card now, and {lay.card} does not fit (LD-32)"
        )
    return misfit(rush, seat, lay, top)


def misfit(rush: Rush, seat: int, lay: Lay, top: int) -> Refused:
    colour = ", nor of its colour (LD-24)" if rush.base else ""
    if seat == lay.pile:
        return Refused("not-higher", f"{lay.card} is not higher than {top} (LD-10){colour}")
    return Refused("not-next", f"{lay.card} does not follow {top} directly (LD-11){colour}")


def stop_refusal(rush: Rush, stop: Stop) -> Refused:
    if stop_marked(rush, stop.stop) in rush.stops:
        return Refused("stop-taken", f"the stop card {stop.stop} has been taken (LD-31)")
    return Refused("stop-too-low", "the stop card with the most points is taken first (LD-15)")
