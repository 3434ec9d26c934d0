"""What happened between two Views of one viewer, and a View carried on by what happened."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec.structs import replace

from podium.core.outcome import Outcome
from podium.games.dog.actions import CARDS, Card, Place, Play
from podium.games.dog.kinds import DECK, amount
from podium.games.dog.views import How, Laid, Pawns, Phase, View

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """A round begins (DOG-8); `hand` is the viewer's own."""

    round: int
    dealer: int
    size: int  # of each hand
    shuffled: bool  # whether the pile was shuffled before (DOG-10)
    hand: tuple[Card, ...] | None


class Chose(msgspec.Struct, frozen=True, tag="chose"):
    """Someone has chosen what to give away; all see who, nobody what (DOG-11)."""

    seat: int


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """What the viewer wants to give away, for the first time or anew."""

    choice: Card


class Exchanged(msgspec.Struct, frozen=True, tag="exchanged"):
    """All have given a card away (DOG-11, DOG-42); what, only giver and receiver see."""

    hand: tuple[Card, ...] | None
    gave: Card | None
    got: Card | None


class Showed(msgspec.Struct, frozen=True, tag="showed"):
    """A card was laid, face up. Where a pawn moves by it, a Moved comes next."""

    seat: int
    card: Card
    how: How


class Captured(msgspec.Struct, frozen=True):
    seat: int  # whose pawn went back to its kennel
    field: int  # where it stood


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A pawn moved as `play` says, by the card shown last.

    `path` is where it came along, the end included; in a swap there is none, and `other` is whose
    pawn it changed places with. Who was captured is told in the order in which they were.
    """

    play: Play
    path: tuple[Place, ...]
    captured: tuple[Captured, ...]
    other: int | None
    left: int  # steps of a seven that is under way
    guarded: tuple[int, ...]


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    """All cards that were laid are the pile again (DOG-45)."""


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """A card was drawn (DOG-44); only who drew it sees which."""

    seat: int
    card: Card | None


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """What the game waits for now, and for whom."""

    phase: Phase
    turn: int | None
    mover: int | None
    awaited: tuple[int, ...]
    drawn: Card | None


class TookBack(msgspec.Struct, frozen=True, tag="took-back"):
    """A share of a seven was taken back; `view` is how it was before."""

    seat: int
    view: View


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    outcome: Outcome


Event: TypeAlias = (
    Dealt
    | Chose
    | Decided
    | Exchanged
    | Showed
    | Moved
    | Shuffled
    | Drew
    | Asked
    | TookBack
    | Ended
)


def events_between(before: View, after: View) -> tuple[Event, ...]:
    if before.turn is not None and was_taken_back(before, after):
        return (TookBack(before.turn, after),)
    happened: list[Event] = []
    told = before
    for event in happenings(before, after):
        happened.append(event)
        told = fold(told, event)
    if told != after:
        happened.append(Asked(after.phase, after.turn, after.mover, after.awaited, after.drawn))
    return tuple(happened)


def was_taken_back(before: View, after: View) -> bool:
    """Whether less has been played after than before."""
    return before.round == after.round and plays_in(after) < plays_in(before)


def plays_in(view: View) -> int:
    return sum(len(laid.plays) for laid in view.laid)


def happenings(before: View, after: View) -> Iterator[Event]:
    laid = newly_laid(before, after)
    if after.round != before.round:
        yield dealt(before, after, laid)
    yield from choices_made(before, after)
    if after.phase != "exchange" and (before.phase == "exchange" or after.round != before.round):
        yield exchanged(before, after, laid)
    if before.phase == "draw" and before.turn is not None:
        yield Drew(before.turn, drawn_card(before, after, laid))
    yield from cards_laid(before, after, laid)
    if len(after.discards) != discards_kept(before, after) + len(laid):
        yield Shuffled()
    if after.outcome is not None:
        yield Ended(after.outcome)


def newly_laid(before: View, after: View) -> tuple[Laid, ...]:
    """List the cards that have been laid since, without further shares of a seven."""
    known = len(before.laid) if after.round == before.round else 0
    return after.laid[known:]


def own_hand(after: View, laid: Iterable[Laid]) -> tuple[Card, ...] | None:
    """Give the viewer's hand before some cards of it were laid."""
    if after.hand is None:
        return None
    own = [one.card for one in laid if one.seat == after.viewer]
    return sorted_cards((*after.hand, *own))


