"""DOG as everybody else meets it: the contract of `podium.core.game`, fulfilled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from podium.core.errors import BadDeal, Refused
from podium.core.game import Deal, Game, Viewer
from podium.games.dog import actions, notation, positions, telling
from podium.games.dog.actions import CARDS, Action, Area, Card, Options, Use
from podium.games.dog.board import plays_in_teams
from podium.games.dog.bots import Greedy
from podium.games.dog.events import Event, events_between, fold
from podium.games.dog.kinds import PACKING
from podium.games.dog.known import guesses
from podium.games.dog.reasons import ReasonCode, WhyNot, why_not
from podium.games.dog.rules import DRAW, Chase
from podium.games.dog.views import How, Phase, View, outcome_of, view_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from podium.core.chance import Chance
    from podium.core.outcome import Outcome


class Dog(Game[Chase, Options, Action, View, Event]):
    name = "dog"
    title = "DOG"
    introduction = telling.INTRODUCTION
    rules_version = 1
    fewest_seats = 2
    most_seats = 6
    options_type = Options
    action_type = Action
    view_type = View
    event_type = Event
    named_types = {  # noqa: RUF012 - a mapping that nobody changes
        "WhyNot": WhyNot,
        "ReasonCode": ReasonCode,
        "Card": Card,
        "Use": Use,
        "Area": Area,
        "How": How,
        "Phase": Phase,
    }
    refusals = actions.REFUSALS
    stand_in = "greedy"
    bots = {"greedy": Greedy}  # noqa: RUF012 - a mapping that nobody changes

    def new_state(self, seats: int, options: Options) -> Chase:
        return Chase(seats, options.clockwise)

    def seats(self, state: Chase) -> int:
        return state.seats

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """DOG-5."""
        if not plays_in_teams(seats):
            return ()
        return tuple((seat, seat + seats // 2) for seat in range(seats // 2))

    def pack(self, state: Chase, action: Action) -> int:
        return actions.pack_action(state, action)

    def unpack(self, state: Chase, code: int) -> Action:
        return actions.unpack_action(state, code)

    def refusal(self, state: Chase, seat: int, action: Action) -> Refused:
        return actions.refusal(state, seat, action)

    def check_deal(self, state: Chase, deal: Deal) -> None:
        """DOG-8, DOG-9, DOG-10: a dealer before the first deal, and cards that are in the pile."""
        cards = deal
        if state.round == 0:
            check_dealer(state, deal)
            cards = deal[1:]
        is_draw = state.waits_for == DRAW
        size = 1 if is_draw else int(state.deal_size()) * state.seats
        if len(cards) != size:
            raise BadDeal(f"{size} cards are dealt here, not {len(cards)} (DOG-8, DOG-44)")
        check_in_pile(cards, int(state.pile() if is_draw else state.pile_for_deal()))

    def new_view(self, state: Chase, viewer: Viewer) -> View:
        return view_of(state, viewer)

    def events(self, before: View, after: View) -> tuple[Event, ...]:
        return events_between(before, after)

    def fold(self, view: View, event: Event) -> View:
        return fold(view, event)

    def guess(self, view: View, chance: Chance) -> Chase:
        return guesses(view).draw(chance)

    def why_not(self, view: View) -> tuple[WhyNot, ...]:
        return why_not(view)

    def may_take_back(self, state: Chase, seat: int) -> bool:
        """DOG-31: shares of a seven, until the last is given."""
        return state.left > 0 and state.turn == seat

    def may_talk_freely(self, state: Chase) -> bool:
        """DOG-7: partners do not tell each other about cards or plans during a round."""
        return not state.in_teams or state.is_over()

    def new_outcome(self, state: Chase) -> Outcome:
        return outcome_of(state)

    def show_action(self, action: Action, seats: int) -> str:  # noqa: ARG002 - the same for all
        return notation.show_action(action)

    def read_action(self, text: str, seats: int) -> Action:
        return notation.read_action(text, seats)

    def show_deal(self, state: Chase, deal: Deal) -> str:
        return notation.show_deal(state, deal)

    def read_deal(self, state: Chase, text: str) -> Deal:
        return notation.read_deal(state, text)

    def show_state(self, state: Chase) -> str:
        return positions.show_state(state)

    def read_state(self, text: str) -> Chase:
        return positions.read_state(text)

    def log(self, event: Event, view: View) -> str:
        return notation.log(event, view)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return telling.tell(event, names)

    def picture(self, view: View, names: Sequence[str]) -> str:
        return telling.picture(view, names)

    def describe_action(self, action: Action, names: Sequence[str]) -> str:
        return telling.describe_action(action, names)


def check_dealer(chase: Chase, deal: Deal) -> None:
    if not deal or not 0 <= deal[0] < chase.seats:
        raise BadDeal("the first deal begins with the seat of the dealer (DOG-9)")


def check_in_pile(cards: Deal, pile: int) -> None:
    for kind in set(cards):
        card = CARDS[kind] if 0 <= kind < len(CARDS) else f"number {kind}"
        left = PACKING.count(pile, kind) if 0 <= kind < len(CARDS) else 0
        if cards.count(kind) > left:
            raise BadDeal(f"{left} of the card {card} are in the pile, not {cards.count(kind)}")


GAME = Dog()
