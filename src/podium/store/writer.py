"""The one thread that writes into a SQLite file, and commits in groups."""

from __future__ import annotations

from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple

from podium.core.errors import NumberTaken
from podium.store.database import answered, transaction

if TYPE_CHECKING:
    import asyncio
    import sqlite3
    from pathlib import Path


class Appending(NamedTuple):
    """Lines that wait to be written, and who waits for them."""

    table: str
    first: int
    lines: tuple[str, ...]
    done: asyncio.Future[None]


# What became of a wish to append: nothing went wrong, or this did.
Result = tuple[Appending, Exception | None]


class Writer:
    def __init__(
        self, file: Path, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop
    ) -> None:
        self.file = file
        self.connection = connection
        self.loop = loop
        self.waiting: SimpleQueue[Appending | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="podium-writer", daemon=True)
        self.thread.start()

    def append(self, appending: Appending) -> None:
        self.waiting.put(appending)

    def finish(self) -> None:
        """Write all that waits, then close the file. Nobody may append from now on."""
        self.waiting.put(None)
        self.thread.join()
        self.connection.close()

    def run(self) -> None:
        last = False
        while not last:
            group, last = self.take_group()
            self.report(self.written(group))

    def take_group(self) -> tuple[list[Appending], bool]:
        """Wait for somebody, and take all who wait by then; say whether these are the last."""
        taken = [self.waiting.get()]
        with suppress(Empty):
            while True:
                taken.append(self.waiting.get_nowait())
        return [appending for appending in taken if appending], None in taken

    def written(self, group: list[Appending]) -> list[Result]:
        try:
            with answered(self.file), transaction(self.connection):
                return [(appending, self.write(appending)) for appending in group]
        except Exception as error:  # noqa: BLE001 - whatever it is, this thread has to go on
            return [(appending, error) for appending in group]

    def write(self, appending: Appending) -> NumberTaken | None:
        if (ends := self.end_of(appending.table)) != appending.first - 1:
            return NumberTaken(
                f"table {appending.table} has {ends} lines: number {appending.first} is not next"
            )
        self.connection.executemany(
            "INSERT INTO line VALUES (?, ?, ?)",
            [
                (appending.table, number, line)
                for number, line in enumerate(appending.lines, appending.first)
            ],
        )
        return None

    def end_of(self, table: str) -> int:
        query = "SELECT coalesce(max(number), 0) FROM line WHERE code = ?"
        ends: int = self.connection.execute(query, (table,)).fetchone()[0]
        return ends

    def report(self, results: list[Result]) -> None:
        """Wake all who waited, at one stroke; nobody does any more if their loop is closed."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(resolve, results)


def resolve(results: list[Result]) -> None:
    for appending, error in results:
        if appending.done.done():  # whoever waited was cancelled
            continue
        if error is None:
            appending.done.set_result(None)
        else:
            appending.done.set_exception(error)
