"""LOADING for people at a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from podium.core.seats import LETTERS
from podium.games.loading.actions import Action, Lay, Pass, Stop
from podium.games.loading.events import (
    Counted,
    Drew,
    Ended,
    Event,
    Exchanged,
    LaidCard,
    Opened,
    Passed,
    Stopped,
    TimeUp,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from podium.core.outcome import Outcome
    from podium.games.loading.actions import Card
    from podium.games.loading.views import Count, Mat, View

INTRODUCTION = """\
Packs of cards go round, and all play at once. Of a pack that you hold you may lay one card: on your
own pile, if it is higher than its top card, or on another's, if it is the next number; that takes a
boost card from that player. In the base game a card of a colour may also lie on any of the same.

Then pass the pack on to the player without one. Or stop: take the stop card with the most points,
and you are out. The last stop card ends the game. The points of pile, stop card and boosts win."""

SHAPES = {"white": "", "blue": "b", "yellow": "y", "red": "r", "green": "g"}


def describe_action(action: Action, names: Sequence[str]) -> str:
    match action:
        case Lay(_, card, pile, on):
            where = "" if on is None else f", on the {on}"
            return f"lay the {card} on the pile of {names[pile]}{where}"
        case Pass():
            return "part with the pack, and play on"
        case Stop(_, stop):
            return f"stop, and take the stop card {stop}"


def tell(event: Event, names: Sequence[str]) -> str:  # noqa: PLR0911 - one for each event
    match event:
        case Drew(seat):
            return f"{names[seat]} begins without a pack."
        case Opened(_, hand):
            return "All packs open. Go!" + tell_hand(hand)
        case LaidCard(seat, _, card, pile, boost):
            whose = "the own pile" if seat == pile else f"the pile of {names[pile]}"
            taken = ", and takes a boost card" if boost else ""
            return f"{names[seat]} lays {face(card)} on {whose}{taken}."
        case Passed(seat, to, _, hand):
            return f"{names[seat]} passes the pack to {names[to]}." + tell_hand(hand)
        case Exchanged(seat, _, _, hand):
            return f"{names[seat]} takes the pack from the middle." + tell_hand(hand)
        case Stopped(seat, _, stop):
            return f"{names[seat]} stops with the stop card {stop.mark} ({stop.points} points)."
        case TimeUp():
            return "The time is up."
        case Counted(seat, count):
            return f"{names[seat]}: {tell_count(count)}."
        case Ended(_, _, outcome):
            return tell_outcome(outcome, names)


def face(card: Card) -> str:
    """Write a card as 17b, with its colour if it has one, and a dot for each point after it."""
    return f"{card.number}{SHAPES[card.colour]}{'·' * card.points}"


def row(cards: Iterable[Card]) -> str:
    return " ".join(face(card) for card in cards)


def tell_hand(hand: tuple[Card, ...] | None) -> str:
    return f" Your pack: {row(hand)}." if hand else ""


def tell_count(count: Count) -> str:
    cards = "1 card" if count.cards == 1 else f"{count.cards} cards"
    parts = [f"{cards} with {count.pile} points"]
    if taken_out := count.kept.count(False):
        parts.append(f"{taken_out} taken out")
    if count.gave:
        parts.append(f"gave away the {count.gave}")
    if count.got:
        parts.append(f"was given the {count.got}")
    return f"{', '.join(parts)}; stop card {count.stop}, boosts {count.boosts}: {count.total}"


def tell_outcome(outcome: Outcome, names: Sequence[str]) -> str:
    winners = [names[winner] for winner in outcome.winners]
    if len(winners) == 1:
        return f"Winner: {winners[0]}."
    return f"The win is shared by {', '.join(winners[:-1])} and {winners[-1]}."


# A picture


def picture(view: View, names: Sequence[str]) -> str:
    width = max(len(name) for name in names)
    lines = [
        f"{LETTERS[seat]} {names[seat]:{width}}  {', '.join(mat_parts(view, mat))}"
        for seat, mat in enumerate(view.mats)
    ]
    lines.append(f"Stop cards: {' '.join(stop.mark for stop in view.stops) or 'none'}")
    if view.hand is not None:
        lines.append(f"Your pack: {row(view.hand) or 'no cards'}")
    return "\n".join(lines)


def mat_parts(view: View, mat: Mat) -> Iterator[str]:
    if mat.pile:
        yield f"top {face(mat.pile[-1].card)}, {len(mat.pile)} in the pile"
    else:
        yield "no card in the pile"
    yield f"boosts {mat.boosts}"
    if mat.stop is not None:
        yield f"has stopped with {mat.stop.mark}"
    elif mat.pack is not None:
        yield f"holds {view.packs[mat.pack].size} cards"
    else:
        yield "waits for a pack"
