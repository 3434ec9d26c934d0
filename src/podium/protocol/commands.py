"""What a client sends over its socket: a hello first, then commands.

A command has an id of the client's choosing and gets exactly one answer. Sent again with the same
id it has no other effect and gets the same answer.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from podium.protocol.words import Colour, Name, Phrase, Settings

CommandId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
# What proves who somebody is: known to nobody but the person's own browser.
Secret: TypeAlias = Annotated[str, msgspec.Meta(min_length=16, max_length=100)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=6)]
Percent: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Message(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower
):
    pass


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last push that a client has: of which stream, and its number there."""

    stream: str
    number: int


class Hello(Message, frozen=True):
    secret: Secret
    name: Name = ""
    seen: Seen | None = None


class Ping(Message, frozen=True):
    """Asks for the server's clock; answered by a Pong."""

    sent: float


class Command(Message, frozen=True):
    id: CommandId


class Sit(Command, frozen=True):
    name: Name
    colour: Colour | None = None


class Stand(Command, frozen=True):
    """Give one's seat back, while no game is going on."""


class Rename(Command, frozen=True):
    name: Name


class Recolour(Command, frozen=True):
    colour: Colour


class Configure(Command, frozen=True):
    """Choose the game's options and the table's settings (the host)."""

    options: dict[str, Any]
    settings: Settings


class Invite(Command, frozen=True):
    """Seat a bot (the host)."""

    bot: str


class Remove(Command, frozen=True):
    """Take a bot, or somebody else, from a seat (the host)."""

    seat: SeatNumber


class Start(Command, frozen=True):
    """Begin a game, the first one or another one with the same people (the host)."""


class Ready(Command, frozen=True):
    """Say that one is ready for the start of a game in real time, and how full one's device is."""

    battery: Percent | None = None


class Play(Command, frozen=True):
    """Do what one of the offers says; `asked` is the question it answers.

    In real time nothing is offered. An action says itself what it relies on, and `asked` is left
    out where another one of the same person may be on its way.
    """

    play: Annotated[str, msgspec.Meta(max_length=200)]
    asked: int | None = None


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take back one's last play, where the game lets one."""


class Say(Command, frozen=True):
    text: Annotated[str, msgspec.Meta(max_length=1000)]


class Speak(Command, frozen=True):
    phrase: Phrase


class Replace(Command, frozen=True):
    """Let a bot go on for somebody who is not there, until they return."""

    seat: SeatNumber


class Leave(Command, frozen=True):
    """Leave: a bot goes on until one returns; while no game is going on, as Stand."""


AnyCommand: TypeAlias = (
    Sit
    | Stand
    | Rename
    | Recolour
    | Configure
    | Invite
    | Remove
    | Start
    | Ready
    | Play
    | TakeBack
    | Say
    | Speak
    | Replace
    | Leave
)
AnyMessage: TypeAlias = Hello | Ping | AnyCommand
