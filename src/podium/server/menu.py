"""The games that can be played here, as a client's forms need them."""

from __future__ import annotations

from typing import Literal, get_args, get_origin

import msgspec

from podium.games import REGISTRY, find_game
from podium.protocol.http import GameInfo, OptionInfo


def all_games() -> tuple[GameInfo, ...]:
    return tuple(game_info(name) for name in REGISTRY)


def game_info(name: str) -> GameInfo:
    game = find_game(name)
    return GameInfo(
        name=game.name,
        title=game.title,
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        options=tuple(option_info(field) for field in msgspec.structs.fields(game.options_type)),
        bots=game.bot_names(),
        real_time=game.real_time,
    )


def option_info(field: msgspec.structs.FieldInfo) -> OptionInfo:
    choices = get_args(field.type) if get_origin(field.type) is Literal else ()
    return OptionInfo(field.name, kind_of(field), field.default, choices)


def kind_of(field: msgspec.structs.FieldInfo) -> Literal["switch", "number", "choice"]:
    if field.type is bool:
        return "switch"
    return "number" if field.type is int else "choice"
