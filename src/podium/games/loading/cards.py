"""The cards, read from `cards.toml` and checked."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, NamedTuple

from podium.core.errors import BadData

NUMBERS = range(1, 66)  # LD-1
WHITE = "white"
COLOURS = (WHITE, "blue", "yellow", "red", "green")
PRINTED = {13: "blue", 33: "blue", 26: "yellow", 41: "yellow"}  # LD-1
MARKS = {"2+": 2, "3+": 3, "4+": 4, "6+": 6, "7+": 7}  # LD-3: from so many players on
MOST_POINTS = 99  # on any card


class ProgressionCard(NamedTuple):
    number: int
    points: int
    colour: str


class StopCard(NamedTuple):
    points: int
    mark: str
    players: int  # from how many on it takes part


class Cards(NamedTuple):
    progression: tuple[ProgressionCard, ...]  # by number
    stops: tuple[StopCard, ...]  # by points
    boost: int


def read_cards(text: str) -> Cards:
    cards = tables(text)
    points = [card.points for card in cards.progression] + [stop.points for stop in cards.stops]
    check_points([*points, cards.boost])
    check_numbers([card.number for card in cards.progression])
    for card in cards.progression:
        check_colour(card)
    check_stops(cards.stops)
    return cards


def tables(text: str) -> Cards:
    try:
        data = tomllib.loads(text)
        progression = [progression_card(*row) for row in data["cards"].items()]
        stops = [StopCard(points, mark, MARKS[mark]) for mark, points in data["stops"].items()]
        return Cards(tuple(sorted(progression)), tuple(sorted(stops)), data["boost"])
    except (tomllib.TOMLDecodeError, KeyError, ValueError, TypeError, AttributeError) as error:
        raise BadData(f"cards.toml cannot be read: {error}") from error


def progression_card(number: str, row: dict[str, Any]) -> ProgressionCard:
    return ProgressionCard(int(number), row["points"], row["colour"])


def check_points(points: list[Any]) -> None:
    for value in points:
        if type(value) is not int or not 1 <= value <= MOST_POINTS:
            raise BadData(f"cards.toml: points are 1 to {MOST_POINTS}, not {value!r}")


def check_numbers(numbers: list[int]) -> None:
    if numbers != list(NUMBERS):
        raise BadData("cards.toml has to have the numbers 1 to 65, each once (LD-1)")


def check_colour(card: ProgressionCard) -> None:
    if card.colour not in COLOURS:
        raise BadData(f"cards.toml: colours are {', '.join(COLOURS)}, not {card.colour!r}")
    printed = PRINTED.get(card.number, card.colour)
    if card.colour != printed:
        raise BadData(f"cards.toml: {card.number} is {printed}, not {card.colour} (LD-1)")


def check_stops(stops: tuple[StopCard, ...]) -> None:
    if len(stops) != len(MARKS) or len({stop.points for stop in stops}) != len(MARKS):
        raise BadData(f"cards.toml: {', '.join(MARKS)} all differ in points (LD-3)")


CARDS = read_cards(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"))
