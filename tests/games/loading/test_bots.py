"""Bots play like people of four strengths, and the stronger win."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from statistics import mean

import pytest

from conftest import Some
from games.loading.laws import TABLES
from podium.arena.game import deals_of, played, seat_bots
from podium.arena.simulation import Series, play_one, simulate
from podium.arena.tally import lengths, player_results
from podium.core.chance import Chance
from podium.core.player import TimedPlayer
from podium.games.loading import GAME
from podium.games.loading.actions import Action, Lay, Options, Pass, Stop
from podium.games.loading.bots import BOTS, MINDS
from podium.games.loading.glance import Glance
from podium.games.loading.rules import Rush
from podium.games.loading.strengths import MEASURED, SPREAD, STRENGTHS
from podium.players import find_bot

TIMES = ("look", "perceive", "think", "press", "choose", "move")
LADDER = ("random", "beginner", "casual", "skilled", "expert")
every_strength = pytest.mark.parametrize("name", STRENGTHS)
every_table = pytest.mark.parametrize(("seats", "options"), TABLES)
every_step = pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LADDER)))


def position(words: str) -> Rush:
    """Read a position of three in which A and B hold a pack."""
    return GAME.read_state(f"beginners/3 at=on waiting=C {words}")


def planned(name: str, rush: Rush, seat: int, seed: str) -> tuple[Action, int]:
    bot = find_bot(GAME, name)(Chance(seed))
    assert isinstance(bot, TimedPlayer)
    view, legal = GAME.view(rush, seat), GAME.legal(rush, seat)
    action, takes = bot.plan(view, legal)
    assert action in legal
    return action, takes


def plans(name: str, rush: Rush, seat: int = 0, times: int = 60) -> list[tuple[Action, int]]:
    return [planned(name, rush, seat, f"plan {number}") for number in range(times)]


def usual_time(name: str, rush: Rush) -> float:
    return mean(takes for _, takes in plans(name, rush))


# Times


@every_strength
@pytest.mark.parametrize("what", [*TIMES, "overlook"])
def test_times_are_those_of_people(name: str, what: str) -> None:
    measured = MEASURED[what]
    assert measured.least <= getattr(STRENGTHS[name], what) <= measured.most


@pytest.mark.parametrize("what", MEASURED)
def test_every_figure_says_where_it_is_from(what: str) -> None:
    measured = MEASURED[what]
    assert measured.least <= measured.usual <= measured.most
    assert "(19" in measured.source or "(20" in measured.source


def test_times_vary_as_those_of_people() -> None:
    """Of what is as likely anywhere between two limits, the deviation is half of it by root 3."""
    spread = MEASURED["spread"]
    assert spread.least <= SPREAD / 3**0.5 <= spread.most


def test_the_stronger_are_quicker_and_overlook_less() -> None:
    for weaker, stronger in pairwise(STRENGTHS.values()):
        assert all(getattr(weaker, what) >= getattr(stronger, what) for what in TIMES)
        assert weaker.overlook > stronger.overlook
        assert weaker.slip > stronger.slip


@every_strength
def test_more_cards_take_longer_to_look_through(name: str) -> None:
    """Of a pack of which nothing can be laid, one sees everything."""
    few = position("packs=A:1-5,B:34-64 holdings=1,1,0 piles=A:33.65,C:6-32 boosts=2,1,0")
    many = position("packs=A:1-32,B:34-64 holdings=1,1,0 piles=A:33.65 boosts=2,1,0")
    each = STRENGTHS[name].look
    assert usual_time(name, many) - usual_time(name, few) > 0.8 * 27 * each


@every_strength
def test_who_has_laid_a_card_parts_with_the_pack_soon(name: str) -> None:
    rush = position("packs=A:2-33,B:34-65 holdings=1,1,0 piles=A:1 boosts=1,1,1")
    laid = GAME.play(rush, 0, GAME.read_action("2>A:1#1", 3))
    assert usual_time(name, laid) < usual_time(name, rush)
    assert all(isinstance(action, Pass) for action, _ in plans(name, laid))


def test_nobody_needs_less_than_a_tenth_of_a_second_or_more_than_a_minute(some: Some) -> None:
    for number in some(20):
        bots = seat_bots(GAME, tuple(STRENGTHS), f"{number}")
        for turn in played(GAME, Options(), bots, deals_of(f"{number}")):
            for seat in GAME.awaited(turn.after):
                _, takes = planned(tuple(STRENGTHS)[seat], turn.after, seat, "time")
                assert 100 < takes < 60_000


# What they do


def share_of(name: str, rush: Rush, text: str) -> float:
    wanted = GAME.read_action(text, 3)
    chosen = Counter(action for action, _ in plans(name, rush, times=200))
    return chosen[wanted] / 200


def test_a_beginner_lays_the_first_card_that_fits_and_an_expert_one_that_follows() -> None:
    pack = "20.11.2-10.12-19.21-33"
    rush = position(f"packs=A:{pack},B:34-65 holdings=1,1,0 piles=A:1 boosts=1,1,1")
    assert share_of("beginner", rush, "20>A:1#1") > 0.6
    assert share_of("expert", rush, "20>A:1#1") < 0.1


def test_an_expert_takes_a_boost_card_where_it_can() -> None:
    """LD-12: 41 on 40 brings three points, and 36 on the own pile one."""
    pack = "41.36-39.1-28"
    rush = position(f"packs=A:{pack},B:42-65 holdings=1,1,0 piles=A:29-35,B:40 boosts=1,1,1")
    assert share_of("expert", rush, "41>B:40#1") > 0.6
    assert share_of("beginner", rush, "41>B:40#1") < share_of("expert", rush, "41>B:40#1")


def test_who_counts_takes_the_last_stop_card_as_soon_as_that_wins() -> None:
    """LD-19: A has 8 points, and 10 with the stop card; B has 7, and so has C."""
    rush = GAME.read_state(
        "beginners/3 at=on waiting=B packs=A:1.3.4.8.11-39,-:40-65 holdings=1,1,1 knew=B:2,C:2"
        " piles=A:5.9.10,B:6.7,C:2 boosts=1,1,1 stopped=C:3+"
    )
    for name in ("casual", "skilled", "expert"):
        assert all(isinstance(action, Stop) for action, _ in plans(name, rush))
    assert any(not isinstance(action, Stop) for action, _ in plans("beginner", rush))


def test_of_two_nobody_stops_before_the_game_has_begun() -> None:
    """LD-28: with few cards."""
    rush = GAME.read_state(
        "beginners/2 at=on packs=A:1-18,B:19-36,M:37-55 left-out=56-65 holdings=1,1 boosts=1,1"
    )
    for name in STRENGTHS:
        assert not any(isinstance(action, Stop) for action, _ in plans(name, rush))


def test_who_can_lay_nothing_any_more_stops_after_a_while() -> None:
    rush = position("packs=A:1-32,B:34-64 holdings=1,1,0 piles=A:33.65 boosts=1,1,1")
    for name in STRENGTHS:
        assert any(isinstance(action, Stop) for action, _ in plans(name, rush))


# Mistakes


def wrong_lays(name: str, mistakes: str, games: int) -> int:
    """Count, over whole games, the cards laid that do not fit."""
    wrong = 0
    for number in range(games):
        options = Options(mistakes="at-table" if mistakes == "at-table" else "refused")
        bots = seat_bots(GAME, (name,) * 4, f"slips {number}")
        for turn in played(GAME, options, bots, deals_of(f"slips {number}")):
            if isinstance(turn.what, Lay) and turn.seat is not None:
                wrong += not turn.before.fits(turn.seat, turn.what.card, turn.what.pile)
    return wrong


@pytest.mark.once
@pytest.mark.slow
def test_the_weaker_slip_more_often_as_at_the_table() -> None:
    """LD-22."""
    slips = [wrong_lays(name, "at-table", 60) for name in STRENGTHS]
    assert slips == sorted(slips, reverse=True)
    assert slips[0] > 60
    assert slips[-1] == 0


@pytest.mark.parametrize("name", ["beginner", "casual"])
def test_nobody_lays_a_card_that_would_be_refused(name: str) -> None:
    assert wrong_lays(name, "refused", 5) == 0


# What they may know


@every_table
def test_a_plan_depends_on_nothing_that_cannot_be_seen(
    seats: int, options: Options, some: Some
) -> None:
    chance = Chance("blind")
    for number in some(2):
        bots = seat_bots(GAME, ("expert",) * seats, f"blind {number}")
        for turn in played(GAME, options, bots, deals_of(f"blind {number}")):
            for seat in GAME.awaited(turn.after):
                guessed = GAME.guess(GAME.view(turn.after, seat), chance)
                told = [MINDS["expert"](Chance("x")) for _ in range(2)]
                real, made_up = Glance(turn.after, seat), Glance(guessed, seat)
                assert told[0].decide(real) == told[1].decide(made_up)
                assert told[0].takes == told[1].takes


def test_every_strength_is_a_bot_within_and_outside() -> None:
    assert list(BOTS) == list(MINDS) == list(STRENGTHS) == list(LADDER[1:])
    assert GAME.stand_in in STRENGTHS


# Who wins


@every_step
@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("base", ["false", "true"])
@pytest.mark.once
@pytest.mark.slow
def test_the_stronger_wins(weaker: str, stronger: str, seats: int, base: str) -> None:
    """Alone among weaker ones it wins more than its share."""
    bots = (stronger, *(weaker,) * (seats - 1))
    *_, tally = simulate(Series("loading", {"base": base}, bots, 11, 1500), 1)
    assert player_results(tally, bots)[0].low * seats > 1


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.parametrize("mistakes", ["refused", "at-table"])
def test_at_one_table_they_come_in_the_order_of_their_strengths(mistakes: str) -> None:
    bots = tuple(reversed(LADDER))
    series = Series("loading", {"mistakes": mistakes}, bots, 3, 1200)
    *_, tally = simulate(series, 1)
    shares = [player.win_share for player in player_results(tally, bots)]
    assert shares == sorted(shares, reverse=True)


@pytest.mark.slow
@every_strength
def test_a_game_takes_a_few_minutes(name: str, some: Some) -> None:
    *_, tally = simulate(Series("loading", {}, (name,) * 4, 5, len(some(300))), 1)
    lasted = lengths(tally)
    assert lasted is not None
    assert 30 < lasted.mean < 300


@every_table
def test_without_a_time_limit_every_game_comes_to_its_end(
    seats: int, options: Options, some: Some
) -> None:
    forever = Options(base=options.base, mistakes=options.mistakes, minutes=0)
    for name in STRENGTHS:
        for number in some(20):
            ended = play_one(GAME, forever, (name,) * seats, f"end {number}")
            assert ended.state.is_over()
