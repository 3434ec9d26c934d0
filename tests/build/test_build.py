"""The package is built with compiled rules where that is possible, and nothing stale ever runs."""

from __future__ import annotations

import importlib.util
import json
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from podium.compiled import LIBRARY, Build, use_compiled, why_not
from wheels import ROOT, copy_of_the_project, run_installed, wheel_of

if TYPE_CHECKING:
    from types import ModuleType

pytestmark = pytest.mark.slow

SIM = ["sim", "runner-up", "--seats", "random,random", "--games", "1", "--seed", "1"]


def version(installed: Path) -> str:
    return run_installed(installed, "-m", "podium", "--version").stdout


def loaded_from(installed: Path, module: str) -> str:
    asking = f"import {module}; print({module}.__file__)"
    return run_installed(installed, "-c", asking).stdout.strip()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel_of(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture
def installed(wheel: Path, tmp_path: Path) -> Path:
    return shutil.copytree(wheel, tmp_path / "installed")


@pytest.mark.once
def test_an_installed_wheel_runs_compiled(installed: Path) -> None:
    assert "(rules compiled)" in version(installed)
    rules = loaded_from(installed, "podium.games.runner_up.rules")
    assert rules.startswith(str(installed / "podium_compiled"))
    assert rules.endswith(sysconfig.get_config_var("EXT_SUFFIX"))
    assert not list((installed / "podium").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


@pytest.mark.once
def test_an_installed_wheel_holds_all_it_needs(installed: Path) -> None:
    said = run_installed(installed, "-m", "podium", *SIM)
    assert said.stdout.startswith("Runner-Up: random, random; 1 games, seed 1")
    assert said.stderr == ""
    assert (installed / "podium/py.typed").exists()
    assert (installed / "podium/games/runner_up/cards.toml").exists()


@pytest.mark.once
def test_a_changed_source_is_not_shadowed_by_a_stale_compiled_file(installed: Path) -> None:
    rules = installed / "podium/games/runner_up/rules.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("FARTHEST: Final[i64] = 16", "FARTHEST: Final[i64] = 5"))
    asking = "from podium.games.runner_up.rules import limited; print(limited(99))"
    assert run_installed(installed, "-c", asking).stdout == "5\n"
    assert "changed since they were compiled: podium.games.runner_up.rules)" in version(installed)
    assert loaded_from(installed, "podium.core.bits").endswith("bits.py")


@pytest.mark.once
def test_what_compiled_modules_import_is_a_source_too(installed: Path) -> None:
    cards = installed / "podium/games/runner_up/cards.py"
    cards.write_text(cards.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    assert "changed since they were compiled: podium.games.runner_up.cards)" in version(installed)


@pytest.mark.once
def test_a_changed_source_is_said_once(installed: Path) -> None:
    rules = installed / "podium/games/runner_up/rules.py"
    rules.write_text(rules.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    said = run_installed(installed, "-m", "podium", *SIM).stderr.splitlines()
    assert len(said) == 1
    assert "the rules run uncompiled" in said[0]


def with_one_game(project: Path) -> Path:
    """Leave out the other games, since compiling takes its time."""
    for game in (project / "src/podium/games").iterdir():
        if game.is_dir() and game.name != "runner_up":
            shutil.rmtree(game)
    return project


@pytest.mark.once
def test_a_rebuilt_source_runs_compiled_again(tmp_path: Path) -> None:
    project = with_one_game(copy_of_the_project(tmp_path))
    rules = project / "src/podium/games/runner_up/rules.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("FARTHEST: Final[i64] = 16", "FARTHEST: Final[i64] = 5"))
    rebuilt = wheel_of(project, tmp_path / "dist")
    asking = "from podium.games.runner_up.rules import limited; print(limited(99))"
    assert run_installed(rebuilt, "-c", asking).stdout == "5\n"
    assert "(rules compiled)" in version(rebuilt)


@pytest.mark.once
def test_without_a_c_compiler_it_is_built_uncompiled_and_says_so_once(tmp_path: Path) -> None:
    built = wheel_of(copy_of_the_project(tmp_path), tmp_path / "dist", CC="/nowhere/cc")
    assert "(rules uncompiled: no C compiler (/nowhere/cc) was found)" in version(built)
    said = run_installed(built, "-m", "podium", *SIM)
    assert said.stdout.startswith("Runner-Up: random, random")
    assert len(said.stderr.splitlines()) == 1
    assert "no C compiler" in said.stderr


@pytest.mark.once
def test_rules_that_cannot_be_compiled_are_built_uncompiled(tmp_path: Path) -> None:
    project = copy_of_the_project(tmp_path)
    bits = project / "src/podium/core/bits.py"
    bits.write_text(bits.read_text(encoding="utf-8") + "WRONG: i64 = 'text'\n", encoding="utf-8")
    built = wheel_of(project, tmp_path / "dist")
    assert "(rules uncompiled: compiling them failed" in version(built)


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_missing_headers_are_named(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hook.what_is_missing() is None
    monkeypatch.setattr(sysconfig, "get_path", lambda _: "/nowhere")
    assert hook.what_is_missing() == "Python's headers (Python.h) were not found"


def test_every_module_with_native_integers_is_compiled(hook: Any) -> None:
    found = hook.modules_to_compile(ROOT / "src")
    assert "podium.games.runner_up.rules" in found
    assert "podium.core.game" not in found
    assert all("i64" in path.read_text(encoding="utf-8") for path in found.values())


def test_the_build_says_what_it_is() -> None:
    assert str(Build(compiled=True)) == "compiled"
    assert str(Build(compiled=False, reason="of rain")) == "uncompiled: of rain"


def test_what_was_compiled_for_another_python_is_not_used() -> None:
    manifest = {"reason": "", "suffix": ".cpython-27.so", "compiled": [], "sources": {}}
    assert why_not(manifest, ROOT / "src/podium") == "they were compiled for another Python"


def test_what_cannot_be_loaded_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    folder = tmp_path / "podium_compiled"
    folder.mkdir()
    (folder / f"{LIBRARY}{suffix}").write_text("no library")
    manifest = {"reason": "", "suffix": suffix, "compiled": [], "sources": {}}
    (folder / "manifest.json").write_text(json.dumps(manifest))
    finders = list(sys.meta_path)
    monkeypatch.delenv("PODIUM_UNCOMPILED", raising=False)
    monkeypatch.delitem(sys.modules, LIBRARY, raising=False)
    monkeypatch.setattr("podium.compiled.built_folder", lambda _: folder)
    build = use_compiled(ROOT / "src/podium")
    assert not build.compiled
    assert build.reason.startswith("the compiled rules cannot be loaded")
    assert sys.meta_path == finders


def test_a_package_that_was_not_built_runs_its_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PODIUM_UNCOMPILED", raising=False)
    monkeypatch.setattr("podium.compiled.built_folder", lambda _: None)
    assert use_compiled(ROOT / "src/podium").reason == "the package was not built"


def test_the_sources_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PODIUM_UNCOMPILED", "1")
    assert use_compiled(ROOT / "src/podium") == Build(
        compiled=False, reason="PODIUM_UNCOMPILED is set", chosen=True
    )
