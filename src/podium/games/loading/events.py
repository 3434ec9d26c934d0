"""What happened between two Views of one viewer, and a View carried on by what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec.structs import replace

from podium.core.outcome import Outcome
from podium.games.loading.actions import Card, StopCard
from podium.games.loading.views import Count, Laid, Mat, Pack, View

if TYPE_CHECKING:
    from collections.abc import Iterator


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """It is known who begins without a pack (LD-6)."""

    seat: int


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The packs are dealt, and all open together (LD-7); `hand` is the viewer's own."""

    packs: tuple[Pack, ...]
    hand: tuple[Card, ...] | None


class LaidCard(msgspec.Struct, frozen=True, tag="laid"):
    """A card was laid on the pile of a seat (LD-9); `boost`: it took a boost card (LD-12)."""

    seat: int
    pack: int
    card: Card
    pile: int
    boost: bool


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A pack was passed on (LD-14); `hand` is the viewer's, who has been given it."""

    seat: int
    to: int
    pack: int
    hand: tuple[Card, ...] | None


class Exchanged(msgspec.Struct, frozen=True, tag="exchanged"):
    """A pack was changed for the one in the middle (LD-27); `hand` is the viewer's, who took it."""

    seat: int
    gave: int
    took: int
    hand: tuple[Card, ...] | None


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """A player has stopped (LD-15)."""

    seat: int
    pack: int
    stop: StopCard


class TimeUp(msgspec.Struct, frozen=True, tag="time-up"):
    """The time has come to its end, and the game with it (LD-23)."""


