"""At a table: ways to lay a card, coming and going, talk, languages, motion."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

from browser.pages import Gathering, Home, play_the_rest_elsewhere
from browser.people import DESK, PHONE, Device, People, Visitor
from browser.runner_up import RunnerUp
from browser.texts import Texts
from podium.server.settings import Limits
from server.rig import Rig, answer_to, running


async def alone(people: People, device: Device = DESK) -> Visitor:
    """Let somebody play against bots that act at once, shown at once."""
    ann = await people.come(device)
    await Home(ann).open()
    await Home(ann).play_with_friends()
    await Gathering(ann).let_bots_act_at_once()
    await Gathering(ann).add_bot()
    await Gathering(ann).add_bot()
    await Gathering(ann).start()
    await RunnerUp(ann).choose_speed("instant")
    return ann


async def together(
    people: People, device: Device = DESK, language: str = "en"
) -> tuple[Visitor, Visitor]:
    """Let two people play; the second one may read another language."""
    ann, ben = await people.come(device), await people.come(device, language)
    await Home(ann).open()
    await Home(ann).play_with_friends()
    await Gathering(ann).call_oneself("Ann")
    await ben.page.goto(await Gathering(ann).link())
    await Gathering(ben).sit("Ben")
    await Gathering(ann).sees_seat("Ben")
    await Gathering(ann).start()
    for visitor in (ann, ben):
        await RunnerUp(visitor).choose_speed("instant")
    return ann, ben


# Ways to lay a card


async def test_a_card_is_dragged_onto_a_place(people: People) -> None:
    ann = await alone(people)
    await RunnerUp(ann).is_asked()
    card = (await RunnerUp(ann).held())[1]
    await RunnerUp(ann).drag(card=1, before=2)
    await RunnerUp(ann).is_at(1, 2)
    await RunnerUp(ann).sees_move(1, 1, f"A:{in_notation(card)}>C")


async def test_a_card_that_is_dropped_beside_the_places_goes_back(people: People) -> None:
    ann = await alone(people)
    await RunnerUp(ann).is_asked()
    before = await RunnerUp(ann).held()
    beside = RunnerUp(ann).board.get_by_text(ann.m("runner_up_stage_of", stage=1))
    await RunnerUp(ann).cards.first.drag_to(beside)
    await RunnerUp(ann).is_asked()
    assert await RunnerUp(ann).held() == before


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
async def test_one_may_change_ones_mind_until_everybody_has_chosen(
    people: People, device: Device
) -> None:
    ann, ben = await together(people, device)
    playing = RunnerUp(ann)
    await playing.lay(card=0, before=0)
    await expect(playing.place(0)).to_contain_text(ann.m("runner_up_has_chosen"))
    await ann.press(playing.laid_by_oneself)
    await ann.press(playing.targets.nth(1))
    await expect(playing.place(1).get_by_role("button")).to_be_visible()
    await RunnerUp(ben).lay(before=0)
    await playing.is_at(1, 2)
    course = people.rig.hall.tables[ann.page.url.rpartition("/")[2]].table.course
    assert course is not None
    assert ">B B:" in course.log[0]


async def test_a_stage_is_played_with_the_keyboard_alone(people: People) -> None:
    ann = await people.come()
    await Home(ann).open()
    await tab_to(ann, Home(ann).play_now_button())
    await ann.page.keyboard.press("Enter")
    playing = RunnerUp(ann)
    await playing.is_asked()
    await tab_to(ann, playing.cards.first)
    await lay_by_arrows(ann, right=1)
    await see_round_by_key(ann, 2)
    await lay_by_letters(ann, "1", "b")
    await see_round_by_key(ann, 3)
    await lay_by_letters(ann, "2", "c")
    await see_round_by_key(ann, 4)
    await change_by_keys(ann)
    await see_round_by_key(ann, 1, stage=2)
    for turn, target in enumerate("BBCA", start=1):
        await playing.sees_move(1, turn, f">{target} B:")
    assert ann.presses == 0


async def tab_to(visitor: Visitor, what: Locator) -> None:
    """Press Tab until something has the focus, but not for ever."""
    for _ in range(40):
        if await what.evaluate("element => element === document.activeElement"):
            return
        await visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {what}")


async def lay_by_arrows(visitor: Visitor, right: int) -> None:
    """Take the card that has the focus, and lay it so many places to the right."""
    keyboard = visitor.page.keyboard
    await keyboard.press("ArrowRight")
    await keyboard.press("Enter")
    await expect(RunnerUp(visitor).targets.first).to_be_focused()
    for _ in range(right):
        await keyboard.press("ArrowRight")
    await keyboard.press("Enter")


async def lay_by_letters(visitor: Visitor, card: str, racer: str) -> None:
    await visitor.page.keyboard.press(card)
    await visitor.page.keyboard.press(racer)


async def change_by_keys(visitor: Visitor) -> None:
    """Take a card and put it back, and then lay another one."""
    await visitor.page.keyboard.press("1")
    await expect(RunnerUp(visitor).targets).to_have_count(3)
    await visitor.page.keyboard.press("Escape")
    await expect(RunnerUp(visitor).targets).to_have_count(0)
    await lay_by_letters(visitor, "2", "a")


async def see_round_by_key(visitor: Visitor, turn: int, stage: int = 1) -> None:
    """Skip what is being shown, and wait for the next round; the focus stays on the board."""
    await expect(visitor.button("board_skip")).to_be_visible()
    await visitor.page.keyboard.press("s")
    await RunnerUp(visitor).is_at(stage, turn)
    await RunnerUp(visitor).is_asked()


def in_notation(card: str) -> str:
    """Return a card's name with the signs of a keyboard."""
    return card.replace("\N{MINUS SIGN}", "-")


