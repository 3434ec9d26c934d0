"""The client's types of the messages are those that the messages have."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
CHECKING = [sys.executable, str(ROOT / "hatch_client.py"), "node", "tools/types.js", "--check"]


def test_the_clients_types_are_fresh() -> None:
    writing = [sys.executable, str(ROOT / "script/schemas.py")]
    schemas = subprocess.run(writing, capture_output=True, check=True).stdout
    checked = subprocess.run(CHECKING, input=schemas, capture_output=True, check=False)
    assert checked.stderr.decode() == ""
    assert checked.returncode == 0
