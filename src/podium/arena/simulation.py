"""Many games between bots, on all cores.

Each game has a seed of its own, made of the simulation's and the game's number: the result depends
on neither the machine nor the number of cores.
"""

from __future__ import annotations

import os
import signal
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from math import ceil
from multiprocessing import active_children, get_context
from typing import TYPE_CHECKING, Any, NamedTuple

from podium.arena.game import chance_of, deals_of, seat_bots
from podium.arena.realtime import Clock, clockwork
from podium.arena.tally import Tally
from podium.arena.turns import turns
from podium.core.options import read_options
from podium.games import find_game
from podium.players import find_bot, find_mind

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from podium.core.game import AnyGame
    from podium.core.minds import Mind
    from podium.core.state import State

BATCH = 50  # games that one core plays before it reports
WAITING = 4  # batches that wait for each core


@dataclass(frozen=True)
class Series:
    """What is to be simulated; made of plain values, to be sent to other processes."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int
    games: int

    def players(self) -> list[str]:
        """Name the bots, and after them those who take part without a seat."""
        return [*self.bots, *find_game(self.game).imaginary(len(self.bots))]


def checked(series: Series) -> Series:
    """Return the series if it can be carried out; raise a UsageError that says why not, if not."""
    game = find_game(series.game)
    game.start(len(series.bots), read_options(game, series.options))
    for name in series.bots:
        find_bot(game, name)
    return series


class Ended(NamedTuple):
    """A game that is over, and in real time, after how many milliseconds."""

    state: State
    after: int | None


def play_batch(series: Series, numbers: range) -> Tally:
    game = find_game(series.game)
    options = read_options(game, series.options)
    tally = Tally(len(series.players()))
    for number in numbers:
        ended = play_one(game, options, series.bots, f"{series.seed}/game {number}")
        tally.count(game.outcome(ended.state), game.endings(ended.state), ended.after)
    return tally


def play_one(game: AnyGame, options: Any, bots: tuple[str, ...], seed: str) -> Ended:  # noqa: ANN401 - of any game
    if not game.real_time:
        start = game.start(len(bots), options)
        *_, last = turns(game, start, seat_bots(game, bots, seed), deals_of(seed))
        return Ended(last.after, None)
    minds = minds_of(game, bots, seed)
    if minds is None:
        return play_from_outside(game, options, bots, seed)
    inside = clockwork(game, options, minds, deals_of(seed))
    inside.play_out()
    return Ended(inside.state, int(inside.now))


def play_from_outside(game: AnyGame, options: Any, bots: tuple[str, ...], seed: str) -> Ended:  # noqa: ANN401 - of any game
    clock = Clock(game, options, seat_bots(game, bots, seed), deals_of(seed))
    *_, last = clock.turns()
    return Ended(last.after, clock.now)


def minds_of(game: AnyGame, bots: tuple[str, ...], seed: str) -> list[Mind] | None:
    """Make the bots as they are within a compiled call; None where one of them is not."""
    minds = [find_mind(game, name, chance_of(seat, seed)) for seat, name in enumerate(bots)]
    there = [mind for mind in minds if mind is not None]
    return there if len(there) == len(minds) else None


def simulate(series: Series, cores: int | None = None) -> Iterator[Tally]:
    """Play all games; yield what has been counted so far, after each batch."""
    tally = Tally(len(series.players()))
    workers = min(cores or available_cores(), ceil(series.games / BATCH))
    played = in_this_process(series) if workers == 1 else on_cores(series, workers)
    for part in played:
        tally.add(part)
        yield tally


def batches_of(series: Series) -> Iterator[range]:
    for first in range(0, series.games, BATCH):
        yield range(first, min(first + BATCH, series.games))


def available_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_this_process(series: Series) -> Iterator[Tally]:
    return (play_batch(series, batch) for batch in batches_of(series))


def on_cores(series: Series, workers: int) -> Iterator[Tally]:
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield from as_they_come(pool, series, WAITING * workers)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.terminate()  # else it would play its batch to the end


def as_they_come(pool: ProcessPoolExecutor, series: Series, most: int) -> Iterator[Tally]:
    """Play batch after batch, of which no more than `most` wait at a time."""
    batches = batches_of(series)
    waiting = submit(pool, series, islice(batches, most))
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        waiting |= submit(pool, series, islice(batches, len(done)))
        for future in done:
            yield future.result()


def submit(
    pool: ProcessPoolExecutor, series: Series, batches: Iterator[range]
) -> set[Future[Tally]]:
    with interrupts_held_back():
        return {pool.submit(play_batch, series, batch) for batch in batches}


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Let processes started here never hear of Ctrl-C: it is this process that ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
