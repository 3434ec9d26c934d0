"""How often somebody may do something: buckets that fill with time and are emptied by doing it."""

from __future__ import annotations

import time
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from podium.server.settings import Limits, Rate

MANY = 10_000  # addresses; then those who have been quiet are forgotten
HOUSEHOLD = 64  # bits of an IPv6 address that say whose network it is


class Bucket:
    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.left = float(rate.at_once)
        self.seen = clock()

    def take(self) -> bool:
        """Take one, if one is left."""
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self) -> bool:
        self.fill()
        return self.left >= self.rate.at_once

    def fill(self) -> None:
        now = self.clock()
        self.left = min(self.rate.at_once, self.left + (now - self.seen) * self.rate.a_second)
        self.seen = now


class Buckets:
    """One for each address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.of: dict[str, Bucket] = {}
        self.most = MANY

    def take(self, address: str) -> bool:
        if len(self.of) >= self.most:
            self.forget_the_quiet()
        return self.of.setdefault(household(address), Bucket(self.rate, self.clock)).take()

    def forget_the_quiet(self) -> None:
        self.of = {who: bucket for who, bucket in self.of.items() if not bucket.is_full()}
        self.most = max(MANY, 2 * len(self.of))


def household(address: str) -> str:
    """Say whose an address is: with IPv6 everybody has countless ones."""
    try:
        number = ip_address(address)
    except ValueError:
        return address
    if not isinstance(number, IPv6Address):
        return address
    if number.ipv4_mapped:
        return str(number.ipv4_mapped)
    return str(IPv6Network((number, HOUSEHOLD), strict=False))


class Doors:
    """How often each address may come in, by what it wants."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests)
        self.openings = Buckets(limits.openings)
        self.sockets = Buckets(limits.sockets)
