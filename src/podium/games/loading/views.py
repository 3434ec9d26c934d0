"""What a viewer may know of a game (LD-33, LD-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from podium.core.outcome import Outcome, ranked
from podium.games.loading.actions import (
    STOPS,
    Card,
    Mistakes,
    StopCard,
    card_numbered,
)
from podium.games.loading.rules import (
    BOOST,
    LOT,
    NO_CARD,
    NONE,
    ON,
    OVER,
    PACKS,
    Rush,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from podium.core.game import Viewer

Phase: TypeAlias = Literal["lot", "packs", "on", "over"]
PHASES: dict[int, Phase] = {LOT: "lot", PACKS: "packs", ON: "on", OVER: "over"}

# gone: somebody has stopped with it (LD-15).
Where: TypeAlias = Literal["held", "middle", "gone"]


class Laid(msgspec.Struct, frozen=True):
    """A card in a pile, and who laid it."""

    card: Card
    seat: int


class Mat(msgspec.Struct, frozen=True):
    """What a seat has before it, for all to see."""

    pile: tuple[Laid, ...]  # from the bottom up
    boosts: int
    pack: int | None  # the one it holds
    holding: int  # how often it has been given a pack
    has_laid: bool  # in this holding (LD-9)
    out: bool  # it has stopped (LD-15)
    stop: StopCard | None  # what it has taken


class Pack(msgspec.Struct, frozen=True):
    size: int
    where: Where
    holder: int | None
    held_by: tuple[int, ...]  # the seats that have ever held it, and know what is in it
    # The numbers of its cards in their order, where the viewer knows them: of a pack that is or was
    # in the own hand, and after the end of all.
    seen: tuple[int, ...] | None


class Count(msgspec.Struct, frozen=True):
    """What a seat has in the end (LD-20, LD-21, LD-28)."""

    kept: tuple[bool, ...]  # of each card of the pile, whether it fits
    gave: Card | None
    got: Card | None
    cards: int  # how many count
    pile: int  # the points of the cards that count
    stop: int
    boosts: int
    total: int


class View(msgspec.Struct, frozen=True):
    viewer: int | None
    seats: int
    base: bool
    mistakes: Mistakes
    phase: Phase
    waiting: int | None  # the seat without a pack (LD-17)
    mats: tuple[Mat, ...]  # of the seats
    packs: tuple[Pack, ...]
    stops: tuple[StopCard, ...]  # in the middle, by points
    time_is_up: bool = False
    hand: tuple[Card, ...] | None = None  # the pack that the viewer holds
    left_out: tuple[int, ...] | None = None  # after the end: the cards nobody held (LD-25)
    counts: tuple[Count, ...] = ()  # after the end, of the seats
    outcome: Outcome | None = None


def views_of(rush: Rush, viewers: Sequence[Viewer]) -> tuple[View, ...]:
    """Make what all may know once, and add for each seat what it knows besides."""
    public = public_view(rush)
    return tuple(public if viewer is None else with_own(public, rush, viewer) for viewer in viewers)


def public_view(rush: Rush) -> View:
    return View(
        viewer=None,
        seats=rush.seats,
        base=rush.base,
        mistakes="at-table" if rush.at_table else "refused",
        phase=PHASES[rush.phase],
        waiting=number_or_none(rush.waiting),
        mats=tuple(mat_of(rush, seat) for seat in range(rush.seats)),
        packs=packs_of(rush),
        stops=tuple(STOPS[stop] for stop in rush.stop_cards[: rush.stops_left]),
        time_is_up=rush.time_is_up,
        left_out=left_out(rush) if rush.is_over() else None,
        counts=counts_of(rush) if rush.is_over() else (),
        outcome=outcome_of(rush) if rush.is_over() else None,
    )


def with_own(public: View, rush: Rush, seat: int) -> View:
    """LD-33: what one holds one sees, and what one has held one has seen."""
    packs = tuple(
        replace(pack, seen=numbers_in(rush, number)) if has_held(rush, seat, number) else pack
        for number, pack in enumerate(public.packs)
    )
    return replace(public, viewer=seat, packs=packs, hand=hand_of(rush, seat))


def number_or_none(number: int) -> int | None:
    return None if number == NONE else int(number)


def mat_of(rush: Rush, seat: int) -> Mat:
    stop = int(rush.stops[seat])
    return Mat(
        pile=tuple(Laid(card_numbered(card), int(rush.layers[card])) for card in rush.pile(seat)),
        boosts=int(rush.boosts[seat]),
        pack=number_or_none(rush.held[seat]),
        holding=int(rush.holdings[seat]),
        has_laid=rush.laid_in_holding(seat),
        out=not rush.is_active(seat),
        stop=None if stop == NONE else STOPS[stop],
    )


# The packs


def packs_of(rush: Rush) -> tuple[Pack, ...]:
    """LD-5: there are none before they are dealt."""
    if rush.awaits_deal():
        return ()
    return tuple(public_pack(rush, pack) for pack in range(len(rush.sizes)))


def public_pack(rush: Rush, pack: int) -> Pack:
    """LD-33: what is in it is seen by all after the end, and by nobody else here."""
    holder = number_or_none(rush.holder(pack))
    return Pack(
        size=int(rush.sizes[pack]),
        where=where(rush, pack, holder),
        holder=holder,
        held_by=tuple(seat for seat in range(rush.seats) if has_held(rush, seat, pack)),
        seen=numbers_in(rush, pack) if rush.is_over() else None,
    )


def where(rush: Rush, pack: int, holder: int | None) -> Where:
    if holder is not None:
        return "held"
    return "middle" if pack == rush.middle else "gone"


def has_held(rush: Rush, seat: int, pack: int) -> bool:
    return bool(rush.known[seat] >> pack & 1)


def numbers_in(rush: Rush, pack: int) -> tuple[int, ...]:
    """LD-34: in the shuffled order, less the cards laid."""
    first = int(rush.firsts[pack])
    return tuple(rush.cards[first : first + rush.sizes[pack]])


def hand_of(rush: Rush, seat: int) -> tuple[Card, ...] | None:
    if rush.held[seat] == NONE:
        return None
    return tuple(card_numbered(card) for card in numbers_in(rush, int(rush.held[seat])))


def left_out(rush: Rush) -> tuple[int, ...]:
    return tuple(rush.cards[rush.firsts[len(rush.sizes)] :])


# The end


def counts_of(rush: Rush) -> tuple[Count, ...]:
    totals, amounts = rush.totals(), rush.amounts()
    return tuple(
        count_of(rush, seat, total, cards)
        for seat, (total, cards) in enumerate(zip(totals, amounts, strict=True))
    )


def count_of(rush: Rush, seat: int, total: int, cards: int) -> Count:
    kept = tuple(rush.kept(seat))
    boosts = int(BOOST * rush.boosts[seat])
    stop = int(rush.stop_points(seat))
    moved = int(rush.given_card())
    card = None if moved == NO_CARD else card_numbered(moved)
    return Count(
        kept=tuple(number in kept for number in rush.pile(seat)),
        gave=card if seat == rush.giver() else None,
        got=card if seat != rush.giver() else None,
        cards=cards,
        pile=total - stop - boosts,
        stop=stop,
        boosts=boosts,
        total=total,
    )


def outcome_of(rush: Rush) -> Outcome:
    """LD-21."""
    return ranked(list(rush.totals()), list(rush.merits()))
