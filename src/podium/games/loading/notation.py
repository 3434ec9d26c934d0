"""The notation of LOADING's actions, deals and move list, read and written.

    17>B:16#3   lay the 17 on B's pile, on the 16, of the third pack that one holds
    17>A:-#1    lay it on A's pile, which has no card
    >#3         pass the pack on; with two players, change it for the one in the middle
    4+#3        stop, and take the stop card 4+

Seats are letters from A on. A deal is the seat that begins without a pack, `C`, or what is in each
pack, in its order and under its holder: `D:17.3.44 A:... B:...`. With two players M is the pack in
the middle, and O what is left out. The numbers of three cards or more in a row can be written as
`17-20`.

The move list has a line for each card laid (`A:17>B`, or `A:17>B+` with a boost card), each pack
that is passed on (`A>C`) or changed (`A><M`), for each stop (`A:4+`), for the time that is up
(`time`) and for what each seat has in the end (`A = 21`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from podium.core.errors import BadNotation
from podium.core.seats import LETTERS
from podium.games.loading.actions import STOPS, Action, Lay, Mark, Pass, Stop
from podium.games.loading.events import (
    Counted,
    Event,
    Exchanged,
    LaidCard,
    Passed,
    Stopped,
    TimeUp,
)
from podium.games.loading.rules import LOT, PROGRESSION_CARDS, TWO, Rush

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from podium.core.game import Deal
    from podium.games.loading.views import View

MIDDLE = "M"
LEFT_OUT = "O"
SHORTEST_ROW = 3  # as many cards as are written as a row

HOLDING = r"#([1-9][0-9]{0,8})"
LAY = re.compile(rf"([1-9][0-9]?)>([A-G]):([1-9][0-9]?|-){HOLDING}")
PASS = re.compile(rf">{HOLDING}")
STOP = re.compile(rf"([2-7]\+){HOLDING}")
CARDS = re.compile(r"([1-9][0-9]?)(?:-([1-9][0-9]?))?")


# Seats and cards


def read_seat(text: str, seats: int) -> int:
    letters = LETTERS[:seats]
    if len(text) != 1 or text not in letters:
        raise BadNotation(f"{text!r} is no seat here; seats are {', '.join(letters)}")
    return letters.index(text)


def read_card(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= PROGRESSION_CARDS:
        raise BadNotation(f"{text!r} is no card; cards have the numbers 1 to 65 (LD-1)")
    return int(text)


def read_mark(text: str) -> Mark:
    for stop in STOPS:
        if stop.mark == text:
            return stop.mark
    marks = ", ".join(sorted(stop.mark for stop in STOPS))
    raise BadNotation(f"{text!r} is no stop card; they are {marks} (LD-3)")


def show_cards(numbers: Iterable[int]) -> str:
    """Write cards in their order; those that follow each other directly as a row."""
    return ".".join(row_parts(numbers, ""))


def row_parts(numbers: Iterable[int], mark: str) -> Iterator[str]:
    """Write each row, and each card that is in none, with a mark behind it."""
    for row in rows(numbers):
        if len(row) < SHORTEST_ROW:
            yield from (f"{number}{mark}" for number in row)
        else:
            yield f"{row[0]}-{row[-1]}{mark}"


def rows(numbers: Iterable[int]) -> Iterator[list[int]]:
    row: list[int] = []
    for number in numbers:
        if row and number != row[-1] + 1:
            yield row
            row = []
        row.append(number)
    if row:
        yield row


def read_cards(text: str) -> list[int]:
    parts = text.split(".") if text else []
    return [number for part in parts for number in read_row(part)]


def read_row(text: str) -> range:
    match = CARDS.fullmatch(text)
    if match is None:
        raise BadNotation(f"{text!r} are no cards; cards are written like 17.3.44-46")
    first = read_card(match[1])
    last = read_card(match[2] or match[1])
    return range(first, last + 1)


# Actions


def show_action(action: Action) -> str:
    match action:
        case Lay(holding, card, pile, on):
            return f"{card}>{LETTERS[pile]}:{on or '-'}#{holding}"
        case Pass(holding):
            return f">#{holding}"
        case Stop(holding, stop):
            return f"{stop}#{holding}"


def read_action(text: str, seats: int) -> Action:
    if match := LAY.fullmatch(text):
        on = None if match[3] == "-" else read_card(match[3])
        return Lay(int(match[4]), read_card(match[1]), read_seat(match[2], seats), on)
    if match := PASS.fullmatch(text):
        return Pass(int(match[1]))
    if match := STOP.fullmatch(text):
        return Stop(int(match[2]), read_mark(match[1]))
    raise BadNotation(f"{text!r} is no action; they are written like 17>B:16#3, >#3 or 4+#3")


# Deals


def show_deal(rush: Rush, deal: Deal) -> str:
    if rush.phase == LOT:
        return LETTERS[deal[0]]
    return " ".join(
        f"{letter}:{show_cards(cards)}"
        for letter, cards in zip(holders(rush), packs_in(rush, deal), strict=True)
    )


def holders(rush: Rush) -> list[str]:
    """LD-5, LD-25: name who is dealt each part of a deal."""
    if rush.seats == TWO:
        return [*LETTERS[:TWO], MIDDLE, LEFT_OUT]
    first = int(rush.waiting) + 1
    return [LETTERS[(first + pack) % rush.seats] for pack in range(len(rush.sizes))]


def packs_in(rush: Rush, deal: Deal) -> list[Deal]:
    """Divide a deal into packs and, with two players, what is left out."""
    bounds = [*rush.firsts, PROGRESSION_CARDS] if rush.seats == TWO else list(rush.firsts)
    return [deal[bounds[at] : bounds[at + 1]] for at in range(len(bounds) - 1)]


def read_deal(rush: Rush, text: str) -> Deal:
    if rush.phase == LOT:
        return (read_seat(text, rush.seats),)
    words = [word.partition(":")[::2] for word in text.split(" ")]
    if [holder for holder, _ in words] != holders(rush):
        raise BadNotation(f"a deal here is for {', '.join(holders(rush))}, like A:17.3.44 B:...")
    dealt = [read_cards(cards) for _, cards in words]
    deal = tuple(number for cards in dealt for number in cards)
    for holder, cards, pack in zip(holders(rush), dealt, packs_in(rush, deal), strict=True):
        if len(cards) != len(pack):
            raise BadNotation(f"{holder} is dealt {len(pack)} cards, not {len(cards)} (LD-5)")
    return deal


# The move list: what everybody sees, as it happens


def log(event: Event, view: View) -> str:  # noqa: ARG001, PLR0911 - one for each event
    match event:
        case LaidCard(seat, _, card, pile, boost):
            return f"{LETTERS[seat]}:{card}>{LETTERS[pile]}{'+' if boost else ''}"
        case Passed(seat, to, _, _):
            return f"{LETTERS[seat]}>{LETTERS[to]}"
        case Exchanged(seat, _, _, _):
            return f"{LETTERS[seat]}><{MIDDLE}"
        case Stopped(seat, _, stop):
            return f"{LETTERS[seat]}:{stop.mark}"
        case TimeUp():
            return "time"
        case Counted(seat, count):
            return f"{LETTERS[seat]} = {count.total}"
        case _:
            return ""
