"""What comes from outside: the time, and secrets drawn by lot. Tests bring their own."""

from __future__ import annotations

import secrets
import time

from podium.core.chance import Chance
from podium.protocol.http import CODE_LENGTH, CODE_LETTERS


class Outside:
    def now(self) -> int:
        """Milliseconds of the clock that messages and journals show."""
        return time.time_ns() // 1_000_000

    def seconds_until(self, when: int) -> float:
        return max(0.0, (when - self.now()) / 1000)

    def token(self) -> str:
        """Draw what nobody can guess."""
        return secrets.token_hex(16)

    def chance(self) -> Chance:
        return Chance(self.token())

    def code(self) -> str:
        return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
