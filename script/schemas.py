"""Print the messages' JSON Schema for each file of the client's types."""

import json

from podium.games import REGISTRY, find_game
from podium.protocol.schema import game_schema, protocol_schema


def games_types(package: str) -> str:
    return f"src/games/{package.rpartition('.')[2]}/types.ts"


schemas = {"src/protocol/types.ts": protocol_schema()}
for name, package in REGISTRY.items():
    schemas[games_types(package)] = game_schema(find_game(name))
print(json.dumps(schemas))
