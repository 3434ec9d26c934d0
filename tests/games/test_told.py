"""What the client's tests show is what viewers are told today."""

from __future__ import annotations

import pytest

from games.told import TOLD, Told

every_told = pytest.mark.parametrize(
    "told", TOLD, ids=lambda told: f"{told.golden.file.stem}-{told.viewer}"
)


@every_told
def test_it_is_told_again_to_the_letter(told: Told) -> None:
    for file, content in told.files().items():
        assert file.read_text(encoding="utf-8") == content, f"stale: {file}"


def test_every_file_is_told_of_a_golden_record() -> None:
    files = {file for told in TOLD for file in told.folder.iterdir()}
    assert files == {file for told in TOLD for file in told.files()}
