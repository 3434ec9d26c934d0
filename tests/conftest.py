"""What all tests share."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

import podium

# Machines are noisy: an example may take long. In CI the examples are the same every time.
settings.register_profile("podium", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("podium")

# Uncompiled rules are some eighty times slower: the same tests then try fewer games.
SHARE_UNCOMPILED = 20


@pytest.fixture(scope="session")
def some() -> Some:
    return Some()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


class Some:
    """How many random games to try: all of them where that is quick, else a share."""

    def __call__(self, games: int) -> range:
        return range(games if podium.BUILD.compiled else max(1, games // SHARE_UNCOMPILED))
