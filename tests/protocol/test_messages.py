"""Messages: what is one, what is not, and what the client's types are made from."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from podium.games import REGISTRY, find_game
from podium.protocol.commands import AnyCommand, AnyMessage, Hello, Play
from podium.protocol.pushes import AnyAnswer, Done, Refused
from podium.protocol.schema import game_schema, protocol_schema
from podium.protocol.words import Settings, TableRefusal


def read(text: str) -> AnyMessage:
    message: AnyMessage = msgspec.json.decode(text, type=AnyMessage)
    return message


def test_a_message_says_what_it_is() -> None:
    assert read('{"do":"play","id":"7","play":"+3>A","asked":2}') == Play("7", "+3>A", 2)
    assert read('{"do":"hello","secret":"0123456789abcdef"}') == Hello("0123456789abcdef")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"do":"dance","id":"1"}',
        '{"do":"stand"}',
        '{"do":"stand","id":""}',
        '{"do":"stand","id":"1","more":1}',
        '{"do":"hello","secret":"short"}',
        '{"do":"remove","id":"1","seat":-1}',
        '{"do":"remove","id":"1","seat":7}',
        '{"do":"remove","id":"1","seat":"A"}',
        '{"do":"recolour","id":"1","colour":"mauve"}',
        '{"do":"configure","id":"1","options":{},"settings":{"think_seconds":7}}',
    ],
)
def test_what_is_no_message_is_known_for_none(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read(text)


def test_answers_leave_out_what_they_do_not_say() -> None:
    assert msgspec.json.encode(Done("1")) == b'{"push":"done","id":"1"}'
    assert msgspec.json.encode(Refused("too-fast", "Wait.")) == (
        b'{"push":"refused","code":"too-fast","text":"Wait."}'
    )


def test_who_opens_a_table_has_the_settings_that_most_want() -> None:
    assert Settings() == Settings(think_seconds=60, bots_at_once=False, free_talk=True)


def test_every_message_is_in_the_schema() -> None:
    parts = protocol_schema()["$defs"]
    messages = [*get_args(AnyCommand), *get_args(AnyAnswer), Hello]
    assert {message.__name__ for message in messages} <= set(parts)


def test_only_clients_and_answers_leave_out_fields() -> None:
    parts = protocol_schema()["$defs"]
    partly = {name for name, part in parts.items() if set(part["properties"]) - {*part["required"]}}
    assert partly <= {"Hello", "Sit", "Ready", "Play", "Refused", "Happened", "OpenTable"}
    assert {"Talk", "Settings"} <= parts.keys() - partly


def test_every_code_of_a_refusal_is_in_the_schema() -> None:
    said = protocol_schema()["properties"]["TableRefusal"]["enum"]
    assert set(said) == set(get_args(TableRefusal))


@pytest.mark.parametrize("name", REGISTRY)
def test_what_is_a_games_own_is_in_its_schema(name: str) -> None:
    game = find_game(name)
    schema = game_schema(game)
    named = {"Options", "Action", "View", "Event", "Refusal", *game.named_types}
    assert set(schema["required"]) == named
    assert set(schema["properties"]["Refusal"]["enum"]) == set(game.refusals)
    assert {*references(schema)} <= {f"#/$defs/{part}" for part in schema["$defs"]}


def references(schema: Any) -> list[str]:
    if isinstance(schema, dict):
        own = [schema["$ref"]] if "$ref" in schema else []
        return own + [found for part in schema.values() for found in references(part)]
    if isinstance(schema, list):
        return [found for part in schema for found in references(part)]
    return []
