"""The players that know LOADING."""

from __future__ import annotations

from typing import TYPE_CHECKING

from podium.games.loading.actions import Action, Lay, Stop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from podium.core.chance import Chance
    from podium.games.loading.views import View

PATIENCE = 20  # of so many packs of which nothing can be laid, it stops with one


class Casual:
    """Takes a boost card where it can, climbs in small steps, and stops when little is left."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        lays = [action for action in legal if isinstance(action, Lay)]
        takes = [lay for lay in lays if lay.pile != view.viewer and follows(lay)]
        climbs = [lay for lay in lays if lay.pile == view.viewer and lay.card > (lay.on or 0)]
        if takes:
            return max(takes, key=lambda lay: view.mats[lay.pile].boosts)
        if climbs:
            return min(climbs, key=lambda lay: lay.card)
        stops = self.chance.below(PATIENCE) == 0
        return next(action for action in legal[len(lays) :] if isinstance(action, Stop) == stops)


def follows(lay: Lay) -> bool:
    return lay.on is not None and lay.card == lay.on + 1