# Coming and going


async def test_the_same_people_play_again(people: People) -> None:
    ann, ben = await together(people)
    await play_the_rest_elsewhere(RunnerUp(ann), RunnerUp(ben))
    await ben.sees("over_wait_named", name="Ann")
    await ann.press(ann.button("over_again"))
    for visitor in (ann, ben):
        await RunnerUp(visitor).is_at(1, 1)
        await RunnerUp(visitor).lay_when_asked(1, 1)
    for visitor in (ann, ben):
        await RunnerUp(visitor).is_at(1, 2)


async def test_a_bot_goes_on_for_who_leaves_until_they_come_back(people: People) -> None:
    ann, ben = await together(people)
    table = ann.page.url
    await RunnerUp(ann).leave()
    await ann.sees("home_title")
    await ben.sees("seat_away")
    await RunnerUp(ben).lay_when_asked(1, 1)
    await RunnerUp(ben).is_at(1, 2)  # somebody has chosen for Ann
    await ann.page.goto(table)
    await ben.sees_no("seat_away")
    assert len(await RunnerUp(ann).held()) < 5
    await RunnerUp(ann).is_asked()


async def test_another_tab_shows_the_same_and_may_go_on(people: People) -> None:
    ann = await alone(people)
    other = await people.another_tab(ann)
    await other.page.goto(ann.page.url)
    assert await RunnerUp(other).held() == await RunnerUp(ann).held()
    await RunnerUp(other).lay_when_asked(1, 1)
    await RunnerUp(ann).is_at(1, 2)
    await RunnerUp(ann).lay_when_asked(1, 2)
    await RunnerUp(other).is_at(1, 3)
    assert await RunnerUp(other).held() == await RunnerUp(ann).held()


@pytest.mark.parametrize("pushes", [200, 3], ids=["all that was missed", "everything anew"])
async def test_a_stale_tab_catches_up_by_itself(
    browser: Browser, tmp_path: Path, pushes: int
) -> None:
    async with running(tmp_path / "podium.sqlite", Limits(pushes=pushes)) as rig:
        people = People(browser, rig)
        stale = await alone(people)
        await stale.mark_page()
        code = stale.page.url.rpartition("/")[2]
        async with stale.without_network():
            await stale.sees("link_lost")
            await play_elsewhere(rig, code, await stale.secret())
        await RunnerUp(stale).is_at(2, 1)
        await RunnerUp(stale).lay_when_asked(2, 1)
        await RunnerUp(stale).is_at(2, 2)
        assert await stale.has_not_reloaded()
        assert await people.leave() == []


