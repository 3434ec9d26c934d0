"""A live table: one writer, its visitors, its bots.

Whatever is decided is stored first. Only then is it carried out and told. If the store says that
another server was quicker, that server's lines are carried out and it is decided again. If anything
goes wrong, the table begins anew from its journal.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any

from podium.core.errors import NumberTaken, PodiumError, Refused, StoreError
from podium.protocol import pushes
from podium.server.alarms import Alarm
from podium.server.bots import Bots, course_of
from podium.server.pauses import Pause
from podium.server.visitors import Visitor, drop_first, encoded
from podium.table.alarms import rung
from podium.table.deciding import decide, play_for, returned, with_deals
from podium.table.table import after, restored, with_present
from podium.table.telling import Change, snapshot
from podium.table.timing import Due

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence

    from podium.protocol.commands import AnyCommand, CommandId, Seen
    from podium.protocol.pushes import Answer
    from podium.server.bots import Choice, Chose
    from podium.server.house import House
    from podium.server.visitors import Listener
    from podium.table.deciding import Lines
    from podium.table.lines import AnyLine, Person
    from podium.table.table import Table

log = logging.getLogger(__name__)

TRIES = 10  # against other servers that are quicker


class LiveTable:
    def __init__(self, house: House, lines: Sequence[AnyLine]) -> None:
        self.house = house
        self.lock = asyncio.Lock()  # who holds it is the one writer
        self.visitors: dict[Person, Visitor] = {}
        self.work: set[asyncio.Task[Any]] = set()
        self.broken = False
        self.restore(lines)
        self.code = self.table.code
        self.pause = Pause(house.outside)
        self.bots = Bots(self)
        self.alarm = Alarm(self)
        self.touch()

    def restore(self, lines: Sequence[AnyLine]) -> None:
        self.table: Table = restored(lines)
        self.done: dict[Person, dict[CommandId, None]] = {}
        for line in lines:
            self.note_done(line)

    def touch(self) -> None:
        self.used = asyncio.get_running_loop().time()

    # Coming and going

    async def join(self, person: Person, listener: Listener, seen: Seen | None) -> None:
        """Let somebody see and hear; raise Refused where there is no room."""
        await self.whole(self.joined(person, listener, seen))

    async def joined(self, person: Person, listener: Listener, seen: Seen | None) -> None:
        async with self.lock:
            self.make_room(person)
            await self.safely(self.arrive(person))
            if self.broken:
                raise Refused("server-trouble", "this table cannot be read just now")
            visitor = self.visitor(person)
            now = self.house.outside.now()
            whole = snapshot(self.table, person, visitor.stream, visitor.number, now)
            if not listener.is_cut_off():  # or it has gone meanwhile
                visitor.welcome(listener, seen, whole)

    async def arrive(self, person: Person) -> None:
        self.note_present({person})
        await self.commit(partial(self.returning, person))

    def returning(self, person: Person) -> Lines:
        return returned(self.table, person, self.house.outside.now())

    def visitor(self, person: Person) -> Visitor:
        if person not in self.visitors:
            stream = self.house.outside.token()
            self.visitors[person] = Visitor(person, stream, self.house.limits)
        return self.visitors[person]

    def make_room(self, person: Person) -> None:
        """Forget one who has gone, if there are too many; else there is no room."""
        if person in self.visitors or len(self.visitors) < self.house.limits.viewers:
            return
        gone = next((one for one in self.visitors.values() if not one.listeners), None)
        if gone is None:
            raise Refused("table-full", "too many people are at this table")
        del self.visitors[gone.person]

    def leave(self, person: Person, listener: Listener) -> None:
        self.touch()
        if person in self.visitors:
            self.visitors[person].listeners.pop(listener, None)
            self.visitors[person].left = self.used
            self.start(self.left())

    async def left(self) -> None:
        async with self.lock:
            await self.safely(self.depart())

    async def depart(self) -> None:
        self.note_present()

    def note_present(self, coming: Iterable[Person] = ()) -> None:
        before = self.table
        self.table = self.with_those_present(coming)
        self.tell(before)
        self.look()

    def with_those_present(self, coming: Iterable[Person] = ()) -> Table:
        there = {one.person for one in self.visitors.values() if one.listeners}
        return with_present(self.table, there.union(coming), self.house.outside.now())

    # Commands

    async def answer(self, person: Person, listener: Listener, command: AnyCommand) -> None:
        """Do what a command says, once, however often it is sent, and answer it."""
        await self.whole(self.answered(person, listener, command))

    async def answered(self, person: Person, listener: Listener, command: AnyCommand) -> None:
        async with self.lock:
            if given := self.given(person, command.id):
                listener.send(encoded(given))
            else:
                await self.do(person, listener, command)

    async def do(self, person: Person, listener: Listener, command: AnyCommand) -> None:
        reply = partial(self.reply, person, listener)
        done = partial(reply, pushes.Done(command.id))
        try:
            fine = await self.safely(self.commit(partial(self.decided, person, command), done))
        except Refused as refused:
            reply(pushes.Refused(refused.code, str(refused), command.id))
        else:
            if not fine and command.id not in self.answers_to(person):
                listener.send(encoded(self.given(person, command.id) or trouble(command.id)))

    def reply(
        self, person: Person, listener: Listener, answer: pushes.Done | pushes.Refused
    ) -> None:
        """Give an answer that holds from now on."""
        if person in self.visitors and answer.id:
            self.visitors[person].remember(answer.id, answer)
        listener.send(encoded(answer))

    def decided(self, person: Person, command: AnyCommand) -> Lines:
        if self.given(person, command.id):  # by another server, meanwhile
            return ()
        outside = self.house.outside
        return decide(self.table, person, command, outside.now(), outside.chance())

    def given(self, person: Person, command: CommandId) -> Answer | None:
        """Return the answer that a command has been given already."""
        if command in self.done.get(person, ()):
            return pushes.Done(command)
        return self.answers_to(person).get(command)

    def answers_to(self, person: Person) -> dict[CommandId, Answer]:
        return self.visitors[person].answers if person in self.visitors else {}

    def note_done(self, line: AnyLine) -> None:
        if line.by is not None and line.command is not None:
            done = self.done.setdefault(line.by, {})
            done[line.command] = None
            drop_first(done, self.house.limits.answers)

    # By itself

    def look(self) -> None:
        """See what is to be done by the table itself, and when."""
        self.bots.look()
        self.alarm.look()

    async def rings(self) -> None:
        async with self.lock:
            await self.safely(self.commit(self.rung))

    def rung(self) -> Lines:
        outside = self.house.outside
        return rung(self.table, outside.now(), outside.chance())

    async def bot_plays(self, choice: Choice, chose: Chose) -> None:
        await self.whole(self.bot_played(choice, chose))

    async def bot_played(self, choice: Choice, chose: Chose) -> None:
        async with self.lock:
            await self.safely(self.commit(partial(self.bot_decided, choice, chose)))

    def bot_decided(self, choice: Choice, chose: Chose) -> Lines:
        if not self.bots.is_due(choice):
            return ()
        outside = self.house.outside
        due, now, chance = Due(0, choice.seat, choice.asked), outside.now(), outside.chance()
        try:
            return play_for(self.table, due, chose.play, now, chance)
        except PodiumError as error:
            course = course_of(self)
            if course.state is not chose.seen:  # overtaken; it thinks again
                return ()
            log.warning("table %s: a bot chose %r: %s", self.code, chose.play, error)
            return play_for(self.table, due, self.bots.any_play(course, choice.seat), now, chance)

    # Storing, and only then carrying out

    async def safely(self, work: Awaitable[None]) -> bool:
        """Say whether some work could be done. It may raise Refused; all else begins anew."""
        try:
            await work
        except Refused:
            raise
        except StoreError as error:
            log.error("table %s: %s", self.code, error)  # noqa: TRY400 - no bug of ours
            await self.begin_anew()
            return False
        except Exception:
            log.exception("table %s failed", self.code)
            await self.begin_anew()
            return False
        return True

    async def commit(
        self, decide: Callable[[], Lines], stored: Callable[[], None] = lambda: None
    ) -> None:
        """Store what is decided, say so, then carry it out."""
        lines = await self.store(decide)
        stored()
        self.carry_out(lines)

    async def store(self, decide: Callable[[], Lines]) -> Lines:
        for _ in range(TRIES):
            lines = decide()
            try:
                if lines:
                    await self.house.append(self.code, self.table.lines + 1, lines)
            except NumberTaken:
                await self.catch_up()
            else:
                return lines
        raise StoreError(f"other servers were quicker {TRIES} times")

    async def catch_up(self) -> None:
        """Carry out what another server has added to the journal."""
        lines = await self.house.journal(self.code)
        self.carry_out(lines[self.table.lines :])

    def carry_out(self, lines: Iterable[AnyLine]) -> None:
        for line in lines:
            before, self.table = self.table, after(self.table, line)
            self.note_done(line)
            self.tell(before)
        self.pause.over()
        self.look()

    def tell(self, before: Table) -> None:
        change = Change(before, self.table)
        for visitor in self.visitors.values():
            visitor.tell(change.news(visitor.person, visitor.number + 1))

    # When something went wrong

    async def begin_anew(self) -> None:
        """Make the table anew from its journal; where that fails too, send everybody away."""
        self.pause.begin()
        try:
            self.restore(await self.house.journal(self.code))
        except Exception:
            log.exception("table %s cannot be read", self.code)
            self.close()
        else:
            self.table = self.with_those_present()
            self.look()
            self.welcome_all()

    def welcome_all(self) -> None:
        now = self.house.outside.now()
        for visitor in self.visitors.values():
            visitor.begin(self.house.outside.token())
            whole = snapshot(self.table, visitor.person, visitor.stream, visitor.number, now)
            for listener in visitor.listeners:
                listener.send(encoded(whole))

    async def mend(self) -> None:
        """Draw the deal that is missing where a journal was cut."""
        async with self.lock:
            await self.safely(self.commit(self.missing))

    def missing(self) -> Lines:
        outside = self.house.outside
        return with_deals(self.table, (), outside.now(), outside.chance())

    def close(self) -> None:
        self.broken = True
        self.bots.stop()
        self.alarm.stop()
        for visitor in self.visitors.values():
            for listener in visitor.listeners:
                listener.cut_off()

    async def finish(self) -> None:
        """Close, and wait until nothing is under way any more."""
        self.close()
        await asyncio.gather(*self.bots.thinking.values(), *self.work, return_exceptions=True)

    def forget_gone(self, since: float) -> None:
        for visitor in list(self.visitors.values()):
            if not visitor.listeners and visitor.left < since:
                del self.visitors[visitor.person]

    def is_idle(self, since: float) -> bool:
        visited = any(visitor.listeners for visitor in self.visitors.values())
        return not visited and not self.work and self.used < since

    # Work that goes on when whoever asked for it goes away

    async def whole(self, work: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401 - what it returns
        return await asyncio.shield(self.start(work))

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.work.add(task)
        task.add_done_callback(self.work.discard)
        return task


def trouble(command: CommandId | None) -> Answer:
    return pushes.Refused("server-trouble", "nothing was done; try again", command)
