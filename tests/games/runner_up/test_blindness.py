"""RU-29: change what a seat may not know, and nothing that it is told changes."""

from __future__ import annotations

import msgspec
import pytest

from conftest import Some
from podium.arena.game import deals_of, seat_bots
from podium.arena.turns import turns
from podium.core.chance import Chance
from podium.games.runner_up import GAME
from podium.games.runner_up.actions import Options
from podium.games.runner_up.rules import Race

pytestmark = pytest.mark.slow


def told(before: Race, after: Race, viewer: int | None) -> bytes:
    """Return the bytes of all that a viewer gets for one step."""
    seen = GAME.view(before, viewer), GAME.view(after, viewer)
    return msgspec.json.encode((seen, GAME.events(*seen)))


def others(race: Race, seat: int) -> list[int | None]:
    return [viewer for viewer in (*range(race.seats), None) if viewer != seat]


@pytest.mark.parametrize("tactical", [False, True], ids=["base", "tactical"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_choice_tells_the_others_only_that_it_was_made(
    seats: int, tactical: bool, some: Some
) -> None:
    """RU-8, RU-29: whatever a seat chooses, while somebody else is still choosing."""
    tried = 0
    for number in some(20):
        seed = f"choice {number}"
        start = GAME.start(seats, Options(tactical=tactical))
        for turn in turns(GAME, start, seat_bots(GAME, ("random",) * seats, seed), deals_of(seed)):
            race = turn.before
            if turn.seat is None or not race.awaits_choices() or len(GAME.awaited(race)) < 2:
                continue
            results = [GAME.play(race, turn.seat, action) for action in GAME.legal(race, turn.seat)]
            for viewer in others(race, turn.seat):
                assert len({told(race, after, viewer) for after in results}) == 1
                tried += 1
    assert tried


@pytest.mark.parametrize("tactical", [False, True], ids=["base", "tactical"])
def test_a_changed_choice_tells_the_others_nothing(tactical: bool) -> None:
    """RU-8: a choice may be changed; all see who has chosen, nobody what."""
    race = GAME.start(3, Options(tactical=tactical))
    race = GAME.deal(race, GAME.draw(race, Chance("change")))
    first, second = GAME.legal(race, 0)[:2]
    chosen = GAME.play(race, 0, first)
    changed = GAME.play(chosen, 0, second)
    for viewer in (1, 2, None):
        assert GAME.events(GAME.view(chosen, viewer), GAME.view(changed, viewer)) == ()
    assert GAME.view(changed, 0).choice == second


def test_hands_and_leos_pile_are_in_no_view_but_their_owners() -> None:
    """RU-19, RU-29: nobody sees Leo's pile; a hand is seen by its seat alone."""
    race = GAME.read_state(
        "base/2 at=1.1:choices figures=0,0,0 "
        "hands=A:+1+1+1+2+2,B:-1-1-1-1-1,L:+3+4-2+5 chosen=A:+2>L"
    )
    spectator = GAME.view(race, None)
    assert (spectator.hand, spectator.choice) == (None, None)
    seen = msgspec.to_builtins(GAME.view(race, 1))
    assert {card["value"] for card in seen.pop("hand")} == {-1}
    assert "card" not in str(seen)
    assert "value" not in str(seen)


def test_a_view_says_everything_that_is_public() -> None:
    """RU-12, RU-29: figures, all points, every card played and where, whose choice is awaited."""
    race = GAME.read_state(
        "base/3 at=2.1:choices figures=0,0,0 points=1,0,0 "
        "hands=A:+1+1+1+2+2,B:-1-1-1-1-1,C:+1+2+2+2+3"
    )
    for seat, text in enumerate(("+1>C", "-1>C", "+3>A")):
        race = GAME.play(race, seat, GAME.read_action(text, 3))
    race = GAME.play(race, 1, GAME.read_action("-1>A", 3))
    view = GAME.view(race, None)
    assert view.figures == (3, 0, 0)
    assert view.points == ((1, 0, 0),)
    assert view.awaited == (0, 2)
    laid = [(card.racer, card.card.value, card.target) for card in view.rounds[0].laid]
    assert laid == [(0, 1, 2), (1, -1, 2), (2, 3, 0)]
