"""Building wheels of the project, and of copies of it that were changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = [
    *("src", "pyproject.toml", "hatch_build.py", "hatch_client.py", "README.md", "LICENSE"),
    ".gitignore",
]


def copy_of_the_project(folder: Path) -> Path:
    for name in SOURCES:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, folder / name)
    return folder


def wheel_of(project: Path, folder: Path, **environment: str) -> Path:
    """Build a wheel with the tools that are installed here, and unpack it."""
    subprocess.run(
        ["uv", "build", "--quiet", "--wheel", "--no-build-isolation", "-o", folder, project],
        env={**os.environ, **environment},
        check=True,
    )
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as content:
        content.extractall(folder / "installed")
    return folder / "installed"


def run_installed(installed: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    environment.pop("PODIUM_UNCOMPILED", None)
    return subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=True
    )


def add_client_sources(project: Path, *, installed: bool = True) -> Path:
    """Copy the client's sources too, with the libraries of the checkout or without any."""
    made = shutil.ignore_patterns("node_modules", "dist", "compiled", "tests")
    shutil.copytree(ROOT / "web", project / "web", ignore=made)
    if installed:
        (project / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return project
