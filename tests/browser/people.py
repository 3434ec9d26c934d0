"""People with browsers of their own, and all that these were sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypedDict

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    ViewportSize,
    WebSocket,
    expect,
)

from browser.texts import Texts
from server.rig import Rig

PATIENCE = 30_000  # milliseconds that nothing here should ever take
expect.set_options(timeout=PATIENCE)


class Device(TypedDict, total=False):
    viewport: ViewportSize
    has_touch: bool
    is_mobile: bool


DESK: Device = {"viewport": {"width": 1280, "height": 800}}
PHONE: Device = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
CALM = ("log", "info", "debug")  # what a console may say


class Visitor:
    """Somebody with a browser, at one page of it."""

    def __init__(self, context: BrowserContext, page: Page, rig: Rig, language: str) -> None:
        self.context = context
        self.page = page
        self.rig = rig
        self.m = Texts(language)
        self.touches = False
        self.presses = 0
        self.messages: list[str] = []  # all that came over WebSockets
        self.bodies: list[asyncio.Task[str]] = []  # all that came over HTTP
        self.mishaps: list[str] = []
        self.offline = False
        self.listen(page)

    # Looking and pressing

    async def go(self, path: str) -> None:
        await self.page.goto(f"http://{self.rig.host}{path}")

    async def press(self, what: Locator) -> None:
        self.presses += 1
        await (what.tap() if self.touches else what.click())

    def button(self, text: str, /, **values: object) -> Locator:
        return self.page.get_by_role("button", name=self.m(text, **values), exact=True)

    def link(self, text: str, /, **values: object) -> Locator:
        return self.page.get_by_role("link", name=self.m(text, **values), exact=True)

    def field(self, text: str) -> Locator:
        return self.page.get_by_label(self.m(text), exact=True)

    async def sees(self, text: str, /, **values: object) -> None:
        seen = self.page.get_by_text(self.m(text, **values)).filter(visible=True)
        await expect(seen.first).to_be_visible()

    async def sees_no(self, text: str, /, **values: object) -> None:
        seen = self.page.get_by_text(self.m(text, **values)).filter(visible=True)
        await expect(seen).to_have_count(0)

    # What the browser was sent

    def listen(self, page: Page) -> None:
        page.on("websocket", self.opened)
        page.on("console", self.said)
        page.on("pageerror", self.failed)
        page.on("requestfailed", self.missed)
        page.on("response", self.answered)

    def opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(str(frame)))

    def said(self, message: ConsoleMessage) -> None:
        if message.type not in CALM:
            self.note(f"{message.type}: {message.text}")

    def failed(self, error: Error) -> None:
        self.note(f"error: {error}")

    def missed(self, request: Request) -> None:
        self.note(f"{request.url}: {request.failure}")

    def answered(self, response: Response) -> None:
        self.bodies.append(asyncio.ensure_future(text_of(response)))
        if response.status >= 400:
            self.note(f"{response.url}: {response.status}")

    def note(self, mishap: str) -> None:
        if not self.offline:
            self.mishaps.append(mishap)

    def forgive(self, word: str) -> None:
        """Forget the mishaps so far that say this."""
        self.mishaps = [mishap for mishap in self.mishaps if word not in mishap]

    async def heard(self) -> list[str]:
        """Return every text that came, over HTTP or WebSocket."""
        return [*self.messages, *await asyncio.gather(*self.bodies)]

    async def secret(self) -> str:
        secret: str = await self.page.evaluate("localStorage.getItem('podium.secret')")
        return secret

    # Troubles

    @asynccontextmanager
    async def without_network(self) -> AsyncIterator[None]:
        """Lose the network; what the browser complains about meanwhile is no mishap."""
        self.offline = True
        await self.context.set_offline(True)
        yield
        await self.context.set_offline(False)
        await self.sees_no("link_lost")
        self.offline = False

    async def mark_page(self) -> None:
        await self.page.evaluate("window.isTheSamePage = true")

    async def has_not_reloaded(self) -> bool:
        return bool(await self.page.evaluate("window.isTheSamePage"))


class People:
    """Lets visitors come, each with a browser of their own."""

    def __init__(self, browser: Browser, rig: Rig) -> None:
        self.browser = browser
        self.rig = rig
        self.visitors: list[Visitor] = []

    async def come(self, device: Device = DESK, language: str = "en", **more: Any) -> Visitor:
        context = await self.browser.new_context(**device, locale=language, **more)
        context.set_default_timeout(PATIENCE)
        return await self.tab(context, language, touches="has_touch" in device)

    async def another_tab(self, visitor: Visitor) -> Visitor:
        return await self.tab(visitor.context, visitor.m.language, touches=visitor.touches)

    async def tab(self, context: BrowserContext, language: str, *, touches: bool) -> Visitor:
        visitor = Visitor(context, await context.new_page(), self.rig, language)
        visitor.touches = touches
        self.visitors.append(visitor)
        return visitor

    async def leave(self) -> list[str]:
        """Let all go, and tell what went wrong in their browsers."""
        for visitor in self.visitors:
            await asyncio.gather(*visitor.bodies, return_exceptions=True)
            await visitor.context.close()
        return [mishap for visitor in self.visitors for mishap in visitor.mishaps]


async def text_of(response: Response) -> str:
    try:
        return await response.text()
    except Error:
        return ""  # the page was left before all of it had come
