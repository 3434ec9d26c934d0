"""Bots that know Runner-Up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from podium.games.runner_up.actions import Action, unpack_action
from podium.games.runner_up.greedy import greedy_choice
from podium.games.runner_up.known import guesses

if TYPE_CHECKING:
    from collections.abc import Sequence

    from podium.core.chance import Chance
    from podium.games.runner_up.views import View


class Greedy:
    """Chooses what would help most if the stage were scored right after this round."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        if view.viewer is None or len(legal) == 1:
            return legal[0]
        fitting = guesses(view)
        return unpack_action(fitting.known, greedy_choice(fitting, view.viewer, self.chance))
