"""The notation of Runner-Up, read and written.

    +3      a card; in the tactical variant +3/27, with its white number
    +3>B    lay +3 in front of racer B
    +3/27   choose this card (tactical variant)
    >B      move the figure of racer B (tactical variant)

Racers are letters: the seats from A on, and L for Leo. A deal is `A:+3-1+2+4+1 B:...`, Leo's pile
topmost first. The move list has a line for what is laid in a round (`2.3 A:+3>B B:-1>A`), for each
figure moved in the tactical variant (`2.3 A:>B=4`) and for each stage scored (`2 = 0,3,0`).

A position is a line of words, those without content left out:

    base/3                     the variant and the number of seats
    at=2.3:choices             stage 2, round 3, and what is awaited: deal, choices, move or over
    figures=4,-1,0             where the figures stand
    points=6,0,0;0,3,0         of each stage scored, one for each racer
    hands=A:+1+2,B:-1+5,C:...  and Leo's pile as L
    chosen=A:+1>B              choices made and not yet revealed
    laid=A:+3>B,...=4,-1,0;... of each round what was laid; then where the figures stood, or in the
                               tactical variant where each racer's move ended (`.`: not yet)
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from podium.core.bits import bit
from podium.core.errors import BadNotation, Refused
from podium.core.seats import LETTERS
from podium.core.state import legal_actions
from podium.core.words import read_numbers, read_pairs, read_words, show_numbers, show_words
from podium.games.runner_up.actions import (
    Action,
    Card,
    Choose,
    Lay,
    Move,
    cards_in_play,
    kind_of,
    pack_action,
    unpack_action,
)
from podium.games.runner_up.events import Event, Moved, Revealed, Scored
from podium.games.runner_up.rules import (
    CHOICES,
    FARTHEST,
    HAND,
    LEO,
    MOVE,
    NO_TARGET,
    NONE,
    NOWHERE,
    PILE,
    REARMOST,
    ROUNDS,
    STAGES,
    Race,
    card_of,
    target_of,
)
from podium.games.runner_up.views import PHASES, Laid, Motion, View, stage_points

if TYPE_CHECKING:
    from podium.core.game import Deal

LEO_LETTER = "L"
CARD = re.compile(r"([+-][1-5])(?:/([1-9][0-9]{0,2}))?")
CARDS = re.compile(rf"(?:{CARD.pattern})*")
HEADING = re.compile(r"(base|tactical)/([2-6])")
PLACE = re.compile(r"([0-5])\.([0-5]):(deal|choices|move|over)")


# Racers and cards


def letters(seats: int) -> str:
    """Name the racers of a game for so many seats."""
    return LETTERS[:seats] + (LEO_LETTER if seats == LEO else "")


def read_racer(text: str, seats: int) -> int:
    racers = letters(seats)
    if len(text) != 1 or text not in racers:
        raise BadNotation(f"{text!r} is no racer here; racers are {', '.join(racers)}")
    return racers.index(text)


def read_card(text: str) -> Card:
    match = CARD.fullmatch(text)
    if match is None:
        raise BadNotation(f"{text!r} is no card; cards are written like +3, or +3/27")
    return Card(int(match[1]), int(match[2] or 0))


def read_cards(text: str) -> list[Card]:
    if not CARDS.fullmatch(text):
        raise BadNotation(f"{text!r} is no row of cards; cards are written like +3-1+2")
    return [read_card(match[0]) for match in CARD.finditer(text)]


def read_kinds(race: Race, text: str) -> list[int]:
    try:
        return [kind_of(race, card) for card in read_cards(text)]
    except Refused as reason:
        raise BadNotation(str(reason)) from reason


def show_kinds(race: Race, kinds: Iterable[int]) -> str:
    return "".join(str(cards_in_play(race)[kind]) for kind in kinds)


# Actions


def show_action(action: Action, seats: int) -> str:
    match action:
        case Lay(card, target):
            return f"{card}>{letters(seats)[target]}"
        case Choose(card):
            return str(card)
        case Move(figure):
            return f">{letters(seats)[figure]}"


def read_action(text: str, seats: int) -> Action:
    card, arrow, racer = text.partition(">")
    if not arrow:
        return Choose(read_card(card))
    if not card:
        return Move(read_racer(racer, seats))
    return Lay(read_card(card), read_racer(racer, seats))


# The move list: what everybody sees, as it happens


def log(event: Event, view: View) -> str:
    match event:
        case Revealed(number, laid):
            return f"{view.stage}.{number} {log_laid(laid, view)}"
        case Moved(Motion(figure, _, end, by)) if by is not None:
            racers = letters(view.seats)
            return f"{view.stage}.{len(view.rounds)} {racers[by]}:>{racers[figure]}={end}"
        case Scored(stage, _, points):
            return f"{stage} = {show_numbers(points)}"
        case _:
            return ""


def log_laid(laid: tuple[Laid, ...], view: View) -> str:
    racers = letters(view.seats)
    return " ".join(
        f"{racers[one.racer]}:{show_action(as_action(one, view), view.seats)}" for one in laid
    )


def as_action(laid: Laid, view: View) -> Action:
    return Choose(laid.card) if view.tactical else Lay(laid.card, laid.target)


# Deals


def show_deal(race: Race, deal: Deal) -> str:
    return " ".join(
        f"{letter}:{show_kinds(race, part)}"
        for letter, part in zip(letters(race.seats), hands_of(race, deal), strict=True)
    )


def hands_of(race: Race, deal: Deal) -> list[Deal]:
    """Divide a deal into the hands of the racers."""
    return [deal[HAND * racer : HAND * (racer + 1)] for racer in range(race.racers)]


def read_deal(race: Race, text: str) -> Deal:
    words = text.split(" ")
    racers = letters(race.seats)
    if [word[:2] for word in words] != [f"{letter}:" for letter in racers]:
        raise BadNotation(f"a deal here names {', '.join(racers)}, like A:+3-1+2+4+1 B:..., once")
    return tuple(kind for word in words for kind in read_dealt(race, word[0], word[2:]))


def read_dealt(race: Race, letter: str, text: str) -> list[int]:
    kinds = read_kinds(race, text)
    size = PILE if letter == LEO_LETTER else HAND
    if len(kinds) != size:
        raise BadNotation(f"{letter} is dealt {size} cards, not {len(kinds)} (RU-7, RU-19)")
    return kinds


# Positions


def show_state(race: Race) -> str:
    return show_words(f"{'tactical' if race.tactical else 'base'}/{race.seats}", contents_of(race))


def contents_of(race: Race) -> Iterator[tuple[str, str]]:
    yield "at", f"{race.stage}.{race.round}:{PHASES[race.waits_for]}"
    yield "figures", show_numbers(race.figures)
    yield "points", ";".join(show_numbers(row) for row in stage_points(race))
    yield "hands", ",".join(show_hands(race))
    yield "chosen", ",".join(show_choices(race))
    yield "laid", show_rounds(race)


def show_hands(race: Race) -> Iterator[str]:
    hands = [race.pack.hands.unpacked(hand) for hand in race.hands] + [list(race.pile)]
    for letter, hand in zip(letters(race.seats), hands, strict=False):
        if hand:
            yield f"{letter}:{show_kinds(race, hand)}"


def show_choices(race: Race) -> Iterator[str]:
    for seat, choice in enumerate(race.choices):
        if choice != NONE:
            yield f"{LETTERS[seat]}:{show_action(unpack_action(race, choice), race.seats)}"


def show_rounds(race: Race) -> str:
    return ";".join(show_round(race, first) for first in firsts(race)).rstrip(";")


def firsts(race: Race) -> range:
    """Give the slot of the first racer in each round that has been revealed."""
    return range(0, race.rounds_laid() * race.racers, race.racers)


def show_round(race: Race, first: int) -> str:
    laid = ",".join(
        f"{letter}:{show_action(unpack_action(race, race.laid[first + racer]), race.seats)}"
        for racer, letter in enumerate(letters(race.seats))
        if race.laid[first + racer] != NONE
    )
    landed = list(race.landed[first : first + race.racers])
    stands = ",".join("." if space == NOWHERE else str(space) for space in landed)
    return f"{laid}={stands}" if laid else ""


def read_state(text: str) -> Race:
    heading, contents = read_words(text, READERS)
    race = new_race(heading)
    for name, read in READERS.items():
        if name in contents:
            read(race, contents[name])
    check(race)
    return race


def new_race(heading: str) -> Race:
    match = HEADING.fullmatch(heading)
    if match is None:
        raise BadNotation(f"a position begins with a variant and 2 to 6 seats, not {heading!r}")
    return Race(int(match[2]), match[1] == "tactical")


def read_place(race: Race, text: str) -> None:
    match = PLACE.fullmatch(text)
    if match is None:
        raise BadNotation(f"{text!r} is no place in a game; it is written like at=2.3:choices")
    race.stage, race.round = int(match[1]), int(match[2])
    race.waits_for = next(code for code, phase in PHASES.items() if phase == match[3])
    if race.awaits_choices():
        race.missing = bit(race.seats) - 1


def read_figures(race: Race, text: str) -> None:
    for figure, space in enumerate(read_spaces(race, text)):
        race.figures[figure] = space


def read_spaces(race: Race, text: str) -> list[int]:
    spaces = read_numbers(text, race.racers)
    if not all(REARMOST <= space <= FARTHEST for space in spaces):
        raise BadNotation(f"figures stand between {REARMOST} and {FARTHEST}, not at {text} (RU-1)")
    return spaces


def read_points(race: Race, text: str) -> None:
    for stage, row in enumerate(text.split(";")[:STAGES]):
        for racer, points in enumerate(read_numbers(row, race.racers)):
            race.points[stage * race.racers + racer] = points
    if text.count(";") + 1 != len(stage_points(race)):
        raise BadNotation(f"points of {len(stage_points(race))} stages are known here, not {text}")
    for scored in stage_points(race):
        check_points(scored)


def read_hands(race: Race, text: str) -> None:
    for letter, cards in read_pairs(text):
        kinds = read_kinds(race, cards)
        check_amounts(race, kinds)
        racer = read_racer(letter, race.seats)
        if racer < race.seats:
            race.hands[racer] = race.pack.hands.of(kinds)
        else:
            race.put_pile(kinds)


def read_choices(race: Race, text: str) -> None:
    for letter, action in read_pairs(text):
        seat = read_racer(letter, race.seats)
        if seat >= race.seats:
            raise BadNotation("Leo chooses nothing (RU-21)")
        race.choices[seat] = read_laid(race, action)
        race.missing &= ~bit(seat)


def read_laid(race: Race, text: str) -> int:
    action = read_action(text, race.seats)
    if isinstance(action, Move):
        raise BadNotation(f"{text!r} names no card")
    try:
        return pack_action(race, action)
    except Refused as reason:
        raise BadNotation(str(reason)) from reason


def read_rounds(race: Race, text: str) -> None:
    rounds = text.split(";")
    if len(rounds) > race.rounds_laid():
        raise BadNotation(f"{race.rounds_laid()} rounds have been laid here, not {len(rounds)}")
    for first, content in zip(firsts(race), rounds, strict=False):
        if content:
            read_round(race, first, content)


def read_round(race: Race, first: int, text: str) -> None:
    laid, _, stands = text.partition("=")
    for letter, action in read_pairs(laid):
        race.laid[first + read_racer(letter, race.seats)] = read_laid(race, action)
    for racer, space in enumerate(read_stands(race, stands)):
        race.landed[first + racer] = space
        check_landed(race, race.laid[first + racer], space)
    check_laid(race, first)


def read_stands(race: Race, text: str) -> list[int]:
    known = read_spaces(race, text.replace(".", "0"))
    return [
        NOWHERE if said == "." else space
        for said, space in zip(text.split(","), known, strict=True)
    ]


# What a position must keep to be one


def check(race: Race) -> None:
    check_cards(race)
    check_place(race)
    check_hands(race)
    check_choices(race)
    if race.waits_for == MOVE:
        check_mover(race)


def check_points(row: tuple[int, ...]) -> None:
    """RU-14: all who score in a stage score the number of one space; somebody is ahead of them."""
    scored = [points for points in row if points]
    if len(set(scored)) > 1 or len(scored) == len(row):
        raise BadNotation(f"{show_numbers(row)} cannot be the points of one stage (RU-14)")
    if not all(REARMOST <= points < FARTHEST for points in scored):
        raise BadNotation(f"{show_numbers(row)} are points of no space in second place (RU-14)")


def check_cards(race: Race) -> None:
    check_amounts(race, known_cards(race))


def known_cards(race: Race) -> list[int]:
    """List the kinds of all cards that lie anywhere but out of the stage."""
    in_hands = [kind for hand in race.hands for kind in race.pack.hands.unpacked(hand)]
    return in_hands + list(race.pile) + [card_of(laid) for laid in race.laid if laid != NONE]


def check_amounts(race: Race, kinds: list[int]) -> None:
    for kind, excess in (Counter(kinds) - Counter(race.pack.deck)).items():
        raise BadNotation(f"{excess} too many of the card {cards_in_play(race)[kind]} (RU-3)")


def check_laid(race: Race, first: int) -> None:
    """RU-8: every seat lays a card in each round; RU-21, RU-22: Leo in the first four."""
    last = first == (ROUNDS - 1) * race.racers
    for racer, letter in enumerate(letters(race.seats)):
        laid = race.laid[first + racer]
        if (laid != NONE) != (racer < race.seats or not last):
            raise BadNotation(f"of each round, say all that was laid in it: {letter} is wrong")
        if laid != NONE and target_of(laid) not in targets(race, racer, last=last):
            raise BadNotation(f"{letter} cannot have laid a card in front of anybody else (RU-13)")


def targets(race: Race, racer: int, *, last: bool) -> set[int]:
    """List in front of whom a racer may have laid a card, or whose figure it may have moved."""
    if racer == race.seats:
        return {racer, NO_TARGET}  # RU-21, RU-28
    if last and not race.tactical:
        return {racer}  # RU-13
    return {*range(race.racers), NO_TARGET}


def check_landed(race: Race, laid: int, space: int) -> None:
    """Base game: all figures stand somewhere (RU-10); tactical: whatever moved one (RU-25)."""
    moved = laid != NONE and target_of(laid) != NO_TARGET
    if (space != NOWHERE) != (moved if race.tactical else True):
        raise BadNotation("of each round, say where the figures stood, and . where none has moved")
    if not race.tactical and laid != NONE and not moved:
        raise BadNotation("in the base game a card lies in front of a racer (RU-8)")


def check_place(race: Race) -> None:
    playing = race.waits_for in (CHOICES, MOVE)
    if race.stage == 0 and (playing or race.is_over() or race.round):
        raise BadNotation("before the first stage only a deal is awaited: at=0.0:deal")
    if race.stage and not (race.round if playing else race.round == ROUNDS):
        raise BadNotation("rounds are 1 to 5, and a stage is scored after the fifth")
    if race.is_over() != (race.stage == STAGES and not playing):
        raise BadNotation("the game is over after five stages, and not before")
    if race.waits_for == MOVE and not race.tactical:
        raise BadNotation("figures are chosen in the tactical variant only (RU-25)")


def check_hands(race: Race) -> None:
    """RU-7, RU-19: a card of every hand, and of Leo's pile, has been laid in each round."""
    if race.awaits_choices() and race.round == ROUNDS:
        raise BadNotation("in the fifth round nobody chooses a card (RU-13, RU-27)")
    hand, pile = race.hand_size(), race.pile_size()
    if any(len(race.pack.hands.unpacked(cards)) != hand for cards in race.hands):
        raise BadNotation(f"every hand holds {hand} cards at this point (RU-7)")
    if len(race.pile) != pile:
        raise BadNotation(f"Leo's pile holds {pile} cards at this point (RU-19)")


def check_choices(race: Race) -> None:
    if race.awaits_choices() and not race.missing:
        raise BadNotation("when all have chosen the cards are laid: somebody's choice is missing")
    for seat, choice in enumerate(race.choices):
        if choice != NONE and choice not in legal_actions(race, seat):
            shown = show_action(unpack_action(race, choice), race.seats)
            raise BadNotation(f"{LETTERS[seat]} cannot have chosen {shown} here")


def check_mover(race: Race) -> None:
    mover = race.next_mover()
    if mover == NONE or mover >= race.seats:
        raise BadNotation("a figure is to be moved, but nobody's card is waiting (RU-25)")
    race.missing = bit(mover)


Reader: TypeAlias = Callable[[Race, str], None]
# In the order in which they are read: what is read first is asked by what comes later.
READERS: dict[str, Reader] = {
    "at": read_place,
    "figures": read_figures,
    "points": read_points,
    "hands": read_hands,
    "chosen": read_choices,
    "laid": read_rounds,
}
