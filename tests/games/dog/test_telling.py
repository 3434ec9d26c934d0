"""What a person at a terminal reads, and the move list."""

from __future__ import annotations

import pytest

from podium.core.outcome import won_by
from podium.core.seats import seat_of
from podium.games.dog import GAME
from podium.games.dog.actions import Place, Play
from podium.games.dog.events import (
    Captured,
    Chose,
    Dealt,
    Decided,
    Drew,
    Ended,
    Event,
    Exchanged,
    Moved,
    Showed,
    Shuffled,
    TookBack,
)

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
FIVE, EIGHT, HOME = Place("ring", 5), Place("ring", 8), Place("home", 2)
WALK = Play("3", "forward", 3, 0, FIVE, EIGHT)
VIEW = GAME.view(GAME.start(4, GAME.options_type()), None)
TOLD: list[tuple[Event, str]] = [
    (Dealt(2, 3, 5, shuffled=False, hand=None), "Round 2: Dan deals 5 cards each."),
    (
        Dealt(7, 3, 5, shuffled=True, hand=("4", "11")),
        "Round 7: Dan deals 5 cards each after shuffling. Your hand: ±4 1/11.",
    ),
    (Chose(1), ""),
    (Decided("5"), ""),
    (Exchanged(None, None, None), ""),
    (
        Exchanged(("5", "J"), "S", "J"),
        "You gave the swap away and were given the joker. Your hand: 5 joker.",
    ),
    (Showed(1, "5", "played"), ""),
    (Showed(1, "S", "no-effect"), "Ben lays the swap, which has no effect."),
    (Showed(1, "5", "aside"), "Ben puts the 5 aside."),
    (Showed(1, "4", "given-up"), "Ben gives up and puts the ±4 aside."),
    (
        Moved(WALK, (EIGHT,), (Captured(1, 8),), None, 0, ()),
        "3: move Ann's pawn from 5 to 8. Ben's pawn on 8 goes back to its kennel.",
    ),
    (
        Moved(Play("S", "swap", 0, 0, FIVE, EIGHT), (), (), 2, 0, ()),
        "swap: swap Ann's pawn on 5 with the one on 8, which is Cleo's.",
    ),
    (Drew(1, None), "Ben draws a card."),
    (Drew(1, "J"), "Ben draws the joker."),
    (Shuffled(), "The pile is shuffled."),
    (TookBack(1, VIEW), "Ben takes a share back."),
    (
        Ended(won_by([0, 2], [4, 1, 4, 0])),
        "Pawns home: Ann 4, Ben 1, Cleo 4, Dan 0. Winner: Ann and Cleo.",
    ),
]


@pytest.mark.parametrize(("event", "text"), TOLD, ids=[text or "nothing" for _, text in TOLD])
def test_an_event_is_told(event: Event, text: str) -> None:
    assert GAME.tell(event, NAMES) == text


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (">5", "give the 5 away"),
        ("xJ", "put the joker aside"),
        ("J:Ak>0", "joker: bring Ann's pawn out"),
        ("4=-4:A9>5", "±4: move Ann's pawn back from 9 to 5"),
        ("7/2:A63>h1", "7: move Ann's pawn 2 of the seven steps, from 63 to home 1"),
        ("S:A5x20", "swap: swap Ann's pawn on 5 with the one on 20"),
    ],
)
def test_an_action_is_described(action: str, text: str) -> None:
    assert GAME.describe_action(GAME.read_action(action, 4), NAMES) == text


PICTURE = """\
  0 A! ·  ·  ·  ·  B  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 16 A  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 32 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 48 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
A Ann  start  0  kennel 1  home ···A  cards 2
B Ben  start 16  kennel 3  home ····  cards 1
C Cleo start 32  kennel 0  home CCCC  cards 1
D Dan  start 48  kennel 4  home ····  cards 0
Round 1. Your cards: 3 ±4"""


def test_a_view_is_drawn() -> None:
    chase = GAME.read_state(
        "clockwise/4 at=1:play dealer=B turn=C pawns=A:0+16+h4,B:5,C:h1+h2+h3+h4 "
        "hands=A:3+4,B:2,C:2"
    )
    assert GAME.picture(GAME.view(chase, 0), NAMES) == PICTURE
    assert GAME.picture(GAME.view(chase, 2), NAMES).endswith("You move the pawns of Ann.")
    assert "Your" not in GAME.picture(GAME.view(chase, None), NAMES)


def log_of(position: str, *plays: str) -> list[str]:
    """List what a spectator's move list says after some plays."""
    chase, lines = GAME.read_state(position), []
    for play in plays:
        who, _, text = play.partition(" ")
        after = (
            GAME.deal(chase, GAME.read_deal(chase, play.removeprefix("deal ")))
            if who == "deal"
            else GAME.play(chase, seat_of(who), GAME.read_action(text, chase.seats))
        )
        view = GAME.view(chase, None)
        for event in GAME.events(view, GAME.view(after, None)):
            view = GAME.fold(view, event)
            lines.append(GAME.log(event, view))
        chase = after
    return [line for line in lines if line]


def test_what_is_laid_is_a_line() -> None:
    position = "clockwise/4 at=2:play dealer=D turn=A pawns=A:0+5 hands=A:3,B:2+5,C:S,D:J"
    assert log_of(position, "A 3:A5>8") == ["2 A:3:A5>8", "2 B:-2", "2 B:-5", "2 C:-S"]
    position = "clockwise/4 at=2:play dealer=C turn=D pawns=A:0,D:h1 hands=A:S,D:2,B:13"
    assert log_of(position, "D 2:Dh1>h3") == ["2 D:2:Dh1>h3", "2 A:S=0"]


def test_a_finished_seven_is_one_line() -> None:
    """DOG-31."""
    position = "clockwise/4 at=1:play dealer=D turn=A pawns=A:5+30 hands=A:J,B:J"
    assert log_of(position, "A J/3:A5>8") == []
    assert log_of(position, "A J/3:A5>8", "A J/4:A30>34") == ["1 A:J=7:A5>8+A30>34"]


def test_a_card_put_aside_is_a_line_and_a_drawn_one_is_not() -> None:
    position = "clockwise/3 at=1:aside dealer=C turn=A pawns=A:15,B:16 hands=A:2+3,B:2"
    assert log_of(position, "A x2", "deal A:5", "A x5") == ["1 A:x2", "1 A:x5"]


def test_a_deal_is_a_line_with_its_dealer() -> None:
    deal = "deal dealer:B A:2+3+2+3+2+3 B:5+5+5+6+6+6"
    assert log_of("clockwise/2 at=0:deal pawns=A:0,B:32", deal) == ["1 dealer:B"]
