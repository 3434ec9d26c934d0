"""LOADING's positions as lines of words, read and written.

Words without content are left out:

    beginners/4               the game, or `base/4`, and the number of seats
    mistakes=at-table         where mistakes are not refused (LD-22)
    at=on                     what the game waits for: lot, packs, on or over
    waiting=D                 the seat without a pack
    packs=A:1-22,B:23.25,-:   the packs as they were dealt: who holds each, and what is in it; M is
                              the middle, and `-` a pack that somebody has stopped with
    left-out=1.7.3            the cards that stay out, with two players
    holdings=1,1,2,0          how often each seat has been given a pack
    knew=A:2,B:13             the packs that a seat has held before, numbered from 1
    laid=AC                   the seats that have laid a card in this holding
    piles=A:17.18B.20-23,B:4  the piles from the bottom up; a letter says who else laid a card
    boosts=1,1,2,0
    stopped=C:4+              who has stopped, and with which stop card
    time=up                   the time has come to its end

Their order is that in which they are written. Cards are written as in actions and deals.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import TypeAlias

from podium.core.bits import bit, members
from podium.core.errors import BadNotation, Refused
from podium.core.seats import LETTERS
from podium.core.words import read_numbers, read_pairs, read_words, show_numbers, show_words
from podium.games.loading.actions import MOST_HOLDINGS, STOPS, stop_marked
from podium.games.loading.notation import (
    MIDDLE,
    read_cards,
    read_mark,
    read_row,
    read_seat,
    row_parts,
    show_cards,
)
from podium.games.loading.rules import LOT, NO_CARD, NONE, PROGRESSION_CARDS, TWO, Rush
from podium.games.loading.views import PHASES, left_out, numbers_in

GONE = "-"
HEADING = re.compile(r"(beginners|base)/([2-7])")
PILED = re.compile(r"([1-9][0-9]?(?:-[1-9][0-9]?)?)([A-G]?)")
PACKS = re.compile(r"[1-6]+")


# Writing


def show_state(rush: Rush) -> str:
    return show_words(f"{'base' if rush.base else 'beginners'}/{rush.seats}", contents_of(rush))


def contents_of(rush: Rush) -> Iterator[tuple[str, str]]:
    dealt = not rush.awaits_deal()
    yield "mistakes", "at-table" if rush.at_table else ""
    yield "at", PHASES[rush.phase]
    yield "waiting", "" if rush.waiting == NONE else LETTERS[rush.waiting]
    yield "packs", ",".join(show_packs(rush)) if dealt else ""
    yield "left-out", show_cards(left_out(rush)) if dealt else ""
    yield "holdings", show_numbers(rush.holdings) if dealt else ""
    yield "knew", ",".join(show_known(rush))
    yield "laid", show_seats(rush.has_laid)
    yield "piles", ",".join(show_piles(rush))
    yield "boosts", show_numbers(rush.boosts) if dealt else ""
    yield "stopped", ",".join(show_stops(rush))
    yield "time", "up" if rush.time_is_up else ""


def show_packs(rush: Rush) -> Iterator[str]:
    for pack in range(len(rush.sizes)):
        yield f"{show_holder(rush, pack)}:{show_cards(numbers_in(rush, pack))}"


def show_holder(rush: Rush, pack: int) -> str:
    if not rush.is_in_play(pack):
        return GONE
    return MIDDLE if pack == rush.middle else LETTERS[rush.holder(pack)]


def show_known(rush: Rush) -> Iterator[str]:
    for seat in range(rush.seats):
        before = [pack for pack in members(rush.known[seat]) if pack != rush.held[seat]]
        if before:
            yield f"{LETTERS[seat]}:{''.join(str(pack + 1) for pack in before)}"


def show_seats(seats: int) -> str:
    return "".join(LETTERS[seat] for seat in members(seats))


def show_piles(rush: Rush) -> Iterator[str]:
    for seat in range(rush.seats):
        if rush.heights[seat]:
            yield f"{LETTERS[seat]}:{'.'.join(show_pile(rush, seat))}"


def show_pile(rush: Rush, seat: int) -> Iterator[str]:
    for by, cards in groupby(rush.pile(seat), key=lambda card: int(rush.layers[card])):
        yield from row_parts(cards, "" if by == seat else LETTERS[by])


def show_stops(rush: Rush) -> Iterator[str]:
    for seat in members(rush.out):
        yield f"{LETTERS[seat]}:{STOPS[rush.stops[seat]].mark}"


# Reading


def read_state(text: str) -> Rush:
    heading, contents = read_words(text, READERS)
    rush = new_rush(heading)
    for name, read in READERS.items():
        if name in contents:
            read(rush, contents[name])
    check(rush)
    return rush


def new_rush(heading: str) -> Rush:
    match = HEADING.fullmatch(heading)
    if match is None:
        raise BadNotation(f"a position begins like beginners/4 or base/2, not with {heading!r}")
    return Rush(int(match[2]), match[1] == "base", False)  # noqa: FBT003 - see `mistakes`


def read_mistakes(rush: Rush, text: str) -> None:
    if text != "at-table":
        raise BadNotation(f"mistakes are refused, or mistakes=at-table, not {text!r} (LD-22)")
    rush.at_table = True


def read_phase(rush: Rush, text: str) -> None:
    phases = {phase: code for code, phase in PHASES.items()}
    if text not in phases:
        raise BadNotation(f"a game waits for {', '.join(phases)}, not {text!r}")
    rush.phase = phases[text]


def read_waiting(rush: Rush, text: str) -> None:
    rush.waiting = read_seat(text, rush.seats)


def read_packs(rush: Rush, text: str) -> None:
    packs = text.split(",")
    if len(packs) != len(rush.sizes):
        raise BadNotation(f"there are {len(rush.sizes)} packs in this game, not {len(packs)}")
    for pack, content in enumerate(packs):
        holder, colon, cards = content.partition(":")
        if not colon:
            raise BadNotation(f"{content!r} should be who holds a pack, a colon and its cards")
        read_holder(rush, pack, holder)
        write_cards(rush, pack, read_cards(cards))


def read_holder(rush: Rush, pack: int, text: str) -> None:
    if text == MIDDLE and rush.seats == TWO and rush.middle == NONE:
        rush.middle = pack
    elif text != GONE:
        seat = read_seat(text, rush.seats)
        if rush.held[seat] != NONE:
            raise BadNotation(f"{text} cannot hold two packs")
        rush.held[seat] = pack
        rush.known[seat] |= bit(pack)


def write_cards(rush: Rush, pack: int, numbers: list[int]) -> None:
    if len(numbers) > rush.full_size(pack):
        raise BadNotation(f"pack {pack + 1} had {rush.full_size(pack)} cards at first (LD-5)")
    rush.sizes[pack] = len(numbers)
    for at, number in enumerate(numbers, start=int(rush.firsts[pack])):
        rush.cards[at] = number


def read_left_out(rush: Rush, text: str) -> None:
    numbers, first = read_cards(text), int(rush.firsts[len(rush.sizes)])
    if len(numbers) != PROGRESSION_CARDS - first:
        raise BadNotation(f"{PROGRESSION_CARDS - first} cards are left out here (LD-25)")
    for at, number in enumerate(numbers, start=first):
        rush.cards[at] = number


def read_holdings(rush: Rush, text: str) -> None:
    counts = text.split(",")
    if len(counts) != rush.seats or not all(HOLDINGS.fullmatch(count) for count in counts):
        raise BadNotation(f"{text!r} should say how often each seat was given a pack")
    for seat, count in enumerate(counts):
        rush.holdings[seat] = int(count)


HOLDINGS = re.compile(rf"0|[1-9][0-9]{{0,{len(str(MOST_HOLDINGS)) - 1}}}")


def read_known(rush: Rush, text: str) -> None:
    for letter, packs in read_pairs(text):
        seat = read_seat(letter, rush.seats)
        if not PACKS.fullmatch(packs) or int(max(packs)) > len(rush.sizes):
            raise BadNotation(f"packs here are 1 to {len(rush.sizes)}, not {packs!r}")
        for pack in packs:
            rush.known[seat] |= bit(int(pack) - 1)


def read_has_laid(rush: Rush, text: str) -> None:
    for letter in text:
        rush.has_laid |= bit(read_seat(letter, rush.seats))


def read_piles(rush: Rush, text: str) -> None:
    for letter, cards in read_pairs(text):
        pile = read_seat(letter, rush.seats)
        for row in cards.split("."):
            read_piled(rush, pile, row)


def read_piled(rush: Rush, pile: int, text: str) -> None:
    match = PILED.fullmatch(text)
    if match is None:
        raise BadNotation(f"{text!r} is no card of a pile; they are written like 17 or 18B")
    by = read_seat(match[2] or LETTERS[pile], rush.seats)
    for card in read_row(match[1]):
        check_laid(rush, by, card, pile)
        rush.put_on(pile, card, by)


def check_laid(rush: Rush, by: int, card: int, pile: int) -> None:
    top = int(rush.tops[pile])
    if top == NO_CARD and by != pile:
        raise BadNotation("the first card of a pile is its player's own (LD-11)")
    if not rush.at_table and not rush.fits(by, card, pile):
        raise BadNotation(f"{card} cannot have been laid on {top} (LD-10, LD-11)")


def read_boosts(rush: Rush, text: str) -> None:
    boosts = read_numbers(text, rush.seats)
    if sum(boosts) != rush.seats or min(boosts) < 0:
        raise BadNotation(f"{rush.seats} boost cards are in this game, one for each seat (LD-4)")
    for seat, amount in enumerate(boosts):
        rush.boosts[seat] = amount


def read_stopped(rush: Rush, text: str) -> None:
    for letter, mark in read_pairs(text):
        seat = read_seat(letter, rush.seats)
        try:
            rush.stops[seat] = stop_marked(rush, read_mark(mark))
        except Refused as reason:
            raise BadNotation(str(reason)) from reason
        rush.out |= bit(seat)
        rush.stops_left -= 1


def read_time(rush: Rush, text: str) -> None:
    if text != "up":
        raise BadNotation(f"the time can be up, but not {text!r} (LD-23)")
    rush.time_is_up = True


# What a position must keep to be one


def check(rush: Rush) -> None:
    if rush.awaits_deal():
        check_beginning(rush)
    else:
        check_cards(rush)
        check_stops(rush)
        check_holders(rush)
        check_knowledge(rush)


def check_beginning(rush: Rush) -> None:
    drawn = rush.waiting != NONE
    if (rush.phase == LOT) != (rush.seats != TWO and not drawn):
        raise BadNotation("a lot is drawn with three players and more, before the packs (LD-6)")
    if drawn and rush.seats == TWO:
        raise BadNotation("nobody of two begins without a pack (LD-25)")
    if has_begun(rush):
        raise BadNotation("before the packs are dealt nothing has happened")


def has_begun(rush: Rush) -> bool:
    counts = [*rush.sizes, *rush.holdings, *rush.known, *rush.heights, rush.out, rush.has_laid]
    return any(counts) or rush.time_is_up or set(rush.boosts) != {1}


def check_cards(rush: Rush) -> None:
    """LD-1: every card is in one place."""
    numbers = sorted(all_cards(rush))
    if numbers != list(range(1, PROGRESSION_CARDS + 1)):
        raise BadNotation("all cards 1 to 65 are somewhere, each once (LD-1)")


def all_cards(rush: Rush) -> Iterator[int]:
    """List all cards wherever they are."""
    for pack in range(len(rush.sizes)):
        yield from numbers_in(rush, pack)
    for seat in range(rush.seats):
        yield from rush.pile(seat)
    yield from left_out(rush)


def check_stops(rush: Rush) -> None:
    """LD-15: those with the most points are taken first; LD-19, LD-23: when the game is over."""
    taken = sorted(int(rush.stops[seat]) for seat in members(rush.out))
    if taken != list(rush.stop_cards[max(int(rush.stops_left), 0) :]):
        raise BadNotation("stop cards are taken once, those with the most points first (LD-15)")
    if rush.is_over() != (rush.stops_left == 0 or rush.time_is_up):
        raise BadNotation("the game is over with the last stop card or the time (LD-19, LD-23)")
    if rush.time_is_up and rush.stops_left == 0:
        raise BadNotation("the time does not come to its end after the game (LD-19)")


def check_holders(rush: Rush) -> None:
    """LD-16, LD-17: all who are active hold a pack but one; LD-27: with two players, both."""
    active = [seat for seat in range(rush.seats) if rush.is_active(seat)]
    holders = [seat for seat in range(rush.seats) if rush.held[seat] != NONE]
    if holders != [seat for seat in active if seat != rush.waiting]:
        raise BadNotation("all active players hold a pack, but the one who waits for it (LD-17)")
    if (rush.waiting in active) != (rush.seats != TWO):
        raise BadNotation("one active player waits for a pack, and none of two (LD-17, LD-25)")
    if (rush.middle != NONE) != (rush.seats == TWO):
        raise BadNotation("with two players a pack is in the middle (LD-25)")
    if not set(members(rush.has_laid)) <= set(holders):
        raise BadNotation("who has laid a card in this holding holds a pack (LD-9)")


def check_knowledge(rush: Rush) -> None:
    """LD-9: a seat may have been given a pack more than once, and knows it ever after."""
    for seat in range(rush.seats):
        given, known = int(rush.holdings[seat]), len(members(rush.known[seat]))
        if given < known or bool(given) != bool(known):
            raise BadNotation(f"{LETTERS[seat]} has been given {given} packs, and knows {known}")


Reader: TypeAlias = Callable[[Rush, str], None]
# In the order in which they are read: what is read first is asked by what comes later.
READERS: dict[str, Reader] = {
    "mistakes": read_mistakes,
    "at": read_phase,
    "waiting": read_waiting,
    "packs": read_packs,
    "left-out": read_left_out,
    "holdings": read_holdings,
    "knew": read_known,
    "laid": read_has_laid,
    "piles": read_piles,
    "boosts": read_boosts,
    "stopped": read_stopped,
    "time": read_time,
}
