"""One game, played to its end by players who are at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from podium.arena.realtime import Clock
from podium.arena.turns import TIME_UP, turns
from podium.core.chance import Chance
from podium.core.record import DealStep, PlayStep, Record, TimeStep, header_for
from podium.core.seats import letter
from podium.players import find_bot

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from podium.arena.turns import GameOf, Turn
    from podium.core.game import AnyGame, StateT
    from podium.core.player import AnyPlayer
    from podium.core.record import Step


def played(
    game: GameOf[StateT],
    options: Any,  # noqa: ANN401 - of any game
    players: Sequence[AnyPlayer],
    chance: Chance,
) -> Iterator[Turn[StateT]]:
    """Play a whole game; one in real time, in event time."""
    if game.real_time:
        return Clock(game, options, players, chance).turns()
    return turns(game, game.start(len(players), options), players, chance)


def written(game: GameOf[StateT], turn: Turn[StateT]) -> Step:
    """Write a turn as a line of a record says it."""
    if turn.what is TIME_UP:
        return TimeStep()
    if turn.seat is None:
        return DealStep(game.show_deal(turn.before, turn.what))
    return PlayStep(letter(turn.seat), game.show_action(turn.what, game.seats(turn.before)))


def seat_bots(game: AnyGame, names: Sequence[str], seed: str) -> list[AnyPlayer]:
    return [seat_bot(game, seat, name, seed) for seat, name in enumerate(names)]


def seat_bot(game: AnyGame, seat: int, name: str, seed: str) -> AnyPlayer:
    """Make the bot for a seat, with a chance of its own."""
    return find_bot(game, name)(chance_of(seat, seed))


def chance_of(seat: int, seed: str) -> Chance:
    return Chance(f"{seed}/seat {letter(seat)}")


def deals_of(seed: str) -> Chance:
    return Chance(f"{seed}/deals")


def record_game(game: AnyGame, options: Any, names: Sequence[str], seed: str) -> Record:  # noqa: ANN401 - of any game
    """Play a game between bots and write it down."""
    state = game.start(len(names), options)
    steps = []
    for turn in played(game, options, seat_bots(game, names, seed), deals_of(seed)):
        steps.append(written(game, turn))
        state = turn.after
    header = header_for(game, options, tuple(names))
    return Record(header, tuple(steps), game.outcome(state))
