"""How a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One figure for every seat, and after the seats one for every imaginary player.

    The winners share 1 equally and all others have 0: that is `results`. In `ranks` the winners
    are first, and equal ranks are shared.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    results: tuple[float, ...]


def won_by(winners: Sequence[int], scores: Sequence[int]) -> Outcome:
    """Describe a game in which nothing counts but who won."""
    everybody = range(len(scores))
    behind = len(winners) + 1
    return Outcome(
        scores=tuple(scores),
        ranks=tuple(1 if who in winners else behind for who in everybody),
        winners=tuple(winners),
        results=tuple(1 / len(winners) if who in winners else 0.0 for who in everybody),
    )


def ranked(scores: Sequence[int], merits: Sequence[int]) -> Outcome:
    """Describe a game in which whoever has the highest merit wins, and all are ranked by it."""
    ranks = tuple(1 + sum(other > merit for other in merits) for merit in merits)
    winners = [who for who, rank in enumerate(ranks) if rank == 1]
    return msgspec.structs.replace(won_by(winners, scores), ranks=ranks)
