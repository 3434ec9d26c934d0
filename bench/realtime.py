"""How quick tables in real time are: seven scripted people at each play LOADING, all at once.

    python bench/realtime.py [--tables N] [--seconds S] [--json]

Everything that a person sends or is sent is under way for 5 to 250 ms; that is not counted. What
counts is the time from when a command reaches the server until its decision leaves it, as far as
that can be seen from outside. The server has one core, the people another, and an echo server is
asked as often by as many, in the same run.
"""

from __future__ import annotations

import asyncio
import gc
import json
import secrets
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec
import uvloop
from measuring import Load, Served, Times, main, measure_echo, open_table, pause_of, served
from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PEOPLE = 7
FAR = (0.005, 0.250)  # seconds that a message is under way, once everybody plays
LOOKING = (2.0, 6.0)  # seconds until somebody does something with a pack
AT_ONCE = 10  # tables that are opened at a time
LAYS = 0.6  # how often a card is laid where one fits


class Card(msgspec.Struct):
    number: int


class Laid(msgspec.Struct):
    card: Card


class Mat(msgspec.Struct):
    pile: list[Laid]
    holding: int
    has_laid: bool


class View(msgspec.Struct):
    """What these people look at."""

    phase: str
    viewer: int
    mats: list[Mat]
    hand: list[Card] | None


class Clock(msgspec.Struct):
    starts: int | None


class Game(msgspec.Struct):
    view: View
    clock: Clock


class Seats(msgspec.Struct):
    seats: list[Any]
    phase: str


class Told(msgspec.Struct):
    """As much of a message as matters here."""

    push: str
    id: str | None = None
    code: str | None = None
    number: int = 0
    table: Seats | None = None
    game: Game | None = None
    view: View | None = None


DECODER = msgspec.json.Decoder(Told)


class Person:
    def __init__(self, server: Served, code: str, secret: str) -> None:
        self.address = f"ws://{server.address}/api/tables/{code}/socket"
        self.secret = secret
        self.times: Times | None = None
        self.far = (0.0, 0.0)  # seconds that a message is under way
        self.sent: dict[str, float] = {}
        self.view: View | None = None
        self.seen = 0  # the number of the push that brought it
        self.seats = 0
        self.changed = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def live(self) -> None:
        async with connect(self.address, compression=None, max_queue=None) as connection:
            self.connection = connection
            await self.send({"do": "hello", "secret": self.secret})
            async for text in connection:
                await self.hear(text)

    async def hear(self, text: str | bytes) -> None:
        """Note when an answer comes; all else is seen a little later."""
        now = perf_counter()
        told = DECODER.decode(text)
        if told.id in self.sent:
            taken = now - self.sent.pop(told.id)
            if self.times is not None:
                self.times.note(taken)
        asyncio.get_running_loop().call_later(pause_of(self.far), self.see, told)

    def see(self, told: Told) -> None:
        if told.table is not None:
            self.seats = len(told.table.seats)
        view = told.game.view if told.game is not None else told.view
        if view is not None and told.number > self.seen:  # or a later one was quicker
            self.view, self.seen = view, told.number
        self.changed.set()

    async def do(self, do: str, **content: str) -> None:
        name = secrets.token_hex(4)
        await asyncio.sleep(pause_of(self.far))
        self.sent[name] = perf_counter()
        await self.send({"do": do, "id": name, **content})

    async def send(self, message: dict[str, Any]) -> None:
        await self.connection.send(json.dumps(message))

    async def arrived(self) -> None:
        await self.when(lambda: self.seats > 0)

    async def when(self, condition: Callable[[], bool]) -> None:
        while not condition():
            self.changed.clear()
            await self.changed.wait()

    async def play(self) -> None:
        """Look at each pack for a while, lay a card or none, and pass it on."""
        while True:
            self.changed.clear()
            if self.view is None or self.view.hand is None:
                await self.changed.wait()
                continue
            await asyncio.sleep(pause_of(LOOKING))
            await self.use_pack(self.view)

    async def use_pack(self, view: View) -> None:
        if view.hand is None:
            return
        mat = view.mats[view.viewer]
        top = mat.pile[-1].card.number if mat.pile else 0
        fitting = [card.number for card in view.hand if card.number > top]
        if fitting and not mat.has_laid and secrets.randbelow(100) < 100 * LAYS:
            where = f"{min(fitting)}>{'ABCDEFG'[view.viewer]}:{top or '-'}#{mat.holding}"
            await self.do("play", play=where)
        await self.do("play", play=f">#{mat.holding}")


async def gather_people(server: Served, number: int, opening: asyncio.Semaphore) -> list[Person]:
    """Open a table, seat seven people and start a game."""
    names = [f"bench-{number}-{person}-{'x' * 16}" for person in range(PEOPLE)]
    async with opening:
        code = await asyncio.to_thread(open_table, server.address, names[0], "loading")
        people = [Person(server, code, name) for name in names]
        for person in people:
            person.tasks.append(asyncio.create_task(person.live()))
            await person.arrived()
        for person in people[1:]:
            await person.do("sit", name="Guest")
        await people[0].when(lambda: people[0].seats == PEOPLE)
        await people[0].do("start")
        await people[0].when(lambda: people[0].view is not None)
        for person in people:
            await person.do("ready")
            person.far = FAR
            person.tasks.append(asyncio.create_task(person.play()))
    return people


async def measure_tables(server: Served, tables: int, seconds: float) -> Times:
    opening = asyncio.Semaphore(AT_ONCE)
    gathered = await asyncio.gather(
        *(gather_people(server, number, opening) for number in range(tables))
    )
    gc.freeze()
    gc.disable()  # or it would stop all of these people at a time, and count
    times = Times(seconds, server.process)
    people = [person for table in gathered for person in table]
    for person in people:
        person.times = times
    await times.pass_by()
    tasks = [task for person in people for task in person.tasks]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return times


def measure(tables: int, seconds: float) -> Iterator[Load]:
    with served("tables") as server:
        times = uvloop.run(measure_tables(server, tables, seconds))
    played = times.load("tables")
    with served("echo") as server:
        pace = PEOPLE * tables / played.a_second
        echoed = uvloop.run(
            measure_echo(server, PEOPLE * tables, seconds, (0.5 * pace, 1.5 * pace))
        )
    yield echoed.load("echo")
    yield played


if __name__ == "__main__":
    main(__doc__, 200, PEOPLE, measure)
