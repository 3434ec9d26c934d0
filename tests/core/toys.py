"""Three toy games, one for each way to act, to show that the contract holds for all of them.

The same few rules serve all three: every seat holds the numbers 0, 1 and 2 and plays them one
after the other; who plays a 2 first in the order of the record wins. In real time there is a second
deal, and the time may be up before all is played: where nobody has played a 2, all share the win.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from podium.core.bits import bit, members
from podium.core.chance import Chance
from podium.core.errors import BadDeal, BadNotation, Refused
from podium.core.game import Deal, Game, Viewer
from podium.core.outcome import Outcome, won_by
from podium.core.state import State

HAND = 3


class Toy(State):
    """One deal names the seat to begin; the game ends when all hands are empty."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.hands = [bit(HAND) - 1] * seats
        self.played: list[tuple[int, int]] = []
        self.dealt: list[int] = []
        self.stopped = False

    def copy(self) -> Toy:
        twin = type(self)(self.seats)
        twin.hands = list(self.hands)
        twin.played = list(self.played)
        twin.dealt = list(self.dealt)
        twin.stopped = self.stopped
        return twin

    @property
    def beginner(self) -> int:
        return self.dealt[0] if self.dealt else -1

    def is_over(self) -> bool:
        return self.stopped or not any(self.hands)

    def awaits_deal(self) -> bool:
        return not self.dealt

    def awaited(self) -> i64:
        raise NotImplementedError

    def most_legal(self) -> i64:
        return HAND

    def write_legal(self, seat: i64, room: vec[i64]) -> i64:
        if not self.awaited() & bit(seat):
            return 0
        numbers = members(self.hands[seat])
        for at, number in enumerate(numbers):
            room[at] = number
        return len(numbers)

    def play(self, seat: i64, action: i64) -> None:
        self.hands[seat] &= ~bit(action)
        self.played.append((int(seat), int(action)))

    def draw(self, chance: Chance) -> vec[i64]:
        return vec[i64]([int(chance.below(self.seats))])

    def deal(self, cards: vec[i64]) -> None:
        self.dealt.append(int(cards[0]))

    def holders(self) -> i64:
        return sum(bit(seat) for seat, hand in enumerate(self.hands) if hand)


class Alone(Toy):
    """Seats act in turn."""

    def awaited(self) -> i64:
        if self.awaits_deal() or self.is_over():
            return 0
        return bit((self.beginner + len(self.played)) % self.seats)


class Together(Toy):
    """All choose at once; a round is over when all have chosen."""

    def awaited(self) -> i64:
        if self.awaits_deal():
            return 0
        chosen = self.played[len(self.played) // self.seats * self.seats :]
        return self.holders() & ~sum(bit(seat) for seat, _ in chosen)


class AnyTime(Toy):
    """Whoever is quickest. A second deal, which nobody should see too early, hands out numbers."""

    def awaits_deal(self) -> bool:
        return len(self.dealt) < 2

    def awaited(self) -> i64:
        return 0 if self.awaits_deal() or self.is_over() else self.holders()

    def order_matters(self) -> bool:
        return True

    def occasion(self, seat: i64) -> i64:
        return self.hands[seat]

    def as_it_stands(self, seat: i64, action: i64) -> i64:  # noqa: ARG002 - nothing is overtaken
        return action

    def time_up(self) -> None:
        self.stopped = True


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    quick: bool = False
    size: int = 0
    nickname: str = ""
    seconds: int = 0


class View(msgspec.Struct, frozen=True):
    viewer: int | None
    dealt: tuple[int, ...]
    played: tuple[tuple[int, int], ...]
    stopped: bool


class Played(msgspec.Struct, frozen=True):
    after: View


class ToyGame(Game[Toy, Options, int, View, Played]):
    title = "Toy"
    introduction = "Play numbers."
    rules_version = 1
    fewest_seats = 2
    most_seats = 4
    options_type = Options
    action_type = int
    view_type = View
    event_type = Played
    refusals = ("not-now",)
    stand_in = "random"
    bots = {}  # noqa: RUF012 - a mapping that nobody changes

    def __init__(self, state_type: type[Toy]) -> None:
        self.name = state_type.__name__.lower()
        self.state_type = state_type

    def new_state(self, seats: int, options: Options) -> Toy:  # noqa: ARG002
        return self.state_type(seats)

    def seats(self, state: Toy) -> int:
        return state.seats

    def pack(self, state: Toy, action: int) -> int:  # noqa: ARG002
        return action

    def unpack(self, state: Toy, code: int) -> int:  # noqa: ARG002
        return code

    def refusal(self, state: Toy, seat: int, action: int) -> Refused:  # noqa: ARG002
        return Refused("not-now", f"{action} cannot be played now")

    def check_deal(self, state: Toy, deal: Deal) -> None:
        if len(deal) != 1 or not 0 <= deal[0] < state.seats:
            raise BadDeal("a deal names a seat")

    def new_view(self, state: Toy, viewer: Viewer) -> View:
        return View(viewer, tuple(state.dealt), tuple(state.played), state.stopped)

    def events(self, before: View, after: View) -> tuple[Played, ...]:
        return () if before == after else (Played(after),)

    def fold(self, view: View, event: Played) -> View:  # noqa: ARG002
        return event.after

    def guess(self, view: View, chance: Chance) -> Toy:
        raise NotImplementedError

    def new_outcome(self, state: Toy) -> Outcome:
        everybody = range(state.seats)
        first = [seat for seat, number in state.played if number == HAND - 1][:1]
        return won_by(first or everybody, [int(seat in first) for seat in everybody])

    def show_action(self, action: int, seats: int) -> str:  # noqa: ARG002
        return str(action)

    def read_action(self, text: str, seats: int) -> int:  # noqa: ARG002
        if not text.isdecimal():
            raise BadNotation(f"{text!r} is no number")
        return int(text)

    def show_deal(self, state: Toy, deal: Deal) -> str:  # noqa: ARG002
        return str(deal[0])

    def read_deal(self, state: Toy, text: str) -> Deal:
        return (self.read_action(text, state.seats),)

    def show_state(self, state: Toy) -> str:
        return str((state.dealt, state.played, state.stopped))

    def read_state(self, text: str) -> Toy:
        raise NotImplementedError

    def log(self, event: Played, view: View) -> str:  # noqa: ARG002
        return str(event.after.played[-1:])

    def tell(self, event: Played, names: Sequence[str]) -> str:
        return f"{names[0]}: {event}"

    def picture(self, view: View, names: Sequence[str]) -> str:
        return f"{names[0]}: {view}"

    def describe_action(self, action: int, names: Sequence[str]) -> str:
        return f"{names[0]}: {action}"


class RealTimeToyGame(ToyGame):
    """A seat is asked for its next number; who is dealt what follows from the batteries."""

    real_time = True

    def occasion(self, state: Toy, seat: int) -> int:
        return int(state.occasion(seat))

    def time_limit(self, options: Options) -> int | None:
        return options.seconds or None

    def told_deal(self, state: Toy, batteries: Sequence[int | None], chance: Chance) -> Deal | None:
        known = [battery for battery in batteries if battery is not None]
        if state.dealt:
            return None
        lowest = [seat for seat, battery in enumerate(batteries) if battery == min(known)]
        return (lowest[chance.below(len(lowest))],)


ANY_TIME = RealTimeToyGame(AnyTime)
TOYS = [ToyGame(Alone), ToyGame(Together), ANY_TIME]
