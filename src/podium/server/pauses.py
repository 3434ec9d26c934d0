"""How long a live table waits before it does something by itself again, after it went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from podium.server.outside import Outside

SHORTEST = 500  # milliseconds; twice as many each time
LONGEST = 30_000


class Pause:
    def __init__(self, outside: Outside) -> None:
        self.outside = outside
        self.over()

    def over(self) -> None:
        self.length = self.until = 0

    def begin(self) -> None:
        """Wait for a while: something went wrong, and would again."""
        self.length = min(LONGEST, max(SHORTEST, 2 * self.length))
        self.until = self.outside.now() + self.length
