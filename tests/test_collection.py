"""Every test there is gets run: pytest passes over folders of some names without a word."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def test_no_folder_of_tests_is_passed_over(pytestconfig: pytest.Config) -> None:
    folders = {
        parent for file in HERE.rglob("test_*.py") for parent in file.relative_to(HERE).parents
    }
    passed_over = pytestconfig.getini("norecursedirs")
    names = {folder.name for folder in folders if folder.name}
    assert "games" in names
    assert [name for name in names if any(fnmatch(name, one) for one in passed_over)] == []
