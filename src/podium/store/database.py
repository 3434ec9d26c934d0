"""A SQLite file of ours: opened, brought up to date, and its complaints in our words."""

from __future__ import annotations

import sqlite3
import time
from contextlib import contextmanager
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from podium.core.errors import StoreDamaged, StoreError, StoreFull, StoreLocked, StoreVersion

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

APPLICATION = 0x506F6469
PRIMARY = 0xFF  # SQLite says more in the higher bits
PAUSE = 0.02

COMPLAINTS: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_NOTADB: (StoreDamaged, "is no database"),
    sqlite3.SQLITE_CORRUPT: (StoreDamaged, "is damaged"),
    sqlite3.SQLITE_BUSY: (StoreLocked, "is locked by another program"),
    sqlite3.SQLITE_LOCKED: (StoreLocked, "is locked by another program"),
    sqlite3.SQLITE_FULL: (StoreFull, "cannot grow: no room is left on the disk"),
    sqlite3.SQLITE_CANTOPEN: (
        StoreError,
        "cannot be opened: it has to be a file, in a folder that is there and may be written to",
    ),
    sqlite3.SQLITE_READONLY: (StoreError, "may not be written to"),
}


class Migration(NamedTuple):
    version: int
    sql: str


def open_database(file: Path, patience: float) -> sqlite3.Connection:
    """Open a file of ours, or make one; `patience` is how long to wait for other programs."""
    with answered(file):
        connection = sqlite3.connect(
            file, timeout=patience, isolation_level=None, check_same_thread=False
        )
        try:
            check_owner(file, connection)
            use_wal(connection, time.monotonic() + patience)
            bring_up_to_date(file, connection)
        except BaseException:
            connection.close()
            raise
        return connection


@contextmanager
def answered(file: Path) -> Iterator[None]:
    """Turn what SQLite complains of into a StoreError that names the file."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & PRIMARY
        kind, text = COMPLAINTS.get(code, (StoreError, f"cannot be used: {error}"))
        raise kind(f"{file} {text}") from error


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def check_owner(file: Path, connection: sqlite3.Connection) -> None:
    """Leave databases of other programs alone."""
    things = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if things and number_in(connection, "application_id") != APPLICATION:
        raise StoreDamaged(f"{file} is a database of another program")


def use_wal(connection: sqlite3.Connection, until: float) -> None:
    """Let readers and the writer not wait for each other, and commits wait for the disk.

    SQLite does not wait when two programs do this to a new file at once; so we do.
    """
    connection.execute("PRAGMA synchronous = FULL")
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(PAUSE)
        else:
            return


def bring_up_to_date(file: Path, connection: sqlite3.Connection) -> None:
    migrations = all_migrations()
    newest = migrations[-1].version
    if number_in(connection, "user_version") != newest:
        with transaction(connection):
            carry_out(connection, migrations)
    if (version := number_in(connection, "user_version")) > newest:
        raise StoreVersion(
            f"{file} was written by a newer Podium: it has version {version}, "
            f"and this Podium knows {newest}"
        )


def carry_out(connection: sqlite3.Connection, migrations: list[Migration]) -> None:
    for migration in migrations:
        if migration.version > number_in(connection, "user_version"):
            for statement in statements(migration.sql):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {migration.version}")


def all_migrations() -> list[Migration]:
    """List the files `0001-what.sql` and so on, in their order."""
    folder = files("podium.store") / "migrations"
    found = [file for file in folder.iterdir() if file.name.endswith(".sql")]
    return sorted(
        Migration(int(file.name.split("-")[0]), file.read_text(encoding="utf-8")) for file in found
    )


def statements(sql: str) -> Iterator[str]:
    statement = ""
    for row in sql.splitlines(keepends=True):
        statement += row
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def number_in(connection: sqlite3.Connection, pragma: str) -> int:
    number: int = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    return number
