"""What chance brings at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from podium.table.lines import Dealt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from podium.core.chance import Chance
    from podium.core.game import AnyGame, Deal


def deals(
    game: AnyGame,
    state: Any,  # noqa: ANN401 - any game's
    now: int,
    chance: Chance,
    batteries: Sequence[int | None] | None = None,
) -> tuple[Dealt, ...]:
    """Make all deals that are awaited, one after the other."""
    made: tuple[Dealt, ...] = ()
    while state.awaits_deal():
        deal = next_deal(game, state, chance, batteries)
        made = (*made, Dealt(at=now, deal=game.show_deal(state, deal)))
        state = game.deal(state, deal)
    return made


def next_deal(
    game: AnyGame,
    state: Any,  # noqa: ANN401 - any game's
    chance: Chance,
    batteries: Sequence[int | None] | None,
) -> Deal:
    """Make a deal of what people's devices told, where it follows from that; else by lot."""
    told = None if batteries is None else game.told_deal(state, batteries, chance)
    return game.draw(state, chance) if told is None else told
