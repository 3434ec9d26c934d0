"""What a person finds on the pages, and does there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import ClassVar, Self

from playwright.async_api import Locator, expect

from browser.people import Visitor


class Home:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    async def open(self) -> None:
        await self.visitor.go("/")

    async def play_now(self, game: str = "Runner-Up") -> None:
        await self.visitor.press(self.play_now_button(game))

    def play_now_button(self, game: str = "Runner-Up") -> Locator:
        return self.visitor.button("home_play_now_of", game=game)

    async def play_with_friends(self, game: str = "Runner-Up") -> None:
        await self.visitor.press(self.visitor.button("home_play_with_friends_of", game=game))

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
    """A table with a game; what is on the board, a game's own class knows."""

    name: ClassVar[str]
    title: ClassVar[str]
    words: ClassVar[str]  # what the names of the game's texts begin with
    bot: ClassVar[str] = "greedy"
    bots: ClassVar[int] = 2

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        m, page = visitor.m, visitor.page
        self.board = page.get_by_role("region", name=m(f"{self.words}_board"), exact=True)
        self.ending = page.get_by_role("region", name=m(f"{self.words}_end"), exact=True)

    async def is_asked(self) -> None:
        raise NotImplementedError

    def moments(self, other: Self) -> AsyncIterator[str]:
        """Go through what one sees while playing, together with somebody else."""
        raise NotImplementedError

    def dialogs(self) -> AsyncIterator[str]:
        """Open all that opens over the board."""
        raise NotImplementedError

    async def hurry_bots(self) -> None:
        """Let bots act at once, before the game."""
        await Gathering(self.visitor).let_bots_act_at_once()

    async def play_the_rest(self, other: Self) -> None:
        """Play to the end together with somebody else."""
        await play_the_rest_elsewhere(self, other)

    async def sees_the_end(self) -> None:
        await expect(self.ending).to_be_visible()
        await expect(self.visitor.button("over_change")).to_be_visible()

    async def open_dialog(self, name: str) -> None:
        await self.visitor.press(
            self.board.get_by_role("button", name=self.visitor.m(name), exact=True)
        )
        await self.drawer.wait_for()

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

    async def sees_in_moves(self, line: str) -> None:
        """Find a line in the move list, where there is room for it."""
        moves = self.visitor.page.get_by_role("group", name=self.visitor.m("play_moves"))
        await expect(moves.get_by_role("listitem").filter(has_text=line)).to_have_count(1)

    async def leave(self) -> None:
        await self.open_drawer("play_menu")
        await self.visitor.press(self.visitor.button("play_leave"))
        await self.visitor.press(self.visitor.button("play_leave"))


async def play_the_rest_elsewhere(*players: Playing) -> None:
    """Let the same people leave the page, play to the end with quicker clients, and come back."""
    visitors = [player.visitor for player in players]
    rig, table = visitors[0].rig, visitors[0].page.url
    async with AsyncExitStack() as elsewhere:
        people = [
            await elsewhere.enter_async_context(rig.person(code_in(table), await visitor.secret()))
            for visitor in visitors
        ]
        for visitor in visitors:
            await visitor.page.goto("about:blank")
        await asyncio.gather(*(person.play_to_the_end() for person in people))
    for player in players:
        await player.visitor.page.goto(table)
        await player.sees_the_end()


def code_in(table: str) -> str:
    return table.rpartition("/")[2]
