"""What each viewer is told: everything, or what has changed. Made from Views and nothing else."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType, to_builtins
from msgspec.structs import replace

from podium.protocol.pushes import (
    Awaited,
    Began,
    Changed,
    Clock,
    GameView,
    Happened,
    Offer,
    Push,
    Question,
    SeatView,
    Snapshot,
    TableView,
    Talked,
    Timed,
)
from podium.table.alarms import ends_at, is_called, is_ready
from podium.table.timing import deadline

if TYPE_CHECKING:
    from collections.abc import Iterator

    from podium.core.outcome import Outcome
    from podium.table.course import Course
    from podium.table.lines import Person
    from podium.table.table import Table


def snapshot(table: Table, person: Person, stream: str, number: int, now: int) -> Snapshot:
    course = table.course
    return Snapshot(
        number=number,
        stream=stream,
        time=now,
        table=table_view(table, person),
        game=None if course is None else game_view(table, course, person),
        talk=table.talk,
    )


def table_view(table: Table, person: Person) -> TableView:
    return TableView(
        code=table.code,
        game=table.game.name,
        phase=table.phase,
        options=to_builtins(table.options),
        settings=table.settings,
        seats=tuple(seat_view(table, seat) for seat in range(len(table.seats))),
        host=table.seat_of(table.host),
        you=table.seat_of(person),
        hosting=table.is_hosting(person),
        free_talk=table.free_talk,
    )


def seat_view(table: Table, at: int) -> SeatView:
    seat = table.seats[at]
    return SeatView(seat.name, seat.colour, seat.bot, table.is_there(at), seat.away)


def game_view(table: Table, course: Course, person: Person) -> GameView:
    viewer = course.viewer(person)
    return GameView(
        number=course.number,
        names=course.names,
        colours=course.colours,
        you=viewer,
        view=course.view(viewer),
        log=course.log,
        awaited=awaited(table, course),
        question=question_for(course, viewer),
        outcome=outcome_of(course),
        clock=clock_view(table, course),
    )


def clock_view(table: Table, course: Course) -> Clock | None:
    clock = course.clock
    if clock is None:
        return None
    called = is_called(table, clock)
    seats = range(len(course.header.seats))
    return Clock(
        ready=tuple(seat for seat in seats if called or is_ready(table, clock, seat)),
        starts=clock.starts if called else None,
        ends=ends_at(table, clock) if called else None,
    )


def awaited(table: Table, course: Course) -> tuple[Awaited, ...]:
    return tuple(
        Awaited(seat, deadline(table, course, seat))
        for seat, question in enumerate(course.questions)
        if question.awaited
    )


def question_for(course: Course, viewer: int | None) -> Question | None:
    if viewer is None or not course.is_asked(viewer):
        return None
    return Question(
        asked=course.questions[viewer].asked,
        offers=() if course.clock else offers(course, viewer),
        why_not=course.game.why_not(course.view(viewer)),
        may_take_back=course.may_take_back(viewer),
    )


def offers(course: Course, viewer: int) -> tuple[Offer, ...]:
    seats = len(course.header.seats)
    legal = course.legal(viewer)
    return tuple(Offer(course.game.show_action(action, seats), action) for action in legal)


def outcome_of(course: Course) -> Outcome | None:
    return course.game.outcome(course.state) if course.is_over() else None


# What has changed


class Change:
    """What a line has changed. What several are told alike is made once."""

    def __init__(self, before: Table, after: Table) -> None:
        self.before = before
        self.after = after
        self.happened: dict[int | None, Happened | None] = {}  # as each viewer sees it

    def news(self, person: Person, number: int) -> tuple[Push, ...]:
        """Tell one person of it, in pushes numbered from `number` on."""
        return tuple(
            replace(push, number=at) for at, push in enumerate(self.pushes(person), start=number)
        )

    def pushes(self, person: Person) -> Iterator[Push]:
        was, now = self.before.course, self.after.course
        if now is not None and now is not was:
            if was is None or was.number != now.number:
                yield Began(0, table_view(self.after, person), game_view(self.after, now, person))
                return
            yield from self.happenings(was, now, now.viewer(person))
        yield from self.clock
        if self.is_shown:
            yield from self.changed_view(person)
        if self.after.talk is not self.before.talk:
            yield Talked(0, self.after.talk[-1])

    def happenings(self, was: Course, now: Course, viewer: int | None) -> Iterator[Push]:
        """Tell what happened in the game; nothing where this viewer cannot know that it has."""
        if viewer not in self.happened:
            self.happened[viewer] = self.happening(was, now, viewer)
        if (happened := self.happened[viewer]) is not None:
            yield happened

    def happening(self, was: Course, now: Course, viewer: int | None) -> Happened | None:
        seen, view = was.view(viewer), now.view(viewer)
        if seen == view:
            return None
        return Happened(
            number=0,
            events=now.game.events(seen, view),
            view=view,
            log=now.log[len(was.log) :],
            awaited=self.awaited,
            question=question_if_new(was, now, viewer),
            outcome=outcome_of(now),
        )

    @cached_property
    def awaited(self) -> tuple[Awaited, ...]:
        course = self.after.course
        return () if course is None else awaited(self.after, course)

    @cached_property
    def clock(self) -> tuple[Push, ...]:
        clock = clock_of(self.after)
        return () if clock is None or clock == clock_of(self.before) else (Timed(0, clock),)

    @cached_property
    def is_shown(self) -> bool:
        """Whether somebody's TableView may have changed."""
        return shown_of(self.before) != shown_of(self.after)

    def changed_view(self, person: Person) -> Iterator[Push]:
        seen = table_view(self.after, person)
        if seen != table_view(self.before, person):
            yield Changed(0, seen)


def clock_of(table: Table) -> Clock | None:
    return None if table.course is None else clock_view(table, table.course)


def shown_of(table: Table) -> tuple[object, ...]:
    """List all that a TableView is made of."""
    return (
        table.phase,
        table.seats,
        table.present,
        table.host,
        table.options,
        table.settings,
        table.free_talk,
    )


def question_if_new(was: Course, now: Course, viewer: int | None) -> Question | UnsetType | None:
    if viewer is None or question_of(was, viewer) == question_of(now, viewer):
        return UNSET
    return question_for(now, viewer)


def question_of(course: Course, viewer: int) -> tuple[int, bool]:
    return course.questions[viewer].asked, course.is_asked(viewer)
