"""`podium serve`: the server, for everybody in the same network."""

from __future__ import annotations

import logging
import os
import sys
import threading
import webbrowser
from errno import EADDRINUSE
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from podium.client import find_client
from podium.core.errors import BadFile, UsageError
from podium.server.addresses import EVERYWHERE, address, is_here, reachable
from podium.server.running import listen, serve
from podium.server.settings import ServerSettings

if TYPE_CHECKING:
    import socket
    from pathlib import Path

USUAL_PORT = 8000
LAST_PORT = 8099


def serve_here(host: str, port: int | None, data: Path | None, *, browser: bool) -> None:
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    file = data or usual_file()
    with listening(host, port) as taken:
        settings = ServerSettings(data=file, host=host, port=taken.getsockname()[1])
        serve(settings, taken, lambda: say_ready(settings, browser=browser))
    print(f"Podium ends. All tables are kept in {file}.")


def usual_file() -> Path:
    folder = user_data_path("podium", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"{folder} cannot be made: {error.strerror}; say --data FILE") from error
    return folder / "podium.sqlite"


def listening(host: str, port: int | None) -> socket.socket:
    """Take the port that was asked for, or else the usual one or one of the next."""
    number, last = (USUAL_PORT, LAST_PORT) if port is None else (port, port)
    while True:
        try:
            return listen(host, number)
        except OSError as error:
            if error.errno != EADDRINUSE or number == last:
                raise UsageError(f"{host}:{number} cannot be used: {reason_of(error)}") from error
        number += 1


def reason_of(error: OSError) -> str:
    """Leave out what Python adds in brackets: it says the address again."""
    return str(error.strerror).partition(" (")[0]


def say_ready(settings: ServerSettings, *, browser: bool) -> None:
    here = local_address(settings)
    network = reachable(settings.host, settings.port)
    print("Podium is ready.")
    if is_local(settings.host):
        print(f"  on this machine  {here}")
    for place in network:
        print(f"  in your network  {place}")
    print(f"Tables are kept in {settings.data}.")
    client = find_client()
    if client.files is None:
        print(f"The browser client is missing: {client.reason}.")
    print("Ctrl-C ends it.", flush=True)
    if browser and client.files is not None:
        open_browser(here)


def local_address(settings: ServerSettings) -> str:
    host = "localhost" if is_local(settings.host) else settings.host
    return address(host, settings.port)


def is_local(host: str) -> bool:
    return host in EVERYWHERE or is_here(host)


def open_browser(place: str) -> None:
    """Open a browser with windows, where there is one; it may take its time."""
    if has_display() and not is_text_browser():
        threading.Thread(target=webbrowser.open, args=(place,), daemon=True).start()


def has_display() -> bool:
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or bool(shown)


def is_text_browser() -> bool:
    """Whether the browser would take over the terminal, or there is none."""
    try:
        return type(webbrowser.get()) is webbrowser.GenericBrowser
    except webbrowser.Error:
        return True
