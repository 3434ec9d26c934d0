"""Why an action is refused: what it relied on, and the clause that stands in its way."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from podium.core.errors import Refused
from podium.core.seats import seat_of
from podium.games.loading import GAME
from podium.games.loading.actions import REFUSALS, Action, Lay, Options, Pass, Stop

STARTED = "beginners/4 at=on waiting=D packs=A:1-22,B:23-44,C:45-65 holdings=1,1,1,0 boosts=1,1,1,1"
PILED = (
    "beginners/4 at=on waiting=D packs=A:1-22,B:25-44,C:46-65 holdings=2,2,2,1 "
    "knew=D:1 laid=B piles=B:23.24,C:45 boosts=1,1,1,1"
)
STOPPED = (
    "beginners/4 at=on waiting=D packs=A:1-22,-:25-44,C:24.46-65 holdings=1,1,1,0 knew=B:2 "
    "piles=B:23,C:45 boosts=1,1,1,1 stopped=B:4+"
)


@pytest.mark.parametrize(
    ("position", "play", "code", "clause"),
    [
        (STOPPED, "B:>#1", "out", "LD-15"),
        (STARTED, "D:>#1", "no-pack", "LD-16"),
        (PILED, "A:>#1", "other-pack", "LD-29"),
        (PILED, "A:>#3", "other-pack", "LD-29"),
        (PILED, "A:1>A:-#1", "other-pack", "LD-29"),
        (PILED, "A:4+#1", "other-pack", "LD-29"),
        (PILED, "B:25>B:24#2", "has-laid", "LD-9"),
        (PILED, "A:25>B:24#2", "not-in-pack", "LD-9"),
        (STOPPED, "C:24>B:23#1", "pile-out", "LD-15"),
        (STARTED, "A:1>B:-#1", "pile-empty", "LD-11"),
        (STARTED, "A:1>D:-#1", "pile-empty", "LD-11"),
        (PILED, "A:22>B:21#2", "top-changed", "24 .*LD-32"),
        (PILED, "A:22>B:-#2", "top-changed", "24 .*LD-32"),
        (PILED, "A:22>B:24#2", "not-next", "22 does not follow 24 .*LD-11"),
        (STOPPED, "C:24>C:45#1", "not-higher", "24 is not higher than 45 .*LD-10"),
        (STOPPED, "A:4+#1", "stop-taken", "LD-31"),
        (STARTED, "A:3+#1", "stop-too-low", "LD-15"),
        (STARTED, "A:7+#1", "no-such-stop", r"2\+, 3\+, 4\+ .*LD-3"),
    ],
)
def test_what_stands_in_the_way_is_said(position: str, play: str, code: str, clause: str) -> None:
    rush, (who, _, text) = GAME.read_state(position), play.partition(":")
    with pytest.raises(Refused, match=clause) as refused:
        GAME.play(rush, seat_of(who), GAME.read_action(text, 4))
    assert refused.value.code == code


def test_in_the_base_game_the_colour_is_named_too() -> None:
    """LD-24."""
    rush = GAME.read_state(PILED.replace("beginners", "base"))
    with pytest.raises(Refused, match="LD-24"):
        GAME.play(rush, 0, Lay(2, 22, 1, 24))


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Lay(0, 1, 0, None), "no-such-holding"),
        (Pass(-1), "no-such-holding"),
        (Stop(10**9, "4+"), "no-such-holding"),
        (replace(Pass(1), holding="1"), "no-such-holding"),
        (Lay(1, 66, 0, None), "no-such-card"),
        (Lay(1, 0, 0, None), "no-such-card"),
        (Lay(1, 1, 0, 66), "no-such-card"),
        (Lay(1, 1, 0, 0), "no-such-card"),
        (Lay(1, 1, 4, None), "no-such-pile"),
        (Lay(1, 1, -1, None), "no-such-pile"),
        ("pass", "no-such-action"),
    ],
)
def test_what_is_no_action_is_refused(action: Any, code: str) -> None:
    rush = GAME.read_state(STARTED)
    with pytest.raises(Refused) as refused:
        GAME.play(rush, 0, action)
    assert refused.value.code == code
    assert code in REFUSALS


@pytest.mark.parametrize("action", [Lay(1, 1, 0, None), Pass(1), Stop(1, "4+")])
def test_before_the_start_and_after_the_end_nothing_can_be_done(action: Action) -> None:
    """LD-7, LD-19."""
    start = GAME.start(4, Options())
    with pytest.raises(Refused) as early:
        GAME.play(start, 0, action)
    assert early.value.code == "deal-awaited"
    with pytest.raises(Refused) as late:
        GAME.play(GAME.time_up(GAME.read_state(STARTED)), 0, action)
    assert late.value.code == "game-over"


def test_what_is_refused_costs_nothing() -> None:
    """LD-22, LD-29: the position is as it was."""
    rush = GAME.read_state(PILED)
    with pytest.raises(Refused):
        GAME.play(rush, 0, Lay(2, 22, 1, 24))
    assert GAME.show_state(rush) == PILED
