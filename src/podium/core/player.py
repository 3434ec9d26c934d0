"""Who decides for a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from podium.core.chance import Chance

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
ActionT = TypeVar("ActionT")


class Player(Protocol[ViewT_contra, ActionT]):
    """A person or a bot: sees a View, never a State."""

    def choose(self, view: ViewT_contra, legal: Sequence[ActionT]) -> ActionT:
        """Choose one of the legal actions, of which there is at least one."""
        ...


AnyPlayer: TypeAlias = Player[Any, Any]
# Makes a bot that draws all its chance from the generator it is given.
Bot: TypeAlias = Callable[[Chance], AnyPlayer]

# What bots are called at a table.
BOT_NAMES = ("Ada", "Bruno", "Clara", "David", "Elsa", "Felix", "Greta")
