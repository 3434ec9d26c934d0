"""Why a card cannot be played, as the client tells it."""

from __future__ import annotations

import pytest

from conftest import Some
from games.test_laws import random_game
from podium.games.dog import GAME
from podium.games.dog.actions import Card, Options, Place
from podium.games.dog.notation import show_place
from podium.games.dog.reasons import Reason, ReasonCode, WhyNot


def shown(reason: Reason) -> str:
    where = [show_place(place) for place in (reason.start, reason.at) if place is not None]
    return " ".join([reason.code, *where])


def reasons(pawns: str, card: Card, seats: int = 4) -> set[str]:
    """Say why A cannot play a card, next to another that A can."""
    position = f"clockwise/{seats} at=1:play dealer=B turn=A pawns={pawns} hands=A:{card}+J,B:2"
    view = GAME.view(GAME.read_state(position), 0)
    found = {one.card: one.reasons for one in GAME.why_not(view)}
    assert "J" not in found
    return {shown(reason) for reason in found[card]}


@pytest.mark.parametrize(
    ("pawns", "card", "said"),
    [
        ("B:5", "3", {"no-pawn-out"}),  # DOG-19
        ("A:14,B:16", "3", {"guarded 14 16"}),  # DOG-20
        ("A:14+h4,B:16", "12", {"guarded 14 16", "home-ends h4"}),
        ("A:h1+h3", "3", {"home-taken h1 h3", "home-ends h3"}),  # DOG-24
        ("A:h2", "3", {"home-ends h2"}),  # DOG-23
        ("A:h2", "4", {"home-ends h2", "no-pawn-on-ring"}),  # DOG-30
        ("A:h4+h3", "4", {"home-ends h4", "home-taken h3 h4", "no-pawn-on-ring"}),
        ("A:h2", "S", {"no-pawn-on-ring", "nobody-to-swap"}),  # DOG-34
        ("A:0,B:40", "S", {"own-guarded 0"}),
        ("A:5,B:16", "S", {"nobody-to-swap"}),  # DOG-35
        ("A:h1+h3", "7", {"home-taken h1 h3", "home-ends h3", "steps-left-over"}),  # DOG-31
    ],
)
def test_a_card_says_what_hinders_it(pawns: str, card: Card, said: set[str]) -> None:
    assert reasons(pawns, card) == said


def test_a_pawn_with_an_empty_kennel_does_not_come_out() -> None:
    """DOG-19, DOG-37: whose pawns are hindered is said too."""
    position = (
        "clockwise/4 at=1:play dealer=D turn=A pawns=A:h1+h2+h3+h4,C:14+15+h3+h4,B:16 "
        "hands=A:13+J,B:2"
    )
    (why_not,) = GAME.why_not(GAME.view(GAME.read_state(position), 0))
    assert why_not.card == "13"
    assert why_not.reasons[0] == Reason("kennel-empty", 2)


def test_nobody_else_is_told() -> None:
    state = GAME.read_state(
        "clockwise/4 at=1:play dealer=D turn=A pawns=A:14,B:16 hands=A:3+11,B:2"
    )
    for viewer in (1, 2, 3, None):
        assert GAME.why_not(GAME.view(state, viewer)) == ()
    reason = Reason("guarded", 0, Place("ring", 14), Place("ring", 16))
    assert GAME.why_not(GAME.view(state, 0)) == (WhyNot("3", (reason,)),)


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_card_that_cannot_be_played_has_a_reason_and_no_other(seats: int, some: Some) -> None:
    codes: set[ReasonCode] = set()
    for number in some(4):
        for turn in random_game(GAME, seats, Options(), f"why not {number}"):
            state = turn.before
            if turn.seat is None or state.left or state.turn != turn.seat:
                continue
            view = GAME.view(state, turn.seat)
            offered = {action.card for action in GAME.legal(state, turn.seat)}
            playable = offered if view.phase == "play" else set()
            told = GAME.why_not(view)
            assert [one.card for one in told] == [
                card for card in dict.fromkeys(view.hand or ()) if card not in playable
            ]
            assert all(one.reasons for one in told)
            codes |= {reason.code for one in told for reason in one.reasons}
    assert len(codes) > 5
