"""`podium sim`."""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import TYPE_CHECKING

from podium.arena.simulation import Series, simulate
from podium.arena.tally import (
    EndingResult,
    Lengths,
    PlayerResult,
    Tally,
    ending_results,
    lengths,
    player_results,
    team_results,
)
from podium.games import find_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.table import Table


def run_series(series: Series, *, as_json: bool) -> None:
    begin = perf_counter()
    tally = Tally(0)
    try:
        print(headline(series), file=sys.stderr if as_json else sys.stdout, flush=True)
        for tally in with_progress(series, simulate(series)):  # noqa: B007 - the last one counts
            pass
    except KeyboardInterrupt as interrupt:
        done = f"interrupted after {tally.games:,} of {series.games:,} games"
        raise KeyboardInterrupt(done) from interrupt
    report = print_json if as_json else print_table
    report(series, tally, perf_counter() - begin)


def headline(series: Series) -> str:
    options = "".join(f", {name} {value}" for name, value in series.options.items())
    return (
        f"{find_game(series.game).title}{options}: {', '.join(series.bots)}; "
        f"{series.games:,} games, seed {series.seed}"
    )


def with_progress(series: Series, tallies: Iterator[Tally]) -> Iterator[Tally]:
    """Show a progress bar, where somebody is there to see it."""
    if not sys.stderr.isatty():
        yield from tallies
        return
    from rich.console import Console  # noqa: PLC0415 - not before the first line is out
    from rich.progress import Progress  # noqa: PLC0415 - slow, and not always needed

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=series.games)
        for tally in tallies:
            progress.update(task, completed=tally.games)
            yield tally


def teams_of(series: Series, tally: Tally) -> list[PlayerResult]:
    teams = find_game(series.game).teams(len(series.bots))
    return team_results(tally, series.players(), teams)


def print_json(series: Series, tally: Tally, seconds: float) -> None:
    players = player_results(tally, series.players())
    teams = teams_of(series, tally)
    report: dict[str, object] = {
        "game": series.game,
        "options": dict(series.options),
        "seed": series.seed,
        "games": series.games,
        "seconds": round(seconds, 6),
        "games_per_second": round(series.games / seconds, 3),
        "players": [player._asdict() for player in players],
    }
    if teams:
        report["teams"] = [team._asdict() for team in teams]
    if lasted := lengths(tally):
        report["lengths"] = lasted._asdict()
    if endings := ending_results(tally):
        report["endings"] = [ending._asdict() for ending in endings]
    print(json.dumps(report))


def print_table(series: Series, tally: Tally, seconds: float) -> None:
    """Print a line for each player, or where partners win together, for each team."""
    from rich.console import Console  # noqa: PLC0415 - not before the first line is out
    from rich.table import Column, Table  # noqa: PLC0415 - slow, and not always needed

    columns = [Column(name, justify="right") for name in ("wins", "95 %", "average total")]
    teams = teams_of(series, tally)
    table = Table("team" if teams else "player", *columns)
    for player in teams or player_results(tally, series.players()):
        table.add_row(
            player.name,
            f"{player.win_share:.1%}",
            f"{player.low:.1%} to {player.high:.1%}",
            f"{player.mean_score:.2f}",
        )
    Console().print(table)
    if endings := ending_results(tally):
        Console().print(table_of_endings(endings))
    if lasted := lengths(tally):
        print(told_lengths(lasted))
    print(f"{series.games / seconds:,.0f} games a second")


def table_of_endings(endings: list[EndingResult]) -> Table:
    from rich.table import Column, Table  # noqa: PLC0415 - not before the first line is out

    columns = ("how often", "wins then", "95 %", "of all wins")
    table = Table("who ...", *(Column(name, justify="right") for name in columns))
    for ending in endings:
        table.add_row(
            ending.name,
            f"{ending.seats:,}",
            f"{ending.win_share:.1%}",
            f"{ending.low:.1%} to {ending.high:.1%}",
            f"{ending.share_of_wins:.1%}",
        )
    return table


def told_lengths(lasted: Lengths) -> str:
    return (
        f"games of {lasted.mean:.1f} s (standard deviation {lasted.spread:.1f} s), "
        f"from {lasted.shortest:.1f} s to {lasted.longest:.1f} s"
    )
