"""The cards and the file they are read from."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from podium.core.errors import BadData
from podium.games.loading.cards import CARDS, COLOURS, read_cards

TEXT = files("podium.games.loading").joinpath("cards.toml").read_text(encoding="utf-8")


def test_there_are_65_progression_cards() -> None:
    """LD-1: most are worth 1 or 2, a few 3, one 4."""
    assert [card.number for card in CARDS.progression] == list(range(1, 66))
    points = Counter(card.points for card in CARDS.progression)
    assert points == {1: 32, 2: 26, 3: 6, 4: 1}
    colours = {card.number: card.colour for card in CARDS.progression}
    assert [colours[number] for number in (13, 33, 26, 41)] == ["blue"] * 2 + ["yellow"] * 2


def test_colours_are_ours_and_balanced() -> None:
    """LD-1: of any 13 numbers two are of each colour, and each colour has as many points."""
    for first in range(0, 65, 13):
        part = Counter(card.colour for card in CARDS.progression[first : first + 13])
        assert part == {"white": 5, "blue": 2, "yellow": 2, "red": 2, "green": 2}
    worth: Counter[str] = Counter()
    for card in CARDS.progression:
        worth[card.colour] += card.points
    assert len({worth[colour] for colour in COLOURS[1:]}) == 1


def test_stop_and_boost_cards_are_worth_what_is_printed() -> None:
    """LD-2, LD-3."""
    assert CARDS.boost == 3
    assert [(stop.mark, stop.points) for stop in CARDS.stops] == [
        ("2+", 2),
        ("3+", 3),
        ("4+", 4),
        ("6+", 5),
        ("7+", 6),
    ]


def test_what_is_printed_can_be_put_into_the_file() -> None:
    """LD-1: points and colours are as one likes, but for those that are known."""
    printed = read_cards(TEXT.replace('65 = { points = 3, colour = "white" }', LAST))
    assert printed.progression[-1] == (65, 4, "red")


LAST = '65 = { points = 4, colour = "red" }'


@pytest.mark.parametrize(
    ("change", "instead", "said"),
    [
        ("65 = {", "66 = {", r"the numbers 1 to 65, each once \(LD-1\)"),
        ("65 = {", "x = {", "cannot be read"),
        ("[cards]", "[carts]", "cannot be read"),
        ("13 = { points = 1", "13 = { points = 0", "points are 1 to 99, not 0"),
        ("13 = { points = 1", '13 = { points = "1"', "points are 1 to 99, not '1'"),
        ("13 = { points = 1", "13 = { points = true", "points are 1 to 99, not True"),
        ("13 = { points = 1", "13 = { pips = 1", "cannot be read"),
        ("boost = 3", "boost = 100", "points are 1 to 99, not 100"),
        ("boost = 3", "", "cannot be read"),
        ('13 = { points = 1, colour = "blue"', '13 = { points = 1, colour = "red"', "13 is blue"),
        ('colour = "green"', 'colour = "pink"', "colours are white, blue, .* not 'pink'"),
        ('colour = "green"', "colour = 7", "colours are .* not 7"),
        ('"6+" = 5', '"6+" = 4', r"all differ in points \(LD-3\)"),
        ('"6+" = 5', "", r"all differ in points \(LD-3\)"),
        ('"6+" = 5', '"5+" = 5', "cannot be read"),
        ("[stops]", "stops = 7\n[stop]", "cannot be read"),
    ],
)
def test_a_file_that_breaks_the_rules_is_refused(change: str, instead: str, said: str) -> None:
    """LD-1, LD-2, LD-3."""
    assert change in TEXT
    with pytest.raises(BadData, match=said):
        read_cards(TEXT.replace(change, instead, 1))
