"""What travels between the server and the processes in which bots think.

A bot is given a View and the legal actions, as its own process can be given nothing else; it
answers with an action in the notation. Each message is its length and then MessagePack.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from podium.core.chance import Chance
from podium.core.player import TimedPlayer
from podium.games import find_game
from podium.players import find_bot

LENGTH = 4  # bytes that say how long a message is


class Thought(msgspec.Struct, frozen=True):
    game: str
    bot: str
    seats: int
    view: msgspec.Raw
    legal: msgspec.Raw
    seed: str


class Chosen(msgspec.Struct, frozen=True, tag=True):
    play: str
    takes: int | None = None  # milliseconds, where the bot has times of its own


class Failed(msgspec.Struct, frozen=True, tag=True):
    reason: str


Conclusion: TypeAlias = Chosen | Failed


def framed(message: msgspec.Struct) -> bytes:
    content = msgspec.msgpack.encode(message)
    return len(content).to_bytes(LENGTH, "big") + content


def unframed_length(head: bytes) -> int:
    return int.from_bytes(head, "big")


def packed(value: Any) -> msgspec.Raw:  # noqa: ANN401 - a View or actions of any game
    return msgspec.Raw(msgspec.msgpack.encode(value))


def concluded(thought: Thought) -> Conclusion:
    """Let the bot choose; whatever goes wrong in it is an answer, too."""
    try:
        return chosen(thought)
    except Exception as error:  # noqa: BLE001 - a bot may be anything
        return Failed(f"{type(error).__name__}: {error}")


def chosen(thought: Thought) -> Chosen:
    game = find_game(thought.game)
    view = msgspec.msgpack.decode(thought.view, type=game.view_type)
    legal = msgspec.msgpack.decode(thought.legal, type=list[game.action_type])  # type: ignore[name-defined]
    player = find_bot(game, thought.bot)(Chance(thought.seed))
    if game.real_time and isinstance(player, TimedPlayer):
        action, takes = player.plan(view, legal)
        return Chosen(game.show_action(action, thought.seats), takes)
    return Chosen(game.show_action(player.choose(view, legal), thought.seats))
