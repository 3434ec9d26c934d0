"""A server on a port of its own, in the test's own loop, and people who use it."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx2
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from podium.server.hall import Hall
from podium.server.outside import Outside
from podium.server.running import listen, opened, server_for
from podium.server.settings import Limits, Rate, ServerSettings

PATIENCE = 30.0  # seconds that nothing here should ever take
BREATH = 0.5  # seconds to wait for who was too fast
ANN, BEN, CAT = "a" * 16, "b" * 16, "c" * 16  # their secrets
PLENTY = Rate(1e9, 1e9)
# Tests are quicker than people: they are only limited where that is tested.
LIMITS = Limits(
    requests=PLENTY, openings=PLENTY, sockets=PLENTY, messages=PLENTY, talk=PLENTY, farewell=0.5
)
QUICK = {"bots_at_once": True}


class QuickOutside(Outside):
    """A clock that runs a hundred times as fast."""

    SPEED = 100

    def __init__(self) -> None:
        self.began = super().now()

    def now(self) -> int:
        return self.began + self.SPEED * (super().now() - self.began)

    def seconds_until(self, when: int) -> float:
        return super().seconds_until(when) / self.SPEED


class Rig:
    """A running server."""

    def __init__(self, hall: Hall, settings: ServerSettings, http: httpx2.AsyncClient) -> None:
        self.hall = hall
        self.settings = settings
        self.http = http
        self.host = f"127.0.0.1:{settings.port}"

    async def open(self, secret: str = ANN, **wishes: Any) -> str:
        """Open a table, and return its code."""
        wish = {"game": "runner-up", "secret": secret, "name": "Ann", "settings": QUICK, **wishes}
        answer = await self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    def person(self, code: str, secret: str = ANN, **more: Any) -> Person:
        return Person(f"ws://{self.host}/api/tables/{code}/socket", secret, **more)


class Person:
    """Somebody's client: it says hello, sends commands, and keeps what it is sent."""

    def __init__(
        self,
        address: str,
        secret: str,
        seen: dict[str, Any] | None = None,
        hello: dict[str, Any] | None = None,
        **connecting: Any,
    ) -> None:
        self.address = address
        self.hello = hello or {"do": "hello", "secret": secret, "seen": seen}
        self.seen = seen
        self.connecting = connecting
        self.got: list[dict[str, Any]] = []
        self.frames: list[str | bytes] = []  # the same, as it came
        self.sent = 0

    async def __aenter__(self) -> Self:
        # Who has not read everything can leave all the same: what comes is never held up.
        self.socket: ClientConnection = await connect(
            self.address, proxy=None, compression=None, max_queue=None, **self.connecting
        )
        await self.send(self.hello)
        return self

    async def __aexit__(
        self,
        _: type[BaseException] | None,
        __: BaseException | None,
        ___: TracebackType | None,
    ) -> None:
        await self.socket.close()

    async def send(self, message: Any) -> None:
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        await self.socket.send(text)

    async def hear(self) -> dict[str, Any]:
        """Return the next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        self.got.append(message)
        return message

    async def until(self, push: str, **content: Any) -> dict[str, Any]:
        """Return the next message of a kind that has this content."""
        while True:
            message = await self.hear()
            if message["push"] == push and content.items() <= message.items():
                return message

    async def do(self, do: str, id: str | None = None, **content: Any) -> dict[str, Any]:  # noqa: A002
        """Send a command and return its answer."""
        self.sent += 1
        name = id or f"{do} {self.sent}"
        await self.send({"do": do, "id": name, **content})
        while True:
            message = await self.hear()
            if message["push"] in ("done", "refused"):
                assert message.get("id") == name, message
                return message

    async def play_to_the_end(self) -> dict[str, Any]:
        """Answer every question with the first offer, and return the outcome."""
        snapshot = await self.until("snapshot")
        question, answer = snapshot["game"]["question"], None
        while True:
            if question:
                answer = answer_to(question)
                await self.send(answer)
            happened = await self.until_happened(answer)
            question = happened.get("question")
            if happened.get("outcome"):
                outcome: dict[str, Any] = happened["outcome"]
                return outcome

    async def until_happened(self, answer: dict[str, Any] | None) -> dict[str, Any]:
        """Return what happens next; give an answer again that came too fast."""
        while True:
            message = await self.hear()
            if message["push"] == "happened":
                return message
            if message["push"] == "refused":
                assert message["code"] == "too-fast", message
                await asyncio.sleep(BREATH)
                await self.send(answer)

    async def end(self) -> int:
        """Hear what is left, and return the code that the connection ended with."""
        with suppress(ConnectionClosed):
            while True:
                await self.hear()
        return self.socket.close_code or 0

    @property
    def last_seen(self) -> dict[str, Any]:
        """What a client says that wants to go on: its stream, and the last number there."""
        snapshot = next(one for one in reversed(self.got) if one["push"] == "snapshot")
        number = next(one["number"] for one in reversed(self.got) if "number" in one)
        return {"stream": snapshot["stream"], "number": number}


async def eventually(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - the server tells nobody of it
            await asyncio.sleep(0.01)


def answer_to(question: dict[str, Any], at: int = 0) -> dict[str, Any]:
    asked, offer = question["asked"], question["offers"][at]
    return {"do": "play", "id": f"play {asked}", "play": offer["play"], "asked": asked}


@asynccontextmanager
async def running(
    file: Path, limits: Limits = LIMITS, outside: Outside | None = None, **more: Any
) -> AsyncIterator[Rig]:
    listening = listen("127.0.0.1", 0)
    settings = ServerSettings(data=file, port=port_of(listening), limits=limits, **more)
    ready = asyncio.Event()
    async with opened(settings, outside) as hall:
        server = server_for(hall, settings, ready.set)
        serving = asyncio.create_task(server.serve([listening]))
        await asyncio.wait_for(ready.wait(), PATIENCE)
        address = f"http://127.0.0.1:{settings.port}"
        try:
            async with httpx2.AsyncClient(base_url=address, trust_env=False) as http:
                yield Rig(hall, settings, http)
        finally:
            server.should_exit = True
            await serving


def port_of(listening: socket.socket) -> int:
    port: int = listening.getsockname()[1]
    return port


def limited(**limits: Any) -> Limits:
    return replace(LIMITS, **limits)
