"""Replaying a record: every position of it, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from podium.core.errors import (
    PodiumError,
    RecordCutOff,
    RecordDamaged,
    RecordOfOtherGame,
    RecordVersion,
)
from podium.core.options import read_options
from podium.core.record import DealStep, PlayStep, TimeStep
from podium.core.seats import seat_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from podium.core.game import AnyGame
    from podium.core.record import Header, Record, Step
    from podium.core.state import State


class Position(NamedTuple):
    step: Step | None  # what led here; nothing led to the first position
    state: State


def replay(game: AnyGame, record: Record) -> Iterator[Position]:
    """Yield the first position and the one after each step; raise a RecordError at a bad line."""
    state = first_state(game, record.header)
    yield Position(None, state)
    for number, step in enumerate(record.steps, start=2):
        try:
            state = after_step(game, state, step)
        except PodiumError as error:
            raise RecordDamaged(number, str(error)) from error
        yield Position(step, state)
    check_end(game, record, state)


def first_state(game: AnyGame, header: Header) -> State:
    if header.game != game.name:
        raise RecordOfOtherGame(1, f"a record of {header.game!r}, not of {game.title}")
    if header.rules != game.rules_version:
        raise RecordVersion(
            1,
            f"the record follows version {header.rules} of the rules of {game.title}; "
            f"this Podium plays version {game.rules_version}",
        )
    try:
        state: State = game.start(len(header.seats), read_options(game, header.options))
    except PodiumError as error:
        raise RecordDamaged(1, str(error)) from error
    return state


def after_step(game: AnyGame, state: State, step: Step) -> State:
    after: State
    match step:
        case DealStep(deal=text):
            after = game.deal(state, game.read_deal(state, text))
        case PlayStep(seat=name, play=text):
            after = game.play(state, seat_of(name), game.read_action(text, game.seats(state)))
        case TimeStep():
            after = game.time_up(state)
    return after


def check_end(game: AnyGame, record: Record, state: State) -> None:
    last = len(record.steps) + 2
    if not state.is_over():
        raise RecordCutOff(last, "the game is not over when its outcome comes: lines are missing")
    if game.outcome(state) != record.outcome:
        raise RecordDamaged(last, "the outcome is not the one that the game came to")
    if not record.intact:
        raise RecordDamaged(last, "the lines above are not the ones that were written (CRC-32)")
