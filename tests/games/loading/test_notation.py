"""Texts that say no action, deal or position of LOADING are answered with what is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podium.core.errors import BadDeal, BadNotation
from podium.games.loading import GAME
from podium.games.loading.actions import Lay, Options, Pass, Stop

STARTED = "beginners/4 at=on waiting=D packs=A:1-22,B:23-44,C:45-65 holdings=1,1,1,0 boosts=1,1,1,1"
LATER = (
    "beginners/4 at=on waiting=D packs=A:1-22,-:25-44,C:46-65 holdings=1,1,2,1 knew=B:2,D:2 "
    "laid=C piles=B:23.24A,C:45 boosts=2,0,1,1 stopped=B:4+"
)
TWO = "base/2 at=on packs=A:1-18,B:19-36,M:37-55 left-out=56-65 holdings=1,1 boosts=1,1"
STOPPED = (
    "beginners/3 at=over waiting=C packs=-:1-33,-:34-65 holdings=1,1,0 knew=A:1,B:2 boosts=1,1,1 "
    "stopped=A:3+,B:2+"
)
LOT = "beginners/3 at=lot"
PACKS = "beginners/3 at=packs waiting=B"
OVER = (
    "beginners/3 mistakes=at-table at=over waiting=C packs=A:1-33,B:34-65 holdings=1,1,0 "
    "boosts=1,1,1 time=up"
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("17>B:16#3", Lay(3, 17, 1, 16)),
        ("17>A:-#1", Lay(1, 17, 0, None)),
        (">#12", Pass(12)),
        ("4+#3", Stop(3, "4+")),
    ],
)
def test_an_action(text: str, action: Lay | Pass | Stop) -> None:
    assert GAME.read_action(text, 4) == action
    assert GAME.show_action(action, 4) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "17",
        "17>B",
        "17>B:16",
        "17>B:16#0",
        "17>B:16#01",
        "17>B:16#1000000000",
        "17>E:16#1",
        "17>B:66#1",
        "66>B:16#1",
        "0>B:16#1",
        "07>B:16#1",
        "17>B:#1",
        ">",
        ">#",
        ">#0",
        "5+#1",
        "4+",
        "4#1",
        "\u06617>B:16#3",
        "17>B:16#3 ",
    ],
)
def test_no_action(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read_action(text, 4)


@pytest.mark.parametrize("text", ["", "D", "AB", "a", "A "])
def test_no_lot(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read_deal(GAME.read_state(LOT), text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "C",
        "A:1-33 C:34-65",
        "C:1-33  A:34-65",
        "C:1-33 A:34-65 B:",
        "C:1-32 A:33-65",
        "C:1-33 A:34-66",
        "C:1-33 A:34-6x",
        "C:1..33 A:34-65",
    ],
)
def test_no_deal(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read_deal(GAME.read_state(PACKS), text)


def test_a_deal_that_no_shuffle_brings() -> None:
    """LD-1, LD-6."""
    with pytest.raises(BadDeal, match="LD-1"):
        GAME.deal(GAME.read_state(PACKS), (1, *range(1, 65)))
    with pytest.raises(BadDeal, match="LD-1"):
        GAME.deal(GAME.read_state(PACKS), tuple(range(1, 65)))
    for deal in ((3,), (-1,), (), (0, 1)):
        with pytest.raises(BadDeal, match="LD-6"):
            GAME.deal(GAME.read_state(LOT), deal)


@pytest.mark.parametrize(
    ("text", "change", "instead", "said"),
    [
        (STARTED, "beginners/4", "beginner/4", "begins like"),
        (STARTED, "beginners/4", "beginners/8", "begins like"),
        (STARTED, "beginners/4", "beginners/4 mistakes=refused", "mistakes=at-table, not"),
        (STARTED, "at=on", "at=once", "waits for lot, packs, on, over"),
        (STARTED, "at=on", "at=over", "over with the last stop card"),
        (STARTED, "at=on", "at=on at=on", "each once at most"),
        (STARTED, "at=on", "hats=7", "a position has the words"),
        (STARTED, "waiting=D", "waiting=E", "no seat here"),
        (STARTED, "waiting=D", "waiting=A", "hold a pack, but the one who waits"),
        (STARTED, "waiting=D ", "", "hold a pack, but the one who waits"),
        (STARTED, "A:1-22", "A", "a colon and its cards"),
        (STARTED, "A:1-22", "B:1-22", "B cannot hold two packs"),
        (STARTED, "A:1-22", "D:1-22", "hold a pack, but the one who waits"),
        (STARTED, "A:1-22", "-:1-22", "hold a pack, but the one who waits"),
        (STARTED, "A:1-22", "M:1-22", "no seat here"),
        (STARTED, "A:1-22", "A:1-21", "all cards 1 to 65 are somewhere"),
        (STARTED, "A:1-22", "A:1-21.21", "all cards 1 to 65 are somewhere"),
        (STARTED, "A:1-22", "A:1-23", "pack 1 had 22 cards at first"),
        (STARTED, "A:1-22", "A:0-22", "no cards|are no cards"),
        (STARTED, "A:1-22", "A:66", "no card"),
        (STARTED, "A:1-22", "A:1-", "are no cards"),
        (STARTED, ",C:45-65", "", "3 packs in this game, not 2"),
        (STARTED, "holdings=1,1,1,0", "holdings=1,1,1", "how often each seat"),
        (STARTED, "holdings=1,1,1,0", "holdings=1,1,1,-1", "how often each seat"),
        (STARTED, "holdings=1,1,1,0", "holdings=1,1,0,0", "C has been given 0 packs"),
        (STARTED, "holdings=1,1,1,0", "holdings=1,1,1,1", "D has been given 1 packs"),
        (STARTED, "boosts=1", "knew=A:2 boosts=1", "A has been given 1 packs, and knows 2"),
        (STARTED, "boosts=1", "knew=A:4 boosts=1", "packs here are 1 to 3"),
        (STARTED, "boosts=1", "knew=A: boosts=1", "packs here are 1 to 3"),
        (STARTED, "boosts=1", "laid=D boosts=1", "holds a pack"),
        (STARTED, "boosts=1", "laid=E boosts=1", "no seat here"),
        (STARTED, "boosts=1,1,1,1", "boosts=2,1,1,1", "4 boost cards are in this game"),
        (STARTED, "boosts=1,1,1,1", "boosts=-1,1,2,2", "4 boost cards are in this game"),
        (STARTED, "boosts=1,1,1,1", "boosts=1,1,1", "4 whole numbers"),
        (STARTED, "boosts=1,1,1,1", "boosts=1,1,1,1 time=up", "over with the last stop card"),
        (STARTED, "boosts=1,1,1,1", "boosts=1,1,1,1 time=now", "the time can be up"),
        (LATER, "23.24A", "23.25A", "25 cannot have been laid on 23"),
        (LATER, "23.24A", "24.23", "23 cannot have been laid on 24"),
        (LATER, "23.24A", "23A.24", "the first card of a pile is its player's own"),
        (LATER, "23.24A", "23.24E", "no seat here"),
        (LATER, "23.24A", "23.24a", "no card of a pile"),
        (LATER, "stopped=B:4+", "stopped=B:3+", "those with the most points first"),
        (LATER, "stopped=B:4+", "stopped=B:7+", "stop cards here are"),
        (LATER, "stopped=B:4+", "stopped=B:5+", "no stop card"),
        (LATER, "stopped=B:4+", "stopped=B:4+,A:4+", "those with the most points first"),
        (LATER, "stopped=B:4+", "stopped=B:4+,A:3+", "hold a pack, but the one who waits"),
        (LATER, " stopped=B:4+", "", "hold a pack, but the one who waits"),
        (TWO, "M:37-55", "-:37-55", "a pack is in the middle"),
        (TWO, "M:37-55", "A:37-55", "A cannot hold two packs"),
        (TWO, "B:19-36,M:37-55", "M:19-36,M:37-55", "'M' is no seat"),
        (TWO, "at=on", "at=on waiting=A", "hold a pack, but the one who waits"),
        (TWO, "left-out=56-65", "left-out=56-64", "10 cards are left out here"),
        (TWO, " left-out=56-65", "", "all cards 1 to 65"),
        (TWO, "base/2 at=on", "base/2 at=lot", "a lot is drawn with three players"),
        (STARTED, "boosts=1", "left-out=1 boosts=1", "0 cards are left out here"),
        (LOT, "at=lot", "at=lot waiting=A", "a lot is drawn"),
        (TWO, TWO, "base/2 at=packs waiting=A", "nobody of two begins without a pack"),
        (LOT, "at=lot", "at=packs", "a lot is drawn"),
        (LOT, "at=lot", "at=lot packs=A:1-33,B:34-65", "nothing has happened"),
        (LOT, "at=lot", "at=lot boosts=3,0,0", "nothing has happened"),
        (PACKS, "waiting=B", "waiting=B holdings=1,0,0", "nothing has happened"),
        (PACKS, "waiting=B", "waiting=B stopped=A:3+", "nothing has happened"),
        (PACKS, "waiting=B", "waiting=B time=up", "nothing has happened"),
        (
            LATER,
            "waiting=D packs=A:1-22,-:25-44",
            "waiting=B packs=A:1-22,D:25-44",
            "one active player waits",
        ),
        (OVER, OVER, f"{STOPPED} time=up", "time does not come to its end after the game"),
        (OVER, " time=up", "", "over with the last stop card"),
        (OVER, "beginners/3", "beginners/3 knew=C:1", "C has been given 0 packs"),
    ],
)
def test_no_position(text: str, change: str, instead: str, said: str) -> None:
    GAME.read_state(text)
    assert change in text
    with pytest.raises(BadNotation, match=said):
        GAME.read_state(text.replace(change, instead))


@pytest.mark.parametrize("text", [STARTED, LATER, TWO, LOT, PACKS, OVER, STOPPED])
def test_a_position_is_shown_as_it_was_written(text: str) -> None:
    assert GAME.show_state(GAME.read_state(text)) == text


WORDS = [word for text in (STARTED, LATER, TWO, PACKS, OVER) for word in text.split()]


@given(
    st.one_of(st.text(), st.lists(st.sampled_from(WORDS)).map(" ".join)),
    st.sampled_from(["", "beginners/4 ", "base/2 ", f"{STARTED} ", f"{LATER} "]),
)
def test_any_text_is_a_position_that_shows_itself_or_is_refused(text: str, before: str) -> None:
    try:
        rush = GAME.read_state(before + text)
    except BadNotation:
        return
    assert GAME.show_state(GAME.read_state(GAME.show_state(rush))) == GAME.show_state(rush)


@given(st.text(alphabet="0123456789+->#:ABCH"), st.integers(2, 7))
def test_any_text_is_an_action_that_shows_itself_or_is_refused(text: str, seats: int) -> None:
    try:
        action = GAME.read_action(text, seats)
    except BadNotation:
        return
    assert GAME.read_action(GAME.show_action(action, seats), seats) == action


def test_rows_are_written_where_three_cards_follow_each_other() -> None:
    rush = GAME.start(3, Options())
    rush = GAME.deal(rush, (2,))
    deal = (5, 4, 3, *range(6, 36), 1, 2, *range(36, 66))
    text = "A:5.4.3.6-35 B:1.2.36-65"
    assert GAME.show_deal(rush, deal) == text
    assert GAME.read_deal(rush, text) == deal
