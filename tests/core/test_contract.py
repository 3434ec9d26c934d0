"""The contract holds for all three ways to act: alone, several at once, at any time."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from core.toys import ANY_TIME, TOYS, Options, Toy, ToyGame
from podium.arena.game import seat_bots, written
from podium.arena.turns import turns
from podium.core.chance import Chance
from podium.core.errors import BadDeal, Refused, SeatsOutOfRange
from podium.core.playout import play_out
from podium.core.record import (
    DealStep,
    PlayStep,
    Record,
    TimeStep,
    header_for,
    read_record,
    write_record,
)
from podium.core.replay import replay

every_toy = pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)


def dealt(game: ToyGame, seats: int) -> Toy:
    state = game.start(seats, Options())
    while state.awaits_deal():
        state = game.deal(state, (0,))
    return state


def recorded(game: ToyGame, seats: int, seed: str) -> Record:
    names = ("random",) * seats
    start = game.start(seats, Options())
    played = list(turns(game, start, seat_bots(game, names, seed), Chance(seed)))
    steps = [written(game, turn) for turn in played]
    end = played[-1].after
    return Record(header_for(game, Options(), names), tuple(steps), game.outcome(end))


@every_toy
def test_a_game_is_played_recorded_and_replayed(game: ToyGame) -> None:
    record = recorded(game, 3, "contract")
    assert Counter(isinstance(step, DealStep) for step in record.steps)[False] == 3 * 3
    again = read_record(write_record(record))
    assert again == record
    *_, last = replay(game, again)
    assert last.state.is_over()


@every_toy
def test_whole_games_are_played_inside_one_call(game: ToyGame) -> None:
    state = game.start(4, Options())
    play_out(state, Chance("playout"))
    assert state.is_over()
    assert Counter(seat for seat, _ in state.played) == {0: 3, 1: 3, 2: 3, 3: 3}


def test_who_is_awaited_says_how_a_game_is_acted() -> None:
    alone, together, any_time = TOYS
    for game, first, second in (
        (alone, (0,), (1,)),
        (together, (0, 1), (1,)),
        (any_time, (0, 1), (0, 1)),
    ):
        state = dealt(game, 2)
        assert game.awaited(state) == first
        assert game.awaited(game.play(state, 0, 1)) == second


def test_where_order_matters_every_order_is_played() -> None:
    any_time = TOYS[2]
    beginnings = Counter[tuple[int, ...]]()
    for seed in range(200):
        state = any_time.start(2, Options())
        play_out(state, Chance(f"order {seed}"))
        beginnings[tuple(seat for seat, _ in state.played[:2])] += 1
    assert set(beginnings) == {(0, 0), (0, 1), (1, 0), (1, 1)}


@every_toy
def test_playing_changes_a_copy(game: ToyGame) -> None:
    before = dealt(game, 2)
    shown = game.show_state(before)
    game.play(before, 0, 2)
    assert game.show_state(before) == shown


@every_toy
def test_dealing_changes_a_copy(game: ToyGame) -> None:
    before = game.start(2, Options())
    after = game.deal(before, (1,))
    assert (before.dealt, after.dealt) == ([], [1])


@every_toy
@pytest.mark.parametrize("seat", [-1, 2, 10**40, 0.0, "A", True])
def test_there_is_no_such_seat(game: ToyGame, seat: Any) -> None:
    state = dealt(game, 2)
    for asked in (game.view, game.legal):
        with pytest.raises(Refused, match="there are 2 seats"):
            asked(state, seat)
    with pytest.raises(Refused, match="there are 2 seats"):
        game.play(state, seat, 0)


@every_toy
def test_what_comes_too_early_is_refused(game: ToyGame) -> None:
    state = dealt(game, 2)
    with pytest.raises(BadDeal, match="no deal is awaited"):
        game.draw(state, Chance("early"))
    with pytest.raises(BadDeal, match="no deal is awaited"):
        game.deal(state, (0,))
    with pytest.raises(Refused, match="not over"):
        game.outcome(state)


@every_toy
def test_what_is_not_possible_is_refused_with_its_reason(game: ToyGame) -> None:
    start = game.start(2, Options())
    with pytest.raises(Refused, match="not been dealt") as refusal:
        game.play(start, 0, 1)
    assert refusal.value.code == "deal-awaited"
    with pytest.raises(Refused, match="7 cannot be played"):
        game.play(dealt(game, 2), 0, 7)
    with pytest.raises(BadDeal, match="names a seat"):
        game.deal(start, (5,))
    play_out(start, Chance("over"))
    with pytest.raises(Refused, match="over"):
        game.play(start, 0, 1)


def test_seats_out_of_range_are_refused_with_the_range() -> None:
    with pytest.raises(SeatsOutOfRange, match="Toy is for 2 to 4 players, not 5"):
        TOYS[0].start(5, Options())
    with pytest.raises(SeatsOutOfRange, match=r"not 3\.0"):
        TOYS[0].start(3.0, Options())  # type: ignore[arg-type]


# Real time


def test_the_time_may_be_up_in_real_time() -> None:
    """LD-23: the rules know no clock. A step says so, and replays like any other."""
    state = ANY_TIME.play(dealt(ANY_TIME, 2), 1, 0)
    over = ANY_TIME.time_up(state)
    assert (state.is_over(), over.is_over()) == (False, True)
    assert ANY_TIME.outcome(over).winners == (0, 1)
    header = header_for(ANY_TIME, Options(), ("Ann", "Ben"))
    steps = (DealStep("0"), DealStep("0"), PlayStep("B", "0"), TimeStep())
    record = Record(header, steps, ANY_TIME.outcome(over))
    assert '{"time":"up"}\n' in write_record(record)
    again = read_record(write_record(record))
    assert again == record
    *_, last = replay(ANY_TIME, again)
    assert last.state.is_over()


def test_the_time_is_never_up_before_the_start_nor_after_the_end() -> None:
    start = ANY_TIME.start(2, Options())
    for state, code in (
        (start, "deal-awaited"),
        (ANY_TIME.time_up(dealt(ANY_TIME, 2)), "game-over"),
    ):
        with pytest.raises(Refused) as refusal:
            ANY_TIME.time_up(state)
        assert refusal.value.code == code


def test_in_turns_time_is_never_up() -> None:
    for game in TOYS[:2]:
        with pytest.raises(Refused, match="never up in Toy"):
            game.time_up(dealt(game, 2))
        assert game.time_limit(Options(seconds=60)) is None


def test_a_seat_is_asked_anew_in_real_time_when_its_own_affairs_have_changed() -> None:
    state = dealt(ANY_TIME, 2)
    after = ANY_TIME.play(state, 1, 0)
    assert ANY_TIME.occasion(after, 0) == ANY_TIME.occasion(state, 0)
    assert ANY_TIME.occasion(after, 1) != ANY_TIME.occasion(state, 1)
    alone = dealt(TOYS[0], 2)
    assert TOYS[0].occasion(alone, 0) == TOYS[0].legal(alone, 0)


def test_a_deal_may_follow_from_what_devices_tell() -> None:
    """LD-6: least battery; among equals by lot."""
    start, chance = ANY_TIME.start(3, Options()), Chance("told")
    assert ANY_TIME.told_deal(start, (50, 7, None), chance) == (1,)
    drawn = {ANY_TIME.told_deal(start, (9, 80, 9), chance) for _ in range(50)}
    assert drawn == {(0,), (2,)}
    assert ANY_TIME.told_deal(ANY_TIME.deal(start, (1,)), (9, 80, 9), chance) is None
    assert TOYS[0].told_deal(TOYS[0].start(2, Options()), (1, 2), chance) is None
