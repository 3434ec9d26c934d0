"""The racing cards and the file they are read from."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from games.runner_up.naive import deck
from podium.core.errors import BadData
from podium.games.runner_up.cards import CARDS, read_cards
from podium.games.runner_up.rules import BASE_PACK, TACTICAL_PACK

TEXT = files("podium.games.runner_up").joinpath("cards.toml").read_text(encoding="utf-8")


def test_there_are_32_cards_of_the_printed_values() -> None:
    """RU-3."""
    amounts = Counter(card.value for card in CARDS)
    assert amounts == {-4: 1, -3: 3, -2: 4, -1: 5, 1: 6, 2: 5, 3: 4, 4: 3, 5: 1}
    assert len(CARDS) == 32


def test_white_numbers_are_ours_and_all_different() -> None:
    """RU-4: from 32 down over the largest moves first, plus and minus cards alternating."""
    assert sorted(f"{card.value:+}/{card.white}" for card in CARDS) == sorted(deck(tactical=True))
    largest_first = sorted(CARDS, key=lambda card: -card.white)
    assert [abs(card.value) for card in largest_first] == sorted(
        (abs(card.value) for card in CARDS), reverse=True
    )


def test_in_the_base_game_the_white_number_tells_no_cards_apart() -> None:
    """RU-4, RU-5: nothing but the value counts there."""
    assert len(BASE_PACK.values) == 9
    assert len(TACTICAL_PACK.values) == 32


def test_the_printed_numbers_can_be_put_into_the_file() -> None:
    """RU-4: whatever the numbers are, as long as they are all different."""
    printed = read_cards(TEXT.replace("[32]", "[132]"))
    assert printed[-1] == (5, 132)


@pytest.mark.parametrize(
    ("change", "instead", "said"),
    [
        ("[32]", "[31]", r"the white number 31 to 2 cards \(RU-4\)"),
        ("[32]", "[32, 33]", r"2 cards of value \+5; there are 1 \(RU-3\)"),
        ("value = 5", "value = 6", r"0 cards of value \+5; there are 1 \(RU-3\)"),
        ("[32]", '["32"]', "whole numbers"),
        ("[32]", "[true]", "whole numbers"),
        ("[32]", "[0]", "a white number is 1 to 999, not 0"),
        ("[32]", "[-7]", "a white number is 1 to 999, not -7"),
        ("[32]", "[1000]", "a white number is 1 to 999, not 1000"),
        ("[32]", "32", "cannot be read"),
        ("[[cards]]", "[[carts]]", "cannot be read"),
        ("value = 5", "value", "cannot be read"),
    ],
)
def test_a_file_that_breaks_the_rules_is_refused(change: str, instead: str, said: str) -> None:
    """RU-4: a file in which white numbers are not all different is refused."""
    with pytest.raises(BadData, match=said):
        read_cards(TEXT.replace(change, instead))
