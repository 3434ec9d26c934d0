"""The commands, and what each takes.

What a command needs is imported when it runs, so that every command answers at once.
"""

# ruff: noqa: PLC0415 - see above

from __future__ import annotations

import re
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter, Token
from cyclopts.validators import Number

import podium

if TYPE_CHECKING:
    from collections.abc import Sequence


def version() -> str:
    return f"podium {podium.__version__} (rules {podium.BUILD})"


app = App(
    name="podium",
    help="Play table games, simulate them and study them.",
    version=version,
    version_flags=["--version"],
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)

WHOLE = re.compile(r"-?[0-9]{1,4000}")


def whole_number(_: Any, tokens: Sequence[Token]) -> int:  # noqa: ANN401 - what cyclopts passes
    """Take nothing but whole numbers; cyclopts would round others."""
    text = tokens[0].value
    if not WHOLE.fullmatch(text):
        raise ValueError(f"{text!r} is no whole number")
    return int(text)


Seats = Annotated[str, Parameter(help="A bot for every seat, like greedy,random,random.")]
OwnSeats = Annotated[
    str | None, Parameter(help="Your seat and a bot for every other; else you,BOT,BOT.")
]
Seed = Annotated[
    int | None,
    Parameter(converter=whole_number, help="The same seed gives the same games; else by lot."),
]
Values = Annotated[
    tuple[str, ...],
    Parameter(name="--option", help="An option of the game, NAME=VALUE; may be repeated."),
]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print one JSON object.")]
Count = Annotated[int, Parameter(converter=whole_number, validator=Number(gte=1))]
Port = Annotated[
    int | None,
    Parameter(
        converter=whole_number,
        validator=Number(gte=1, lte=65535),
        help="Else 8000, or the next one that is free.",
    ),
]
Data = Annotated[
    Path | None, Parameter(help="The file that tables are kept in; else one in your home.")
]
Browser = Annotated[bool, Parameter(help="Open a browser, where there is one.")]
At = Annotated[int | None, Parameter(converter=whole_number, validator=Number(gte=0))]


@app.command
def play(
    game: str = "runner-up",
    *,
    seats: OwnSeats = None,
    seed: Seed = None,
    option: Values = (),
) -> None:
    """Play a game here in the terminal; `you` is your seat."""
    from podium.cli.playing import play_here

    rules = find(game)
    seated = seats or f"you,{rules.stand_in},{rules.stand_in}"
    play_here(rules, names(seated), chosen(seed), values(option))


@app.command
def serve(
    *,
    host: str = "0.0.0.0",  # noqa: S104 - so that phones in the same network can join
    port: Port = None,
    data: Data = None,
    browser: Browser = True,
) -> None:
    """Serve games to browsers, on this machine and in your network, until Ctrl-C."""
    from podium.cli.serving import serve_here

    serve_here(host, port, data, browser=browser)


@app.command
def sim(  # noqa: PLR0913 - one for each thing that can be said
    game: str,
    *,
    seats: Seats,
    games: Count = 1000,
    seed: Seed = None,
    option: Values = (),
    as_json: AsJson = False,
) -> None:
    """Let bots play many games; tell how often each wins."""
    from podium.arena.simulation import Series, checked
    from podium.cli.simulating import run_series

    series = Series(find(game).name, values(option), names(seats), chosen(seed), games)
    run_series(checked(series), as_json=as_json)


@app.command
def record(game: str, *, seats: Seats, seed: Seed = None, option: Values = ()) -> None:
    """Let bots play one game and write its record to the standard output."""
    from podium.arena.game import record_game
    from podium.core.options import read_options
    from podium.core.record import write_record

    rules = find(game)
    options = read_options(rules, values(option))
    sys.stdout.write(write_record(record_game(rules, options, names(seats), str(chosen(seed)))))


@app.command
def replay(file: Path, *, at: At = None) -> None:
    """Print a record for people to read; with --at, the position after so many steps."""
    from podium.cli.replaying import print_position, print_record

    if at is None:
        print_record(file)
    else:
        print_position(file, at)


@app.command
def bench(*, as_json: AsJson = False) -> None:
    """Measure whole random games a second on one core, compiled and not."""
    from podium.cli.benching import run_bench

    run_bench(as_json=as_json)


def find(name: str) -> Any:  # noqa: ANN401 - any game
    from podium.games import find_game

    return find_game(name)


def names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def values(texts: tuple[str, ...]) -> dict[str, str]:
    """Take NAME=VALUE apart."""
    from podium.core.errors import BadOption

    parted = [text.partition("=") for text in texts]
    for text, (_, equals, _) in zip(texts, parted, strict=True):
        if not equals:
            raise BadOption(f"an option is said as NAME=VALUE, not {text!r}")
    names = [name for name, _, _ in parted]
    for name in names:
        if names.count(name) > 1:
            raise BadOption(f"option {name} is said {names.count(name)} times")
    return {name: value for name, _, value in parted}


def chosen(seed: int | None) -> int:
    return secrets.randbelow(1_000_000) if seed is None else seed


def say_if_uncompiled() -> None:
    """Say once what makes everything slow, unless somebody chose it."""
    if not podium.BUILD.compiled and not podium.BUILD.chosen:
        print(
            f"podium: the rules run uncompiled, some 80 times slower: {podium.BUILD.reason}",
            file=sys.stderr,
        )
