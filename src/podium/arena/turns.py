"""What happens in a game, one thing after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeAlias

from podium.core.game import Game, StateT
from podium.core.playout import next_seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from podium.core.chance import Chance
    from podium.core.player import AnyPlayer

# A game of which only the State matters here.
GameOf: TypeAlias = Game[StateT, Any, Any, Any, Any]

TIME_UP: Final = "time up"  # what happens when the time limit is reached


class Turn(NamedTuple, Generic[StateT]):
    """A deal, an action of a seat, or that time is up, between two positions."""

    before: StateT
    seat: int | None
    what: Any
    after: StateT


def turns(
    game: GameOf[StateT], state: StateT, players: Sequence[AnyPlayer], chance: Chance
) -> Iterator[Turn[StateT]]:
    """Play on from a position, without a clock; deals are drawn from `chance`."""
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
