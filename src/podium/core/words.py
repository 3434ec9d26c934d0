"""Positions as lines of words: a heading, then `name=content`, with one space between them.

A word without content is left out. Lists are separated by commas; where each part is about somebody
it is a pair, like `A:+1+2`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from podium.core.errors import BadNotation

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

NUMBER = re.compile(r"0|-?[1-9][0-9]{0,2}")


def show_words(heading: str, contents: Iterable[tuple[str, str]]) -> str:
    words = (f"{name}={content}" for name, content in contents if content)
    return " ".join([heading, *words])


def read_words(text: str, names: Collection[str]) -> tuple[str, dict[str, str]]:
    """Read the heading, and the content of each word; they may stand in any order."""
    heading, *words = text.split(" ")
    contents = {name: content for name, _, content in (word.partition("=") for word in words)}
    if len(contents) != len(words) or not contents.keys() <= set(names):
        raise BadNotation(f"a position has the words {', '.join(names)}, each once at most")
    return heading, contents


def show_numbers(values: Iterable[int]) -> str:
    return ",".join(str(value) for value in values)


def read_numbers(text: str, count: int) -> list[int]:
    values = text.split(",")
    if len(values) != count or not all(NUMBER.fullmatch(value) for value in values):
        raise BadNotation(f"{text!r} should be {count} whole numbers with commas between them")
    return [int(value) for value in values]


def read_pairs(text: str) -> Iterator[tuple[str, str]]:
    """Read who is spoken of and what is said of them; nobody is spoken of twice."""
    said = set()
    for pair in text.split(","):
        letter, colon, content = pair.partition(":")
        if not colon:
            raise BadNotation(f"{pair!r} should be a letter, a colon and what is said of it")
        if letter in said:
            raise BadNotation(f"{letter} stands twice in {text!r}")
        said.add(letter)
        yield letter, content
