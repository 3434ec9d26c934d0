"""What a client makes of what it is told."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from podium.protocol.pushes import (
    Began,
    Changed,
    GameView,
    Happened,
    Push,
    Snapshot,
    Talked,
    Timed,
)


def folded(seen: Snapshot, push: Push) -> Snapshot:
    """Carry a snapshot on by a push, as a client does."""
    match push:
        case Changed(number, table):
            return replace(seen, number=number, table=table)
        case Began(number, table, game):
            return replace(seen, number=number, table=table, game=game)
        case Talked(number, talk):
            return replace(seen, number=number, talk=(*seen.talk, talk))
        case Timed(number, clock):
            return replace(seen, number=number, game=replace(game_of(seen), clock=clock))
        case Happened():
            return replace(seen, number=push.number, game=game_after(seen, push))
    raise AssertionError(push)


def game_of(seen: Snapshot) -> GameView:
    assert seen.game is not None
    return seen.game


def game_after(seen: Snapshot, push: Happened) -> GameView:
    before = game_of(seen)
    question = before.question if push.question is msgspec.UNSET else push.question
    return replace(
        before,
        view=push.view,
        log=(*before.log, *push.log),
        awaited=push.awaited,
        question=question,
        outcome=push.outcome,
    )


def without_deadlines(seen: Snapshot) -> object:
    """Leave out the times, and deadlines: they begin anew where nobody was there."""
    if seen.game is None:
        return replace(seen, time=0)
    awaited = tuple(replace(one, deadline=None) for one in seen.game.awaited)
    return replace(seen, time=0, game=replace(seen.game, awaited=awaited))
