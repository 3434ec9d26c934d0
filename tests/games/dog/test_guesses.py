"""Guesses fit what was seen, and whatever fits is as likely as everything else that does."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

import pytest

from conftest import Some
from podium.core.chance import Chance
from podium.games.dog import GAME
from podium.games.dog.known import guesses
from podium.games.dog.rules import Chase

pytestmark = pytest.mark.slow

DRAWS = 20_000  # fewer of uncompiled rules
Ways: TypeAlias = dict[tuple[str, ...], int]


def hands_guessed(shown: str, viewer: int | None, draws: range) -> Counter[tuple[str, ...]]:
    """Count the hands of B that are guessed."""
    fitting, chance = guesses(GAME.view(GAME.read_state(shown), viewer)), Chance("guesses")
    return Counter(GAME.view(fitting.draw(chance), 1).hand or () for _ in draws)


def check_shares(counted: Counter[tuple[str, ...]], ways: Ways) -> None:
    """Compare with how many ways there are to hold each hand (chi squared)."""
    assert set(counted) <= set(ways)
    draws, total = counted.total(), sum(ways.values())
    expected = {hand: draws * count / total for hand, count in ways.items()}
    surprise = sum((counted[hand] - hoped) ** 2 / hoped for hand, hoped in expected.items())
    freedom = len(ways) - 1
    assert abs(surprise - freedom) < 5 * (2 * freedom) ** 0.5 + 5


# All cards but 5, 5, 8, 13 and J are gone, or in A's hand.
FEW = "discards=2*8+3*8+4*8+5*6+6*8+7*8+8*7+9*8+10*8+11*8+12*8+13*7+S*8+J*5"


def test_a_hand_is_any_that_can_be_dealt(some: Some) -> None:
    """B is not to play: of five cards left, every pair is as likely."""
    shown = f"clockwise/4 at=1:play dealer=D turn=C pawns=C:h1 hands=B:5+8,C:J {FEW}"
    ways: Ways = {("5", "5"): 1, ("5", "8"): 2, ("5", "13"): 2, ("8", "13"): 1}
    check_shares(hands_guessed(shown, 2, some(DRAWS)), ways)


def test_whose_turn_it_is_holds_a_card_that_can_be_carried_out(some: Some) -> None:
    """DOG-13: B, with all pawns in the kennel, has a 13 or a joker."""
    shown = f"clockwise/4 at=1:play dealer=A turn=B hands=B:5+13 {FEW}"
    ways: Ways = {("5", "13"): 2, ("8", "13"): 1, ("5", "J"): 2, ("8", "J"): 1, ("13", "J"): 1}
    check_shares(hands_guessed(shown, 0, some(DRAWS)), ways)
    check_shares(hands_guessed(shown, None, some(DRAWS)), ways)


def test_who_puts_a_card_aside_holds_none_that_can_be_carried_out() -> None:
    """DOG-44: and two kinds, since the player is asked."""
    shown = f"clockwise/3 at=1:aside dealer=A turn=B pawns=B:31,C:32 hands=B:5+8 {FEW}"
    assert set(hands_guessed(shown, 0, range(500))) == {("5", "8")}


def test_what_was_given_is_where_it_was_given(some: Some) -> None:
    """DOG-11."""
    shown = f"clockwise/4 at=1:play dealer=C turn=D pawns=D:h1 hands=B:5+8,D:J given=D:5 {FEW}"
    check_shares(
        hands_guessed(shown, 3, some(DRAWS)), {("5", "5"): 1, ("5", "8"): 1, ("5", "13"): 1}
    )
    others = guesses(GAME.view(GAME.read_state(shown), 1)).draw(Chance("other"))
    assert GAME.view(others, 1).got == "5"


def test_whoever_has_chosen_may_have_chosen_any_card() -> None:
    """DOG-11."""
    shown = "clockwise/4 at=1:exchange dealer=D hands=A:2+3,B:5+6,C:8+9,D:S+J chosen=B:5"
    fitting, chance = guesses(GAME.view(GAME.read_state(shown), 0)), Chance("chosen")
    firsts = Counter[bool]()
    for _ in range(4_000):
        guessed = fitting.draw(chance)
        seen = GAME.view(guessed, 1)
        assert seen.choice in (seen.hand or ())
        assert GAME.view(guessed, 2).choice is None
        assert len(set(GAME.view(guessed, 2).hand or ())) == 2
        if len(set(seen.hand or ())) == 2:
            firsts[seen.choice == (seen.hand or ())[0]] += 1
    assert abs(firsts[True] / firsts.total() - 0.5) < 0.05


def test_the_drawn_card_is_the_one_that_can_be_played() -> None:
    """DOG-44."""
    shown = (
        f"clockwise/3 at=1:play dealer=A turn=B pawns=B:31,C:32 hands=B:5+J laid=B:x2 {FEW} drawn=J"
    )
    fitting, chance = guesses(GAME.view(GAME.read_state(shown), 0)), Chance("drawn")
    for _ in range(300):
        guessed: Chase = fitting.draw(chance)
        seen = GAME.view(guessed, 1)
        assert seen.drawn in ("13", "J")
        assert {"5", "8"} & set(seen.hand or ())
        assert GAME.legal(guessed, 1)
