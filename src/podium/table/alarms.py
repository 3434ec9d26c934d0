"""What a table does by itself when its time has come, in a game in real time.

When all are ready it calls the start: a moment soon, the same for everybody. Shortly before, what
people will hold is dealt, so that it is everywhere when the moment comes. When the time limit is
reached, it says so; time in which nobody was there does not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from podium.core.errors import Refused
from podium.table.dealing import deals
from podium.table.lines import Called, TimeUp, Woke
from podium.table.table import clock_of

if TYPE_CHECKING:
    from podium.core.chance import Chance
    from podium.table.clock import Clock
    from podium.table.course import Course
    from podium.table.deciding import Lines
    from podium.table.table import Table

# All in milliseconds.
COUNTDOWN = 3500  # from the call to the start: three counts, and the way to everybody
LEAD = 400  # from the last deal to the start
LATE = 200  # what the last deal may be late by, before the start is put off
ABSENCE = 10_000  # for so long the table waits for who is not there


def alarm(table: Table) -> int | None:
    """Tell when the table is to do something by itself. Where nobody is present, it waits."""
    course = table.course
    if course is None or course.clock is None or not table.present or course.is_over():
        return None
    clock = course.clock
    if not is_called(table, clock):
        return call_due(table, clock)
    if not clock.opened:
        return None if clock.starts is None else clock.starts - LEAD
    return table.awake if slept(table, clock) else clock.ends


def rung(table: Table, now: int, chance: Chance) -> Lines:
    """Say what the table does by itself now: nothing, where it is not time yet."""
    course, when = table.course, alarm(table)
    if course is None or course.clock is None or when is None or now < when:
        return ()
    if not is_called(table, course.clock):
        return called(course, now, chance)
    if not course.clock.opened:
        return opening(course, now, chance, late=now - when)
    away = slept(table, course.clock)
    return (Woke(at=now, slept=away) if away else TimeUp(at=now),)


# Before the start


def is_called(table: Table, clock: Clock) -> bool:
    """Whether the start is called; a call counts no more if nobody was there to follow it."""
    return clock.opened or (clock.starts is not None and clock.called >= table.awake)


def call_due(table: Table, clock: Clock) -> int | None:
    """Tell when the start is to be called; None where the table waits on and on."""
    waits = [
        patience(table, seat)
        for seat in range(len(table.seats))
        if not is_ready(table, clock, seat)
    ]
    longest = max((wait for wait in waits if wait is not None), default=0)
    return None if None in waits else max(clock.since, table.awake) + longest


def is_ready(table: Table, clock: Clock, seat: int) -> bool:
    """Whether who plays there has said so, or is a bot."""
    return seat in clock.ready or table.seats[seat].played_by is not None


def patience(table: Table, seat: int) -> int | None:
    """Tell how long the table waits for somebody who is not ready; None for as long as it takes."""
    if not table.is_there(seat):
        return ABSENCE
    seconds = table.settings.think_seconds
    return None if seconds is None else 1000 * seconds


def called(course: Course, now: int, chance: Chance) -> Lines:
    """Call the start, and make all deals but the last: that one opens what people hold."""
    call = Called(at=now, starts=now + COUNTDOWN)
    return (call, *deals(course.game, course.state, now, chance, batteries(course))[:-1])


def opening(course: Course, now: int, chance: Chance, late: int) -> Lines:
    """Make the last deal; if that is too late to be everywhere in time, put off the start."""
    put_off: Lines = (Called(at=now, starts=now + LEAD),) if late > LATE else ()
    return (*put_off, *deals(course.game, course.state, now, chance, batteries(course)))


def batteries(course: Course) -> tuple[int | None, ...] | None:
    """Return what all people's devices told; None where one told nothing, or nobody can compare."""
    told = clock_of(course).batteries
    people = [seat for seat, partaker in enumerate(course.partakers) if partaker.person]
    known = len(people) > 1 and all(told[seat] is not None for seat in people)
    return told if known else None


# Once it has started


def check_running(table: Table, course: Course, now: int) -> None:
    """Raise Refused before the start, and when the time is up; in turns there is neither."""
    clock = course.clock
    if clock is None:
        return
    if not clock.opened or clock.starts is None or now < clock.starts:
        raise Refused("too-early", "the game has not started yet")
    end = ends_at(table, clock)
    if end is not None and now >= end:
        raise Refused("game-over", "the time is up")


def ends_at(table: Table, clock: Clock) -> int | None:
    return None if clock.ends is None else clock.ends + slept(table, clock)


def slept(table: Table, clock: Clock) -> int:
    """Tell for how long nobody was there since the start, as long as no line says it."""
    if not table.is_in_play() or not clock.opened or clock.starts is None:
        return 0
    return max(0, table.awake - max(table.asleep, clock.starts))
