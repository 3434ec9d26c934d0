"""Who decides within a compiled call, in games that are played in real time."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from podium.core.chance import Chance
from podium.core.playout import room_for
from podium.core.state import State

# An ordinary moment: how long a player without times of its own takes, in milliseconds.
SHORTEST_MOMENT: Final[i64] = 1_500
LONGEST_MOMENT: Final[i64] = 6_500


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """What a bot is within a compiled call: it plans the same as outside.

    It is handed the State, since nothing else is there; it uses nothing of it but what its seat may
    know.
    """

    def __init__(self) -> None:
        self.takes: i64 = 0  # how many milliseconds the last plan takes

    def plan(self, state: State, seat: i64) -> i64:
        """Plan one of the seat's legal actions, and say in `takes` how long it takes."""
        raise NotImplementedError


class RandomMind(Mind):
    """Takes any legal action, each as likely as the other, after any ordinary moment."""

    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self.chance: Chance = chance
        self.room: vec[i64] = vec[i64]([])

    def plan(self, state: State, seat: i64) -> i64:
        if len(self.room) == 0:
            self.room = room_for(state)
        count: i64 = state.write_legal(seat, self.room)
        action: i64 = self.room[self.chance.below(count)]
        self.takes = ordinary_moment(self.chance)
        return action


def ordinary_moment(chance: Chance) -> i64:
    return SHORTEST_MOMENT + chance.below(LONGEST_MOMENT - SHORTEST_MOMENT + 1)
