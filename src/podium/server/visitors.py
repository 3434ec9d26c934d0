"""A person at a live table: their connections, their stream of pushes, and what they were answered.

A person may have several connections, in several tabs or on several devices; all are told the same.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from podium.protocol.commands import CommandId, Seen
    from podium.protocol.pushes import Answer, Push, Snapshot
    from podium.server.settings import Limits
    from podium.table.lines import Person


class Listener(Protocol):
    """A connection, as a table sees it."""

    def send(self, text: str) -> None:
        """Send a text soon. It never waits; who takes too little in is cut off."""
        ...

    def cut_off(self) -> None: ...

    def is_cut_off(self) -> bool: ...


class Visitor:
    def __init__(self, person: Person, stream: str, limits: Limits) -> None:
        self.person = person
        self.listeners: dict[Listener, None] = {}  # in the order they came
        self.most_listeners = limits.connections
        self.left = 0.0  # when a connection was last closed, by the loop's clock
        self.answers: dict[CommandId, Answer] = {}
        self.most_answers = limits.answers
        self.sent: deque[str] = deque(maxlen=limits.pushes)
        self.begin(stream)

    def begin(self, stream: str) -> None:
        """Begin a stream. Its first push is the Snapshot that a connection is welcomed with."""
        self.stream = stream
        self.number = 1
        self.sent.clear()

    def tell(self, pushes: Iterable[Push]) -> None:
        for push in pushes:
            text = encoded(push)
            self.number = push.number
            self.sent.append(text)
            for listener in self.listeners:
                listener.send(text)

    def missed(self, seen: Seen | None) -> list[str] | None:
        """Return the pushes that a client has not seen, or None where it needs a Snapshot."""
        if seen is None or seen.stream != self.stream:
            return None
        missing = self.number - seen.number
        if not 0 <= missing <= len(self.sent):
            return None
        return list(self.sent)[len(self.sent) - missing :]

    def welcome(self, listener: Listener, seen: Seen | None, snapshot: Snapshot) -> None:
        for text in self.missed(seen) or [encoded(snapshot)]:
            listener.send(text)
        self.listeners[listener] = None
        if len(self.listeners) > self.most_listeners:
            next(iter(self.listeners)).cut_off()

    def remember(self, command: CommandId, answer: Answer) -> None:
        self.answers[command] = answer
        drop_first(self.answers, self.most_answers)


def encoded(answer: Answer) -> str:
    return msgspec.json.encode(answer).decode()


def drop_first(kept: dict[Any, Any], most: int) -> None:
    """Forget what has been kept the longest, until no more than `most` are left."""
    while len(kept) > most:
        del kept[next(iter(kept))]
