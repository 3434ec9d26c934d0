"""The examples in the README and the docs do what they say.

Python examples (` ```python `, with prompts) run as doctests; commands (` ```console `) run one
after the other in a folder of their own, and print what is shown. `...` stands for anything.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
FENCED = re.compile(r"^```(python|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# As a reader has it: the commands on the path, and rules compiled where they can be.
ENVIRONMENT = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
ENVIRONMENT.pop("PODIUM_UNCOMPILED", None)
LOOSELY = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE

pytestmark = pytest.mark.slow


def examples(kind: str) -> list[object]:
    return [
        pytest.param(content, id=f"{page.relative_to(ROOT)}-{number}")
        for page in PAGES
        for number, (found, content) in enumerate(FENCED.findall(page.read_text(encoding="utf-8")))
        if found == kind
    ]


@pytest.mark.parametrize("example", examples("python"))
def test_python_example(example: str) -> None:
    test = doctest.DocTestParser().get_doctest(example, {}, "example", None, None)
    assert test.examples, "an example shows its prompts"
    report: list[str] = []
    doctest.DocTestRunner(optionflags=LOOSELY).run(test, out=report.append)
    assert not report, "".join(report)


@pytest.mark.parametrize("example", examples("console"))
def test_console_example(example: str, tmp_path: Path) -> None:
    for told in re.split(r"^\$ ", example, flags=re.MULTILINE)[1:]:
        command, _, expected = told.partition("\n")
        printed = subprocess.run(
            command,
            shell=True,
            cwd=tmp_path,
            env=ENVIRONMENT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert printed.returncode == 0, printed.stderr
        if expected.strip():
            assert doctest.OutputChecker().check_output(expected, printed.stdout, LOOSELY), (
                f"{command} printed\n{printed.stdout}"
            )


def test_there_are_examples_of_both_kinds() -> None:
    assert examples("python")
    assert examples("console")


LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
