"""The bots that know LOADING: people of four strengths."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from podium.core.player import Plan
from podium.games.loading.actions import Action, unpack_action
from podium.games.loading.glance import Glance
from podium.games.loading.known import known_rush
from podium.games.loading.mind import Thinker
from podium.games.loading.strengths import STRENGTHS, Strength

if TYPE_CHECKING:
    from collections.abc import Sequence

    from podium.core.chance import Chance
    from podium.games.loading.views import View


class Somebody:
    """Plays, and takes its time, as people of one strength do."""

    def __init__(self, strength: Strength, chance: Chance) -> None:
        self.mind = Thinker(strength, chance)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return self.plan(view, legal).action

    def plan(self, view: View, legal: Sequence[Action]) -> Plan[Action]:  # noqa: ARG002 - found by looking
        action = unpack_action(self.mind.decide(glance_of(view)))
        return Plan(action, int(self.mind.takes))


def glance_of(view: View) -> Glance:
    return Glance(known_rush(view), cast("int", view.viewer))  # a spectator is never asked


BOTS = {name: partial(Somebody, strength) for name, strength in STRENGTHS.items()}
MINDS = {name: partial(Thinker, strength) for name, strength in STRENGTHS.items()}
