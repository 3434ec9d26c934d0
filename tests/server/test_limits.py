"""Buckets, whose address is whose, where others find this machine, and how it listens."""

from __future__ import annotations

import socket

import pytest

from podium.server import addresses
from podium.server.buckets import MANY, Bucket, Buckets, household
from podium.server.running import listen
from podium.server.settings import Rate


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_is_emptied_at_once_and_fills_with_time() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 2), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.4
    assert not bucket.take()
    clock.now += 0.1
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(Rate(1, 1), Clock())
    assert [buckets.take(who) for who in ("192.0.2.1", "192.0.2.2", "192.0.2.1")] == [
        True,
        True,
        False,
    ]


def test_addresses_that_have_been_quiet_are_forgotten_and_no_others() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 1), clock)
    for number in range(MANY - 1):
        buckets.take(f"quiet {number}")
    clock.now += 10
    buckets.take("busy")
    buckets.take("one more")
    assert set(buckets.of) == {"busy", "one more"}
    assert not buckets.take("busy")


def test_where_nobody_is_quiet_room_is_made_for_more() -> None:
    buckets = Buckets(Rate(1, 1), Clock())
    for number in range(MANY + 2):
        assert buckets.take(f"busy {number}")
    assert not buckets.take("busy 0")
    assert buckets.most >= MANY + 2


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1:2:3", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("", "a name", False),
    ],
)
def test_a_household_is_one_however_many_addresses_it_has(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) == same


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1", ()),
        ("::1", ()),
        ("localhost", ()),
        ("192.0.2.7", ("http://192.0.2.7:8000",)),
        ("2001:db8::7", ("http://[2001:db8::7]:8000",)),
        ("games.example", ("http://games.example:8000",)),
    ],
)
def test_a_server_is_reached_where_it_listens(host: str, expected: tuple[str, ...]) -> None:
    assert addresses.reachable(host, 8000) == expected


def test_a_server_for_everybody_is_reached_at_each_address_of_the_machine_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own = iter(["192.0.2.7", None, "192.0.2.7", "169.254.1.1"])
    monkeypatch.setattr(addresses, "own_address", lambda _: next(own))
    assert addresses.reachable("0.0.0.0", 8000) == ("http://192.0.2.7:8000",)  # noqa: S104 - everywhere


def test_an_address_that_cannot_be_reached_is_left_out() -> None:
    assert addresses.own_address("no address") is None
    assert addresses.own_address("127.0.0.1") == "127.0.0.1"


def test_small_messages_wait_for_no_others() -> None:
    with listen("127.0.0.1", 0) as listening:
        address = listening.getsockname()
        with socket.create_connection(address), listening.accept()[0] as connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
