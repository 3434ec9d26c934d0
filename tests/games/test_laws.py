"""Laws that hold in every game, whatever its rules, over random games.

What a law has to know of a game is in `games/<package>/laws.py`.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import islice
from typing import Any

import msgspec
import pytest

from conftest import Some
from podium.arena.game import record_game
from podium.arena.turns import Turn, deal_turn
from podium.core.chance import Chance
from podium.core.game import AnyGame
from podium.core.record import read_record, write_record
from podium.core.replay import replay
from podium.games import REGISTRY, find_game

pytestmark = pytest.mark.slow


def package_of(name: str) -> str:
    return REGISTRY[name].rpartition(".")[2]


def laws_of(name: str) -> Any:
    return import_module(f"games.{package_of(name)}.laws")


CASES = [
    pytest.param(find_game(name), seats, options, id=f"{name}-{seats}-{number}")
    for name in REGISTRY
    for number, (seats, options) in enumerate(laws_of(name).TABLES)
]
every_table = pytest.mark.parametrize(("game", "seats", "options"), CASES)


def tried(game: AnyGame, some: Some, games: int) -> range:
    """Say how many random games to try: fewer of a game that takes longer."""
    return some(max(1, games // int(laws_of(game.name).LENGTH)))


STEPS = 4_000  # of a game, at most
CHANGES = 6  # one action in so many changes a choice, where there is one to change
RARELY = 20  # one action in so many may be one that ends a random game too soon


def random_game(game: AnyGame, seats: int, options: Any, seed: str) -> Iterator[Turn[Any]]:
    """Play at random; now and then somebody who is awaited no more chooses anew."""
    chance, state = Chance(seed), game.start(seats, options)
    while not state.is_over():
        if state.awaits_deal():
            turn = deal_turn(game, state, chance)
        else:
            turn = random_turn(game, state, chance)
        yield turn
        state = turn.after


def steps_of(game: AnyGame, seats: int, options: Any, some: Some, seed: str) -> Iterator[Turn[Any]]:
    """Play a random game, for what is tried at each step; uncompiled, the beginning of one."""
    return islice(random_game(game, seats, options, seed), len(some(STEPS)))


def random_turn(game: AnyGame, state: Any, chance: Chance) -> Turn[Any]:
    seat = any_of(seats_to_act(game, state, chance), chance)
    action = any_of(usual(game, game.legal(state, seat), chance), chance)
    return Turn(state, seat, action, game.play(state, seat, action))


def usual(game: AnyGame, legal: Sequence[Any], chance: Chance) -> Sequence[Any]:
    """Most of the time, leave out what would end a random game too soon."""
    is_rare = getattr(laws_of(game.name), "is_rare", None)
    if is_rare is None or chance.below(RARELY) == 0:
        return legal
    return [action for action in legal if not is_rare(action)] or legal


def seats_to_act(game: AnyGame, state: Any, chance: Chance) -> Sequence[int]:
    awaited = game.awaited(state)
    others = [seat for seat in range(game.seats(state)) if seat not in awaited]
    changeable = [seat for seat in others if game.legal(state, seat)]
    return changeable if changeable and chance.below(CHANGES) == 0 else awaited


def any_of(choices: Sequence[Any], chance: Chance) -> Any:
    return choices[chance.below(len(choices))]


@every_table
def test_nothing_is_lost_and_the_end_comes(
    game: AnyGame, seats: int, options: Any, some: Some
) -> None:
    laws = laws_of(game.name)
    for number in tried(game, some, 40):
        played = list(random_game(game, seats, options, f"law {number}"))
        assert len(played) <= laws.MOST_STEPS
        for turn in played:
            laws.check_conserved(turn.after)
            check_something_is_legal(game, turn.after)


def check_something_is_legal(game: AnyGame, state: Any) -> None:
    awaited = game.awaited(state)
    assert bool(awaited) != (state.awaits_deal() or state.is_over())
    assert all(game.legal(state, seat) for seat in awaited)


@every_table
def test_an_old_view_and_its_events_are_the_new_view(
    game: AnyGame, seats: int, options: Any, some: Some
) -> None:
    for number in tried(game, some, 20):
        for turn in steps_of(game, seats, options, some, f"fold {number}"):
            for viewer in (*range(seats), None):
                before = game.view(turn.before, viewer)
                after = game.view(turn.after, viewer)
                told = before
                for event in game.events(before, after):
                    told = game.fold(told, event)
                assert told == after


@every_table
def test_everything_reads_as_it_was_written(
    game: AnyGame, seats: int, options: Any, some: Some
) -> None:
    for number in tried(game, some, 20):
        for turn in steps_of(game, seats, options, some, f"notation {number}"):
            shown = game.show_state(turn.after)
            assert game.show_state(game.read_state(shown)) == shown
            check_same_views(game, seats, turn.after, game.read_state(shown))
            if turn.seat is None:
                text = game.show_deal(turn.before, turn.what)
                assert game.read_deal(turn.before, text) == turn.what
            else:
                text = game.show_action(turn.what, seats)
                assert game.read_action(text, seats) == turn.what


def check_same_views(game: AnyGame, seats: int, one: Any, other: Any) -> None:
    for viewer in (*range(seats), None):
        assert game.view(one, viewer) == game.view(other, viewer)


@every_table
def test_a_record_replays_to_the_same_end(
    game: AnyGame, seats: int, options: Any, some: Some
) -> None:
    for number in tried(game, some, 20):
        record = record_game(game, options, ("random",) * seats, f"record {number}")
        *_, last = replay(game, read_record(write_record(record)))
        assert game.outcome(last.state) == record.outcome


@every_table
def test_a_guess_shows_its_viewer_the_same_view(
    game: AnyGame, seats: int, options: Any, some: Some
) -> None:
    """Blindness: what a seat may not know can be anything that fits, and its View is the same."""
    for number in tried(game, some, 10):
        chance = Chance(f"blind {number}")
        for turn in steps_of(game, seats, options, some, f"blind {number}"):
            for viewer in (*range(seats), None):
                view = game.view(turn.after, viewer)
                guessed = game.guess(view, chance)
                assert msgspec.json.encode(game.view(guessed, viewer)) == msgspec.json.encode(view)
                laws_of(game.name).check_conserved(guessed)
                check_something_is_legal(game, guessed)


@every_table
def test_what_a_seat_may_do_depends_on_nothing_it_cannot_see(
    game: AnyGame, seats: int, options: Any, some: Some
) -> None:
    for number in tried(game, some, 10):
        chance = Chance(f"legal {number}")
        for turn in steps_of(game, seats, options, some, f"legal {number}"):
            for seat in range(seats):
                guessed = game.guess(game.view(turn.after, seat), chance)
                assert game.legal(guessed, seat) == game.legal(turn.after, seat)


@every_table
def test_rotating_the_seats_rotates_the_result(
    game: AnyGame, seats: int, options: Any, some: Some
) -> None:
    laws = laws_of(game.name)
    rotations = laws.rotations(seats)
    for number in tried(game, some, 10) if rotations else ():
        by = rotations[number % len(rotations)]
        state = game.start(seats, options)
        for turn in steps_of(game, seats, options, some, f"rotate {number}"):
            if turn.seat is None:
                state = game.deal(state, laws.rotated_deal(turn.what, seats, by))
            else:
                action = laws.rotated_action(turn.what, seats, by)
                state = game.play(state, (turn.seat + by) % seats, action)
            plain, moved = game.view(turn.after, None), game.view(state, None)
            assert laws.unrotated_board(moved, by) == laws.unrotated_board(plain, 0)


@pytest.mark.parametrize("name", REGISTRY)
def test_what_is_not_needed_any_more_leaves_the_memory(name: str) -> None:
    """A vec would stay that something not compiled has given to compiled rules."""
    game, times = find_game(name), 400
    start = game.start(game.fewest_seats, game.options_type())
    deal = game.draw(start, Chance("memory"))
    left = memory_left_by(lambda: look_round(game, start, deal), times)
    assert left < 32 * times  # Python keeps some for itself


def look_round(game: AnyGame, start: Any, deal: Any) -> None:
    dealt = game.deal(start, deal)
    game.guess(game.view(dealt, 0), Chance("memory"))
    game.read_state(game.show_state(dealt))


def memory_left_by(work: Callable[[], None], times: int) -> int:
    work()
    tracemalloc.start()
    for _ in range(times):
        work()
    gc.collect()
    left, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return left