class Counted(msgspec.Struct, frozen=True, tag="counted"):
    """What a seat has in the end (LD-20, LD-21, LD-28)."""

    seat: int
    count: Count


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over; what was in the packs and what was left out is shown (LD-33)."""

    packs: tuple[tuple[int, ...], ...]
    left_out: tuple[int, ...]
    outcome: Outcome


Event: TypeAlias = (
    Drew | Opened | LaidCard | Passed | Exchanged | Stopped | TimeUp | Counted | Ended
)


# What happened


def events_between(before: View, after: View) -> tuple[Event, ...]:
    return tuple(happenings(before, after))


def happenings(before: View, after: View) -> Iterator[Event]:
    if before.phase == "lot" and after.waiting is not None:
        yield Drew(after.waiting)
    if before.phase != "on" and after.phase == "on":
        yield Opened(after.packs, after.hand)
    if before.phase == "on":
        yield from acts(before, after)
    if before.outcome is None and after.outcome is not None:
        yield from endings(after, after.outcome)


def acts(before: View, after: View) -> Iterator[Event]:
    """Tell what a seat did; it is seen where its mat has changed."""
    for seat, (old, new) in enumerate(zip(before.mats, after.mats, strict=True)):
        if old.pack is not None and new.has_laid and not old.has_laid:
            yield laid_card(before, after, seat, old.pack)
        if old.pack is not None and new.stop is not None:
            yield Stopped(seat, old.pack, new.stop)
        if new.pack is not None and new.holding > old.holding:
            yield from handed_over(before, after, seat, new.pack)


def laid_card(before: View, after: View, seat: int, pack: int) -> LaidCard:
    pile = next(
        pile
        for pile, (old, new) in enumerate(zip(before.mats, after.mats, strict=True))
        if len(new.pile) > len(old.pile)
    )
    boost = after.mats[seat].boosts > before.mats[seat].boosts
    return LaidCard(seat, pack, after.mats[pile].pile[-1].card, pile, boost)


def handed_over(before: View, after: View, seat: int, pack: int) -> Iterator[Event]:
    hand = after.hand if seat == after.viewer else None
    gave, giver = before.mats[seat].pack, before.packs[pack].holder
    if gave is not None:
        yield Exchanged(seat, gave, pack, hand)
    elif giver is not None:
        yield Passed(giver, seat, pack, hand)


def endings(after: View, outcome: Outcome) -> Iterator[Event]:
    if after.time_is_up:
        yield TimeUp()
    for seat, count in enumerate(after.counts):
        yield Counted(seat, count)
    packs = tuple(pack.seen or () for pack in after.packs)
    yield Ended(packs, after.left_out or (), outcome)


# A View, carried on


def fold(view: View, event: Event) -> View:  # noqa: PLR0911 - one for each event
    match event:
        case Drew(seat):
            return replace(view, phase="packs", waiting=seat)
        case Opened():
            return after_opening(view, event)
        case LaidCard():
            return after_laying(view, event)
        case Passed():
            return after_passing(view, event)
        case Exchanged():
            return after_exchange(view, event)
        case Stopped():
            return after_stop(view, event)
        case TimeUp():
            return replace(view, time_is_up=True)
        case Counted(_, count):
            return replace(view, counts=(*view.counts, count))
        case Ended():
            return after_end(view, event)


def after_opening(view: View, opened: Opened) -> View:
    packs = {pack.holder: number for number, pack in enumerate(opened.packs)}
    mats = tuple(
        replace(mat, pack=packs[seat], holding=1) if seat in packs else mat
        for seat, mat in enumerate(view.mats)
    )
    return replace(view, phase="on", mats=mats, packs=opened.packs, hand=opened.hand)


def after_laying(view: View, laid: LaidCard) -> View:
    seat, pile = laid.seat, laid.pile
    old = view.packs[laid.pack]
    seen = old.seen and tuple(number for number in old.seen if number != laid.card.number)
    view = with_pack(view, laid.pack, size=old.size - 1, seen=seen)
    view = with_mat(view, seat, has_laid=True, boosts=view.mats[seat].boosts + laid.boost)
    under = view.mats[pile]
    cards = (*under.pile, Laid(laid.card, seat))
    view = with_mat(view, pile, pile=cards, boosts=under.boosts - laid.boost)
    return replace(view, hand=hand_after(view, laid))


def hand_after(view: View, laid: LaidCard) -> tuple[Card, ...] | None:
    if view.hand is None or view.viewer != laid.seat:
        return view.hand
    return tuple(card for card in view.hand if card != laid.card)


def after_passing(view: View, passed: Passed) -> View:
    view = without_pack(view, passed.seat)
    view = given(view, passed.to, passed.pack, passed.hand)
    return replace(view, waiting=passed.seat)


def after_exchange(view: View, exchanged: Exchanged) -> View:
    view = without_pack(view, exchanged.seat)
    view = with_pack(view, exchanged.gave, where="middle", holder=None)
    return given(view, exchanged.seat, exchanged.took, exchanged.hand)


def after_stop(view: View, stopped: Stopped) -> View:
    view = without_pack(view, stopped.seat)
    view = with_pack(view, stopped.pack, where="gone", holder=None)
    view = with_mat(view, stopped.seat, out=True, stop=stopped.stop)
    return replace(view, stops=view.stops[:-1])


def after_end(view: View, ended: Ended) -> View:
    packs = tuple(
        replace(pack, seen=seen) for pack, seen in zip(view.packs, ended.packs, strict=True)
    )
    return replace(view, phase="over", packs=packs, left_out=ended.left_out, outcome=ended.outcome)


def without_pack(view: View, seat: int) -> View:
    hand = None if seat == view.viewer else view.hand
    return replace(with_mat(view, seat, pack=None, has_laid=False), hand=hand)


def given(view: View, seat: int, pack: int, hand: tuple[Card, ...] | None) -> View:
    view = with_mat(view, seat, pack=pack, holding=view.mats[seat].holding + 1, has_laid=False)
    held_by = tuple(sorted({*view.packs[pack].held_by, seat}))
    view = with_pack(view, pack, where="held", holder=seat, held_by=held_by)
    if seat != view.viewer or hand is None:
        return view
    view = with_pack(view, pack, seen=tuple(card.number for card in hand))
    return replace(view, hand=hand)


def with_mat(view: View, seat: int, **changes: Any) -> View:  # noqa: ANN401 - fields of a Mat
    mats: list[Mat] = list(view.mats)
    mats[seat] = replace(mats[seat], **changes)
    return replace(view, mats=tuple(mats))


def with_pack(view: View, pack: int, **changes: Any) -> View:  # noqa: ANN401 - fields of a Pack
    packs = list(view.packs)
    packs[pack] = replace(packs[pack], **changes)
    return replace(view, packs=tuple(packs))
