"""Guesses fit what was seen, and whatever fits is as likely as everything else that does."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import prod

import pytest

from podium.core.chance import Chance
from podium.games.runner_up import GAME
from podium.games.runner_up.actions import Lay
from podium.games.runner_up.known import guesses
from podium.games.runner_up.rules import Race

pytestmark = pytest.mark.slow

# One card is left in each hand but for B's, who sees three unseen cards too few to be sure.
LATE = (
    "base/2 at=1.4:choices figures=0,0,0 hands=A:+1+5,B:+3-4,L:+2 "
    "laid=A:-1>A,B:-1>A,L:-1>L=-2,0,-1;A:-1>A,B:-2>B,L:-1>L=-3,-2,-2;A:-2>A,B:-2>B,L:-2>L=-5,-4,-4"
)


def probability(race: Race, viewer: int) -> float:
    """How likely the real deal brought what the guess holds, told from all ways to deal."""
    unseen = guesses(GAME.view(race, viewer)).unseen
    amounts = Counter(unseen)
    hidden = [race.pack.hands.unpacked(race.hands[1 - viewer]), list(race.pile)]
    ways = 1.0
    for part in hidden:
        ways *= len(set(permutations(part))) if part is hidden[0] else 1
        for kind in part:
            ways *= amounts[kind]
            amounts[kind] -= 1
    drawn = sum(len(part) for part in hidden)
    return ways / prod(range(len(unseen) - drawn + 1, len(unseen) + 1))


def test_every_deal_that_fits_is_as_likely_as_every_other() -> None:
    view = GAME.view(GAME.read_state(LATE), 0)
    fitting, chance, draws = guesses(view), Chance("uniform"), 60_000
    drawn = Counter(GAME.show_state(fitting.draw(chance)) for _ in range(draws))
    expected = {text: probability(GAME.read_state(text), 0) * draws for text in drawn}
    assert sum(expected.values()) == pytest.approx(draws, rel=0.02)
    surprise = sum((drawn[text] - hoped) ** 2 / hoped for text, hoped in expected.items())
    freedom = len(expected) - 1
    assert abs(surprise - freedom) < 5 * (2 * freedom) ** 0.5


def test_a_hidden_choice_is_any_card_of_the_hand_before_anyone() -> None:
    race = GAME.play(GAME.read_state(LATE), 1, GAME.read_action("+3>L", 2))
    fitting, chance = guesses(GAME.view(race, 0)), Chance("choices")
    targets = Counter[int]()
    firsts = Counter[bool]()
    for _ in range(9_000):
        guessed = fitting.draw(chance)
        choice = GAME.view(guessed, 1).choice
        hand = GAME.view(guessed, 1).hand
        assert hand is not None
        assert isinstance(choice, Lay)
        assert choice in GAME.legal(guessed, 1)
        targets[choice.target] += 1
        if len(set(hand)) == 2:
            firsts[choice.card == hand[0]] += 1
    assert all(2_800 < times < 3_200 for times in targets.values())
    assert set(targets) == {0, 1, 2}
    assert abs(firsts[True] / firsts.total() - 0.5) < 0.03


def test_a_spectator_guesses_all_hands() -> None:
    race = GAME.read_state(LATE)
    fitting, chance = guesses(GAME.view(race, None)), Chance("spectator")
    hands = {tuple(fitting.draw(chance).hands) for _ in range(200)}
    assert len(hands) > 100


def test_there_is_nothing_to_guess_between_stages() -> None:
    race = GAME.read_state("base/3 at=1.5:deal figures=5,0,3 points=0,0,3")
    guessed = guesses(GAME.view(race, 1)).draw(Chance("nothing"))
    assert GAME.show_state(guessed) == GAME.show_state(race)
