"""The notation of DOG for cards, actions and deals; positions have a module of their own.

    2 ... 13   the cards with a number: 4 is the ±4, 11 the 1/11
    S  J       the swap; the joker

    >5         give the 5 away
    x5         put it aside
    8:A60>4    with the 8, a pawn of seat A goes from field 60 to field 4
    8:A60>h4   ... to field 4 of its home
    13:Ak>0    ... out of the kennel, onto field 0
    4=-4:A9>5  a card that can be more than one thing says which, and so does a joker: J=8:A60>4
    7/3:A5>8   a share of a seven, three steps of it; with a joker J/3:A5>8
    S:A5x20    A's pawn on field 5 changes places with the one on field 20

A deal is `A:2+4+J B:...`, the first one with the dealer before it: `dealer:C A:...`; a card that is
drawn is `A:5`. In the move list a finished seven is one line: `7:A5>8+A9>13`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from podium.core.errors import BadNotation
from podium.core.seats import LETTERS
from podium.games.dog.actions import (
    CARDS,
    IN_KENNEL,
    Action,
    Aside,
    Card,
    Give,
    Place,
    Play,
    Use,
)
from podium.games.dog.events import Dealt, Event, Moved, Showed
from podium.games.dog.rules import DRAW, Chase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from podium.core.game import Deal
    from podium.games.dog.views import Laid, View

NUMBER = r"(?:0|[1-9][0-9]?)"
PLACE = rf"k|h[1-4]|{NUMBER}"
PLAY = re.compile(rf"([1-9SJ][0-3]?)(?:=(-?[1-9][0-3]?)|/([1-7]))?:([A-G])({PLACE})([>x])({PLACE})")
DEALER = "dealer:"


# Cards and places


def read_card(text: str) -> Card:
    for card in CARDS:
        if card == text:
            return card
    raise BadNotation(f"{text!r} is no card; cards are {', '.join(CARDS)}")


def show_cards(cards: Iterable[Card]) -> str:
    return "+".join(cards)


def read_cards(text: str) -> list[Card]:
    return [read_card(part) for part in text.split("+")] if text else []


def show_place(place: Place) -> str:
    if place == IN_KENNEL:
        return "k"
    return f"h{place.number}" if place.area == "home" else str(place.number)


def read_place(text: str) -> Place:
    """Read what matches PLACE."""
    if text == "k":
        return IN_KENNEL
    if text.startswith("h"):
        return Place("home", int(text[1:]))
    return Place("ring", int(text))


def read_seat(text: str, seats: int) -> int:
    if len(text) != 1 or text not in LETTERS[:seats]:
        raise BadNotation(f"{text!r} is no seat here; seats are {', '.join(LETTERS[:seats])}")
    return LETTERS.index(text)


# Actions


def show_action(action: Action) -> str:
    match action:
        case Give(card):
            return f">{card}"
        case Aside(card):
            return f"x{card}"
        case Play():
            return f"{action.card}{show_meaning(action)}:{show_move(action)}"


def show_move(play: Play) -> str:
    arrow = "x" if play.use == "swap" else ">"
    return f"{LETTERS[play.seat]}{show_place(play.start)}{arrow}{show_place(play.end)}"


def show_meaning(play: Play) -> str:
    """Say what a card stands for, where its moves do not say so already."""
    if play.use == "seven":
        return f"/{play.steps}"
    steps = -play.steps if play.use == "backward" else play.steps
    return f"={steps}" if steps and may_mean_more(play.card) else ""


def may_mean_more(card: Card) -> bool:
    """Whether the number of steps does not follow from the card."""
    return card in ("4", "11", "J")


def read_action(text: str, seats: int) -> Action:
    if text.startswith(">"):
        return Give(read_card(text[1:]))
    if text.startswith("x"):
        return Aside(read_card(text[1:]))
    match = PLAY.fullmatch(text)
    if match is None:
        raise BadNotation(f"{text!r} is no action; actions are written like 8:A60>4, >5 or x5")
    play = play_of(match, seats)
    if show_action(play) != text:
        raise BadNotation(f"{text!r} would be written {show_action(play)!r}")
    return play


def play_of(match: re.Match[str], seats: int) -> Play:
    card = read_card(match[1])
    use, steps = use_of(card, match)
    return Play(
        card=card,
        use=use,
        steps=steps,
        seat=read_seat(match[4], seats),
        start=read_place(match[5]),
        end=read_place(match[7]),
    )


def use_of(card: Card, match: re.Match[str]) -> tuple[Use, int]:
    if match[6] == "x":
        return "swap", 0
    if match[5] == "k":
        return "out", 0
    if match[3]:
        return "seven", int(match[3])
    if match[2]:
        steps = int(match[2])
        return ("forward", steps) if steps > 0 else ("backward", -steps)
    if not card.isdecimal() or may_mean_more(card) or card == "7":
        raise BadNotation(f"say what the card {card} stands for, like J=8:A60>4 or 7/3:A5>8")
    return "forward", int(card)


# The move list: what everybody sees, as it happens


def log(event: Event, view: View) -> str:
    match event:
        case Dealt(number, dealer):
            return f"{number} {DEALER}{LETTERS[dealer]}"
        case Showed(seat, _, how) if how != "played":
            return f"{view.round} {LETTERS[seat]}:{show_unplayed(view.laid[-1])}"
        case Moved(left=0):
            last = view.laid[-1]
            return f"{view.round} {LETTERS[last.seat]}:{show_played(last.plays)}"
        case _:
            return ""


def show_played(plays: Sequence[Play]) -> str:
    """Show what a card did; of a seven, all shares."""
    first = plays[0]
    if first.use != "seven":
        return show_action(first)
    name = "J=7" if first.card == "J" else first.card
    return f"{name}:{'+'.join(show_move(play) for play in plays)}"


MARKS = {"aside": "x", "given-up": "-"}
NO_EFFECT = "S=0"


def show_unplayed(laid: Laid) -> str:
    return NO_EFFECT if laid.how == "no-effect" else f"{MARKS[laid.how]}{laid.card}"


# Deals


def show_deal(chase: Chase, deal: Deal) -> str:
    if chase.waits_for == DRAW:
        return f"{LETTERS[chase.turn]}:{CARDS[deal[0]]}"
    first = deal[: len(deal) - chase.deal_size() * chase.seats]
    words = [f"{DEALER}{LETTERS[dealer]}" for dealer in first]
    size, cards = chase.deal_size(), deal[len(first) :]
    for seat in range(chase.seats):
        hand = cards[size * seat : size * (seat + 1)]
        words.append(f"{LETTERS[seat]}:{show_cards(CARDS[kind] for kind in hand)}")
    return " ".join(words)


def read_deal(chase: Chase, text: str) -> Deal:
    words = text.split(" ")
    if chase.waits_for == DRAW:
        return tuple(read_hands(words, LETTERS[chase.turn], 1))
    first = read_dealer(words.pop(0), chase.seats) if chase.round == 0 else ()
    return (*first, *read_hands(words, LETTERS[: chase.seats], int(chase.deal_size())))


def read_dealer(text: str, seats: int) -> Deal:
    if not text.startswith(DEALER):
        raise BadNotation("the first deal says who deals: dealer:A A:2+3+5+... B:... (DOG-9)")
    return (read_seat(text.removeprefix(DEALER), seats),)


def read_hands(words: Sequence[str], letters: str, size: int) -> list[int]:
    if [word[:2] for word in words] != [f"{letter}:" for letter in letters]:
        raise BadNotation(f"a deal here names {', '.join(letters)}, like A:2+4+J B:..., once")
    hands = [read_cards(word[2:]) for word in words]
    if any(len(hand) != size for hand in hands):
        raise BadNotation(f"everybody is dealt {size} cards here (DOG-8, DOG-44)")
    return [CARDS.index(card) for hand in hands for card in hand]
