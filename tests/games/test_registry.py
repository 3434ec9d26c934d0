"""Every game of the registry brings all its parts; what one lacks is named."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from games.scenarios import read_scenarios
from podium.core.errors import UnknownGame
from podium.core.game import AnyGame
from podium.games import REGISTRY, find_game
from podium.players import bots_for

ROOT = Path(__file__).parents[2]
MARK = "from mypy_extensions import"  # see hatch_build.py
RAISED = re.compile(r'Refused\(\s*"([a-z-]+)"')
CLAUSE = re.compile(r"^- ([A-Z]+-\d+) (?!\(reserved\))", re.MULTILINE)


def folders(package: str) -> tuple[Path, Path]:
    return ROOT / "src/podium/games" / package, ROOT / "tests/games" / package


def parts_of(name: str, package: str) -> dict[str, bool]:
    """Name each part that a game has to have, and say whether it is there."""
    source, tests = folders(package)
    rules = source / "rules.py"
    return {
        "the numbered rules in docs/rules": (ROOT / f"docs/rules/{name}.md").exists(),
        "rules.py": rules.exists(),
        "compiled rules": rules.exists() and MARK in rules.read_text(encoding="utf-8"),
        "scenarios.txt": (tests / "scenarios.txt").exists(),
        "test_scenarios.py": (tests / "test_scenarios.py").exists(),
        "naive.py, the second implementation": (tests / "naive.py").exists(),
        "test_naive.py": (tests / "test_naive.py").exists(),
        "perft.txt": (tests / "perft.txt").exists(),
        "test_perft.py": (tests / "test_perft.py").exists(),
        "laws.py": (tests / "laws.py").exists(),
        "test_blindness.py": (tests / "test_blindness.py").exists(),
        "two golden records": len(list((tests / "golden").glob("*.jsonl"))) >= 2,
        "a line in the README": f"`{name}`" in (ROOT / "README.md").read_text(encoding="utf-8"),
    }


CLIENT_FILES = (
    "types.ts",
    "client.ts",
    "Picture.svelte",
    "Rules.svelte",
    "Board.svelte",
    "parts.ts",
)


def client_parts_of(package: str) -> dict[str, bool]:
    """Do the same for what the game looks like in a browser."""
    games = ROOT / "web/src/games"
    registry = (games / "registry.ts").read_text(encoding="utf-8")
    return {
        **{f"{file} of its client": (games / package / file).exists() for file in CLIENT_FILES},
        "its client's line in registry.ts": f'"./{package}/client.ts"' in registry,
    }


def missing(parts: dict[str, bool]) -> list[str]:
    return [part for part, there in parts.items() if not there]


@pytest.mark.parametrize("name", REGISTRY)
def test_a_game_lacks_nothing(name: str) -> None:
    assert missing(parts_of(name, REGISTRY[name].rpartition(".")[2])) == []


@pytest.mark.parametrize("name", REGISTRY)
def test_a_game_lacks_nothing_in_the_browser(name: str) -> None:
    assert missing(client_parts_of(REGISTRY[name].rpartition(".")[2])) == []


def test_what_a_game_lacks_is_named() -> None:
    assert missing(parts_of("chess", "chess")) == list(parts_of("chess", "chess"))
    assert missing(client_parts_of("chess")) == list(client_parts_of("chess"))


@pytest.mark.parametrize("name", REGISTRY)
def test_every_clause_has_a_scenario(name: str) -> None:
    clauses = CLAUSE.findall((ROOT / f"docs/rules/{name}.md").read_text(encoding="utf-8"))
    _, tests = folders(REGISTRY[name].rpartition(".")[2])
    shown = {told.clause for told in read_scenarios(tests / "scenarios.txt")}
    assert len(clauses) > 20
    assert [clause for clause in clauses if clause not in shown] == []
    assert shown <= set(clauses)


@pytest.mark.parametrize("game", [find_game(name) for name in REGISTRY], ids=lambda game: game.name)
def test_a_game_says_who_it_is(game: AnyGame) -> None:
    assert find_game(game.name) is game
    assert game.title
    assert game.introduction
    assert 1 < game.fewest_seats <= game.most_seats
    assert "random" in bots_for(game)
    assert len(bots_for(game)) >= 2
    assert game.stand_in in bots_for(game)
    assert issubclass(game.options_type, msgspec.Struct)
    assert game.options_type.__struct_config__.frozen


@pytest.mark.parametrize("name", REGISTRY)
def test_a_game_lists_the_codes_of_all_its_refusals(name: str) -> None:
    source, _ = folders(REGISTRY[name].rpartition(".")[2])
    raised = {
        code
        for file in source.glob("*.py")
        for code in RAISED.findall(file.read_text(encoding="utf-8"))
    }
    assert raised == set(find_game(name).refusals)


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'; Podium has runner-up, dog, loading"):
        find_game("chess")
