"""Who sits where at a table, under which name and colour, and who decides about that."""

from __future__ import annotations

from typing import Any

import pytest

from podium.core.errors import Refused
from podium.protocol.commands import (
    AnyCommand,
    Configure,
    Invite,
    Leave,
    Recolour,
    Remove,
    Rename,
    Replace,
    Sit,
    Stand,
    Start,
)
from podium.protocol.words import COLOURS, Settings
from table.tables import ANN, BEN, CAT, LiveTable


def names(live: LiveTable) -> list[str]:
    return [seat.name for seat in live.table.seats]


def colours(live: LiveTable) -> list[str]:
    return [seat.colour for seat in live.table.seats]


def refused(live: LiveTable, person: str, command: AnyCommand) -> str:
    before = live.table
    with pytest.raises(Refused) as reason:
        live.does(person, command)
    assert live.table is before
    return reason.value.code


def test_who_opens_a_table_hosts_it_and_sits_first() -> None:
    live = LiveTable(name="  Ann \t Lee ", colour="green", bots=("greedy", "random"))
    assert names(live) == ["Ann Lee", "Ada", "Bruno"]
    assert colours(live) == ["green", "red", "blue"]
    assert [seat.bot for seat in live.table.seats] == [None, "greedy", "random"]
    assert live.table.phase == "gathering"
    assert live.table.is_hosting(ANN)


