"""The files of the browser client, ready to be sent."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

HASHED = "assets/"  # their names change with their content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
WORTH_IT = 600  # bytes, from which on something is gained by compressing
KINDS = mimetypes.MimeTypes()  # Python's own: what the machine says of a kind may be anything
KINDS.add_type("text/javascript", ".js")  # as from Python 3.12 on
COMPRESSIBLE = ("text/", "application/json", "application/javascript", "image/svg+xml")


class ClientFile(NamedTuple):
    content: bytes
    compressed: bytes | None
    kind: str
    caching: str
    tag: str


def files_in(folder: Path) -> dict[str, ClientFile]:
    """Read all files, by their path; they are few and small."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {name_of(path, folder): read(path, name_of(path, folder)) for path in paths}


def name_of(path: Path, folder: Path) -> str:
    return path.relative_to(folder).as_posix()


def read(path: Path, name: str) -> ClientFile:
    content = path.read_bytes()
    kind = KINDS.guess_type(name)[0] or "application/octet-stream"
    packs = kind.startswith(COMPRESSIBLE) and len(content) >= WORTH_IT
    return ClientFile(
        content=content,
        compressed=gzip.compress(content, mtime=0) if packs else None,
        kind=kind,
        caching=FOR_EVER if name.startswith(HASHED) else ASK_EACH_TIME,
        tag=f'"{hashlib.sha256(content).hexdigest()[:16]}"',
    )
