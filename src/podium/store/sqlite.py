"""The store that needs nothing else: one SQLite file.

One thread writes. Whatever asks to be written while it commits is committed together after that, so
that many tables share one wait for the disk. Another thread reads, and waits for nobody (WAL).
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from podium.core.errors import StoreError
from podium.store import Store
from podium.store.database import answered, open_database
from podium.store.writer import Appending, Writer

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence
    from pathlib import Path

PATIENCE = 5.0  # seconds to wait for another program that is writing


class SqliteStore(Store):
    """Use `SqliteStore.open`, from the event loop that will use the store."""

    @classmethod
    async def open(cls, file: Path, patience: float = PATIENCE) -> SqliteStore:
        reader, writer = await asyncio.to_thread(open_twice, file, patience)
        return cls(file, reader, writer)

    def __init__(self, file: Path, reader: sqlite3.Connection, writer: sqlite3.Connection) -> None:
        self.file = file
        self.reader = reader
        self.reading = ThreadPoolExecutor(1, thread_name_prefix="podium-reader")
        self.writer = Writer(file, writer, asyncio.get_running_loop())
        self.closed = False

    async def append(self, table: str, first: int, lines: Sequence[str]) -> None:
        self.check_open()
        for line in lines:
            line.encode()  # what is no text fails here, and not among the lines of others
        done = asyncio.get_running_loop().create_future()
        self.writer.append(Appending(table, first, tuple(lines), done))
        await done

    async def read(self, table: str) -> list[str]:
        rows = await self.ask("SELECT content FROM line WHERE code = ? ORDER BY number", table)
        return [content for (content,) in rows]

    async def has(self, table: str) -> bool:
        return bool(await self.ask("SELECT 1 FROM line WHERE code = ? LIMIT 1", table))

    async def ask(self, query: str, table: str) -> list[tuple[str]]:
        self.check_open()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.reading, self.found, query, table)

    def found(self, query: str, table: str) -> list[tuple[str]]:
        with answered(self.file):
            return self.reader.execute(query, (table,)).fetchall()

    def check_open(self) -> None:
        if self.closed:
            raise StoreError(f"{self.file} has been closed")

    async def close(self) -> None:
        if not self.closed:
            self.closed = True
            await asyncio.to_thread(self.let_go)

    def let_go(self) -> None:
        self.writer.finish()
        self.reading.shutdown()
        self.reader.close()


def open_twice(file: Path, patience: float) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    first = open_database(file, patience)
    try:
        return first, open_database(file, patience)
    except BaseException:
        first.close()
        raise
