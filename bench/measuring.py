"""What the benchmarks over sockets share: servers of their own, times, echoes, and the report."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, NamedTuple

from serving import have_room
from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

HERE = Path(__file__).parent
PATIENCE = 20  # seconds for a server to answer for the first time
WARM_UP = 1  # seconds until everybody is at work
MESSAGE = {"id": "1000", "do": "play", "play": "+3>A", "asked": 20}  # of the usual size


class Load(NamedTuple):
    what: str
    a_second: float  # commands, or echoes
    median_ms: float
    p99_ms: float
    busy: float  # of the server's core; 0 where the system does not tell


class Times:
    """How long each answer took that came while it counted."""

    def __init__(self, seconds: float, process: int) -> None:
        self.begin = monotonic() + WARM_UP
        self.end = self.begin + seconds
        self.process = process
        self.taken: list[float] = []
        self.used = 0.0

    def are_over(self) -> bool:
        return monotonic() > self.end

    def note(self, seconds: float) -> None:
        if self.begin < monotonic() <= self.end:
            self.taken.append(seconds)

    async def pass_by(self) -> None:
        """Wait until they are over, and see how busy the server is meanwhile."""
        await asyncio.sleep(self.begin - monotonic())
        before = core_seconds(self.process)
        await asyncio.sleep(self.end - monotonic())
        self.used = core_seconds(self.process) - before

    def load(self, what: str) -> Load:
        seconds = self.end - self.begin
        p99 = quantiles(self.taken, n=100)[98]
        rate = len(self.taken) / seconds
        return Load(what, rate, 1000 * median(self.taken), 1000 * p99, self.used / seconds)


def core_seconds(process: int) -> float:
    """How many seconds a process has had a core, where the system tells."""
    file = Path(f"/proc/{process}/stat")
    if not file.exists():
        return 0.0
    user, system = file.read_text(encoding="utf-8").rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


# Servers, each in a process of its own


class Served(NamedTuple):
    address: str
    process: int


@contextmanager
def served(what: str) -> Iterator[Served]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, str(HERE / "serving.py"), what, str(port), f"{folder}/bench.db"]
        process = subprocess.Popen(command)
        try:
            wait_for(port)
            yield Served(f"127.0.0.1:{port}", process.pid)
        finally:
            process.terminate()
            process.wait()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
    return port


def wait_for(port: int) -> None:
    until = monotonic() + PATIENCE
    while monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            continue
        return
    raise SystemExit("the server does not answer")


# What people do


def pause_of(pause: tuple[float, float]) -> float:
    """Draw how long somebody takes."""
    return pause[0] + secrets.randbelow(1000) / 1000 * (pause[1] - pause[0])


def open_table(address: str, secret: str, game: str) -> str:
    settings = {"think_seconds": None}
    wish = {"game": game, "secret": secret, "name": "Host", "settings": settings}
    request = urllib.request.Request(
        f"http://{address}/api/tables",
        json.dumps(wish).encode(),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - same
        code: str = json.load(answer)["code"]
    return code


async def echo(address: str, times: Times, pause: tuple[float, float]) -> None:
    message = json.dumps(MESSAGE)
    async with connect(f"ws://{address}/", compression=None) as connection:
        while not times.are_over():
            await asyncio.sleep(pause_of(pause))
            sent = perf_counter()
            await connection.send(message)
            await connection.recv()
            times.note(perf_counter() - sent)


async def measure_echo(
    server: Served, people: int, seconds: float, pause: tuple[float, float]
) -> Times:
    times = Times(seconds, server.process)
    await asyncio.gather(
        times.pass_by(), *(echo(server.address, times, pause) for _ in range(people))
    )
    return times


# The report


def main(
    text: str | None, tables: int, people: int, measure: Callable[[int, float], Iterator[Load]]
) -> None:
    """Measure on a core of our own, as the command line says, and report."""
    parser = argparse.ArgumentParser(description=text)
    parser.add_argument("--tables", type=int, default=tables)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    have_room(core=max)
    loads = list(measure(arguments.tables, arguments.seconds))
    if arguments.json:
        print(json.dumps({"results": [load._asdict() for load in loads]}))
    else:
        print_loads(loads, arguments.tables, people)


def print_loads(loads: list[Load], tables: int, people: int) -> None:
    print(f"{tables} tables of {people}; one core for the server")
    print(f"{'':18}{'a second':>10}{'median':>12}{'99th':>12}{'busy':>8}")
    for load in loads:
        times = f"{load.median_ms:>9.2f} ms{load.p99_ms:>9.2f} ms"
        print(f"{load.what:18}{load.a_second:>10,.0f}{times}{load.busy:>8.0%}")
