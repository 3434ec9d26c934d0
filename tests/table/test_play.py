"""A game at a table: playing, changing one's mind, coming too late, the end, and another one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from podium.core.chance import Chance
from podium.core.errors import Refused
from podium.core.replay import replay
from podium.protocol.commands import Play, Remove, Say, Sit, Speak, Start
from podium.protocol.pushes import Happened, Question
from podium.protocol.words import Settings
from podium.table.deciding import play_for, with_deals
from podium.table.lines import Dealt, Played
from podium.table.table import restored
from podium.table.timing import Due, due
from table.tables import ANN, BEN, CAT, LiveTable


def two_players(seed: str = "table") -> LiveTable:
    live = LiveTable(seed)
    live.comes(BEN)
    live.does(BEN, Sit("sit", "Ben"))
    live.does(ANN, Start("start"))
    return live


def test_a_game_begins_with_its_deal() -> None:
    live = two_players()
    assert isinstance(live.journal[-1], Dealt)
    assert [question.awaited for question in live.course.questions] == [True, True]


def test_a_choice_may_be_changed_until_the_last_has_chosen() -> None:
    """RU-8."""
    live = two_players()
    live.plays(ANN, 0)
    live.plays(ANN, 1)
    assert live.course.questions[0].asked == 1
    assert [question.awaited for question in live.course.questions] == [False, True]
    live.plays(BEN)
    assert live.course.questions[0].asked == 2
    laid = live.course.game.view(live.course.state, None).rounds[0].laid[0]
    assert live.course.legal(0) != live.course.legal(1)
    assert live.course.log[0].startswith(f"1.1 A:{laid.card}>B")


def test_what_answers_an_old_question_is_refused() -> None:
    live = two_players()
    text = live.course.game.show_action(live.course.legal(0)[0], 2)
    live.plays(ANN)
    live.plays(BEN)
    with pytest.raises(Refused) as reason:
        live.does(ANN, Play("late", text, 1))
    assert reason.value.code == "overtaken"


def test_who_chooses_last_is_asked_anew_even_if_the_same_is_legal_again() -> None:
    """Who has two of the card they laid may lay the same in the next round."""
    live = next(live for live in many_tables() if has_doubled_card(live))
    first = live.course.questions[0]
    live.plays(BEN)
    live.plays(ANN, doubled_card(live))
    again = live.course.questions[0]
    assert again.occasion == first.occasion
    assert again.asked == first.asked + 1
    pushed = live.told[ANN][-1]
    assert isinstance(pushed, Happened)
    assert isinstance(pushed.question, Question)
    assert pushed.question.asked == again.asked


def many_tables() -> Iterator[LiveTable]:
    for seed in count():
        yield two_players(str(seed))


def has_doubled_card(live: LiveTable) -> bool:
    hand = live.course.game.view(live.course.state, 0).hand
    return len(set(hand)) < len(hand)


def doubled_card(live: LiveTable) -> int:
    """Find the play of a card that one has twice."""
    hand = live.course.game.view(live.course.state, 0).hand
    legal = live.course.legal(0)
    return next(at for at, lay in enumerate(legal) if hand.count(lay.card) > 1)


@pytest.mark.parametrize(
    ("person", "play", "code"),
    [
        (ANN, "hello", "bad-notation"),
        (ANN, "+9>A", "bad-notation"),
        (ANN, ">A", "not-tactical"),
        (CAT, "+1>A", "not-seated"),
    ],
)
def test_what_cannot_be_played_is_refused(person: str, play: str, code: str) -> None:
    live = two_players()
    with pytest.raises(Refused) as reason:
        live.does(person, Play("1", play))
    assert reason.value.code == code


def test_nothing_is_played_when_no_game_is_going_on() -> None:
    live = LiveTable()
    with pytest.raises(Refused) as reason:
        live.does(ANN, Play("1", "+1>A"))
    assert reason.value.code == "not-playing"


def test_the_next_stage_is_dealt_with_the_last_play_of_the_one_before() -> None:
    live = two_players()
    while sum(isinstance(line, Dealt) for line in live.journal) < 2:
        live.plays(ANN)
        live.plays(BEN)
    assert isinstance(live.journal[-2], Played)
    assert live.course.game.view(live.course.state, None).stage == 2


def test_a_journal_that_was_cut_before_a_deal_is_mended() -> None:
    live = two_players()
    cut = restored(live.journal[:-1])
    assert cut.course is not None
    assert cut.course.state.awaits_deal()
    (line,) = with_deals(cut, (), live.now, Chance("mend"))
    assert isinstance(line, Dealt)


def test_a_game_comes_to_its_end_and_another_begins() -> None:
    live = LiveTable(bots=("random", "random"), start=True)
    live.play_to_the_end()
    assert live.table.phase == "over"
    assert due(live.table) == ()
    record = live.course.record()
    assert record.outcome == live.course.game.outcome(live.course.state)
    assert [position.step for position in replay(live.table.game, record)][1:] == [*record.steps]
    live.does(ANN, Remove("1", 2))
    live.does(ANN, Start("2"))
    assert live.table.is_in_play()
    assert live.course.number == 2
    assert live.course.names == ("Ann", "Ada", "Leo")


def test_who_had_a_seat_in_a_game_keeps_it_there_when_others_stand_up_afterwards() -> None:
    live = LiveTable(bots=("random",), settings=Settings(think_seconds=15))
    live.comes(BEN)
    live.does(BEN, Sit("1", "Ben"))
    live.does(ANN, Start("2"))
    live.play_to_the_end()
    live.does(ANN, Remove("3", 1))
    assert live.table.seat_of(BEN) == 1
    game = live.snapshot(BEN).game
    assert game is not None
    assert (game.you, game.view.viewer) == (2, 2)
    assert game.names == ("Ann", "Ada", "Ben")


def test_a_bot_that_answers_an_old_question_changes_nothing() -> None:
    live = LiveTable(bots=("random",), start=True)
    first = min(due(live.table))
    text = live.course.game.show_action(live.course.legal(1)[0], 2)
    assert play_for(live.table, first._replace(asked=9), text, live.now, live.chance) == ()
    live.let_bots_act()
    assert play_for(live.table, first, text, live.now, live.chance) == ()
    live.play_to_the_end()
    assert play_for(live.table, first, text, live.now, live.chance) == ()
    assert play_for(LiveTable().table, Due(0, 0, 1), text, live.now, live.chance) == ()


def test_people_talk_in_phrases_and_freely() -> None:
    live = LiveTable()
    live.does(ANN, Speak("1", "good-luck"))
    live.does(ANN, Say("2", "  see  you\n"))
    assert [(talk.name, talk.phrase, talk.text) for talk in live.table.talk] == [
        ("Ann", "good-luck", None),
        ("Ann", None, "see you"),
    ]
    with pytest.raises(Refused, match="no seat"):
        live.does(BEN, Say("3", "hello"))


@pytest.mark.parametrize("text", ["", "   ", "x" * 201, "a\x07"])
def test_what_cannot_be_said_is_refused(text: str) -> None:
    with pytest.raises(Refused) as reason:
        LiveTable().does(ANN, Say("1", text))
    assert reason.value.code == "bad-talk"


def test_the_host_may_switch_free_talk_off() -> None:
    live = LiveTable(settings=Settings(free_talk=False))
    live.does(ANN, Speak("1", "thanks"))
    with pytest.raises(Refused) as reason:
        live.does(ANN, Say("2", "hello"))
    assert reason.value.code == "talk-is-off"
