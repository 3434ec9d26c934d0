"""`podium sim`."""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import TYPE_CHECKING

from podium.arena.simulation import Plan, simulate
from podium.arena.tally import PlayerResult, Tally, player_results, team_results
from podium.games import find_game

if TYPE_CHECKING:
    from collections.abc import Iterator


def run_plan(plan: Plan, *, as_json: bool) -> None:
    begin = perf_counter()
    tally = Tally(0)
    try:
        print(headline(plan), file=sys.stderr if as_json else sys.stdout, flush=True)
        for tally in with_progress(plan, simulate(plan)):  # noqa: B007 - the last one counts
            pass
    except KeyboardInterrupt as interrupt:
        done = f"interrupted after {tally.games:,} of {plan.games:,} games"
        raise KeyboardInterrupt(done) from interrupt
    report = print_json if as_json else print_table
    report(plan, tally, perf_counter() - begin)


def headline(plan: Plan) -> str:
    options = "".join(f", {name} {value}" for name, value in plan.options.items())
    return (
        f"{find_game(plan.game).title}{options}: {', '.join(plan.bots)}; "
        f"{plan.games:,} games, seed {plan.seed}"
    )


def with_progress(plan: Plan, tallies: Iterator[Tally]) -> Iterator[Tally]:
    """Show a progress bar, where somebody is there to see it."""
    if not sys.stderr.isatty():
        yield from tallies
        return
    from rich.console import Console  # noqa: PLC0415 - not before the first line is out
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=plan.games)
        for tally in tallies:
            progress.update(task, completed=tally.games)
            yield tally


def teams_of(plan: Plan, tally: Tally) -> list[PlayerResult]:
    teams = find_game(plan.game).teams(len(plan.bots))
    return team_results(tally, plan.players(), teams)


def print_json(plan: Plan, tally: Tally, seconds: float) -> None:
    players = player_results(tally, plan.players())
    teams = teams_of(plan, tally)
    report: dict[str, object] = {
        "game": plan.game,
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": plan.games,
        "seconds": round(seconds, 6),
        "games_per_second": round(plan.games / seconds, 3),
        "players": [player._asdict() for player in players],
    }
    if teams:
        report["teams"] = [team._asdict() for team in teams]
    print(json.dumps(report))


def print_table(plan: Plan, tally: Tally, seconds: float) -> None:
    """Print a line for each player, or where partners win together, for each team."""
    from rich.console import Console  # noqa: PLC0415 - not before the first line is out
    from rich.table import Column, Table  # noqa: PLC0415

    columns = [Column(name, justify="right") for name in ("wins", "95 %", "average total")]
    teams = teams_of(plan, tally)
    table = Table("team" if teams else "player", *columns)
    for player in teams or player_results(tally, plan.players()):
        table.add_row(
            player.name,
            f"{player.win_share:.1%}",
            f"{player.low:.1%} to {player.high:.1%}",
            f"{player.mean_score:.2f}",
        )
    Console().print(table)
    print(f"{plan.games / seconds:,.0f} games a second")
