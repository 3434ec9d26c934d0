"""`podium serve` as a process: it says where it is, serves, and ends on Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from podium.cli import run, serving
from podium.client import Client
from podium.server.settings import ServerSettings

SERVE = [sys.executable, "-m", "podium", "serve", "--no-browser", "--host", "127.0.0.1"]
PATIENCE = 60


@contextmanager
def served(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Start a server as a terminal does: tests that run in the background ignore Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(
            [*SERVE, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
    finally:
        signal.signal(signal.SIGINT, before)
    with process:
        try:
            yield process
        finally:
            process.kill()


def said_until(process: subprocess.Popen[str], last: str) -> list[str]:
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line.rstrip("\n"))
        if lines[-1] == last:
            return lines
    raise AssertionError(process.communicate())


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
    return port


@pytest.mark.slow
@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM], ids=lambda way: way.name)
def test_a_server_says_its_address_serves_and_ends_with_one_line(
    tmp_path: Path, way: signal.Signals
) -> None:
    port, file = free_port(), tmp_path / "tables"
    with served("--port", str(port), "--data", str(file)) as process:
        lines = said_until(process, "Ctrl-C ends it.")
        assert lines[0] == "Podium is ready."
        assert f"  on this machine  http://localhost:{port}" in lines
        assert f"Tables are kept in {file}." in lines
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health") as answer:
            assert json.load(answer) == {"fine": True}
        process.send_signal(way)
        said, complained = process.communicate(timeout=PATIENCE)
    assert said == f"Podium ends. All tables are kept in {file}.\n"
    assert [line for line in complained.splitlines() if "run uncompiled" not in line] == []
    assert process.returncode == 0


@pytest.mark.slow
def test_whoever_is_connected_does_not_stop_it_from_ending(tmp_path: Path) -> None:
    port = free_port()
    with served("--port", str(port), "--data", str(tmp_path / "tables")) as process:
        said_until(process, "Ctrl-C ends it.")
        with socket.create_connection(("127.0.0.1", port)) as idle:
            idle.sendall(b"GET /api/games HTTP/1.1\r\n")  # and no more of it
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=PATIENCE)
    assert process.returncode == 0


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().err.splitlines()[-1]


def test_a_port_that_is_taken_is_answered_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        arguments = ["serve", "--host", "127.0.0.1", "--port", port, "--no-browser"]
        assert run([*arguments, "--data", str(tmp_path / "tables")]) == 2
    expected = f"podium: 127.0.0.1:{port} cannot be used: Address already in use"
    assert complaint(capsys) == expected


def test_without_a_port_the_next_one_that_is_free_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        number = taken.getsockname()[1]
        monkeypatch.setattr(serving, "USUAL_PORT", number)
        monkeypatch.setattr(serving, "LAST_PORT", number + 20)
        with serving.listening("127.0.0.1", None) as next_one:
            assert number < next_one.getsockname()[1] <= number + 20


@pytest.mark.parametrize(
    ("host", "reason"), [("192.0.2.1", "cannot be used"), ("no such host", "cannot be used")]
)
def test_a_host_that_is_not_this_machine_is_answered(
    host: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--host", host, "--data", str(tmp_path / "tables")]) == 2
    assert reason in complaint(capsys)


def test_a_file_that_is_no_store_is_answered_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 500)
    port = str(free_port())
    arguments = ["serve", "--host", "127.0.0.1", "--port", port, "--no-browser"]
    assert run([*arguments, "--data", str(file)]) == 2
    assert complaint(capsys) == f"podium: {file} is no database"
    for unfit in (tmp_path / "nowhere" / "tables", tmp_path):
        assert run([*arguments, "--data", str(unfit)]) == 2
        assert complaint(capsys).startswith(
            f"podium: {unfit} cannot be opened: it has to be a file, in a folder that is there"
        )


@pytest.mark.parametrize("arguments", [["--port", "0"], ["--port", "x"], ["--port", "70000"]])
def test_a_port_that_is_none_is_answered(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", *arguments]) == 2
    assert complaint(capsys).startswith("podium: ")


def test_tables_are_kept_in_the_home_where_no_file_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "user_data_path", lambda *_, **__: tmp_path / "home" / "podium")
    assert serving.usual_file() == tmp_path / "home" / "podium" / "podium.sqlite"
    assert (tmp_path / "home" / "podium").stat().st_mode & 0o077 == 0


def test_a_home_that_cannot_be_written_to_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "home").write_text("a file")
    monkeypatch.setattr(serving, "user_data_path", lambda *_, **__: tmp_path / "home" / "podium")
    assert run(["serve"]) == 2
    assert complaint(capsys).endswith("cannot be made: Not a directory; say --data FILE")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note what would be opened in a browser, at once."""
    places: list[str] = []

    class AtOnce:
        def __init__(self, target: object, args: tuple[str], *, daemon: bool) -> None:
            assert target is webbrowser.open
            assert daemon
            places.extend(args)

        def start(self) -> None:
            pass

    monkeypatch.setattr(threading, "Thread", AtOnce)
    return places


@pytest.mark.parametrize(
    ("shown", "text_only", "wanted", "built", "opens"),
    [
        (True, False, True, True, True),
        (False, False, True, True, False),
        (True, True, True, True, False),
        (True, False, False, True, False),
        (True, False, True, False, False),
    ],
)
def test_a_browser_is_opened_where_there_is_one_and_a_client(  # noqa: PLR0913 - its cases
    *,
    shown: bool,
    text_only: bool,
    wanted: bool,
    built: bool,
    opens: bool,
    opened: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    if shown:
        monkeypatch.setenv("DISPLAY", ":1")
    kind = webbrowser.GenericBrowser if text_only else webbrowser.BackgroundBrowser
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(webbrowser, "get", lambda: kind("some-browser"))
    client = Client(tmp_path) if built else Client(None, "no npm")
    monkeypatch.setattr(serving, "find_client", lambda: client)
    serving.say_ready(ServerSettings(data=tmp_path / "tables", port=8123), browser=wanted)
    assert opened == (["http://localhost:8123"] if opens else [])
    assert ("The browser client is missing: no npm." in capsys.readouterr().out) != built


def test_where_no_browser_is_known_none_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    assert serving.is_text_browser()


def test_a_host_of_the_network_is_shown_as_such(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = ServerSettings(data=tmp_path / "tables", host="192.0.2.7", port=8123)
    serving.say_ready(settings, browser=False)
    said = capsys.readouterr().out
    assert "  in your network  http://192.0.2.7:8123" in said
    assert "on this machine" not in said


def test_the_script_takes_the_options_of_serve() -> None:
    script = Path(__file__).parents[2] / "script" / "play"
    assert os.access(script, os.X_OK)
    assert script.read_text(encoding="utf-8").endswith('exec podium serve "$@"\n')
