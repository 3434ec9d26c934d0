"""What a person at a terminal reads, and the move list that everybody reads."""

from __future__ import annotations

import pytest

from podium.core.outcome import ranked
from podium.games.loading import GAME
from podium.games.loading.actions import Action, Card, Lay, Pass, Stop, StopCard
from podium.games.loading.events import (
    Counted,
    Drew,
    Ended,
    Event,
    Exchanged,
    LaidCard,
    Opened,
    Passed,
    Stopped,
    TimeUp,
)
from podium.games.loading.views import Count

NAMES = ["Ann", "Ben", "Cleo"]
BLUE = Card(13, 1, "blue")
WHITE = Card(25, 4, "white")
COUNT = Count((True, False, True), WHITE, None, 1, 1, 2, 6, 9)
GOT = Count((), None, WHITE, 1, 4, 0, 3, 7)
TOLD = [
    (Drew(1), "Ben begins without a pack."),
    (Opened((), None), "All packs open. Go!"),
    (Opened((), (BLUE, WHITE)), "All packs open. Go! Your pack: 13b· 25····."),
    (LaidCard(0, 0, BLUE, 0, boost=False), "Ann lays 13b· on the own pile."),
    (
        LaidCard(0, 0, BLUE, 1, boost=True),
        "Ann lays 13b· on the pile of Ben, and takes a boost card.",
    ),
    (Passed(0, 2, 1, None), "Ann passes the pack to Cleo."),
    (Passed(0, 2, 1, (BLUE,)), "Ann passes the pack to Cleo. Your pack: 13b·."),
    (Exchanged(1, 0, 2, None), "Ben takes the pack from the middle."),
    (Stopped(2, 1, StopCard("4+", 4)), "Cleo stops with the stop card 4+ (4 points)."),
    (TimeUp(), "The time is up."),
    (
        Counted(0, COUNT),
        "Ann: 1 card with 1 points, 1 taken out, gave away the 25; stop card 2, boosts 6: 9.",
    ),
    (
        Counted(1, GOT),
        "Ben: 1 card with 4 points, was given the 25; stop card 0, boosts 3: 7.",
    ),
    (Ended((), (), ranked([9, 7, 3], [9, 7, 3])), "Winner: Ann."),
    (Ended((), (), ranked([9, 9, 9], [9, 9, 9])), "The win is shared by Ann, Ben and Cleo."),
]


@pytest.mark.parametrize(("event", "text"), TOLD, ids=[text for _, text in TOLD])
def test_an_event_is_told(event: Event, text: str) -> None:
    assert GAME.tell(event, NAMES) == text


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Lay(1, 17, 1, 16), "lay the 17 on the pile of Ben, on the 16"),
        (Lay(1, 17, 0, None), "lay the 17 on the pile of Ann"),
        (Pass(2), "part with the pack, and play on"),
        (Stop(2, "4+"), "stop, and take the stop card 4+"),
    ],
)
def test_an_action_is_described(action: Action, text: str) -> None:
    assert GAME.describe_action(action, NAMES) == text


PICTURE = """\
A Ann   top 25····, 1 in the pile, boosts 2, has stopped with 3+
B Ben   no card in the pile, boosts 1, holds 2 cards
C Cleo  top 65···, 31 in the pile, boosts 0, waits for a pack
Stop cards: 2+
Your pack: 33b·· 34·"""


def test_a_view_is_drawn() -> None:
    rush = GAME.read_state(
        "beginners/3 at=on waiting=C packs=-:1-24.26-32,B:33.34 holdings=1,1,1 knew=A:1,C:2 "
        "piles=A:25,C:35-65 boosts=2,1,0 stopped=A:3+"
    )
    assert GAME.picture(GAME.view(rush, 1), NAMES) == PICTURE
    assert "pack:" not in GAME.picture(GAME.view(rush, None), NAMES)


LISTED = [
    (LaidCard(0, 0, BLUE, 0, boost=False), "A:13>A"),
    (LaidCard(0, 0, BLUE, 1, boost=True), "A:13>B+"),
    (Passed(0, 2, 1, None), "A>C"),
    (Exchanged(1, 0, 2, None), "B><M"),
    (Stopped(2, 1, StopCard("4+", 4)), "C:4+"),
    (TimeUp(), "time"),
    (Counted(0, COUNT), "A = 9"),
    (Drew(1), ""),
    (Opened((), None), ""),
]


@pytest.mark.parametrize(("event", "line"), LISTED)
def test_the_move_list_has_a_line_in_the_notation(event: Event, line: str) -> None:
    view = GAME.view(GAME.read_state("beginners/3 at=lot"), None)
    assert GAME.log(event, view) == line
