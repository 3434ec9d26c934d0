"""The benchmark measures every game at every size, and both builds of the rules where there are."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import podium
from podium.arena import bench
from podium.cli import benching, run
from podium.games import REGISTRY, find_game

if TYPE_CHECKING:
    from collections.abc import Iterator

INSTANT = 0.01


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured() -> Iterator[bench.Speed]:
        return bench.measure_all(INSTANT)

    monkeypatch.setattr(benching, "measure_all", measured)


@pytest.mark.usefixtures("quick")
def test_a_benchmark_is_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--json"]) == 0
    results = json.loads(capsys.readouterr().out)["results"]
    builds = [True, False] if podium.BUILD.compiled else [False]
    assert [(row["game"], row["players"], row["compiled"]) for row in results] == [
        (name, seats, compiled)
        for name in REGISTRY
        for seats in range(find_game(name).fewest_seats, find_game(name).most_seats + 1)
        for compiled in builds
    ]
    assert all(row["games_per_second"] > 0 for row in results)


@pytest.mark.usefixtures("quick")
def test_a_benchmark_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench"]) == 0
    said = capsys.readouterr().out
    assert said.count("runner-up") >= 5
    assert ("1 / " in said) == podium.BUILD.compiled
    assert said.splitlines()[-1].startswith("Whole random games a second")


def test_ctrl_c_is_not_for_the_process_that_measures_the_uncompiled_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = tmp_path / "python"
    python.write_text(f"#!{sys.executable}\n{TELLING_ITS_SESSION}")
    python.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(python))
    assert bench.measure_uncompiled("runner-up", 2, INSTANT).players != os.getsid(0)


TELLING_ITS_SESSION = """
import json, os
print(json.dumps({"game": "", "players": os.getsid(0), "compiled": False, "games_per_second": 1}))
"""
