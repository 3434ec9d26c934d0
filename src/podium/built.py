"""Where the packages are that the build puts beside `podium`, each with a manifest."""

from __future__ import annotations

import importlib.util
from pathlib import Path


def built_folder(package: str) -> Path | None:
    spec = importlib.util.find_spec(package)
    if spec is None or spec.submodule_search_locations is None:
        return None
    folders = (Path(place) for place in spec.submodule_search_locations)
    return next((folder for folder in folders if (folder / "manifest.json").exists()), None)
