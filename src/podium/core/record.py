"""Records: options, deals and actions in order, enough to replay a game exactly.

A record is a text of JSON Lines, encoded as UTF-8 and ended by a newline each:

    {"podium": 1, "game": "runner-up", "rules": 1, "options": {...}, "seats": ["Ann", "Ben"]}
    {"deal": "A:+3... B:..."}
    {"seat": "A", "play": "+3>B"}
    ...
    {"time": "up"}
    {"outcome": {...}, "sum": "1c291ca3"}

`sum` is the CRC-32 of all lines before it, so that a record that was changed by accident is known
for one even where the change could be played.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar

import msgspec

from podium.core.errors import RecordCutOff, RecordDamaged, RecordVersion
from podium.core.outcome import Outcome

if TYPE_CHECKING:
    from podium.core.game import AnyGame

PartT = TypeVar("PartT")

FORMAT = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    podium: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[str, ...]  # the names of those who played


class DealStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deal: str


class PlayStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: str
    play: str


class TimeStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time limit was reached, in a game in real time."""

    time: Literal["up"] = "up"


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    outcome: Outcome
    sum: str


Step: TypeAlias = DealStep | PlayStep | TimeStep


class Record(msgspec.Struct, frozen=True):
    """`intact` says whether the sum agreed; who replays a record is told last of all."""

    header: Header
    steps: tuple[Step, ...]
    outcome: Outcome
    intact: bool = True


def header_for(game: AnyGame, options: Any, seats: tuple[str, ...]) -> Header:  # noqa: ANN401 - of any game
    return Header(FORMAT, game.name, game.rules_version, msgspec.to_builtins(options), seats)


# Writing


def write_record(record: Record) -> str:
    lines = [line(record.header), *(line(step) for step in record.steps)]
    return "".join([*lines, line(Ending(record.outcome, checksum(lines)))])


def line(part: msgspec.Struct) -> str:
    return msgspec.json.encode(part).decode() + "\n"


def checksum(lines: list[str]) -> str:
    return f"{zlib.crc32(''.join(lines).encode()):08x}"


# Reading


def read_record(text: str) -> Record:
    """Read a whole record; raise a RecordError that names the line if it is not one."""
    *lines, rest = text.split("\n")
    if not text:
        raise RecordCutOff(1, "the record is empty")
    if not lines:
        raise RecordCutOff(1, "the record is cut off in this line")
    header = read_header(lines[0])  # first, so that what is no record is called that
    if rest:
        raise RecordCutOff(len(lines) + 1, "the record is cut off in this line")
    steps = tuple(read_step(number, row) for number, row in enumerate(lines[1:-1], start=2))
    ending = read_ending(len(lines), lines[-1])
    intact = ending.sum == checksum([f"{row}\n" for row in lines[:-1]])
    return Record(header, steps, ending.outcome, intact)


def read_header(row: str) -> Header:
    version = keys(1, row).get("podium")
    if type(version) is not int:
        raise RecordDamaged(1, "this is no record of Podium: its first line has no version")
    if version != FORMAT:
        raise RecordVersion(1, f"the record has format {version}; this Podium reads {FORMAT}")
    return decode(1, row, Header)


def read_step(number: int, row: str) -> Step:
    there = keys(number, row)
    if "outcome" in there:
        raise RecordDamaged(number, "the outcome stands here, and lines come after it")
    if "deal" in there:
        return decode(number, row, DealStep)
    return decode(number, row, TimeStep) if "time" in there else decode(number, row, PlayStep)


def read_ending(number: int, row: str) -> Ending:
    if "outcome" not in keys(number, row):
        raise RecordCutOff(number, "the record stops after this line, before the game's outcome")
    return decode(number, row, Ending)


def keys(number: int, row: str) -> dict[str, Any]:
    return decode(number, row, dict[str, Any])


def decode(number: int, row: str, part: type[PartT]) -> PartT:
    if not row.strip():
        raise RecordDamaged(number, "this line is empty")
    try:
        return msgspec.json.decode(row, type=part)
    except UnicodeError as error:
        raise RecordDamaged(number, "this line is not UTF-8") from error
    except RecursionError as error:
        raise RecordDamaged(number, "this line is nested too deeply") from error
    except msgspec.DecodeError as error:
        raise RecordDamaged(number, str(error)) from error
