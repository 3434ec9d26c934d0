"""The journal of a table: what happened there, in lines that are stored and carried out again.

The lines of one game are its Record: a Began has its header, each Dealt, Played and TimeUp a step.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from podium.core.record import Header
from podium.protocol.words import Colour, Phrase, Settings

# Who somebody is at all tables: the digest of the person's secret.
Person: TypeAlias = str


class Line(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="line",
    tag=str.lower,
):
    """`by` and `command` say whose command a line was, on the first one it led to."""

    at: int  # milliseconds
    by: Person | None = None
    command: str | None = None


class Opened(Line, frozen=True):
    code: str
    game: str
    host: Person
    options: dict[str, Any]
    settings: Settings


class Sat(Line, frozen=True):
    """At the next free seat: either a person or a bot."""

    name: str
    colour: Colour
    person: Person | None = None
    bot: str | None = None


class Stood(Line, frozen=True):
    """Those behind move up."""

    seat: int


class Renamed(Line, frozen=True):
    seat: int
    name: str


class Recoloured(Line, frozen=True):
    seat: int
    colour: Colour


class Configured(Line, frozen=True):
    options: dict[str, Any]
    settings: Settings


class Began(Line, frozen=True):
    header: Header


class Readied(Line, frozen=True):
    """Somebody is ready for the start, and may have told how full their device is, in percent."""

    seat: int
    battery: int | None = None


class Called(Line, frozen=True):
    """The start of a game in real time is called, or called anew, for a moment soon."""

    starts: int


class Woke(Line, frozen=True):
    """Somebody is there again, after so many milliseconds that do not count as time of play."""

    slept: int


class TimeUp(Line, frozen=True):
    pass


class Dealt(Line, frozen=True):
    deal: str


class Played(Line, frozen=True):
    seat: str  # its letter, as in a Record
    play: str
    bot: bool = False  # chosen by a bot, whoever sits there


class TakenBack(Line, frozen=True):
    """The last step of the game is as if it had never been; it was the seat's own."""

    seat: int


class Away(Line, frozen=True):
    """From now on a bot goes on for the seat."""

    seat: int


class Back(Line, frozen=True):
    seat: int


class Said(Line, frozen=True):
    seat: int
    text: str


class Spoke(Line, frozen=True):
    seat: int
    phrase: Phrase


AnyLine: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Renamed
    | Recoloured
    | Configured
    | Began
    | Readied
    | Called
    | Woke
    | TimeUp
    | Dealt
    | Played
    | TakenBack
    | Away
    | Back
    | Said
    | Spoke
)


def show_line(line: AnyLine) -> str:
    return msgspec.json.encode(line).decode()


def read_line(text: str) -> AnyLine:
    line: AnyLine = msgspec.json.decode(text, type=AnyLine)
    return line
