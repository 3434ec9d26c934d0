"""Taking back shares of a seven, and talk that waits until the game is over; shown with DOG."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from podium.core.errors import Refused
from podium.core.replay import replay
from podium.games.dog import GAME
from podium.protocol.commands import AnyCommand, Play, Say, Sit, Speak, Start, TakeBack
from podium.protocol.pushes import Happened
from podium.table.lines import TakenBack
from podium.table.timing import due
from table.tables import ANN, BEN, CAT, DAN, LiveTable

SEVEN = (
    "clockwise/4 at=1:play dealer=D turn=A pawns=A:5+20+40,B:22,C:30 hands=A:7+3,B:2+3,C:5+6,D:8+9"
)


def four_players() -> LiveTable:
    live = LiveTable(game="dog")
    for person, name in ((BEN, "Ben"), (CAT, "Cat"), (DAN, "Dan")):
        live.comes(person)
        live.does(person, Sit("sit", name))
    live.does(ANN, Start("start"))
    return live


def with_seven() -> LiveTable:
    """Make a table at which it is Ann's turn, and she holds a seven."""
    live = four_players()
    questions = live.course.questions
    state = GAME.read_state(SEVEN)
    asked = tuple(
        question._replace(occasion=GAME.legal(state, seat), awaited=seat == 0)
        for seat, question in enumerate(questions)
    )
    live.become(
        replace(
            live.table,
            course=replace(live.course, state=state, questions=asked, views={}, actions={}),
        )
    )
    return live


def played(live: LiveTable, text: str) -> None:
    live.does(ANN, Play(f"play {text} {len(live.journal)}", text))


def refused(live: LiveTable, person: str, command: AnyCommand) -> str:
    with pytest.raises(Refused) as reason:
        live.does(person, command)
    return reason.value.code


def shown(live: LiveTable) -> str:
    return GAME.show_state(live.course.state)


def question(live: LiveTable, person: str) -> Any:
    game = live.snapshot(person).game
    assert game is not None
    return game.question


def test_shares_are_taken_back_until_the_last_is_given() -> None:
    """DOG-31."""
    live = with_seven()
    before = shown(live)
    played(live, "7/2:A20>22")
    once = shown(live)
    assert question(live, ANN).may_take_back
    played(live, "7/5:A5>10")
    assert refused(live, ANN, TakeBack("late")) == "nothing-to-take-back"

    live = with_seven()
    played(live, "7/2:A20>22")
    assert shown(live) == once
    live.does(ANN, TakeBack("back"))
    assert shown(live) == before
    assert not question(live, ANN).may_take_back
    assert refused(live, ANN, TakeBack("again")) == "nothing-to-take-back"


def test_several_shares_are_taken_back_one_by_one() -> None:
    live = with_seven()
    positions = []
    for text in ("7/2:A20>22", "7/1:A5>6"):
        positions.append(shown(live))
        played(live, text)
    steps = live.course.steps
    for number, position in enumerate(reversed(positions), start=1):
        live.does(ANN, TakeBack(f"back {number}"))
        assert shown(live) == position
        assert live.course.steps == steps[:-number]
    assert refused(live, ANN, TakeBack("again")) == "nothing-to-take-back"


def test_nobody_takes_back_what_somebody_else_has_played() -> None:
    live = with_seven()
    assert refused(live, ANN, TakeBack("first")) == "nothing-to-take-back"
    played(live, "7/2:A20>22")
    assert refused(live, BEN, TakeBack("ben")) == "nothing-to-take-back"
    assert refused(live, "stranger", TakeBack("stranger")) == "not-seated"


def test_everybody_is_told_of_a_share_and_that_it_was_taken_back() -> None:
    live = with_seven()
    seen = {person: live.snapshot_bytes(person) for person in (BEN, DAN)}
    played(live, "7/2:A20>22")
    live.does(ANN, TakeBack("back"))
    for person, before in seen.items():
        share, back = live.told[person][-2:]
        assert isinstance(share, Happened)
        assert isinstance(back, Happened)
        assert [type(event).__name__ for event in share.events][:2] == ["Showed", "Moved"]
        assert [type(event).__name__ for event in back.events] == ["TookBack"]
        assert back.log == share.log == ()
        assert live.snapshot_bytes(person) == before


def test_the_question_is_another_one_and_no_time_is_gained() -> None:
    live = with_seven()
    first = live.course.questions[0]
    live.now += 5_000
    played(live, "7/2:A20>22")
    live.now += 5_000
    live.does(ANN, TakeBack("back"))
    again = live.course.questions[0]
    assert again.occasion == first.occasion
    assert (again.asked, again.since) == (first.asked + 2, first.since)
    assert refused(live, ANN, Play("old", "7/2:A20>22", first.asked)) == "overtaken"


def test_a_share_taken_back_is_no_part_of_the_record() -> None:
    """Play whole games with people who take every share back once."""
    live = LiveTable(game="dog", bots=("random", "random", "random"), start=True)
    taken = 0
    while live.table.is_in_play() and taken < 3:
        course = live.course
        if not course.questions[0].awaited:
            live.let_bots_act()
            continue
        live.plays(ANN)
        if live.course.may_take_back(0):
            live.does(ANN, TakeBack(f"back {len(live.journal)}"))
            taken += 1
            live.let_bots_act()  # the deadline has passed
    live.play_to_the_end()
    assert any(isinstance(line, TakenBack) for line in live.journal)
    *_, last = replay(live.course.game, live.course.record())
    assert live.course.game.show_state(last.state) == shown(live)
    again = LiveTable.replayed(live.journal, [ANN])
    again.now = live.now
    assert again.snapshot_bytes(ANN) == live.snapshot_bytes(ANN)
    assert again.course.steps == live.course.steps


def test_a_bot_that_was_asked_before_is_not_heard_afterwards() -> None:
    live = with_seven()
    played(live, "7/2:A20>22")
    asked = min(due(live.table)).asked
    live.does(ANN, TakeBack("back"))
    assert min(due(live.table)).asked == asked + 1


def test_why_a_card_cannot_be_played_comes_with_the_question() -> None:
    live = with_seven()
    state = GAME.read_state(
        "clockwise/4 at=1:play dealer=D turn=A pawns=A:14,B:16 hands=A:3+11,B:2"
    )
    live.become(replace(live.table, course=replace(live.course, state=state, views={}, actions={})))
    (why_not,) = question(live, ANN).why_not
    assert why_not.card == "3"
    assert [reason.code for reason in why_not.reasons] == ["guarded"]
    assert why_not.reasons[0].at.number == 16


def test_partners_do_not_talk_freely_while_a_game_is_going_on() -> None:
    """DOG-7."""
    live = LiveTable(game="dog", bots=("random",) * 3)
    live.does(ANN, Say("before", "hello"))
    assert live.snapshot(ANN).table.free_talk
    live.does(ANN, Start("start"))
    assert not live.snapshot(ANN).table.free_talk
    assert refused(live, ANN, Say("meanwhile", "I have a 13")) == "talk-is-off"
    live.does(ANN, Speak("phrase", "well-played"))
    live.play_to_the_end()
    assert live.snapshot(ANN).table.free_talk
    live.does(ANN, Say("after", "well played"))


def test_who_plays_alone_may_talk() -> None:
    live = LiveTable(game="dog", bots=("random",) * 2, start=True)
    live.does(ANN, Say("1", "hello"))
    assert live.snapshot(ANN).table.free_talk
