"""A mind sees no more than a View tells: what it is given of a State is what a View gives."""

from __future__ import annotations

from typing import Any

import pytest

from conftest import Some
from games.loading.laws import TABLES
from podium.arena.turns import turns
from podium.core.bits import members
from podium.core.chance import Chance
from podium.games.loading import GAME
from podium.games.loading.actions import Options
from podium.games.loading.bots import glance_of
from podium.games.loading.glance import Glance
from podium.games.loading.rules import Rush
from podium.players.random import RandomPlayer

STARTED = "beginners/4 at=on waiting=D packs=A:1-22,B:23-44,C:45-65 holdings=1,1,1,0 boosts=1,1,1,1"

every_table = pytest.mark.parametrize(("seats", "options"), TABLES)


def content(glance: Glance) -> dict[str, Any]:
    """Give all that is in a Glance."""
    names = [name for name in dir(glance) if not name.startswith("__")]
    facts = {name: getattr(glance, name) for name in names}
    return {name: plain(fact) for name, fact in facts.items() if not callable(fact)}


def plain(fact: Any) -> Any:
    return fact if isinstance(fact, int) else list(fact)


def positions(seats: int, options: Options, seed: str) -> list[Rush]:
    chance = Chance(seed)
    players = [RandomPlayer(chance) for _ in range(seats)]
    played = turns(GAME, GAME.start(seats, options), players, chance)
    return [turn.after for turn in played if turn.after.is_on()]


@every_table
def test_a_glance_at_the_state_is_one_at_the_view(seats: int, options: Options, some: Some) -> None:
    for number in some(20):
        for rush in positions(seats, options, f"glance {number}"):
            for seat in members(rush.awaited()):
                seen = content(glance_of(GAME.view(rush, seat)))
                assert seen == content(Glance(rush, seat))
                assert len(seen) > 15


def test_a_number_may_come_as_long_as_it_may_be_in_a_pack() -> None:
    """LD-15, LD-33: A has seen the pack that D stops with; B has not."""
    rush = GAME.read_state(STARTED)
    for seat, text in ((0, "1>A:-#1"), (0, ">#1"), (3, "4+#1"), (1, ">#1"), (0, ">#2")):
        rush = GAME.play(rush, seat, GAME.read_action(text, 4))
    assert may_come(Glance(rush, 1)) == set(range(2, 66))
    assert may_come(Glance(rush, 2)) == set(range(2, 66))
    rush = GAME.play(rush, 1, GAME.read_action(">#2", 4))
    assert may_come(Glance(rush, 0)) == set(range(23, 66))


def may_come(glance: Glance) -> set[int]:
    higher = glance.higher
    return {number for number in range(1, 66) if higher[number - 1] > higher[number]}
