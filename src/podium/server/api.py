"""What is answered over HTTP, and where sockets begin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from litestar import Response, get, post, websocket
from litestar.connection import WebSocket  # noqa: TC002 - Litestar reads it
from litestar.datastructures import State  # noqa: TC002 - same
from litestar.exceptions import ClientException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter

from podium.core.errors import Refused
from podium.core.record import write_record
from podium.protocol import pushes
from podium.protocol.http import (
    CODE_LENGTH,
    CODE_LETTERS,
    GameInfo,
    Health,
    Opened,
    OpenTable,
    Place,
    Problem,
    TableInfo,
)
from podium.server.addresses import reachable
from podium.server.menu import all_games
from podium.server.sockets import FORBIDDEN, Connection
from podium.server.visitors import encoded

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.handlers import BaseRouteHandler

JSON_LINES = "application/jsonl"
TOO_FAST = Refused("too-fast", "not so fast")

Code = Annotated[
    str,
    PathParameter(description="The table's code.", pattern=f"^[{CODE_LETTERS}]{{{CODE_LENGTH}}}$"),
]


def problem(description: str) -> ResponseSpec:
    return ResponseSpec(Problem, description=description, generate_examples=False)


ALWAYS = {
    429: problem("Too many requests from this address."),
    503: problem("The store cannot be used just now; nothing was done."),
}
NO_TABLE = {400: problem("This is no code."), 404: problem("There is no such table.")}


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


def may_ask(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    if not connection.app.state.doors.requests.take(address_of(connection)):
        raise TOO_FAST


def may_open(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    if not connection.app.state.doors.openings.take(address_of(connection)):
        raise TOO_FAST


def must_be_json(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    kind = connection.headers.get("content-type", "").partition(";")[0]
    if kind.strip().lower() != "application/json":
        raise ClientException("the body has to be application/json", status_code=415)


@get("/api/games", guards=[may_ask], responses=ALWAYS)
async def games() -> tuple[GameInfo, ...]:
    """Say which games can be played."""
    return all_games()


@post(
    "/api/tables",
    guards=[may_ask, may_open, must_be_json],
    responses={
        400: problem("The table cannot be as it is wished, or the body is none."),
        403: problem("Asked by a page of another server."),
        413: problem("The body is too large."),
        415: problem("The body is not said to be JSON."),
        **ALWAYS,
    },
)
async def open_table(state: State, data: JSONBody[OpenTable]) -> Opened:
    """Open a table; whoever does is its host and sits at the first seat."""
    return Opened(await state.hall.open(data))


@get("/api/tables/{code:str}", guards=[may_ask], responses={**NO_TABLE, **ALWAYS})
async def table(state: State, code: Code) -> TableInfo:
    """Say what is played at a table."""
    found = (await state.hall.find(code)).table
    return TableInfo(found.code, found.game.name, found.phase)


@get(
    "/api/tables/{code:str}/record",
    guards=[may_ask],
    media_type=JSON_LINES,
    responses={**NO_TABLE, 409: problem("No game is over."), **ALWAYS},
)
async def record(state: State, code: Code) -> Response[str]:
    """Give the record of the game that was played last, when it is over."""
    course = (await state.hall.find(code)).table.course
    if course is None or not course.is_over():
        raise Refused("not-over", "there is no game here that is over")
    return Response(write_record(course.record()), media_type=JSON_LINES)


@get("/api/place", guards=[may_ask], responses=ALWAYS)
async def place(state: State) -> Place:
    """Say under which addresses others in the same network reach this server."""
    return Place(reachable(state.settings.host, state.settings.port))


@get("/api/health", responses={503: ALWAYS[503]})
async def health(state: State) -> Health:
    """Say whether tables can be opened and found."""
    await state.hall.house.store.has("")
    return Health()


@websocket("/api/tables/{code:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], state: State, code: FromPath[str]) -> None:
    """Take commands and send pushes, as `podium.protocol` has them."""
    await socket.accept()
    if state.doors.sockets.take(address_of(socket)):
        await Connection(socket.receive, socket.send, state.hall, code).serve()
    else:
        await socket.send_text(encoded(pushes.Refused(TOO_FAST.code, str(TOO_FAST))))
        await socket.close(FORBIDDEN)


HANDLERS = (games, open_table, table, record, place, health, socket)
