"""The browser client, as it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get
from litestar.datastructures import State  # noqa: TC002 - Litestar reads it
from litestar.exceptions import NotFoundException
from litestar.params import FromPath  # noqa: TC002 - same
from litestar.status_codes import HTTP_304_NOT_MODIFIED, HTTP_404_NOT_FOUND

from podium.server.problems import not_understood

if TYPE_CHECKING:
    from podium.server.files import ClientFile

AnyRequest = Request[Any, Any, Any]

INDEX = "index.html"
# Where the client shows something; what, it decides itself.
PAGES = ["/", "/t/{code:str}", "/t/{code:str}/watch", "/rules/{game:str}", "/about"]


@get(PAGES, include_in_schema=False)
async def page(request: AnyRequest, state: State) -> Response[bytes]:
    return answer(request, state.files, INDEX)


@get("/{file:path}", include_in_schema=False)
async def file(request: AnyRequest, state: State, file: FromPath[str]) -> Response[bytes]:
    return answer(request, state.files, file.lstrip("/"))


def answer(request: AnyRequest, files: dict[str, ClientFile], name: str) -> Response[bytes]:
    if name not in files:
        raise NotFoundException(detail=f"there is nothing at {request.url.path}")
    return reply(request, files[name])


def reply(request: AnyRequest, found: ClientFile) -> Response[bytes]:
    headers = {"cache-control": found.caching, "etag": found.tag, "vary": "accept-encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", headers=headers, status_code=HTTP_304_NOT_MODIFIED)
    if found.compressed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.compressed, headers=headers, media_type=found.kind)
    return Response(found.content, headers=headers, media_type=found.kind)


def not_found(request: AnyRequest, error: NotFoundException) -> Response[Any]:
    """Let the client tell people, in their language; programs get what they can read."""
    index = request.app.state.files.get(INDEX)
    if index is None or not is_for_people(request):
        return not_understood(request, error)
    headers = {"cache-control": index.caching, "vary": "accept"}
    return Response(
        index.content, headers=headers, media_type=index.kind, status_code=HTTP_404_NOT_FOUND
    )


def is_for_people(request: AnyRequest) -> bool:
    accepted = request.headers.get("accept", "")
    return "text/html" in accepted and not request.url.path.startswith("/api/")


HANDLERS = (page, file)
