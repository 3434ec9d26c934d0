"""What is SQLite's own: the file, the disk, groups and migrations."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from podium.core.errors import (
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreVersion,
)
from podium.store import database
from podium.store.database import Migration, all_migrations, open_database
from podium.store.sqlite import SqliteStore
from store.stores import fill, opened


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "podium.sqlite"


# The file


def is_text(file: Path) -> None:
    file.write_text("Dear diary, " * 200, encoding="utf-8")


def is_somebody_elses(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")
    connection.close()


def is_newer(file: Path) -> None:
    connection = open_database(file, 1.0)
    connection.execute("PRAGMA user_version = 99")
    connection.close()


def is_folder(file: Path) -> None:
    file.mkdir()


@pytest.mark.parametrize(
    ("made", "error", "said"),
    [
        (is_text, StoreDamaged, "is no database"),
        (is_somebody_elses, StoreDamaged, "is a database of another program"),
        (is_newer, StoreVersion, "was written by a newer Podium: it has version 99"),
        (is_folder, StoreError, "cannot be opened"),
    ],
)
async def test_a_file_that_is_not_ours_is_refused_and_left_alone(
    file: Path, made: Callable[[Path], None], error: type[Exception], said: str
) -> None:
    made(file)
    before = None if file.is_dir() else file.read_bytes()
    with pytest.raises(error, match=f"podium.sqlite {said}"):
        await SqliteStore.open(file)
    assert before is None or file.read_bytes() == before


async def test_a_folder_that_is_not_there_is_answered(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        await SqliteStore.open(tmp_path / "nowhere" / "podium.sqlite")


async def test_damage_that_shows_later_is_answered(file: Path) -> None:
    async with opened(file) as store:
        await store.append("ABC234", 1, ["x" * 50_000])
    content = bytearray(file.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    file.write_bytes(content)
    async with opened(file) as store:
        with pytest.raises(StoreDamaged, match="is damaged"):
            await store.read("ABC234")


async def test_a_file_that_another_program_has_to_itself_is_answered(file: Path) -> None:
    async with opened(file):
        pass
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreLocked, match="is locked by another program"):
        await SqliteStore.open(file, patience=0.05)
    other.close()


async def test_a_lock_is_waited_for_and_then_answered_and_then_forgotten(file: Path) -> None:
    async with opened(file, patience=0.1) as store:
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreLocked):
            await store.append("ABC234", 1, ["one"])
        waiting = asyncio.ensure_future(store.append("ABC234", 1, ["one"]))
        await asyncio.sleep(0.02)
        other.execute("COMMIT")
        other.close()
        await waiting
        assert await store.read("ABC234") == ["one"]


async def test_a_full_disk_is_answered_and_nothing_is_lost(file: Path) -> None:
    async with opened(file) as store:
        await fill(store, "ABC234", 3)
        pages = store.writer.connection.execute("PRAGMA page_count").fetchone()[0]
        store.writer.connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreFull, match="no room is left on the disk"):
            await store.append("ABC234", 4, ["x" * 1_000_000])
        store.writer.connection.execute(f"PRAGMA max_page_count = {pages + 1000}")
        await store.append("ABC234", 4, ["line 4"])
        assert await store.read("ABC234") == [f"line {number}" for number in range(1, 5)]


async def test_many_who_open_a_new_file_at_once_all_can(file: Path) -> None:
    stores = await asyncio.gather(*(SqliteStore.open(file) for _ in range(8)))
    await asyncio.gather(*(fill(store, f"T{at}", 3) for at, store in enumerate(stores)))
    for store in stores:
        await store.close()
    async with opened(file) as store:
        assert all([len(await store.read(f"T{at}")) == 3 for at in range(8)])


async def test_every_commit_waits_for_the_disk(file: Path) -> None:
    async with opened(file) as store:
        connection = store.writer.connection
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


# Groups


async def test_all_who_wait_are_committed_together(file: Path) -> None:
    async with opened(file) as store:
        commits: list[str] = []
        store.writer.connection.set_trace_callback(commits.append)
        await asyncio.gather(*(store.append(f"T{at}", 1, ["one", "two"]) for at in range(200)))
        store.writer.connection.set_trace_callback(None)
        assert 1 <= commits.count("COMMIT") <= 20
        assert sum(said.startswith("INSERT") for said in commits) == 400


async def test_lines_of_one_table_that_wait_together_keep_their_order(file: Path) -> None:
    async with opened(file) as store:
        waiting = [store.append("ABC234", number, [str(number)]) for number in range(1, 101)]
        await asyncio.gather(*waiting)
        assert await store.read("ABC234") == [str(number) for number in range(1, 101)]


# Crashes

CRASHING = """
import asyncio, pathlib, sys
from podium.store.sqlite import SqliteStore

async def run():
    store = await SqliteStore.open(pathlib.Path(sys.argv[1]))
    async def write(table):
        for number in range(1, 100000):
            await store.append(table, number, [f"{table} {number}"])
            print(table, number, flush=True)
    await asyncio.gather(*(write(f"T{at}") for at in range(8)))

asyncio.run(run())
"""


@pytest.mark.slow
def test_a_crash_loses_nothing_that_was_acknowledged(file: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", CRASHING, str(file)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(400)]
        process.send_signal(signal.SIGKILL)
        said += [line for line in process.stdout if line.endswith("\n")]
    asyncio.run(check_all_is_there(file, said))


async def check_all_is_there(file: Path, said: list[str]) -> None:
    async with opened(file) as store:
        acknowledged = {table: int(number) for table, number in map(str.split, said)}
        assert len(acknowledged) == 8
        for table, most in acknowledged.items():
            lines = await store.read(table)
            assert len(lines) >= most
            assert lines == [f"{table} {number}" for number in range(1, len(lines) + 1)]


# Migrations


def test_migrations_are_numbered_without_gaps() -> None:
    migrations = all_migrations()
    assert [migration.version for migration in migrations] == [*range(1, len(migrations) + 1)]


async def test_an_older_file_is_brought_up_to_date(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(file) as store:
        await fill(store, "ABC234", 3)
    later = Migration(99, "CREATE TABLE extra (a TEXT);\nINSERT INTO extra\nVALUES ('b;c');\n")
    monkeypatch.setattr(database, "all_migrations", lambda: [*all_migrations(), later])
    async with opened(file) as store:
        assert await store.read("ABC234") == ["line 1", "line 2", "line 3"]
        assert store.reader.execute("SELECT a FROM extra").fetchall() == [("b;c",)]
        assert database.number_in(store.reader, "user_version") == 99


async def test_a_migration_that_fails_leaves_everything_as_it_was(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(file) as store:
        await fill(store, "ABC234", 3)
    bad = Migration(99, "DROP TABLE line;\nCREATE nonsense;\n")
    with monkeypatch.context() as patched:
        patched.setattr(database, "all_migrations", lambda: [*all_migrations(), bad])
        with pytest.raises(StoreError, match="cannot be used: near"):
            await SqliteStore.open(file)
    async with opened(file) as store:
        assert await store.read("ABC234") == ["line 1", "line 2", "line 3"]
