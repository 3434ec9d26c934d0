"""DOG-46: change what a seat may not know, and nothing that it is told changes."""

from __future__ import annotations

import msgspec
import pytest

from conftest import Some
from podium.core.chance import Chance
from podium.games.dog import GAME
from podium.games.dog.actions import Options
from podium.games.dog.rules import Chase

pytestmark = pytest.mark.slow

every_table = pytest.mark.parametrize("seats", range(2, 7))


def told(before: Chase, after: Chase, viewer: int | None) -> bytes:
    """Return the bytes of all that a viewer gets for one step."""
    seen = GAME.view(before, viewer), GAME.view(after, viewer)
    return msgspec.json.encode((seen, GAME.events(*seen)))


def others(chase: Chase, *seats: int) -> list[int | None]:
    return [viewer for viewer in (*range(chase.seats), None) if viewer not in seats]


def dealt(seats: int, seed: str) -> Chase:
    chase = GAME.start(seats, Options())
    return GAME.deal(chase, GAME.draw(chase, Chance(seed)))


@every_table
def test_what_is_to_be_given_tells_the_others_only_that_it_was_chosen(
    seats: int, some: Some
) -> None:
    """DOG-11."""
    for number in some(20):
        chase = dealt(seats, f"choice {number}")
        seat = GAME.awaited(chase)[0]
        results = [GAME.play(chase, seat, action) for action in GAME.legal(chase, seat)]
        for viewer in others(chase, seat):
            assert len({told(chase, after, viewer) for after in results}) == 1


EXCHANGE = (
    "clockwise/4 at=1:exchange dealer=D pawns=A:1,B:17,C:33,D:49 "
    "hands=A:2+3+5,B:5+6,C:8+9,D:10+12 chosen=B:5,C:8,D:10"
)


def test_the_exchange_is_known_to_giver_and_receiver_alone() -> None:
    """DOG-11, DOG-46: which card A gives to C."""
    chase = GAME.read_state(EXCHANGE)
    results = [GAME.play(chase, 0, action) for action in GAME.legal(chase, 0)]
    for viewer in (1, 3, None):
        assert len({told(chase, after, viewer) for after in results}) == 1
    for viewer in (0, 2):
        assert len({told(chase, after, viewer) for after in results}) == len(results)
    assert [GAME.view(after, 0).gave for after in results] == ["2", "3", "5"]
    assert [GAME.view(after, 2).got for after in results] == ["2", "3", "5"]


def test_a_changed_choice_tells_the_others_nothing() -> None:
    """DOG-11: all see who has chosen, nobody what."""
    chase = dealt(4, "change")
    first, second = GAME.legal(chase, 0)[:2]
    chosen = GAME.play(chase, 0, first)
    changed = GAME.play(chosen, 0, second)
    for viewer in (1, 2, 3, None):
        assert GAME.events(GAME.view(chosen, viewer), GAME.view(changed, viewer)) == ()
    assert GAME.view(changed, 0).choice == second.card


def test_who_gave_a_card_is_shown_it_until_it_is_laid() -> None:
    """DOG-11: or until another of the same kind is, since nothing tells them apart."""
    chase = GAME.play(GAME.read_state(EXCHANGE), 0, GAME.read_action(">3", 4))
    assert GAME.view(chase, 0).gave == "3"
    for seat, text in ((0, "2:A1>3"), (1, "6:B17>23"), (2, "9:C33>42"), (3, "12:D49>61")):
        chase = GAME.play(chase, seat, GAME.read_action(text, 4))
    assert GAME.view(chase, 0).gave == "3"
    for seat in (0, 1):
        chase = GAME.play(chase, seat, GAME.legal(chase, seat)[0])
    chase = GAME.play(chase, 2, GAME.read_action("3:C42>45", 4))
    assert GAME.view(chase, 0).gave is None
    assert GAME.view(chase, 2).got is None


DRAW = "clockwise/3 at=1:aside dealer=C turn=A pawns=A:15,B:16+40,C:32+50 hands=A:2+3,B:2+3,C:5+6"


def test_a_drawn_card_is_seen_by_who_drew_it_alone() -> None:
    """DOG-44: as long as it cannot be told from what happens next."""
    chase = GAME.play(GAME.read_state(DRAW), 0, GAME.read_action("x2", 3))
    results = [GAME.deal(chase, GAME.read_deal(chase, f"A:{card}")) for card in ("5", "6", "8")]
    for viewer in (1, 2, None):
        assert len({told(chase, after, viewer) for after in results}) == 1
    assert [GAME.view(after, 0).drawn for after in results] == ["5", "6", "8"]
    assert len({told(chase, after, 0) for after in results}) == len(results)


@every_table
def test_hands_are_in_no_view_but_their_owners(seats: int) -> None:
    chase = dealt(seats, "hands")
    spectator = GAME.view(chase, None)
    assert spectator.hand is None
    shown = msgspec.to_builtins(spectator)
    assert not any(shown[name] for name in ("discards", "laid", "choice", "gave", "got", "drawn"))
    assert GAME.view(chase, 0).hand != GAME.view(chase, 1).hand


def test_a_view_says_everything_that_is_public() -> None:
    """DOG-46."""
    chase = GAME.read_state(
        "clockwise/4 at=1:play dealer=A turn=B pawns=A:5,B:h1,C:9 hands=A:S+2,B:2,C:4+5"
    )
    view = GAME.view(GAME.play(chase, 1, GAME.read_action("2:Bh1>h3", 4)), None)
    assert [(one.seat, one.card, one.how) for one in view.laid] == [(1, "2", "played")]
    assert (view.hands, view.pile, view.turn, view.awaited) == ((2, 0, 2, 0), 105, 2, (2,))
    assert view.discards == ("2",)
    assert view.pawns[1].home == (3,)
