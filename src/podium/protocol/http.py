"""What travels over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from podium.protocol.commands import Secret
from podium.protocol.words import Colour, Name, Phase, Settings

CODE_LETTERS = "23456789BCDFGHJKLMNPQRSTVWXZ"  # nothing that looks like something else, no words
CODE_LENGTH = 6


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game, for a form; what it is called is in the client's texts."""

    name: str
    kind: Literal["switch", "number", "choice"]
    default: Any
    choices: tuple[Any, ...] = ()


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    fewest_seats: int
    most_seats: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    real_time: bool  # its bots take their own time, whatever the settings say


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table; whoever does is its host and sits at the first seat."""

    game: str
    secret: Secret
    name: Name
    colour: Colour | None = None
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    bots: Annotated[tuple[str, ...], msgspec.Meta(max_length=6)] = ()
    start: bool = False  # begin the game at once


class Opened(msgspec.Struct, frozen=True):
    code: str


class TableInfo(msgspec.Struct, frozen=True):
    code: str
    game: str
    phase: Phase


class Place(msgspec.Struct, frozen=True):
    """Addresses under which others in the same network reach this server."""

    addresses: tuple[str, ...]


class Health(msgspec.Struct, frozen=True):
    """Tables can be opened and found; else the answer is a Problem."""

    fine: bool = True


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused; the code is one of a table's or of a game's."""

    code: str
    text: str
