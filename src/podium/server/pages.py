"""The browser client, as it is asked for."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath  # noqa: TC002 - Litestar reads it
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from podium.client import find_client
from podium.server.client import INDEX, ClientFile, files_in

AnyRequest = Request[Any, Any, Any]

# Where the client shows something; what, it decides itself.
PAGES = ["/", "/t/{code:str}", "/t/{code:str}/watch", "/rules/{game:str}", "/about"]


@get(PAGES, include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    return answer(request, INDEX)


@get("/{file:path}", include_in_schema=False)
async def file(request: AnyRequest, file: FromPath[str]) -> Response[bytes]:
    return answer(request, file.lstrip("/"))


def answer(request: AnyRequest, path: str) -> Response[bytes]:
    folder = find_client().files
    found = files_in(folder).get(path) if folder else None
    if found is None:
        raise NotFoundException(detail=f"there is nothing at {request.url.path}")
    return reply(request, found)


def reply(request: AnyRequest, found: ClientFile) -> Response[bytes]:
    headers = {"cache-control": found.caching, "etag": found.tag, "vary": "accept-encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", headers=headers, status_code=HTTP_304_NOT_MODIFIED)
    if found.compressed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.compressed, headers=headers, media_type=found.kind)
    return Response(found.content, headers=headers, media_type=found.kind)


HANDLERS = (page, file)
