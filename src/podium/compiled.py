"""Which build of the rules runs: the compiled one, or their sources.

The build puts the compiled modules into the package `podium_compiled` with a manifest: a digest of
every source they were made from, and of those that these import. They are used only if every one of
them is unchanged, so an edited source always runs, uncompiled, until the package is built again.
All or none: compiled modules call each other directly, and a mixture would not fit together.

`PODIUM_UNCOMPILED=1` chooses the sources, for debugging and for measuring coverage.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import os
import sys
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from typing import TYPE_CHECKING, Any

from podium.built import built_folder

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

LIBRARY = "podium__mypyc"  # what all compiled modules share


@dataclass(frozen=True)
class Build:
    compiled: bool
    reason: str = ""  # why not, where it is not
    chosen: bool = False  # uncompiled because somebody asked for it

    def __str__(self) -> str:
        return "compiled" if self.compiled else f"uncompiled: {self.reason}"


class CompiledFinder(MetaPathFinder):
    """Finds the compiled modules; they lie in a folder of their own, under their full names."""

    def __init__(self, folder: Path, modules: Sequence[str], suffix: str) -> None:
        self.files = {name: folder / f"{name}{suffix}" for name in modules}

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        loader = ExtensionFileLoader(fullname, str(file))
        return importlib.util.spec_from_file_location(fullname, file, loader=loader)


def use_compiled(package: Path) -> Build:
    """Let the compiled modules be imported, if there are any and all of them are fresh."""
    if os.environ.get("PODIUM_UNCOMPILED", "0") != "0":
        return Build(compiled=False, reason="PODIUM_UNCOMPILED is set", chosen=True)
    folder = built_folder("podium_compiled")
    if folder is None:
        return Build(compiled=False, reason="the package was not built")
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    reason = why_not(manifest, package)
    if reason:
        return Build(compiled=False, reason=reason)
    return install(CompiledFinder(folder, [LIBRARY, *manifest["compiled"]], manifest["suffix"]))


def why_not(manifest: dict[str, Any], package: Path) -> str:
    if manifest["reason"]:
        return str(manifest["reason"])
    if manifest["suffix"] not in EXTENSION_SUFFIXES:
        return "they were compiled for another Python"
    changed = [
        name
        for name, made_from in manifest["sources"].items()
        if digest(source_of(name, package)) != made_from
    ]
    return f"changed since they were compiled: {', '.join(changed)}" if changed else ""


def source_of(module: str, package: Path) -> Path:
    return package.parent.joinpath(*module.split(".")).with_suffix(".py")


def digest(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest() if source.exists() else ""


def install(finder: CompiledFinder) -> Build:
    sys.meta_path.insert(0, finder)
    try:
        importlib.import_module(LIBRARY)
    except ImportError as error:
        sys.meta_path.remove(finder)
        return Build(compiled=False, reason=f"the compiled rules cannot be loaded ({error})")
    return Build(compiled=True)
