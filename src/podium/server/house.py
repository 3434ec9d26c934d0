"""What all live tables of a server share."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from podium.core.errors import StoreDamaged
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
        texts = await self.store.read(code)
        return [line_of(code, number, text) for number, text in enumerate(texts, start=1)]

    async def append(self, code: str, first: int, lines: Sequence[AnyLine]) -> None:
        await self.store.append(code, first, [show_line(line) for line in lines])


def line_of(code: str, number: int, text: str) -> AnyLine:
    try:
        return read_line(text)
    except (msgspec.DecodeError, RecursionError, TypeError) as error:
        raise StoreDamaged(f"line {number} of table {code} cannot be read") from error
