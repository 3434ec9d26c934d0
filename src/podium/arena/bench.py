"""How fast the rules are: whole random games a second on one core."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

import podium
from podium.core.chance import Chance
from podium.core.playout import play_out
from podium.games import REGISTRY, find_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from podium.core.game import AnyGame

SECONDS = 0.5  # for one measurement
REPEATS = 3  # of which the best counts: what disturbs only makes slower


class Speed(NamedTuple):
    game: str
    players: int
    compiled: bool
    games_per_second: float


def measure_all(seconds: float = SECONDS) -> Iterator[Speed]:
    """Measure this build, and beside each figure the uncompiled rules in the same run."""
    for name in REGISTRY:
        game = find_game(name)
        for seats in range(game.fewest_seats, game.most_seats + 1):
            yield measure(game, seats, seconds)
            if podium.BUILD.compiled:
                yield measure_uncompiled(name, seats, seconds)


def measure(game: AnyGame, seats: int, seconds: float) -> Speed:
    batch = 1
    while seconds_for(game, seats, batch) < seconds / REPEATS / 2:
        batch *= 2
    best = min(seconds_for(game, seats, batch) for _ in range(REPEATS))
    return Speed(game.name, seats, podium.BUILD.compiled, batch / best)


def seconds_for(game: AnyGame, seats: int, games: int) -> float:
    """Play whole games, every action chosen among the legal ones."""
    chance = Chance("bench")
    options = game.options_type()
    begin = perf_counter()
    for _ in range(games):
        play_out(game.start(seats, options), chance)
    return perf_counter() - begin


def measure_uncompiled(name: str, seats: int, seconds: float) -> Speed:
    """Measure in a process of its own: one process has only one build of the rules."""
    run = subprocess.run(  # noqa: S603 - this very module
        [sys.executable, "-m", __name__, name, str(seats), str(seconds)],
        env={**os.environ, "PODIUM_UNCOMPILED": "1"},
        stdout=subprocess.PIPE,
        check=True,
        start_new_session=True,  # it never hears of Ctrl-C: it is this process that ends it
    )
    measured: dict[str, Any] = json.loads(run.stdout)
    return Speed(**measured)


if __name__ == "__main__":
    name, seats, seconds = sys.argv[1:]
    print(json.dumps(measure(find_game(name), int(seats), float(seconds))._asdict()))
