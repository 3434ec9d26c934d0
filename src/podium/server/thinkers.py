"""The processes in which bots think, away from the event loop.

They are started when they are needed. One that dies, or thinks for too long, is replaced, and who
waited for it is told so. They are in a session of their own: Ctrl-C is not for them. When this
process ends, however it does, nothing comes to them any more, and they end too.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from podium.core.errors import BotFailed
from podium.server.thoughts import LENGTH, Chosen, Conclusion, Failed, Thought, framed, packed
from podium.server.thoughts import unframed_length as length

if TYPE_CHECKING:
    from podium.table.timing import Task

COMMAND = (sys.executable, "-m", "podium.server.worker")
FAREWELL = 2.0  # seconds in which a process may end by itself
LEAST = 2  # processes: one that hangs does not stop all bots


def usual_number() -> int:
    return max(LEAST, (os.cpu_count() or 1) - 1)


class Thinkers:
    def __init__(self, seconds: float, most: int | None = None) -> None:
        self.seconds = seconds
        self.places = asyncio.Semaphore(most or usual_number())
        self.idle: list[asyncio.subprocess.Process] = []
        self.closed = False

    async def choose(self, task: Task, seats: int, seed: str) -> Chosen:
        """Return what the bot has chosen; raise BotFailed if it comes to nothing."""
        legal, view = packed(task.legal), packed(task.view)
        conclusion = await self.conclusion(Thought(task.game, task.bot, seats, view, legal, seed))
        if isinstance(conclusion, Failed):
            raise BotFailed(f"bot {task.bot} of {task.game}: {conclusion.reason}")
        return conclusion

    async def conclusion(self, thought: Thought) -> Conclusion:
        async with self.places:
            worker = await self.worker()
            try:
                conclusion = await asyncio.wait_for(exchange(worker, thought), self.seconds)
            except TimeoutError:
                await end(worker)
                return Failed(f"no choice within {self.seconds:g} seconds")
            except (OSError, EOFError, msgspec.DecodeError):
                await end(worker)
                return Failed("its process died")
            except BaseException:
                await end(worker)
                raise
            await self.put_back(worker)
            return conclusion

    async def worker(self) -> asyncio.subprocess.Process:
        if self.closed:
            raise BotFailed("bots do not think any more")
        while self.idle:
            worker = self.idle.pop()
            if worker.returncode is None:
                return worker
        starting = asyncio.ensure_future(started())
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            await end(await starting)
            raise

    async def put_back(self, worker: asyncio.subprocess.Process) -> None:
        if self.closed:
            await end(worker)
        else:
            self.idle.append(worker)

    async def close(self) -> None:
        self.closed = True
        await asyncio.gather(*(dismiss(worker) for worker in self.idle))
        self.idle.clear()


async def started() -> asyncio.subprocess.Process:
    try:
        return await asyncio.create_subprocess_exec(
            *COMMAND,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
    except OSError as error:
        raise BotFailed(f"no process can be started: {error.strerror}") from error


async def exchange(worker: asyncio.subprocess.Process, thought: Thought) -> Conclusion:
    if worker.stdin is None or worker.stdout is None:
        raise EOFError
    worker.stdin.write(framed(thought))
    await worker.stdin.drain()
    head = await worker.stdout.readexactly(LENGTH)
    content = await worker.stdout.readexactly(length(head))
    conclusion: Conclusion = msgspec.msgpack.decode(content, type=Conclusion)
    return conclusion


async def dismiss(worker: asyncio.subprocess.Process) -> None:
    """Let an idle process end by itself."""
    if worker.stdin is not None:
        worker.stdin.close()
    with suppress(TimeoutError):
        await asyncio.wait_for(worker.wait(), FAREWELL)
    await end(worker)


async def end(worker: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        worker.kill()
    await worker.wait()
    if worker.stdin is not None:
        worker.stdin.close()