async def play_elsewhere(rig: Rig, code: str, secret: str) -> None:
    """Play on from another machine, until a stage is over."""
    async with rig.person(code, secret) as same:
        question = (await same.until("snapshot"))["game"]["question"]
        while True:
            if question:
                await same.send(answer_to(question))
            happened = await same.until("happened")
            if happened["view"]["stage"] == 2:
                return
            question = happened.get("question")


async def test_a_closed_laptop_is_opened_again(people: People) -> None:
    ann, ben = await together(people)
    laptop = await ben.context.new_cdp_session(ben.page)
    await laptop.send("Page.setWebLifecycleState", {"state": "frozen"})
    await RunnerUp(ann).lay_when_asked(1, 1)
    await laptop.send("Page.setWebLifecycleState", {"state": "active"})
    await expect(RunnerUp(ben).place(0)).to_contain_text(ben.m("runner_up_has_chosen"))
    await RunnerUp(ben).lay_when_asked(1, 1)
    await RunnerUp(ann).is_at(1, 2)


# Talk, and languages


async def test_a_phrase_is_read_by_everybody_in_their_own_language(people: People) -> None:
    ann, ben = await together(people, language="fr")
    await ann.press(ann.button("phrase_good_luck"))
    for visitor in (ann, ben):
        log = visitor.page.get_by_role("log")
        await expect(log).to_contain_text(f"Ann {visitor.m('phrase_good_luck')}")
    assert ann.m("phrase_good_luck") != ben.m("phrase_good_luck")


async def test_what_somebody_writes_is_shown_as_text_and_nothing_else(people: People) -> None:
    ann, ben = await together(people)
    written = "<img src=x onerror=alert(1)> <b>hi</b> &amp;"
    await ann.field("talk_label").fill(written)
    await ann.press(ann.button("talk_send"))
    await expect(ben.page.get_by_role("log")).to_contain_text(f"Ann {written}")
    await expect(ben.page.get_by_role("log").locator("img")).to_have_count(0)


async def test_a_table_where_only_phrases_are_said(people: People) -> None:
    ann = await people.come()
    await Home(ann).open()
    await Home(ann).play_with_friends()
    await expect(ann.field("talk_label")).to_be_visible()
    await ann.press(ann.field("settings_talk"))
    await expect(ann.field("talk_label")).to_have_count(0)
    await ann.press(ann.button("phrase_hello"))
    await expect(ann.page.get_by_role("log")).to_contain_text(ann.m("phrase_hello"))


async def test_each_reads_the_table_in_a_language_of_their_own(people: People) -> None:
    ann, ben = await together(people, language="de")
    await ben.mark_page()
    await ann.sees("runner_up_choose")
    await ben.sees("runner_up_choose")
    await RunnerUp(ben).open_drawer("play_menu")
    await ben.field("language_menu").select_option("nl")
    ben.m = Texts("nl")
    await RunnerUp(ben).close_drawer()
    await ben.sees("runner_up_choose")
    await ann.sees("runner_up_choose")
    await RunnerUp(ben).lay_when_asked(1, 1)
    assert await ben.has_not_reloaded()


# Motion

# Notes everything that moves on the screen, by animation or transition.
WATCH_MOTION = """
    window.moved = [];
    const note = () => {
        for (const animation of document.getAnimations()) {
            const { effect } = animation;
            const frames = effect.getKeyframes();
            const moves = ["translate", "transform", "rotate", "scale", "offsetDistance"];
            const isMotion = frames.some((frame) => moves.some((name) => name in frame));
            if (isMotion && effect.getTiming().duration > 1) window.moved.push(String(animation));
        }
        requestAnimationFrame(note);
    };
    note();
"""


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
async def test_nothing_moves_for_who_wants_reduced_motion(people: People, wish: str) -> None:
    ann = await people.come(reduced_motion=wish)
    await ann.page.add_init_script(WATCH_MOTION)
    await Home(ann).open()
    await Home(ann).play_now()
    await RunnerUp(ann).lay_when_asked(1, 1)
    await RunnerUp(ann).is_at(1, 2)
    await RunnerUp(ann).is_asked()
    await RunnerUp(ann).open_drawer("play_menu")
    await RunnerUp(ann).close_drawer()
    moved = await ann.page.evaluate("window.moved.length")
    assert (moved == 0) == (wish == "reduce")
