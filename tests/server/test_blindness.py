"""Two games that differ only in what somebody may not know send that somebody the same bytes.

Each case is a journal that has come to some position, and somebody who looks at it: a seat or a
spectator. One server goes on from there; another believes that the position is a Guess of what the
viewer sees, so that everything hidden is different. Then the same happens in both, as far as the
viewer can see, and everything that the viewer receives is compared: when joining, playing, resuming
after a cut, joining anew, and after both servers have started again and replayed the journals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import reduce
from importlib import import_module
from itertools import count, cycle
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import podium
from podium.core.chance import Chance
from podium.core.errors import Refused
from podium.core.game import AnyGame
from podium.games import REGISTRY, find_game
from podium.protocol.commands import Play, Ready, Sit, Start
from podium.protocol.http import CODE_LETTERS, OpenTable
from podium.server import live as module
from podium.server.outside import Outside
from podium.server.people import person_of
from podium.store.sqlite import SqliteStore
from podium.table.alarms import COUNTDOWN, alarm, rung
from podium.table.course import Course
from podium.table.deciding import decide, open_table
from podium.table.lines import AnyLine, Opened, show_line
from podium.table.table import Table, after, restored, with_present
from server.rig import Person, Rig, eventually, running

NOW = 1_700_000_000_000
BEFORE = NOW - COUNTDOWN
WATCHING = "spectator-secret"
POLICY = "content-security-policy"  # has the server's port
STEPS = 6  # at most, in which something hidden stays hidden
PROBES = 4
GUESSES = 20  # of which one should differ from the truth


class Still(Outside):
    """A clock that stands still, and lots that always fall the same."""

    def __init__(self) -> None:
        self.tokens = 0

    def now(self) -> int:
        return NOW

    def token(self) -> str:
        self.tokens += 1
        return f"{self.tokens:032x}"

    def chance(self) -> Chance:
        return Chance("still")


class Step(NamedTuple):
    """What a seat does, in the notation: in truth, and in the other world."""

    seat: int
    truly: str
    otherwise: str


class Setting(NamedTuple):
    game: AnyGame
    seats: int
    options: Any
    viewer: int | None
    differing: bool  # what others do should be different, if the viewer cannot tell


class Case(NamedTuple):
    code: str
    setting: Setting
    journal: list[AnyLine]
    guessed: Any  # the other world's position
    steps: list[Step]
    probes: list[str]  # what somebody could do, in one world or the other

    @property
    def viewer(self) -> int | None:
        return self.setting.viewer

    @property
    def secret(self) -> str:
        return WATCHING if self.viewer is None else secret_of(self.viewer)


def secret_of(seat: int) -> str:
    return f"secret of seat {seat}"


# Worlds


def cases() -> list[Case]:
    """Make a case of each setting; where the rules run uncompiled, of some for each viewer."""
    chosen = list(enumerate(settings()))[:: 1 if podium.BUILD.compiled else 7]
    every = (case_for(setting, code_of(number)) for number, setting in chosen)
    return [case for case in every if case is not None]


def settings() -> Iterator[Setting]:
    differing = cycle((True, False))
    for name in REGISTRY:
        laws = import_module(f"games.{REGISTRY[name].rpartition('.')[2]}.laws")
        for seats, options in laws.TABLES:
            for viewer in (None, 0, 1):
                yield Setting(find_game(name), seats, options, viewer, differing=next(differing))


def case_for(setting: Setting, code: str) -> Case | None:
    """Play up to some position, and find another that its viewer cannot tell from it."""
    game, chance = setting.game, Chance(f"case {code}")
    journal = journal_of(setting, code, chance)
    state = restored(journal).course.state  # type: ignore[union-attr]
    guessed = other_world(game, state, setting.viewer, chance)
    if guessed is None:
        return None
    steps = list(steps_in_both(setting, state, guessed))
    return Case(code, setting, journal, guessed, steps, probes_for(setting, (state, guessed)))


def probes_for(setting: Setting, worlds: Iterable[Any]) -> list[str]:
    texts = [
        legal_texts(setting.game, state, seat) for state in worlds for seat in range(setting.seats)
    ]
    return sorted(set().union(*texts))


def legal_texts(game: AnyGame, state: Any, seat: int) -> set[str]:
    return {game.show_action(action, game.seats(state)) for action in game.legal(state, seat)}


def code_of(number: int) -> str:
    letters = ""
    while len(letters) < 6:
        number, at = divmod(number, len(CODE_LETTERS))
        letters += CODE_LETTERS[at]
    return letters


def journal_of(setting: Setting, code: str, chance: Chance) -> list[AnyLine]:
    """Play at random, up to a position in which somebody may act."""
    game, seats, options = setting.game, setting.seats, setting.options
    host = person_of(secret_of(0))
    wish = OpenTable(game.name, secret_of(0), "A", options=msgspec.to_builtins(options))
    lines = list(open_table(wish, host, code, NOW, chance))
    table = with_present(restored(lines), [host], BEFORE)
    for seat in range(1, seats):
        sitting = decide(table, person_of(secret_of(seat)), Sit("sit", "Guest"), NOW, chance)
        table, lines = after_all(table, sitting), [*lines, *sitting]
    more: Iterable[AnyLine] = started(table, seats, chance)
    left = chance.below(4 * seats)
    while after_all(table, more).is_in_play():
        table, lines = after_all(table, more), [*lines, *more]
        if left == 0:
            break
        more, left = something(table, left, chance), left - 1
    return lines


def started(table: Table, seats: int, chance: Chance) -> list[AnyLine]:
    """Begin a game; in real time, let everybody be ready so early that it starts now."""
    lines = list(decide(table, person_of(secret_of(0)), Start("start"), BEFORE, chance))
    for seat in range(seats):
        ready = Ready(f"ready {seat}")
        lines += decide(after_all(table, lines), person_of(secret_of(seat)), ready, BEFORE, chance)
    while (when := alarm(after_all(table, lines)) or NOW) < NOW:
        lines += rung(after_all(table, lines), when, chance)
    return lines


def something(table: Table, number: int, chance: Chance) -> Iterable[AnyLine]:
    course = table.course
    assert course is not None
    seat = any_of(course.game.awaited(course.state), chance)
    text = any_of(sorted(legal_texts(course.game, course.state, seat)), chance)
    return decide(table, person_of(secret_of(seat)), Play(str(number), text), NOW, chance)


def after_all(table: Table, lines: Iterable[AnyLine]) -> Table:
    return reduce(after, lines, table)


def any_of(choices: Any, chance: Chance) -> Any:
    return choices[chance.below(len(choices))]


def other_world(game: AnyGame, state: Any, viewer: int | None, chance: Chance) -> Any:
    """Guess until something is different; None where nothing is hidden."""
    view = game.view(state, viewer)
    guesses = (game.guess(view, chance) for _ in range(GUESSES))
    return next((one for one in guesses if game.show_state(one) != game.show_state(state)), None)


def steps_in_both(setting: Setting, state: Any, guessed: Any) -> Iterator[Step]:
    """Find steps that look the same to the viewer, and are different if that can be."""
    for _ in range(STEPS):
        found = next(alike(setting, state, guessed), None)
        if found is None:
            return
        step, state, guessed = found
        yield step


def alike(setting: Setting, state: Any, guessed: Any) -> Iterator[tuple[Step, Any, Any]]:
    game, viewer, seats = setting.game, setting.viewer, setting.seats
    before = game.view(state, viewer)
    for seat in sorted(game.awaited(state), key=lambda seat: (seat + 1) % seats):
        for truly in game.legal(state, seat):
            reached = game.play(state, seat, truly)
            if reached.awaits_deal() or reached.is_over():
                continue  # the cards would be others, and the end shows them
            told = told_by(game, before, game.view(reached, viewer))
            legal = others_first(game.legal(guessed, seat), truly, setting.differing)
            for otherwise in [truly] if seat == viewer else legal:
                also = game.play(guessed, seat, otherwise)
                if told_by(game, before, game.view(also, viewer)) == told:
                    texts = [game.show_action(each, seats) for each in (truly, otherwise)]
                    yield Step(seat, *texts), reached, also


def others_first(
    legal: Iterable[Any],
    action: Any,
    differing: bool,
) -> list[Any]:
    return sorted(legal, key=lambda one: (one == action) == differing)


def told_by(game: AnyGame, before: Any, after: Any) -> bytes:
    return msgspec.json.encode((after, game.events(before, after)))


# What the viewer is sent


class Told(NamedTuple):
    """What a viewer received: over sockets, and over HTTP."""

    frames: list[str | bytes]
    answers: list[tuple[int, list[tuple[str, str]], bytes]]


class Viewing:
    """A viewer's connections, one after the other, and everything that came over them."""

    def __init__(
        self, case: Case, rig: Rig, people: dict[int, Person], ids: Iterator[str], *, truly: bool
    ) -> None:
        self.case = case
        self.rig = rig
        self.people = people
        self.ids = ids
        self.truly = truly
        self.frames: list[str | bytes] = []
        self.seen: dict[str, Any] | None = None

    async def visit(self, steps: list[Step]) -> None:
        """Join, or resume; see some steps, or take them, and leave."""
        async with self.rig.person(self.case.code, self.case.secret, seen=self.seen) as viewer:
            await settled(viewer)
            for step in steps:
                await self.take(step, self.people.get(step.seat, viewer))
                await settled(viewer)
            await self.probe(viewer)
        self.frames += viewer.frames
        self.seen = last_seen(viewer, self.seen)
        await gone(self.case, self.rig)

    async def miss(self, steps: list[Step]) -> None:
        for step in steps:
            await self.take(step, self.people[step.seat])

    async def take(self, step: Step, person: Person) -> None:
        text = step.truly if self.truly else step.otherwise
        answer = await person.do("play", id=next(self.ids), play=text)
        assert answer["push"] == "done", (answer, step)

    async def probe(self, viewer: Person) -> None:
        """Try what only others could do; no refusal may tell whether they can."""
        case, live = self.case, self.rig.hall.tables[self.case.code]
        state = live.table.course.state  # type: ignore[union-attr]
        for text in [text for text in case.probes if not is_possible(case, state, text)][:PROBES]:
            answer = await viewer.do("play", id=next(self.ids), play=text)
            assert answer["push"] == "refused", (answer, text)


