"""Golden records: whole games kept as files, so that a change of the rules shows as a difference.

Each is the record that its name says: `<bots>-<seed>.jsonl`, with the options before the seed if
there are any. To write them anew on purpose: `python tests/games/golden.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from podium.arena.game import record_game
from podium.core.options import read_options
from podium.core.record import write_record
from podium.games import REGISTRY, find_game

HERE = Path(__file__).parent


class Golden(NamedTuple):
    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int

    @property
    def file(self) -> Path:
        words = ["+".join(self.bots), *(f"{name}={value}" for name, value in self.options.items())]
        folder = HERE / REGISTRY[self.game].rpartition(".")[2] / "golden"
        return folder / f"{'-'.join([*words, str(self.seed)])}.jsonl"

    def record(self) -> str:
        game = find_game(self.game)
        options = read_options(game, self.options)
        return write_record(record_game(game, options, self.bots, str(self.seed)))


TACTICAL = {"tactical": "true"}
AT_TABLE = {"base": "true", "mistakes": "at-table"}
GOLDEN = [
    Golden("runner-up", ("greedy", "random"), {}, 1),
    Golden("runner-up", ("greedy", "random", "random"), {}, 2),
    Golden("runner-up", ("random",) * 6, {}, 3),
    Golden("runner-up", ("random", "greedy"), TACTICAL, 4),
    Golden("runner-up", ("greedy", "greedy", "random", "random"), TACTICAL, 5),
    Golden("dog", ("greedy", "random", "greedy", "random"), {}, 1),
    Golden("dog", ("greedy",) * 6, {"clockwise": "false"}, 2),
    Golden("dog", ("random", "greedy"), {}, 3),
    Golden("dog", ("greedy", "greedy", "random"), {"clockwise": "false"}, 4),
    Golden("loading", ("expert", "skilled", "casual", "beginner"), {}, 1),
    Golden("loading", ("casual", "random"), {"base": "true"}, 2),
    Golden("loading", ("casual",) * 7, {"mistakes": "at-table"}, 3),
    Golden("loading", ("beginner", "casual", "expert"), AT_TABLE, 4),
    Golden("loading", ("beginner", "beginner"), {"minutes": "3"}, 30),
]


if __name__ == "__main__":
    for golden in GOLDEN:
        golden.file.parent.mkdir(exist_ok=True)
        golden.file.write_text(golden.record(), encoding="utf-8")
