"""What a viewer may know of a race (RU-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from podium.core.bits import members
from podium.core.outcome import Outcome, won_by
from podium.games.runner_up.actions import Action, Card, cards_in_play, unpack_action
from podium.games.runner_up.rules import (
    CHOICES,
    DEAL,
    MOVE,
    NONE,
    NOTHING,
    NOWHERE,
    Race,
    card_of,
    second_highest,
    target_of,
    winners,
)

if TYPE_CHECKING:
    from podium.core.game import Viewer

Phase: TypeAlias = Literal["deal", "choices", "move", "over"]
PHASES: dict[int, Phase] = {DEAL: "deal", CHOICES: "choices", MOVE: "move", NOTHING: "over"}


class Laid(msgspec.Struct, frozen=True):
    """A revealed card; in the tactical variant it lies in front of the racer who laid it."""

    racer: int
    card: Card
    target: int


class Motion(msgspec.Struct, frozen=True):
    """A figure that moved: by the sum of its cards, or by the card of one racer (RU-25)."""

    figure: int
    start: int
    end: int
    by: int | None = None


class Round(msgspec.Struct, frozen=True):
    laid: tuple[Laid, ...]
    motions: tuple[Motion, ...] = ()


class View(msgspec.Struct, frozen=True):
    viewer: int | None
    seats: int
    tactical: bool
    stage: int
    round: int
    phase: Phase
    awaited: tuple[int, ...]
    figures: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]  # of each stage scored, one for each racer
    rounds: tuple[Round, ...]  # of this stage, as far as they have been revealed
    second: int | None = None  # the second-farthest space, when the stage has been scored
    hand: tuple[Card, ...] | None = None  # the viewer's own
    choice: Action | None = None  # the viewer's own, until the reveal
    outcome: Outcome | None = None

    @property
    def racers(self) -> int:
        return len(self.figures)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(column) for column in zip(*self.points, strict=True)) or (0,) * self.racers


def view_of(race: Race, viewer: Viewer) -> View:
    seen = View(
        viewer=viewer,
        seats=race.seats,
        tactical=race.tactical,
        stage=race.stage,
        round=race.round,
        phase=PHASES[race.waits_for],
        awaited=tuple(members(race.missing)),
        figures=tuple(race.figures),
        points=stage_points(race),
        rounds=revealed_rounds(race),
        second=second_space(race) if race.stage_is_scored() else None,
        outcome=outcome_of(race) if race.is_over() else None,
    )
    return seen if viewer is None else with_own_cards(seen, race, viewer)


def with_own_cards(seen: View, race: Race, seat: int) -> View:
    cards = cards_in_play(race)
    hand = tuple(cards[kind] for kind in race.pack.hands.unpacked(race.hands[seat]))
    choice = race.choices[seat]
    own = None if choice == NONE else unpack_action(race, choice)
    return msgspec.structs.replace(seen, hand=hand, choice=own)


def stage_points(race: Race) -> tuple[tuple[int, ...], ...]:
    scored = race.stage if race.stage_is_scored() else max(race.stage - 1, 0)
    points = tuple(race.points)
    return tuple(points[at * race.racers : (at + 1) * race.racers] for at in range(scored))


def second_space(race: Race) -> int | None:
    second = int(second_highest(race.figures))
    return None if second == NOWHERE else second  # RU-15


def outcome_of(race: Race) -> Outcome:
    totals = race.totals()
    return won_by(members(winners(totals)), list(totals))


def revealed_rounds(race: Race) -> tuple[Round, ...]:
    stands = [0] * race.racers
    return tuple(revealed_round(race, number, stands) for number in range(race.rounds_laid()))


def revealed_round(race: Race, number: int, stands: list[int]) -> Round:
    """Show one round; `stands` is where the figures stood before it, and is moved on."""
    slots = range(number * race.racers, (number + 1) * race.racers)
    laid = tuple(
        shown(race, racer, race.laid[slot])
        for racer, slot in enumerate(slots)
        if race.laid[slot] != NONE
    )
    if race.tactical:
        motions = single_motions(race, slots, stands)
    else:
        motions = summed_motions(race, slots, stands, {card.target for card in laid})
    return Round(laid, motions)


def shown(race: Race, racer: int, action: int) -> Laid:
    target = racer if race.tactical else int(target_of(action))
    return Laid(racer, cards_in_play(race)[card_of(action)], target)


def summed_motions(
    race: Race, slots: range, stands: list[int], targets: set[int]
) -> tuple[Motion, ...]:
    return tuple(
        motion(stands, figure, race.landed[slot])
        for figure, slot in enumerate(slots)
        if figure in targets
    )


def single_motions(race: Race, slots: range, stands: list[int]) -> tuple[Motion, ...]:
    """Show the moves made so far in the order in which they were made (RU-25)."""
    moved = [by for by, slot in enumerate(slots) if race.landed[slot] != NOWHERE]
    moved.sort(key=lambda by: race.pack.whites[card_of(race.laid[slots[by]])], reverse=True)
    return tuple(
        motion(stands, int(target_of(race.laid[slots[by]])), race.landed[slots[by]], by)
        for by in moved
    )


def motion(stands: list[int], figure: int, end: int, by: int | None = None) -> Motion:
    start, stands[figure] = stands[figure], end
    return Motion(figure, start, end, by)
