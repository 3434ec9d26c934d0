"""Texts that say no action, deal or position of DOG are answered with what is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podium.core.errors import BadNotation
from podium.games.dog import GAME
from podium.games.dog.actions import Options


@pytest.mark.parametrize(
    "text",
    [
        *["", "8", "8:A60", ">", ">1", ">99", "x", "xx5", "1:A5>6", "14:A5>6", "8:G5>6", "8:E5>6"],
        *["8=8:A5>13", "7:A5>6", "7/8:A5>6", "7/0:A5>6", "J:A5>6", "4:A5>9", "4=+4:A5>9"],
        *["8:A05>6", "8:Ah5>6", "8:A5-6", "8:A5>6 ", "S/3:A5x6", "13=13:A5>18", "8/3:A5>8:A1>2"],
    ],
)
def test_no_action(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read_action(text, 4)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "A:2+2+2+2+2+2 B:3+3+3+3+3+3",
        "dealer:C A:2+2+2+2+2+2 B:3+3+3+3+3+3",
        "dealer:A A:2+2+2+2+2+2",
        "dealer:A A:2+2+2+2+2 B:3+3+3+3+3+3",
        "dealer:A B:2+2+2+2+2+2 A:3+3+3+3+3+3",
        "dealer:A A:2+2+2+2+2+1 B:3+3+3+3+3+3",
        "dealer:A  A:2+2+2+2+2+2 B:3+3+3+3+3+3",
    ],
)
def test_no_deal(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read_deal(GAME.start(2, Options()), text)


PLAY = "clockwise/4 at=2:play dealer=D turn=A pawns=A:5+h1,B:16 hands=A:2+7,B:3 discards=5+8*2"
EXCHANGE = "clockwise/4 at=1:exchange dealer=D hands=A:2+3,B:5+5,C:8+9,D:S+J chosen=B:5,D:J"
SEVEN = (
    "clockwise/4 at=1:play dealer=D turn=A pawns=A:7+20+30,B:16 hands=A:2 "
    "laid=A:7/2:A5>7 discards=7"
)
ASIDE = "clockwise/3 at=1:aside dealer=C turn=A pawns=A:15,B:16+40 hands=A:2+3,B:2"
DREW = (
    "clockwise/3 at=1:play dealer=C turn=A pawns=A:15,B:16+40 hands=A:3+13,B:2 laid=A:x2 "
    "discards=2 drawn=13"
)
DRAW = "clockwise/3 at=1:draw dealer=C turn=A pawns=A:15,B:16+40 hands=A:3,B:2 laid=A:x2 discards=2"
OVER = "clockwise/2 at=3:over dealer=A turn=A pawns=A:h1+h2+h3+h4,B:40 hands=A:2"
BETWEEN = "clockwise/4 at=2:deal dealer=A pawns=A:5 laid=A:2:A3>5;B:-5;C:S=0 discards=2+5+S"


@pytest.mark.parametrize("text", [PLAY, EXCHANGE, SEVEN, ASIDE, DREW, DRAW, OVER, BETWEEN])
def test_a_position_reads_as_it_was_written(text: str) -> None:
    assert GAME.show_state(GAME.read_state(text)) == text


@pytest.mark.parametrize(
    ("text", "change", "instead", "said"),
    [
        (PLAY, "clockwise/4", "sideways/4", "begins like clockwise/4"),
        (PLAY, "clockwise/4", "clockwise/7", "begins like clockwise/4"),
        (PLAY, "at=2:play", "at=2:lunch", "no place in a game"),
        (PLAY, "at=2:play", "at=0:play", "every round has a dealer"),
        (PLAY, " dealer=D", "", "every round has a dealer"),
        (PLAY, "dealer=D", "dealer=E", "no seat here"),
        (PLAY, " turn=A", "", "say whose turn"),
        (PLAY, "turn=A", "turn=C", "C has no card to be carried out"),
        (PLAY, "at=2:play", "at=2:aside", "only by who cannot carry out any"),
        (PLAY, "at=2:play", "at=2:deal", "when all cards have been laid"),
        (PLAY, "at=2:play", "at=2:over", "when all pawns are home"),
        (PLAY, "5+h1", "5+5", "no more than one pawn stands on 5"),
        (PLAY, "5+h1", "h1+h1", "no more than one pawn stands on h1"),
        (PLAY, "5+h1", "16", "no more than one pawn stands on 16"),
        (PLAY, "5+h1", "64", "there is no ring 64"),
        (PLAY, "5+h1", "k", "no place of a pawn"),
        (PLAY, "5+h1", "1+2+3+4+5", "A has 4 pawns"),
        (PLAY, "A:2+7", "A:2+7+2+3+3+5+6", "no more than 6 cards"),
        (PLAY, "A:2+7", "A:2+1", "'1' is no card"),
        (PLAY, "A:2+7", "A:J+J+J+J+7,C:J+J+J", "there are 6 cards J"),
        (PLAY, "discards=5+8*2", "discards=J*7", "there are 6 cards J, not 7"),
        (PLAY, "discards=5+8*2", "discards=8*9", "no number of cards"),
        (PLAY, "discards=5+8*2", "discards=2*8", "there are 8 cards 2"),
        (PLAY, "discards=5+8*2", "given=A:9", "what A has given has been laid"),
        (PLAY, "discards=5+8*2", "chosen=A:2", "before the cards are given only"),
        (PLAY, "discards=5+8*2", "drawn=2", "nobody has drawn that card"),
        (PLAY, "discards=5+8*2", "shuffled=3", "no round in which the pile was shuffled"),
        (PLAY, "discards=5+8*2", "shuffled=x", "no round in which the pile was shuffled"),
        (PLAY, "discards=5+8*2", "laid=A:9>5", "is no action"),
        (PLAY, "discards=5+8*2", "laid=A:>5", "says nothing that is seen by all"),
        (PLAY, "discards=5+8*2", "laid=A:9:A64>5", "there is no ring 64"),
        (PLAY, "discards=5+8*2", "laid=" + "A:x5;" * 256 + "A:x5", "more has been laid"),
        (EXCHANGE, ",D:J", ",D:J,C:8,A:2", "somebody's choice is missing"),
        (EXCHANGE, "D:J", "D:5", "D cannot have chosen that"),
        (EXCHANGE, "B:5,D:J", "D:J", "B cannot have chosen that, or must have"),
        (EXCHANGE, "dealer=D", "dealer=D turn=A", "it is nobody's turn"),
        (SEVEN, "turn=A", "turn=B", "whoever has begun a seven"),
        (SEVEN, "A:7/2:A5>7", "A:7/2:A5>7;A:2:A7>9", "given one after the other"),
        (SEVEN, "A:7/2:A5>7", "A:7/2:A5>7;A:7/6:A8>14", "given one after the other"),
        (SEVEN, "A:7/2:A5>7", "A:7/2:A5>7;B:7/2:A8>10", "of one card and one player"),
        (SEVEN, "at=1:play", "at=1:exchange", "it is nobody's turn"),
        (ASIDE, "A:2+3", "A:2+13", "only by who cannot carry out any"),
        (ASIDE, "A:2+3", "A:2+2", "nothing to choose from"),
        (ASIDE, "clockwise/3", "clockwise/4", "only by who cannot carry out any"),
        (DREW, "drawn=13", "drawn=3", "only by who cannot carry out any"),
        (DREW, "drawn=13", "drawn=5", "nobody has drawn that card"),
        (DRAW, "discards=2", "discards=2*7+3*7+4*8+5*8+6*8+7*8+8*8+9*8+10*8+11*8+12*8+13*8+S*8+J*6",
         "an empty pile is shuffled"),
        (OVER, "turn=A", "turn=B", "ends with the turn of a winner"),
        (OVER, "at=3:over", "at=3:play", "and then only"),
        (BETWEEN, "at=2:deal dealer=A", "at=0:deal", "before the first round no card"),
        (BETWEEN, "laid=", "turn=A laid=", "when all cards have been laid"),
    ],
)  # fmt: skip
def test_no_position(text: str, change: str, instead: str, said: str) -> None:
    assert change in text
    with pytest.raises(BadNotation, match=said):
        GAME.read_state(text.replace(change, instead))


WORDS = [word for text in (PLAY, EXCHANGE, SEVEN, ASIDE, DREW, OVER) for word in text.split()]


@given(
    st.one_of(st.text(), st.lists(st.sampled_from(WORDS)).map(" ".join)),
    st.sampled_from(["", "clockwise/4 ", "anticlockwise/3 ", f"{PLAY} ", f"{SEVEN} "]),
)
def test_any_text_is_a_position_that_shows_itself_or_is_refused(text: str, before: str) -> None:
    try:
        chase = GAME.read_state(before + text)
    except BadNotation:
        return
    assert GAME.show_state(GAME.read_state(GAME.show_state(chase))) == GAME.show_state(chase)


@given(
    st.one_of(
        st.text(alphabet="12345678SJ=-/:ABCkh>x"),
        st.from_regex(r"([1-9SJ][0-3]?)(=-?[1-9]|/[1-7])?:[A-F][0-9kh]{1,2}[>x][0-9kh]{1,2}"),
    ),
    st.integers(2, 6),
)
def test_any_text_is_an_action_that_shows_itself_or_is_refused(text: str, seats: int) -> None:
    try:
        action = GAME.read_action(text, seats)
    except BadNotation:
        return
    assert GAME.show_action(action, seats) == text
