"""What is sent over a socket: twice, too late, malformed, too large, by the wrong seat."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from podium.server.settings import Rate
from server.rig import ANN, BEN, Rig, answer_to, limited, running

TRY_AGAIN, FORBIDDEN, TOO_BIG = 1013, 1008, 1009
HELLO = {"do": "hello", "secret": ANN}


async def test_a_command_sent_twice_has_one_effect_and_the_same_answer(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code) as ann:
        first = await ann.do("invite", id="once", bot="random")
        second = await ann.do("invite", id="once", bot="random")
        assert first == second == {"push": "done", "id": "once"}
        assert len(rig.hall.tables[code].table.seats) == 2


async def test_a_command_sent_twice_at_once_over_two_connections_has_one_effect(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code) as one, rig.person(code) as other:
        answers = await asyncio.gather(
            *(tab.do("invite", id="once", bot="random") for tab in (one, other))
        )
        assert answers == [{"push": "done", "id": "once"}] * 2
        assert len(rig.hall.tables[code].table.seats) == 2


async def test_what_was_refused_once_stays_refused(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code) as ann:
        refused = await ann.do("start", id="once")
        assert refused["code"] == "too-few-players"
        await ann.do("invite", bot="random")
        assert await ann.do("start", id="once") == refused
        assert (await ann.do("start"))["push"] == "done"


async def test_ids_are_each_persons_own(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code) as ann, rig.person(code, BEN) as ben:
        await ann.do("invite", id="1", bot="random")
        assert (await ben.do("sit", id="1", name="Ben"))["push"] == "done"
        assert len(rig.hall.tables[code].table.seats) == 3


async def test_done_commands_are_known_after_a_restart(file: Path) -> None:
    async with running(file) as rig:
        code = await rig.open()
        async with rig.person(code) as ann:
            await ann.do("invite", id="once", bot="random")
    async with running(file) as rig, rig.person(code) as ann:
        assert await ann.do("invite", id="once", bot="random") == {"push": "done", "id": "once"}
        assert len(rig.hall.tables[code].table.seats) == 2


async def test_an_answer_to_an_old_question_is_refused(rig: Rig) -> None:
    code = await rig.open(bots=["random"], start=True)
    async with rig.person(code) as ann:
        question = (await ann.until("snapshot"))["game"]["question"]
        await ann.send(answer_to(question))
        while not any(one.get("question") for one in ann.got if one["push"] == "happened"):
            await ann.hear()
        late = {"play": question["offers"][0]["play"], "asked": question["asked"]}
        refused = await ann.do("play", id="late", **late)
        assert refused["code"] == "overtaken"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({"do": "play", "play": "+1>A"}, "not-seated"),
        ({"do": "play", "play": "+1>A", "asked": 1}, "not-seated"),
        ({"do": "say", "text": "hello"}, "not-seated"),
        ({"do": "stand"}, "in-play"),
        ({"do": "start"}, "not-the-host"),
        ({"do": "remove", "seat": 0}, "not-the-host"),
        ({"do": "replace", "seat": 0}, "not-seated"),
        ({"do": "invite", "bot": "random"}, "not-the-host"),
        ({"do": "configure", "options": {}, "settings": {}}, "not-the-host"),
    ],
    ids=lambda value: value["do"] if isinstance(value, dict) else value,
)
async def test_nobody_acts_for_a_seat_that_is_not_theirs(
    rig: Rig, command: dict[str, Any], code: str
) -> None:
    place = await rig.open(bots=["random"], start=True)
    async with rig.person(place), rig.person(place, BEN) as ben:
        assert (await ben.do(**command))["code"] == code


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "null",
        "{}",
        "17",
        '"hello"',
        '{"do": "dance", "id": "1"}',
        '{"do": "sit"}',
        '{"do": "sit", "id": 1, "name": "Ann"}',
        '{"do": "sit", "id": "", "name": "Ann"}',
        '{"do": "sit", "id": "1", "name": "Ann", "more": 1}',
        '{"do": "sit", "id": "1", "name": "Ann", "colour": "pink"}',
        '{"do": "say", "id": "1", "text": "' + "x" * 1001 + '"}',
        '{"do": "remove", "id": "1", "seat": 7}',
        '{"do": "remove", "id": "1", "seat": 1' + "0" * 400 + "}",
        '{"do": "hello", "secret": "too short"}',
        "[" * 5000,
        '{"do": "configure", "id": "1", "options": ' + '{"a":' * 1500,
        b"\x00\x01",
        '{"do": "sit", "id": "1", "name": "\\ud800"}',
    ],
    ids=lambda text: repr(text[:40]),
)
async def test_what_is_no_message_is_refused_and_the_connection_goes_on(
    rig: Rig, text: str | bytes
) -> None:
    code = await rig.open()
    async with rig.person(code) as ann:
        await ann.until("snapshot")
        await ann.send(text)
        assert (await ann.until("refused"))["code"] == "bad-message"
        assert (await ann.do("invite", bot="random"))["push"] == "done"


async def test_a_refusal_says_which_command_it_is_about_where_that_can_be_read(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code) as ann:
        await ann.send({"do": "sit", "id": "mine", "colour": "pink"})
        assert (await ann.until("refused"))["id"] == "mine"


async def test_what_is_too_large_is_refused_and_what_is_huge_ends_the_connection(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code) as ann:
        await ann.until("snapshot")
        await ann.send({"do": "say", "id": "1", "text": "x" * 20_000})
        assert (await ann.until("refused"))["code"] == "too-large"
        assert (await ann.do("invite", bot="random"))["push"] == "done"
        await ann.send("x" * 100_000)
        assert await ann.end() == TOO_BIG
    assert (await rig.http.get(f"/api/tables/{code}")).status_code == 200


async def test_who_is_too_fast_is_told_so_and_cut_off_in_the_end(file: Path) -> None:
    limits = limited(messages=Rate(5, 0.001), complaints=Rate(10, 0.001))
    async with running(file, limits) as rig:
        code = await rig.open()
        async with rig.person(code) as ann:
            for _ in range(5):
                assert (await ann.do("speak", phrase="hello"))["push"] == "done"
            refused = await ann.do("speak", id="more", phrase="hello")
            assert (refused["code"], refused["id"]) == ("too-fast", "more")
            for _ in range(12):
                await ann.send({"do": "ping", "sent": 1})
            assert await ann.end() == FORBIDDEN


async def test_what_was_too_fast_can_be_sent_again(file: Path) -> None:
    async with running(file, limited(messages=Rate(1, 2))) as rig:
        code = await rig.open()
        async with rig.person(code) as ann:
            await ann.do("invite", bot="random")
            assert (await ann.do("invite", id="again", bot="random"))["code"] == "too-fast"
            await asyncio.sleep(0.6)
            assert (await ann.do("invite", id="again", bot="random"))["push"] == "done"


async def test_who_talks_too_much_may_still_play(file: Path) -> None:
    async with running(file, limited(talk=Rate(2, 0.001))) as rig:
        code = await rig.open()
        async with rig.person(code) as ann:
            answers = [await ann.do("say", text="blah") for _ in range(3)]
            assert [answer["push"] for answer in answers] == ["done", "done", "refused"]
            assert answers[2]["code"] == "too-fast"
            assert (await ann.do("invite", bot="random"))["push"] == "done"


async def test_nothing_is_taken_before_hello(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code, hello={"do": "start", "id": "1"}) as ann:
        assert (await ann.until("refused"))["text"] == "say hello first"
        await ann.send(HELLO)
        assert (await ann.hear())["push"] == "snapshot"


async def test_hello_is_said_once(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code) as ann:
        await ann.send({"do": "hello", "secret": BEN})
        assert (await ann.until("refused"))["code"] == "bad-message"
        assert (await ann.do("invite", bot="random"))["push"] == "done"  # she is still the host


async def test_who_does_not_say_hello_is_sent_away(file: Path) -> None:
    async with running(file, limited(hello=0.05)) as rig:
        code = await rig.open()
        async with rig.person(code, hello={"do": "ping", "sent": 1}) as nobody:
            assert await nobody.end() == FORBIDDEN
            assert nobody.got[-1]["text"] == "nobody said hello"


@pytest.mark.parametrize("code", ["BBBBBB", "bbbbbb", "x", "AEIOU1", "%2e%2e", "B" * 500])
async def test_a_table_that_is_not_there_is_answered_and_the_connection_ended(
    rig: Rig, code: str
) -> None:
    async with rig.person(code) as ann:
        assert (await ann.hear())["code"] == "no-such-table"
        assert await ann.end() == FORBIDDEN


async def test_a_ping_is_answered_with_the_servers_clock(rig: Rig) -> None:
    code = await rig.open()
    async with rig.person(code) as ann:
        await ann.send({"do": "ping", "sent": 12.5})
        pong = await ann.until("pong")
        assert pong["sent"] == 12.5
        assert abs(pong["time"] - rig.hall.house.outside.now()) < 60_000


async def test_nobody_is_told_of_somebody_elses_command_before_it_is_stored(rig: Rig) -> None:
    code = await rig.open()
    store = rig.hall.house.store
    async with rig.person(code) as ann, rig.person(code, BEN) as ben:
        await ben.until("snapshot")
        before = len(await store.read(code))
        await ann.send({"do": "invite", "id": "1", "bot": "random"})
        await ben.until("changed")
        assert len(await store.read(code)) == before + 1


async def test_secrets_are_in_nothing_that_is_sent_or_stored_or_logged(
    rig: Rig, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(0)
    code = await rig.open()
    async with rig.person(code) as ann, rig.person(code, BEN) as ben:
        await ben.do("sit", name="Ben")
        await ann.do("start")
        await ben.send({"do": "hello", "secret": "short"})
        await ben.until("refused")
        await ann.send({"do": "hello", "secret": ANN, "more": ANN})
        await ann.until("refused")
        everything = json.dumps([ann.got, ben.got, await rig.hall.house.store.read(code)])
    logged = [one.getMessage() for one in caplog.records if one.name != "websockets.client"]
    assert ANN not in everything + str(logged)
    assert BEN not in everything + str(logged)
    for seat in rig.hall.tables[code].table.seats:
        assert seat.person
        assert seat.person not in json.dumps([ann.got, ben.got])
