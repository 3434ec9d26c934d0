"""What a viewer may know of a game (DOG-46)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from podium.core.bits import members
from podium.core.outcome import Outcome, won_by
from podium.games.dog.actions import CARDS, Card, Play, shown_field, unpack_play
from podium.games.dog.board import APART, MOST_PAWNS, NONE, colour_of
from podium.games.dog.kinds import GIVEN_UP, NO_EFFECT, PACKING, PUT_ASIDE, amount
from podium.games.dog.moves import kind_of, use_of
from podium.games.dog.rules import (
    ASIDE,
    DEAL,
    DRAW,
    EXCHANGE,
    NOTHING,
    PLAY,
    Chase,
    action_of,
    mover_of,
    seat_of,
)
from podium.games.dog.seven import STEPS

if TYPE_CHECKING:
    from podium.core.game import Viewer

Phase: TypeAlias = Literal["deal", "exchange", "play", "aside", "draw", "over"]
PHASES: dict[int, Phase] = {
    DEAL: "deal",
    EXCHANGE: "exchange",
    PLAY: "play",
    ASIDE: "aside",
    DRAW: "draw",
    NOTHING: "over",
}

# played: a pawn was moved by it; no-effect: a swap that moved none (DOG-35); aside: put aside for
# another card (DOG-44); given-up: put aside with the rest of the hand (DOG-14).
How: TypeAlias = Literal["played", "no-effect", "aside", "given-up"]
HOW: dict[int, How] = {NO_EFFECT: "no-effect", PUT_ASIDE: "aside", GIVEN_UP: "given-up"}


class Pawns(msgspec.Struct, frozen=True):
    """A seat's pawns: how many are in the kennel, where the others are (see `Place`)."""

    kennel: int
    ring: tuple[int, ...]
    home: tuple[int, ...]


class Laid(msgspec.Struct, frozen=True):
    """A card that was laid, and what was done with it; of a seven, all shares given so far."""

    seat: int
    card: Card
    how: How
    plays: tuple[Play, ...] = ()


class View(msgspec.Struct, frozen=True):
    viewer: int | None
    seats: int
    clockwise: bool
    fields: int  # of the ring
    colours: tuple[int, ...]  # of the seats: whose start field, kennel and home on the board
    starts: tuple[int, ...]  # the start field of each seat
    partners: tuple[int, ...]  # of the seats; empty where everybody plays alone
    receivers: tuple[int, ...]  # whom each seat gives a card to (DOG-11, DOG-42)
    round: int
    phase: Phase
    dealer: int | None
    turn: int | None  # the seat to play
    mover: int | None  # the seat whose pawns it moves: its own, or its partner's (DOG-37)
    awaited: tuple[int, ...]
    left: int  # steps of a seven that is under way
    pawns: tuple[Pawns, ...]
    guarded: tuple[int, ...]  # fields with protected pawns (DOG-20)
    hands: tuple[int, ...]  # how many cards each seat holds
    gave_up: tuple[int, ...]  # the seats that have given up this round
    laid: tuple[Laid, ...]  # in this round
    discards: tuple[Card, ...]  # all cards laid since the pile was last shuffled, sorted
    pile: int
    shuffled: int  # the round in which the pile was last shuffled
    hand: tuple[Card, ...] | None = None  # the viewer's own
    choice: Card | None = None  # what the viewer wants to give away
    gave: Card | None = None  # what the viewer has given away, until it is laid (DOG-11)
    got: Card | None = None  # what the viewer has been given, until it is laid
    drawn: Card | None = None  # what the viewer has drawn in this turn (DOG-44)
    outcome: Outcome | None = None