def test_a_table_can_begin_at_once() -> None:
    live = LiveTable(bots=("greedy",), start=True, options={"tactical": True})
    assert live.table.phase == "playing"
    assert live.course.names == ("Ann", "Ada", "Leo")
    assert live.table.options.tactical


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"options": {"fast": True}}, "bad-option"),
        ({"options": {"tactical": 3}}, "bad-option"),
        ({"bots": ("genius",)}, "no-such-bot"),
        ({"bots": ("random",) * 6}, "table-full"),
        ({"start": True}, "too-few-players"),
        ({"name": " "}, "bad-name"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(wishes: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as reason:
        LiveTable(**wishes)
    assert reason.value.code == code


def test_people_sit_down_until_the_table_is_full() -> None:
    live = LiveTable()
    for number in range(5):
        live.does(f"person {number}", Sit("1", "Ben"))
    assert names(live) == ["Ann", "Ben", "Ben 2", "Ben 3", "Ben 4", "Ben 5"]
    assert colours(live) == list(COLOURS[:6])
    assert refused(live, CAT, Sit("1", "Cat")) == "table-full"


def test_a_person_has_one_seat() -> None:
    assert refused(LiveTable(), ANN, Sit("1", "Ann")) == "already-seated"


@pytest.mark.parametrize("name", ["", " ", "x" * 21, "a\x00b", "\u202eBen"])
def test_what_is_no_name_is_refused(name: str) -> None:
    live = LiveTable()
    assert refused(live, BEN, Sit("1", name)) == "bad-name"
    assert refused(live, ANN, Rename("1", name)) == "bad-name"


def test_a_long_name_that_is_taken_stays_short() -> None:
    live = LiveTable(name="x" * 20)
    live.does(BEN, Sit("1", "x" * 20))
    assert names(live)[1] == "x" * 17 + " 2"


def test_two_do_not_have_the_same_colour() -> None:
    live = LiveTable(colour="red")
    assert refused(live, BEN, Sit("1", "Ben", "red")) == "colour-taken"
    live.does(BEN, Sit("2", "Ben", "teal"))
    assert refused(live, BEN, Recolour("3", "red")) == "colour-taken"
    live.does(BEN, Recolour("4", "yellow"))
    live.does(ANN, Recolour("5", "red"))
    assert colours(live) == ["red", "yellow"]


def test_one_may_take_another_name() -> None:
    live = LiveTable(bots=("random",))
    live.does(ANN, Rename("1", "Ada"))
    assert names(live) == ["Ada 2", "Ada"]


def test_who_stands_up_makes_room() -> None:
    live = LiveTable()
    live.does(BEN, Sit("1", "Ben"))
    live.does(CAT, Sit("1", "Cat"))
    live.does(BEN, Stand("2"))
    assert names(live) == ["Ann", "Cat"]
    assert live.table.seat_of(CAT) == 1
    assert refused(live, BEN, Stand("3")) == "not-seated"


def test_the_host_decides_about_the_table() -> None:
    live = LiveTable()
    live.comes(BEN)
    live.does(BEN, Sit("1", "Ben"))
    settings = Settings(think_seconds=None, free_talk=False)
    commands: list[AnyCommand] = [
        Configure("2", {}, settings),
        Invite("3", "random"),
        Remove("4", 0),
        Start("5"),
    ]
    assert {refused(live, BEN, command) for command in commands} == {"not-the-host"}
    live.does(ANN, Configure("6", {"tactical": True}, settings))
    assert live.table.settings == settings
    assert live.table.options.tactical
    live.does(ANN, Invite("7", "random"))
    live.does(ANN, Remove("8", 1))
    assert names(live) == ["Ann", "Ada"]
    assert refused(live, ANN, Remove("9", 2)) == "no-such-seat"
    assert refused(live, ANN, Invite("10", "genius")) == "no-such-bot"
    assert refused(live, ANN, Configure("11", {"fast": 1}, settings)) == "bad-option"


def test_the_first_who_is_there_stands_in_for_an_absent_host() -> None:
    live = LiveTable()
    live.comes(BEN, CAT)
    live.does(BEN, Sit("1", "Ben"))
    live.does(CAT, Sit("1", "Cat"))
    live.goes(ANN)
    assert [live.table.is_hosting(who) for who in (ANN, BEN, CAT)] == [False, True, False]
    live.comes(ANN)
    assert [live.table.is_hosting(who) for who in (ANN, BEN, CAT)] == [True, False, False]


def test_seats_stay_as_they_are_while_a_game_is_going_on() -> None:
    live = LiveTable(bots=("random",), start=True)
    assert refused(live, BEN, Sit("1", "Ben")) == "in-play"
    commands: list[AnyCommand] = [
        Stand("1"),
        Rename("2", "X"),
        Recolour("3", "teal"),
        Invite("4", "random"),
        Remove("5", 1),
        Start("6"),
        Configure("7", {}, Settings()),
    ]
    assert {refused(live, ANN, command) for command in commands} == {"in-play"}


def test_who_leaves_before_a_game_gives_the_seat_back() -> None:
    live = LiveTable(bots=("random",))
    live.does(ANN, Leave("1"))
    assert names(live) == ["Ada"]
    assert live.does(ANN, Leave("2")) == ()


def test_a_bot_goes_on_for_who_leaves_until_they_return() -> None:
    live = LiveTable(bots=("random",), start=True)
    live.does(ANN, Leave("1"))
    assert live.table.seats[0].away
    assert live.does(ANN, Leave("2")) == ()
    live.goes(ANN)
    live.comes(ANN)
    assert not live.table.seats[0].away


def test_who_plays_is_back() -> None:
    live = LiveTable(bots=("random",), start=True)
    live.does(ANN, Leave("1"))
    live.plays(ANN)
    assert not live.table.seats[0].away


def test_a_bot_is_put_in_for_nobody_who_is_there() -> None:
    live = LiveTable()
    live.comes(BEN)
    live.does(BEN, Sit("1", "Ben"))
    assert refused(live, ANN, Replace("2", 1)) == "not-playing"
    live.does(ANN, Start("3"))
    assert refused(live, CAT, Replace("4", 1)) == "not-seated"
    assert refused(live, ANN, Replace("5", 2)) == "no-such-seat"
    assert refused(live, ANN, Replace("6", 1)) == "still-there"
    live.goes(BEN)
    live.does(ANN, Replace("7", 1))
    assert live.table.seats[1].away
    assert live.does(ANN, Replace("8", 1)) == ()
