"""What a person finds on the pages, and does there."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from playwright.async_api import Locator, expect

from browser.people import Visitor


class Home:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    async def open(self) -> None:
        await self.visitor.go("/")

    async def play_now(self) -> None:
        await self.visitor.press(self.visitor.button("home_play_now"))

    async def play_with_friends(self) -> None:
        await self.visitor.press(self.visitor.button("home_play_with_friends"))

    async def join(self, code: str) -> None:
        await self.visitor.field("home_join_label").fill(code)
        await self.visitor.press(self.visitor.button("home_join"))


class Gathering:
    """A table before its first game."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    async def link(self) -> str:
        return await self.visitor.field("table_link").input_value()

    async def code(self) -> str:
        return (await self.link()).rpartition("/")[2]

    async def call_oneself(self, name: str) -> None:
        await self.visitor.press(self.visitor.button("seat_change"))
        await self.visitor.field("seat_name").fill(name)
        await self.visitor.press(self.visitor.button("save"))
        await self.sees_seat(name)

    async def sit(self, name: str) -> None:
        await self.visitor.field("seat_name").fill(name)
        await self.visitor.press(self.visitor.button("seat_take"))
        await self.sees_seat(name)

    async def sees_seat(self, name: str) -> None:
        seats = self.visitor.page.get_by_role("region", name=self.visitor.m("seats"), exact=True)
        await expect(seats.get_by_text(name, exact=True)).to_be_visible()

    async def add_bot(self, kind: str = "greedy") -> None:
        await self.visitor.field("seat_bot_kind").select_option(kind)
        await self.visitor.press(self.visitor.button("seat_add_bot"))

    async def let_bots_act_at_once(self) -> None:
        switch = self.visitor.field("settings_bots")
        await self.visitor.press(switch)
        await expect(switch).to_be_checked()

    async def start(self) -> None:
        await self.visitor.press(self.visitor.button("table_start"))


class Playing:
    """A table with a game of Runner-Up."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        m, page = visitor.m, visitor.page
        self.board = page.get_by_role("region", name=m("runner_up_board"), exact=True)
        self.hand = self.board.get_by_role("group", name=m("runner_up_hand"), exact=True)
        self.cards = self.hand.get_by_role("button", disabled=False)
        self.places = self.board.get_by_role("list", name=m("runner_up_players"), exact=True)
        self.targets = self.places.get_by_role("button", name=m.like("runner_up_lay"))
        self.laid_by_oneself = self.places.get_by_role("button", name=m.like("runner_up_take_up"))
        self.ending = page.get_by_role("region", name=m("runner_up_end"), exact=True)

    # The game

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

    async def sees_the_end(self) -> None:
        await expect(self.ending).to_be_visible()

    # What is round the board

    async def open_drawer(self, name: str) -> Locator:
        drawers = self.visitor.page.get_by_role("navigation")
        await self.visitor.press(drawers.get_by_role("button", name=self.visitor.m(name)))
        await expect(self.drawer).to_have_count(1)
        return self.drawer

    @property
    def drawer(self) -> Locator:
        return self.visitor.page.get_by_role("dialog")

    async def close_drawer(self) -> None:
        close = self.drawer.last.get_by_role("button", name=self.visitor.m("close"), exact=True)
        count = await self.drawer.count()
        await self.visitor.press(close.last)
        await expect(self.drawer).to_have_count(count - 1)

    async def choose_speed(self, speed: str) -> None:
        await self.open_drawer("play_menu")
        await self.visitor.field("speed_menu").select_option(speed)
        await self.close_drawer()

    async def link_to_watch(self) -> str:
        await self.open_drawer("play_menu")
        await self.visitor.press(self.visitor.button("watch_invite"))
        link = await self.visitor.field("table_link").input_value()
        await self.close_drawer()
        await self.close_drawer()
        return link

    async def leave(self) -> None:
        await self.open_drawer("play_menu")
        await self.visitor.press(self.visitor.button("play_leave"))
        await self.visitor.press(self.visitor.button("play_leave"))


async def play_to_the_end(*players: Visitor) -> None:
    """Let the same people play the rest elsewhere, where they are quicker."""
    rig, code = players[0].rig, players[0].page.url.rpartition("/")[2]
    async with AsyncExitStack() as elsewhere:
        people = [
            await elsewhere.enter_async_context(rig.person(code, await player.secret()))
            for player in players
        ]
        await asyncio.gather(*(person.play_to_the_end() for person in people))
    for player in players:
        await Playing(player).sees_the_end()