def dealt(before: View, after: View, laid: tuple[Laid, ...]) -> Dealt:
    """Tell of a deal; where the cards were exchanged at once, the hand is the one after that."""
    return Dealt(
        round=after.round,
        dealer=after.dealer or 0,
        size=after.hands[0] + sum(one.seat == 0 for one in laid),
        shuffled=after.shuffled != before.shuffled,
        hand=own_hand(after, laid),
    )


def choices_made(before: View, after: View) -> Iterator[Event]:
    for seat in before.awaited if before.phase == "exchange" else ():
        if after.phase != "exchange" or seat not in after.awaited:
            yield Chose(seat)
    if after.choice is not None and after.choice != before.choice:
        yield Decided(after.choice)


def exchanged(before: View, after: View, laid: tuple[Laid, ...]) -> Exchanged:
    hand = own_hand(after, laid)
    if before.hand is None or hand is None or after.round != before.round:
        return Exchanged(hand, after.gave, after.got)
    gone = [*(Counter(before.hand) - Counter(hand)), None]
    come = [*(Counter(hand) - Counter(before.hand)), None]
    return Exchanged(hand, after.gave or gone[0], after.got or come[0])


def drawn_card(before: View, after: View, laid: tuple[Laid, ...]) -> Card | None:
    if before.turn != before.viewer:
        return None
    come = Counter(own_hand(after, laid)) - Counter(before.hand)
    return next(iter(come))


def discards_kept(before: View, after: View) -> int:
    """Count the cards that had been laid before, unless a deal shuffled them."""
    was_shuffled = after.round != before.round and after.shuffled != before.shuffled
    return 0 if was_shuffled else len(before.discards)


def cards_laid(before: View, after: View, laid: tuple[Laid, ...]) -> Iterator[Event]:
    if before.left:
        yield moved(before, after, after.laid[len(before.laid) - 1].plays[-1])
    for one in laid:
        yield Showed(one.seat, one.card, one.how)
        for play in one.plays:
            yield moved(before, after, play)


# How a pawn moved


def moved(before: View, after: View, play: Play) -> Moved:
    path = path_of(before, play)
    return Moved(
        play=play,
        path=path,
        captured=tuple(captures(before, after, play, path)),
        other=owner_of(before, play.end.number) if play.use == "swap" else None,
        left=after.left,
        guarded=after.guarded,
    )


def path_of(view: View, play: Play) -> tuple[Place, ...]:
    """List the places that a pawn comes along, one for each step."""
    if play.use == "swap":
        return ()
    if play.use == "out":
        return (play.end,)
    path: list[Place] = []
    place = play.start
    while place != play.end:
        place = next_place(view, play, place)
        path.append(place)
    return tuple(path)


def next_place(view: View, play: Play, place: Place) -> Place:
    if place.area == "home":
        return Place("home", place.number + 1)
    if play.end.area == "home" and place.number == view.starts[play.seat]:
        return Place("home", 1)
    way = 1 if view.clockwise == (play.use != "backward") else -1
    return Place("ring", (place.number + way) % view.fields)


def captures(before: View, after: View, play: Play, path: tuple[Place, ...]) -> Iterator[Captured]:
    """Tell who stood where the pawn came along and does not stand there any more."""
    for place in path:
        owner = owner_of(before, place.number) if place.area == "ring" else None
        if owner is not None and (place == play.end or owner_of(after, place.number) is None):
            yield Captured(owner, place.number)


def owner_of(view: View, field: int) -> int | None:
    return next((seat for seat, pawns in enumerate(view.pawns) if field in pawns.ring), None)


# Folding


