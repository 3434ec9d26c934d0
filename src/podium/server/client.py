"""The browser client's files, as they are sent."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

INDEX = "index.html"
HASHED = "assets/"  # their names change with their content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
NOT_WORTH_IT = 600  # bytes, below which nothing is gained by compressing
COMPRESSED_ALREADY = ("image/png", "image/jpeg", "image/webp", "font/")


class ClientFile(NamedTuple):
    content: bytes
    compressed: bytes | None
    kind: str
    caching: str
    tag: str


@cache
def files_in(folder: Path) -> dict[str, ClientFile]:
    """Read all files, by their path; they are few and small."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): read(folder, path) for path in paths}


def read(folder: Path, path: Path) -> ClientFile:
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.relative_to(folder).as_posix().startswith(HASHED)
    return ClientFile(
        content=content,
        compressed=compressed(content, kind),
        kind=f"{kind}; charset=utf-8" if is_text(kind) else kind,
        caching=FOR_EVER if hashed else ASK_EACH_TIME,
        tag=f'"{hashlib.sha256(content).hexdigest()[:16]}"',
    )


def is_text(kind: str) -> bool:
    return kind.startswith("text/") or kind in ("application/json", "image/svg+xml")


def compressed(content: bytes, kind: str) -> bytes | None:
    if len(content) < NOT_WORTH_IT or kind.startswith(COMPRESSED_ALREADY):
        return None
    return gzip.compress(content, mtime=0)
