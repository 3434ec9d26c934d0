"""Positions of DOG, written and read.

clockwise/4                      in which direction pawns walk, and the number of seats
at=3:play                        the round, and what is awaited: deal, exchange, play, aside
                                 (a card is to be put aside), draw or over
dealer=B turn=C                  who dealt this round, whose turn it is
pawns=A:5+60+h1,B:16             where the pawns are that are not in their kennel
hands=A:2+4+J,B:13               the cards in hands
chosen=A:4                       cards that are to be given, while somebody is still choosing
given=A:13                       the card that each has given and nobody has laid yet
laid=A:8:A60>4;B:x5;C:-2;D:S=0   what was laid in this round, in order; a seven share by share,
                                 cards put aside, given up, and a swap without effect
discards=2*8+5+J*2               all cards laid since the pile was shuffled
shuffled=7                       the round in which that was, if not in the first
drawn=5                          what the player whose turn it is has drawn
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from podium.core.bits import bit
from podium.core.errors import BadNotation, Refused
from podium.core.seats import LETTERS
from podium.core.state import legal_actions
from podium.core.words import read_pairs, read_words, show_words
from podium.games.dog.actions import (
    CARDS,
    Aside,
    Place,
    Play,
    pack_play,
    place_of,
)
from podium.games.dog.board import MOST_PAWNS, NONE
from podium.games.dog.kinds import (
    DECK,
    GIVEN_UP,
    NO_EFFECT,
    PACKING,
    PUT_ASIDE,
    SEVEN,
    SWAP_KIND,
)
from podium.games.dog.moves import end_of, kind_of, packed_action, start_of, use_of
from podium.games.dog.notation import (
    MARKS,
    read_action,
    read_card,
    read_cards,
    read_place,
    read_seat,
    show_action,
    show_cards,
    show_place,
    show_unplayed,
)
from podium.games.dog.notation import NO_EFFECT as SWAP_WITHOUT_EFFECT
from podium.games.dog.rules import (
    ASIDE,
    DEAL,
    DRAW,
    EXCHANGE,
    LARGEST_DEAL,
    MOST_LAID,
    NOTHING,
    PLAY,
    Chase,
    action_of,
    laid_entry,
    mover_of,
    seat_of,
)
from podium.games.dog.seven import STEPS, steps_of_share
from podium.games.dog.views import PHASES, card_or_none, cards_of, laid_card, pawns_of

if TYPE_CHECKING:
    from podium.games.dog.actions import Card

HEADING = re.compile(r"(clockwise|anticlockwise)/([2-6])")
AT = re.compile(r"(0|[1-9][0-9]{0,3}):(deal|exchange|play|aside|draw|over)")
PLACES = re.compile(r"h[1-4]|0|[1-9][0-9]?")
COUNTED = re.compile(r"([1-9SJ][0-3]?)(?:\*([2-8]))?")


# Writing


def show_state(chase: Chase) -> str:
    way = "clockwise" if chase.board.clockwise else "anticlockwise"
    return show_words(f"{way}/{chase.seats}", contents_of(chase))


def contents_of(chase: Chase) -> Iterator[tuple[str, str]]:
    yield "at", f"{chase.round}:{PHASES[chase.waits_for]}"
    yield "dealer", "" if chase.dealer == NONE else LETTERS[chase.dealer]
    yield "turn", "" if chase.turn == NONE else LETTERS[chase.turn]
    yield "pawns", show_each(chase, lambda seat: show_pawns(chase, seat))
    yield "hands", show_each(chase, lambda seat: show_cards(cards_of(chase.hands[seat])))
    yield "chosen", show_each(chase, lambda seat: card_or_none(chase.choices[seat]) or "")
    yield "given", show_each(chase, lambda seat: card_or_none(chase.given[seat]) or "")
    yield "laid", ";".join(show_laid(chase, entry) for entry in chase.laid[: chase.laid_count])
    yield "discards", show_counted(cards_of(chase.discards))
    yield "shuffled", "" if chase.shuffled == 1 else str(chase.shuffled)
    yield "drawn", card_or_none(chase.drawn) or ""


def show_each(chase: Chase, show: Callable[[int], str]) -> str:
    """Show something of each seat, where there is something to show."""
    pairs = ((LETTERS[seat], show(seat)) for seat in range(chase.seats))
    return ",".join(f"{letter}:{content}" for letter, content in pairs if content)


def show_pawns(chase: Chase, seat: int) -> str:
    pawns = pawns_of(chase, seat)
    fields = [str(field) for field in pawns.ring]
    return "+".join([*fields, *(show_place(Place("home", field)) for field in pawns.home)])


def show_laid(chase: Chase, entry: int) -> str:
    laid = laid_card(chase, entry)
    shown = show_action(laid.plays[0]) if laid.plays else show_unplayed(laid)
    return f"{LETTERS[laid.seat]}:{shown}"


def show_counted(cards: tuple[Card, ...]) -> str:
    counts = Counter(cards)
    return "+".join(card if times == 1 else f"{card}*{times}" for card, times in counts.items())


# Reading


def read_state(text: str) -> Chase:
    heading, contents = read_words(text, READERS)
    chase = new_chase(heading)
    for name, read in READERS.items():
        if name in contents:
            read(chase, contents[name])
    check(chase)
    return chase


def new_chase(heading: str) -> Chase:
    match = HEADING.fullmatch(heading)
    if match is None:
        raise BadNotation(f"a position begins like clockwise/4, with 2 to 6 seats, not {heading!r}")
    chase = Chase(int(match[2]), match[1] == "clockwise")
    for seat in range(chase.seats):
        if chase.board.on_ring[seat]:
            chase.board.lift(seat, 0)  # all pawns that stand anywhere are said
    return chase


def read_at(chase: Chase, text: str) -> None:
    match = AT.fullmatch(text)
    if match is None:
        raise BadNotation(f"{text!r} is no place in a game; it is written like at=3:play")
    chase.round = int(match[1])
    chase.waits_for = next(code for code, phase in PHASES.items() if phase == match[2])


def read_dealer(chase: Chase, text: str) -> None:
    chase.dealer = read_seat(text, chase.seats)


def read_turn(chase: Chase, text: str) -> None:
    chase.turn = read_seat(text, chase.seats)


def read_pawns(chase: Chase, text: str) -> None:
    for letter, places in read_pairs(text):
        seat = read_seat(letter, chase.seats)
        for place in places.split("+"):
            put_pawn(chase, seat, place)
        if chase.board.in_kennel(seat) < 0:
            raise BadNotation(f"{letter} has {chase.board.pawns} pawns (DOG-5, DOG-40)")


def put_pawn(chase: Chase, seat: int, text: str) -> None:
    if not PLACES.fullmatch(text):
        raise BadNotation(f"{text!r} is no place of a pawn; it is written like 5 or h1")
    place = inside(chase, seat, text)
    home = place - int(chase.board.home)
    if home > 0:
        is_free = not chase.board.homes[seat] >> (home - 1) & 1
    else:
        is_free = chase.board.owners[chase.board.field(seat, place)] == NONE
    if not is_free or chase.board.on_ring[seat] == MOST_PAWNS:
        raise BadNotation(f"no more than one pawn stands on {text} (DOG-17)")
    if home > 0:
        chase.board.homes[seat] |= bit(home - 1)
    else:
        chase.board.put(seat, place)


def inside(chase: Chase, seat: int, text: str) -> int:
    try:
        return place_of(chase.board, seat, read_place(text))
    except Refused as reason:
        raise BadNotation(str(reason)) from reason


def read_hands(chase: Chase, text: str) -> None:
    for letter, cards in read_pairs(text):
        kinds = [CARDS.index(card) for card in read_cards(cards)]
        if len(kinds) > LARGEST_DEAL:
            raise BadNotation(f"{letter} holds no more than {LARGEST_DEAL} cards (DOG-8)")
        chase.hands[read_seat(letter, chase.seats)] = multiset(kinds)


def multiset(kinds: list[int]) -> int:
    for kind, times in Counter(kinds).items():
        most = PACKING.count(DECK, kind)
        if times > most:
            raise BadNotation(f"there are {most} cards {CARDS[kind]}, not {times} (DOG-1)")
    return sum(PACKING.one(kind) for kind in kinds)


def read_chosen(chase: Chase, text: str) -> None:
    for letter, card in read_pairs(text):
        chase.choices[read_seat(letter, chase.seats)] = CARDS.index(read_card(card))


def read_given(chase: Chase, text: str) -> None:
    for letter, card in read_pairs(text):
        chase.given[read_seat(letter, chase.seats)] = CARDS.index(read_card(card))


def read_laid(chase: Chase, text: str) -> None:
    entries = text.split(";")
    if len(entries) > MOST_LAID:
        raise BadNotation("more has been laid than a round can bring")
    for at, entry in enumerate(entries):
        letter, _, shown = entry.partition(":")
        chase.laid[at] = read_entry(chase, read_seat(letter, chase.seats), shown)
        if use_of(action_of(chase.laid[at])) == GIVEN_UP:
            chase.gave_up |= bit(seat_of(chase.laid[at]))
    chase.laid_count = len(entries)


def read_entry(chase: Chase, seat: int, text: str) -> int:
    if text == SWAP_WITHOUT_EFFECT:
        return laid_entry(seat, seat, packed_action(SWAP_KIND, NO_EFFECT, 0, 0))
    if text.startswith(MARKS["given-up"]):
        kind = CARDS.index(read_card(text[1:]))
        return laid_entry(seat, seat, packed_action(kind, GIVEN_UP, 0, 0))
    match read_action(text, chase.seats):
        case Aside(card):
            return laid_entry(seat, seat, packed_action(CARDS.index(card), PUT_ASIDE, 0, 0))
        case Play() as play:
            return laid_entry(seat, play.seat, read_play(chase, play))
        case _:
            raise BadNotation(f"{text!r} says nothing that is seen by all")


def read_play(chase: Chase, play: Play) -> int:
    try:
        return pack_play(chase, play)
    except Refused as reason:
        raise BadNotation(str(reason)) from reason


def read_discards(chase: Chase, text: str) -> None:
    kinds: list[int] = []
    for part in text.split("+"):
        match = COUNTED.fullmatch(part)
        if match is None:
            raise BadNotation(f"{part!r} is no card, and no number of cards like 5*3")
        kinds += [CARDS.index(read_card(match[1]))] * int(match[2] or 1)
    chase.discards = multiset(kinds)


def read_shuffled(chase: Chase, text: str) -> None:
    if not re.fullmatch(r"[1-9][0-9]{0,3}", text) or int(text) > max(chase.round, 1):
        raise BadNotation(f"{text!r} is no round in which the pile was shuffled")
    chase.shuffled = int(text)


def read_drawn(chase: Chase, text: str) -> None:
    chase.drawn = CARDS.index(read_card(text))


# What a position must keep to be one


def check(chase: Chase) -> None:
    check_cards(chase)
    check_round(chase)
    read_seven(chase)
    check_end(chase)
    match chase.waits_for:
        case code if code == EXCHANGE:
            check_exchange(chase)
        case code if code in (PLAY, ASIDE, DRAW):
            check_turn(chase)
        case _:
            check_between(chase)
    check_given(chase)


def check_cards(chase: Chase) -> None:
    """DOG-1: no card is oftener in hands and among those laid than there are of it."""
    for kind, card in enumerate(CARDS):
        count = PACKING.count(chase.discards, kind)
        count += sum(PACKING.count(hand, kind) for hand in chase.hands)
        if count > PACKING.count(DECK, kind):
            raise BadNotation(f"there are {PACKING.count(DECK, kind)} cards {card} (DOG-1)")


def check_round(chase: Chase) -> None:
    begun = chase.round > 0
    if begun != (chase.dealer != NONE) or not (begun or chase.waits_for == DEAL):
        raise BadNotation("every round has a dealer, and before the first a deal is awaited")
    if not begun and (chase.laid_count or chase.discards):
        raise BadNotation("before the first round no card has been laid")


def read_seven(chase: Chase) -> None:
    """DOG-31: find out from the last shares how many steps of a seven are left, and who moved."""
    shares: list[int] = []
    left = 0
    for entry in chase.laid[: chase.laid_count]:
        action = action_of(entry)
        if use_of(action) != SEVEN:
            shares, left = [], 0 if not left else -1
        else:
            shares = [*shares, entry] if left else [entry]
            left = (left or int(STEPS)) - steps_in(chase, entry)
            check_share(shares)
        if left < 0:
            raise BadNotation("the steps of a seven are seven, given one after the other (DOG-31)")
    if left:
        chase.left = left
        mark_moved(chase, shares)


def steps_in(chase: Chase, entry: int) -> int:
    action = action_of(entry)
    return int(steps_of_share(chase.board, start_of(action), end_of(action)))


def check_share(shares: list[int]) -> None:
    """DOG-31: a seven is one card of one player."""
    cards = {(int(seat_of(entry)), int(kind_of(action_of(entry)))) for entry in shares}
    if len(cards) > 1:
        raise BadNotation("all shares of a seven are of one card and one player (DOG-31)")


def mark_moved(chase: Chase, shares: list[int]) -> None:
    if chase.turn != seat_of(shares[-1]):
        raise BadNotation("whoever has begun a seven goes on with it (DOG-31)")
    mover = chase.mover(chase.turn)
    for entry in shares:
        if mover_of(entry) == mover:
            chase.board.marks[chase.board.marked] = end_of(action_of(entry))
            chase.board.marked += 1


def check_end(chase: Chase) -> None:
    """DOG-6, DOG-41: the game is over as soon as somebody has won, and not before."""
    won = any(chase.has_won(seat) for seat in range(chase.seats))
    if won != (chase.waits_for == NOTHING):
        raise BadNotation("the game is over when all pawns are home, and then only (DOG-38)")


def check_exchange(chase: Chase) -> None:
    """DOG-11, DOG-42: who has not chosen is awaited; who has only one kind has chosen."""
    if chase.turn != NONE or chase.laid_count:
        raise BadNotation("before cards are given it is nobody's turn, and none has been laid")
    for seat, hand in enumerate(chase.hands):
        kinds, choice = set(PACKING.unpacked(hand)), chase.choices[seat]
        if choice == NONE and len(kinds) > 1:
            chase.missing |= bit(seat)
        elif choice not in kinds:
            raise BadNotation(f"{LETTERS[seat]} cannot have chosen that, or must have (DOG-11)")
    if not chase.missing:
        raise BadNotation("when all have chosen the cards are given: somebody's choice is missing")


def check_turn(chase: Chase) -> None:
    """DOG-13, DOG-44: whose turn it is can do what is awaited."""
    if chase.turn == NONE:
        raise BadNotation("say whose turn it is, like turn=A")
    check_drawn(chase)
    if chase.waits_for == PLAY:
        chase.missing = bit(chase.turn)
        if not legal_actions(chase, chase.turn):
            raise BadNotation(f"{LETTERS[chase.turn]} has no card to be carried out (DOG-13)")
    elif chase.in_teams or chase.left or chase.can_play_any():
        raise BadNotation("a card is put aside only by who cannot carry out any (DOG-44)")
    elif chase.waits_for == ASIDE:
        chase.missing = bit(chase.turn)
        if not legal_actions(chase, chase.turn):
            raise BadNotation("nobody is asked who has nothing to choose from (DOG-44)")
    elif chase.pile() == 0:
        raise BadNotation("an empty pile is shuffled before a card is drawn (DOG-45)")


def check_drawn(chase: Chase) -> None:
    """DOG-44: only who plays alone draws; while it is not played, the card is in the hand."""
    if chase.drawn == NONE:
        return
    is_held = PACKING.count(chase.hands[chase.turn], chase.drawn) or chase.left
    if chase.in_teams or chase.waits_for == DRAW or not is_held:
        raise BadNotation("nobody has drawn that card (DOG-44)")
    others = chase.hands[chase.turn] - (0 if chase.left else PACKING.one(chase.drawn))
    if not chase.left and any(chase.can_play(kind) for kind in set(PACKING.unpacked(others))):
        raise BadNotation("a card is drawn only by who cannot carry out any (DOG-44)")


def check_between(chase: Chase) -> None:
    if chase.waits_for == DEAL and (chase.turn != NONE or any(chase.hands)):
        raise BadNotation("a round is over when all cards have been laid (DOG-15)")
    if chase.waits_for == NOTHING and (chase.turn == NONE or not chase.has_won(chase.turn)):
        raise BadNotation("the game ends with the turn of a winner (DOG-38)")
    if chase.left or (chase.drawn != NONE and chase.waits_for == DEAL):
        raise BadNotation("nothing is under way any more")


def check_given(chase: Chase) -> None:
    """DOG-11: a card that was given and not laid is in the hand of who was given it."""
    for seat, kind in enumerate(chase.given):
        if kind != NONE and not PACKING.count(chase.hands[chase.receiver(seat)], kind):
            raise BadNotation(f"what {LETTERS[seat]} has given has been laid already (DOG-11)")
    if any(choice != NONE for choice in chase.choices) and chase.waits_for != EXCHANGE:
        raise BadNotation("choices are there before the cards are given only (DOG-11)")


Reader: TypeAlias = Callable[[Chase, str], None]
# In the order in which they are read: what is read first is asked by what comes later.
READERS: dict[str, Reader] = {
    "at": read_at,
    "dealer": read_dealer,
    "turn": read_turn,
    "pawns": read_pawns,
    "hands": read_hands,
    "chosen": read_chosen,
    "given": read_given,
    "laid": read_laid,
    "discards": read_discards,
    "shuffled": read_shuffled,
    "drawn": read_drawn,
}
