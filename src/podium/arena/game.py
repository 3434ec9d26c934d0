"""One game, played to its end by players who are at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias

from podium.core.chance import Chance
from podium.core.game import Game, StateT
from podium.core.playout import next_seat
from podium.core.record import DealStep, PlayStep, Record, header_for
from podium.core.seats import letter
from podium.players import find_bot

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from podium.core.game import AnyGame
    from podium.core.player import AnyPlayer
    from podium.core.record import Step

# A game of which only the State matters here.
GameOf: TypeAlias = Game[StateT, Any, Any, Any, Any]


class Turn(NamedTuple, Generic[StateT]):
    """A deal, or an action of a seat, between two positions."""

    before: StateT
    seat: int | None
    what: Any
    after: StateT


def turns(
    game: GameOf[StateT], state: StateT, players: Sequence[AnyPlayer], chance: Chance
) -> Iterator[Turn[StateT]]:
    """Play on from a position; deals are drawn from `chance`."""
    while not state.is_over():
        turn = (
            deal_turn(game, state, chance)
            if state.awaits_deal()
            else action_turn(game, state, players, chance)
        )
        yield turn
        state = turn.after


def deal_turn(game: GameOf[StateT], state: StateT, chance: Chance) -> Turn[StateT]:
    deal = game.draw(state, chance)
    return Turn(state, None, deal, game.deal(state, deal))


def action_turn(
    game: GameOf[StateT], state: StateT, players: Sequence[AnyPlayer], chance: Chance
) -> Turn[StateT]:
    seat = int(next_seat(state, chance))
    action = players[seat].choose(game.view(state, seat), game.legal(state, seat))
    return Turn(state, seat, action, game.play(state, seat, action))


def written(game: GameOf[StateT], turn: Turn[StateT]) -> Step:
    """Write a turn as a line of a record says it."""
    if turn.seat is None:
        return DealStep(game.show_deal(turn.before, turn.what))
    return PlayStep(letter(turn.seat), game.show_action(turn.what, game.seats(turn.before)))


def seat_bots(game: AnyGame, names: Sequence[str], seed: str) -> list[AnyPlayer]:
    return [seat_bot(game, seat, name, seed) for seat, name in enumerate(names)]


def seat_bot(game: AnyGame, seat: int, name: str, seed: str) -> AnyPlayer:
    """Make the bot for a seat, with a chance of its own."""
    return find_bot(game, name)(Chance(f"{seed}/seat {letter(seat)}"))


def deals_of(seed: str) -> Chance:
    return Chance(f"{seed}/deals")


def record_game(game: AnyGame, options: Any, names: Sequence[str], seed: str) -> Record:  # noqa: ANN401
    """Play a game between bots and write it down."""
    state = game.start(len(names), options)
    steps = []
    for turn in turns(game, state, seat_bots(game, names, seed), deals_of(seed)):
        steps.append(written(game, turn))
        state = turn.after
    header = header_for(game, options, tuple(names))
    return Record(header, tuple(steps), game.outcome(state))
