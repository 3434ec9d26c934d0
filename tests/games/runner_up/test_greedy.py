"""The greedy player judges by what the stage, scored now, would do to the final ranking."""

from __future__ import annotations

import pytest

from podium.core.chance import Chance
from podium.games.runner_up import GAME
from podium.games.runner_up.bots import Greedy
from podium.players.random import RandomPlayer


def chosen(shown: str, seat: int) -> str:
    race = GAME.read_state(shown)
    action = Greedy(Chance("greedy")).choose(GAME.view(race, seat), GAME.legal(race, seat))
    return GAME.show_action(action, race.seats)


# All cards are down, A moves last, and A has 6, B 8 and C 1 so far. As the stage is scored now:
# >A: 13, 8, 1; >C: 14, 8, 1; >B: 6, 8, 4.
LAST_MOVE = (
    "tactical/3 at=5.5:move figures=8,9,3 points=6,0,0;0,8,0;0,0,1;0,0,0 "
    "laid=;;;;A:-1/2,B:+3/21>B,C:+4/28>C=.,9,3"
)


def test_it_takes_no_points_that_would_put_it_first() -> None:
    race = GAME.read_state(LAST_MOVE)
    won = {
        GAME.show_action(action, 3): GAME.outcome(GAME.play(race, 0, action)).winners
        for action in GAME.legal(race, 0)
    }
    assert won == {">A": (1,), ">B": (0,), ">C": (1,)}
    assert chosen(LAST_MOVE, 0) == ">B"


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("tactical", ["base", "tactical"])
def test_it_always_finds_a_legal_action(seats: int, tactical: str) -> None:
    race = GAME.new_state(seats, GAME.options_type(tactical=tactical == "tactical"))
    chance = Chance("legal")
    while not race.is_over():
        if race.awaits_deal():
            race = GAME.deal(race, GAME.draw(race, chance))
            continue
        seat = GAME.awaited(race)[0]
        bot = Greedy(chance) if seat == 0 else RandomPlayer(chance)
        race = GAME.play(race, seat, bot.choose(GAME.view(race, seat), GAME.legal(race, seat)))
    assert race.is_over()


def test_the_same_chance_chooses_the_same() -> None:
    shown = "base/3 at=1.1:choices figures=0,0,0 hands=A:-4+1+2+3+5,B:-3-1-1+1+4,C:-2-1+1+2+3"
    assert chosen(shown, 0) == chosen(shown, 0)
