"""A table, and what each line of its journal makes of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce
from typing import TYPE_CHECKING, Any, TypeAlias, assert_never

from podium.core.options import read_options
from podium.core.record import DealStep, PlayStep, TimeStep
from podium.games import find_game
from podium.protocol.pushes import Talk
from podium.table.clock import clock_after
from podium.table.course import Course, Partaker, carried_on, new_course, taken_back
from podium.table.lines import (
    AnyLine,
    Away,
    Back,
    Began,
    Called,
    Configured,
    Dealt,
    Opened,
    Person,
    Played,
    Readied,
    Recoloured,
    Renamed,
    Said,
    Sat,
    Spoke,
    Stood,
    TakenBack,
    TimeUp,
    Woke,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from podium.core.game import AnyGame
    from podium.core.record import Step
    from podium.protocol.words import Colour, Phase, Settings
    from podium.table.clock import Clock

# Lines of a game in progress.
CourseLine: TypeAlias = Dealt | Played | TakenBack | Readied | Called | Woke | TimeUp
TALK_KEPT = 200  # what was said before is in the journal only


@dataclass(frozen=True)
class Seat:
    name: str
    colour: Colour
    person: Person | None = None
    bot: str | None = None
    away: bool = False  # a bot goes on for the person

    @property
    def played_by(self) -> str | None:
        """Which bot decides for the seat now, if one does; "" is the game's stand-in."""
        return "" if self.away else self.bot


@dataclass(frozen=True)
class Table:
    code: str
    game: AnyGame
    host: Person
    options: Any
    settings: Settings
    seats: tuple[Seat, ...] = ()
    course: Course | None = None
    talk: tuple[Talk, ...] = ()
    lines: int = 0  # of the journal, so far
    # Who is there, since when somebody has been, and since when before that nobody had been; not in
    # the journal.
    present: frozenset[Person] = frozenset()
    awake: int = 0
    asleep: int = 0

    @property
    def phase(self) -> Phase:
        if self.course is None:
            return "gathering"
        return "over" if self.course.is_over() else "playing"

    @property
    def free_talk(self) -> bool:
        """Whether people may say what they like now: settings and game let them."""
        course = self.course
        game_lets = course is None or course.game.may_talk_freely(course.state)
        return self.settings.free_talk and game_lets

    def is_in_play(self) -> bool:
        return self.phase == "playing"

    def seat_of(self, person: Person) -> int | None:
        return next((at for at, seat in enumerate(self.seats) if seat.person == person), None)

    def is_there(self, seat: int) -> bool:
        """Whether who sits there can act: bots always can."""
        person = self.seats[seat].person
        return person is None or person in self.present

    def is_hosting(self, person: Person) -> bool:
        """Whether somebody decides about the table: its host; in their absence, the first there."""
        if self.host in self.present:
            return person == self.host
        there = (seat.person for seat in self.seats if seat.person in self.present)
        return person == next(there, self.host)


def restored(lines: Iterable[AnyLine]) -> Table:
    """Make a table of its whole journal; as far as that tells, nobody was there after it."""
    first, *rest = lines
    if not isinstance(first, Opened):
        raise TypeError("a journal begins with the opening of the table")
    return replace(reduce(after, rest, opened(first)), asleep=[first, *rest][-1].at)


def opened(line: Opened) -> Table:
    game = find_game(line.game)
    options = read_options(game, line.options)
    return Table(line.code, game, line.host, options, line.settings, lines=1)


def with_present(table: Table, present: Iterable[Person], now: int) -> Table:
    """Note who is there. Where nobody was, the time to think begins anew."""
    there = frozenset(present)
    awake = now if there and not table.present else table.awake
    asleep = now if table.present and not there else table.asleep
    return replace(table, present=there, awake=awake, asleep=asleep)


def after(table: Table, line: AnyLine) -> Table:
    """Return the table after a line of its journal."""
    return replace(changed(table, line), lines=table.lines + 1)


def changed(table: Table, line: AnyLine) -> Table:
    match line:
        case Sat() | Stood() | Renamed() | Recoloured() | Away() | Back():
            return replace(table, seats=seats_after(table.seats, line))
        case Said() | Spoke():
            return replace(table, talk=(*table.talk, talk_of(table, line))[-TALK_KEPT:])
        case Woke():
            return replace(table, course=course_after(table, line), asleep=line.at)
        case Dealt() | Played() | TakenBack() | Readied() | Called() | TimeUp():
            return replace(table, course=course_after(table, line))
        case Began():
            return replace(table, course=begun(table, line))
        case Configured():
            options = read_options(table.game, line.options)
            return replace(table, options=options, settings=line.settings)
        case Opened():
            raise TypeError("a table is opened once")


def seats_after(
    seats: tuple[Seat, ...], line: Sat | Stood | Renamed | Recoloured | Away | Back
) -> tuple[Seat, ...]:
    match line:
        case Sat():
            return (*seats, Seat(line.name, line.colour, line.person, line.bot))
        case Stood():
            return (*seats[: line.seat], *seats[line.seat + 1 :])
        case Renamed():
            seat = replace(seats[line.seat], name=line.name)
        case Recoloured():
            seat = replace(seats[line.seat], colour=line.colour)
        case Away() | Back():
            seat = replace(seats[line.seat], away=isinstance(line, Away))
        case _:
            assert_never(line)
    return (*seats[: line.seat], seat, *seats[line.seat + 1 :])


def talk_of(table: Table, line: Said | Spoke) -> Talk:
    seat = table.seats[line.seat]
    if isinstance(line, Said):
        return Talk(line.at, seat.name, seat.colour, text=line.text)
    return Talk(line.at, seat.name, seat.colour, phrase=line.phrase)


def begun(table: Table, line: Began) -> Course:
    number = table.course.number + 1 if table.course else 1
    partakers = tuple(Partaker(seat.person, seat.colour) for seat in table.seats)
    return new_course(table.game, number, line.header, partakers, line.at)


def course_after(table: Table, line: CourseLine) -> Course:
    course = table.course
    if course is None:
        raise TypeError("nothing is dealt or played before a game has begun")
    match line:
        case TakenBack(seat=seat):
            return taken_back(course, seat)
        case Readied() | Called() | Woke():
            return replace(course, clock=clock_after(clock_of(course), line))
        case _:
            return carried_on(course, step_of(line), line.at)


def clock_of(course: Course) -> Clock:
    if course.clock is None:
        raise TypeError(f"{course.game.title} is not played in real time")
    return course.clock


def step_of(line: Dealt | Played | TimeUp) -> Step:
    match line:
        case Dealt(deal=deal):
            return DealStep(deal)
        case Played(seat=seat, play=play):
            return PlayStep(seat, play)
        case TimeUp():
            return TimeStep()
        case _:
            assert_never(line)
