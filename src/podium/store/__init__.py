"""Where tables are kept: for each of them a journal of numbered lines."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


class Store(ABC):
    """Keeps journals: the numbered lines of each table, from 1 on. What they say is not its affair.

    Every method may raise a StoreError.
    """

    @abstractmethod
    async def append(self, table: str, first: int, lines: Sequence[str]) -> None:
        """Add lines to a journal, all or none; they are on the disk when this returns.

        `first` is the number of the first of them; 1 opens the journal. Raises NumberTaken if the
        journal does not end right before it: somebody else was quicker.
        """

    @abstractmethod
    async def read(self, table: str) -> list[str]:
        """Return all lines of a table's journal; none if there is no such table."""

    @abstractmethod
    async def has(self, table: str) -> bool: ...

    @abstractmethod
    async def close(self) -> None:
        """Write what is still waiting, and let go of the store."""
