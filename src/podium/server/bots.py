"""Lets bots choose at a live table when they are due."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, NamedTuple

from podium.core.errors import BotFailed
from podium.server.thoughts import Chosen
from podium.table.timing import due, taken, task_for

if TYPE_CHECKING:
    from podium.server.live import LiveTable
    from podium.table.course import Course
    from podium.table.timing import Due

log = logging.getLogger(__name__)


class Choice(NamedTuple):
    """What a bot is to choose: which question of which game."""

    game: int
    seat: int
    asked: int


class Chose(NamedTuple):
    """What it has chosen, and the position that it saw."""

    play: str
    seen: Any


class Bots:
    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.outside = live.house.outside
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[Choice, asyncio.Task[None]] = {}

    def look(self) -> None:
        """Let those think who are due, and look again when the next one is."""
        self.stop_timer()
        if self.live.broken:
            return
        now = self.outside.now()
        for choice, when in self.open_choices().items():
            if when <= now:
                self.thinking[choice] = asyncio.create_task(self.think(choice))
        if times := self.open_choices().values():
            delay = self.outside.seconds_until(min(times))
            self.timer = asyncio.get_running_loop().call_later(delay, self.look)

    def open_choices(self) -> dict[Choice, int]:
        """Tell what bots are to choose that none thinks about yet, and when."""
        until = self.live.pause.until
        choices = {self.choice(one): max(one.when, until) for one in due(self.live.table)}
        return {choice: when for choice, when in choices.items() if choice not in self.thinking}

    def choice(self, one: Due) -> Choice:
        return Choice(course_of(self.live).number, one.seat, one.asked)

    def is_due(self, choice: Choice) -> bool:
        """Whether nobody has overtaken a bot that was thinking."""
        now = self.outside.now()
        return any(self.choice(one) == choice and one.when <= now for one in due(self.live.table))

    async def think(self, choice: Choice) -> None:
        try:
            await self.live.bot_plays(choice, await self.chosen(choice))
        except Exception:
            log.exception("table %s: a bot failed", self.live.code)
            self.live.pause.begin()
        finally:
            del self.thinking[choice]
            self.look()

    async def chosen(self, choice: Choice) -> Chose:
        """Return what the bot has chosen, when it has taken its time for it."""
        course, begin = course_of(self.live), self.outside.now()
        chosen = await self.concluded(course, choice.seat)
        takes = taken(self.live.table, course, choice.seat, chosen.takes)
        await asyncio.sleep(self.outside.seconds_until(begin + takes))
        return Chose(chosen.play, course.state)

    async def concluded(self, course: Course, seat: int) -> Chosen:
        """Return what the bot comes to; where that is nothing, the game has to go on."""
        task = task_for(self.live.table, course, seat)
        seats = len(course.header.seats)
        try:
            return await self.live.house.thinkers.choose(task, seats, self.outside.token())
        except BotFailed as error:
            log.warning("table %s: %s", self.live.code, error)
            return Chosen(self.any_play(course, seat))

    def any_play(self, course: Course, seat: int) -> str:
        legal = course.legal(seat)
        action = legal[self.outside.chance().below(len(legal))]
        return course.game.show_action(action, len(course.header.seats))

    def stop(self) -> None:
        self.stop_timer()
        for task in self.thinking.values():
            task.cancel()

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def course_of(live: LiveTable) -> Course:
    if live.table.course is None:
        raise BotFailed("no game is going on")
    return live.table.course
