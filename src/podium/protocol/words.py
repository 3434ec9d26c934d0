"""Words that messages share."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

# Each colour has a shape of its own on the board, so that it is never the only sign.
Colour: TypeAlias = Literal["red", "blue", "yellow", "green", "purple", "orange", "teal"]
COLOURS: tuple[Colour, ...] = get_args(Colour)

# gathering: seats are taken, options chosen; over: the same, after a game.
Phase: TypeAlias = Literal["gathering", "playing", "over"]

# Ready-made talk, which everybody reads in a language of their own.
Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "oops",
    "wow",
    "hurry",
    "one-moment",
    "again",
    "goodbye",
]

# Why a table refuses what somebody wants; a game has codes of its own besides.
TableRefusal: TypeAlias = Literal[
    "bad-message",  # not a message at all, or not one that may come now
    "too-large",
    "too-fast",
    "no-such-table",
    "no-such-game",
    "no-such-seat",
    "no-such-bot",
    "bad-name",
    "bad-option",
    "bad-notation",
    "colour-taken",
    "table-full",
    "too-few-players",
    "not-seated",
    "already-seated",
    "not-the-host",
    "in-play",  # possible only while no game is going on
    "not-playing",  # possible only while a game is going on
    "nothing-to-take-back",
    "too-early",  # before the start of a game in real time
    "overtaken",  # an answer to a question that is not open any more
    "still-there",  # no bot for somebody who is present
    "talk-is-off",
    "bad-talk",
    "not-over",
    "game-over",
    "deal-awaited",
    "server-trouble",  # nothing was done; the same may be sent again
]

NAME_LENGTH = 20
TALK_LENGTH = 200

Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
Seconds: TypeAlias = Literal[15, 30, 60, 120, 300]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides about a table, whatever the game."""

    think_seconds: Seconds | None = 60  # how long one may think; None: as long as one likes
    bots_at_once: bool = False  # bots act without taking a moment
    free_talk: bool = True  # people may write what they like, not only ready-made phrases
