"""All live tables of this process: opened, found, and let go when nobody visits them any more."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import TYPE_CHECKING

from podium.core.errors import NumberTaken, Refused, StoreError
from podium.protocol.http import CODE_LENGTH, CODE_LETTERS
from podium.server.live import LiveTable
from podium.server.people import person_of
from podium.table.deciding import open_table

if TYPE_CHECKING:
    from podium.protocol.http import OpenTable
    from podium.server.house import House
    from podium.table.lines import AnyLine

log = logging.getLogger(__name__)

CODE = re.compile(f"[{CODE_LETTERS}]{{{CODE_LENGTH}}}")
TRIES = 10  # codes, of which one will be free


class Hall:
    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, LiveTable] = {}
        self.loading = asyncio.Lock()
        self.closed = False

    async def open(self, request: OpenTable) -> str:
        """Open a table; raise Refused if it cannot be as it is wished."""
        person = person_of(request.secret)
        outside = self.house.outside
        for _ in range(TRIES):
            code = outside.code()
            lines = open_table(request, person, code, outside.now(), outside.chance())
            try:
                await self.house.append(code, 1, lines)
            except NumberTaken:
                continue
            return code
        raise StoreError("no code is free")

    async def find(self, code: str) -> LiveTable:
        """Return a table, from the store if need be; raise Refused if there is none."""
        if not CODE.fullmatch(code):
            raise no_such_table(code)
        async with self.loading:
            live = self.tables.get(code)
            if live is None or live.broken:
                live = self.tables[code] = await self.load(code)
        live.touch()
        return live

    async def load(self, code: str) -> LiveTable:
        if self.closed:
            raise Refused("server-trouble", "the server is about to end")
        if not (lines := await self.house.journal(code)):
            raise no_such_table(code)
        live = self.restored(code, lines)
        await live.mend()
        return live

    def restored(self, code: str, lines: list[AnyLine]) -> LiveTable:
        try:
            return LiveTable(self.house, lines)
        except Exception as error:
            log.exception("table %s cannot be restored", code)
            raise Refused("server-trouble", "this table cannot be read") from error

    async def sweep(self) -> None:
        """Forget, again and again, who has gone, and tables that nobody visits."""
        limits = self.house.limits
        while True:
            await asyncio.sleep(min(limits.idle, limits.resuming) / 2)
            now = asyncio.get_running_loop().time()
            self.let_go(now - limits.idle)
            for live in self.tables.values():
                live.forget_gone(now - limits.resuming)

    def let_go(self, since: float) -> None:
        for code, live in list(self.tables.items()):
            if live.is_idle(since):
                del self.tables[code]

    async def close(self) -> None:
        self.closed = True
        await asyncio.gather(*(live.finish() for live in self.tables.values()))


def no_such_table(code: str) -> Refused:
    return Refused("no-such-table", f"there is no table {code[:CODE_LENGTH]!r}")
