"""What goes wrong with a request, as an answer that programs can read."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from podium.core.errors import Refused, StoreError
from podium.protocol.http import Problem

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]

STATUS = {
    "no-such-table": 404,
    "not-over": 409,
    "too-fast": 429,
    "server-trouble": 503,
}
BAD = 400
TROUBLE = 503
# What Litestar finds wrong by itself.
CODES = {404: "no-such-page", 405: "no-such-method", 413: "too-large"}


def refused(_: AnyRequest, error: Refused) -> Response[Problem]:
    return Response(Problem(error.code, str(error)), status_code=STATUS.get(error.code, BAD))


def not_understood(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    code = CODES.get(error.status_code, "bad-message")
    text = "; ".join([error.detail, *map(said, error.extra or ())])
    return Response(Problem(code, text), status_code=error.status_code, headers=error.headers)


def said(found: Any) -> str:  # noqa: ANN401 - whatever Litestar adds
    return f"{found.get('key', '')}: {found.get('message', '')}" if isinstance(found, dict) else ""


def too_deep(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    return Response(Problem("bad-message", "the body is nested too deeply"), status_code=BAD)


def store_failed(_: AnyRequest, error: StoreError) -> Response[Problem]:
    log.error("%s", error)
    text = "the store cannot be used just now; nothing was done"
    return Response(Problem("server-trouble", text), status_code=TROUBLE)


def failed(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Problem("server-trouble", "the server made a mistake"), status_code=500)


ANSWERS: dict[Any, Any] = {
    Refused: refused,
    StoreError: store_failed,
    HTTPException: not_understood,
    RecursionError: too_deep,
    Exception: failed,
}
