"""Positions as lines of words."""

from __future__ import annotations

import pytest

from podium.core.errors import BadNotation
from podium.core.words import read_numbers, read_pairs, read_words, show_numbers, show_words


def test_words_without_content_are_left_out() -> None:
    assert show_words("base/3", [("at", "1.1"), ("hands", ""), ("laid", "A:1")]) == (
        "base/3 at=1.1 laid=A:1"
    )


def test_words_read_in_any_order() -> None:
    assert read_words("base/3 b=2=3 a=", "ab") == ("base/3", {"a": "", "b": "2=3"})
    assert read_words("base/3", "ab") == ("base/3", {})


@pytest.mark.parametrize("text", ["base a=1 a=2", "base c=1", "base  a=1", "base "])
def test_unknown_and_repeated_words_are_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="has the words a, b, each once at most"):
        read_words(text, "ab")


def test_numbers_read_as_they_were_shown() -> None:
    assert read_numbers(show_numbers([0, -3, 120]), 3) == [0, -3, 120]


@pytest.mark.parametrize("text", ["", "1", "1,02", "1,+2", "1,2,3", "1,\u0662", "1,1000", "1,-0"])
def test_no_numbers(text: str) -> None:
    with pytest.raises(BadNotation, match="2 whole numbers"):
        read_numbers(text, 2)


def test_pairs_say_something_of_somebody_once() -> None:
    assert [*read_pairs("A:1:2,B:")] == [("A", "1:2"), ("B", "")]
    with pytest.raises(BadNotation, match="A stands twice"):
        [*read_pairs("A:1,A:2")]
    with pytest.raises(BadNotation, match="should be a letter, a colon"):
        [*read_pairs("A:1,2")]
