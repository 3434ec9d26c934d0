"""The racing cards, read from `cards.toml` and checked."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any, NamedTuple

from podium.core.errors import BadData

# RU-3: how many cards there are of each value.
AMOUNTS = {-4: 1, -3: 3, -2: 4, -1: 5, 1: 6, 2: 5, 3: 4, 4: 3, 5: 1}

LARGEST_WHITE = 999


class RacingCard(NamedTuple):
    value: int
    white: int


def read_cards(text: str) -> tuple[RacingCard, ...]:
    """Read the 32 cards, sorted by value and then by white number."""
    cards = sorted(RacingCard(row.value, white) for row in rows(text) for white in row.whites)
    check_amounts(cards)
    check_whites(cards)
    return tuple(cards)


class Row(NamedTuple):
    value: int
    whites: list[int]


def rows(text: str) -> list[Row]:
    try:
        tables = tomllib.loads(text)["cards"]
        return [row(table) for table in tables]
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise BadData(f"cards.toml cannot be read: {error}") from error


def row(table: dict[str, Any]) -> Row:
    value, whites = table["value"], table["white"]
    if not all(type(number) is int for number in [value, *whites]):
        raise BadData(f"cards.toml: values and white numbers are whole numbers, not {table}")
    return Row(value, whites)


def check_amounts(cards: list[RacingCard]) -> None:
    amounts = Counter(card.value for card in cards)
    for value in sorted(amounts.keys() | AMOUNTS.keys()):
        if amounts[value] != AMOUNTS.get(value, 0):
            raise BadData(
                f"cards.toml has {amounts[value]} cards of value {value:+}; "
                f"there are {AMOUNTS.get(value, 0)} (RU-3)"
            )


def check_whites(cards: list[RacingCard]) -> None:
    """RU-4: white numbers are all different; the notation has room for three digits."""
    for card in cards:
        if not 1 <= card.white <= LARGEST_WHITE:
            raise BadData(f"cards.toml: a white number is 1 to {LARGEST_WHITE}, not {card.white}")
    white, times = Counter(card.white for card in cards).most_common(1)[0]
    if times > 1:
        raise BadData(f"cards.toml gives the white number {white} to {times} cards (RU-4)")


CARDS = read_cards(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"))
