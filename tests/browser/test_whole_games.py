"""Whole games, from the home page to the end."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from browser.pages import Gathering, Home
from browser.people import DESK, PHONE, Device, People, Visitor
from browser.runner_up import RunnerUp
from browser.runner_up_secrets import RunnerUpSecrets
from browser.secrecy import expect_no_secrets
from server.rig import Rig

STAGES, CHOICES = 5, 4  # the last card of a stage is laid without a choice
OUTAGE = 10  # seconds


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
async def test_two_people_and_a_bot_play_to_the_end_whatever_happens(
    people: People, rig: Rig, device: Device
) -> None:
    ann, ben, cat = [await people.come(device) for _ in range(3)]
    code = await gather(ann, ben)
    await watch(ann, cat)
    for visitor in (ann, ben, cat):
        await RunnerUp(visitor).choose_speed("instant")
        await visitor.mark_page()
    await play_stage(1, ann, ben)
    await reload_in_the_middle(ann, ben, stage=2)
    await lose_network_in_the_middle(ben, ann, stage=3)
    await play_stage(4, ann, ben)
    await play_stage(5, ann, ben)
    for visitor in (ann, ben, cat):
        await RunnerUp(visitor).sees_the_end()
    assert await ben.has_not_reloaded()
    assert await cat.has_not_reloaded()
    known = RunnerUpSecrets((await rig.http.get(f"/api/tables/{code}/record")).text)
    await expect_no_secrets({ann: 0, ben: 1, cat: None}, known)


async def gather(ann: Visitor, ben: Visitor) -> str:
    """Let Ann open a table for friends, and Ben and a bot join her."""
    await Home(ann).open()
    await Home(ann).play_with_friends()
    await Gathering(ann).call_oneself("Ann")
    await Gathering(ann).let_bots_act_at_once()
    await ben.page.goto(await Gathering(ann).link())
    await Gathering(ben).sit("Ben")
    await Gathering(ann).sees_seat("Ben")
    await Gathering(ann).add_bot()
    code = await Gathering(ann).code()
    await Gathering(ann).start()
    return code


async def watch(ann: Visitor, cat: Visitor) -> None:
    await cat.page.goto(await RunnerUp(ann).link_to_watch())
    await cat.sees("watch_heading")
    await expect(RunnerUp(cat).hand).to_have_count(0)


async def play_stage(stage: int, *players: Visitor) -> None:
    for turn in range(1, CHOICES + 1):
        await play_round(stage, turn, *players)


async def play_round(stage: int, turn: int, *players: Visitor) -> None:
    for player in players:
        await RunnerUp(player).lay_when_asked(stage, turn)


async def reload_in_the_middle(ann: Visitor, ben: Visitor, stage: int) -> None:
    """Let Ann reload after she has chosen: what she holds and has chosen is as it was."""
    await play_round(stage, 1, ann, ben)
    await RunnerUp(ann).lay_when_asked(stage, 2)
    await expect(RunnerUp(ann).laid_by_oneself).to_have_count(1)
    before = await RunnerUp(ann).held()
    await ann.page.reload()
    assert await RunnerUp(ann).held() == before
    await expect(RunnerUp(ann).laid_by_oneself).to_have_count(1)
    await RunnerUp(ben).lay_when_asked(stage, 2)
    for turn in (3, 4):
        await play_round(stage, turn, ann, ben)


async def lose_network_in_the_middle(ben: Visitor, ann: Visitor, stage: int) -> None:
    """Let Ben lose the network in the middle of a round that Ann goes on with."""
    await play_round(stage, 1, ann, ben)
    await RunnerUp(ben).is_at(stage, 2)
    before = await RunnerUp(ben).held()
    async with ben.without_network():
        await RunnerUp(ann).lay_when_asked(stage, 2)
        await ben.sees("link_lost")
        await asyncio.sleep(OUTAGE)
    await expect(RunnerUp(ben).places).to_contain_text(ben.m("runner_up_has_chosen"))
    assert await RunnerUp(ben).held() == before
    await RunnerUp(ben).lay_when_asked(stage, 2)
    for turn in (3, 4):
        await play_round(stage, turn, ann, ben)
