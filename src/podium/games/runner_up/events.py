"""What happened between two Views of one viewer, and a View carried on by what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec.structs import replace

from podium.core.outcome import Outcome
from podium.games.runner_up.actions import Action, Card
from podium.games.runner_up.views import Laid, Motion, Phase, Round, View

if TYPE_CHECKING:
    from collections.abc import Iterator


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """A stage begins (RU-7); `hand` is the viewer's own."""

    stage: int
    hand: tuple[Card, ...] | None


class Chose(msgspec.Struct, frozen=True, tag="chose"):
    """Someone has chosen; all see who, nobody what (RU-8)."""

    seat: int


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """What the viewer has chosen, for the first time or anew."""

    choice: Action


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    round: int
    laid: tuple[Laid, ...]


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    motion: Motion


class Scored(msgspec.Struct, frozen=True, tag="scored"):
    """A stage is scored (RU-14); `space` is the second-farthest, if there is one (RU-15)."""

    stage: int
    space: int | None
    points: tuple[int, ...]


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    outcome: Outcome


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """What the game waits for now, and for whom."""

    phase: Phase
    round: int
    awaited: tuple[int, ...]


Event: TypeAlias = Dealt | Chose | Decided | Revealed | Moved | Scored | Ended | Asked


def events_between(before: View, after: View) -> tuple[Event, ...]:
    happened = tuple(happenings(before, after))
    told = before
    for event in happened:
        told = fold(told, event)
    return happened if told == after else (*happened, asked(after))


def happenings(before: View, after: View) -> Iterator[Event]:
    if after.stage != before.stage:
        yield Dealt(after.stage, after.hand)
        return
    yield from choices_made(before, after)
    yield from rounds_played(before.rounds, after.rounds)
    if len(after.points) > len(before.points):
        yield Scored(after.stage, after.second, after.points[-1])
    if after.outcome is not None and before.outcome is None:
        yield Ended(after.outcome)


def choices_made(before: View, after: View) -> Iterator[Event]:
    if len(after.rounds) > len(before.rounds) or before.phase != "choices":
        return
    for seat in before.awaited:
        if seat not in after.awaited:
            yield Chose(seat)
    if after.choice is not None and after.choice != before.choice:
        yield Decided(after.choice)


def rounds_played(before: tuple[Round, ...], after: tuple[Round, ...]) -> Iterator[Event]:
    for number, shown in enumerate(after):
        if number >= len(before):
            yield Revealed(number + 1, shown.laid)
        told = len(before[number].motions) if number < len(before) else 0
        for motion in shown.motions[told:]:
            yield Moved(motion)


def asked(view: View) -> Asked:
    return Asked(view.phase, view.round, view.awaited)


def fold(view: View, event: Event) -> View:  # noqa: PLR0911 - one for each event
    match event:
        case Dealt(stage, hand):
            return after_deal(view, stage, hand)
        case Chose(seat):
            return replace(view, awaited=tuple(other for other in view.awaited if other != seat))
        case Decided(choice):
            return replace(view, choice=choice)
        case Revealed(_, laid):
            rounds = (*view.rounds, Round(laid))
            return replace(view, rounds=rounds, hand=hand_after(view, laid), choice=None)
        case Moved(motion):
            return after_motion(view, motion)
        case Scored(_, space, points):
            return replace(view, points=(*view.points, points), second=space)
        case Ended(outcome):
            return replace(view, outcome=outcome)
        case Asked(phase, number, awaited):
            return replace(view, phase=phase, round=number, awaited=awaited)


def after_deal(view: View, stage: int, hand: tuple[Card, ...] | None) -> View:
    figures = (0,) * view.racers
    return replace(view, stage=stage, hand=hand, figures=figures, rounds=(), second=None)


def hand_after(view: View, laid: tuple[Laid, ...]) -> tuple[Card, ...] | None:
    if view.hand is None:
        return None
    hand = list(view.hand)
    for card in laid:
        if card.racer == view.viewer:
            hand.remove(card.card)
    return tuple(hand)


def after_motion(view: View, motion: Motion) -> View:
    last = view.rounds[-1]
    figures = list(view.figures)
    figures[motion.figure] = motion.end
    rounds = (*view.rounds[:-1], Round(last.laid, (*last.motions, motion)))
    return replace(view, figures=tuple(figures), rounds=rounds)
