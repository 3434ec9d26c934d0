"""What one line of play cannot show."""

from __future__ import annotations

import pytest

from podium.core.chance import Chance
from podium.core.errors import Refused
from podium.games.loading import GAME
from podium.games.loading.actions import Lay, Options
from podium.games.loading.events import Counted, TimeUp
from podium.games.loading.rules import LARGEST_PACK, Rush

STARTED = "beginners/4 at=on waiting=D packs=A:1-22,B:23-44,C:45-65 holdings=1,1,1,0 boosts=1,1,1,1"


def played(rush: Rush, seat: int, text: str) -> Rush:
    return GAME.play(rush, seat, GAME.read_action(text, rush.seats))


@pytest.mark.parametrize(
    ("batteries", "seats"),
    [
        ((80, 20, 50, 90), {1}),
        ((None, 20, None, 90), {1}),
        ((20, 80, 20, 90), {0, 2}),
        ((0, 1, 2, 3), {0}),
        ((None, None, None, 7), {3}),
        ((50, 50, 50, 50), {0, 1, 2, 3}),
    ],
)
def test_who_has_the_least_battery_begins_without_a_pack(
    batteries: tuple[int | None, ...], seats: set[int]
) -> None:
    """LD-6: of several alike one, by lot."""
    chance, rush = Chance("batteries"), GAME.start(4, Options())
    drawn = {GAME.told_deal(rush, batteries, chance) for _ in range(60)}
    assert drawn == {(seat,) for seat in seats}
    assert {GAME.deal(rush, deal).waiting for deal in drawn if deal} == seats


def test_batteries_tell_nothing_where_nobody_told_and_of_packs() -> None:
    """LD-6, LD-25."""
    chance, rush = Chance("batteries"), GAME.start(4, Options())
    assert GAME.told_deal(rush, (None,) * 4, chance) is None
    assert GAME.told_deal(GAME.deal(rush, (2,)), (80, 20, 50, 90), chance) is None
    assert GAME.told_deal(GAME.start(2, Options()), (80, 20), chance) is None


def test_every_seat_is_drawn_as_often() -> None:
    """LD-6."""
    chance, rush = Chance("lot"), GAME.start(4, Options())
    counts = [0] * 4
    for _ in range(4_000):
        counts[GAME.draw(rush, chance)[0]] += 1
    assert all(abs(count - 1_000) < 120 for count in counts)


def test_the_time_limit_is_an_option() -> None:
    """LD-23."""
    assert GAME.time_limit(Options()) == 600
    assert GAME.time_limit(Options(minutes=3)) == 180
    assert GAME.time_limit(Options(minutes=0)) is None


def test_time_is_up_only_while_the_game_goes_on() -> None:
    """LD-7, LD-19, LD-23."""
    with pytest.raises(Refused):
        GAME.time_up(GAME.start(4, Options()))
    ended = GAME.time_up(GAME.read_state(STARTED))
    assert ended.is_over()
    with pytest.raises(Refused):
        GAME.time_up(ended)


@pytest.mark.parametrize("viewer", [0, 3, None])
def test_that_the_time_is_up_is_told(viewer: int | None) -> None:
    """LD-23: then what each seat has, and the end."""
    rush = GAME.read_state(STARTED)
    before, after = GAME.view(rush, viewer), GAME.view(GAME.time_up(rush), viewer)
    told = GAME.events(before, after)
    assert told[0] == TimeUp()
    assert [event.seat for event in told if isinstance(event, Counted)] == [0, 1, 2, 3]
    for event in told:
        before = GAME.fold(before, event)
    assert before == after


def test_a_question_stays_the_same_whatever_others_do() -> None:
    """LD-9, LD-29: until one lays a card, or parts with the pack."""
    rush = GAME.read_state(STARTED)
    asked = GAME.occasion(rush, 0)
    others = played(played(played(rush, 1, "44>B:-#1"), 1, ">#1"), 2, "4+#1")
    assert GAME.occasion(others, 0) == asked
    laid = played(rush, 0, "1>A:-#1")
    assert GAME.occasion(laid, 0) != asked
    given = played(played(laid, 0, ">#1"), 3, ">#1")
    assert len({asked, GAME.occasion(laid, 0), GAME.occasion(given, 0)}) == 3
    assert GAME.occasion(rush, 3) == () == GAME.occasion(GAME.time_up(rush), 0)


def test_what_still_holds_goes_through_whatever_has_happened() -> None:
    """LD-29 to LD-32: an action is judged by what it relies on, and by nothing else."""
    rush = GAME.read_state(STARTED)
    asked = [Lay(1, 7, 0, None), GAME.read_action(">#1", 4), GAME.read_action("3+#1", 4)]
    rush = played(played(rush, 1, ">#1"), 2, "4+#1")
    for action in asked:
        assert not GAME.play(rush, 0, action).is_over()


def test_the_room_for_legal_actions_is_large_enough() -> None:
    """LD-5, LD-22: where all may be laid on all piles."""
    for seats in range(2, 8):
        rush = GAME.start(seats, Options(mistakes="at-table"))
        assert max(rush.full_size(pack) for pack in range(len(rush.sizes))) <= LARGEST_PACK
    full = GAME.read_state(
        "beginners/3 mistakes=at-table at=on waiting=C packs=B:1-32,A:34-64 holdings=1,1,1 "
        "knew=C:1 piles=A:33,B:65 boosts=1,1,1"
    )
    assert len(GAME.legal(full, 1)) == 2 * 32 + 2


def test_playing_changes_a_copy() -> None:
    rush = GAME.read_state(STARTED)
    for action in GAME.legal(rush, 0):
        GAME.play(rush, 0, action)
        assert GAME.show_state(rush) == STARTED


def test_the_winner_is_ranked_by_points_and_then_by_cards() -> None:
    """LD-21."""
    rush = GAME.read_state(
        "beginners/3 at=on waiting=C packs=A:5.7-14.16-33,B:34-65 holdings=1,1,1 knew=C:1 "
        "piles=A:1.2.3,B:15,C:4.6 boosts=1,1,1"
    )
    outcome = GAME.outcome(GAME.time_up(rush))
    assert (outcome.scores, outcome.ranks) == ((6, 6, 6), (1, 3, 2))
    assert outcome.results == (1.0, 0.0, 0.0)


def test_what_is_counted_is_shown() -> None:
    """LD-20, LD-21, LD-28."""
    rush = GAME.read_state(
        "beginners/2 mistakes=at-table at=on packs=A:10-18,B:19-35,M:37-55 left-out=56-65 "
        "holdings=1,1 piles=A:1-7.9.8,B:36 boosts=2,0"
    )
    giver, getter = GAME.view(played(rush, 0, "2+#1"), None).counts
    assert giver.kept == (True,) * 8 + (False,)
    assert (giver.cards, giver.pile, giver.stop, giver.boosts, giver.total) == (7, 9, 2, 6, 17)
    assert giver.gave is not None
    assert giver.gave.number == 9
    assert (giver.got, getter.got, getter.gave) == (None, giver.gave, None)
    assert (getter.kept, getter.cards, getter.pile, getter.total) == ((True,), 2, 3, 3)
