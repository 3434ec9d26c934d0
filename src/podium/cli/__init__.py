"""The command line: `podium`."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

FAILED = 2
INTERRUPTED = 130
LONGEST_COMPLAINT = 400


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and end with its exit code: 0, 2 for bad input, 130 for Ctrl-C."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    try:
        return run_command(arguments)
    except KeyboardInterrupt as interrupt:
        return complain(str(interrupt) or "interrupted", INTERRUPTED)
    except BrokenPipeError:  # who reads our output has had enough, as `head` has
        drop_output()
        return 0
    except OSError as error:
        drop_output()
        return complain(f"cannot go on: {error.strerror}", FAILED)


def run_command(arguments: Sequence[str]) -> int:
    from cyclopts import CycloptsError  # noqa: PLC0415 - Ctrl-C is caught while it loads, too

    from podium.cli.commands import app, say_if_uncompiled, version  # noqa: PLC0415 - same
    from podium.core.errors import PodiumError  # noqa: PLC0415 - same

    take_any_character()
    if list(arguments) == ["--version"]:
        print(version())  # cyclopts would break the line
        return 0
    say_if_uncompiled()
    try:
        app(arguments, exit_on_error=False, print_error=False)
    except (CycloptsError, PodiumError) as error:
        return complain(str(error), FAILED)
    if sys.stdout is not None:
        sys.stdout.flush()  # so that what happens to the output happens here
    return 0


def take_any_character() -> None:
    """Let no character that the terminal does not know, or a person mistypes, end a command."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def complain(text: str, code: int) -> int:
    line = " ".join(text.split())
    shown = line if len(line) <= LONGEST_COMPLAINT else f"{line[:LONGEST_COMPLAINT]} ..."
    print(f"podium: {shown}", file=sys.stderr)
    return code


def drop_output() -> None:
    """Let what is still waiting to be written go nowhere, without another complaint."""
    with open(os.devnull, "w", encoding="utf-8") as nowhere:  # noqa: PTH123 - a device
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
