"""Clauses of Runner-Up that one line of play does not show."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from conftest import Some
from podium.core.chance import Chance
from podium.core.errors import BadDeal, Refused
from podium.games.runner_up import GAME
from podium.games.runner_up.actions import Card, Choose, Lay, Move, Options
from podium.games.runner_up.rules import Race, limited, second_highest, winners


def test_the_board_has_29_spaces_from_minus_12_to_16() -> None:
    """RU-1."""
    assert {int(limited(space)) for space in range(-60, 60)} == set(range(-12, 17))


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_player_has_one_figure(seats: int) -> None:
    """RU-2; RU-19: and Leo one of his own where two play."""
    assert len(GAME.view(GAME.start(seats, Options()), None).figures) == max(seats, 3)


@pytest.mark.parametrize("tactical", [False, True], ids=["base", "tactical"])
def test_white_numbers_play_no_part_in_the_base_game(tactical: bool) -> None:
    """RU-4, RU-5: neither they nor the colours of the values are in anything one sees there."""
    race = GAME.start(3, Options(tactical=tactical))
    race = GAME.deal(race, GAME.draw(race, Chance("white")))
    assert all(bool(card.white) == tactical for card in GAME.view(race, 0).hand or ())


def test_a_game_is_five_stages_of_five_rounds() -> None:
    """RU-6."""
    race, chance, rounds = GAME.start(3, Options()), Chance("five"), Counter[tuple[int, int]]()
    while not race.is_over():
        if race.awaits_deal():
            race = GAME.deal(race, GAME.draw(race, chance))
            continue
        rounds[race.stage, race.round] += 1
        seat = GAME.awaited(race)[0]
        race = GAME.play(race, seat, GAME.legal(race, seat)[0])
    assert set(rounds) == {(stage, number) for stage in range(1, 6) for number in range(1, 5)}
    assert (race.stage, race.round) == (5, 5)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_stage_begins_on_the_start_space_with_five_cards_each(seats: int) -> None:
    """RU-7; RU-19: four for Leo, from the same 32 cards."""
    race = after_first_stage(seats)
    assert any(race.figures)
    race = GAME.deal(race, GAME.draw(race, Chance("second")))
    assert GAME.view(race, None).figures == (0,) * race.racers
    assert all(len(GAME.view(race, seat).hand or ()) == 5 for seat in range(seats))
    assert len(race.pile) == (4 if seats == 2 else 0)


def after_first_stage(seats: int) -> Race:
    race = GAME.start(seats, Options())
    race = GAME.deal(race, GAME.draw(race, Chance("first")))
    while not race.awaits_deal():
        seat = GAME.awaited(race)[0]
        race = GAME.play(race, seat, GAME.legal(race, seat)[-1])
    return race


def test_all_cards_are_shuffled_together_for_each_deal(some: Some) -> None:
    """RU-7: each of the 32 is as likely to be dealt as every other, in every stage."""
    race, chance, dealt = GAME.start(6, Options(tactical=True)), Chance("shuffle"), Counter[int]()
    deals = len(some(20_000))
    for _ in range(deals):
        deal = GAME.draw(race, chance)
        assert len(set(deal)) == 30
        dealt.update(deal)
    assert set(dealt) == set(range(32))
    assert all(abs(times / deals - 30 / 32) < 0.05 for times in dealt.values())


def test_where_nothing_is_to_be_chosen_nobody_is_asked() -> None:
    """RU-13, RU-22, RU-27: the fifth round's cards are laid in the same step as the fourth's."""
    for seats in range(2, 7):
        race = after_first_stage(seats)
        shown = GAME.view(race, None).rounds
        assert len(shown) == 5
        assert [card.racer for card in shown[4].laid] == list(range(seats))
        assert all(card.racer == card.target for card in shown[4].laid)


@pytest.mark.parametrize(
    ("spaces", "second"),
    [((6, 8, 4), 6), ((8, 8, 1), 1), ((-2, -2, 1), -2), ((0, 3, 3), 0), ((-12, 16), -12)],
)
def test_the_second_farthest_occupied_space(spaces: tuple[int, ...], second: int) -> None:
    """RU-14."""
    assert second_highest(vec[i64](list(spaces))) == second


@pytest.mark.parametrize(
    ("totals", "won"),
    [
        ((10, 8, 6), {1}),  # RU-16
        ((10, 10, 7), {2}),  # RU-17
        ((10, 7, 7), {1, 2}),  # RU-17
        ((-5, -1, -9, -5), {0, 3}),  # RU-17
        ((4, 4, 4), {0, 1, 2}),  # RU-18
        ((0, 0), {0, 1}),  # RU-18
    ],
)
def test_who_wins(totals: tuple[int, ...], won: set[int]) -> None:
    """RU-16, RU-17, RU-18."""
    found = winners(vec[i64](list(totals)))
    assert {racer for racer in range(len(totals)) if found >> racer & 1} == won


START = "base/3 at=1.1:choices figures=0,0,0 hands=A:+1+1+1+2+2,B:-1-1-1-1-1,C:+1+2+2+2+3"
TACTICAL = (
    "tactical/3 at=1.1:choices figures=0,0,0 hands=A:+1/1+1/3+2/12+3/21+4/28,"
    "B:-1/2-1/4-2/13-3/22-4/30,C:+1/5+2/14+3/23+4/29+5/32"
)
MOVING = (
    "tactical/3 at=1.1:move figures=0,0,0 hands=A:+1/3+2/12+3/21+4/28,"
    "B:-1/2-1/4-2/13-3/22,C:+1/5+2/14+3/23+4/29 laid=A:+5/32,B:-4/30,C:+1/7=.,.,."
)


@pytest.mark.parametrize(
    ("shown", "seat", "action", "code"),
    [
        (START, 0, Lay(Card(3), 0), "not-in-hand"),
        (START, 0, Lay(Card(9), 0), "no-such-card"),
        (START, 0, Lay(Card(1), 3), "no-such-racer"),
        (START, 0, Lay(Card(1), -1), "no-such-racer"),
        (START, 0, Choose(Card(1)), "target-missing"),
        (START, 0, Move(1), "not-tactical"),
        (START, 3, Lay(Card(1), 0), "no-such-seat"),
        (START, -1, Lay(Card(1), 0), "no-such-seat"),
        (TACTICAL, 0, Lay(Card(1, 1), 0), "no-target"),
        (TACTICAL, 0, Choose(Card(2, 14)), "not-in-hand"),
        (TACTICAL, 0, Choose(Card(1)), "no-such-card"),
        (TACTICAL, 0, Move(0), "choose-first"),
        (MOVING, 1, Move(0), "not-your-turn"),
        (MOVING, 0, Choose(Card(1, 3)), "cards-are-down"),
        (MOVING, 0, Move(3), "no-such-racer"),
        (MOVING, 0, Move(None), "no-such-racer"),  # type: ignore[arg-type]
        (START, 0, Lay(Card(1), 1.0), "no-such-racer"),  # type: ignore[arg-type]
        (START, 0, Lay(Card("x"), 1), "no-such-card"),  # type: ignore[arg-type]
        (START, 0, "+1>A", "no-such-action"),
        (START, 0, None, "no-such-action"),
        (START, "A", Lay(Card(1), 0), "no-such-seat"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_reason(
    shown: str, seat: int, action: Lay | Choose | Move, code: str
) -> None:
    """RU-8, RU-24, RU-25."""
    race = GAME.read_state(shown)
    with pytest.raises(Refused) as refusal:
        GAME.play(race, seat, action)
    assert refusal.value.code == code
    assert GAME.show_state(race) == GAME.show_state(GAME.read_state(shown))


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        ("A:+1+1+1+1+1 B:+1+1-1-1-1 C:+2+2+2+2+2", r"1 too many of the card \+1 .*RU-3"),
    ],
)
def test_a_deal_that_cannot_have_happened_is_refused(deal: str, said: str) -> None:
    """RU-3, RU-7."""
    race = GAME.start(3, Options())
    with pytest.raises(BadDeal, match=said):
        GAME.deal(race, GAME.read_deal(race, deal))


def test_a_deal_of_too_few_cards_is_refused() -> None:
    with pytest.raises(BadDeal, match=r"a deal here has 15 cards, not 3 \(RU-7\)"):
        GAME.deal(GAME.start(3, Options()), (0, 1, 1))


def test_a_deal_of_cards_that_do_not_exist_is_refused() -> None:
    with pytest.raises(BadDeal, match="card number 40"):
        GAME.deal(GAME.start(2, Options()), tuple([40] * 14))


def test_a_deal_that_nobody_awaits_is_refused() -> None:
    race = GAME.read_state(START)
    with pytest.raises(BadDeal, match="no deal is awaited"):
        GAME.deal(race, tuple(range(15)))
