"""What a person finds on LOADING's board, and does there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Self

from playwright.async_api import Locator, Position, expect

from browser.pages import Playing
from browser.people import Visitor

HELD = 900  # milliseconds: so long one holds what one means
SIDE = Position(x=14, y=60)  # of a card: the next one lies over all but its left side
FIRST_SEEN = """
(fan) => new Promise((resolve) => {
    const places = () => [...fan.children].map((card) => card.getBoundingClientRect().left);
    const look = (before) => requestAnimationFrame(() => {
        const now = places();
        if (now.join() === before.join()) resolve(now.findIndex((left) => left > 0));
        else look(now);
    });
    look([]);
})
"""


class Loading(Playing):
    name, title, words = "loading", "LOADING", "loading"
    bot = "expert"  # who passes soon
    bots = 1  # for three there are two stop cards: the end comes when two people have stopped

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        m, page = visitor.m, visitor.page
        self.ready = visitor.button("gate_ready")
        self.fan = self.board.get_by_role("listbox")
        self.cards = self.fan.get_by_role("option")
        self.taken = self.fan.get_by_role("option", selected=True)
        self.mats = self.board.get_by_role("list", name=m("loading_mats"), exact=True)
        self.lay = self.mats.get_by_role("button")
        self.pass_on = self.board.get_by_role("button", name=m("loading_pass"), exact=True)
        self.stop = self.board.locator("button.stop")
        self.skip = page.get_by_role("button", name=m("board_skip"), exact=True)

    async def hurry_bots(self) -> None:
        """Find that bots cannot be hurried: they take the time that people would."""
        await expect(self.visitor.field("settings_talk")).to_be_visible()
        await expect(self.visitor.field("settings_bots")).to_have_count(0)

    async def be_ready(self) -> None:
        await self.visitor.press(self.ready)

    async def is_asked(self) -> None:
        await expect(self.ready).to_be_visible()

    async def has_a_pack(self) -> None:
        await expect(self.fan).to_be_visible()

    async def numbers(self) -> list[str]:
        """Return the numbers of the pack, in its order."""
        await self.has_a_pack()
        numbers: list[str] = await self.cards.evaluate_all(
            "cards => cards.map(card => card.dataset.card)"
        )
        return numbers

    async def first_seen(self) -> int:
        """Return the place of the first card whose left side is seen, once the fan lies still."""
        place: int = await self.fan.evaluate(FIRST_SEEN)
        return place

    def mat(self, name: str) -> Locator:
        return self.mats.get_by_role("listitem").filter(has_text=name)

    async def take(self, at: int = 0) -> str:
        """Take a card, and return its number."""
        number = await self.cards.nth(at).get_attribute("data-card")
        card = self.cards.nth(at)
        await (card.tap(position=SIDE) if self.visitor.touches else card.click(position=SIDE))
        await expect(self.taken).to_have_count(1)
        return str(number)

    async def lay_on_own(self, card: str) -> None:
        name = self.visitor.m("loading_lay_own", card=card)
        await self.visitor.press(self.mats.get_by_role("button", name=name, exact=True))
        await expect(self.lay).to_have_count(0)

    async def sees_on(self, mat: str, number: str) -> None:
        """Find a card on top of somebody's pile."""
        await expect(self.mat(mat).locator(".top .number")).to_have_text(number)

    async def hold_to_stop(self) -> None:
        """Stop as soon as there is a pack, unless one is out or the game is over before that."""
        is_out = self.board.locator(".you.out")
        await expect(self.stop.or_(is_out).or_(self.ending)).to_be_visible()
        if await self.stop.is_visible():
            await self.stop.click(delay=HELD)
            await expect(self.stop).to_have_count(0)

    async def play_the_rest(self, other: Self) -> None:
        for player in (self, other):
            await player.hold_to_stop()
        for player in (self, other):
            await player.sees_the_end()

    async def moments(self, other: Self) -> AsyncIterator[str]:
        yield "getting ready"
        await self.be_ready()
        yield "waiting for others"
        await other.be_ready()
        await self.has_a_pack()
        yield "a pack"
        card = await self.take()
        yield "a card is taken"
        await self.lay_on_own(card)
        yield "a card is laid"
        await self.visitor.press(self.pass_on)
        await expect(self.fan).to_have_count(0)
        yield "without a pack"

    async def dialogs(self) -> AsyncIterator[str]:
        if not self.visitor.touches:
            await self.open_dialog("board_keys")
            yield "board_keys"
            await self.close_drawer()
