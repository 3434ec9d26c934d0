"""Options, cards, places and actions as people and messages see them."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec

from podium.core.errors import Refused
from podium.core.game import is_whole
from podium.core.state import legal_actions
from podium.games.dog.board import HOME_FIELDS, KENNEL, NONE, Board
from podium.games.dog.kinds import (
    BACK,
    GIVE,
    NUMBERS,
    OUT,
    PACKING,
    PUT_ASIDE,
    SEVEN,
    STEPS_BACK,
    SWAP,
    THIRTEEN,
    USES,
)
from podium.games.dog.moves import end_of, kind_of, packed_action, start_of, use_of
from podium.games.dog.rules import ASIDE, EXCHANGE, Chase
from podium.games.dog.seven import steps_of_share


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clockwise: bool = True  # DOG-4: in which direction pawns walk


# 4 is the ±4, 11 the 1/11; S is the swap, J the joker.
Card: TypeAlias = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "S", "J"
]
# out: of the kennel; seven: a share of a seven.
Use: TypeAlias = Literal["out", "forward", "backward", "seven", "swap"]
Area: TypeAlias = Literal["kennel", "ring", "home"]

CARDS: tuple[Card, ...] = tuple(
    card for card in get_args(Card) if card in {*map(str, NUMBERS), "S", "J"}
)


class Place(msgspec.Struct, frozen=True, order=True):
    """Where a pawn can be.

    A field of the ring, counted clockwise from the start field of colour 0; a field 1 to 4 of a
    home; or a kennel, which has the number 0. Whose home or kennel it is, the pawn says.
    """

    area: Area
    number: int = 0


class Give(msgspec.Struct, frozen=True, tag="give"):
    """DOG-11, DOG-42: give a card away."""

    card: Card


class Aside(msgspec.Struct, frozen=True, tag="aside"):
    """DOG-44: put a card aside."""

    card: Card


class Play(msgspec.Struct, frozen=True, tag="play"):
    """DOG-12: lay a card and move a pawn by it; DOG-31: or give one share of a seven.

    `card` is the card that lies on the table, for each share of a seven too. `use` and `steps` say
    what it stands for: so many fields `forward` or `backward`, or so many of the seven steps.
    `seat` is whose pawn moves (DOG-37). In a swap `end` is where the other player's pawn stands.
    """

    card: Card
    use: Use
    steps: int  # 0 where a pawn is brought out or swapped
    seat: int
    start: Place
    end: Place


Action: TypeAlias = Give | Aside | Play

IN_KENNEL = Place("kennel")

REFUSALS = (
    "no-such-action",
    "no-such-card",
    "no-such-use",
    "no-such-pawn",
    "no-such-place",
    "give-first",
    "nothing-to-give",
    "not-your-turn",
    "put-aside-first",
    "nothing-to-put-aside",
    "not-in-hand",
    "seven-under-way",
    "not-your-pawn",
    "not-possible",
)


# Cards and places


def kind_of_card(card: Card) -> int:
    if card not in CARDS:
        raise Refused("no-such-card", f"there is no card {card!r} in this game")
    return CARDS.index(card)


def shown_place(board: Board, seat: int, place: int) -> Place:
    """Show a place of a seat's pawn as everybody sees it."""
    if place == KENNEL:
        return IN_KENNEL
    if place > board.home:
        return Place("home", place - board.home)
    return Place("ring", shown_field(board, board.field(seat, place)))


def shown_field(board: Board, field: int) -> int:
    """Count a field clockwise; the rules count fields in the direction in which pawns walk."""
    return field if board.clockwise or field == 0 else int(board.home) - field


def place_of(board: Board, seat: int, place: Place) -> int:
    """The way back from `shown_place`."""
    if not is_whole(place.number):
        raise Refused("no-such-place", "a place is an area and a number")
    if place == IN_KENNEL:
        return KENNEL
    if place.area == "home" and 1 <= place.number <= HOME_FIELDS:
        return int(board.home) + place.number
    if place.area == "ring" and 0 <= place.number < board.home:
        return int(board.place(seat, shown_field(board, place.number)))
    raise Refused("no-such-place", f"there is no {place.area} {place.number} on this board")


# Actions


def pack_action(chase: Chase, action: Action) -> int:
    match action:
        case Give(card):
            return packed_action(kind_of_card(card), GIVE, 0, 0)
        case Aside(card):
            return packed_action(kind_of_card(card), PUT_ASIDE, 0, 0)
        case Play():
            code = pack_play(chase, action)
            return code if action.seat == mover_now(chase) else NEVER
        case _:
            raise Refused("no-such-action", "this is no action of DOG")


