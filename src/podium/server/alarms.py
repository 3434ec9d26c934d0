"""Lets a live table do by itself what its game's clock asks for, at the right moment."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from podium.table.alarms import alarm

if TYPE_CHECKING:
    from podium.server.live import LiveTable


class Alarm:
    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.timer: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Ring when the table has something to do."""
        self.stop()
        when = alarm(self.live.table)
        if when is None or self.live.broken:
            return
        delay = self.live.house.outside.seconds_until(max(when, self.live.pause.until))
        self.timer = asyncio.get_running_loop().call_later(delay, self.ring)

    def ring(self) -> None:
        self.live.start(self.live.rings())

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
