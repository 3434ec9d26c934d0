"""Runner-Up as everybody else meets it: the contract of `podium.core.game`, fulfilled."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from podium.core.errors import BadDeal, Refused
from podium.core.game import Deal, Game, Viewer
from podium.games.runner_up import actions, notation, telling
from podium.games.runner_up.actions import Action, Options
from podium.games.runner_up.bots import Greedy
from podium.games.runner_up.events import Event, events_between, fold
from podium.games.runner_up.known import guesses
from podium.games.runner_up.rules import LEO, Race
from podium.games.runner_up.views import View, outcome_of, view_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from podium.core.chance import Chance
    from podium.core.outcome import Outcome


class RunnerUp(Game[Race, Options, Action, View, Event]):
    name = "runner-up"
    title = "Runner-Up"
    introduction = telling.INTRODUCTION
    rules_version = 1
    fewest_seats = 2
    most_seats = 6
    options_type = Options
    action_type = Action
    view_type = View
    event_type = Event
    refusals = actions.REFUSALS
    stand_in = "greedy"
    bots = {"greedy": Greedy}  # noqa: RUF012 - a mapping that nobody changes

    def new_state(self, seats: int, options: Options) -> Race:
        return Race(seats, options.tactical)

    def seats(self, state: Race) -> int:
        return state.seats

    def imaginary(self, seats: int) -> tuple[str, ...]:
        return ("Leo",) if seats == LEO else ()  # RU-19

    def pack(self, state: Race, action: Action) -> int:
        return actions.pack_action(state, action)

    def unpack(self, state: Race, code: int) -> Action:
        return actions.unpack_action(state, code)

    def refusal(self, state: Race, seat: int, action: Action) -> Refused:  # noqa: ARG002 - the same for all
        return actions.refusal(state, action)

    def check_deal(self, state: Race, deal: Deal) -> None:
        """RU-7, RU-19: so many cards, and none oftener than it is in the pack."""
        if len(deal) != state.deal_size():
            raise BadDeal(f"a deal here has {state.deal_size()} cards, not {len(deal)} (RU-7)")
        for kind, excess in (Counter(deal) - Counter(state.pack.deck)).items():
            card = dict(enumerate(actions.cards_in_play(state))).get(kind, f"number {kind}")
            raise BadDeal(f"{excess} too many of the card {card} in the deal (RU-3)")

    def new_view(self, state: Race, viewer: Viewer) -> View:
        return view_of(state, viewer)

    def events(self, before: View, after: View) -> tuple[Event, ...]:
        return events_between(before, after)

    def fold(self, view: View, event: Event) -> View:
        return fold(view, event)

    def guess(self, view: View, chance: Chance) -> Race:
        return guesses(view).draw(chance)

    def new_outcome(self, state: Race) -> Outcome:
        return outcome_of(state)

    def show_action(self, action: Action, seats: int) -> str:
        return notation.show_action(action, seats)

    def read_action(self, text: str, seats: int) -> Action:
        return notation.read_action(text, seats)

    def show_deal(self, state: Race, deal: Deal) -> str:
        return notation.show_deal(state, deal)

    def read_deal(self, state: Race, text: str) -> Deal:
        return notation.read_deal(state, text)

    def show_state(self, state: Race) -> str:
        return notation.show_state(state)

    def read_state(self, text: str) -> Race:
        return notation.read_state(text)

    def log(self, event: Event, view: View) -> str:
        return notation.log(event, view)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return telling.tell(event, names)

    def picture(self, view: View, names: Sequence[str]) -> str:
        return telling.picture(view, names)

    def describe_action(self, action: Action, names: Sequence[str]) -> str:
        return telling.describe_action(action, names)


GAME = RunnerUp()
