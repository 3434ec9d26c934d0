"""How a server is set up, and how much it lets anybody ask of it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    at_once: float
    a_second: float


class Limits(msgspec.Struct, frozen=True):
    # Of one address
    requests: Rate = Rate(100, 20)
    openings: Rate = Rate(20, 0.5)  # of tables
    sockets: Rate = Rate(100, 5)
    # Of one connection
    messages: Rate = Rate(40, 10)
    talk: Rate = Rate(6, 1)
    complaints: Rate = Rate(40, 1)  # refusals of what no honest client sends; then it is cut off
    waiting: int = 256  # answers and pushes that it has not taken yet; then it is cut off
    # Sizes, in bytes
    body: int = 16_384
    message: int = 16_384
    # Times, in seconds
    hello: float = 10  # until the first message
    farewell: float = 2  # for what waits to be sent when a connection ends
    thought: float = 10  # of a bot
    resuming: float = 120  # how long pushes are kept for somebody who has gone
    idle: float = 300  # how long a table that nobody visits is kept in memory
    # How many
    viewers: int = 200  # of one table at a time
    connections: int = 20  # of one person to one table; for one more, the oldest is cut off
    pushes: int = 200  # kept for each person
    answers: int = 100  # kept for each person


class ServerSettings(msgspec.Struct, frozen=True):
    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    allowed_origins: tuple[str, ...] = ()  # besides its own, like https://games.example
    limits: Limits = Limits()
