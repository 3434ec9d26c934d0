"""A process in which bots think: thoughts come in, conclusions go out, until nothing comes."""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO

import msgspec

from podium.server.thoughts import LENGTH, Thought, concluded, framed, unframed_length


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
        work(sys.stdin.buffer, answers)


def work(thoughts: BinaryIO, answers: BinaryIO) -> None:
    while head := thoughts.read(LENGTH):
        content = thoughts.read(unframed_length(head))
        answers.write(framed(concluded(msgspec.msgpack.decode(content, type=Thought))))
        answers.flush()


if __name__ == "__main__":
    main()
