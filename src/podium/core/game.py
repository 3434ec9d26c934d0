"""The contract: what a game offers to everybody else.

A game's rules are a `State` (see `podium.core.state`), compiled and quick. Around it a `Game` gives
the typed, frozen objects that people, messages and records use: Options, Action, View, Event and
the notation. To everybody outside the game's folder a State is a value: whatever changes one
returns another.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar, cast

from podium.core.bits import members
from podium.core.errors import BadDeal, Refused, SeatsOutOfRange
from podium.core.state import State, carry_out_deal, legal_actions

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence

    from podium.core.chance import Chance
    from podium.core.minds import Mind
    from podium.core.outcome import Outcome
    from podium.core.player import Bot

StateT = TypeVar("StateT", bound=State)
OptionsT = TypeVar("OptionsT")
ActionT = TypeVar("ActionT")
ViewT = TypeVar("ViewT")
EventT = TypeVar("EventT")

# What chance brought, as the game's State takes it. The notation says it in words.
Deal: TypeAlias = tuple[int, ...]
# A seat, or None for a spectator.
Viewer: TypeAlias = int | None


class Game(ABC, Generic[StateT, OptionsT, ActionT, ViewT, EventT]):
    """The rules of one game, as everybody else meets them."""

    name: str
    title: ClassVar[str]
    introduction: ClassVar[str]  # what a newcomer has to know, in a few lines
    rules_version: ClassVar[int]
    fewest_seats: ClassVar[int]
    most_seats: ClassVar[int]
    options_type: type[OptionsT]
    action_type: Any  # a type, or a union of types
    view_type: type[ViewT]
    event_type: Any  # a type, or a union of types
    # More types of the game's messages that have names: of `why_not`, in games that answer it
    # (`WhyNot`), and of words that others are made of.
    named_types: ClassVar[Mapping[str, Any]] = {}
    refusals: ClassVar[tuple[str, ...]]  # the codes of all reasons why an action can be refused
    bots: ClassVar[Mapping[str, Bot]]  # those that know this game
    # What bots are within a compiled call, in real time; they then plan the same as outside.
    minds: ClassVar[Mapping[str, Callable[[Chance], Mind]]] = {}
    stand_in: ClassVar[str]  # the bot that goes on for a person who has left
    # Everybody acts at any time. A table then calls the start, keeps the time, judges what comes in
    # the order in which it comes, and tells nobody what is legal: to find that out is the game.
    real_time: ClassVar[bool] = False

    # The beginning

    def start(self, seats: int, options: OptionsT) -> StateT:
        """Return the position before anything happened."""
        if not is_whole(seats) or not self.fewest_seats <= seats <= self.most_seats:
            raise SeatsOutOfRange(
                f"{self.title} is for {self.fewest_seats} to {self.most_seats} players, not {seats}"
            )
        return self.new_state(seats, options)

    @abstractmethod
    def new_state(self, seats: int, options: OptionsT) -> StateT: ...

    @abstractmethod
    def seats(self, state: StateT) -> int: ...

    def imaginary(self, seats: int) -> tuple[str, ...]:  # noqa: ARG002 - some games ask
        """Name those who take part without a seat; in an Outcome they come after the seats."""
        return ()

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:  # noqa: ARG002 - some games ask
        """List the seats of each team; none where everybody plays alone."""
        return ()

    def bot_names(self) -> tuple[str, ...]:
        return ("random", *self.bots)

    # Acting

    def awaited(self, state: StateT) -> tuple[int, ...]:
        """Say whose action the game waits for; nobody's before a deal and at the end."""
        return tuple(members(state.awaited()))

    def legal(self, state: StateT, seat: int) -> tuple[ActionT, ...]:
        """List what the seat may do now, in an order that never changes."""
        self.check_seat(state, seat)
        return tuple(self.unpack(state, code) for code in legal_actions(state, seat))

    def play(self, state: StateT, seat: int, action: ActionT) -> StateT:
        """Return the position after an action; raise Refused, with the reason, if it cannot be."""
        self.check_seat(state, seat)
        self.check_turn(state)
        code = self.pack(state, action)
        if code not in legal_actions(state, seat):
            raise self.refusal(state, seat, action)
        after = copied(state)
        after.play(seat, code)
        return after

    def check_seat(self, state: StateT, seat: int) -> None:
        if not is_whole(seat) or not 0 <= seat < self.seats(state):
            raise Refused("no-such-seat", f"there are {self.seats(state)} seats in this game")

    def check_turn(self, state: StateT) -> None:
        if state.is_over():
            raise Refused("game-over", "the game is over")
        if state.awaits_deal():
            raise Refused("deal-awaited", "the cards have not been dealt yet")

    @abstractmethod
    def pack(self, state: StateT, action: ActionT) -> int:
        """Give the integer that stands for the action in the State; raise Refused if none does.

        An action may say what it relies on. Then it is packed as what it does now, or Refused says
        what has changed.
        """

    @abstractmethod
    def unpack(self, state: StateT, code: int) -> ActionT: ...

    @abstractmethod
    def refusal(self, state: StateT, seat: int, action: ActionT) -> Refused:
        """Say why a seat's action that is not legal is not."""

    def may_take_back(self, state: StateT, seat: int) -> bool:  # noqa: ARG002 - some games allow it
        """Whether a table lets the seat take back the last step, which was the seat's own."""
        return False

    def may_talk_freely(self, state: StateT) -> bool:  # noqa: ARG002 - some games ask
        """Whether people may say what they like now, and not only what is ready-made."""
        return True

    # Real time

    def occasion(self, state: StateT, seat: int) -> Hashable:
        """Say what a seat is asked in a game in real time: another question if it is another.

        It is made of what the seat may know. What others do may change what is legal and still be
        the same occasion: then it does not overtake who is about to act.
        """
        return self.legal(state, seat)

    def time_limit(self, options: OptionsT) -> int | None:  # noqa: ARG002 - some games have one
        """Say after how many seconds of play the time is up; None where it never is."""
        return None

    def time_up(self, state: StateT) -> StateT:
        """Return the position after the time limit; raise Refused where there can be none."""
        if not self.real_time:
            raise Refused("no-time-limit", f"time is never up in {self.title}")
        self.check_turn(state)
        after = copied(state)
        after.time_up()
        return after

    def told_deal(
        self,
        state: StateT,  # noqa: ARG002 - some games ask
        batteries: Sequence[int | None],  # noqa: ARG002 - same
        chance: Chance,  # noqa: ARG002 - same
    ) -> Deal | None:
        """Make the awaited deal of what people's devices tell; None where it is to be drawn.

        `batteries` has for each seat how full its device is, in percent; None for a bot. What may
        fall to several alike is drawn from `chance`.
        """
        return None

    # Chance

    def draw(self, state: StateT, chance: Chance) -> Deal:
        """Draw the deal that the game waits for. It changes nothing yet."""
        self.check_deal_awaited(state)
        return tuple(state.draw(chance))

    def deal(self, state: StateT, deal: Deal) -> StateT:
        """Return the position after a deal, drawn or given; raise BadDeal if it cannot be."""
        self.check_deal_awaited(state)
        self.check_deal(state, deal)
        after = copied(state)
        carry_out_deal(after, list(deal))
        return after

    def check_deal_awaited(self, state: StateT) -> None:
        if not state.awaits_deal():
            raise BadDeal("no deal is awaited here")

    @abstractmethod
    def check_deal(self, state: StateT, deal: Deal) -> None:
        """Raise BadDeal if no shuffle can have brought this."""

    # Knowledge

    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """Return what a seat, or a spectator, may know."""
        if viewer is not None:
            self.check_seat(state, viewer)
        return self.new_view(state, viewer)

    def views(self, state: StateT, viewers: Sequence[Viewer]) -> tuple[ViewT, ...]:
        """Return what each of several may know; what they share may be made once."""
        return tuple(self.view(state, viewer) for viewer in viewers)

    @abstractmethod
    def new_view(self, state: StateT, viewer: Viewer) -> ViewT:
        """Make a View of what the viewer may know, and of nothing else."""

    @abstractmethod
    def events(self, before: ViewT, after: ViewT) -> tuple[EventT, ...]:
        """Tell what happened between two Views of the same viewer, one step apart."""

    @abstractmethod
    def fold(self, view: ViewT, event: EventT) -> ViewT:
        """Return the View after the event."""

    def why_not(self, view: ViewT) -> tuple[Any, ...]:  # noqa: ARG002 - some games answer
        """Say why what the viewer might want to do now cannot be done."""
        return ()

    @abstractmethod
    def guess(self, view: ViewT, chance: Chance) -> StateT:
        """Complete what the viewer cannot know.

        Whatever fits everything the View shows is as likely as everything else that does.
        """

    # The end

    def outcome(self, state: StateT) -> Outcome:
        if not state.is_over():
            raise Refused("not-over", "the game is not over yet")
        return self.new_outcome(state)

    @abstractmethod
    def new_outcome(self, state: StateT) -> Outcome:
        """Tell how a game that is over ended."""

    def endings(self, state: StateT) -> tuple[str, ...]:  # noqa: ARG002 - some games tell
        """Say of each seat how the game ended for it, where simulations are to count that."""
        return ()

    # Notation: `read_x(show_x(x)) == x`, and BadNotation for a text that says nothing.

    @abstractmethod
    def show_action(self, action: ActionT, seats: int) -> str: ...

    @abstractmethod
    def read_action(self, text: str, seats: int) -> ActionT: ...

    @abstractmethod
    def show_deal(self, state: StateT, deal: Deal) -> str: ...

    @abstractmethod
    def read_deal(self, state: StateT, text: str) -> Deal: ...

    @abstractmethod
    def show_state(self, state: StateT) -> str: ...

    @abstractmethod
    def read_state(self, text: str) -> StateT: ...

    @abstractmethod
    def log(self, event: EventT, view: ViewT) -> str:
        """Write a public Event as a line of the move list; nothing if it has none there.

        `view` is the spectator's, after the Event.
        """

    # For people at a terminal

    @abstractmethod
    def tell(self, event: EventT, names: Sequence[str]) -> str:
        """Say an event in a line or two; `names` are those of the seats and of the imaginary."""

    @abstractmethod
    def picture(self, view: ViewT, names: Sequence[str]) -> str:
        """Draw the View with characters."""

    @abstractmethod
    def describe_action(self, action: ActionT, names: Sequence[str]) -> str:
        """Say what one would do."""


def is_whole(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)


def copied(state: StateT) -> StateT:
    return cast("StateT", state.copy())


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
