"""A game in progress at a table, or just over."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from podium.core.record import PlayStep, Record
from podium.core.replay import after_step, first_state
from podium.core.seats import seat_of
from podium.table.clock import new_clock, opened_by

if TYPE_CHECKING:
    from collections.abc import Hashable

    from podium.core.game import AnyGame, Viewer
    from podium.core.record import Header, Step
    from podium.protocol.words import Colour
    from podium.table.clock import Clock
    from podium.table.lines import Person


class Partaker(NamedTuple):
    """Who had a seat when the game began; afterwards the table may change."""

    person: Person | None
    colour: Colour


class Question(NamedTuple):
    """What a seat is asked. It is another question as soon as its occasion is another."""

    asked: int  # the number of the question, counted for each seat
    since: int
    occasion: Hashable  # in real time the game says which; else it is what is legal
    awaited: bool  # the game waits for the seat


NEVER_ASKED = Question(0, 0, (), awaited=False)


@dataclass(frozen=True)
class Course:
    game: AnyGame
    number: int  # which game of its table
    header: Header
    partakers: tuple[Partaker, ...]
    state: Any
    steps: tuple[Step, ...]
    log: tuple[str, ...]
    questions: tuple[Question, ...]  # one for each seat
    clock: Clock | None = None  # of a game in real time
    earlier: Course | None = None  # before the last step, as long as that can be taken back
    # Views are made once for each viewer, those of all people together, and asked for before and
    # after each step; what is legal, once for each seat, where somebody wants to know.
    views: dict[Viewer, Any] = field(default_factory=dict, compare=False, repr=False)
    actions: dict[int, tuple[Any, ...]] = field(default_factory=dict, compare=False, repr=False)

    def view(self, viewer: Viewer) -> Any:  # noqa: ANN401 - any game
        if viewer not in self.views:
            wanted = [viewer] if self.views else list({viewer, *self.watched()})
            made = self.game.views(self.state, wanted)
            self.views.update(zip(wanted, made, strict=True))
        return self.views[viewer]

    def watched(self) -> list[Viewer]:
        """List those who are told of each step: the seats of people, and spectators."""
        return [None, *(at for at, partaker in enumerate(self.partakers) if partaker.person)]

    def legal(self, seat: int) -> tuple[Any, ...]:
        if seat not in self.actions:
            self.actions[seat] = self.game.legal(self.state, seat)
        return self.actions[seat]

    def occasion(self, seat: int) -> Hashable:
        """Say what the seat is asked, or may do unasked: in turns, what is legal."""
        return self.game.occasion(self.state, seat) if self.clock else self.legal(seat)

    def is_asked(self, seat: int) -> bool:
        """Whether the seat may do anything, as far as it is told."""
        return self.questions[seat].awaited if self.clock else bool(self.legal(seat))

    @property
    def names(self) -> tuple[str, ...]:
        """Name the seats and, after them, the imaginary players."""
        return (*self.header.seats, *self.game.imaginary(len(self.header.seats)))

    @property
    def colours(self) -> tuple[Colour, ...]:
        return tuple(partaker.colour for partaker in self.partakers)

    def viewer(self, person: Person) -> int | None:
        seats = (at for at, partaker in enumerate(self.partakers) if partaker.person == person)
        return next(seats, None)

    def may_take_back(self, seat: int) -> bool:
        return bool(self.earlier) and bool(self.game.may_take_back(self.state, seat))

    def is_over(self) -> bool:
        return bool(self.state.is_over())

    def record(self) -> Record:
        return Record(self.header, self.steps, self.game.outcome(self.state))


def new_course(
    game: AnyGame, number: int, header: Header, partakers: tuple[Partaker, ...], at: int
) -> Course:
    unasked = Course(
        game=game,
        number=number,
        header=header,
        partakers=partakers,
        state=first_state(game, header),
        steps=(),
        log=(),
        questions=(NEVER_ASKED,) * len(header.seats),
        clock=new_clock(game, header, at) if game.real_time else None,
    )
    return with_questions(unasked, at)


def carried_on(course: Course, step: Step, at: int) -> Course:
    state = after_step(course.game, course.state, step)
    steps = (*course.steps, step)
    played = seat_of(step.seat) if isinstance(step, PlayStep) else None
    earlier = course if played is not None and course.game.may_take_back(state, played) else None
    clock = course.clock and opened_by(course.clock, state)
    reached = replace(
        course, state=state, steps=steps, clock=clock, earlier=earlier, views={}, actions={}
    )
    logged = replace(reached, log=(*course.log, *lines_between(course, reached)))
    return with_questions(logged, at, played)


def taken_back(course: Course, seat: int) -> Course:
    """Return the course as it was before a seat's last step, with its question asked anew.

    It has been open since it was asked for the first time: nobody gains time by taking back.
    """
    if course.earlier is None:
        raise TypeError("there is nothing to be taken back")
    before = replace(course.earlier, questions=course.questions, views={}, actions={})
    return with_questions(before, course.earlier.questions[seat].since, seat)


def lines_between(before: Course, after: Course) -> tuple[str, ...]:
    """Write what everybody saw of a step as lines of the move list."""
    game, view, lines = before.game, before.view(None), []
    for event in game.events(view, after.view(None)):
        view = game.fold(view, event)
        lines.append(game.log(event, view))
    return tuple(line for line in lines if line)


def with_questions(course: Course, at: int, played: int | None = None) -> Course:
    """Ask anew where something else is to be answered; `played` is the seat that just answered."""
    awaited = course.game.awaited(course.state)
    questions = tuple(
        next_question(
            before._replace(awaited=before.awaited and seat != played),
            course.occasion(seat),
            seat in awaited,
            at,
        )
        for seat, before in enumerate(course.questions)
    )
    return replace(course, questions=questions)


def next_question(
    before: Question,
    occasion: Hashable,
    awaited: bool,  # noqa: FBT001 - as a Question has it
    at: int,
) -> Question:
    if occasion != before.occasion or (awaited and not before.awaited):
        return Question(before.asked + 1, at, occasion, awaited)
    return before._replace(awaited=awaited)
