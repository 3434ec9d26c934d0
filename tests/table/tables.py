"""A table with a clock that stands still until a test moves it, and what its people were told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from podium.core.chance import Chance
from podium.players import find_bot
from podium.protocol.commands import AnyCommand, Play
from podium.protocol.http import OpenTable
from podium.protocol.pushes import Push, Snapshot
from podium.table.alarms import alarm, rung
from podium.table.deciding import Lines, decide, open_table, play_for, returned
from podium.table.lines import AnyLine, Person
from podium.table.table import Table, after, restored, with_present
from podium.table.telling import Change, snapshot
from podium.table.timing import due, task_for

ANN, BEN, CAT, DAN = "ann", "ben", "cat", "dan"
BEGINNING = 1_000_000


class LiveTable:
    """What a server does with a table, without storing, sending or waiting."""

    def __init__(self, seed: str = "table", **wishes: Any) -> None:
        self.chance = Chance(seed)
        self.now = BEGINNING
        request = OpenTable(**{"game": "runner-up", "secret": "s" * 16, "name": "Ann", **wishes})
        self.journal: list[AnyLine] = list(
            open_table(request, ANN, "K7M2QX", self.now, self.chance)
        )
        self.table: Table = restored(self.journal)
        self.told: dict[Person, list[Push]] = {}
        self.comes(ANN)

    @classmethod
    def replayed(cls, journal: Sequence[AnyLine], people: Sequence[Person]) -> LiveTable:
        """Make a table that has come to where another's journal is, with these people there."""
        live = cls()
        live.journal = list(journal)
        live.table = restored(journal)
        live.told = {}
        live.comes(*people)
        return live

    def comes(self, *people: Person) -> None:
        for person in people:
            self.told.setdefault(person, [])
            self.be_present(self.table.present | {person})
            self.carry_out(returned(self.table, person, self.now))

    def goes(self, *people: Person) -> None:
        self.be_present(self.table.present - set(people))

    def be_present(self, people: frozenset[Person]) -> None:
        self.become(with_present(self.table, people, self.now))

    def does(self, person: Person, command: AnyCommand) -> Lines:
        lines = decide(self.table, person, command, self.now, self.chance)
        self.carry_out(lines)
        return lines

    def plays(self, person: Person, at: int = 0) -> None:
        """Play one of the legal actions of somebody who has a seat in the game."""
        course = self.course
        seat = course.viewer(person)
        asked = course.questions[seat].asked
        text = course.game.show_action(course.legal(seat)[at], len(course.header.seats))
        self.does(person, Play(f"play {asked} {at}", text, asked))

    def let_bots_act(self) -> None:
        """Move the clock to when the next bot is due, and let it choose."""
        next_due = min(due(self.table))
        self.now = max(self.now, next_due.when)
        task = task_for(self.table, self.course, next_due.seat)
        bot = find_bot(self.table.game, task.bot)(Chance(str(self.now)))
        seats = len(self.course.header.seats)
        chosen = self.table.game.show_action(bot.choose(task.view, task.legal), seats)
        self.carry_out(play_for(self.table, next_due, chosen, self.now, self.chance))

    def rings(self) -> Lines:
        """Move the clock to when the table does something by itself, and let it."""
        when = alarm(self.table)
        assert when is not None
        self.now = max(self.now, when)
        lines = rung(self.table, self.now, self.chance)
        self.carry_out(lines)
        return lines

    def play_to_the_end(self) -> None:
        while self.table.is_in_play():
            self.let_bots_act()

    @property
    def course(self) -> Any:
        assert self.table.course is not None
        return self.table.course

    def carry_out(self, lines: Lines) -> None:
        for line in lines:
            self.journal.append(line)
            self.become(after(self.table, line))

    def become(self, table: Table) -> None:
        change = Change(self.table, table)
        for person, pushes in self.told.items():
            pushes.extend(change.news(person, len(pushes) + 1))
        self.table = table

    def snapshot(self, person: Person) -> Snapshot:
        return snapshot(self.table, person, "stream", len(self.told[person]), self.now)

    def snapshot_bytes(self, person: Person) -> bytes:
        return msgspec.json.encode(replace(self.snapshot(person), number=0))

    def told_last(self, person: Person, count: int) -> list[bytes]:
        """Return the last pushes as they are sent, but for their numbers."""
        return [msgspec.json.encode(replace(push, number=0)) for push in self.told[person][-count:]]
