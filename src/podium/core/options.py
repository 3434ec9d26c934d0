"""Reading a game's options from what a record or a person says."""

from __future__ import annotations

from reprlib import repr as shown  # shortened: the value may be anything
from typing import TYPE_CHECKING, Any

import msgspec

from podium.core.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Mapping

    from podium.core.game import AnyGame

WANTED = {bool: "true or false", int: "a whole number", str: "a text"}


def read_options(game: AnyGame, values: Mapping[str, Any]) -> Any:  # noqa: ANN401 - the game's own
    """Make a game's options of values or of their texts; raise BadOption if they are none."""
    for name, value in values.items():
        check_option(game, name, value)
    try:
        return msgspec.convert(dict(values), game.options_type, strict=False)
    except msgspec.ValidationError as error:  # each is good alone, but not all together
        raise BadOption(f"options of {game.title}: {error}") from error


def check_option(game: AnyGame, name: str, value: Any) -> None:  # noqa: ANN401 - anything at all
    fields = {field.name: field for field in msgspec.structs.fields(game.options_type)}
    if name not in fields:
        raise BadOption(f"{game.title} has no option {shown(name)}; it has {', '.join(fields)}")
    try:
        msgspec.convert(value, fields[name].type, strict=False)
    except msgspec.ValidationError as error:
        wanted = WANTED.get(fields[name].type, str(error))
        raise BadOption(f"option {name} of {game.title} is {wanted}, not {shown(value)}") from error
