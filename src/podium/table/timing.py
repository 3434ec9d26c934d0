"""When a bot is to choose for a seat: its own, one of somebody who has left or takes too long."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from podium.table.course import Course
    from podium.table.table import Table

# A bot takes this long, so that people can follow: some milliseconds between the two.
SHORTEST_MOMENT = 700
LONGEST_MOMENT = 2200


class Due(NamedTuple):
    when: int
    seat: int
    asked: int


class Task(NamedTuple):
    """What a bot needs to choose: a View and what is legal, never a State."""

    game: str
    bot: str
    view: Any
    legal: tuple[Any, ...]


def due(table: Table) -> tuple[Due, ...]:
    """List when a bot is to choose for which seat. Where nobody is present, the table waits."""
    if table.course is None or not table.present:
        return ()
    return tuple(
        Due(when, seat, question.asked)
        for seat, question in enumerate(table.course.questions)
        if question.awaited and (when := bot_acts(table, table.course, seat)) is not None
    )


def bot_acts(table: Table, course: Course, seat: int) -> int | None:
    """Tell when a bot acts for the seat; in real time, when it begins to think about it."""
    if table.seats[seat].played_by is None:
        return deadline(table, course, seat)
    asked = asked_at(table, course, seat)
    return asked if course.clock else asked + moment(table, course, seat)


def taken(table: Table, course: Course, seat: int, takes: int | None) -> int:
    """Tell how long a bot takes in real time, from when it begins to think until it acts.

    A bot with times of its own takes these; any other, the moment that bots take elsewhere. Who
    acts for somebody that has let the time to think go by has had that time.
    """
    if not course.clock or table.seats[seat].played_by is None:
        return 0
    return moment(table, course, seat) if takes is None else takes


def deadline(table: Table, course: Course, seat: int) -> int | None:
    """Tell until when a person may think; bots have no deadline."""
    seconds = table.settings.think_seconds
    if seconds is None or table.seats[seat].played_by is not None:
        return None
    return asked_at(table, course, seat) + 1000 * seconds


def asked_at(table: Table, course: Course, seat: int) -> int:
    start = course.clock.starts if course.clock else None
    return max(course.questions[seat].since, table.awake, start or 0)


def moment(table: Table, course: Course, seat: int) -> int:
    """How long a bot takes; drawn from what everybody knows, so that it tells nothing."""
    if table.settings.bots_at_once:
        return 0
    asked = course.questions[seat].asked
    known = f"{table.code}/{course.number}/{seat}/{asked}"
    return SHORTEST_MOMENT + zlib.crc32(known.encode()) % (LONGEST_MOMENT - SHORTEST_MOMENT)


def task_for(table: Table, course: Course, seat: int) -> Task:
    bot = table.seats[seat].played_by or course.game.stand_in
    return Task(course.game.name, bot, course.view(seat), course.legal(seat))
