"""LOADING as everybody else meets it: the contract of `podium.core.game`, fulfilled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from podium.core.errors import BadDeal, Refused
from podium.core.game import Deal, Game, Viewer
from podium.games.loading import actions, notation, positions, telling
from podium.games.loading.actions import Action, Colour, Mark, Mistakes, Options
from podium.games.loading.bots import BOTS, MINDS
from podium.games.loading.endings import endings_of
from podium.games.loading.events import Event, events_between, fold
from podium.games.loading.known import guesses
from podium.games.loading.rules import LOT, PROGRESSION_CARDS, Rush
from podium.games.loading.views import Phase, View, Where, outcome_of, views_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from podium.core.chance import Chance
    from podium.core.outcome import Outcome


class Loading(Game[Rush, Options, Action, View, Event]):
    name = "loading"
    title = "LOADING"
    introduction = telling.INTRODUCTION
    rules_version = 1
    fewest_seats = 2
    most_seats = 7
    real_time = True
    options_type = Options
    action_type = Action
    view_type = View
    event_type = Event
    named_types = {  # noqa: RUF012 - a mapping that nobody changes
        "Colour": Colour,
        "Mark": Mark,
        "Mistakes": Mistakes,
        "Phase": Phase,
        "Where": Where,
    }
    refusals = actions.REFUSALS
    stand_in = "casual"
    bots = BOTS
    minds = MINDS

    def new_state(self, seats: int, options: Options) -> Rush:
        return Rush(seats, options.base, options.mistakes == "at-table")

    def seats(self, state: Rush) -> int:
        return state.seats

    def play(self, state: Rush, seat: int, action: Action) -> Rush:
        """LD-32: what is laid on a top card that has changed stands, if it fits the new one."""
        self.check_seat(state, seat)
        return super().play(state, seat, actions.as_it_stands(state, seat, action))

    def pack(self, state: Rush, action: Action) -> int:
        return actions.pack_action(state, action)

    def unpack(self, state: Rush, code: int) -> Action:  # noqa: ARG002 - the same for all
        return actions.unpack_action(code)

    def refusal(self, state: Rush, seat: int, action: Action) -> Refused:
        return actions.refusal(state, seat, action)

    def occasion(self, state: Rush, seat: int) -> Hashable:
        return int(state.occasion(seat)) if state.awaited() >> seat & 1 else ()

    def time_limit(self, options: Options) -> int | None:
        """LD-23."""
        return 60 * options.minutes or None

    def told_deal(
        self, state: Rush, batteries: Sequence[int | None], chance: Chance
    ) -> Deal | None:
        """LD-6: the one whose phone has the least battery; of several alike one, by lot."""
        told = [battery for battery in batteries if battery is not None]
        if state.phase != LOT or not told:
            return None
        least = [seat for seat, battery in enumerate(batteries) if battery == min(told)]
        return (least[chance.below(len(least))],)

    def check_deal(self, state: Rush, deal: Deal) -> None:
        if state.phase == LOT:
            check_lot(state, deal)
        elif sorted(deal) != list(range(1, PROGRESSION_CARDS + 1)):
            raise BadDeal("all cards 1 to 65 are dealt, each once (LD-1, LD-5)")

    def new_view(self, state: Rush, viewer: Viewer) -> View:
        return views_of(state, [viewer])[0]

    def views(self, state: Rush, viewers: Sequence[Viewer]) -> tuple[View, ...]:
        return views_of(state, viewers)

    def events(self, before: View, after: View) -> tuple[Event, ...]:
        return events_between(before, after)

    def fold(self, view: View, event: Event) -> View:
        return fold(view, event)

    def guess(self, view: View, chance: Chance) -> Rush:
        return guesses(view).draw(chance)

    def new_outcome(self, state: Rush) -> Outcome:
        return outcome_of(state)

    def endings(self, state: Rush) -> tuple[str, ...]:
        return endings_of(state)

    def show_action(self, action: Action, seats: int) -> str:  # noqa: ARG002 - the same for all
        return notation.show_action(action)

    def read_action(self, text: str, seats: int) -> Action:
        return notation.read_action(text, seats)

    def show_deal(self, state: Rush, deal: Deal) -> str:
        return notation.show_deal(state, deal)

    def read_deal(self, state: Rush, text: str) -> Deal:
        return notation.read_deal(state, text)

    def show_state(self, state: Rush) -> str:
        return positions.show_state(state)

    def read_state(self, text: str) -> Rush:
        return positions.read_state(text)

    def log(self, event: Event, view: View) -> str:
        return notation.log(event, view)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return telling.tell(event, names)

    def picture(self, view: View, names: Sequence[str]) -> str:
        return telling.picture(view, names)

    def describe_action(self, action: Action, names: Sequence[str]) -> str:
        return telling.describe_action(action, names)


def check_lot(rush: Rush, deal: Deal) -> None:
    if len(deal) != 1 or not 0 <= deal[0] < rush.seats:
        raise BadDeal("one seat begins without a pack (LD-6)")


GAME = Loading()
