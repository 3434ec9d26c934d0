"""What is secret in DOG: hands, what is given away, and what is drawn."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from browser.secrecy import Path, texts_in, view_in

CARDS = {*map(str, range(1, 14)), "S", "J"}
ALL_CARDS = 110
LETTERS = "ABCDEF"
SEVEN = 7
DEALT = re.compile(r"([A-G]):([\w+]+)")
SHARE = re.compile(r"/(\d)")
GIVEN = re.compile(r"[A-G]:>")  # a line of the move list that says what was given away

# Where the viewer's own cards may stand in a message, and where cards that lie open.
OWN_NAMES = ("hand", "choice", "gave", "got", "drawn")
OWN = {
    *((part, name) for part in ("view", "events") for name in OWN_NAMES),
    ("question", "offers", "action", "card"),
    ("question", "why_not", "card"),
}
OPEN = {
    ("view", "discards"),
    ("view", "laid", "card"),
    ("view", "laid", "plays", "card"),
    ("events", "card"),
    ("events", "play", "card"),
}
OWN_TEXT, MOVES = ("question", "offers", "play"), ("log",)


class Round:
    """What each seat got in a round, and what was played, in order."""

    def __init__(self, dealt: list[list[str]]) -> None:
        self.dealt = dealt
        self.had = [Counter(hand) for hand in dealt]
        self.given = {
            seat: hand[0] for seat, hand in enumerate(dealt) if len(set(hand)) == 1
        }  # who holds cards of one kind is not asked
        self.played: list[str] = []
        self.left = 0  # of a seven

    def exchange(self) -> None:
        """Let everybody get what was given to them."""
        seats = len(self.dealt)
        away = seats // 2 if seats in (4, 6) else 1
        for seat, card in self.given.items():
            self.had[(seat + away) % seats][card] += 1

    def play(self, text: str) -> None:
        share = SHARE.search(text)
        if not self.left:
            self.played.append(card_of(text))
            self.left = SEVEN if share else 0
        if share:
            self.left -= int(share[1])


def card_of(play: str) -> str:
    """Return the card of an action in the notation."""
    return re.split("[:=/]", play.lstrip(">x"))[0]


def read_rounds(record: str) -> list[Round]:
    rounds: list[Round] = []
    seats = 0
    for line in map(json.loads, record.splitlines()):
        if "seats" in line:
            seats = len(line["seats"])
        elif "deal" in line:
            hands = DEALT.findall(line["deal"])
            if len(hands) == seats:
                rounds.append(Round([cards.split("+") for _, cards in hands]))
            else:
                rounds[-1].had[LETTERS.index(hands[0][0])][hands[0][1]] += 1
        elif "play" in line and line["play"].startswith(">"):
            rounds[-1].given[LETTERS.index(line["seat"])] = line["play"][1:]
        elif "play" in line and not line["play"].startswith("x"):
            rounds[-1].play(line["play"])
    for each in rounds:
        each.exchange()
    return rounds


class DogSecrets:
    def __init__(self, record: str) -> None:
        self.rounds = read_rounds(record)

    def leaks(self, game: Any, seat: int | None) -> Iterator[str]:
        view = view_in(game)
        number = 0 if view is None else view["round"]
        # What happened in one push may have begun in the round before.
        recent = self.rounds[max(0, number - 2) : number]
        own = {card for each in recent if seat is not None for card in each.had[seat]}
        for path, text in texts_in(game):
            if not may_be_told(path, text, own):
                yield f"{text} at {'.'.join(path)}"
        if view is not None and number:
            yield from wrong_events(game, seat)
            yield from wrong_view(view, seat, self.rounds[number - 1])


def may_be_told(path: Path, text: str, own: set[str]) -> bool:
    place = path[1:] if path[:2] == ("events", "view") else path  # an earlier View
    if place in OPEN:
        return True
    if place in OWN:
        return text in own
    if place == OWN_TEXT:
        return card_of(text) in own
    return text not in CARDS and not (place == MOVES and GIVEN.search(text))


def wrong_events(game: Any, seat: int | None) -> Iterator[str]:
    for event in game.get("events", ()):
        if event["type"] == "drew" and event["card"] is not None and event["seat"] != seat:
            yield f"the card that seat {event['seat']} drew"


def wrong_view(view: dict[str, Any], seat: int | None, this: Round) -> Iterator[str]:
    if view["viewer"] != seat:
        yield f"a View of seat {view['viewer']}"
    if seat is None and any(view[name] is not None for name in OWN_NAMES):
        yield "cards of a hand, for a spectator"
    if len(view["discards"]) + view["pile"] + sum(view["hands"]) != ALL_CARDS:
        yield f"not the cards that lie open: {view['discards']}"
    played = [laid["card"] for laid in view["laid"] if laid["how"] == "played"]
    if played != this.played[: len(played)]:
        yield f"{played} as played, not {this.played}"
    for other, had in enumerate(this.had):
        laid = Counter(laid["card"] for laid in view["laid"] if laid["seat"] == other)
        if not laid <= had:
            yield f"{laid} as laid by seat {other}, who had {had}"
