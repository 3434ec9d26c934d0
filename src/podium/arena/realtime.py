"""Games in real time, played in event time: the clock moves on to whatever happens next.

Players say how long they take, and nobody waits for it. An action that another has overtaken is
refused, and its player plans again. Where all players are bots that the game can play within one
compiled call, `podium.core.clockwork` does the same there, and comes to the same game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from podium.arena.turns import TIME_UP, GameOf, Turn, deal_turn
from podium.core.clockwork import NEVER, Clockwork
from podium.core.errors import Refused
from podium.core.game import StateT
from podium.core.minds import ordinary_moment
from podium.core.player import Plan, TimedPlayer

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from podium.core.chance import Chance
    from podium.core.game import AnyGame
    from podium.core.minds import Mind
    from podium.core.player import AnyPlayer


class Intent(NamedTuple):
    """What a seat was asked, what it is about to do, and when."""

    occasion: Hashable
    action: Any
    when: int


def say_nothing(seat: int, reason: Refused) -> None:
    """Let whoever is overtaken find out by being asked again."""


class Clock(Generic[StateT]):
    """A game in real time, and the time: in milliseconds from the start."""

    def __init__(
        self,
        game: GameOf[StateT],
        options: Any,  # noqa: ANN401 - of any game
        players: Sequence[AnyPlayer],
        chance: Chance,
        overtaken: Callable[[int, Refused], None] = say_nothing,
    ) -> None:
        """Set the clock to the start.

        `chance` brings the deals, and who is first of those who act at the same moment.
        """
        self.game = game
        self.state = game.start(len(players), options)
        self.players = players
        self.chance = chance
        self.limit = limit_of(game, options)
        self.overtaken = overtaken
        self.now = 0
        self.intents: dict[int, Intent] = {}

    def turns(self) -> Iterator[Turn[StateT]]:
        """Play the game to its end."""
        while not self.state.is_over():
            turn = self.next_turn()
            if turn is not None:
                self.state = turn.after
                yield turn

    def next_turn(self) -> Turn[StateT] | None:
        """Let the next thing happen; nothing does where an action has been overtaken."""
        if self.state.awaits_deal():
            return deal_turn(self.game, self.state, self.chance)
        self.intents = {seat: self.intent(seat) for seat in self.game.awaited(self.state)}
        seat = self.first()
        if self.intents[seat].when < self.limit:
            return self.act(seat, self.intents.pop(seat))
        self.now = self.limit
        return Turn(self.state, None, TIME_UP, self.game.time_up(self.state))

    def intent(self, seat: int) -> Intent:
        """Ask a seat, unless it is still asked the same as before."""
        occasion = self.game.occasion(self.state, seat)
        before = self.intents.get(seat)
        if before is not None and before.occasion == occasion:
            return before
        action, takes = self.planned(seat)
        return Intent(occasion, action, self.now + max(1, takes))

    def planned(self, seat: int) -> Plan[Any]:
        player = self.players[seat]
        view, legal = self.game.view(self.state, seat), self.game.legal(self.state, seat)
        if isinstance(player, TimedPlayer):
            return player.plan(view, legal)
        return Plan(player.choose(view, legal), int(ordinary_moment(self.chance)))

    def first(self) -> int:
        """Say who acts first; of those who come at the same moment one is drawn."""
        earliest = min(intent.when for intent in self.intents.values())
        equal = [seat for seat, intent in self.intents.items() if intent.when == earliest]
        return equal[self.chance.below(len(equal)) if len(equal) > 1 else 0]

    def act(self, seat: int, intent: Intent) -> Turn[StateT] | None:
        self.now = intent.when
        try:
            after = self.game.play(self.state, seat, intent.action)
        except Refused as reason:
            self.overtaken(seat, reason)
            return None
        return Turn(self.state, seat, intent.action, after)


def limit_of(game: AnyGame, options: Any) -> int:  # noqa: ANN401 - of any game
    limit = game.time_limit(options)
    return int(NEVER) if limit is None else 1000 * limit


def clockwork(game: AnyGame, options: Any, minds: list[Mind], chance: Chance) -> Clockwork:  # noqa: ANN401 - of any game
    """Make the clock that a whole game is played by within one compiled call."""
    state = game.start(len(minds), options)
    return Clockwork(state, minds, chance, limit_of(game, options))
