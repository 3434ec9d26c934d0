"""Every page, in every language: readable for all, and nothing juts out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe

from browser.games import GAMES, every_game
from browser.pages import Gathering, Home, Playing
from browser.people import DESK, PHONE, People, Visitor
from browser.texts import LANGUAGES

AXE = Axe().axe_script
GRAVE = ("serious", "critical")
DEVICES = {"desk": DESK, "phone": PHONE}
# Where there is little room each language is tried; where there is much, the one with long words.
everywhere = pytest.mark.parametrize(
    ("language", "device"), [("de", "desk"), *((each, "phone") for each in LANGUAGES)]
)
LONG_NAME = "Maximiliane-Charlott"  # as long as a name may be

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


@everywhere
async def test_pages_without_a_game(people: People, language: str, device: str) -> None:
    ann = await come(people, language, device)
    complaints = [
        complaint async for moment in pages(ann) for complaint in await look_at(ann, moment)
    ]
    assert complaints == [], "\n".join(complaints)


async def come(people: People, language: str, device: str) -> Visitor:
    return await people.come(DEVICES[device], language, reduced_motion="reduce")


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
async def test_tables_before_a_game(people: People, language: str, device: str) -> None:
    ann, ben = await come(people, language, device), await come(people, language, device)
    await Home(ann).open()
    await Home(ann).play_with_friends()
    await Gathering(ann).call_oneself(LONG_NAME)
    link = await Gathering(ann).link()
    complaints = await look_at(ann, "gathering, alone")
    for _ in range(4):
        await Gathering(ann).add_bot()
    await ann.press(ann.button("seat_change"))
    complaints += await look_at(ann, "gathering, own seat")
    await ann.page.keyboard.press("Escape")
    await ben.page.goto(link)
    await ben.field("seat_name").wait_for()
    complaints += await look_at(ben, "joining")
    await Gathering(ben).sit(LONG_NAME[::-1])
    complaints += await look_at(ben, "gathering, as a guest")
    complaints += await look_at(ann, "gathering, full")
    cat = await come(people, language, device)
    await cat.page.goto(link + "/watch")
    await cat.sees("watch_waiting")
    complaints += await look_at(cat, "waiting, to watch")
    assert complaints == [], "\n".join(complaints)


@every_game
@everywhere
async def test_tables_with_a_game(
    people: People, game: type[Playing], language: str, device: str
) -> None:
    ann = await come(people, language, device)
    ben = await come(people, language, device)
    link = await start(game(ann), game(ben))
    complaints = [
        complaint
        async for moment in moments(game(ann), game(ben))
        for complaint in await look_at(ann, moment)
    ]
    cat = await come(people, language, device)
    await cat.page.goto(link + "/watch")
    await game(cat).board.wait_for()
    complaints += await look_at(cat, "watching")
    await cat.context.close()
    await game(ann).play_the_rest(game(ben))
    await ann.button("over_again").wait_for()
    complaints += await look_at(ann, "the end")
    assert complaints == [], "\n".join(complaints)


async def start(playing: Playing, other: Playing) -> str:
    """Begin a game of two people and some bots, and return the link to its table."""
    ann, ben = playing.visitor, other.visitor
    await Home(ann).open()
    await Home(ann).play_with_friends(playing.title)
    await Gathering(ann).call_oneself(LONG_NAME)
    await Gathering(ann).let_bots_act_at_once()
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


async def look_at(visitor: Visitor, moment: str) -> list[str]:
    """Tell what is wrong with what somebody sees now, light and dark."""
    complaints: list[str] = await visitor.page.evaluate(JUTTING_OUT, LONG_NAME)
    complaints += violations(await axe(visitor))
    await visitor.page.emulate_media(color_scheme="dark")
    complaints += violations(await axe(visitor, runOnly=["color-contrast"]))
    await visitor.page.emulate_media(color_scheme="light")
    return [f"{moment}: {complaint}" for complaint in complaints]


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
