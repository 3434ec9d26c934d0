"""The golden records replay, and the same bots and seeds make them again to the letter."""

from __future__ import annotations

import pytest

from games.golden import GOLDEN, Golden
from podium.core.record import read_record
from podium.core.replay import replay
from podium.games import find_game

every_golden = pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.file.stem)


@every_golden
def test_it_replays_to_its_outcome(golden: Golden) -> None:
    record = read_record(golden.file.read_text(encoding="utf-8"))
    *_, last = replay(find_game(golden.game), record)
    assert last.state.is_over()


@every_golden
def test_it_is_made_again_to_the_letter(golden: Golden) -> None:
    assert golden.record() == golden.file.read_text(encoding="utf-8")


def test_every_file_is_a_golden_record() -> None:
    files = {file for golden in GOLDEN for file in golden.file.parent.iterdir()}
    assert files == {golden.file for golden in GOLDEN}
