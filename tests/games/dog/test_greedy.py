"""The greedy player plays sensible DOG."""

from __future__ import annotations

import pytest

from conftest import Some
from podium.arena.simulation import Series, simulate
from podium.core.chance import Chance
from podium.games.dog import GAME
from podium.games.dog.bots import Greedy


def chosen(shown: str, seat: int = 0) -> str:
    chase = GAME.read_state(shown)
    action = Greedy(Chance("greedy")).choose(GAME.view(chase, seat), GAME.legal(chase, seat))
    return GAME.show_action(action, chase.seats)


def on_turn(pawns: str, hand: str, seats: int = 4) -> str:
    return f"clockwise/{seats} at=1:play dealer=B turn=A pawns={pawns} hands=A:{hand},B:2"


@pytest.mark.parametrize(
    ("pawns", "hand", "play"),
    [
        ("A:5", "13+2", "13:Ak>0"),  # it gets out
        ("A:5", "3+13+J+5", "13:Ak>0"),  # and keeps the joker
        ("A:20,B:25", "5+6", "5:A20>25"),  # it captures
        ("A:20,C:25", "5+6", "6:A20>26"),  # but not its partner
        ("A:60+20", "8+2", "8:A60>h4"),  # it goes home
        ("A:2,B:40", "4+3", "4=-4:A2>62"),  # the short way
        ("A:0+40,B:60", "5+6", "6:A40>46"),  # it protects what is protected
        ("A:h1+h2+h3+h4,C:20,B:22", "2+3", "2:C20>22"),  # it helps its partner
    ],
)
def test_it_plays_what_a_sensible_player_would(pawns: str, hand: str, play: str) -> None:
    assert chosen(on_turn(pawns, hand)) == play


def test_it_divides_a_seven_so_that_it_captures_twice() -> None:
    chase = GAME.read_state(on_turn("A:20+40,B:22+45", "7"))
    for _ in range(2):
        view = GAME.view(chase, 0)
        action = Greedy(Chance("seven")).choose(view, GAME.legal(chase, 0))
        chase = GAME.play(chase, 0, action)
    assert GAME.view(chase, None).pawns[1].ring == ()


EXCHANGE = "clockwise/4 at=1:exchange dealer=D pawns={} hands=A:{},B:5+6,C:8+9,D:10+12"


def test_it_gives_the_partner_a_start_card_where_the_partner_has_no_pawn_out() -> None:
    assert chosen(EXCHANGE.format("A:5,B:20", "13+2+3")) == ">13"
    assert chosen(EXCHANGE.format("A:5,C:40", "13+2+3")) in (">2", ">3")


@pytest.mark.slow
def test_it_beats_random_partners(some: Some) -> None:
    """Of games for four, in teams: at least 95 %."""
    bots = ("greedy", "random", "greedy", "random")
    games = len(some(100))
    *_, tally = simulate(Series("dog", {}, bots, seed=5, games=games), cores=1)
    assert sum(tally.wins[0].values()) >= 0.95 * games


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
def test_it_always_finds_a_legal_action(seats: int, some: Some) -> None:
    for number in some(10):
        series = Series("dog", {"clockwise": number % 2 == 0}, ("greedy",) * seats, number, 1)
        *_, tally = simulate(series, cores=1)
        assert tally.games == 1
