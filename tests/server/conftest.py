"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.rig import Rig, running


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "podium.sqlite"


@pytest.fixture
async def rig(file: Path) -> AsyncIterator[Rig]:
    async with running(file) as rig:
        yield rig