def view_of(chase: Chase, viewer: Viewer) -> View:
    board, seats = chase.board, range(chase.seats)
    seen = View(
        viewer=viewer,
        seats=chase.seats,
        clockwise=board.clockwise,
        fields=board.home,
        colours=tuple(int(colour_of(seat, chase.seats)) for seat in seats),
        starts=tuple(int(APART * colour_of(seat, chase.seats)) for seat in seats),
        partners=tuple(int(chase.partner(seat)) for seat in seats) if chase.in_teams else (),
        receivers=tuple(int(chase.receiver(seat)) for seat in seats),
        round=chase.round,
        phase=PHASES[chase.waits_for],
        dealer=number_or_none(chase.dealer),
        turn=number_or_none(chase.turn),
        mover=None if chase.turn == NONE else chase.mover(chase.turn),
        awaited=tuple(members(chase.missing)),
        left=chase.left,
        pawns=tuple(pawns_of(chase, seat) for seat in seats),
        guarded=guarded_fields(chase),
        hands=tuple(int(chase.hand_size(seat)) for seat in seats),
        gave_up=tuple(members(chase.gave_up)),
        laid=laid_cards(chase),
        discards=cards_of(chase.discards),
        pile=amount(chase.pile()),
        shuffled=chase.shuffled,
        outcome=outcome_of(chase) if chase.is_over() else None,
    )
    return seen if viewer is None else with_own_cards(seen, chase, viewer)


def with_own_cards(seen: View, chase: Chase, seat: int) -> View:
    return msgspec.structs.replace(
        seen,
        hand=cards_of(chase.hands[seat]),
        choice=card_or_none(chase.choices[seat]),
        gave=card_or_none(chase.given[seat]),
        got=card_or_none(chase.given[chase.giver(seat)]),
        drawn=card_or_none(chase.drawn) if seat == chase.turn else None,
    )


def number_or_none(number: int) -> int | None:
    return None if number == NONE else int(number)


def card_or_none(kind: int) -> Card | None:
    return None if kind == NONE else CARDS[kind]


def cards_of(multiset: int) -> tuple[Card, ...]:
    return tuple(CARDS[kind] for kind in PACKING.unpacked(multiset))


# The board


def pawns_of(chase: Chase, seat: int) -> Pawns:
    board = chase.board
    first = MOST_PAWNS * seat
    places = board.places[first : first + board.on_ring[seat]]
    return Pawns(
        kennel=int(board.in_kennel(seat)),
        ring=tuple(sorted(shown_field(board, board.field(seat, place)) for place in places)),
        home=tuple(field + 1 for field in members(board.homes[seat])),
    )


def guarded_fields(chase: Chase) -> tuple[int, ...]:
    """DOG-20: the fields with protected pawns."""
    board = chase.board
    gates = {int(board.gates[seat]): seat for seat in range(chase.seats)}
    seats = sorted(gates[gate] for gate in members(board.guards))
    return tuple(shown_field(board, board.field(seat, 0)) for seat in seats)


# What has been laid


def laid_cards(chase: Chase) -> tuple[Laid, ...]:
    """Show the cards laid in this round; the shares of a seven are one card's."""
    shown: list[Laid] = []
    left = 0  # steps of the seven that is being read
    for entry in chase.laid[: chase.laid_count]:
        laid = laid_card(chase, entry)
        if left:
            shown[-1] = msgspec.structs.replace(shown[-1], plays=shown[-1].plays + laid.plays)
        else:
            shown.append(laid)
        left = steps_left(left, laid)
    return tuple(shown)


def steps_left(left: int, laid: Laid) -> int:
    """Tell how many steps of a seven are left after a share; of any other card, none."""
    if not laid.plays or laid.plays[0].use != "seven":
        return 0
    return (left or int(STEPS)) - laid.plays[0].steps


def laid_card(chase: Chase, entry: int) -> Laid:
    action, seat = action_of(entry), int(seat_of(entry))
    card, how = CARDS[kind_of(action)], HOW.get(int(use_of(action)), "played")
    if how != "played":
        return Laid(seat, card, how)
    return Laid(seat, card, how, (unpack_play(chase, action, int(mover_of(entry))),))


# The end


def outcome_of(chase: Chase) -> Outcome:
    """DOG-6, DOG-41; the figure of each seat is how many pawns it has home."""
    winners = [seat for seat in range(chase.seats) if chase.has_won(seat)]
    scores = [len(members(chase.board.homes[seat])) for seat in range(chase.seats)]
    return won_by(winners, scores)
