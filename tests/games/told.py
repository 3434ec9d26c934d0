"""What one viewer is told of golden records: what the client's tests show on a board.

In each file are the View at the beginning and then, for each step of the record, the Events and the
View after them; a part from the beginning of the game, and a part that ends with its last step. To
write them anew on purpose: `PYTHONPATH=tests python -m games.told`.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from games.golden import GOLDEN, Golden
from podium.core.record import read_record
from podium.core.replay import replay
from podium.games import REGISTRY, find_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from podium.core.game import AnyGame, Viewer
    from podium.core.state import State

GAMES = Path(__file__).parents[2] / "web/src/games"
FIRST_STEPS, LAST_STEPS = 40, 8


class Told(NamedTuple):
    golden: Golden
    viewer: Viewer

    @property
    def folder(self) -> Path:
        return GAMES / REGISTRY[self.golden.game].rpartition(".")[2] / "told"

    def files(self) -> dict[Path, str]:
        """Give the content of each file."""
        who = "spectator" if self.viewer is None else f"seat-{self.viewer}"
        name = f"{self.golden.file.stem}-{who}"
        states = [position.state for position in replay_of(self.golden)]
        parts = {"begins": states[: FIRST_STEPS + 1], "ends": states[-LAST_STEPS - 1 :]}
        game = find_game(self.golden.game)
        return {
            self.folder / f"{name}-{part}.jsonl": "".join(told(game, some, self.viewer))
            for part, some in parts.items()
        }


def replay_of(golden: Golden) -> list[Any]:
    record = read_record(golden.file.read_text(encoding="utf-8"))
    return list(replay(find_game(golden.game), record))


def told(game: AnyGame, states: list[State], viewer: Viewer) -> Iterator[str]:
    views = [game.view(state, viewer) for state in states]
    yield line({"view": views[0]})
    for before, after in pairwise(views):
        yield line({"events": game.events(before, after), "view": after})


def line(content: dict[str, Any]) -> str:
    return msgspec.json.encode(content).decode() + "\n"


TOLD = [
    *[Told(GOLDEN[0], 0), Told(GOLDEN[1], 2), Told(GOLDEN[3], 1), Told(GOLDEN[4], None)],
    *[Told(GOLDEN[5], 0), Told(GOLDEN[6], 3), Told(GOLDEN[7], 1), Told(GOLDEN[8], None)],
    *[Told(GOLDEN[9], 0), Told(GOLDEN[10], 1), Told(GOLDEN[11], None), Told(GOLDEN[13], 1)],
]


if __name__ == "__main__":
    for each in TOLD:
        each.folder.mkdir(exist_ok=True)
        for file, content in each.files().items():
            file.write_text(content, encoding="utf-8")
