"""`podium bench`."""

from __future__ import annotations

import json

from rich.console import Console
from rich.live import Live
from rich.table import Column, Table

from podium.arena.bench import Speed, measure_all


def run_bench(*, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"results": [speed._asdict() for speed in measure_all()]}))
    else:
        print_speeds()


def print_speeds() -> None:
    table = Table("game", *(Column(name, justify="right") for name in COLUMNS))
    compiled = None
    console = Console()
    with Live(table, console=console):
        for speed in measure_all():
            add_row(table, speed, compiled)
            compiled = speed if speed.compiled else None
    if not console.is_terminal:
        print()  # after the table, only a terminal is moved on to the next line
    print("Whole random games a second on one core, every action chosen among the legal ones.")


COLUMNS = ("players", "rules", "games a second", "of compiled")


def add_row(table: Table, speed: Speed, compiled: Speed | None) -> None:
    ratio = f"1 / {compiled.games_per_second / speed.games_per_second:.0f}" if compiled else ""
    rules = "compiled" if speed.compiled else "uncompiled"
    rate = f"{speed.games_per_second:,.0f}"
    table.add_row(speed.game, str(speed.players), rules, rate, ratio)
