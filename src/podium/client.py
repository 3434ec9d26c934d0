"""The browser client, as it was built with the package.

The build puts its files into the package `podium_client`. Where it could not be built, the manifest
there says why.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from podium.built import built_folder

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class Client:
    files: Path | None  # the folder with index.html
    reason: str = ""  # why there is none, where there is none


def find_client() -> Client:
    folder = built_folder("podium_client")
    if folder is None:
        return Client(files=None, reason="the package was not built")
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    if manifest["reason"]:
        return Client(files=None, reason=manifest["reason"])
    return Client(files=folder / "files")
