"""What is secret in Runner-Up: hands, and choices until they are revealed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from browser.secrecy import Path, texts_in, view_in

CARD = re.compile(r"[+-]\d")
LAID = re.compile(r"[+-]\d>[A-Z]")

# Where the viewer's own cards may stand in a message, and where cards that lie open.
OWN = {
    ("view", "hand"),
    ("view", "choice", "card"),
    ("events", "hand"),
    ("events", "choice", "card"),
    ("question", "offers", "action", "card"),
}
OPEN = {("view", "rounds", "laid", "card"), ("events", "laid", "card")}
OWN_TEXT, OPEN_TEXT = ("question", "offers", "play"), ("log",)


class Stage(NamedTuple):
    hands: list[list[str]]  # of each seat, as dealt
    rounds: list[list[str]]  # the cards that were laid, by the seats in order


def read_stages(record: str) -> list[Stage]:
    stages: list[Stage] = []
    chosen: dict[str, str] = {}
    for line in map(json.loads, record.splitlines()):
        if "deal" in line:
            hands = [CARD.findall(part) for part in line["deal"].split()]
            stages.append(Stage(hands, []))
        elif "play" in line:
            chosen[line["seat"]] = CARD.findall(line["play"])[0]
            if len(chosen) == len(stages[-1].hands):
                stages[-1].rounds.append([card for _, card in sorted(chosen.items())])
                chosen.clear()
    for stage in stages:
        stage.rounds.append([last_card(stage, seat) for seat in range(len(stage.hands))])
    return stages


def last_card(stage: Stage, seat: int) -> str:
    """Return what is laid without a choice, after the other four."""
    left = list(stage.hands[seat])
    for laid in stage.rounds:
        left.remove(laid[seat])
    (last,) = left
    return last


class RunnerUpSecrets:
    def __init__(self, record: str) -> None:
        self.stages = read_stages(record)

    def leaks(self, game: Any, seat: int | None) -> Iterator[str]:
        view = view_in(game)
        own: list[str] = []
        revealed: list[str] = []
        if view is not None and view["stage"]:
            stage = self.stages[view["stage"] - 1]
            own = [] if seat is None else stage.hands[seat]
            revealed = open_cards(view, stage)
        yield from cards_too_many(game, own, revealed)
        yield from texts_with_cards(game, own, self.stages, view)
        if view is not None:
            yield from wrong_view(view, seat, revealed)


def cards_too_many(game: Any, own: list[str], revealed: list[str]) -> Iterator[str]:
    for path, card in cards_in(game, ()):
        may_know = own if path in OWN else revealed if path in OPEN else []
        if card not in may_know:
            yield f"{card} at {'.'.join(path)}"


def wrong_view(view: dict[str, Any], seat: int | None, revealed: list[str]) -> Iterator[str]:
    if view["viewer"] != seat:
        yield f"a View of seat {view['viewer']}"
    if [card for laid in rounds_of(view) for card in laid] != revealed:
        yield f"rounds that nobody has revealed: {view['rounds']}"
    if seat is None and (view["hand"] is not None or view["choice"] is not None):
        yield "a hand or a choice, for a spectator"


def rounds_of(view: dict[str, Any]) -> list[list[str]]:
    return [[shown(laid["card"]) for laid in each["laid"]] for each in view["rounds"]]


def open_cards(view: dict[str, Any], stage: Stage) -> list[str]:
    """List the cards that lie open; while choices are awaited, none of this round does."""
    rounds = view["round"] - 1 if view["awaited"] else view["round"]
    return [card for laid in stage.rounds[:rounds] for card in laid]


def cards_in(part: Any, path: Path) -> Iterator[tuple[Path, str]]:
    if isinstance(part, list):
        for each in part:
            yield from cards_in(each, path)
    elif isinstance(part, dict) and "value" in part:
        yield path, shown(part)
    elif isinstance(part, dict):
        for name, each in part.items():
            yield from cards_in(each, (*path, name))


def shown(card: dict[str, int]) -> str:
    return f"{card['value']:+}"


def texts_with_cards(
    game: Any, own: list[str], stages: list[Stage], view: dict[str, Any] | None
) -> Iterator[str]:
    for path, text in texts_in(game):
        cards = [card[:2] for card in LAID.findall(text)]
        if path == OPEN_TEXT and cards and view is not None:
            stage, turn = map(int, re.findall(r"\d+", text)[:2])
            is_past = stage < view["stage"] or turn < view["round"] or not view["awaited"]
            if not is_past or cards != stages[stage - 1].rounds[turn - 1]:
                yield f"{text} in the log, with {view}"
        elif cards and not (path == OWN_TEXT and cards[0] in own):
            yield f"{text} at {'.'.join(path)}"
