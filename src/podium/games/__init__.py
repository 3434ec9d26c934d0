"""The games, and where each is found. They know nothing of each other."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from podium.core.errors import UnknownGame

if TYPE_CHECKING:
    from podium.core.game import AnyGame

# One line for each game: its name, and the package whose GAME it is.
REGISTRY = {
    "runner-up": "podium.games.runner_up",
    "dog": "podium.games.dog",
    "loading": "podium.games.loading",
}


def find_game(name: str) -> AnyGame:
    if name not in REGISTRY:
        raise UnknownGame(f"there is no game {name!r}; Podium has {', '.join(REGISTRY)}")
    game: AnyGame = import_module(REGISTRY[name]).GAME
    return game
