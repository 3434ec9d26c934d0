"""What a person at a terminal reads."""

from __future__ import annotations

import pytest

from podium.core.outcome import won_by
from podium.games.runner_up import GAME
from podium.games.runner_up.actions import Card, Choose, Lay, Move
from podium.games.runner_up.events import (
    Asked,
    Chose,
    Dealt,
    Decided,
    Ended,
    Event,
    Moved,
    Revealed,
    Scored,
)
from podium.games.runner_up.views import Laid, Motion

NAMES = ["Ann", "Ben", "Cleo"]
TOLD = [
    (Dealt(2, None), "Stage 2 begins."),
    (Dealt(2, (Card(-1), Card(3))), "Stage 2 begins. Your hand: -1 +3."),
    (Chose(1), ""),
    (Decided(Choose(Card(1, 1))), ""),
    (Asked("choices", 1, (0, 1)), ""),
    (
        Revealed(3, (Laid(0, Card(2), 0), Laid(1, Card(-4), 2))),
        "Round 3: Ann +2, Ben -4 for Cleo",
    ),
    (Moved(Motion(0, 3, 5)), "  Ann: 3 to 5"),
    (Moved(Motion(0, 16, 16)), "  Ann: stays on 16"),
    (Moved(Motion(0, 3, -1, by=2)), "  Ann: 3 to -1 (by Cleo)"),
    (
        Scored(1, 6, (6, 0, 6)),
        "Stage 1 is scored. Second place is space 6: +6 for Ann and Cleo.",
    ),
    (
        Scored(1, -2, (-2, -2, -2)),
        "Stage 1 is scored. Second place is space -2: -2 for Ann, Ben and Cleo.",
    ),
    (
        Scored(1, 0, (0, 0, 0)),
        "Stage 1 is scored. Second place is the start space, which is worth nothing.",
    ),
    (
        Scored(1, None, (0, 0, 0)),
        "Stage 1 is scored. All figures stand together: there is no second place, and no points.",
    ),
    (
        Ended(won_by([1], [9, 7, 3])),
        "Totals: Ann 9, Ben 7, Cleo 3. The second-highest total is 7. Winner: Ben.",
    ),
    (
        Ended(won_by([0, 1, 2], [4, 4, 4])),
        "Totals: Ann 4, Ben 4, Cleo 4. All are equal, so everybody shares the win (RU-18).",
    ),
]


@pytest.mark.parametrize(("event", "text"), TOLD, ids=[text or "nothing" for _, text in TOLD])
def test_an_event_is_told(event: Event, text: str) -> None:
    assert GAME.tell(event, NAMES) == text


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Lay(Card(3), 1), "lay +3 in front of Ben"),
        (Choose(Card(3, 27)), "choose +3/27"),
        (Move(2), "move the figure of Cleo"),
    ],
)
def test_an_action_is_described(action: Lay | Choose | Move, text: str) -> None:
    assert GAME.describe_action(action, NAMES) == text


PICTURE = """\
     -12          -6           0           6          12      16  total
A Ann  · · · · · · · · · · · · | · · · · · · · · · · · · · · · A      6
B Ben  B · · · · · · · · · · · | · · · · · · · · · · · · · · · ·     -2
L Leo  · · · · · · · · · · · · L · · · · · · · · · · · · · · · ·      0
Stage 3, round 4. Your cards: +1 +2"""


def test_a_view_is_drawn() -> None:
    race = GAME.read_state(
        "base/2 at=3.4:choices figures=16,-12,0 points=6,0,0;0,-2,0 hands=A:+1+2,B:+1+3,L:+2"
    )
    assert GAME.picture(GAME.view(race, 0), ["Ann", "Ben", "Leo"]) == PICTURE
    assert "cards" not in GAME.picture(GAME.view(race, None), ["Ann", "Ben", "Leo"])
