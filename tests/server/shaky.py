"""A person far away, whose connection delays, loses and repeats messages, and breaks.

What they do about it is what the browser's client does: commands are sent again with the same id
until they are answered, pushes are taken in the order of their numbers, and whoever misses one
connects anew and says which was the last.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 1.0  # seconds without an answer until a command is sent again


class Faults(NamedTuple):
    """How bad a connection is, in both directions; chances are for each message."""

    quickest: float = 0.005  # seconds
    slowest: float = 0.250
    lost: float = 0.03
    repeated: float = 0.03
    broken: float = 0.01


class Link:
    """One connection: messages keep their order, as a WebSocket's do, but not all arrive once."""

    def __init__(self, socket: ClientConnection, faults: Faults, lot: Random) -> None:
        self.socket = socket
        self.faults = faults
        self.lot = lot
        self.out: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        self.began = asyncio.get_running_loop().time()
        self.greeted = False  # something has come back
        self.happened: Counter[str] = Counter()

    def send(self, text: str) -> None:
        for _ in range(self.copies()):
            self.out.put_nowait((self.arrival(), text))

    def copies(self) -> int:
        drawn, faults = self.lot.random(), self.faults
        if drawn < faults.lost:
            self.happened["lost"] += 1
            return 0
        if drawn < faults.lost + faults.repeated:
            self.happened["repeated"] += 1
            return 2
        return 1

    def arrival(self) -> float:
        now = asyncio.get_running_loop().time()
        return now + self.lot.uniform(self.faults.quickest, self.faults.slowest)

    async def carry_out(self) -> None:
        """Let what was sent arrive, one after the other."""
        while True:
            when, text = await self.out.get()
            await until(when)
            if self.lot.random() < self.faults.broken:
                self.happened["broken"] += 1
                self.cut()
                return
            await self.socket.send(text)

    def is_dead(self) -> bool:
        """Whether nothing has ever come back: the hello, or what it brought, was lost."""
        return not self.greeted and asyncio.get_running_loop().time() > self.began + PATIENCE

    def cut(self) -> None:
        self.socket.transport.abort()

    async def arriving(self) -> AsyncIterator[str]:
        """Yield what comes in, when it has come all the way."""
        coming: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        reading = asyncio.create_task(self.read(coming))
        try:
            while True:
                when, text = await coming.get()
                await until(when)
                if not text:
                    return
                yield text
        finally:
            reading.cancel()

    async def read(self, coming: asyncio.Queue[tuple[float, str]]) -> None:
        with suppress(ConnectionClosed):
            async for text in self.socket:
                for _ in range(self.copies()):
                    coming.put_nowait((self.arrival(), str(text)))
        coming.put_nowait((0, ""))


async def until(when: float) -> None:
    await asyncio.sleep(max(0.0, when - asyncio.get_running_loop().time()))


class Shaky:
    def __init__(self, address: str, secret: str, faults: Faults, lot: Random) -> None:
        self.address = address
        self.secret = secret
        self.faults = faults
        self.lot = lot
        self.link: Link | None = None
        self.seen: dict[str, Any] | None = None
        self.table: Any = None
        self.game: Any = None
        self.views: list[Any] = []  # of the game that goes on, as they came
        self.open: dict[str, dict[str, Any]] = {}  # commands without an answer
        self.answers: dict[str, list[dict[str, Any]]] = {}
        self.happened: Counter[str] = Counter()
        self.told = asyncio.Event()  # something has changed

    # Its connection

    @asynccontextmanager
    async def present(self) -> AsyncIterator[Shaky]:
        life = asyncio.create_task(self.live())
        again = asyncio.create_task(self.send_again())
        try:
            yield self
        finally:
            for task in (life, again):
                task.cancel()
            await asyncio.gather(life, again, return_exceptions=True)

    async def live(self) -> None:
        """Connect, and connect anew whenever the connection is of no use any more."""
        while True:
            with suppress(ConnectionClosed, OSError):
                async with connect(self.address, proxy=None, compression=None) as socket:
                    await self.use(Link(socket, self.faults, self.lot))
            self.happened["connected"] += 1

    async def use(self, link: Link) -> None:
        self.link, link.happened = link, self.happened
        carrying = asyncio.create_task(link.carry_out())
        self.transmit({"do": "hello", "secret": self.secret, "seen": self.seen})
        for command in self.open.values():
            self.transmit(command)
        try:
            async for text in link.arriving():
                link.greeted = True
                if not self.hear(json.loads(text)):
                    return
        finally:
            self.link = None
            carrying.cancel()
            await asyncio.gather(carrying, return_exceptions=True)

    async def send_again(self) -> None:
        while True:
            await asyncio.sleep(PATIENCE)
            if self.link is not None and self.link.is_dead():
                self.link.cut()
            for command in list(self.open.values()):
                self.transmit(command)

    def transmit(self, message: dict[str, Any]) -> None:
        if self.link is not None:
            self.link.send(json.dumps(message))

    def look_again(self) -> None:
        """Connect anew, to see whether anything was missed."""
        if self.link is not None:
            self.link.cut()

    # Commands

    def do(self, do: str, **content: Any) -> str:
        name = f"{do} {len(self.answers) + len(self.open)}"
        self.open[name] = {"do": do, "id": name, **content}
        self.transmit(self.open[name])
        return name

    async def done(self, do: str, **content: Any) -> dict[str, Any]:
        """Return the answer to a command."""
        name = self.do(do, **content)
        await self.when(lambda: name in self.answers)
        return self.answers[name][0]

    async def when(self, condition: Callable[[], bool]) -> None:
        while not condition():
            self.told.clear()
            await self.told.wait()

    # What it is told

    def hear(self, message: dict[str, Any]) -> bool:
        """Take a message in; say whether the connection is still of use."""
        self.told.set()
        match message:
            case {"push": "done" | "refused", "id": name}:
                self.answers.setdefault(name, []).append(message)
                self.open.pop(name, None)
            case {"number": number}:
                return self.hear_push(message, number)
            case {"text": "say hello first"}:
                return False
        return True

    def hear_push(self, push: dict[str, Any], number: int) -> bool:
        if "stream" in push:
            self.seen = {"stream": push["stream"], "number": number}
            self.take_all(push)
            return True
        if self.seen is None or number > self.seen["number"] + 1:
            self.happened["missed"] += 1
            return False
        if number == self.seen["number"] + 1:
            self.seen = {**self.seen, "number": number}
            self.take(push)
        return True

    def take_all(self, push: dict[str, Any]) -> None:
        self.table = push["table"]
        self.begin(push["game"])

    def take(self, push: dict[str, Any]) -> None:
        self.table = push.get("table", self.table)
        match push["push"]:
            case "began":
                self.begin(push["game"])
            case "timed":
                self.game = {**self.game, "clock": push["clock"]}
            case "happened":
                self.game = game_after(self.game, push)
                self.views.append(push["view"])

    def begin(self, game: Any) -> None:
        self.game = game
        if game is not None:
            self.views.append(game["view"])


def game_after(game: dict[str, Any], push: dict[str, Any]) -> dict[str, Any]:
    return {
        **game,
        "view": push["view"],
        "log": [*game["log"], *push["log"]],
        "awaited": push["awaited"],
        "question": push.get("question", game["question"]),
        "outcome": push.get("outcome"),
    }
