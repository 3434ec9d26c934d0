"""What a person finds on Runner-Up's board, and does there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Self

from playwright.async_api import Locator, expect

from browser.pages import Playing
from browser.people import Visitor


class RunnerUp(Playing):
    name, title, words = "runner-up", "Runner-Up", "runner_up"

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        m = visitor.m
        self.hand = self.board.get_by_role("group", name=m("runner_up_hand"), exact=True)
        self.cards = self.hand.get_by_role("button", disabled=False)
        self.places = self.board.get_by_role("list", name=m("runner_up_players"), exact=True)
        self.targets = self.places.get_by_role("button", name=m.like("runner_up_lay"))
        self.laid_by_oneself = self.places.get_by_role("button", name=m.like("runner_up_take_up"))

    async def is_at(self, stage: int, turn: int) -> None:
        m = self.visitor.m
        await expect(self.board).to_contain_text(m("runner_up_stage_of", stage=stage))
        await expect(self.board).to_contain_text(m("runner_up_round_of", round=turn))

    async def is_asked(self) -> None:
        await expect(self.prompt("runner_up_choose")).to_be_visible()

    def prompt(self, text: str) -> Locator:
        return self.board.get_by_text(self.visitor.m(text), exact=True)

    async def lay(self, card: int = 0, before: int = 0) -> None:
        await self.visitor.press(self.cards.nth(card))
        await self.visitor.press(self.targets.nth(before))
        await expect(self.targets).to_have_count(0)

    async def lay_when_asked(self, stage: int, turn: int) -> None:
        await self.is_at(stage, turn)
        await self.is_asked()
        await self.lay(before=(stage + turn) % 3)

    async def drag(self, card: int, before: int) -> None:
        await self.cards.nth(card).drag_to(self.place(before))
        await expect(self.targets).to_have_count(0)

    def place(self, racer: int) -> Locator:
        return self.places.locator("> li").nth(racer)

    async def sees_move(self, stage: int, turn: int, move: str) -> None:
        """Find what a round brought in the move list, where there is room for it."""
        moves = self.visitor.page.get_by_role("group", name=self.visitor.m("play_moves"))
        line = moves.get_by_role("listitem").filter(has_text=f"{stage}.{turn} ")
        await expect(line).to_contain_text(move)

    async def held(self) -> list[str]:
        """Return the names of the cards of one's hand."""
        await expect(self.hand).to_be_visible()
        names: list[str] = await self.hand.get_by_role("button").evaluate_all(
            "buttons => buttons.map(button => button.getAttribute('aria-label'))"
        )
        return names

    async def moments(self, other: Self) -> AsyncIterator[str]:
        yield "choosing"
        await self.visitor.press(self.cards.first)
        await self.targets.first.wait_for()
        yield "a card is taken"
        await self.visitor.press(self.targets.first)
        await self.laid_by_oneself.wait_for()
        yield "a card is laid"
        await other.lay()
        await self.is_at(1, 2)
        await self.is_asked()
        yield "cards lie open"

    async def dialogs(self) -> AsyncIterator[str]:
        name = "runner_up_points" if self.visitor.touches else "board_keys"
        await self.open_dialog(name)
        yield name
        await self.close_drawer()
