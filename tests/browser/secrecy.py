"""What a browser was sent, held against what its person may know.

What they may know is taken from the record of the game alone, and from none of the code that makes
Views and Events. What is secret in a game, its own module says.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Protocol

from browser.people import Visitor

Path = tuple[str, ...]


class Secrets(Protocol):
    """What a game's record says of who may know what."""

    def leaks(self, game: Any, seat: int | None) -> Iterator[str]:
        """List the places of a message about the game that show what this viewer may not know."""
        ...


async def expect_no_secrets(seats: dict[Visitor, int | None], secrets: Secrets) -> None:
    """Read all that people were sent, who sat at these seats or watched."""
    proofs = {visitor: await visitor.secret() for visitor in seats}
    for visitor, seat in seats.items():
        heard = await visitor.heard()
        others = {proof for other, proof in proofs.items() if other is not visitor}
        assert not [text for text in heard if any(proof in text for proof in others)]
        assert told_too_much(heard, seat, secrets) == []


def told_too_much(texts: list[str], seat: int | None, secrets: Secrets) -> list[str]:
    messages = [json.loads(text) for text in texts if text[:1] in ("{", "[")]
    assert messages
    return [leak for message in messages for leak in secrets.leaks(about_the_game(message), seat)]


def about_the_game(message: Any) -> Any:
    return (message.get("game") or message) if isinstance(message, dict) else message


def view_in(game: Any) -> dict[str, Any] | None:
    return game.get("view") if isinstance(game, dict) else None


def texts_in(part: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """List all texts of a message, and where each stands."""
    if isinstance(part, str):
        yield path, part
    elif isinstance(part, list):
        for each in part:
            yield from texts_in(each, path)
    elif isinstance(part, dict):
        for name, each in part.items():
            yield from texts_in(each, (*path, name))
