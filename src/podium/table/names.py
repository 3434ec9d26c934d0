"""Names of people and bots at a table, and what they say."""

from __future__ import annotations

import unicodedata
from itertools import count
from typing import TYPE_CHECKING

from podium.core.errors import Refused
from podium.core.player import BOT_NAMES
from podium.protocol.words import COLOURS, NAME_LENGTH, TALK_LENGTH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from podium.protocol.words import Colour
    from podium.table.table import Seat


def clean_name(text: str) -> str:
    name = cleaned(text)
    if not name or len(name) > NAME_LENGTH or not name.isprintable():
        raise Refused("bad-name", f"a name has 1 to {NAME_LENGTH} characters that can be seen")
    return name


def clean_talk(text: str) -> str:
    talk = cleaned(text)
    if not talk or len(talk) > TALK_LENGTH or not talk.isprintable():
        raise Refused("bad-talk", f"one says 1 to {TALK_LENGTH} characters that can be seen")
    return talk


def cleaned(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def told_apart(name: str, seats: Sequence[Seat]) -> str:
    """Give a name that nobody at the table has yet, by a number behind it if need be."""
    taken = {seat.name for seat in seats}
    numbered = (f"{name[: NAME_LENGTH - 3]} {number}" for number in count(2))
    return name if name not in taken else next(one for one in numbered if one not in taken)


def bot_name(seats: Sequence[Seat]) -> str:
    taken = {seat.name for seat in seats}
    free = [name for name in BOT_NAMES if name not in taken]
    return free[0] if free else told_apart(BOT_NAMES[0], seats)


def free_colour(wanted: Colour | None, seats: Sequence[Seat]) -> Colour:
    taken = {seat.colour for seat in seats}
    if wanted is None:
        return next(colour for colour in COLOURS if colour not in taken)
    if wanted in taken:
        raise Refused("colour-taken", f"somebody else plays {wanted}")
    return wanted
