"""The command line: `podium`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

FAILED = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and end with its exit code: 0, 2 for bad input, 130 for Ctrl-C."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    try:
        return run_command(arguments)
    except KeyboardInterrupt as interrupt:
        return complain(str(interrupt) or "interrupted", INTERRUPTED)
    except BrokenPipeError:  # who reads our output has had enough, as `head` has
        sys.stderr.close()
        return 0


def run_command(arguments: Sequence[str]) -> int:
    from cyclopts import CycloptsError  # noqa: PLC0415 - Ctrl-C is caught while it loads, too

    from podium.cli.commands import app  # noqa: PLC0415 - same
    from podium.core.errors import PodiumError  # noqa: PLC0415 - same

    try:
        app(arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()  # so that what happens to the output happens here
    except (CycloptsError, PodiumError) as error:
        return complain(one_line(str(error)), FAILED)
    return 0


def one_line(text: str) -> str:
    return " ".join(text.split())


def complain(text: str, code: int) -> int:
    print(f"podium: {text}", file=sys.stderr)
    return code
