"""Whole games in real time, within one compiled call, on a clock that waits for nobody.

Time is counted in milliseconds from the start. `podium.arena.realtime` plays in the same way from
outside, with any players; for the same bots and the same seed both come to the same game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podium.core.chance import Chance
from podium.core.minds import Mind
from podium.core.state import OVERTAKEN, State

NEVER: Final[i64] = 0x1000000000000000
NOT_ASKED: Final[i64] = -1


class Clockwork:
    """A game in progress, its clock, and what everybody is about to do."""

    def __init__(self, state: State, minds: list[Mind], chance: Chance, limit: i64) -> None:
        """Set the clock to the start; the time is up after `limit` milliseconds, or NEVER."""
        self.state: State = state
        self.minds: list[Mind] = minds
        self.chance: Chance = chance  # for deals, and for who is first of those who come together
        self.limit: i64 = limit
        self.now: i64 = 0
        # Of each seat: what it has been asked, what it is about to do, and when.
        self.asked: vec[i64] = vec[i64]([-1] * len(minds))
        self.actions: vec[i64] = vec[i64]([0] * len(minds))
        self.when: vec[i64] = vec[i64]([0] * len(minds))

    def play_out(self) -> None:
        """Play the game to its end."""
        while not self.state.is_over():
            if self.state.awaits_deal():
                self.state.deal(self.state.draw(self.chance))
            else:
                self.ask()
                self.happen(self.first())

    def ask(self) -> None:
        """Ask whoever is asked something else than before."""
        awaited: i64 = self.state.awaited()
        seat: i64 = 0
        while seat < len(self.asked):
            if (awaited >> seat) & 1 == 0:
                self.asked[seat] = NOT_ASKED
                self.when[seat] = NEVER
            else:
                self.ask_seat(seat, self.state.occasion(seat))
            seat += 1

    def ask_seat(self, seat: i64, occasion: i64) -> None:
        if occasion == self.asked[seat]:
            return
        mind = self.minds[seat]
        self.asked[seat] = occasion
        self.actions[seat] = mind.plan(self.state, seat)
        self.when[seat] = self.now + (mind.takes if mind.takes > 0 else 1)

    def first(self) -> i64:
        """Say who acts first; of those who come at the same moment one is drawn."""
        earliest: i64 = NEVER
        equal: i64 = 0
        seat: i64 = 0
        while seat < len(self.when):
            if self.when[seat] < earliest:
                earliest = self.when[seat]
                equal = 0
            if self.when[seat] == earliest:
                equal += 1
            seat += 1
        return self.seat_at(earliest, self.chance.below(equal) if equal > 1 else 0)

    def seat_at(self, moment: i64, number: i64) -> i64:
        """Find, of the seats that act at a moment, the one with this number."""
        seat: i64 = 0
        while self.when[seat] != moment or number > 0:
            if self.when[seat] == moment:
                number -= 1
            seat += 1
        return seat

    def happen(self, seat: i64) -> None:
        """Let the time come when the seat acts; an action that is overtaken is planned anew."""
        if self.when[seat] >= self.limit:
            self.now = self.limit
            self.state.time_up()
            return
        self.now = self.when[seat]
        action: i64 = self.state.as_it_stands(seat, self.actions[seat])
        self.asked[seat] = NOT_ASKED
        if action != OVERTAKEN:
            self.state.play(seat, action)
