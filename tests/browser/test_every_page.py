"""Every page, in every language: readable for all, and nothing juts out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import expect

from browser.games import GAMES, every_game
from browser.pages import Gathering, Home, Playing
from browser.people import DESK, PHONE, People, Visitor
from browser.texts import LANGUAGES

AXE = Axe().axe_script
GRAVE = ("serious", "critical")
DEVICES = {"desk": DESK, "phone": PHONE}
# Where there is little room each language is tried; where there is much, the one with long words.
everywhere = pytest.mark.parametrize(
    ("device", "languages"), [("desk", ("de",)), ("phone", LANGUAGES)], ids=DEVICES
)
LONG_NAME = "Maximiliane-Charlott"  # as long as a name may be

# What a page hears when a language is chosen in another tab.
CHOSEN_ELSEWHERE = """
(newValue) => dispatchEvent(new StorageEvent("storage", { key: "podium.language", newValue }))
"""

# Texts that need more room than their box has, and boxes that reach beyond the screen.
JUTTING_OUT = """
(name) => {
    const root = document.documentElement;
    const found = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} wide`] : [];
    const hasText = (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "");
    const isOnlyHeard = (element) =>
        element !== null &&
        (getComputedStyle(element).clipPath !== "none" || isOnlyHeard(element.parentElement));
    const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    for (const element of document.querySelectorAll("body *")) {
        if (!hasText(element) || !element.checkVisibility() || element.closest("svg")) continue;
        if (isOnlyHeard(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right, width } = range.getBoundingClientRect();
        if (width === 0) continue;
        const text = element.textContent.trim().slice(0, 40);
        const style = getComputedStyle(element);
        // A long name of a person may be shortened, a text of ours may not.
        if (style.textOverflow === "ellipsis" && element.textContent.includes(name)) continue;
        if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
            found.push(`${element.className || element.tagName}: ${text}`);
        for (let box = element.parentElement; box && !scrolls(box); box = box.parentElement)
            if (box === document.body && (left < -1 || right > innerWidth + 1))
                found.push(`off the screen: ${text}`);
        const button = element.closest("button, .button");
        if (button) {
            const box = button.getBoundingClientRect();
            if (left < box.left - 1 || right > box.right + 1) found.push(`button: ${text}`);
        }
    }
    const pen = document.createElement("canvas").getContext("2d");
    for (const select of document.querySelectorAll("select")) {
        const style = getComputedStyle(select);
        const text = select.selectedOptions[0]?.text ?? "";
        pen.font = style.font;
        const edges = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
        const room = select.clientWidth - edges - 16; // for the arrow
        if (style.opacity !== "0" && select.checkVisibility() && pen.measureText(text).width > room)
            found.push(`select: ${text}`);
    }
    return found;
}
"""


class Critic:
    """Somebody who reads every language, and says what is wrong with what there is to see."""

    def __init__(self, visitor: Visitor, languages: tuple[str, ...]) -> None:
        self.visitor = visitor
        self.languages = languages
        self.complaints: list[str] = []

    async def look(self, moment: str) -> None:
        """Look at what is there now, in each language, and in the first one last."""
        for language in (*self.languages[1:], self.languages[0]):
            await self.speak(language)
            await self.look_here(f"{moment}, {language}")
        self.complain(moment, violations(await in_the_dark(self.visitor)))

    async def speak(self, language: str) -> None:
        await self.visitor.page.evaluate(CHOSEN_ELSEWHERE, language)
        await expect(self.visitor.page.locator("html")).to_have_attribute("lang", language)

    async def look_here(self, moment: str) -> None:
        self.complain(moment, await self.visitor.page.evaluate(JUTTING_OUT, LONG_NAME))
        self.complain(moment, violations(await axe(self.visitor)))

    def complain(self, moment: str, complaints: list[str]) -> None:
        self.complaints += [f"{moment}: {complaint}" for complaint in complaints]


async def come(people: People, device: str, languages: tuple[str, ...]) -> Critic:
    visitor = await people.come(DEVICES[device], languages[0], reduced_motion="reduce")
    return Critic(visitor, languages)


def expect_no_complaints(*critics: Critic) -> None:
    complaints = [complaint for critic in critics for complaint in critic.complaints]
    assert complaints == [], "\n".join(complaints)


@everywhere
async def test_pages_without_a_game(
    people: People, device: str, languages: tuple[str, ...]
) -> None:
    ann = await come(people, device, languages)
    async for moment in pages(ann.visitor):
        await ann.look(moment)
    expect_no_complaints(ann)


async def pages(ann: Visitor) -> AsyncIterator[str]:
    await Home(ann).open()
    await Home(ann).play_now_button().wait_for()
    yield "home"
    await Home(ann).join("hello")
    yield "home, after a wrong code"
    for game in GAMES:
        await ann.go(f"/rules/{game.name}")
        await ann.sees(f"{game.words}_rules_end_text")
        yield f"rules of {game.title}"
    await ann.go("/about")
    await ann.sees("about_licence")
    yield "about"
    await ann.go("/rules/nothing")
    await ann.sees("nothing_text")
    yield "not found"
    await ann.go("/t/BCDFGH")
    await ann.sees("no_table_title")
    yield "no table"


@everywhere
async def test_tables_before_a_game(
    people: People, device: str, languages: tuple[str, ...]
) -> None:
    host, guest = [await come(people, device, languages) for _ in range(2)]
    ann, ben = host.visitor, guest.visitor
    await Home(ann).open()
    await Home(ann).play_with_friends()
    await Gathering(ann).call_oneself(LONG_NAME)
    link = await Gathering(ann).link()
    await host.look("gathering, alone")
    for _ in range(4):
        await Gathering(ann).add_bot()
    await ann.press(ann.button("seat_change"))
    await host.look("gathering, own seat")
    await ann.page.keyboard.press("Escape")
    await ben.page.goto(link)
    await ben.field("seat_name").wait_for()
    await guest.look("joining")
    await Gathering(ben).sit(LONG_NAME[::-1])
    await guest.look("gathering, as a guest")
    await host.look("gathering, full")
    watcher = await come(people, device, languages)
    await watcher.visitor.page.goto(link + "/watch")
    await watcher.visitor.sees("watch_waiting")
    await watcher.look("waiting, to watch")
    expect_no_complaints(host, guest, watcher)


@every_game
@everywhere
async def test_tables_with_a_game(
    people: People, game: type[Playing], device: str, languages: tuple[str, ...]
) -> None:
    player, watcher = [await come(people, device, languages) for _ in range(2)]
    ann, cat = game(player.visitor), game(watcher.visitor)
    ben = game(await people.come(DEVICES[device], languages[0], reduced_motion="reduce"))
    link = await start(ann, ben)
    async for moment in moments(ann, ben):
        await player.look(moment)
    await cat.visitor.page.goto(link + "/watch")
    await cat.board.wait_for()
    await watcher.look("watching")
    await cat.visitor.page.close()
    await ann.play_the_rest(ben)
    await ann.visitor.button("over_again").wait_for()
    await player.look("the end")
    expect_no_complaints(player, watcher)


async def start(playing: Playing, other: Playing) -> str:
    """Begin a game of two people and some bots, and return the link to its table."""
    ann, ben = playing.visitor, other.visitor
    await Home(ann).open()
    await Home(ann).play_with_friends(playing.title)
    await Gathering(ann).call_oneself(LONG_NAME)
    await playing.hurry_bots()
    link = await Gathering(ann).link()
    await ben.page.goto(link)
    await Gathering(ben).sit("Ben")
    for _ in range(playing.bots):
        await Gathering(ann).add_bot(playing.bot)
    await Gathering(ann).start()
    await playing.choose_speed("instant")
    await playing.is_asked()
    return link


async def moments(playing: Playing, other: Playing) -> AsyncIterator[str]:
    async for moment in playing.moments(other):
        yield moment
    async for moment in drawers(playing):
        yield moment
    async for moment in menu(playing):
        yield moment
    async for moment in playing.dialogs():
        yield moment


async def drawers(playing: Playing) -> AsyncIterator[str]:
    """Open all that opens beside the board; where there is room, most of it is open already."""
    narrow = ("play_players", "play_moves", "talk_tab") if playing.visitor.touches else ()
    for name in (*narrow, "play_menu"):
        await playing.open_drawer(name)
        yield name
        await playing.close_drawer()


async def menu(playing: Playing) -> AsyncIterator[str]:
    """Open all that opens in the menu."""
    ann = playing.visitor
    await playing.open_drawer("play_menu")
    for name in ("play_rules", "watch_invite"):
        await ann.press(ann.button(name))
        await playing.drawer.nth(1).wait_for()
        yield name
        await playing.close_drawer()
    await ann.press(ann.button("play_leave"))
    await ann.sees("play_leave_text")
    yield "leaving"
    await playing.close_drawer()


async def in_the_dark(visitor: Visitor) -> dict[str, Any]:
    """Look at the colours of the night, which are the same in every language."""
    await visitor.page.emulate_media(color_scheme="dark")
    results = await axe(visitor, runOnly=["color-contrast"])
    await visitor.page.emulate_media(color_scheme="light")
    return results


async def axe(visitor: Visitor, **options: Any) -> dict[str, Any]:
    """Run axe-core, which stays in a page until that is left."""
    if not await visitor.page.evaluate("'axe' in window"):
        await visitor.page.evaluate(AXE)
    results: dict[str, Any] = await visitor.page.evaluate(
        "(options) => axe.run({ resultTypes: ['violations'], ...options })", options
    )
    return results


def violations(results: dict[str, Any]) -> list[str]:
    return [
        f"{violation['id']}: {node['html'][:120]}"
        for violation in results["violations"]
        for node in violation["nodes"]
        if violation["impact"] in GRAVE
    ]
