"""Options, cards and actions as people and messages see them."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from podium.core.errors import Refused
from podium.core.game import is_whole
from podium.games.runner_up.rules import (
    BASE_PACK,
    FIGURES,
    NO_TARGET,
    TACTICAL_PACK,
    TARGETS,
    Pack,
    Race,
    card_of,
    target_of,
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tactical: bool = False  # RU-24 to RU-28


class Card(msgspec.Struct, frozen=True, order=True):
    """A racing card. The white number plays no part in the base game, and is 0 there (RU-4)."""

    value: int
    white: int = 0

    def __str__(self) -> str:
        return f"{self.value:+}/{self.white}" if self.white else f"{self.value:+}"


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """RU-8: lay a card in front of a racer."""

    card: Card
    target: int


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """RU-24: choose the card to lay in front of oneself."""

    card: Card


class Move(msgspec.Struct, frozen=True, tag="move"):
    """RU-25: move a figure by the value of one's card."""

    figure: int


Action: TypeAlias = Lay | Choose | Move

REFUSALS = (
    "no-such-action",
    "no-such-card",
    "no-such-racer",
    "not-in-hand",
    "no-target",
    "target-missing",
    "cards-are-down",
    "not-tactical",
    "choose-first",
    "not-your-turn",
)


def cards_of(pack: Pack) -> tuple[Card, ...]:
    """List the card that each kind of a pack stands for."""
    return tuple(Card(*face) for face in zip(pack.values, pack.whites, strict=True))


BASE_CARDS = cards_of(BASE_PACK)
TACTICAL_CARDS = cards_of(TACTICAL_PACK)


def cards_in_play(race: Race) -> tuple[Card, ...]:
    return TACTICAL_CARDS if race.tactical else BASE_CARDS


def kind_of(race: Race, card: Card) -> int:
    try:
        return cards_in_play(race).index(card)
    except ValueError:
        shown = str(card) if is_whole(card.value) else repr(card)
        raise Refused("no-such-card", f"there is no card {shown} in this game") from None


def pack_action(race: Race, action: Action) -> int:
    if not isinstance(action, Action):
        raise Refused("no-such-action", "this is no action of Runner-Up")
    if isinstance(action, Move):
        return FIGURES + racer_in(race, action.figure)
    target = racer_in(race, action.target) if isinstance(action, Lay) else NO_TARGET
    return TARGETS * kind_of(race, action.card) + target


def racer_in(race: Race, racer: int) -> int:
    if not is_whole(racer) or not 0 <= racer < race.racers:
        raise Refused("no-such-racer", f"there are {race.racers} racers in this game")
    return racer


def unpack_action(race: Race, code: int) -> Action:
    if code >= FIGURES:
        return Move(code - FIGURES)
    card = cards_in_play(race)[card_of(code)]
    target = target_of(code)
    return Choose(card) if target == NO_TARGET else Lay(card, target)


def refusal(race: Race, action: Action) -> Refused:
    """Say why an action that is not legal is not."""
    if isinstance(action, Move):
        return move_refusal(race)
    if not race.awaits_choices():
        return Refused("cards-are-down", "all cards of this round have been laid (RU-25)")
    if isinstance(action, Choose) != race.tactical:
        return variant_refusal(race)
    return Refused("not-in-hand", f"the card {action.card} is not in your hand (RU-8)")


def move_refusal(race: Race) -> Refused:
    if not race.tactical:
        return Refused("not-tactical", "figures are chosen in the tactical variant only (RU-25)")
    if race.awaits_choices():
        return Refused("choose-first", "choose a card first (RU-24)")
    return Refused("not-your-turn", "another white number comes before yours (RU-25)")


def variant_refusal(race: Race) -> Refused:
    if race.tactical:
        return Refused("no-target", "in the tactical variant a card is laid before oneself (RU-24)")
    return Refused("target-missing", "say whom the card is to be put in front of (RU-8)")