# Stands for a play of pawns that nobody moves now: the rules count places from each pawn's own
# start field, so that its code could be that of another pawn's play.
NEVER = -1


def mover_now(chase: Chase) -> int:
    return int(NONE if chase.turn == NONE else chase.mover(chase.turn))


def pack_play(chase: Chase, play: Play) -> int:
    if not is_whole(play.seat) or not 0 <= play.seat < chase.seats:
        raise Refused("no-such-pawn", f"pawns are those of {chase.seats} seats")
    kind, use = kind_of_card(play.card), use_number(play)
    start = place_of(chase.board, play.seat, play.start)
    end = END_OUT if use == OUT else place_of(chase.board, play.seat, play.end)
    code = packed_action(kind, use, start, end)
    if unpack_play(chase, code, play.seat) != play:
        raise Refused("no-such-use", "the use, the steps and the places do not go together")
    return code


END_OUT = 0  # where a pawn stands that has come out


def use_number(play: Play) -> int:
    if play.use == "forward" and is_whole(play.steps) and 1 <= play.steps <= THIRTEEN:
        number = play.steps
    else:
        number = {"out": OUT, "backward": BACK, "swap": SWAP, "seven": SEVEN}.get(play.use, -1)
    if number < 0 or not USES[kind_of_card(play.card)] >> number & 1:
        raise Refused("no-such-use", f"the card {play.card} cannot be used for that")
    return number


def unpack_action(chase: Chase, code: int) -> Action:
    card = CARDS[kind_of(code)]
    match use_of(code):
        case number if number == GIVE:
            return Give(card)
        case number if number == PUT_ASIDE:
            return Aside(card)
        case _:
            return unpack_play(chase, code, int(chase.mover(chase.turn)))


def unpack_play(chase: Chase, code: int, seat: int) -> Play:
    """Say an action of the rules with a seat's pawn."""
    board, start, end = chase.board, start_of(code), end_of(code)
    use, steps = use_and_steps(board, code)
    return Play(
        card=CARDS[kind_of(code)],
        use=use,
        steps=steps,
        seat=seat,
        start=shown_place(board, seat, start),
        end=shown_place(board, seat, end),
    )


def use_and_steps(board: Board, code: int) -> tuple[Use, int]:
    number = int(use_of(code))
    if number == OUT:
        return "out", 0
    if number == SWAP:
        return "swap", 0
    if number == BACK:
        return "backward", int(STEPS_BACK)
    if number == SEVEN:
        return "seven", int(steps_of_share(board, start_of(code), end_of(code)))
    return "forward", number


# Why an action is refused


def refusal(chase: Chase, seat: int, action: Action) -> Refused:
    """Say why an action that is not legal is not."""
    if chase.waits_for == EXCHANGE:
        return exchange_refusal(chase, seat, action)
    if isinstance(action, Give):
        return Refused("nothing-to-give", "cards are given right after they are dealt (DOG-11)")
    if seat != chase.turn:
        return Refused("not-your-turn", "it is somebody else's turn (DOG-4)")
    if isinstance(action, Aside):
        return aside_refusal(chase, action)
    if chase.waits_for == ASIDE:
        return Refused("put-aside-first", "no card can be carried out: put one aside (DOG-44)")
    return play_refusal(chase, action)


def exchange_refusal(chase: Chase, seat: int, action: Action) -> Refused:
    if not isinstance(action, Give):
        return Refused("give-first", "first everybody gives a card away (DOG-11)")
    if not legal_actions(chase, seat):
        return Refused("nothing-to-give", "your cards are all alike, and one is given (DOG-11)")
    return not_in_hand(action.card)


def aside_refusal(chase: Chase, action: Aside) -> Refused:
    if chase.waits_for != ASIDE:
        return Refused("nothing-to-put-aside", "a card can be carried out (DOG-13)")
    return not_in_hand(action.card)


def play_refusal(chase: Chase, play: Play) -> Refused:
    if chase.left and (play.use != "seven" or play.card != CARDS[chase.kind_under_way()]):
        return Refused("seven-under-way", f"{chase.left} steps of a seven are left (DOG-31)")
    if not chase.left and not PACKING.count(chase.hands[chase.turn], CARDS.index(play.card)):
        return not_in_hand(play.card)
    if play.seat != chase.mover(chase.turn):
        return Refused("not-your-pawn", "it is not these pawns that you move (DOG-12, DOG-37)")
    return Refused("not-possible", "that cannot be carried out completely (DOG-13)")


def not_in_hand(card: Card) -> Refused:
    return Refused("not-in-hand", f"the card {card} is not in your hand (DOG-12)")
