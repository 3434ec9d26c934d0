"""The servers that `sockets.py` measures, each on one core: tables, or a minimal echo."""

from __future__ import annotations

import os
import resource
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvicorn

from podium.server.running import listen, serve
from podium.server.settings import Limits, Rate, ServerSettings

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

PLENTY = Rate(1e9, 1e9)
UNLIMITED = Limits(requests=PLENTY, openings=PLENTY, sockets=PLENTY, messages=PLENTY)


def serve_tables(port: int, file: Path) -> None:
    settings = ServerSettings(data=file, limits=UNLIMITED)
    serve(settings, listen("127.0.0.1", port), ready=lambda: None)


async def echo(
    scope: dict[str, Any],
    receive: Callable[[], Awaitable[dict[str, Any]]],
    send: Callable[[dict[str, Any]], Awaitable[None]],
) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": event["text"]})


def serve_echo(port: int) -> None:
    uvicorn.run(
        echo,
        port=port,
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="error",
    )


def have_room(core: Callable[[set[int]], int]) -> None:
    """Take one of the cores for oneself, and as many connections as the system allows."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core(os.sched_getaffinity(0))})
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    what, port, file = sys.argv[1:]
    have_room(core=min)
    if what == "tables":
        serve_tables(int(port), Path(file))
    else:
        serve_echo(int(port))
