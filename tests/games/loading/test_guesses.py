"""Guesses fit what was seen, and whatever fits is as likely as everything else that does."""

from __future__ import annotations

from collections import Counter

import pytest

from podium.core.chance import Chance
from podium.games.loading import GAME
from podium.games.loading.known import guesses

pytestmark = pytest.mark.slow

DRAWS = 24_000
# B holds two cards that A has never seen, the middle one; one of the five is left out.
UNSEEN = (
    "beginners/2 mistakes=at-table at=on packs=A:,B:1.2,M:3 left-out=4-13 holdings=1,1 "
    "piles=A:14-40,B:41-65 boosts=1,1"
)


def packs_guessed(shown: str, viewer: int | None, draws: int) -> Counter[tuple[int, ...]]:
    """Count what B is guessed to hold."""
    fitting, chance = guesses(GAME.view(GAME.read_state(shown), viewer)), Chance("guesses")
    hands = (GAME.view(fitting.draw(chance), 1).hand or () for _ in range(draws))
    return Counter(tuple(card.number for card in hand) for hand in hands)


def check_uniform(counted: Counter[tuple[int, ...]], ways: int) -> None:
    """Compare with as many draws of each way (chi squared)."""
    hoped = counted.total() / ways
    surprise = sum((count - hoped) ** 2 / hoped for count in counted.values())
    surprise += (ways - len(counted)) * hoped
    freedom = ways - 1
    assert abs(surprise - freedom) < 5 * (2 * freedom) ** 0.5 + 5


def test_a_pack_may_hold_any_unseen_cards_in_any_order() -> None:
    """LD-25: of thirteen, each pair as often as each other, and in each order."""
    for viewer in (0, None):
        check_uniform(packs_guessed(UNSEEN, viewer, DRAWS), 13 * 12)


def test_what_one_has_held_is_guessed_as_it_is() -> None:
    """LD-33: A has held the pack that B holds now."""
    shown = UNSEEN.replace("holdings=1,1", "holdings=2,1 knew=A:2")
    assert set(packs_guessed(shown, 0, 200)) == {(1, 2)}
    assert len(packs_guessed(shown, None, 200)) > 1


def test_after_the_end_nothing_is_left_to_guess() -> None:
    ended = GAME.time_up(GAME.read_state(UNSEEN))
    assert set(packs_guessed(GAME.show_state(ended), None, 50)) == {(1, 2)}


def test_who_knows_what_is_guessed_as_it_is() -> None:
    """LD-33: who has held a pack is seen by all."""
    rush = GAME.read_state(UNSEEN.replace("holdings=1,1", "holdings=2,1 knew=A:3"))
    guessed = GAME.guess(GAME.view(rush, 1), Chance("knowledge"))
    assert GAME.view(guessed, 0).packs[2].held_by == (0,)
    assert GAME.view(guessed, 0).packs[2].seen is not None
    assert GAME.view(guessed, 1).packs[2].seen is None
