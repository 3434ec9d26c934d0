"""One WebSocket: a hello, then commands; answers and pushes."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import msgspec

from podium.core.errors import Refused, StoreError
from podium.protocol import pushes
from podium.protocol.commands import AnyMessage, Command, CommandId, Hello, Ping, Say, Speak
from podium.server.buckets import Bucket
from podium.server.people import person_of
from podium.server.visitors import encoded

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from podium.protocol.commands import AnyCommand
    from podium.server.hall import Hall
    from podium.server.live import LiveTable
    from podium.table.lines import Person

log = logging.getLogger(__name__)

# Why a connection ends, as WebSocket says it.
FINE, FORBIDDEN, TRY_AGAIN = 1000, 1008, 1013

Receive: TypeAlias = "Callable[[], Awaitable[Any]]"
Send: TypeAlias = "Callable[[Any], Awaitable[None]]"


class Gone(Exception):
    """There is nobody at the other end any more."""


class TooMuch(Exception):
    """No honest client sends so much that has to be refused."""


class Numbered(msgspec.Struct):
    """What can be understood of a message that is not understood: its id."""

    id: CommandId | None = None


DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyMessage)
NUMBERED = msgspec.json.Decoder(Numbered)


class Connection:
    """Sends what waits to be sent, and takes what comes, one message after the other."""

    def __init__(self, receive: Receive, send: Send, hall: Hall, code: str) -> None:
        self.receive_event = receive
        self.send_event = send
        self.hall = hall
        self.code = code
        self.limits = limits = hall.house.limits
        self.waiting: asyncio.Queue[str] = asyncio.Queue(limits.waiting)
        self.end = asyncio.Event()
        self.gone = False
        self.messages = Bucket(limits.messages)
        self.talk = Bucket(limits.talk)
        self.complaints = Bucket(limits.complaints)

    # As a table sees it

    def send(self, text: str) -> None:
        try:
            self.waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.cut_off()

    def cut_off(self) -> None:
        self.end.set()

    def is_cut_off(self) -> bool:
        return self.gone or self.end.is_set()

    # Its life

    async def serve(self) -> None:
        """Serve until one side has had enough."""
        reading = asyncio.create_task(self.read_all())
        sending = asyncio.create_task(self.send_all())
        ending = asyncio.create_task(self.end.wait())
        try:
            await asyncio.wait([reading, sending, ending], return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                await self.say_the_last(sending, ending)
        finally:
            await stopped(reading, sending, ending)
        await self.close(TRY_AGAIN if reading.cancelled() else reading.result())

    async def say_the_last(self, *until: asyncio.Task[Any]) -> None:
        """Let what waits be sent, unless that takes too long or cannot be."""
        sent = asyncio.create_task(self.waiting.join())
        farewell = self.limits.farewell
        await asyncio.wait([sent, *until], timeout=farewell, return_when=asyncio.FIRST_COMPLETED)
        await stopped(sent)

    async def close(self, code: int) -> None:
        with suppress(Exception):  # the other end may be gone, or take nothing in
            closing = self.send_event({"type": "websocket.close", "code": code})
            await asyncio.wait_for(closing, self.limits.farewell)

    async def send_all(self) -> None:
        while True:
            await self.send_event({"type": "websocket.send", "text": await self.waiting.get()})
            self.waiting.task_done()

    async def read_all(self) -> int:
        """Take messages until the end; say why it came to that."""
        try:
            await self.visit(await asyncio.wait_for(self.hello(), self.limits.hello))
        except TooMuch:
            return FORBIDDEN
        except TimeoutError:
            self.refuse("bad-message", "nobody said hello")
            return FORBIDDEN
        except Refused as refused:
            self.refuse(refused.code, str(refused))
            return TRY_AGAIN if refused.code == "server-trouble" else FORBIDDEN
        except StoreError as error:
            log.error("table %s: %s", self.code, error)  # noqa: TRY400 - no bug of ours
            self.refuse("server-trouble", "the table cannot be read just now")
            return TRY_AGAIN
        except Gone:
            pass
        return FINE

    async def visit(self, hello: Hello) -> None:
        person = person_of(hello.secret)
        live = await self.hall.find(self.code)
        try:
            await live.join(person, self, hello.seen)
            while True:
                await self.take(live, person, await self.message())
        finally:
            self.gone = True
            live.leave(person, self)

    # What comes

    async def hello(self) -> Hello:
        while True:
            message = await self.message()
            if isinstance(message, Hello):
                return message
            self.complain("bad-message", "say hello first")

    async def message(self) -> Hello | Ping | AnyCommand:
        """Return the next message that is one; refuse what comes instead."""
        while True:
            text = await self.text()
            if text is None:
                self.complain("bad-message", "messages are texts")
            elif len(text.encode()) > self.limits.message:
                size = f"a message has {self.limits.message} bytes at most"
                self.complain("too-large", size, id_in(text))
            elif (message := self.understood(text)) is not None:
                return message

    async def text(self) -> str | None:
        event = await self.receive_event()
        if event["type"] != "websocket.receive":
            raise Gone
        text: str | None = event.get("text")
        return text

    def understood(self, text: str) -> Hello | Ping | AnyCommand | None:
        try:
            message: Hello | Ping | AnyCommand = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self.complain("bad-message", str(error), id_in(text))
            return None
        return message

    async def take(self, live: LiveTable, person: Person, message: Any) -> None:  # noqa: ANN401 - of any kind
        if isinstance(message, Hello):
            self.complain("bad-message", "you have said hello already")
        elif not self.may(message):
            self.complain("too-fast", "not so fast", getattr(message, "id", None))
        elif isinstance(message, Command):
            await live.answer(person, self, cast("AnyCommand", message))
        else:
            self.send(encoded(pushes.Pong(message.sent, self.hall.house.outside.now())))

    def may(self, message: Ping | AnyCommand) -> bool:
        talks = isinstance(message, Say | Speak)
        return self.messages.take() and (not talks or self.talk.take())

    def complain(self, code: str, text: str, command: CommandId | None = None) -> None:
        """Refuse what no honest client sends."""
        self.refuse(code, text, command)
        if not self.complaints.take():
            raise TooMuch

    def refuse(self, code: str, text: str, command: CommandId | None = None) -> None:
        self.send(encoded(pushes.Refused(code, text, command)))


def id_in(text: str) -> str | None:
    try:
        return NUMBERED.decode(text).id
    except (msgspec.DecodeError, RecursionError):
        return None


async def stopped(*tasks: asyncio.Task[Any]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
