"""What a person finds on DOG's board, and does there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Self

from playwright.async_api import expect

from browser.pages import Playing
from browser.people import Visitor


class Dog(Playing):
    name, title, words = "dog", "DOG", "dog"

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        m = visitor.m
        self.hand = self.board.get_by_role("group", name=m("dog_hand"), exact=True)
        self.cards = self.hand.get_by_role("button")
        self.chosen = self.hand.get_by_role("button", name=m.like("dog_card_chosen"))
        self.stuck = self.hand.get_by_role("button", name=m.like("dog_card_stuck"))
        self.choices = self.board.get_by_role("group", name=m("dog_choices"), exact=True)
        self.why = self.board.get_by_role("complementary", name=m("dog_why"), exact=True)
        # What can be pressed next: where a pawn goes, what else there is to choose, a card.
        self.ends = self.choices.locator("[data-end]")
        self.options = self.choices.locator("[data-choice]")
        self.playable = self.hand.locator("button:not(.stuck)")
        # Places on the board that can be pressed; readers of the screen have the buttons.
        self.marks = self.board.locator("svg .reach")

    async def is_asked(self) -> None:
        await expect(self.choices).to_be_visible()

    async def says(self, text: str, **values: object) -> None:
        """Find what the viewer is told to do, in the middle of the page."""
        told = self.board.get_by_text(self.visitor.m(text, **values))
        await expect(told.filter(visible=True).first).to_be_visible()

    async def take(self, card: str) -> None:
        name = self.visitor.m("dog_card", card=card)
        await self.visitor.press(self.hand.get_by_role("button", name=name, exact=True).first)

    async def press_mark(self, at: int) -> None:
        """Press a place on the board, of those that can be pressed."""
        await self.visitor.press(self.marks.nth(at))

    async def go(self, place: str, steps: int | None = None) -> None:
        """Let the chosen pawn go to a place, by so many steps of a seven."""
        m = self.visitor.m
        to = m("dog_to", place=place)
        name = to if steps is None else m("dog_to_steps", steps=steps, to=to)
        await self.visitor.press(self.ends.and_(self.choices.get_by_label(name, exact=True)))

    async def moments(self, other: Self) -> AsyncIterator[str]:
        yield "choosing what to give"
        await self.visitor.press(self.cards.first)
        await self.options.wait_for()
        yield "a card is taken"
        await self.visitor.press(self.options)
        await self.chosen.wait_for()
        yield "a card is chosen"
        async with other.playing_on():
            await self.is_asked()
        yield "one's turn"
        await self.visitor.press(self.playable.first)
        yield "a card to play is taken"

    @asynccontextmanager
    async def playing_on(self) -> AsyncIterator[None]:
        """Go on playing meanwhile."""
        going_on = asyncio.create_task(self.play_to_the_end())
        yield
        going_on.cancel()

    async def dialogs(self) -> AsyncIterator[str]:
        for name in ("dog_laid",) if self.visitor.touches else ("dog_laid", "board_keys"):
            await self.open_dialog(name)
            yield name
            await self.close_drawer()

    async def play_to_the_end(self) -> None:
        """Press what can be pressed until the game is over."""
        while await self.has_something_to_press():
            await self.press_something()

    async def has_something_to_press(self) -> bool:
        something = self.ends.or_(self.options).or_(self.playable).or_(self.ending)
        await something.first.wait_for()
        return not await self.ending.count()

    async def press_something(self) -> None:
        if await self.chosen.count():
            await expect(self.chosen).to_have_count(0)
        for some in (self.ends, self.options, self.playable):
            if await some.count():
                await self.visitor.press(some.first)
                return
