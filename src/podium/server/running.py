"""The server, run: opened, listening, and closed in order."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
import threading
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from podium.server.app import make_app
from podium.server.hall import Hall
from podium.server.house import House
from podium.server.outside import Outside
from podium.server.thinkers import Thinkers
from podium.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from podium.server.settings import ServerSettings

GRACE = 5  # seconds for requests to be finished at the end
BIGGEST_FRAME = 4  # times as big as a message may be; what is bigger ends the connection
CLIENTS_FAULTS = (
    "Invalid UTF-8 sequence received from client",
    "ASGI callable returned without completing handshake",  # it was answered with a refusal
)
COLLECTING = (10_000, 50, 100)  # thresholds of the garbage collector's three generations
GIVE_UP = 30_000  # milliseconds after which who takes nothing in is gone


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take Ctrl-C for the wish to end, and not raise it again when all is done."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(settings: ServerSettings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until Ctrl-C; `ready` is called when the server answers."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve_on(settings, listening, ready))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 - Windows has none

    return uvloop.new_event_loop


async def serve_on(
    settings: ServerSettings, listening: socket.socket, ready: Callable[[], None]
) -> None:
    def begin() -> None:
        calm_collector()
        ready()

    async with opened(settings) as hall:
        await server_for(hall, settings, begin).serve([listening])


def calm_collector() -> None:
    """Let the garbage collector leave alone what is there for good, and look less often.

    With hundreds of tables it stopped all of them for 0.3 seconds at a time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


@asynccontextmanager
async def opened(settings: ServerSettings, outside: Outside | None = None) -> AsyncIterator[Hall]:
    """Open the store and all that tables need."""
    store = await SqliteStore.open(settings.data)
    thinkers = Thinkers(settings.limits.thought)
    hall = Hall(House(store, thinkers, outside or Outside(), settings.limits))
    sweeping = asyncio.create_task(hall.sweep())
    try:
        yield hall
    finally:
        sweeping.cancel()
        await hall.close()
        await thinkers.close()
        await store.close()


def server_for(hall: Hall, settings: ServerSettings, ready: Callable[[], None]) -> Server:
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    config = uvicorn.Config(
        make_app(hall, settings),
        ws="websockets-sansio",
        ws_max_size=BIGGEST_FRAME * settings.limits.message,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        log_level=logging.ERROR,  # with more, it would log messages, and secrets in them
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    return Server(config, ready)


def is_ours(record: logging.LogRecord) -> bool:
    """Leave out what any client can bring about."""
    return not record.msg.startswith(CLIENTS_FAULTS)


def listen(host: str, port: int) -> socket.socket:
    """Take a port for oneself; raise OSError if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=2048)
    # Connections take this over. Without it small messages wait for up to 40 ms: asyncio sees to
    # that itself only where it opened the socket.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GIVE_UP)
    return listening
