"""Who decides for a seat: the bots that know any game, and where each game's own are found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from podium.core.errors import UnknownBot
from podium.core.minds import RandomMind
from podium.players.random import RandomPlayer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from podium.core.chance import Chance
    from podium.core.game import AnyGame
    from podium.core.minds import Mind
    from podium.core.player import Bot


def bots_for(game: AnyGame) -> Mapping[str, Bot]:
    return {"random": RandomPlayer, **game.bots}


def find_bot(game: AnyGame, name: str) -> Bot:
    bots = bots_for(game)
    if name not in bots:
        raise UnknownBot(f"{game.title} has no bot {name!r}; it has {', '.join(bots)}")
    return bots[name]


def find_mind(game: AnyGame, name: str, chance: Chance) -> Mind | None:
    """Return what the bot is within a compiled call, if it is anything there."""
    minds = {"random": RandomMind, **game.minds}
    return minds[name](chance) if name in minds else None
