"""Tables at which a toy is played in real time, come to some moment of it."""

from __future__ import annotations

from typing import Any

import pytest

from core.toys import ANY_TIME
from podium.core.errors import Refused
from podium.protocol.commands import Play, Ready, Sit, Start
from podium.protocol.pushes import Clock
from podium.protocol.words import Settings
from table.tables import ANN, BEN, CAT, LiveTable

PEOPLE = (ANN, BEN, CAT)


def gathered(*, people: int = 2, bots: int = 0, seconds: int = 0, **settings: object) -> LiveTable:
    """Make a table at which a game has begun, and nobody is ready yet."""
    live = LiveTable(
        game=ANY_TIME.name,
        bots=("random",) * bots,
        options={"seconds": seconds},
        settings=Settings(**settings),  # type: ignore[arg-type]
    )
    for person in PEOPLE[1:people]:
        live.comes(person)
        live.does(person, Sit("sit", person))
    live.does(ANN, Start("start"))
    return live


def called(**wishes: object) -> LiveTable:
    live = gathered(**wishes)  # type: ignore[arg-type]
    for person in live.told:
        live.does(person, Ready("ready"))
    live.rings()
    return live


def started(**wishes: object) -> LiveTable:
    live = called(**wishes)
    live.rings()
    live.now = live.course.clock.starts
    return live


def clock(live: LiveTable) -> Clock:
    game = live.snapshot(ANN).game
    assert game is not None
    assert game.clock is not None
    return game.clock


def plays(live: LiveTable, person: str, number: int) -> None:
    live.does(person, Play(f"{number} at {live.now}", str(number)))


def refused(live: LiveTable, person: str, number: int) -> str:
    before = live.table
    with pytest.raises(Refused) as reason:
        plays(live, person, number)
    assert live.table is before
    return reason.value.code


def shown(state: Any) -> str:
    return ANY_TIME.show_state(state)
