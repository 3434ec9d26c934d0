"""What a client is sent over its socket: answers to its commands, and pushes.

Pushes are numbered in the stream of each viewer, from 1 on and without gaps. A Snapshot says all
there is to know and begins a stream, or goes on with it where too much was missed; every other push
says what has changed since the one before. Times are milliseconds of the server's clock.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from podium.core.outcome import Outcome
from podium.protocol.words import Colour, Phase, Phrase, Settings


class Answer(msgspec.Struct, frozen=True, tag_field="push", tag=str.lower, omit_defaults=True):
    pass


class Done(Answer, frozen=True):
    id: str


class Refused(Answer, frozen=True):
    """`code` is for programs and translations, the text says the same in English."""

    code: str
    text: str
    id: str | None = None  # none where what came was no command


class Pong(Answer, frozen=True):
    sent: float
    time: int


# What a table looks like to one viewer


class SeatView(msgspec.Struct, frozen=True):
    name: str
    colour: Colour
    bot: str | None  # which bot sits there, if one does
    present: bool
    away: bool  # a bot goes on for the person


class TableView(msgspec.Struct, frozen=True):
    code: str
    game: str
    phase: Phase
    options: dict[str, Any]
    settings: Settings
    seats: tuple[SeatView, ...]
    host: int | None  # the host's seat
    you: int | None  # the viewer's own
    hosting: bool  # the viewer is the host
    free_talk: bool  # people may say what they like now: settings and game let them


class Offer(msgspec.Struct, frozen=True):
    play: str  # in the notation: what is sent back
    action: Any


class Question(msgspec.Struct, frozen=True):
    """What the viewer may do now; among the awaited only while the game waits for it."""

    asked: int
    offers: tuple[Offer, ...]  # none in real time: to find what is possible is the game
    why_not: tuple[Any, ...] = ()  # why what else one might want to do cannot be done
    may_take_back: bool = False  # one's last play


class Awaited(msgspec.Struct, frozen=True):
    seat: int
    deadline: int | None  # when a bot chooses for the seat


class Clock(msgspec.Struct, frozen=True):
    """The time of a game in real time."""

    ready: tuple[int, ...]  # the seats that the start waits for no more
    starts: int | None  # when play begins, for all at the same moment, once that was called
    ends: int | None  # when the time is up, if it ever is, once that is known


class GameView(msgspec.Struct, frozen=True):
    number: int  # which game of this table
    names: tuple[str, ...]  # of the seats and, after them, of the imaginary players
    colours: tuple[Colour, ...]  # of the seats
    you: int | None  # the viewer's seat in this game
    view: Any
    log: tuple[str, ...]  # the move list, in the notation
    awaited: tuple[Awaited, ...]
    question: Question | None
    outcome: Outcome | None
    clock: Clock | None  # of a game in real time


class Talk(msgspec.Struct, frozen=True):
    """Either a phrase or a text."""

    time: int
    name: str
    colour: Colour
    phrase: Phrase | None = None
    text: str | None = None


# Pushes


class Push(Answer, frozen=True):
    number: int


class Snapshot(Push, frozen=True):
    stream: str
    time: int
    table: TableView
    game: GameView | None
    talk: tuple[Talk, ...]


class Changed(Push, frozen=True):
    """Who sits where, the options or the settings have changed."""

    table: TableView


class Began(Push, frozen=True):
    table: TableView
    game: GameView


class Happened(Push, frozen=True):
    """Something happened in the game: the Events in order, and the View after them."""

    events: tuple[Any, ...]
    view: Any
    log: tuple[str, ...]  # the lines to add
    awaited: tuple[Awaited, ...]
    question: Question | msgspec.UnsetType | None = msgspec.UNSET  # where it has changed
    outcome: Outcome | None = None


class Timed(Push, frozen=True):
    """The clock has changed: somebody is ready, the start was called, the end was put off."""

    clock: Clock


class Talked(Push, frozen=True):
    talk: Talk


AnyPush: TypeAlias = Snapshot | Changed | Began | Happened | Timed | Talked
AnyAnswer: TypeAlias = Done | Refused | Pong | AnyPush
