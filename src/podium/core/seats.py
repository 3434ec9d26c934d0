"""Seats are numbers from 0 in programs and letters from A in texts."""

from __future__ import annotations

from podium.core.errors import BadNotation

LETTERS = "ABCDEFG"


def letter(seat: int) -> str:
    return LETTERS[seat]


def seat_of(text: str) -> int:
    if len(text) != 1 or text not in LETTERS:
        raise BadNotation(f"{text!r} is no seat; seats are {LETTERS[0]} to {LETTERS[-1]}")
    return LETTERS.index(text)
