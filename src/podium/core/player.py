"""Who decides for a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from podium.core.chance import Chance

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
ActionT = TypeVar("ActionT")


class Player(Protocol[ViewT_contra, ActionT]):
    """A person or a bot: sees a View, never a State."""

    def choose(self, view: ViewT_contra, legal: Sequence[ActionT]) -> ActionT:
        """Choose one of the legal actions, of which there is at least one."""
        ...


class Plan(NamedTuple, Generic[ActionT]):
    """What a bot is about to do in a game in real time."""

    action: ActionT
    takes: int  # milliseconds from being asked until it has been done


@runtime_checkable
class TimedPlayer(Player[ViewT_contra, ActionT], Protocol[ViewT_contra, ActionT]):
    """A bot with times of its own; any other takes a moment that tells nothing."""

    def plan(self, view: ViewT_contra, legal: Sequence[ActionT]) -> Plan[ActionT]:
        """Plan one of the legal actions, and how long one like this bot takes for it."""
        ...


AnyPlayer: TypeAlias = Player[Any, Any]
# Makes a bot that draws all its chance from the generator it is given.
Bot: TypeAlias = Callable[[Chance], AnyPlayer]

# What bots are called at a table.
BOT_NAMES = ("Ada", "Bruno", "Clara", "David", "Elsa", "Felix", "Greta")
