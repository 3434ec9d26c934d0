"""The command as a process: its exit code, its first line, Ctrl-C and closed pipes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

SIM = [sys.executable, "-m", "podium", "sim", "runner-up", "--seats", "greedy,random,random"]


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Start a simulation in a group of its own; nobody of it outlives the test."""
    with interrupts_heard():
        process = subprocess.Popen(
            [*SIM, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


@contextmanager
def interrupts_heard() -> Iterator[None]:
    """Start processes as a terminal does: tests that run in the background ignore Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


@pytest.mark.parametrize("wait", [0.0, 1.5], ids=["at once", "while playing"])
def test_ctrl_c_ends_a_run_with_one_line_and_130(wait: float) -> None:
    with started("--games", "1000000", "--seed", "1") as process:
        assert first_line(process).startswith("Runner-Up: greedy, random, random")
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(wait)
        os.killpg(process.pid, signal.SIGINT)  # a terminal tells the whole group
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    lines = [line for line in said.splitlines() if "run uncompiled" not in line]
    assert len(lines) == 1
    assert lines[0].startswith("podium: interrupted after ")
    assert lines[0].endswith(" of 1,000,000 games")
    assert nobody_is_left(process.pid)


def nobody_is_left(group: int) -> bool:
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


def test_who_reads_only_the_beginning_is_served_without_a_complaint() -> None:
    with started("--games", "5", "--seed", "1") as process:
        first_line(process)
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == ""


def test_a_full_disk_is_answered_in_one_line() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:  # noqa: PTH123 - a device
        run = subprocess.run(
            [*SIM, "--games", "1"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert run.returncode == 2
    assert run.stderr == "podium: cannot go on: No space left on device\n"


def test_a_run_may_be_as_long_as_one_likes() -> None:
    with started("--games", str(10**15), "--seed", "1") as process:
        assert "1,000,000,000,000,000 games" in first_line(process)
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(1.5)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert "interrupted after " in said


def test_a_terminal_that_knows_few_characters_is_served(tmp_path: Path) -> None:
    poor = {**os.environ, "PYTHONIOENCODING": "ascii"}
    record = tmp_path / "game.jsonl"
    podium = [sys.executable, "-m", "podium"]
    with record.open("w") as file:
        command = [*podium, "record", "runner-up", "--seats", "random,random"]
        subprocess.run(command, stdout=file, check=True)
    run = subprocess.run(
        [*podium, "replay", str(record), "--at", "1"], env=poor, capture_output=True, check=True
    )
    assert b"? ?" in run.stdout


def test_bad_input_ends_with_2_and_no_traceback() -> None:
    command = [*SIM[:4], "chess", "--seats", "a"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert run.stderr == "podium: there is no game 'chess'; Podium has runner-up, dog, loading\n"


def test_a_terminal_is_shown_a_progress_bar() -> None:
    shown, terminal = os.openpty()
    with subprocess.Popen(
        [*SIM[:-1], "random,random,random", "--games", "150", "--seed", "1"],
        stdout=subprocess.DEVNULL,
        stderr=terminal,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
    ) as process:
        os.close(terminal)
        bar = read_all(shown)
    assert process.returncode == 0
    assert "playing" in bar
    assert "%" in bar


def read_all(terminal: int) -> str:
    """Read until the other side is closed, which a terminal reports as an error."""
    parts = []
    try:
        while part := os.read(terminal, 4096):
            parts.append(part)
    except OSError:
        pass
    return b"".join(parts).decode()
