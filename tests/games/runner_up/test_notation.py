"""Texts that say no action, deal or position of Runner-Up are answered with what is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podium.core.errors import BadNotation
from podium.games.runner_up import GAME
from podium.games.runner_up.actions import Options

BASE = "base/3 at=1.1:choices figures=0,0,0 hands=A:+1+1+1+2+2,B:-1-1-1-1-1,C:+1+2+2+2+3"
LATE = "base/3 at=1.2:choices figures=0,0,0 hands=A:+1+1+1+2,B:-1-1-1-1,C:+1+2+2+2"
TACTICAL = (
    "tactical/2 at=1.1:choices figures=0,0,0 hands=A:+1/1+1/3+2/12+3/21+4/28,"
    "B:-1/2-1/4-2/13-3/22-4/30,L:+5/32+1/5-3/24+4/29"
)
MOVING = (
    "tactical/3 at=1.1:move figures=0,0,0 hands=A:+1/3+2/12+3/21+4/28,"
    "B:-1/2-1/4-2/13-3/22,C:+1/5+2/14+3/23+4/29 laid=A:+5/32,B:-4/30,C:+1/7=.,.,."
)

ENDED = "base/3 at=1.5:deal figures=0,0,0 points=0,0,0 laid=;;;;A:+2>A,B:+2>B,C:+2>C=0,0,0"
LEO = (
    "base/2 at=1.2:choices figures=0,0,0 hands=A:+2+2+2+3,B:-1-1-1-1,L:+1+1+1 "
    "laid=A:+2>A,B:-1>A,L:+1>L=0,0,0"
)


@pytest.mark.parametrize("text", ["", "3", "+9>A", "+3>", "+3>AB", "+3>L", ">", ">Q", "+3>>A", "x"])
def test_no_action(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read_action(text, 3)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "A:+3+3+1+1+1",
        "A:+3+3+1+1+1 B:+2+2+2+2+2 D:+1",
        "A:+3+3+1+1+1  B:+2 C:+1",
        "A:3 B:+1 C:+1",
        "A:+3/7 B:+1 C:+1",
        "A:+1+1+1+1+1+1 B:+2+2+2+2 C:+3+3+3-1-1",
    ],
)
def test_no_deal(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read_deal(GAME.start(3, Options()), text)


@pytest.mark.parametrize(
    ("text", "change", "instead", "said"),
    [
        (BASE, "base/3", "bass/3", "begins with a variant"),
        (BASE, "base/3", "base/7", "begins with a variant"),
        (BASE, "at=1.1:choices", "at=1.1:lunch", "no place in a game"),
        (BASE, "at=1.1:choices", "at=0.0:choices", "before the first stage"),
        (BASE, "at=1.1:choices", "at=1.0:choices", "rounds are 1 to 5"),
        (BASE, "at=1.1:choices", "at=1.1:deal", "a stage is scored after the fifth"),
        (BASE, "at=1.1:choices", "at=1.1:move", "tactical variant only"),
        (BASE, "at=1.1:choices", "at=4.5:over points=0,0,0;0,0,0;0,0,0;0,0,0", "over after five"),
        (BASE, "at=1.1:choices", "at=1.5:choices", "in the fifth round nobody chooses"),
        (BASE, "at=1.1:choices", "at=1.2:choices", "holds 4 cards at this point"),
        (BASE, "at=1.1:choices", "at=2.1:choices points=0,0,0;0,0,0", "points of 1 stages"),
        (BASE, "at=1.1:choices", "at=1.5:deal", "holds 0 cards at this point"),
        (BASE, "figures=0,0,0", "figures=0,0,17", "stand between -12 and 16"),
        (BASE, "figures=0,0,0", "figures=0,0", "3 whole numbers"),
        (BASE, "figures=0,0,0", "figures=0,0,x", "3 whole numbers"),
        (BASE, "figures=0,0,0", "figures=0,0,0 figures=0,0,0", "each once at most"),
        (BASE, "figures=0,0,0", "hats=0,0,0", "a position has the words at, figures"),
        (BASE, "+2+2,", "+2,", "holds 5 cards"),
        (BASE, "A:+1+1+1+2+2", "A:+5+5+1+2+2", r"1 too many of the card \+5 \(RU-3\)"),
        (BASE, "C:+1+2+2+2+3", "C:+1+1+1+1+3", r"1 too many of the card \+1 \(RU-3\)"),
        (BASE, "A:+1+1+1+2+2", "A", "should be a letter, a colon"),
        (BASE, "A:+1+1+1+2+2", "A:+7", "no row of cards"),
        (BASE, "C:+1+2+2+2+3", "L:+1+2+2+2+3", "'L' is no racer here"),
        (BASE, "+2+3", "+2+3 chosen=A:+5>A", r"A cannot have chosen \+5>A here"),
        (BASE, "+2+3", "+2+3 chosen=A:>A", "names no card"),
        (BASE, "+2+3", "+2+3 chosen=A:+1>A,B:-1>A,C:+1>A", "somebody's choice is missing"),
        (BASE, "+2+3", "+2+3 laid=A:+3>A=0,0,0", "0 rounds have been laid here, not 1"),
        (LATE, "C:+1+2+2+2", "C:+1+2+2+2 laid=A:+3=0,0,0", "in front of a racer"),
        (LATE, "C:+1+2+2+2", "C:+1+2+2+2 laid=A:+3>A", "3 whole numbers"),
        (LATE, "C:+1+2+2+2", "C:+1+2+2+2 laid=A:+3>A=.,0,0", "where the figures stood"),
        (LATE, "C:+1+2+2+2", "C:+1+2+2+2 laid=A:+3/7>A=0,0,0", "there is no card"),
        (TACTICAL, "L:+5/32", "L:", "Leo's pile holds 4 cards"),
        (TACTICAL, "L:+5/32", "L:+5/31", r"there is no card \+5/31"),
        (TACTICAL, "L:+5/32", "L:+1/1", r"1 too many of the card \+1/1"),
        (TACTICAL, "A:+1/1+1/3", "A:+1/1+1/1", r"1 too many of the card \+1/1"),
        (TACTICAL, "+4/29", "+4/29 chosen=L:+5/32", "Leo chooses nothing"),
        (BASE, "B:-1", "A:-1", "A stands twice"),
        (BASE, "+2+3", "+2+3 chosen=A:+1>B,A:+2>B", "A stands twice"),
        (BASE, "at=1.1:choices", "at=2.1:choices points=3,2,0", "cannot be the points of one"),
        (BASE, "at=1.1:choices", "at=2.1:choices points=3,3,3", "cannot be the points of one"),
        (BASE, "at=1.1:choices", "at=2.1:choices points=16,0,0", "no space in second place"),
        (BASE, "figures=0,0,0", "figures=1\u0661,0,0", "3 whole numbers"),
        (LATE, "C:+1+2+2+2", "C:+1+2+2+2 laid=A:+3>A=0,0,0", "B is wrong"),
        (TACTICAL, "+4/28", "+04/28", "no row of cards"),
        (TACTICAL, "+4/28", "+4/028", "no row of cards"),
        (ENDED, "B:+2>B,C:+2>C", "B:+2>A,C:+2>C", r"B cannot have laid .* RU-13|RU-13"),
        (LEO, "L:+1>L=", "L:+1>A=", "L cannot have laid a card in front of anybody else"),
        (LEO, ",L:+1>L=", "=", "L is wrong"),
        (MOVING, "=.,.,.", "=1,.,.", "and . where none has moved"),
        (
            MOVING,
            "A:+5/32,B:-4/30,C:+1/7=.,.,.",
            "A:+5/32>A,B:-4/30>B,C:+1/7>C=5,-4,1",
            "nobody's card is waiting",
        ),
    ],
)
def test_no_position(text: str, change: str, instead: str, said: str) -> None:
    GAME.read_state(text)
    assert change in text
    with pytest.raises(BadNotation, match=said):
        GAME.read_state(text.replace(change, instead))


WORDS = [*BASE.split(), *LATE.split(), *TACTICAL.split(), *MOVING.split(), "chosen=A:+1>B"]


@given(
    st.one_of(st.text(), st.lists(st.sampled_from(WORDS)).map(" ".join)),
    st.sampled_from(["", "base/3 ", "tactical/2 ", f"{BASE} ", f"{MOVING} "]),
)
def test_any_text_is_a_position_that_shows_itself_or_is_refused(text: str, before: str) -> None:
    try:
        race = GAME.read_state(before + text)
    except BadNotation:
        return
    assert GAME.show_state(GAME.read_state(GAME.show_state(race))) == GAME.show_state(race)


@given(st.text(alphabet="+-12345/>ABCL"), st.integers(2, 6))
def test_any_text_is_an_action_that_shows_itself_or_is_refused(text: str, seats: int) -> None:
    try:
        action = GAME.read_action(text, seats)
    except BadNotation:
        return
    assert GAME.read_action(GAME.show_action(action, seats), seats) == action
