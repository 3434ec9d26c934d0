"""Build hook: compiles the rules with mypyc, and has the client built (`hatch_client.py`).

The compiled files go into a package of their own, `podium_compiled`, beside `podium` and never
beside their sources, with a manifest of the sources they were made from. `podium.compiled` reads
it and lets nothing stale be imported. Where compiling is not possible the package is built
without them, and the manifest says why.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file by itself
import hatch_client

COMPILED_PACKAGE = "podium_compiled"
# A module that uses native integers is one to be compiled.
MARK = "from mypy_extensions import"
# Small functions cost nothing where the compiler may inline them.
INLINING = ["-fno-semantic-interposition", "-finline-limit=1000"]


class BuildPodium(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return hatch_client.requirements(Path(self.root))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        including = "force_include_editable" if version == "editable" else "force_include"
        build_data[including][str(compile_rules(root))] = COMPILED_PACKAGE
        build_data[including][str(hatch_client.build_client(root))] = hatch_client.PACKAGE
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compile_rules(root: Path) -> Path:
    """The folder with the compiled files and their manifest, made anew where a source changed."""
    sources = modules_to_compile(root / "src")
    built = root / "build" / "compiled" / fingerprint(root, sources)
    missing = what_is_missing()
    if missing is None and not (built / "manifest.json").exists():
        missing = run_mypyc(root, sources, built)
    if missing is not None:
        say(f"podium is built without compiled rules: {missing}")
        built = root / "build" / "uncompiled"
        built.mkdir(parents=True, exist_ok=True)
        write_manifest(built, {}, {}, reason=missing)
    return built


def modules_to_compile(src: Path) -> dict[str, Path]:
    return {
        ".".join(path.relative_to(src).with_suffix("").parts): path
        for path in sorted(src.rglob("*.py"))
        if MARK in path.read_text(encoding="utf-8")
    }


def dependencies(src: Path, sources: dict[str, Path]) -> dict[str, Path]:
    """Find what the compiled modules import of ours, at one remove or more.

    mypyc writes constants of such a module into the machine code that uses them.
    """
    found: dict[str, Path] = {}
    waiting = list(sources.values())
    while waiting:
        for name, path in imported_by(waiting.pop(), src).items():
            if name not in sources and name not in found:
                found[name] = path
                waiting.append(path)
    return found


def imported_by(path: Path, src: Path) -> dict[str, Path]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    files = {name: src.joinpath(*name.split(".")).with_suffix(".py") for name in names}
    return {name: file for name, file in sorted(files.items()) if file.exists()}


def fingerprint(root: Path, sources: dict[str, Path]) -> str:
    """Names a build: the sources, what they are built with, and the Python they are for."""
    parts = [sysconfig.get_config_var("EXT_SUFFIX"), os.environ.get("CC", "")]
    parts += [digest(root / name) for name in ("hatch_build.py", "pyproject.toml")]
    used = {**sources, **dependencies(root / "src", sources)}
    parts += [f"{name} {digest(path)}" for name, path in used.items()]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def what_is_missing() -> str | None:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name != "nt" and shutil.which(compiler.split()[0]) is None:
        return f"no C compiler ({compiler.split()[0]}) was found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers (Python.h) were not found"
    return None


def run_mypyc(root: Path, sources: dict[str, Path], built: Path) -> str | None:
    """Compile in a process of its own; what went wrong, if anything did."""
    built.parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix="mypyc-", dir=root / "build"))
    paths = [str(path.relative_to(root)) for path in sources.values()]
    run = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, __file__, str(work), *paths],
        cwd=root,
        env={**os.environ, "MYPYPATH": str(root / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        say(run.stdout + run.stderr)
        return "compiling them failed; the build's output says why"
    collect(root, work, sources, built)
    shutil.rmtree(work)
    return None


def collect(root: Path, work: Path, sources: dict[str, Path], built: Path) -> None:
    shutil.rmtree(built, ignore_errors=True)
    built.mkdir(parents=True)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for module in [*sources, "podium__mypyc"]:
        compiled = work.joinpath("lib", *module.split(".")).with_suffix(suffix)
        shutil.copyfile(compiled, built / f"{module}{suffix}")
    write_manifest(built, sources, dependencies(root / "src", sources))


def write_manifest(
    built: Path, sources: dict[str, Path], depending: dict[str, Path], *, reason: str = ""
) -> None:
    manifest = {
        "suffix": sysconfig.get_config_var("EXT_SUFFIX"),
        "reason": reason,
        "compiled": list(sources),
        "sources": {name: digest(path) for name, path in {**sources, **depending}.items()},
    }
    (built / "manifest.json").write_text(json.dumps(manifest, indent=2), encoding="utf-8")


def say(text: str) -> None:
    print(text, file=sys.stderr)


def compile_into(work: str, paths: list[str]) -> None:
    from mypyc.build import mypycify  # noqa: PLC0415 - only this process needs them
    from setuptools import setup  # noqa: PLC0415

    # Types are checked elsewhere; the build has none of the libraries that other modules import.
    options = ["--config-file=", "--explicit-package-bases", "--follow-imports=silent"]
    options += ["--ignore-missing-imports"]
    extensions = mypycify(
        [*options, *paths], group_name="podium", opt_level="3", target_dir=f"{work}/c"
    )
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args += INLINING
    os.chdir(work)  # setuptools is not to read the project's own configuration
    setup(
        name=COMPILED_PACKAGE,
        packages=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "-b", "lib", "-t", "tmp"],
    )


if __name__ == "__main__":
    compile_into(sys.argv[1], sys.argv[2:])
