"""What the tests of stores share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from podium.store import Store
from podium.store.sqlite import SqliteStore


@asynccontextmanager
async def opened(file: Path, patience: float = 5.0) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(file, patience)
    try:
        yield store
    finally:
        await store.close()


async def fill(store: Store, table: str, lines: int) -> None:
    for number in range(1, lines + 1):
        await store.append(table, number, [f"line {number}"])
