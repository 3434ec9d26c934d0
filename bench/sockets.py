"""How quick tables are over real WebSockets: scripted people play, next to a minimal echo server.

    python bench/sockets.py [--tables N] [--seconds S] [--json]

The server has one core, the people another. Each of them answers a question as soon as it comes
(`flat out`) or after a while (`calmly`). What an echo of a message of the same size takes, in the
same run and the same way, is what no server can be quicker than.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from time import perf_counter
from typing import TYPE_CHECKING, Any

from measuring import Load, Served, Times, main, measure_echo, open_table, pause_of, served
from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.asyncio.client import ClientConnection

PEOPLE = 3  # at each table
CALM = (0.5, 1.5)  # seconds to think


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
            await asyncio.sleep(pause_of(pause))
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
    code = await asyncio.to_thread(open_table, address, people[0], "runner-up")
    for secret in people[1:]:
        await sit(code, address, secret)
    await start(code, address, people[0])
    await asyncio.gather(*(Scripted(code, address, one, times).play(pause) for one in people))


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


async def measure_tables(
    server: Served, tables: int, seconds: float, pause: tuple[float, float]
) -> Times:
    times = Times(seconds, server.process)
    people = [at_table(number, server.address, times, pause) for number in range(tables)]
    await asyncio.gather(times.pass_by(), *people)
    return times


def measure(tables: int, seconds: float) -> Iterator[Load]:
    for how, pause in (("calmly", CALM), ("flat out", (0.0, 0.0))):
        with served("echo") as server:
            echoed = asyncio.run(measure_echo(server, PEOPLE * tables, seconds, pause))
        yield echoed.load(f"echo, {how}")
        with served("tables") as server:
            times = asyncio.run(measure_tables(server, tables, seconds, pause))
        yield times.load(f"tables, {how}")


if __name__ == "__main__":
    main(__doc__, 30, PEOPLE, measure)
