"""The commands, and what each takes.

What a command needs is imported when it runs, so that every command answers at once.
"""

# ruff: noqa: PLC0415 - see above

from __future__ import annotations

import secrets
import sys
from pathlib import Path  # noqa: TC003 - read by cyclopts when it runs
from typing import Annotated, Any

from cyclopts import App, Parameter
from cyclopts.validators import Number

import podium

app = App(
    name="podium",
    help="Play table games, simulate them and study them.",
    version=lambda: f"podium {podium.__version__} (rules {podium.BUILD})",
    version_flags=["--version"],
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)

Seats = Annotated[str, Parameter(help="A bot for every seat, like greedy,random,random.")]
Seed = Annotated[int | None, Parameter(help="The same seed gives the same games; else by lot.")]
Values = Annotated[
    tuple[str, ...],
    Parameter(name="--option", help="An option of the game, NAME=VALUE; may be repeated."),
]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print one JSON object.")]
Count = Annotated[int, Parameter(validator=Number(gte=1))]


@app.command
def play(
    game: str = "runner-up",
    *,
    seats: Seats = "you,greedy,greedy",
    seed: Seed = None,
    option: Values = (),
) -> None:
    """Play a game here in the terminal; `you` is your seat."""
    from podium.cli.playing import play_here

    say_if_uncompiled()
    play_here(find(game), names(seats), chosen(seed), values(option))


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
    from podium.arena.simulation import Plan, checked
    from podium.cli.simulating import run_plan

    say_if_uncompiled()
    plan = Plan(find(game).name, values(option), names(seats), chosen(seed), games)
    run_plan(checked(plan), as_json=as_json)


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
def replay(
    file: Path, *, at: Annotated[int | None, Parameter(validator=Number(gte=0))] = None
) -> None:
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

    say_if_uncompiled()
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
    return {name: value for name, _, value in parted}


def chosen(seed: int | None) -> int:
    return secrets.randbelow(1_000_000) if seed is None else seed


def say_if_uncompiled() -> None:
    if not podium.BUILD.compiled and not podium.BUILD.chosen:
        print(
            f"podium: the rules run uncompiled, some 80 times slower: {podium.BUILD.reason}",
            file=sys.stderr,
        )
