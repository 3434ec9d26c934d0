"""Clauses of DOG that one line of play does not show, and what is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from conftest import Some
from podium.core.chance import Chance
from podium.core.errors import BadDeal, Refused
from podium.core.state import State, legal_actions
from podium.games.dog import GAME
from podium.games.dog.actions import Action, Aside, Give, Options, Place, Play
from podium.games.dog.kinds import DECK, PACKING, amount
from podium.games.dog.rules import Chase
from podium.games.dog.views import cards_of


def start(seats: int, seed: str = "rules") -> Chase:
    chase = GAME.start(seats, Options())
    return GAME.deal(chase, GAME.draw(chase, Chance(seed)))


def test_there_are_110_cards() -> None:
    """DOG-1."""
    cards = Counter(cards_of(DECK))
    assert amount(DECK) == cards.total() == 110
    assert cards.pop("J") == 6
    assert set(cards.values()) == {8}
    assert len(cards) == 13


@pytest.mark.parametrize(
    ("seats", "fields", "starts"),
    [
        (2, 64, (0, 32)),
        (3, 64, (0, 16, 32)),
        (4, 64, (0, 16, 32, 48)),
        (5, 96, (0, 16, 32, 48, 64)),
        (6, 96, (0, 16, 32, 48, 64, 80)),
    ],
)
def test_two_sides_of_the_board_serve_all(seats: int, fields: int, starts: tuple[int, ...]) -> None:
    """DOG-2, DOG-3."""
    view = GAME.view(start(seats), None)
    assert (view.fields, view.starts) == (fields, starts)


@pytest.mark.parametrize("seats", range(2, 7))
def test_how_pawns_stand_at_the_beginning(seats: int) -> None:
    """DOG-5, DOG-40."""
    view = GAME.view(start(seats), None)
    for at, pawns in zip(view.starts, view.pawns, strict=True):
        assert pawns.kennel == 4
        assert pawns.ring == (() if seats in (4, 6) else (at,))
    assert view.guarded == (() if seats in (4, 6) else view.starts)


def rounds_of(seats: int, rounds: int) -> list[tuple[int, int, int, int]]:
    """Play at random; of each round: its number, cards each, dealer, round of the last shuffle."""
    chase, chance = GAME.start(seats, Options()), Chance(f"rounds {seats}")
    found: list[tuple[int, int, int, int]] = []
    while len(found) < rounds:
        if chase.awaits_deal():
            was = chase.round
            chase.deal(chase.draw(chance))
            if chase.round != was:
                sizes = int(chase.dealt_size()), int(chase.dealer), int(chase.shuffled)
                found.append((int(chase.round), *sizes))
            continue
        seat = GAME.awaited(chase)[0]
        legal = legal_actions(chase, seat)
        chase.play(seat, legal[int(chance.below(len(legal)))])
    return found


@pytest.mark.parametrize(("seats", "anew"), [(4, 7), (5, 6), (6, 5)])
def test_rounds_follow_each_other(seats: int, anew: int) -> None:
    """DOG-8, DOG-9, DOG-10: sizes, dealers, and when the pile is too small for the first time."""
    rounds = rounds_of(seats, 12)
    assert [size for _, size, _, _ in rounds] == [6, 5, 4, 3, 2, 6, 5, 4, 3, 2, 6, 5]
    dealers = [dealer for _, _, dealer, _ in rounds]
    assert [(dealer - dealers[0]) % seats for dealer in dealers] == [
        number % seats for number in range(12)
    ]
    shuffled = [at for _, _, _, at in rounds]
    if seats != 5:  # five players draw cards too, and may have to shuffle earlier (DOG-45)
        assert shuffled[: anew - 1] == [1] * (anew - 1)
        assert shuffled[anew - 1] == anew


def test_the_first_dealer_is_anybody() -> None:
    """DOG-9."""
    chase, chance = GAME.start(5, Options()), Chance("dealer")
    assert {GAME.draw(chase, chance)[0] for _ in range(100)} == set(range(5))


def test_every_card_of_the_pile_is_as_likely_to_be_dealt(some: Some) -> None:
    chase, chance, dealt = GAME.start(4, Options()), Chance("pile"), Counter[int]()
    deals = len(some(10_000))
    for _ in range(deals):
        dealt.update(GAME.draw(chase, chance)[1:])
    for kind in range(14):
        share = PACKING.count(DECK, kind) / 110
        assert abs(dealt[kind] / dealt.total() - share) < 0.015


def test_partners_win_together_and_share() -> None:
    """DOG-6."""
    chase = GAME.read_state(
        "clockwise/4 at=1:play dealer=D turn=A pawns=A:63+h2+h3+h4,B:5,C:h1+h2+h3+h4 hands=A:2"
    )
    outcome = GAME.outcome(GAME.play(chase, 0, GAME.read_action("2:A63>h1", 4)))
    assert outcome.winners == (0, 2)
    assert outcome.results == (0.5, 0.0, 0.5, 0.0)
    assert outcome.scores == (4, 0, 4, 0)


def test_two_orders_of_the_same_shares_come_to_the_same() -> None:
    """DOG-31: and the move list has one line for them."""
    position = "clockwise/4 at=1:play dealer=D turn=A pawns=A:5+30,B:40 hands=A:7+2,B:2"
    ends, lines = set(), []
    for texts in (("7/3:A5>8", "7/4:A30>34"), ("7/4:A30>34", "7/3:A5>8")):
        chase = GAME.read_state(position)
        for text in texts:
            before, chase = chase, GAME.play(chase, 0, GAME.read_action(text, 4))
            view = GAME.view(before, None)
            for event in GAME.events(view, GAME.view(chase, None)):
                view = GAME.fold(view, event)
                lines.append(GAME.log(event, view))
        words = GAME.show_state(chase).split(" ")
        ends.add(" ".join(word for word in words if not word.startswith("laid=")))
    assert len(ends) == 1
    assert [line for line in lines if line] == ["1 A:7:A5>8+A30>34", "1 A:7:A30>34+A5>8"]


def test_it_is_said_whose_pawns_one_moves() -> None:
    """DOG-37."""
    chase = GAME.read_state(
        "clockwise/4 at=1:play dealer=D turn=A pawns=A:h1+h2+h3+h4,C:20 hands=A:2,C:3"
    )
    view = GAME.view(chase, None)
    assert (view.turn, view.mover) == (0, 2)


TURN = "clockwise/4 at=1:play dealer=D turn=A pawns=A:5,C:9 hands=A:3+7,C:2+4"
GIVING = "clockwise/4 at=1:exchange dealer=D hands=A:2+3,B:5+5,C:8+9,D:S+J chosen=B:5"
ASIDE = "clockwise/3 at=1:aside dealer=C turn=A pawns=A:15,B:16 hands=A:3+7,B:2"
SHARE = "clockwise/4 at=1:play dealer=D turn=A pawns=A:7+20+30 hands=A:2 laid=A:7/2:A5>7 discards=7"
MOVE = Play("3", "forward", 3, 0, Place("ring", 5), Place("ring", 8))


@pytest.mark.parametrize(
    ("shown", "seat", "action", "code"),
    [
        (TURN, 0, "5:A5>10", "not-in-hand"),
        (TURN, 2, "2:C9>11", "not-your-turn"),
        (TURN, 0, "3:C9>12", "not-your-pawn"),
        (TURN, 0, "3:C37>40", "not-your-pawn"),  # as far from its start field as A5
        (TURN, 0, "3:A6>9", "not-possible"),
        (TURN, 0, ">3", "nothing-to-give"),
        (TURN, 0, "x3", "nothing-to-put-aside"),
        (GIVING, 0, "3:A5>8", "give-first"),
        (GIVING, 0, ">9", "not-in-hand"),
        (GIVING, 1, ">5", "nothing-to-give"),
        (ASIDE, 0, "3:A15>18", "put-aside-first"),
        (ASIDE, 0, "x9", "not-in-hand"),
        (ASIDE, 1, "x2", "not-your-turn"),
        (SHARE, 0, "2:A20>22", "seven-under-way"),
        (SHARE, 0, "J/5:A20>25", "seven-under-way"),
        (SHARE, 0, "7/5:A7>12", "not-possible"),
        (TURN, 0, Give("99"), "no-such-card"),  # type: ignore[arg-type]
        (TURN, 0, Aside("1"), "no-such-card"),
        (TURN, 4, MOVE, "no-such-seat"),
        (TURN, 0, None, "no-such-action"),
        (TURN, 0, Play("3", "forward", 4, 0, Place("ring", 5), Place("ring", 9)), "no-such-use"),
        (TURN, 0, Play("3", "out", 0, 0, Place("kennel"), Place("ring", 0)), "no-such-use"),
        (TURN, 0, Play("3", "fly", 3, 0, MOVE.start, MOVE.end), "no-such-use"),  # type: ignore[arg-type]
        (TURN, 0, Play("3", "forward", 3, 7, MOVE.start, MOVE.end), "no-such-pawn"),
        (TURN, 0, Play("3", "forward", 3, 0, Place("ring", 64), MOVE.end), "no-such-place"),
        (TURN, 0, Play("3", "forward", 3, 0, Place("home", 0), MOVE.end), "no-such-place"),
        (TURN, 0, Play("3", "forward", 3, 0, Place("ring", "5"), MOVE.end), "no-such-place"),  # type: ignore[arg-type]
        (TURN, 0, Play("7", "seven", 2, 0, MOVE.start, MOVE.end), "no-such-use"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_reason(
    shown: str, seat: int, action: Action | str, code: str
) -> None:
    chase = GAME.read_state(shown)
    wanted = GAME.read_action(action, chase.seats) if isinstance(action, str) else action
    with pytest.raises(Refused) as refusal:
        GAME.play(chase, seat, wanted)
    assert refusal.value.code == code
    assert GAME.show_state(chase) == shown


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        ((), "begins with the seat of the dealer"),
        ((4, *range(12)), "begins with the seat of the dealer"),
        ((0, 1, 2), "12 cards are dealt here, not 2"),
        ((0, *[0] * 9, 1, 2, 3), "8 of the card 2 are in the pile, not 9"),
        ((0, *[13] * 7, 1, 2, 3, 4, 5), "6 of the card J are in the pile, not 7"),
        ((0, 14, *range(11)), "card number 14"),
    ],
)
def test_a_deal_that_cannot_have_happened_is_refused(deal: tuple[int, ...], said: str) -> None:
    """DOG-1, DOG-8, DOG-9."""
    with pytest.raises(BadDeal, match=said):
        GAME.deal(GAME.start(2, Options()), deal)


def test_a_state_that_is_copied_shares_nothing() -> None:
    chase = start(4, "copy")
    shown = GAME.show_state(chase)
    twin: State = chase.copy()
    chance = Chance("copy")
    for _ in range(200):
        if twin.awaits_deal():
            twin.deal(twin.draw(chance))
            continue
        seat = GAME.awaited(twin)[0]  # type: ignore[arg-type]
        legal = legal_actions(twin, seat)
        twin.play(seat, legal[int(chance.below(len(legal)))])
    assert GAME.show_state(chase) == shown
