"""What each viewer is told: everything, or what has changed. Made from Views and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType, to_builtins
from msgspec.structs import replace

from podium.protocol.pushes import (
    Awaited,
    Began,
    Changed,
    GameView,
    Happened,
    Offer,
    Push,
    Question,
    SeatView,
    Snapshot,
    TableView,
    Talked,
)
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
    )


def awaited(table: Table, course: Course) -> tuple[Awaited, ...]:
    return tuple(
        Awaited(seat, deadline(table, course, seat))
        for seat, question in enumerate(course.questions)
        if question.awaited
    )


def question_for(course: Course, viewer: int | None) -> Question | None:
    if viewer is None or not course.questions[viewer].legal:
        return None
    question, seats = course.questions[viewer], len(course.header.seats)
    offers = tuple(
        Offer(course.game.show_action(action, seats), action) for action in question.legal
    )
    return Question(
        asked=question.asked,
        offers=offers,
        why_not=course.game.why_not(course.view(viewer)),
        may_take_back=course.may_take_back(viewer),
    )


def outcome_of(course: Course) -> Outcome | None:
    return course.game.outcome(course.state) if course.is_over() else None


# What has changed


def news(before: Table, after: Table, person: Person, number: int) -> tuple[Push, ...]:
    """Tell one person what a line has changed, in pushes numbered from `number` on."""
    changes = changes_between(before, after, person)
    return tuple(replace(push, number=at) for at, push in enumerate(changes, start=number))


def changes_between(before: Table, after: Table, person: Person) -> Iterator[Push]:
    if after.course is not None and after.course is not before.course:
        if before.course is None or before.course.number != after.course.number:
            yield Began(0, table_view(after, person), game_view(after, after.course, person))
            return
        yield from happenings(after, before.course, after.course, person)
    if shown_of(before) != shown_of(after):
        yield from changed_view(before, after, person)
    if after.talk is not before.talk:
        yield Talked(0, after.talk[-1])


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


def changed_view(before: Table, after: Table, person: Person) -> Iterator[Push]:
    seen = table_view(after, person)
    if seen != table_view(before, person):
        yield Changed(0, seen)


def happenings(table: Table, was: Course, now: Course, person: Person) -> Iterator[Push]:
    """Tell what happened in the game; nothing where this person cannot know that anything has."""
    viewer = now.viewer(person)
    seen, view = was.view(viewer), now.view(viewer)
    if seen != view:
        yield Happened(
            number=0,
            events=now.game.events(seen, view),
            view=view,
            log=now.log[len(was.log) :],
            awaited=awaited(table, now),
            question=question_if_new(was, now, viewer),
            outcome=outcome_of(now),
        )


def question_if_new(was: Course, now: Course, viewer: int | None) -> Question | UnsetType | None:
    if viewer is None or was.questions[viewer].asked == now.questions[viewer].asked:
        return UNSET
    return question_for(now, viewer)
