"""What every game's rules are to the rest of the program: a State that answers questions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from podium.core.chance import Chance

OVERTAKEN: Final[i64] = -1  # no action


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of a game in progress, hidden cards included.

    Seats are numbered from 0 in the order of the table, sets of seats are bits, actions are packed
    into integers. A State changes in place, for searches and simulations that run compiled; all
    others go through a Game, which changes a copy.

    Three ways to act, and one contract for them: where players act alone, one seat is awaited;
    where several choose at once, all who have not chosen are, in whatever order they do, and no
    View tells what the others chose; where everybody acts at any time, every seat that can act is
    awaited, and `order_matters` is true.

    (Not an abstract base class: mypyc would test every attribute of its subclasses at every use.)
    """

    def is_over(self) -> bool:
        """Whether the game has come to its end."""
        raise NotImplementedError

    def awaits_deal(self) -> bool:
        """Whether chance is next: then nobody is awaited and nothing can be played."""
        raise NotImplementedError

    def awaited(self) -> i64:
        """The seats whose action the game waits for; none only before a deal and at the end."""
        raise NotImplementedError

    def most_legal(self) -> i64:
        """The most legal actions a seat of this game can ever have."""
        raise NotImplementedError

    def write_legal(self, seat: i64, room: vec[i64]) -> i64:
        """Write the seat's legal actions into `room`, in their order, and return how many.

        A seat that is not awaited may have some too: a choice that can still be changed.
        """
        raise NotImplementedError

    def play(self, seat: i64, action: i64) -> None:
        """Carry out one of the seat's legal actions, with all that follows from it."""
        raise NotImplementedError

    def draw(self, chance: Chance) -> vec[i64]:
        """Draw the deal that is awaited. It changes nothing yet."""
        raise NotImplementedError

    def deal(self, cards: vec[i64]) -> None:
        """Carry out a deal, drawn or given."""
        raise NotImplementedError

    def copy(self) -> "State":
        """A State that is the same now and shares nothing that changes."""
        raise NotImplementedError

    def order_matters(self) -> bool:
        """Whether it changes the game who of the awaited seats acts first."""
        return False

    def time_up(self) -> None:
        """End the game, or what its time limit is for, in a game that is played in real time.

        The rules know no clock: a table has one, and says so.
        """
        raise NotImplementedError

    def occasion(self, seat: i64) -> i64:
        """What an awaited seat is asked in real time, as a number from 0; see `Game.occasion`."""
        raise NotImplementedError

    def as_it_stands(self, seat: i64, action: i64) -> i64:
        """What an action that was legal does now; OVERTAKEN if what it relies on has changed."""
        raise NotImplementedError


def legal_actions(state: State, seat: i64) -> list[int]:
    """The seat's legal actions, in their order."""
    room = vec[i64]([0] * state.most_legal())
    count: i64 = state.write_legal(seat, room)
    return [int(room[at]) for at in range(count)]


def carry_out_deal(state: State, cards: list[int]) -> None:
    """Carry out a deal that comes as a list.

    Sources that are not compiled give no `vec` to any that are, neither as an argument nor as an
    attribute: it would never be freed (mypy 2.4).
    """
    state.deal(vec[i64](cards))
