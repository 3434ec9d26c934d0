"""The pages of all games, for tests of what holds at every table."""

from __future__ import annotations

import pytest

from browser.dog import Dog
from browser.loading import Loading
from browser.pages import Playing
from browser.runner_up import RunnerUp

GAMES: tuple[type[Playing], ...] = (RunnerUp, Dog, Loading)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.words)
