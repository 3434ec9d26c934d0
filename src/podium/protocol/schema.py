"""The messages as JSON Schema, from which the client's types are made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, get_args

import msgspec

from podium.protocol import http
from podium.protocol.commands import AnyMessage
from podium.protocol.pushes import AnyAnswer
from podium.protocol.words import Colour, Phrase, TableRefusal

if TYPE_CHECKING:
    from podium.core.game import AnyGame

REFERENCE = "#/$defs/{name}"
# What clients send, and answers: they leave out fields that have their defaults.
SHORTENED = {*get_args(AnyMessage), *get_args(AnyAnswer), http.OpenTable}


def protocol_schema() -> dict[str, Any]:
    """Describe every message; under `properties` the unions that travel."""
    return schema_of(
        {
            "Message": AnyMessage,
            "Answer": AnyAnswer,
            "Colour": Colour,
            "Phrase": Phrase,
            "TableRefusal": TableRefusal,
            "GameInfo": http.GameInfo,
            "OpenTable": http.OpenTable,
            "Opened": http.Opened,
            "TableInfo": http.TableInfo,
            "Place": http.Place,
            "Problem": http.Problem,
        }
    )


def game_schema(game: AnyGame) -> dict[str, Any]:
    """Describe what is one game's own in the messages."""
    own = {
        "Options": game.options_type,
        "Action": game.action_type,
        "View": game.view_type,
        "Event": game.event_type,
        "Refusal": Literal[game.refusals],
    }
    return schema_of({**own, **game.named_types})


def schema_of(types: dict[str, Any]) -> dict[str, Any]:
    """Describe some types by name, and all that they are made of."""
    schemas, parts = msgspec.json.schema_components(types.values(), ref_template=REFERENCE)
    shortened = {each.__name__ for each in SHORTENED}
    for name, part in parts.items():
        if name not in shortened and "properties" in part:
            part["required"] = list(part["properties"])
    return {
        "type": "object",
        "properties": dict(zip(types, schemas, strict=True)),
        "required": list(types),
        "$defs": parts,
    }
