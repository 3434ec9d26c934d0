"""What all live tables of a server share."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from podium.table.lines import read_line, show_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from podium.server.outside import Outside
    from podium.server.settings import Limits
    from podium.server.thinkers import Thinkers
    from podium.store import Store
    from podium.table.lines import AnyLine


class House(NamedTuple):
    store: Store
    thinkers: Thinkers
    outside: Outside
    limits: Limits

    async def journal(self, code: str) -> list[AnyLine]:
        return [read_line(text) for text in await self.store.read(code)]

    async def append(self, code: str, first: int, lines: Sequence[AnyLine]) -> None:
        await self.store.append(code, first, [show_line(line) for line in lines])