def is_possible(case: Case, state: Any, text: str) -> bool:
    """Whether the viewer can do so, though it may not be what is legal to the letter."""
    game = case.setting.game
    if case.viewer is None:
        return False
    try:
        game.play(state, case.viewer, game.read_action(text, case.setting.seats))
    except Refused:
        return False
    return True


async def told_of(case: Case, rig: Rig, ids: Iterator[str], *, truly: bool) -> Told:
    """Join and play, be cut off, resume and play on, join anew; ask over HTTP."""
    async with AsyncExitStack() as stack:
        people = {
            seat: await stack.enter_async_context(rig.person(case.code, secret_of(seat)))
            for seat in range(case.setting.seats)
            if seat != case.viewer
        }
        for person in people.values():
            await settled(person)
        viewing = Viewing(case, rig, people, ids, truly=truly)
        seen, missed, rest = parted(case)
        await viewing.visit(seen)
        await viewing.miss(missed)
        await viewing.visit(rest)
        viewing.seen = None
        await viewing.visit([])
        return Told(viewing.frames, [await asked(rig, page) for page in pages_of(case)])


def parted(case: Case) -> tuple[list[Step], list[Step], list[Step]]:
    """Part the steps: some that are seen, some that are missed, which are others', and the rest."""
    first = len(case.steps) // 3
    own = [at for at, step in enumerate(case.steps) if step.seat == case.viewer and at >= first]
    second = min([*own, 2 * len(case.steps) // 3])
    return case.steps[:first], case.steps[first:second], case.steps[second:]


def last_seen(viewer: Person, before: dict[str, Any] | None) -> dict[str, Any] | None:
    seen = before
    for push in viewer.got:
        if "number" in push:
            stream = push.get("stream") or (seen or {})["stream"]
            seen = {"stream": stream, "number": push["number"]}
    return seen


async def settled(person: Person) -> None:
    """Wait until somebody has been sent all there was."""
    await person.send({"do": "ping", "sent": 1})
    await person.until("pong")


async def gone(case: Case, rig: Rig) -> None:
    visitor = rig.hall.tables[case.code].visitors[person_of(case.secret)]
    await eventually(lambda: not visitor.listeners and not rig.hall.tables[case.code].work)


def pages_of(case: Case) -> tuple[str, ...]:
    return (f"/api/tables/{case.code}", f"/api/tables/{case.code}/record")


async def asked(rig: Rig, page: str) -> tuple[int, list[tuple[str, str]], bytes]:
    answer = await rig.http.get(page)
    headers = [each for each in answer.headers.multi_items() if each[0] not in ("date", POLICY)]
    return answer.status_code, headers, answer.content


# Both worlds


async def everything_told(
    file: Path, every: list[Case], patch: pytest.MonkeyPatch, *, truly: bool
) -> dict[str, list[Told]]:
    """Let all cases happen on one server, then join anew on another that replays the journals."""
    believed = {} if truly else {case.code: case for case in every}
    patch.setattr(module, "restored", lambda lines: believing(believed, list(lines)))
    await keep(file, every)
    told: dict[str, list[Told]] = {case.code: [] for case in every}
    ids = map("told {}".format, count())  # of commands: none twice, whatever was cut off meanwhile
    async with running(file, outside=Still()) as rig:
        for case in every:
            told[case.code].append(await told_of(case, rig, ids, truly=truly))
    async with running(file, outside=Still()) as rig:
        for case in every:
            told[case.code].append(await told_of(case._replace(steps=[]), rig, ids, truly=truly))
    return told


async def keep(file: Path, every: list[Case]) -> None:
    store = await SqliteStore.open(file)
    for case in every:
        await store.append(case.code, 1, [show_line(line) for line in case.journal])
    await store.close()


def believing(believed: dict[str, Case], lines: list[AnyLine]) -> Table:
    """Restore a table whose game has come, at the end of the case's journal, to the guess."""
    case = believed.get(lines[0].code) if isinstance(lines[0], Opened) else None
    if case is None:
        return restored(lines)
    begun = restored(lines[: len(case.journal)])
    assert begun.course is not None
    other = replace(begun, course=elsewhere(begun.course, case))
    return after_all(other, lines[len(case.journal) :])


def elsewhere(course: Course, case: Case) -> Course:
    """Put a course into another position; every seat may do what it may do there."""
    there = replace(course, state=case.guessed, views={}, actions={})
    questions = tuple(
        question._replace(occasion=there.occasion(seat))
        for seat, question in enumerate(course.questions)
    )
    return replace(there, questions=questions)


@pytest.mark.slow
async def test_what_one_may_not_know_changes_no_byte_of_what_one_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = cases()
    check_worth_it(every)
    truth = await everything_told(tmp_path / "truth", every, monkeypatch, truly=True)
    other = await everything_told(tmp_path / "other", every, monkeypatch, truly=False)
    for case in every:
        for one, another in zip(truth[case.code], other[case.code], strict=True):
            assert one.frames == another.frames, case
            assert one.answers == another.answers, case
            assert [status for status, _, _ in one.answers] == [200, 409]


def check_worth_it(every: list[Case]) -> None:
    """For each game, somebody plays, somebody else differently, and all who look are there.

    In real time all that is done is seen by all: others only hold something else there.
    """
    for name in REGISTRY:
        here = [case for case in every if case.setting.game.name == name]
        steps = [(case.viewer, step) for case in here for step in case.steps]
        differing = any(step.truly != step.otherwise for _, step in steps)
        assert differing or find_game(name).real_time
        assert any(step.seat != viewer for viewer, step in steps)
        assert any(step.seat == viewer for viewer, step in steps)
        assert {case.viewer for case in here} >= {None, 0, 1}
        assert all(case.journal for case in here)
