"""LOADING at a table: whole games in real time, by thumb and by keys, and what spectators see."""

from __future__ import annotations

import asyncio
import json

import pytest
from playwright.async_api import expect

from browser.loading import Loading
from browser.pages import Gathering, Home
from browser.people import DESK, PHONE, Device, People, Visitor

both_devices = pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])


async def gather(ann: Visitor, ben: Visitor, bots: int) -> None:
    await Home(ann).open()
    await Home(ann).play_with_friends(Loading.title)
    await Gathering(ann).call_oneself("Ann")
    await ann.field("loading_minutes").select_option(ann.m("loading_minutes_some", minutes=3))
    await ben.page.goto(await Gathering(ann).link())
    await Gathering(ben).sit("Ben")
    await Gathering(ann).sees_seat("Ben")
    for _ in range(bots):
        await Gathering(ann).add_bot("casual")
    await Gathering(ann).start()


async def begin(*players: Loading) -> None:
    for player in players:
        await player.be_ready()
    for player in players:
        await expect(player.ready).to_have_count(0)


@both_devices
async def test_two_people_and_a_bot_play_to_the_end(people: People, device: Device) -> None:
    ann, ben, cat = [Loading(await people.come(device)) for _ in range(3)]
    await gather(ann.visitor, ben.visitor, bots=1)
    await cat.visitor.page.goto(ann.visitor.page.url + "/watch")
    for player in (ann, ben, cat):
        await player.choose_speed("instant")
    await begin(ann, ben)
    first, second = (ann, ben) if await ann.fan.is_visible() else (ben, ann)
    await first.has_a_pack()
    card = await first.take(1)
    await first.lay_on_own(card)
    await first.sees_on(first.visitor.m("board_you"), card)
    await second.sees_on("Ann" if first is ann else "Ben", card)
    await cat.sees_on("Ann" if first is ann else "Ben", card)
    expect_no_cards(cat.visitor)
    for player in (first, second):
        await player.hold_to_stop()
    for player in (ann, ben, cat):
        await player.sees_the_end()


def expect_no_cards(spectator: Visitor) -> None:
    """LD-33: nobody is sent what is in a pack that they have not held."""
    views = [
        view
        for message in map(json.loads, spectator.messages)
        for view in (message.get("view"), (message.get("game") or {}).get("view"))
        if view is not None
    ]
    assert any(view["packs"] for view in views)
    assert all(view["hand"] is None for view in views)
    assert all(pack["seen"] is None for view in views for pack in view["packs"])


async def test_the_call_comes_for_all_at_the_same_moment_whatever_their_clocks(
    people: People,
) -> None:
    """LD-7: nobody sees a card before."""
    ann, ben = [Loading(await people.come()) for _ in range(2)]
    hour = 3_600_000
    await ben.visitor.page.add_init_script(
        f"{{ const now = Date.now; Date.now = () => now() + {hour}; }}"
    )
    await gather(ann.visitor, ben.visitor, bots=0)
    await begin(ann, ben)
    opened = await asyncio.gather(moment_of_opening(ann, 0), moment_of_opening(ben, hour))
    assert abs(opened[0] - opened[1]) < 100


async def moment_of_opening(player: Loading, ahead: int) -> float:
    """Tell when a pack was seen to be open, by the clock of this machine."""
    moment: float = await player.visitor.page.evaluate(
        """(ahead) => new Promise((resolve) => {
            const look = () => document.querySelector("[data-fan]") === null
                ? requestAnimationFrame(look)
                : resolve(Date.now() - ahead);
            look();
        })""",
        ahead,
    )
    return moment


async def test_all_can_be_done_by_keys(people: People) -> None:
    """With two, a pack is changed for the one in the middle (LD-27)."""
    ann, ben = [Loading(await people.come()) for _ in range(2)]
    await gather(ann.visitor, ben.visitor, bots=0)
    await ann.is_asked()
    await ann.visitor.page.keyboard.press("Enter")
    await begin(ben)
    before = await ann.numbers()
    await press_keys(ann, "ArrowRight", "ArrowRight", "Enter")
    await ann.sees_on(ann.visitor.m("board_you"), before[1])
    await expect(ann.cards).to_have_count(len(before) - 1)
    await press_keys(ann, " ")
    await expect(ann.cards).to_have_count(19)
    assert before[0] not in await ann.numbers()
    await press_keys(ann, "s", "s")
    for player in (ann, ben):
        await expect(player.ending).to_be_visible()
    await press_keys(ann, "s")
    await ann.sees_the_end()


async def press_keys(player: Loading, *keys: str) -> None:
    for key in keys:
        await player.visitor.page.keyboard.press(key)


async def test_a_card_is_pulled_onto_a_pile_and_the_fan_is_swiped(people: People) -> None:
    ann, ben = [Loading(await people.come(PHONE)) for _ in range(2)]
    await gather(ann.visitor, ben.visitor, bots=0)
    await begin(ann, ben)
    numbers = await ann.numbers()
    await swipe(ann, -150, 0)
    await expect(ann.cards.first).not_to_be_in_viewport()
    assert await ann.numbers() == numbers
    seen = await ann.first_seen()
    own = await ann.mat(ann.visitor.m("board_you")).bounding_box()
    card = await ann.cards.nth(seen).bounding_box()
    assert own is not None
    assert card is not None
    await swipe(ann, own["x"] + 60 - card["x"] - 15, own["y"] + 30 - card["y"] - 40, at=seen)
    await ann.sees_on(ann.visitor.m("board_you"), numbers[seen])


async def swipe(player: Loading, x: float, y: float, at: int = 4) -> None:
    """Put a finger on a card, and move it so far."""
    box = await player.cards.nth(at).bounding_box()
    assert box is not None
    session = await player.visitor.context.new_cdp_session(player.visitor.page)
    start_x, start_y = box["x"] + 15, box["y"] + 40
    for step in range(9):
        kind = "touchStart" if step == 0 else "touchMove"
        point = {"x": start_x + x * step / 8, "y": start_y + y * step / 8}
        await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    await session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@both_devices
async def test_what_is_refused_is_taken_back_and_says_why(people: People, device: Device) -> None:
    """LD-11: on another's pile without cards nothing follows."""
    ann, ben = [Loading(await people.come(device)) for _ in range(2)]
    await gather(ann.visitor, ben.visitor, bots=0)
    await begin(ann, ben)
    before = await ann.numbers()
    card = await ann.take(2)
    name = ann.visitor.m("loading_lay_on", card=card, name="Ben")
    await ann.visitor.press(ann.mats.get_by_role("button", name=name, exact=True))
    await ann.visitor.sees("loading_refused_pile_empty")
    assert await ann.numbers() == before


async def test_who_reloads_goes_on_with_the_same_pack(people: People) -> None:
    ann, ben = [Loading(await people.come(PHONE)) for _ in range(2)]
    await gather(ann.visitor, ben.visitor, bots=0)
    await begin(ann, ben)
    before = await ann.numbers()
    await ann.visitor.page.reload()
    assert await ann.numbers() == before
