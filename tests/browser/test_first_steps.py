"""A newcomer's first steps: the home page, the rules, a language, the first card."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from browser.pages import Gathering, Home
from browser.people import DESK, PHONE, Device, People, Visitor
from browser.runner_up import RunnerUp
from browser.texts import LANGUAGES, Texts


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_newcomer_is_choosing_a_card_within_two_clicks(
    people: People, device: Device
) -> None:
    ann = await people.come(device)
    await Home(ann).open()
    await Home(ann).play_now()
    await RunnerUp(ann).is_asked()
    await ann.press(RunnerUp(ann).cards.first)
    await expect(RunnerUp(ann).targets).to_have_count(3)
    assert ann.presses == 2


async def test_a_friend_joins_by_the_code(people: People) -> None:
    ann, ben = await people.come(), await people.come()
    await Home(ann).open()
    await Home(ann).play_with_friends()
    code = await Gathering(ann).code()
    await Home(ben).open()
    await Home(ben).join(f"{code[:3]} {code[3:].lower()}")  # as one hears it
    await Gathering(ben).sit("Ben")
    await Gathering(ann).sees_seat("Ben")


async def test_what_is_no_code_is_said_to_be_none(people: People) -> None:
    ann = await people.come()
    await Home(ann).open()
    await Home(ann).join("hello")
    await expect(ann.page.get_by_role("alert")).to_have_text(ann.m("home_join_wrong"))


async def test_a_link_to_no_table_leads_home(people: People) -> None:
    ann = await people.come()
    await ann.go("/t/BCDFGH")
    await ann.sees("no_table_title")
    await ann.press(ann.link("to_home"))
    await ann.sees("home_title")


@pytest.mark.parametrize("path", ["/rules/hide-and-seek", "/t/hello", "/nothing/at/all"])
async def test_an_address_without_a_page_leads_home_too(people: People, path: str) -> None:
    ann = await people.come()
    await ann.go(path)
    await ann.sees("nothing_title")
    ann.forgive("404")
    await ann.press(ann.link("to_home"))
    await ann.sees("home_title")


async def test_the_rules_are_a_click_away_and_so_is_the_way_back(people: People) -> None:
    ann = await people.come()
    await Home(ann).open()
    await ann.press(ann.link("home_rules_of", game="Runner-Up"))
    for heading in ("idea", "stage", "scoring", "end", "leo"):
        name = ann.m(f"runner_up_rules_{heading}")
        await expect(ann.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    await ann.sees("runner_up_rules_example_score")
    await ann.page.go_back()
    await expect(Home(ann).play_now_button()).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_browsers_language_chooses(people: People, language: str) -> None:
    ann = await people.come(language=language)
    await Home(ann).open()
    await ann.sees("home_title")
    await expect(ann.page.locator("html")).to_have_attribute("lang", language)


async def test_the_language_menu_changes_all_texts_at_once(people: People) -> None:
    ann = await people.come()
    await Home(ann).open()
    await ann.mark_page()
    for language in (*LANGUAGES[1:], "en"):
        await ann.field("language_menu").select_option(language)
        ann.m = Texts(language)
        for text in ("home_title", "home_games", "home_join_heading", "app_purpose"):
            await ann.sees(text)
        await expect(Home(ann).play_now_button()).to_be_visible()
    assert await ann.has_not_reloaded()


async def test_a_chosen_language_is_kept(people: People) -> None:
    ann = await people.come()
    await Home(ann).open()
    await ann.field("language_menu").select_option("nl")
    await ann.page.reload()
    ann.m = Texts("nl")
    await ann.sees("home_title")


async def test_dark_and_light_follow_the_system_or_the_menu(people: People) -> None:
    ann = await people.come(color_scheme="dark")
    await Home(ann).open()
    dark = await ground(ann)
    await ann.field("theme_menu").select_option("light")
    light = await ground(ann)
    await ann.page.emulate_media(color_scheme="light")
    assert await ground(ann) == light
    await ann.field("theme_menu").select_option("dark")
    assert await ground(ann) == dark != light


async def ground(visitor: Visitor) -> str:
    colour: str = await visitor.page.evaluate("getComputedStyle(document.body).backgroundColor")
    return colour


async def test_who_cannot_reach_the_server_may_try_again(people: People) -> None:
    ann = await people.come()
    await ann.page.route("**/api/games", lambda route: route.abort())
    ann.offline = True
    await Home(ann).open()
    await ann.sees("unreachable_title")
    await ann.page.unroute("**/api/games")
    ann.offline = False
    await ann.press(ann.button("try_again"))
    await expect(Home(ann).play_now_button()).to_be_visible()
