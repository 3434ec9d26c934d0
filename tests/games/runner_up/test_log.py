"""The move list of Runner-Up: what everybody sees, in the notation."""

from __future__ import annotations

import pytest

from podium.games.runner_up import GAME


def log_of(position: str, *plays: str) -> list[str]:
    """List what a spectator's move list says after some plays."""
    race, lines = GAME.read_state(position), []
    for play in plays:
        letter, _, text = play.partition(":")
        after = GAME.play(race, "ABC".index(letter), GAME.read_action(text, race.seats))
        view = GAME.view(race, None)
        for event in GAME.events(view, GAME.view(after, None)):
            view = GAME.fold(view, event)
            lines.append(GAME.log(event, view))
        race = after
    return [line for line in lines if line]


def test_a_round_is_a_line_once_it_is_revealed() -> None:
    position = (
        "base/2 at=2.1:choices figures=0,0,0 points=0,0,0 "
        "hands=A:+1+1+1+2+2,B:-1-1-1-1-1,L:+3+4-2+5"
    )
    assert log_of(position, "A:+2>L") == []
    assert log_of(position, "A:+2>L", "B:-1>A") == ["2.1 A:+2>L B:-1>A L:+3>L"]


def test_a_scored_stage_is_a_line() -> None:
    position = "base/3 at=1.4:choices figures=0,0,0 hands=A:+1+5,B:-1-2,C:+2+3"
    assert log_of(position, "A:+1>B", "B:-1>B", "C:+2>B") == [
        "1.4 A:+1>B B:-1>B C:+2>B",
        "1.5 A:+5>A B:-2>B C:+3>C",
        "1 = 0,0,3",
    ]


MOVING = (
    "tactical/3 at=1.1:move figures=0,0,0 hands=A:+1/1+1/3+2/12+3/21,"
    "B:-1/2-1/4-2/13-3/22,C:+1/5+2/14+3/23+4/29 laid=A:+5/32,B:-4/30,C:+1/7=.,.,."
)


@pytest.mark.parametrize(("play", "line"), [("A:>C", "1.1 A:>C=5"), ("A:>A", "1.1 A:>A=5")])
def test_a_figure_moved_by_choice_is_a_line(play: str, line: str) -> None:
    assert log_of(MOVING, play) == [line]
