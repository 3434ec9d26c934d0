"""The server as an ASGI application."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import podium
from podium.client import find_client
from podium.server import api, pages
from podium.server.buckets import Doors
from podium.server.files import files_in
from podium.server.gate import Gate
from podium.server.problems import ANSWERS

if TYPE_CHECKING:
    from podium.server.hall import Hall
    from podium.server.settings import ServerSettings


def make_app(hall: Hall, settings: ServerSettings) -> Gate:
    folder = find_client().files
    shared = {
        "hall": hall,
        "settings": settings,
        "doors": Doors(settings.limits),
        "files": files_in(folder) if folder else {},
    }
    app = Litestar(
        [*api.HANDLERS, *pages.HANDLERS],
        state=State(shared),
        exception_handlers={**ANSWERS, NotFoundException: pages.not_found},
        request_max_body_size=settings.limits.body,
        openapi_config=DESCRIPTION,
        logging_config=None,
    )
    return Gate(app, settings.allowed_origins)


DESCRIPTION = OpenAPIConfig(
    title="Podium",
    version=podium.__version__,
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)
