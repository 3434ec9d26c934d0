"""Runner-Up for people at a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from podium.games.runner_up.actions import Action, Card, Choose, Lay, Move
from podium.games.runner_up.events import (
    Asked,
    Chose,
    Dealt,
    Decided,
    Ended,
    Event,
    Moved,
    Revealed,
    Scored,
)
from podium.games.runner_up.notation import letters
from podium.games.runner_up.rules import FARTHEST, REARMOST

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from podium.core.outcome import Outcome
    from podium.games.runner_up.views import Laid, Motion, View

INTRODUCTION = """\
A race in five stages. At the end of a stage only those on the second-farthest space score: the
number of that space, which may be negative. After five stages the second-highest total wins.

In each round all lay one card at the same time, in front of anybody: it moves that figure. The
fifth card goes in front of yourself. In the tactical variant you lay it in front of yourself, and
when your white number comes up you move any figure by it."""

CELL = 2
MARKS = (REARMOST, -6, 0, 6, 12, FARTHEST)


def describe_action(action: Action, names: Sequence[str]) -> str:
    match action:
        case Lay(card, target):
            return f"lay {card} in front of {names[target]}"
        case Choose(card):
            return f"choose {card}"
        case Move(figure):
            return f"move the figure of {names[figure]}"


def tell(event: Event, names: Sequence[str]) -> str:
    match event:
        case Dealt(stage, hand):
            return f"Stage {stage} begins." + (f" Your hand: {row(hand)}." if hand else "")
        case Revealed(number, laid):
            return f"Round {number}: {', '.join(tell_laid(card, names) for card in laid)}"
        case Moved(motion):
            return tell_motion(motion, names)
        case Scored(stage, space, points):
            return f"Stage {stage} is scored. {tell_scoring(space, points, names)}"
        case Ended(outcome):
            return tell_outcome(outcome, names)
        case Chose() | Decided() | Asked():
            return ""


def row(cards: Iterable[Card]) -> str:
    return " ".join(str(card) for card in cards)


def tell_laid(laid: Laid, names: Sequence[str]) -> str:
    before = "" if laid.racer == laid.target else f" for {names[laid.target]}"
    return f"{names[laid.racer]} {laid.card}{before}"


def tell_motion(motion: Motion, names: Sequence[str]) -> str:
    by = "" if motion.by is None else f" (by {names[motion.by]})"
    where = (
        f"stays on {motion.end}"
        if motion.start == motion.end
        else f"{motion.start} to {motion.end}"
    )
    return f"  {names[motion.figure]}: {where}{by}"


def tell_scoring(space: int | None, points: Sequence[int], names: Sequence[str]) -> str:
    if space is None:
        return "All figures stand together: there is no second place, and no points."
    if space == 0:
        return "Second place is the start space, which is worth nothing."
    scored = [name for name, amount in zip(names, points, strict=True) if amount]
    return f"Second place is space {space}: {space:+} for {listed(scored)}."


def tell_outcome(outcome: Outcome, names: Sequence[str]) -> str:
    pairs = zip(names, outcome.scores, strict=True)
    totals = ", ".join(f"{name} {score}" for name, score in pairs)
    if len(set(outcome.scores)) == 1:
        return f"Totals: {totals}. All are equal, so everybody shares the win (RU-18)."
    second = outcome.scores[outcome.winners[0]]
    winners = listed([names[winner] for winner in outcome.winners])
    return f"Totals: {totals}. The second-highest total is {second}. Winner: {winners}."


def listed(names: Sequence[str]) -> str:
    return " and ".join(part for part in (", ".join(names[:-1]), names[-1]) if part)


def picture(view: View, names: Sequence[str]) -> str:
    width = max(len(name) for name in names)
    lines = [f"{'':{width + 2}}{ruler()}  total"]
    for racer, letter in enumerate(letters(view.seats)):
        lane = lane_of(view.figures[racer], letter)
        lines.append(f"{letter} {names[racer]:{width}} {lane}  {view.totals[racer]:>5}")
    if view.hand:
        lines.append(f"Stage {view.stage}, round {view.round}. Your cards: {row(view.hand)}")
    return "\n".join(lines)


def ruler() -> str:
    """Write some numbers above the lanes; the first has a character more than its cell."""
    line = [" "] * (CELL * (FARTHEST - REARMOST + 1) + 1)
    for space in MARKS:
        end = CELL * (space - REARMOST + 1) + 1
        line[end - len(str(space)) : end] = str(space)
    return "".join(line)


def lane_of(space: int, letter: str) -> str:
    cells = ["·"] * (FARTHEST - REARMOST + 1)
    cells[-REARMOST] = "|"
    cells[space - REARMOST] = letter
    return "".join(f"{cell:>{CELL}}" for cell in cells)
