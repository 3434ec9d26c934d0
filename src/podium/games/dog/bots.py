"""Bots that know DOG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from podium.games.dog.actions import Action, unpack_action
from podium.games.dog.greedy import greedy_choice
from podium.games.dog.known import known_chase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from podium.core.chance import Chance
    from podium.games.dog.views import View


class Greedy:
    """Chooses what makes the board look best, and what is least missed afterwards."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        if view.viewer is None or len(legal) == 1:
            return legal[0]
        chase = known_chase(view)
        return unpack_action(chase, greedy_choice(chase, view.viewer))
