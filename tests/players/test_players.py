"""Finding bots, and the one that knows every game."""

from __future__ import annotations

from collections import Counter

import pytest

from podium.core.chance import Chance
from podium.core.errors import UnknownBot
from podium.core.player import AnyPlayer, Bot
from podium.games.runner_up import GAME
from podium.games.runner_up.actions import Options
from podium.players import bots_for, find_bot
from podium.players.random import RandomPlayer


def test_a_random_player_takes_any_action_each_as_likely_as_the_other() -> None:
    player = RandomPlayer(Chance("random"))
    taken = Counter(player.choose(None, ["a", "b", "c"]) for _ in range(6_000))
    assert set(taken) == {"a", "b", "c"}
    assert all(1_850 < times < 2_150 for times in taken.values())


@pytest.mark.parametrize("name", bots_for(GAME))
def test_a_bot_is_a_player(name: str) -> None:
    bot: Bot = find_bot(GAME, name)
    player: AnyPlayer = bot(Chance("player"))
    race = GAME.deal(GAME.start(2, Options()), GAME.draw(GAME.start(2, Options()), Chance("deal")))
    legal = GAME.legal(race, 1)
    assert player.choose(GAME.view(race, 1), legal) in legal


def test_bots_are_found_by_name() -> None:
    assert find_bot(GAME, "random") is RandomPlayer
    assert find_bot(GAME, "greedy") is GAME.bots["greedy"]


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="Runner-Up has no bot 'clever'; it has random, greedy"):
        find_bot(GAME, "clever")
