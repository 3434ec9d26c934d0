"""Which lines an intention leads to; a Refused, with its reason, where it leads to none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins
from msgspec.structs import replace

from podium.core.errors import BadNotation, BadOption, Refused, UnknownGame
from podium.core.options import read_options
from podium.core.record import PlayStep, header_for
from podium.core.replay import after_step, first_state
from podium.core.seats import letter
from podium.games import find_game
from podium.protocol.commands import (
    AnyCommand,
    Command,
    Configure,
    Invite,
    Leave,
    Play,
    Ready,
    Recolour,
    Remove,
    Rename,
    Replace,
    Say,
    Sit,
    Speak,
    Stand,
    Start,
    TakeBack,
)
from podium.table.alarms import check_running, is_called
from podium.table.dealing import deals
from podium.table.lines import (
    AnyLine,
    Away,
    Back,
    Began,
    Configured,
    Opened,
    Person,
    Played,
    Readied,
    Recoloured,
    Renamed,
    Said,
    Sat,
    Spoke,
    Stood,
    TakenBack,
)
from podium.table.names import bot_name, clean_name, clean_talk, free_colour, told_apart
from podium.table.table import Seat, Table, after, opened, with_present

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from podium.core.chance import Chance
    from podium.core.game import AnyGame
    from podium.protocol.http import OpenTable
    from podium.table.course import Course
    from podium.table.timing import Due

Lines = tuple[AnyLine, ...]


def decide(table: Table, person: Person, command: AnyCommand, now: int, chance: Chance) -> Lines:
    """Say what a command leads to: nothing, where it would change nothing."""
    lines = with_deals(table, DECIDED_BY[type(command)](table, person, command, now), now, chance)
    return (replace(lines[0], by=person, command=command.id), *lines[1:]) if lines else ()


def with_deals(table: Table, lines: Lines, now: int, chance: Chance) -> Lines:
    """Deal wherever a deal is awaited then; lines that only deal mend a journal that was cut.

    The deals before the start of a game in real time have a time of their own.
    """
    state = state_after(table, lines)
    return lines if state is None else (*lines, *deals(table.game, state, now, chance))


def state_after(table: Table, lines: Lines) -> Any:  # noqa: ANN401 - any game's, or None
    """Return the position that lines lead to; None where they do nothing in a game."""
    course = table.course
    match lines:
        case (*_, Began(header=header)):
            return None if table.game.real_time else first_state(table.game, header)
        case (*_, Played(seat=seat, play=text)) if course is not None:
            return after_step(table.game, course.state, PlayStep(seat, text))
        case () if course is not None and (course.clock is None or course.clock.opened):
            return course.state
        case _:
            return None


def carried_out(table: Table, lines: Iterable[AnyLine]) -> Table:
    for line in lines:
        table = after(table, line)
    return table


# Opening


def open_table(request: OpenTable, person: Person, code: str, now: int, chance: Chance) -> Lines:
    """Open a table as somebody wishes it, seat them and the bots, and begin if that is wished."""
    game = known_game(request.game)
    options = options_of(game, request.options)
    first = Opened(
        at=now,
        code=code,
        game=game.name,
        host=person,
        options=options,
        settings=request.settings,
    )
    lines: Lines = (first,)
    table = with_present(opened(first), [person], now)
    for command in opening_commands(request):
        more = with_deals(
            table, DECIDED_BY[type(command)](table, person, command, now), now, chance
        )
        table, lines = carried_out(table, more), (*lines, *more)
    return lines


def opening_commands(request: OpenTable) -> Iterator[AnyCommand]:
    yield Sit("open", request.name, request.colour)
    for bot in request.bots:
        yield Invite("open", bot)
    if request.start:
        yield Start("open")


def known_game(name: str) -> AnyGame:
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Refused("no-such-game", str(error)) from error


def options_of(game: AnyGame, values: Mapping[str, Any]) -> dict[str, Any]:
    try:
        options: dict[str, Any] = to_builtins(read_options(game, values))
    except BadOption as error:
        raise Refused("bad-option", str(error)) from error
    return options


# Seats


def sit(table: Table, person: Person, command: Sit, now: int) -> Lines:
    check_not_in_play(table)
    if table.seat_of(person) is not None:
        raise Refused("already-seated", "you have a seat already")
    name = told_apart(clean_name(command.name), table.seats)
    colour = free_colour(command.colour, seats_with_room(table))
    return (Sat(at=now, name=name, colour=colour, person=person),)


def seats_with_room(table: Table) -> tuple[Seat, ...]:
    if len(table.seats) == table.game.most_seats:
        raise Refused("table-full", f"{table.game.title} has room for {table.game.most_seats}")
    return table.seats


def stand(table: Table, person: Person, _: Stand, now: int) -> Lines:
    check_not_in_play(table)
    return (Stood(at=now, seat=own_seat(table, person)),)


def describe(table: Table, person: Person, command: Rename | Recolour, now: int) -> Lines:
    check_not_in_play(table)
    seat = own_seat(table, person)
    others = table.seats[:seat] + table.seats[seat + 1 :]
    if isinstance(command, Rename):
        return (Renamed(at=now, seat=seat, name=told_apart(clean_name(command.name), others)),)
    return (Recoloured(at=now, seat=seat, colour=free_colour(command.colour, others)),)


def invite(table: Table, person: Person, command: Invite, now: int) -> Lines:
    check_host(table, person)
    check_not_in_play(table)
    bots = table.game.bot_names()
    if command.bot not in bots:
        raise Refused("no-such-bot", f"bots of {table.game.title} are {', '.join(bots)}")
    seats = seats_with_room(table)
    return (Sat(at=now, name=bot_name(seats), colour=free_colour(None, seats), bot=command.bot),)


def remove(table: Table, person: Person, command: Remove, now: int) -> Lines:
    check_host(table, person)
    check_not_in_play(table)
    check_seat(table, command.seat)
    return (Stood(at=now, seat=command.seat),)


def leave(table: Table, person: Person, _: Leave, now: int) -> Lines:
    seat = table.seat_of(person)
    if seat is None or table.seats[seat].away:
        return ()
    return (Away(at=now, seat=seat),) if table.is_in_play() else (Stood(at=now, seat=seat),)


def let_bot_go_on(table: Table, person: Person, command: Replace, now: int) -> Lines:
    seat = command.seat
    own_seat(table, person)
    course_in_play(table)
    check_seat(table, seat)
    if table.is_there(seat):
        raise Refused("still-there", f"{table.seats[seat].name} is there")
    return () if table.seats[seat].away else (Away(at=now, seat=seat),)


def returned(table: Table, person: Person, now: int) -> Lines:
    """Give the seat back to somebody who comes back, from the bot that went on for them."""
    seat = table.seat_of(person)
    return (Back(at=now, seat=seat),) if seat is not None and table.seats[seat].away else ()


# The game


def configure(table: Table, person: Person, command: Configure, now: int) -> Lines:
    check_host(table, person)
    check_not_in_play(table)
    options = options_of(table.game, command.options)
    return (Configured(at=now, options=options, settings=command.settings),)


def start(table: Table, person: Person, _: Start, now: int) -> Lines:
    check_host(table, person)
    check_not_in_play(table)
    if len(table.seats) < table.game.fewest_seats:
        fewest = table.game.fewest_seats
        raise Refused("too-few-players", f"{table.game.title} needs {fewest} players or more")
    header = header_for(table.game, table.options, tuple(seat.name for seat in table.seats))
    return (Began(at=now, header=header),)


def be_ready(table: Table, person: Person, command: Ready, now: int) -> Lines:
    course, seat = course_in_play(table), own_seat(table, person)
    clock = course.clock
    if clock is None or is_called(table, clock) or seat in clock.ready:
        return ()
    ready = Readied(at=now, seat=seat, battery=command.battery)
    return (*returned(table, person, now), ready)


def play(table: Table, person: Person, command: Play, now: int) -> Lines:
    course = course_in_play(table)
    seat = own_seat(table, person)
    check_running(table, course, now)
    if command.asked is not None and command.asked != course.questions[seat].asked:
        raise Refused("overtaken", "the game has gone on meanwhile")
    check_play(course, seat, command.play)
    played = Played(at=now, seat=letter(seat), play=command.play)
    return (*returned(table, person, now), played)


def take_back(table: Table, person: Person, _: TakeBack, now: int) -> Lines:
    course, seat = course_in_play(table), own_seat(table, person)
    if not course.may_take_back(seat):
        raise Refused("nothing-to-take-back", "there is nothing that you could take back now")
    return (TakenBack(at=now, seat=seat),)


def check_play(course: Course, seat: int, text: str) -> None:
    try:
        action = course.game.read_action(text, len(course.header.seats))
    except BadNotation as error:
        raise Refused("bad-notation", str(error)) from error
    course.game.play(course.state, seat, action)


def play_for(table: Table, due: Due, text: str, now: int, chance: Chance) -> Lines:
    """Say what a bot's choice leads to: nothing, where the question is not open any more.

    Whoever is not there when a bot chooses for them is away from then on.
    """
    course = table.course
    if course is None or not table.is_in_play():
        return ()
    seat, question = due.seat, course.questions[due.seat]
    if not question.awaited or question.asked != due.asked:
        return ()
    check_running(table, course, now)
    check_play(course, seat, text)
    lost = not table.is_there(seat) and not table.seats[seat].away
    leaving: Lines = (Away(at=now, seat=seat),) if lost else ()
    played = Played(at=now, seat=letter(seat), play=text, bot=True)
    return with_deals(table, (*leaving, played), now, chance)


# Talk


def talk(table: Table, person: Person, command: Say | Speak, now: int) -> Lines:
    seat = own_seat(table, person)
    if isinstance(command, Speak):
        return (Spoke(at=now, seat=seat, phrase=command.phrase),)
    if not table.free_talk:
        raise Refused("talk-is-off", "only ready-made phrases are said at this table now")
    return (Said(at=now, seat=seat, text=clean_talk(command.text)),)


# What has to be so


def own_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("not-seated", "you have no seat at this table")
    return seat


def check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise Refused("no-such-seat", f"there are {len(table.seats)} seats at this table")


def check_host(table: Table, person: Person) -> None:
    if not table.is_hosting(person):
        raise Refused("not-the-host", "only the table's host decides that")


def check_not_in_play(table: Table) -> None:
    if table.is_in_play():
        raise Refused("in-play", "that is not possible while a game is going on")


def course_in_play(table: Table) -> Course:
    if table.course is None or not table.is_in_play():
        raise Refused("not-playing", "no game is going on")
    return table.course


DECIDED_BY: dict[type[Command], Callable[[Table, Person, Any, int], Lines]] = {
    Sit: sit,
    Stand: stand,
    Rename: describe,
    Recolour: describe,
    Configure: configure,
    Invite: invite,
    Remove: remove,
    Start: start,
    Ready: be_ready,
    Play: play,
    TakeBack: take_back,
    Say: talk,
    Speak: talk,
    Replace: let_bot_go_on,
    Leave: leave,
}
