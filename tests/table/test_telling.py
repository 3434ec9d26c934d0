"""What each person is told: pushes that, folded onto an old snapshot, make the new one."""

from __future__ import annotations

import msgspec
import pytest

from conftest import Some
from podium.core.chance import Chance
from podium.core.errors import Refused
from podium.protocol.commands import (
    AnyCommand,
    Configure,
    Invite,
    Leave,
    Recolour,
    Remove,
    Rename,
    Say,
    Sit,
    Speak,
    Stand,
    Start,
)
from podium.protocol.pushes import Happened
from podium.protocol.words import Settings
from podium.table.lines import AnyLine, Dealt, read_line, show_line
from podium.table.table import restored
from table.folding import folded, without_deadlines
from table.tables import ANN, BEN, CAT, LiveTable

PEOPLE = [ANN, BEN, CAT]


def some_command(chance: Chance, number: int) -> AnyCommand:
    identity = str(number)
    commands: list[AnyCommand] = [
        Sit(identity, "Somebody"),
        Stand(identity),
        Rename(identity, f"Name {number}"),
        Recolour(identity, "teal"),
        Invite(identity, "random"),
        Remove(identity, chance.below(3)),
        Start(identity),
        Start(identity),
        Leave(identity),
        Say(identity, "hm"),
        Speak(identity, "wow"),
        Configure(identity, {"tactical": chance.below(2) == 0}, Settings(think_seconds=15)),
    ]
    return commands[chance.below(len(commands))]


def do_something(live: LiveTable, chance: Chance, number: int) -> None:
    person = PEOPLE[chance.below(len(PEOPLE))]
    what = chance.below(10)
    if what == 0:
        live.goes(person)
    elif what == 1:
        live.comes(person)
    elif what > 4 and live.table.is_in_play() and live.table.present:
        live.let_bots_act()
    elif live.table.is_in_play() and live.course.viewer(person) is not None and what > 2:
        play_something(live, person, chance)
    else:
        try_command(live, person, some_command(chance, number))


def play_something(live: LiveTable, person: str, chance: Chance) -> None:
    legal = live.course.legal(live.course.viewer(person))
    if legal:
        live.plays(person, chance.below(len(legal)))


def try_command(live: LiveTable, person: str, command: AnyCommand) -> None:
    try:
        live.does(person, command)
    except Refused as reason:
        assert reason.code  # noqa: PT017 - refused or done, both are well


def test_pushes_folded_onto_an_old_snapshot_make_the_new_one(some: Some) -> None:
    for game in some(40):
        chance = Chance(f"telling {game}")
        live = LiveTable(f"telling {game}", bots=("random",))
        live.comes(*PEOPLE)
        seen = {person: live.snapshot(person) for person in PEOPLE}
        told = {person: len(live.told[person]) for person in PEOPLE}
        for number in range(120):
            do_something(live, chance, number)
        for person in PEOPLE:
            for push in live.told[person][told[person] :]:
                seen[person] = folded(seen[person], push)
            fresh = live.snapshot(person)
            assert [push.number for push in live.told[person]] == [
                *range(1, len(live.told[person]) + 1)
            ]
            assert without_deadlines(seen[person]) == without_deadlines(fresh)


def test_a_journal_makes_the_same_table_again(some: Some) -> None:
    for game in some(40):
        chance = Chance(f"journal {game}")
        live = LiveTable(f"journal {game}", bots=("random",))
        for number in range(120):
            do_something(live, chance, number)
        again = restored(read_line(show_line(line)) for line in live.journal)
        assert again.lines == len(live.journal)
        assert same(live, again.course) == same(live, live.table.course)
        assert (again.seats, again.talk, again.options, again.settings) == (
            live.table.seats,
            live.table.talk,
            live.table.options,
            live.table.settings,
        )


def same(live: LiveTable, course: object) -> object:
    if course is None:
        return None
    state = live.table.game.show_state(course.state)  # type: ignore[attr-defined]
    return state, course.questions, course.log, course.steps  # type: ignore[attr-defined]


def test_a_choice_that_is_changed_is_told_to_nobody_else() -> None:
    live = LiveTable(bots=("random",))
    live.comes(BEN, CAT)
    live.does(BEN, Sit("1", "Ben"))
    live.does(ANN, Start("2"))
    live.plays(ANN, 0)
    before = {person: len(live.told[person]) for person in PEOPLE}
    live.plays(ANN, 1)
    assert {person: len(live.told[person]) - before[person] for person in PEOPLE} == {
        ANN: 1,
        BEN: 0,
        CAT: 0,
    }


def test_who_has_chosen_is_seen_and_what_is_not() -> None:
    live = LiveTable(bots=("random",))
    live.comes(BEN)
    live.does(ANN, Start("2"))
    live.plays(ANN, 0)
    push = live.told[BEN][-1]
    assert isinstance(push, Happened)
    assert [one.seat for one in push.awaited] == [1]
    assert msgspec.to_builtins(push.events) == ({"type": "chose", "seat": 0},)
    assert push.question is msgspec.UNSET


@pytest.mark.parametrize("tactical", [False, True])
def test_what_a_person_may_not_know_changes_nothing_that_they_are_told(
    some: Some, *, tactical: bool
) -> None:
    """RU-29: two tables that differ in hidden cards and choices alone send the same bytes."""
    for number in some(30):
        one = LiveTable(f"blind {number}", bots=("random",), options={"tactical": tactical})
        one.comes(BEN, CAT)
        one.does(BEN, Sit("1", "Ben"))
        other = LiveTable.replayed(one.journal, PEOPLE)
        one.does(ANN, Start("2"))
        other.carry_out((one.journal[-2], dealt_otherwise(one, Chance(str(number)))))
        for live, at in ((one, 0), (other, 4)):
            live.plays(BEN, at)
        for person in (ANN, CAT):
            assert one.told_last(person, 2) == other.told_last(person, 2)
            assert one.snapshot_bytes(person) == other.snapshot_bytes(person)
        assert one.snapshot_bytes(BEN) != other.snapshot_bytes(BEN)


def dealt_otherwise(live: LiveTable, chance: Chance) -> AnyLine:
    """Deal the other hands anew, as far as Ann can know."""
    game, state = live.table.game, live.course.state
    guess = game.show_state(game.guess(game.view(state, live.course.viewer(ANN)), chance))
    hands = next(word for word in guess.split(" ") if word.startswith("hands="))
    return Dealt(at=live.now, deal=hands.removeprefix("hands=").replace(",", " "))
