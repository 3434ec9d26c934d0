"""What the tests in a real browser share."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright

from browser.people import People
from podium.server.settings import Limits
from server.rig import Rig, running

HERE = Path(__file__).parent
# The same that script/setup looks for.
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
OFFLINE = "--disable-background-networking"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.once)
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="module")
async def browser() -> AsyncIterator[Browser]:
    path = next(filter(None, map(shutil.which, CHROMIUMS)))
    async with async_playwright() as playwright:
        # Chromium has no sandbox for root.
        args = [OFFLINE, "--no-sandbox"] if os.geteuid() == 0 else [OFFLINE]
        browser = await playwright.chromium.launch(executable_path=path, args=args)
        yield browser
        await browser.close()


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    """A server with the limits that real ones have."""
    async with running(tmp_path / "podium.sqlite", Limits()) as rig:
        yield rig


@pytest.fixture
async def people(browser: Browser, rig: Rig) -> AsyncIterator[People]:
    """People whose browsers have nothing to complain about."""
    people = People(browser, rig)
    yield people
    assert await people.leave() == []
