"""How quick tables are over real WebSockets: scripted people play, next to a minimal echo server.

    python bench/sockets.py [--tables N] [--seconds S] [--json]

The server has one core, the people another. Each of them answers a question as soon as it comes
(`flat out`) or after a while (`calmly`). What an echo of a message of the same size takes, in the
same run and the same way, is what no server can be quicker than.
"""

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
from typing import TYPE_CHECKING, Any, NamedTuple

from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.asyncio.client import ClientConnection

HERE = Path(__file__).parent
PEOPLE = 3  # at each table
CALM = (0.5, 1.5)  # seconds to think
PATIENCE = 20  # seconds for a server to answer for the first time


class Load(NamedTuple):
    what: str
    a_second: float  # moves, or echoes
    median_ms: float
    p99_ms: float


class Times:
    """How long each answer took that came while it counted."""

    def __init__(self, seconds: float) -> None:
        self.begin = monotonic() + 1  # until everybody is at work
        self.end = self.begin + seconds
        self.taken: list[float] = []

    def are_over(self) -> bool:
        return monotonic() > self.end

    def note(self, seconds: float) -> None:
        if self.begin < monotonic() <= self.end:
            self.taken.append(seconds)

    def load(self, what: str) -> Load:
        rate = len(self.taken) / (self.end - self.begin)
        p99 = quantiles(self.taken, n=100)[98]
        return Load(what, rate, 1000 * median(self.taken), 1000 * p99)


# People


class Scripted:
    """Somebody at a table who plays any offer."""

    def __init__(self, code: str, address: str, secret: str, times: Times) -> None:
        self.address = f"ws://{address}/api/tables/{code}/socket"
        self.secret = secret
        self.times = times
        self.commands = 0
        self.hosting = False

    async def play(self, pause: tuple[float, float]) -> None:
        async with connect(self.address, compression=None) as connection:
            self.connection = connection
            await self.send({"do": "hello", "secret": self.secret})
            async for text in connection:
                await self.hear(json.loads(text), pause)
                if self.times.are_over():
                    return

    async def hear(self, push: dict[str, Any], pause: tuple[float, float]) -> None:
        self.hosting = push.get("table", {}).get("hosting", self.hosting)
        if push["push"] == "done":
            self.times.note(perf_counter() - self.sent)
        if push["push"] == "refused":
            raise SystemExit(f"refused: {push}")
        game = push.get("game") or push
        if self.hosting and game.get("outcome"):
            await self.command({"do": "start"})
        elif question := game.get("question"):
            await asyncio.sleep(pause[0] + secrets.randbelow(1000) / 1000 * (pause[1] - pause[0]))
            offer = secrets.choice(question["offers"])
            await self.command({"do": "play", "play": offer["play"], "asked": question["asked"]})

    async def command(self, command: dict[str, Any]) -> None:
        self.commands += 1
        self.sent = perf_counter()
        await self.send({"id": str(self.commands), **command})

    async def send(self, message: dict[str, Any]) -> None:
        await self.connection.send(json.dumps(message))


async def at_table(number: int, address: str, times: Times, pause: tuple[float, float]) -> None:
    people = [f"bench-{number}-{person}-{'x' * 16}" for person in range(PEOPLE)]
    code = await asyncio.to_thread(open_table, address, people[0])
    for secret in people[1:]:
        await sit(code, address, secret)
    await start(code, address, people[0])
    await asyncio.gather(*(Scripted(code, address, one, times).play(pause) for one in people))


def open_table(address: str, secret: str) -> str:
    settings = {"think_seconds": None}
    wish = {"game": "runner-up", "secret": secret, "name": "Host", "settings": settings}
    request = urllib.request.Request(
        f"http://{address}/api/tables",
        json.dumps(wish).encode(),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - same
        code: str = json.load(answer)["code"]
    return code


async def sit(code: str, address: str, secret: str) -> None:
    await do_once(code, address, secret, {"do": "sit", "id": "sit", "name": "Guest"})


async def start(code: str, address: str, secret: str) -> None:
    await do_once(code, address, secret, {"do": "start", "id": "start"})


async def do_once(code: str, address: str, secret: str, command: dict[str, Any]) -> None:
    async with connect(f"ws://{address}/api/tables/{code}/socket", compression=None) as connection:
        await connection.send(json.dumps({"do": "hello", "secret": secret}))
        await connection.send(json.dumps(command))
        await answer_to(command["id"], connection)


async def answer_to(command: str, connection: ClientConnection) -> None:
    async for text in connection:
        answer = json.loads(text)
        if answer.get("id") == command:
            if answer["push"] != "done":
                raise SystemExit(f"refused: {answer}")
            return


async def echo(address: str, times: Times, pause: tuple[float, float]) -> None:
    message = json.dumps({"id": "1000", "do": "play", "play": "+3>A", "asked": 20})
    async with connect(f"ws://{address}/", compression=None) as connection:
        while not times.are_over():
            await asyncio.sleep(pause[0] + secrets.randbelow(1000) / 1000 * (pause[1] - pause[0]))
            sent = perf_counter()
            await connection.send(message)
            await connection.recv()
            times.note(perf_counter() - sent)


# Servers, each in a process of its own


@contextmanager
def served(what: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, str(HERE / "serving.py"), what, str(port), f"{folder}/bench.db"]
        process = subprocess.Popen(command)
        try:
            wait_for(port)
            yield f"127.0.0.1:{port}"
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


async def measure_tables(
    address: str, tables: int, seconds: float, pause: tuple[float, float]
) -> Times:
    times = Times(seconds)
    people = [at_table(number, address, times, pause) for number in range(tables)]
    await asyncio.gather(*people)
    return times


async def measure_echo(
    address: str, tables: int, seconds: float, pause: tuple[float, float]
) -> Times:
    times = Times(seconds)
    await asyncio.gather(*(echo(address, times, pause) for _ in range(PEOPLE * tables)))
    return times


def measure(tables: int, seconds: float) -> Iterator[Load]:
    for how, pause in (("calmly", CALM), ("flat out", (0.0, 0.0))):
        for what, measured in (("echo", measure_echo), ("tables", measure_tables)):
            with served(what) as address:
                times = asyncio.run(measured(address, tables, seconds, pause))
            yield times.load(f"{what}, {how}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    loads = list(measure(arguments.tables, arguments.seconds))
    if arguments.json:
        print(json.dumps({"results": [load._asdict() for load in loads]}))
    else:
        print_loads(loads, arguments.tables)


def print_loads(loads: list[Load], tables: int) -> None:
    print(f"{tables} tables of {PEOPLE}; one core for the server")
    print(f"{'':18}{'a second':>10}{'median':>12}{'99th':>12}")
    for load in loads:
        times = f"{load.median_ms:>9.2f} ms{load.p99_ms:>9.2f} ms"
        print(f"{load.what:18}{load.a_second:>10,.0f}{times}")


if __name__ == "__main__":
    main()
