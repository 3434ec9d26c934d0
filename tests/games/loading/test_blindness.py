"""LD-33: change what a seat may not know, and nothing that it is told changes."""

from __future__ import annotations

import msgspec
import pytest

from conftest import Some
from podium.core.chance import Chance
from podium.games.loading import GAME
from podium.games.loading.actions import Options
from podium.games.loading.rules import Rush

pytestmark = pytest.mark.slow

every_table = pytest.mark.parametrize("seats", range(2, 8))


def told(before: Rush, after: Rush, viewer: int | None) -> bytes:
    """Return the bytes of all that a viewer gets for one step."""
    seen = GAME.view(before, viewer), GAME.view(after, viewer)
    return msgspec.json.encode((seen, GAME.events(*seen)))


def dealt(seats: int, seed: str) -> Rush:
    chance, rush = Chance(seed), GAME.start(seats, Options())
    while rush.awaits_deal():
        rush = GAME.deal(rush, GAME.draw(rush, chance))
    return rush


@every_table
def test_a_deal_tells_a_spectator_nothing(seats: int, some: Some) -> None:
    """LD-7, LD-33: whatever the packs hold."""
    start = GAME.start(seats, Options())
    if seats > 2:
        start = GAME.deal(start, (0,))
    deals = [GAME.deal(start, GAME.draw(start, Chance(f"deal {number}"))) for number in some(20)]
    assert len({told(start, after, None) for after in deals}) == 1


@every_table
def test_a_pack_is_seen_by_its_holder_alone(seats: int, some: Some) -> None:
    """LD-33: swap any two cards that a seat has not seen, and its View is the same."""
    for number in some(20):
        rush, chance = dealt(seats, f"holder {number}"), Chance(f"swap {number}")
        for viewer in (*range(seats), None):
            guessed = GAME.guess(GAME.view(rush, viewer), chance)
            assert msgspec.json.encode(GAME.view(guessed, viewer)) == msgspec.json.encode(
                GAME.view(rush, viewer)
            )
            for seat in GAME.awaited(rush):
                if seat != viewer:
                    assert GAME.view(guessed, seat).hand != GAME.view(rush, seat).hand


PASSED = (
    "beginners/4 at=on waiting=A packs=D:{},B:23-44,C:{} holdings=1,1,1,1 knew=A:1 boosts=1,1,1,1"
)


def test_what_is_in_a_pack_is_known_to_who_has_held_it() -> None:
    """LD-33: of the two packs A knows one; B and the spectator know neither."""
    one = GAME.read_state(PASSED.format("1-22", "45-65"))
    other = GAME.read_state(PASSED.format("45-65.22", "1-21"))
    stops = [GAME.play(rush, 3, GAME.read_action("4+#1", 4)) for rush in (one, other)]
    for viewer in (1, None):
        assert told(one, stops[0], viewer) == told(other, stops[1], viewer)
    for viewer in (0, 3):
        assert told(one, stops[0], viewer) != told(other, stops[1], viewer)
    assert GAME.view(stops[0], 0).packs[0].seen == tuple(range(1, 23))
    assert GAME.view(stops[0], 1).packs[0].seen is None


def test_passing_a_pack_tells_what_is_in_it_to_nobody_but_who_gets_it() -> None:
    """LD-14, LD-33."""
    position = "beginners/4 at=on waiting=D packs=A:{},B:23-44,C:{} holdings=1,1,1,0 boosts=1,1,1,1"
    one = GAME.read_state(position.format("1-22", "45-65"))
    other = GAME.read_state(position.format("45-65.22", "1-21"))
    passed = [GAME.play(rush, 0, GAME.read_action(">#1", 4)) for rush in (one, other)]
    for viewer in (1, None):
        assert told(one, passed[0], viewer) == told(other, passed[1], viewer)
    assert GAME.view(passed[0], 3).hand != GAME.view(passed[1], 3).hand


def test_a_view_says_everything_that_is_public() -> None:
    """LD-33."""
    rush = GAME.read_state(
        "beginners/4 at=on waiting=D packs=A:1-22,-:25-44,C:46-65 holdings=1,1,1,1 knew=B:2,D:2 "
        "laid=C piles=B:23.24A,C:45 boosts=2,0,1,1 stopped=B:4+"
    )
    view = GAME.view(rush, None)
    assert [laid.card.number for laid in view.mats[1].pile] == [23, 24]
    assert [laid.seat for laid in view.mats[1].pile] == [1, 0]
    assert [mat.boosts for mat in view.mats] == [2, 0, 1, 1]
    assert [stop.mark for stop in view.stops] == ["2+", "3+"]
    assert [mat.out for mat in view.mats] == [False, True, False, False]
    assert [(pack.size, pack.holder, pack.where) for pack in view.packs] == [
        (22, 0, "held"),
        (20, None, "gone"),
        (20, 2, "held"),
    ]
    assert [pack.held_by for pack in view.packs] == [(0,), (1, 3), (2,)]
    assert (view.waiting, view.mats[2].has_laid) == (3, True)
    assert all(pack.seen is None for pack in view.packs)


def test_after_the_end_all_is_shown() -> None:
    """LD-33: packs that were stopped with, and what was left out."""
    rush = GAME.read_state(
        "beginners/2 at=on packs=A:1-18,B:19-36,M:37-55 left-out=56-65 holdings=1,1 boosts=1,1"
    )
    assert GAME.view(rush, None).left_out is None
    view = GAME.view(GAME.play(rush, 0, GAME.read_action("2+#1", 2)), None)
    assert [pack.seen for pack in view.packs] == [
        tuple(range(1, 19)),
        tuple(range(19, 37)),
        tuple(range(37, 56)),
    ]
    assert view.left_out == tuple(range(56, 66))
