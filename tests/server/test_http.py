"""What is answered over HTTP: every endpoint, every refusal, and what every answer has."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import podium
from podium.client import Client
from podium.core.record import read_record
from podium.core.replay import replay
from podium.games import REGISTRY, find_game
from podium.server import app as module
from podium.server.settings import Rate
from server.rig import ANN, PATIENCE, Rig, limited, running

JSON = {"content-type": "application/json"}
INDEX = b"<!doctype html><title>Podium</title>"
SCRIPT = b"console.log('a script that is long enough to be compressed');" * 40
PICTURE = bytes(range(256)) * 8
WISH: dict[str, Any] = {"game": "runner-up", "secret": ANN, "name": "Ann"}
NOWHERE = "BBBBBB"  # a code that no table has


@pytest.fixture(scope="module")
async def served(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Rig]:
    """One server for all tests that only ask, with a client of ours however ours was built."""
    folder = tmp_path_factory.mktemp("served")
    client = small_client(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "find_client", lambda: client)
        async with running(folder / "podium.sqlite") as rig:
            yield rig


def small_client(folder: Path) -> Client:
    (folder / "assets").mkdir()
    (folder / "index.html").write_bytes(INDEX)
    (folder / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "icon-1a2b.svg").write_bytes(b"<svg/>")
    (folder / "picture.png").write_bytes(PICTURE)
    return Client(files=folder)


def problem_of(answer: httpx2.Response) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/json"
    problem = answer.json()
    assert problem.keys() == {"code", "text"}
    assert problem["text"]
    return answer.status_code, problem["code"]


# What can be asked for


async def test_every_game_of_the_registry_is_offered(served: Rig) -> None:
    answer = await served.http.get("/api/games")
    assert answer.status_code == 200
    games = {game["name"]: game for game in answer.json()}
    assert list(games) == list(REGISTRY)
    for name, shown in games.items():
        game = find_game(name)
        assert shown["title"] == game.title
        assert (shown["fewest_seats"], shown["most_seats"]) == (game.fewest_seats, game.most_seats)
        assert shown["bots"] == list(game.bot_names())
        assert shown["real_time"] == game.real_time
    assert {"name": "tactical", "kind": "switch", "default": False, "choices": []} in games[
        "runner-up"
    ]["options"]


async def test_a_table_is_opened_and_found(served: Rig) -> None:
    opened = await served.http.post("/api/tables", json=WISH)
    assert opened.status_code == 201
    code = opened.json()["code"]
    found = await served.http.get(f"/api/tables/{code}")
    assert found.status_code == 200
    assert found.json() == {"code": code, "game": "runner-up", "phase": "gathering"}


async def test_a_record_is_given_when_the_game_is_over_and_not_before(served: Rig) -> None:
    code = await served.open(bots=["random"])
    page = f"/api/tables/{code}/record"
    async with served.person(code) as ann:
        assert problem_of(await served.http.get(page)) == (409, "not-over")
        await ann.do("start")
        assert problem_of(await served.http.get(page)) == (409, "not-over")
    async with served.person(code) as ann:
        await ann.play_to_the_end()
        answer = await served.http.get(page)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/jsonl")
        record = read_record(answer.text)
        assert len(list(replay(find_game("runner-up"), record))) == len(record.steps) + 1
        await ann.do(
            "start", id="again"
        )  # another game: the first one's record is not given in its place
        assert problem_of(await served.http.get(page)) == (409, "not-over")


async def test_a_server_for_this_machine_alone_has_no_place_for_others(served: Rig) -> None:
    assert (await served.http.get("/api/place")).json() == {"addresses": []}


async def test_a_server_for_the_network_says_where_it_is(file: Path) -> None:
    async with running(file, host="192.0.2.7") as rig:
        place = (await rig.http.get("/api/place")).json()
    assert place == {"addresses": [f"http://192.0.2.7:{rig.settings.port}"]}


async def test_health_says_whether_the_store_can_be_used(rig: Rig) -> None:
    healthy = await rig.http.get("/api/health")
    assert (healthy.status_code, healthy.json()) == (200, {"fine": True})
    await rig.hall.house.store.close()
    assert problem_of(await rig.http.get("/api/health")) == (503, "server-trouble")


async def test_the_schema_describes_what_is_answered(served: Rig) -> None:
    schema = (await served.http.get("/api/schema/openapi.json")).json()
    assert schema["info"] == {"title": "Podium", "version": podium.__version__}
    assert sorted(schema["paths"]) == [
        "/api/games",
        "/api/health",
        "/api/place",
        "/api/tables",
        "/api/tables/{code}",
        "/api/tables/{code}/record",
    ]


# The client


@pytest.mark.parametrize("path", ["/", "/t/BCDFGH", "/t/BCDFGH/watch", "/rules/dog", "/about"])
async def test_a_page_of_the_client_is_its_index(served: Rig, path: str) -> None:
    answer = await served.http.get(path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "content", "kind", "caching"),
    [
        (
            "/assets/index-1a2b.js",
            SCRIPT,
            "text/javascript; charset=utf-8",
            "public, max-age=31536000, immutable",
        ),
        (
            "/assets/icon-1a2b.svg",
            b"<svg/>",
            "image/svg+xml",
            "public, max-age=31536000, immutable",
        ),
        ("/picture.png", PICTURE, "image/png", "no-cache"),
    ],
)
async def test_files_have_their_kind_and_are_kept_as_long_as_they_stay(
    served: Rig, path: str, content: bytes, kind: str, caching: str
) -> None:
    answer = await served.http.get(path)
    assert (answer.status_code, answer.content) == (200, content)
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, caching)


async def test_texts_are_compressed_for_who_can_read_them(served: Rig) -> None:
    path = "/assets/index-1a2b.js"
    async with served.http.stream("GET", path, headers={"accept-encoding": "br, gzip"}) as packed:
        raw = b"".join([part async for part in packed.aiter_raw()])
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw) == SCRIPT
    plain = await served.http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT
    for answer in (packed, plain):
        assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("path", ["/picture.png", "/assets/icon-1a2b.svg"])
async def test_what_would_not_be_smaller_is_sent_as_it_is(served: Rig, path: str) -> None:
    assert "content-encoding" not in (await served.http.get(path)).headers


async def test_what_has_not_changed_is_not_sent_again(served: Rig) -> None:
    tag = (await served.http.get("/")).headers["etag"]
    for tags in (tag, f"W/{tag}", f'"another", {tag}'):
        again = await served.http.get("/", headers={"if-none-match": tags})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = await served.http.get("/", headers={"if-none-match": '"another"'})
    assert other.content == INDEX


async def test_without_a_client_there_are_no_pages(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "find_client", lambda: Client(files=None, reason="not built"))
    async with running(file) as rig:
        assert problem_of(await rig.http.get("/")) == (404, "no-such-page")
        assert (await rig.http.get("/api/games")).status_code == 200


async def test_who_looks_for_a_page_that_is_not_there_is_shown_the_client(served: Rig) -> None:
    person = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/nothing", "/t/one/two/three"):
        answer = await served.http.get(path, headers=person)
        assert (answer.status_code, answer.content) == (404, INDEX)
        assert "etag" not in answer.headers
    assert problem_of(await served.http.get("/api/nothing", headers=person))[0] == 404


# Refusals


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", "/nothing", (404, "no-such-page")),
        ("GET", "/api/nothing", (404, "no-such-page")),
        ("GET", "/t/one/two/three", (404, "no-such-page")),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", (404, "no-such-page")),
        ("GET", "/assets/..%2findex.html", (404, "no-such-page")),
        ("GET", "/a%00b", (404, "no-such-page")),
        ("GET", "/%ff%fe", (404, "no-such-page")),
        ("GET", "/api/tables", (405, "no-such-method")),
        ("PUT", "/api/games", (405, "no-such-method")),
        ("DELETE", "/", (405, "no-such-method")),
        ("GET", f"/api/tables/{NOWHERE}", (404, "no-such-table")),
        ("GET", f"/api/tables/{NOWHERE}/record", (404, "no-such-table")),
        ("GET", f"/api/tables/{NOWHERE}/socket", (405, "no-such-method")),
        ("GET", "/api/tables/bbbbbb", (400, "bad-message")),
        ("GET", "/api/tables/%00", (400, "bad-message")),
        ("GET", f"/api/tables/{NOWHERE}B/record", (400, "bad-message")),
    ],
)
async def test_what_is_not_there_is_refused(
    served: Rig, method: str, path: str, expected: tuple[int, str]
) -> None:
    assert problem_of(await served.http.request(method, path)) == expected


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "\x00"}, "no-such-game"),
        ({"name": ""}, "bad-name"),
        ({"name": " \t\n"}, "bad-name"),
        ({"name": "\u202ennA"}, "bad-name"),
        ({"name": "A\x00n"}, "bad-name"),
        ({"name": "x" * 21}, "bad-name"),
        ({"name": "x" * 201}, "bad-message"),
        ({"secret": "short"}, "bad-message"),
        ({"secret": None}, "bad-message"),
        ({"colour": "pink"}, "bad-message"),
        ({"options": {"tactical": "maybe"}}, "bad-option"),
        ({"options": {"speed": 1}}, "bad-option"),
        ({"options": {"": None}}, "bad-option"),
        ({"options": []}, "bad-message"),
        ({"settings": {"think_seconds": 17}}, "bad-message"),
        ({"settings": {"free": 1}}, "bad-message"),
        ({"bots": ["clever"]}, "no-such-bot"),
        ({"bots": ["random"] * 6}, "table-full"),
        ({"bots": ["random"] * 7}, "bad-message"),
        ({"start": True}, "too-few-players"),
        ({"more": 1}, "bad-message"),
    ],
    ids=lambda value: json.dumps(value)[:40] if isinstance(value, dict) else value,
)
async def test_a_table_that_cannot_be_as_it_is_wished_is_refused(
    served: Rig, wish: dict[str, Any], code: str
) -> None:
    assert problem_of(await served.http.post("/api/tables", json=WISH | wish)) == (400, code)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"17",
        b"\xff",
        b"{",
        b'{"game": NaN}',
        b'{"game": 1e999}',
        b'{"game": 1' + b"0" * 5000 + b"}",
        b'{"game": "\\ud800"}',
        b"[" * 8000,
        b'{"options": ' + b'{"a":' * 2500,
        b'{"options": {"tactical": ' + b"[" * 3000 + b"]" * 3000 + b"}}",
    ],
    ids=lambda body: repr(body[:30]),
)
async def test_a_body_that_is_none_is_refused(
    served: Rig, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    answer = await served.http.post("/api/tables", content=body, headers=JSON)
    assert problem_of(answer) == (400, "bad-message")
    assert not caplog.records


async def test_however_deep_an_option_is_nested_it_is_refused_shortly(
    served: Rig, caplog: pytest.LogCaptureFixture
) -> None:
    for depth in range(820, 1000, 4):
        value = "[" * depth + "]" * depth
        body = json.dumps({**WISH, "options": {"tactical": "?"}}).replace('"?"', value)
        answer = await served.http.post("/api/tables", content=body, headers=JSON)
        status, code = problem_of(answer)
        assert (status, code) in ((400, "bad-option"), (400, "bad-message"))
        assert len(answer.text) < 500
    assert not caplog.records


async def test_a_body_is_limited_however_it_comes(served: Rig) -> None:
    large = json.dumps({**WISH, "options": {"x": "x" * served.settings.limits.body}}).encode()

    async def in_parts() -> AsyncIterator[bytes]:
        for at in range(0, len(large), 1000):
            yield large[at : at + 1000]

    for body in (large, in_parts()):
        answer = await served.http.post("/api/tables", content=body, headers=JSON)
        assert problem_of(answer) == (413, "too-large")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "json"]
)
async def test_only_what_is_said_to_be_json_is_read(served: Rig, kind: str) -> None:
    """What a form of a foreign page can send without being asked for leave is none of these."""
    body = json.dumps(WISH)
    answer = await served.http.post("/api/tables", content=body, headers={"content-type": kind})
    assert problem_of(answer) == (415, "bad-message")
    for good in ("application/json", "Application/JSON ; charset=utf-8"):
        answer = await served.http.post("/api/tables", content=body, headers={"content-type": good})
        assert answer.status_code == 201


async def test_a_mistake_of_the_server_is_logged_and_answered_without_a_word_of_it(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("the truth about " + ANN)

    monkeypatch.setattr(rig.hall, "open", fail)
    answer = await rig.http.post("/api/tables", json=WISH)
    assert problem_of(answer) == (500, "server-trouble")
    assert "truth" not in answer.text
    assert [record.getMessage() for record in caplog.records] == ["POST /api/tables failed"]


# Limits


async def test_who_asks_too_often_is_told_so_and_others_are_served(file: Path) -> None:
    async with running(file, limited(requests=Rate(3, 0.001))) as rig:
        answers = [await rig.http.get("/api/games") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert problem_of(answers[-1]) == (429, "too-fast")
        for path in ("/api/tables/BBBBBB", "/api/tables/BBBBBB/record", "/api/place"):
            assert problem_of(await rig.http.get(path)) == (429, "too-fast")
        elsewhere = {"x-forwarded-for": "198.51.100.9"}  # as a proxy on this machine says it
        assert (await rig.http.get("/api/games", headers=elsewhere)).status_code == 200
        assert (await rig.http.get("/api/health")).status_code == 200


async def test_tables_are_opened_only_so_often_by_one_address(file: Path) -> None:
    async with running(file, limited(openings=Rate(2, 0.001))) as rig:
        answers = [await rig.http.post("/api/tables", json=WISH) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert problem_of(answers[-1]) == (429, "too-fast")
        code = answers[0].json()["code"]
        assert (await rig.http.get(f"/api/tables/{code}")).status_code == 200


async def test_sockets_are_opened_only_so_often_by_one_address(file: Path) -> None:
    async with running(file, limited(sockets=Rate(1, 0.001))) as rig:
        code = await rig.open()
        async with rig.person(code) as ann:
            await ann.until("snapshot")
            address = f"ws://{rig.host}/api/tables/{code}/socket"
            async with connect(address, proxy=None) as refused:
                assert json.loads(await refused.recv())["code"] == "too-fast"
                await refused.wait_closed()
                assert refused.close_code == 1008


# Where requests come from


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "http://",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "http://127.0.0.1:{port}.evil.example",
        "http://evil.example:{port}",
        "http://[",
        "file://",
    ],
)
async def test_pages_of_others_are_refused(served: Rig, origin: str) -> None:
    headers = {"origin": origin.format(port=served.settings.port)}
    answer = await served.http.post("/api/tables", json=WISH, headers=headers)
    assert problem_of(answer) == (403, "foreign-origin")
    assert await refused_socket(served, f"/api/tables/{NOWHERE}/socket", headers) == (
        403,
        "foreign-origin",
    )


async def test_pages_of_ours_are_welcome(served: Rig) -> None:
    origin = f"http://{served.host}"
    answer = await served.http.post("/api/tables", json=WISH, headers={"origin": origin.upper()})
    assert answer.status_code == 201
    async with served.person(answer.json()["code"], additional_headers={"Origin": origin}) as ann:
        assert (await ann.hear())["push"] == "snapshot"


async def test_pages_that_were_allowed_are_welcome(file: Path) -> None:
    allowed = "https://games.example"
    async with running(file, allowed_origins=(allowed,)) as rig:
        answers = [
            await rig.http.post("/api/tables", json=WISH, headers={"origin": origin})
            for origin in (allowed, "http://games.example", "https://games.example.org")
        ]
        assert [answer.status_code for answer in answers] == [201, 403, 403]


async def test_reading_is_answered_wherever_it_is_asked_from(served: Rig) -> None:
    """The browser lets no foreign page read it: there is no leave for that in the answer."""
    answer = await served.http.get("/api/games", headers={"origin": "http://evil.example"})
    assert answer.status_code == 200
    assert not [name for name in answer.headers if name.startswith("access-control")]


async def test_who_names_two_pages_is_refused(served: Rig) -> None:
    origins = [("origin", f"http://{served.host}"), ("origin", "http://evil.example")]
    answer = await served.http.post("/api/tables", json=WISH, headers=origins)
    assert problem_of(answer) == (403, "foreign-origin")


async def refused_socket(rig: Rig, path: str, headers: dict[str, str]) -> tuple[int, str]:
    with pytest.raises(InvalidStatus) as caught:
        async with connect(f"ws://{rig.host}{path}", proxy=None, additional_headers=headers):
            pass
    answer = caught.value.response
    check_headers(dict(answer.headers.raw_items()), rig.host)
    return answer.status_code, json.loads(answer.body or b"{}")["code"]


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/api/tables/BBBBBB"])
async def test_a_socket_where_there_is_none_is_refused(
    served: Rig, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert await refused_socket(served, path, {}) == (404, "no-such-page")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


# What every answer has


def check_headers(headers: dict[str, str], host: str) -> None:
    found = {name.lower(): value for name, value in headers.items()}
    assert found["x-content-type-options"] == "nosniff"
    assert found["referrer-policy"] == "no-referrer"
    assert found["cross-origin-opener-policy"] == "same-origin"
    assert found["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in found
    directives = [each.split() for each in found["content-security-policy"].split(";")]
    policy = {name: values for name, *values in directives}
    assert policy["default-src"] == ["'none'"]
    assert policy["script-src"] == policy["style-src"] == ["'self'"]
    assert policy["connect-src"] == ["'self'", f"ws://{host}", f"wss://{host}"]
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == ["'none'"]
    assert not any("unsafe" in value for values in policy.values() for value in values)


ANSWERS: list[tuple[int, str, str, dict[str, Any]]] = [
    (200, "GET", "/", {}),
    (200, "GET", "/assets/index-1a2b.js", {}),
    (200, "GET", "/api/games", {}),
    (200, "GET", "/api/health", {}),
    (200, "GET", "/api/place", {}),
    (200, "GET", "/api/schema/openapi.json", {}),
    (201, "POST", "/api/tables", {"json": WISH}),
    (204, "OPTIONS", "/api/tables", {}),
    (400, "POST", "/api/tables", {"json": {}}),
    (403, "POST", "/api/tables", {"json": WISH, "headers": {"origin": "http://evil.example"}}),
    (404, "GET", "/nothing", {}),
    (404, "GET", "/api/nothing", {}),
    (405, "HEAD", "/", {}),
    (405, "DELETE", "/api/games", {}),
    (413, "POST", "/api/tables", {"content": b"x" * 20_000, "headers": JSON}),
    (415, "POST", "/api/tables", {"content": b"{}"}),
]


@pytest.mark.parametrize(("status", "method", "path", "more"), ANSWERS)
async def test_every_answer_has_the_headers_that_protect(
    served: Rig, status: int, method: str, path: str, more: dict[str, Any]
) -> None:
    answer = await served.http.request(method, path, **more)
    assert answer.status_code == status
    check_headers(dict(answer.headers), served.host)


async def test_what_has_not_changed_has_them_too(served: Rig) -> None:
    tag = (await served.http.get("/")).headers["etag"]
    unchanged = await served.http.get("/", headers={"if-none-match": tag})
    assert unchanged.status_code == 304
    check_headers(dict(unchanged.headers), served.host)


async def test_failures_have_them_too(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(file, limited(requests=Rate(1, 0.001))) as rig:
        monkeypatch.setattr(rig.hall, "open", None)
        failed = await rig.http.post("/api/tables", json=WISH)
        too_fast = await rig.http.get("/api/games")
        await rig.hall.house.store.close()
        in_trouble = await rig.http.get("/api/health")
        for status, answer in ((500, failed), (429, too_fast), (503, in_trouble)):
            assert answer.status_code == status
            check_headers(dict(answer.headers), rig.host)


@pytest.mark.parametrize("host", ["evil; script-src *", "a b", "[::1", 'x"y'])
async def test_a_host_that_is_none_comes_into_no_policy(served: Rig, host: str) -> None:
    answer = await served.http.get("/api/games", headers={"host": host})
    if answer.status_code == 200:
        assert "connect-src 'self';" in answer.headers["content-security-policy"]


async def test_a_host_of_the_newer_addresses_comes_into_the_policy(served: Rig) -> None:
    answer = await served.http.get("/api/games", headers={"host": "[::1]:8000"})
    assert "ws://[::1]:8000" in answer.headers["content-security-policy"]


# What is wrong with the store


DAMAGES = [
    "",
    "{",
    "null",
    '{"line":"danced"}',
    '{"line":"opened"}',
    '{"line":"sat","at":1,"name":"X"}',
    '{"line":"away","at":1,"seat":9}',
    '{"line":"dealt","at":1,"deal":"nothing"}',
    '{"line":"played","at":1,"seat":"A","play":"+1>A"}',
    "[" * 5000,
]


async def test_damaged_tables_are_answered_and_the_others_go_on(file: Path) -> None:
    async with running(file) as rig:
        good = await rig.open()
        bad = [
            (await rig.open(bots=["random"], start=True), number, damage)
            for number in (1, 2, 4)
            for damage in DAMAGES
        ]
    for code, number, damage in bad:
        change(file, code, number, damage)
    async with running(file) as rig:
        for code, number, damage in bad:
            answer = await rig.http.get(f"/api/tables/{code}")
            assert problem_of(answer) == (503, "server-trouble"), (number, damage)
            async with rig.person(code) as ann:
                assert (await ann.hear())["code"] == "server-trouble"
                assert await ann.end() == 1013
        async with rig.person(good) as ann:
            assert (await ann.do("invite", bot="random"))["push"] == "done"


async def test_bytes_that_are_no_text_are_answered_too(file: Path) -> None:
    async with running(file) as rig:
        code = await rig.open()
    for damage in (b"\xff\xfe", 17, b"{}"):
        change(file, code, 2, damage)
        async with running(file) as rig:
            answer = await rig.http.get(f"/api/tables/{code}")
            assert problem_of(answer) == (503, "server-trouble")
            async with rig.person(code) as ann:
                assert (await ann.hear())["code"] == "server-trouble"
                assert await ann.end() == 1013


def change(file: Path, code: str, number: int, content: str | bytes | int) -> None:
    with sqlite3.connect(file, timeout=PATIENCE) as store:
        text = "CAST(? AS TEXT)" if isinstance(content, bytes) else "?"
        command = f"UPDATE line SET content = {text} WHERE code = ? AND number = ?"  # noqa: S608
        assert store.execute(command, (content, code, number)).rowcount == 1
    store.close()
