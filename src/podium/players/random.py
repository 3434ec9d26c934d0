"""A player who takes any legal action, each as likely as the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from podium.core.chance import Chance


class RandomPlayer:
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:  # noqa: ANN401, ARG002 - any game
        return legal[self.chance.below(len(legal))]
