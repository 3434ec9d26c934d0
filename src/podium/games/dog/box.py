"""What is in the box: the figures that are on the cards and the board, read from `box.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, NamedTuple

from podium.core.errors import BadData

RED = (4, 7, 11, 13)  # DOG-1: the red cards with a number
BLUE_KINDS = 8  # DOG-1
# A move of 13 passes one start field at most, and a place has 7 bits.
CLOSEST, FARTHEST = 14, 20


class Box(NamedTuple):
    blue: tuple[int, ...]
    apart: int


def read_box(text: str) -> Box:
    box = figures(text)
    numbers = set(box.blue)
    if len(box.blue) != BLUE_KINDS or len(numbers) != BLUE_KINDS or numbers & set(RED):
        raise BadData(
            f"box.toml: blue cards have {BLUE_KINDS} different numbers, "
            f"other than those of red ones, not {list(box.blue)} (DOG-1)"
        )
    if not numbers <= set(range(1, 14)):
        raise BadData(f"box.toml: blue cards have numbers from 1 to 13, not {list(box.blue)}")
    if not CLOSEST <= box.apart <= FARTHEST:
        raise BadData(
            f"box.toml: start fields are {CLOSEST} to {FARTHEST} fields apart, "
            f"not {box.apart} (DOG-2)"
        )
    return box


def figures(text: str) -> Box:
    try:
        tables = tomllib.loads(text)
        blue, apart = tables["cards"]["blue"], tables["board"]["apart"]
        box = Box(tuple(sorted(blue)), apart)
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise BadData(f"box.toml cannot be read: {error}") from error
    check_whole([*box.blue, box.apart])
    return box


def check_whole(values: list[Any]) -> None:
    for value in values:
        if type(value) is not int:
            raise BadData(f"box.toml: {value!r} is no whole number")


BOX = read_box(files(__package__).joinpath("box.toml").read_text(encoding="utf-8"))
