"""The race that a View leaves to be completed: the way back from `views`."""

from __future__ import annotations

from podium.core.bits import bit
from podium.games.runner_up.actions import kind_of, pack_action
from podium.games.runner_up.guesses import SPECTATOR, Guesses
from podium.games.runner_up.rules import NO_TARGET, TARGETS, Race, card_of
from podium.games.runner_up.views import PHASES, Laid, Motion, Round, View


def guesses(view: View) -> Guesses:
    """Return what can be guessed from a View."""
    return Guesses(known_race(view), SPECTATOR if view.viewer is None else view.viewer)


def known_race(view: View) -> Race:
    """Rebuild what the View shows; what it does not show is left empty."""
    race = Race(view.seats, view.tactical)
    race.stage = view.stage
    race.round = view.round
    race.waits_for = next(code for code, phase in PHASES.items() if phase == view.phase)
    race.missing = sum(bit(seat) for seat in view.awaited)
    for figure, space in enumerate(view.figures):
        race.figures[figure] = space
    for at, points in enumerate(points for stage in view.points for points in stage):
        race.points[at] = points
    write_rounds(race, view.rounds)
    if view.viewer is not None:
        write_own_cards(race, view, view.viewer)
    return race


def write_own_cards(race: Race, view: View, seat: int) -> None:
    kinds = [kind_of(race, card) for card in view.hand or ()]
    race.hands[seat] = race.pack.hands.of(kinds)
    if view.choice is not None:
        race.choices[seat] = pack_action(race, view.choice)


def write_rounds(race: Race, rounds: tuple[Round, ...]) -> None:
    stands = [0] * race.racers
    for number, shown in enumerate(rounds):
        first = number * race.racers
        for laid in shown.laid:
            race.laid[first + laid.racer] = laid_action(race, laid)
        for motion in shown.motions:
            stands[motion.figure] = motion.end
            write_move(race, first, motion)
        if not race.tactical:
            write_stands(race, first, stands)


def laid_action(race: Race, laid: Laid) -> int:
    return TARGETS * kind_of(race, laid.card) + (NO_TARGET if race.tactical else laid.target)


def write_move(race: Race, first: int, motion: Motion) -> None:
    """Note which figure a racer's card has moved (RU-25)."""
    if motion.by is not None:
        slot = first + motion.by
        race.laid[slot] = TARGETS * card_of(race.laid[slot]) + motion.figure
        race.landed[slot] = motion.end


def write_stands(race: Race, first: int, stands: list[int]) -> None:
    for figure, space in enumerate(stands):
        race.landed[first + figure] = space