def fold(view: View, event: Event) -> View:  # noqa: C901, PLR0911 - one for each event
    match event:
        case Dealt():
            return after_deal(view, event)
        case Chose(seat):
            return replace(view, awaited=tuple(other for other in view.awaited if other != seat))
        case Decided(choice):
            return replace(view, choice=choice)
        case Exchanged(hand, gave, got):
            return replace(view, hand=hand, gave=gave, got=got, choice=None)
        case Showed():
            return with_pile(after_showing(view, event))
        case Moved():
            return after_move(view, event)
        case Shuffled():
            return with_pile(replace(view, discards=(), shuffled=view.round))
        case Drew(seat, card):
            return with_pile(after_drawing(view, seat, card))
        case Asked(phase, turn, mover, awaited, drawn):
            return replace(view, phase=phase, turn=turn, mover=mover, awaited=awaited, drawn=drawn)
        case TookBack(_, before):
            return before
        case Ended(outcome):
            return replace(view, outcome=outcome)


def sorted_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=CARDS.index))


def with_pile(view: View) -> View:
    """Count the pile: all cards but those in hands and those laid."""
    return replace(view, pile=int(amount(DECK)) - sum(view.hands) - len(view.discards))


def after_deal(view: View, dealt: Dealt) -> View:
    discards = () if dealt.shuffled else view.discards
    after = replace(
        view,
        round=dealt.round,
        dealer=dealt.dealer,
        hands=(dealt.size,) * view.seats,
        hand=dealt.hand,
        discards=discards,
        shuffled=dealt.round if dealt.shuffled else view.shuffled,
        laid=(),
        gave_up=(),
        gave=None,
        got=None,
    )
    return with_pile(after)


def after_showing(view: View, shown: Showed) -> View:
    return replace(
        view,
        hands=with_changed(view.hands, shown.seat, -1),
        hand=hand_without(view, shown) if shown.seat == view.viewer else view.hand,
        discards=sorted_cards((*view.discards, shown.card)),
        laid=(*view.laid, Laid(shown.seat, shown.card, shown.how)),
        gave_up=gave_up_after(view, shown),
        gave=None if is_given(view, shown) else view.gave,
        got=None if shown.seat == view.viewer and shown.card == view.got else view.got,
    )


def with_changed(numbers: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    return (*numbers[:at], numbers[at] + by, *numbers[at + 1 :])


def hand_without(view: View, shown: Showed) -> tuple[Card, ...]:
    hand = list(view.hand or ())
    hand.remove(shown.card)
    return tuple(hand)


def gave_up_after(view: View, shown: Showed) -> tuple[int, ...]:
    if shown.how != "given-up":
        return view.gave_up
    return tuple(sorted({*view.gave_up, shown.seat}))


def is_given(view: View, shown: Showed) -> bool:
    """DOG-11: whether what is laid is like the card that the viewer has given away."""
    return (
        view.viewer is not None
        and shown.seat == view.receivers[view.viewer]
        and shown.card == view.gave
    )


def after_drawing(view: View, seat: int, card: Card | None) -> View:
    hand = view.hand if card is None else sorted_cards((*(view.hand or ()), card))
    return replace(view, hands=with_changed(view.hands, seat, 1), hand=hand)


def after_move(view: View, moved: Moved) -> View:
    pawns = [changed(pawns, seat, moved) for seat, pawns in enumerate(view.pawns)]
    last = view.laid[-1]
    laid = (*view.laid[:-1], replace(last, plays=(*last.plays, moved.play)))
    return replace(view, pawns=tuple(pawns), guarded=moved.guarded, left=moved.left, laid=laid)


def changed(pawns: Pawns, seat: int, moved: Moved) -> Pawns:
    """Carry a seat's pawns on by a move of anybody's."""
    play = moved.play
    for captured in moved.captured:
        if captured.seat == seat:
            pawns = put(lifted(pawns, Place("ring", captured.field)), Place("kennel"))
    if seat == play.seat:
        return put(lifted(pawns, play.start), play.end)
    if seat == moved.other:
        return put(lifted(pawns, play.end), play.start)
    return pawns


def lifted(pawns: Pawns, place: Place) -> Pawns:
    if place.area == "kennel":
        return replace(pawns, kennel=pawns.kennel - 1)
    fields = getattr(pawns, place.area)
    return replace(pawns, **{place.area: tuple(one for one in fields if one != place.number)})


def put(pawns: Pawns, place: Place) -> Pawns:
    if place.area == "kennel":
        return replace(pawns, kennel=pawns.kennel + 1)
    fields = getattr(pawns, place.area)
    return replace(pawns, **{place.area: tuple(sorted((*fields, place.number)))})
