"""What the tests of tables share."""

from __future__ import annotations

import pytest

from core.toys import ANY_TIME
from podium.games import REGISTRY


@pytest.fixture
def real_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables be opened for a toy in real time."""
    monkeypatch.setitem(REGISTRY, ANY_TIME.name, "core.real_time")
