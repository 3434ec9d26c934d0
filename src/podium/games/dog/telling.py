"""DOG for people at a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from podium.core.seats import LETTERS
from podium.games.dog.actions import Action, Aside, Card, Give, Place, Play
from podium.games.dog.board import APART
from podium.games.dog.events import (
    Asked,
    Captured,
    Chose,
    Dealt,
    Decided,
    Drew,
    Ended,
    Event,
    Exchanged,
    Moved,
    Showed,
    Shuffled,
    TookBack,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from podium.core.outcome import Outcome
    from podium.games.dog.views import Pawns, View

INTRODUCTION = """\
A race round a board. Bring your pawns out of the kennel with a 13, a 1/11 or a joker, once round
the ring and into your home, four fields behind your start field. Who ends a move on another pawn
sends it back to its kennel. Pawns on their own start field are protected, and nobody passes them.

Four and six play in teams of two that sit opposite each other: a team wins when all eight pawns are
home, and who has finished goes on with the partner's pawns. Two, three and five play alone. Before
each round everybody gives one card away, in teams to the partner. Whoever can play a card must."""

NAMES: dict[Card, str] = {"4": "±4", "11": "1/11", "S": "swap", "J": "joker"}


def name_of(card: Card) -> str:
    return NAMES.get(card, card)


def row(cards: Iterable[Card]) -> str:
    return " ".join(name_of(card) for card in cards)


def describe_action(action: Action, names: Sequence[str]) -> str:
    match action:
        case Give(card):
            return f"give the {name_of(card)} away"
        case Aside(card):
            return f"put the {name_of(card)} aside"
        case Play():
            return f"{name_of(action.card)}: {describe_play(action, names)}"


def describe_play(play: Play, names: Sequence[str]) -> str:
    pawn = f"{names[play.seat]}'s pawn"
    match play.use:
        case "out":
            return f"bring {pawn} out"
        case "swap":
            return f"swap {pawn} on {place(play.start)} with the one on {place(play.end)}"
        case "seven":
            share = f"{play.steps} of the seven steps"
            return f"move {pawn} {share}, from {place(play.start)} to {place(play.end)}"
        case _:
            way = "back " if play.use == "backward" else ""
            return f"move {pawn} {way}from {place(play.start)} to {place(play.end)}"


def place(where: Place) -> str:
    return f"home {where.number}" if where.area == "home" else str(where.number)


def tell(event: Event, names: Sequence[str]) -> str:  # noqa: PLR0911 - one for each event
    match event:
        case Dealt():
            return tell_deal(event, names)
        case Exchanged(hand, gave, got) if hand is not None and gave and got:
            given = f"You gave the {name_of(gave)} away and were given the {name_of(got)}."
            return f"{given} Your hand: {row(hand)}."
        case Showed(seat, card, how) if how != "played":
            return f"{names[seat]} {TOLD[how].format(name_of(card))}"
        case Moved():
            return tell_move(event, names)
        case Drew(seat, card):
            return f"{names[seat]} draws {'a card' if card is None else f'the {name_of(card)}'}."
        case Shuffled():
            return "The pile is shuffled."
        case TookBack(seat):
            return f"{names[seat]} takes a share back."
        case Ended(outcome):
            return tell_outcome(outcome, names)
        case Showed() | Exchanged() | Chose() | Decided() | Asked():
            return ""


TOLD = {
    "no-effect": "lays the {}, which has no effect.",
    "aside": "puts the {} aside.",
    "given-up": "gives up and puts the {} aside.",
}


def tell_deal(dealt: Dealt, names: Sequence[str]) -> str:
    shuffled = " after shuffling" if dealt.shuffled else ""
    told = f"Round {dealt.round}: {names[dealt.dealer]} deals {dealt.size} cards each{shuffled}."
    return f"{told} Your hand: {row(dealt.hand)}." if dealt.hand else told


def tell_move(moved: Moved, names: Sequence[str]) -> str:
    captured = "".join(tell_capture(one, names) for one in moved.captured)
    other = "" if moved.other is None else f", which is {names[moved.other]}'s"
    play = moved.play
    return f"{name_of(play.card)}: {describe_play(play, names)}{other}.{captured}"


def tell_capture(captured: Captured, names: Sequence[str]) -> str:
    return f" {names[captured.seat]}'s pawn on {captured.field} goes back to its kennel."


def tell_outcome(outcome: Outcome, names: Sequence[str]) -> str:
    winners = " and ".join(names[winner] for winner in outcome.winners)
    home = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
    return f"Pawns home: {home}. Winner: {winners}."


# A picture


def picture(view: View, names: Sequence[str]) -> str:
    lines = list(ring_lines(view))
    width = max(len(name) for name in names)
    for seat, pawns in enumerate(view.pawns):
        lines.append(f"{LETTERS[seat]} {names[seat]:{width}} {seat_line(view, seat, pawns)}")
    if view.hand is not None:
        lines.append(f"Round {view.round}. Your cards: {row(view.hand) or 'none'}")
    if view.turn is not None and view.turn == view.viewer and view.mover != view.turn:
        lines.append(f"You move the pawns of {names[view.mover or 0]}.")
    return "\n".join(lines)


def ring_lines(view: View) -> Iterator[str]:
    """Draw the ring, a line from each start field; a protected pawn has a small mark."""
    pawns = {field: seat for seat, pawns in enumerate(view.pawns) for field in pawns.ring}
    length = int(APART)
    for first in range(0, view.fields, length):
        cells = (cell(view, pawns, field) for field in range(first, first + length))
        yield f"{first:>3} {' '.join(cells)}".rstrip()


def cell(view: View, pawns: dict[int, int], field: int) -> str:
    shown = LETTERS[pawns[field]] if field in pawns else "·"
    return f"{shown}{'!' if field in view.guarded else ' '}"


def seat_line(view: View, seat: int, pawns: Pawns) -> str:
    home = "".join(LETTERS[seat] if field in pawns.home else "·" for field in range(1, 5))
    start = f"start {view.starts[seat]:>2}"
    return f"{start}  kennel {pawns.kennel}  home {home}  cards {view.hands[seat]}"
