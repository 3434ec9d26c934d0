"""Every clause of LOADING, shown in play."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.scenarios import Scenario, read_scenarios, run_scenario
from podium.games.loading import GAME

SCENARIOS = read_scenarios(Path(__file__).with_name("scenarios.txt"))


@pytest.mark.parametrize("told", SCENARIOS, ids=lambda told: f"{told.clause}, line {told.line}")
def test_scenario(told: Scenario) -> None:
    run_scenario(GAME, told)
