"""Bots think in processes of their own, and what happens to these stops nobody."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator

import pytest

from podium.core.chance import Chance
from podium.core.errors import BotFailed
from podium.games import find_game
from podium.players import find_bot
from podium.server import thinkers as module
from podium.server.thinkers import Thinkers
from podium.server.thoughts import Chosen
from podium.table.timing import Task

GAME = find_game("runner-up")
START = GAME.start(3, GAME.options_type())
STATE = GAME.deal(START, GAME.draw(START, Chance("deal")))


def task(bot: str) -> Task:
    return Task("runner-up", bot, GAME.view(STATE, 1), GAME.legal(STATE, 1))


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(seconds=30, most=1)
    yield thinkers
    await thinkers.close()


@pytest.mark.parametrize("bot", GAME.bot_names())
async def test_a_bot_chooses_what_it_would_choose_here(thinkers: Thinkers, bot: str) -> None:
    for seed in ("one", "two", "three"):
        here = find_bot(GAME, bot)(Chance(seed)).choose(GAME.view(STATE, 1), GAME.legal(STATE, 1))
        chosen = await thinkers.choose(task(bot), 3, seed)
        assert chosen == Chosen(GAME.show_action(here, 3))


async def test_one_process_thinks_many_thoughts(thinkers: Thinkers) -> None:
    await thinkers.choose(task("random"), 3, "one")
    (worker,) = thinkers.idle
    await asyncio.gather(*(thinkers.choose(task("random"), 3, str(at)) for at in range(20)))
    assert thinkers.idle == [worker]


async def test_a_bot_that_fails_is_answered_and_its_process_goes_on(thinkers: Thinkers) -> None:
    with pytest.raises(BotFailed, match="bot clever of runner-up: UnknownBot: Runner-Up has no"):
        await thinkers.choose(task("clever"), 3, "one")
    (worker,) = thinkers.idle
    assert (await thinkers.choose(task("random"), 3, "one")).play
    assert thinkers.idle == [worker]


async def test_a_process_that_died_is_replaced(thinkers: Thinkers) -> None:
    await thinkers.choose(task("random"), 3, "one")
    (worker,) = thinkers.idle
    os.kill(worker.pid, signal.SIGKILL)
    await worker.wait()
    assert (await thinkers.choose(task("random"), 3, "one")).play
    assert worker not in thinkers.idle


async def test_a_process_that_dies_while_it_thinks_is_answered(thinkers: Thinkers) -> None:
    await thinkers.choose(task("random"), 3, "one")
    (worker,) = thinkers.idle
    os.kill(worker.pid, signal.SIGSTOP)
    waiting = asyncio.ensure_future(thinkers.choose(task("random"), 3, "one"))
    await asyncio.sleep(0.05)
    os.kill(worker.pid, signal.SIGKILL)
    with pytest.raises(BotFailed, match="its process died"):
        await waiting
    assert (await thinkers.choose(task("random"), 3, "one")).play


async def test_a_process_that_hangs_is_replaced(thinkers: Thinkers) -> None:
    await thinkers.choose(task("random"), 3, "one")
    (worker,) = thinkers.idle
    os.kill(worker.pid, signal.SIGSTOP)
    thinkers.seconds = 0.1
    with pytest.raises(BotFailed, match=r"no choice within 0.1 seconds"):
        await thinkers.choose(task("random"), 3, "one")
    thinkers.seconds = 30
    assert (await thinkers.choose(task("random"), 3, "one")).play
    assert worker.returncode == -signal.SIGKILL


async def test_who_gives_up_waiting_leaves_no_process_behind(thinkers: Thinkers) -> None:
    await thinkers.choose(task("random"), 3, "one")
    (worker,) = thinkers.idle
    os.kill(worker.pid, signal.SIGSTOP)
    waiting = asyncio.ensure_future(thinkers.choose(task("random"), 3, "one"))
    await asyncio.sleep(0.05)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert worker.returncode == -signal.SIGKILL


async def test_closing_ends_all_processes(thinkers: Thinkers) -> None:
    await thinkers.choose(task("random"), 3, "one")
    (worker,) = thinkers.idle
    await thinkers.close()
    assert worker.returncode == 0
    with pytest.raises(BotFailed, match="bots do not think any more"):
        await thinkers.choose(task("random"), 3, "one")


async def test_where_no_process_can_be_started_that_is_answered(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "COMMAND", ("/nowhere/python",))
    with pytest.raises(BotFailed, match="no process can be started: No such file"):
        await thinkers.choose(task("random"), 3, "one")


async def test_nobody_hears_of_ctrl_c(thinkers: Thinkers) -> None:
    await thinkers.choose(task("random"), 3, "one")
    (worker,) = thinkers.idle
    assert os.getpgid(worker.pid) != os.getpgid(0)


async def test_the_loop_goes_on_while_a_bot_thinks(thinkers: Thinkers) -> None:
    waiting = asyncio.ensure_future(thinkers.choose(task("greedy"), 3, "one"))
    longest, before = 0.0, time.perf_counter()
    while not waiting.done():
        await asyncio.sleep(0.005)
        longest, before = max(longest, time.perf_counter() - before), time.perf_counter()
    await waiting
    assert longest < 0.5


async def test_who_gives_up_while_a_process_starts_leaves_none_behind(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[asyncio.subprocess.Process] = []

    async def started() -> asyncio.subprocess.Process:
        begun.append(await module_started())
        return begun[-1]

    module_started = module.started
    monkeypatch.setattr(module, "started", started)
    waiting = asyncio.ensure_future(thinkers.choose(task("random"), 3, "one"))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert [worker.returncode for worker in begun] == [-signal.SIGKILL]
