"""The time of a game in real time, as far as the lines of its journal tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, assert_never

from podium.core.options import read_options
from podium.table.lines import Called, Readied, Woke

if TYPE_CHECKING:
    from podium.core.game import AnyGame
    from podium.core.record import Header
    from podium.core.state import State


class Clock(NamedTuple):
    since: int  # when the game began; from then on the table waits until all are ready
    limit: int | None  # milliseconds of play
    batteries: tuple[int | None, ...]  # what each seat's device told, in percent
    ready: frozenset[int] = frozenset()  # the seats that have said so
    called: int = 0  # when the start was called for the last time
    starts: int | None = None
    ends: int | None = None
    opened: bool = False  # the last deal before the start has been made


def new_clock(game: AnyGame, header: Header, at: int) -> Clock:
    seconds = game.time_limit(read_options(game, header.options))
    limit = None if seconds is None else 1000 * seconds
    return Clock(since=at, limit=limit, batteries=(None,) * len(header.seats))


def opened_by(clock: Clock, state: State) -> Clock:
    """Note whether a step was the last deal before the start."""
    return clock._replace(opened=clock.opened or not state.awaits_deal())


def clock_after(clock: Clock, line: Readied | Called | Woke) -> Clock:
    match line:
        case Readied(seat=seat, battery=battery):
            batteries = (*clock.batteries[:seat], battery, *clock.batteries[seat + 1 :])
            return clock._replace(ready=clock.ready | {seat}, batteries=batteries)
        case Called(at=at, starts=starts):
            ends = None if clock.limit is None else starts + clock.limit
            return clock._replace(called=at, starts=starts, ends=ends)
        case Woke(slept=slept):
            return clock._replace(ends=None if clock.ends is None else clock.ends + slept)
        case _:
            assert_never(line)
