"""`podium replay`: a record, for people to read."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from podium.core.errors import BadFile, RecordError, RecordOfOtherGame, UnknownGame, UsageError
from podium.core.record import DealStep, Record, read_record
from podium.core.replay import Position, replay
from podium.games import find_game

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from podium.core.game import AnyGame


def print_record(file: Path) -> None:
    game, record, positions = load(file)
    for text in told(game, record, positions):
        print(text)


def print_position(file: Path, at: int) -> None:
    game, record, positions = load(file)
    if at >= len(positions):
        raise UsageError(f"{file} has {len(positions) - 1} steps; --at is one of 0 to that")
    state = positions[at].state
    print(game.picture(game.view(state, None), everybody(game, record)))
    print(game.show_state(state))


def load(file: Path) -> tuple[AnyGame, Record, list[Position]]:
    """Read and replay a whole record; what is wrong with it is said before anything is printed."""
    try:
        record = read_record(file.read_text(encoding="utf-8", errors="surrogateescape"))
        game = game_of(record)
        return game, record, list(replay(game, record))
    except OSError as error:
        raise BadFile(f"{file} cannot be read: {error.strerror}") from error
    except RecordError as error:
        raise BadFile(f"{file}: {error}") from error


def game_of(record: Record) -> AnyGame:
    try:
        return find_game(record.header.game)
    except UnknownGame as error:
        raise RecordOfOtherGame(1, str(error)) from error


def everybody(game: AnyGame, record: Record) -> list[str]:
    seats = record.header.seats
    return [*told_apart(seats), *game.imaginary(len(seats))]


def told_apart(names: tuple[str, ...]) -> list[str]:
    """Number the names that several players share."""
    return [
        f"{printable(name)} {names[: seat + 1].count(name)}"
        if names.count(name) > 1
        else printable(name)
        for seat, name in enumerate(names)
    ]


def printable(name: str) -> str:
    """Leave out what would not be shown but done, by a terminal."""
    return "".join(character for character in name if character.isprintable())


def told(game: AnyGame, record: Record, positions: list[Position]) -> Iterator[str]:
    names = everybody(game, record)
    yield f"{game.title}: {', '.join(names)}"
    for (_, before), (step, after) in pairwise(positions):
        seen = [game.view(state, None) for state in (before, after)]
        for event in game.events(*seen):
            if text := game.tell(event, names):
                yield text
        if isinstance(step, DealStep):
            yield f"Dealt: {step.deal}"
