"""The gate that everything passes: no requests from foreign pages, and headers on every answer."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType

from podium.protocol.http import Problem

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

READING = {"GET", "HEAD", "OPTIONS"}
HOST = re.compile(r"[A-Za-z0-9.\-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
FOREIGN = Problem("foreign-origin", "this server takes nothing from that page")
NO_SOCKET = Problem("no-such-page", "there is no socket here")


class Gate:
    def __init__(self, app: ASGIApp, allowed_origins: tuple[str, ...]) -> None:
        self.app = app
        self.allowed_origins = allowed_origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host, origin = header(scope, b"host"), header(scope, b"origin")
        with_headers = adding(headers_for(host), send)
        welcome = self.is_welcome(origin, host)
        if scope["type"] == ScopeType.WEBSOCKET:
            if welcome:
                await self.app(scope, receive, answering(with_headers))
            else:
                await refuse(with_headers, "websocket.http.response", 403, FOREIGN)
        elif welcome or scope["method"] in READING:
            await self.app(scope, receive, with_headers)
        else:
            await refuse(with_headers, "http.response", 403, FOREIGN)

    def is_welcome(self, origin: str, host: str) -> bool:
        """Whether what asks is a page of ours, or no page at all: browsers name the page."""
        return not origin or origin in self.allowed_origins or host_of(origin) == host.lower()


def host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def header(scope: Scope, name: bytes) -> str:
    values = [value for key, value in scope["headers"] if key == name]
    return values[0].decode("latin-1") if len(values) == 1 else ",".join(map(repr, values))


async def refuse(send: Send, kind: str, status: int, problem: Problem) -> None:
    headers = [(b"content-type", b"application/json")]
    start = {"type": f"{kind}.start", "status": status, "headers": headers}
    body = {"type": f"{kind}.body", "body": msgspec.json.encode(problem)}
    await send(start)  # type: ignore[arg-type]
    await send(body)  # type: ignore[arg-type]


def headers_for(host: str) -> list[tuple[bytes, bytes]]:
    return [*HEADERS, (b"content-security-policy", policy(host).encode())]


def policy(host: str) -> str:
    """Let a page run and show what is ours, and nothing that somebody has slipped into it."""
    # Older browsers do not count WebSockets of the same host as 'self'.
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"connect-src 'self'{sockets}; font-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def adding(headers: list[tuple[bytes, bytes]], send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if "http.response.start" in message["type"]:  # with "websocket." in front of it or not
            start = cast("HTTPResponseStartEvent", message)
            start["headers"] = [*start["headers"], *headers]
        await send(message)

    return send_with_headers


def answering(send: Send) -> Send:
    """Let a socket that is closed before it was opened be answered as a page that is not there."""
    opened = False

    async def send_or_answer(message: Message) -> None:
        nonlocal opened
        opened = opened or message["type"] == "websocket.accept"
        if message["type"] == "websocket.close" and not opened:
            await refuse(send, "websocket.http.response", 404, NO_SOCKET)
        else:
            await send(message)

    return send_or_answer
