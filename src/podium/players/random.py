"""A player who takes any legal action, each as likely as the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from podium.core.minds import ordinary_moment
from podium.core.player import Plan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from podium.core.chance import Chance


class RandomPlayer:
    """In real time it is the same as `podium.core.minds.RandomMind`."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:  # noqa: ANN401, ARG002 - any game
        return legal[self.chance.below(len(legal))]

    def plan(self, view: Any, legal: Sequence[Any]) -> Plan[Any]:  # noqa: ANN401 - any game
        action = self.choose(view, legal)
        return Plan(action, int(ordinary_moment(self.chance)))
