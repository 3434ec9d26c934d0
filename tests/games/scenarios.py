"""Scenarios: one line each, in a game's own notation (see any `scenarios.txt`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from podium.core.errors import PodiumError, Refused
from podium.core.game import AnyGame
from podium.core.seats import letter, seat_of

SPECTATOR = "S"


class Scenario(NamedTuple):
    line: int
    clause: str
    position: str
    plays: list[str]
    expected: list[str]


def read_scenarios(file: Path) -> list[Scenario]:
    rows = enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
    return [scenario(number, row) for number, row in rows if row and not row.startswith("#")]


def scenario(line: int, row: str) -> Scenario:
    clause, position, plays, expected = (part.strip() for part in row.split("|"))
    return Scenario(line, clause, position, plays.split(), expected.split())


def run_scenario(game: AnyGame, told: Scenario) -> None:
    state = game.read_state(told.position)
    for play in told.plays:
        state = after_play(game, state, play)
    for word in told.expected:
        name, _, content = word.partition("=")
        assert (name, found(game, state, name, content)) == (name, content)


def after_play(game: AnyGame, state: Any, play: str) -> Any:
    if play.startswith("!"):
        check_refused(game, state, play[1:])
        return state
    if play == "time":
        return game.time_up(state)
    if play.startswith("deal="):
        text = play.removeprefix("deal=").replace(",", " ")
        return game.deal(state, game.read_deal(state, text))
    who, _, text = play.partition(":")
    return game.play(state, seat_of(who), game.read_action(text, game.seats(state)))


def check_refused(game: AnyGame, state: Any, play: str) -> None:
    who, _, text = play.partition(":")
    with pytest.raises(PodiumError) as error:
        after_play(game, state, play)
    if isinstance(error.value, Refused):
        offered = game.legal(state, seat_of(who))
        assert game.read_action(text, game.seats(state)) not in offered


def found(game: AnyGame, state: Any, name: str, content: str) -> str:  # noqa: PLR0911 - for each word
    if name == "awaited":
        return "".join(letter(seat) for seat in game.awaited(state))
    if name == "winners":
        return "".join(racer_letter(game, state, who) for who in game.outcome(state).winners)
    if name == "scores":
        return ",".join(str(score) for score in game.outcome(state).scores)
    if name == "talk":
        return "free" if game.may_talk_freely(state) else "phrases"
    if name == "sees":
        return sees(game, state, content.partition(":")[0])
    if name == "offers":
        return offers(game, state, content.partition(":")[0])
    words = dict(word.partition("=")[::2] for word in game.show_state(state).split(" ")[1:])
    return words.get(name, "")


def racer_letter(game: AnyGame, state: Any, who: int) -> str:
    """Name a winner; those without a seat by their initial."""
    seats = game.seats(state)
    return letter(who) if who < seats else game.imaginary(seats)[who - seats][0]


def sees(game: AnyGame, state: Any, who: str) -> str:
    hand = game.view(state, None if who == SPECTATOR else seat_of(who)).hand
    return f"{who}:{''.join(str(card) for card in hand or ())}"


def offers(game: AnyGame, state: Any, who: str) -> str:
    legal = game.legal(state, seat_of(who))
    return f"{who}:" + ",".join(game.show_action(action, game.seats(state)) for action in legal)
