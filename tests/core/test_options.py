"""Options, from values and from texts."""

from __future__ import annotations

from typing import Any

import pytest

from core.toys import TOYS, Options
from podium.core.errors import BadOption
from podium.core.options import read_options


@pytest.mark.parametrize(
    ("values", "options"),
    [
        ({}, Options()),
        ({"quick": "true", "size": "3"}, Options(quick=True, size=3)),
        ({"quick": False, "nickname": "Zoë"}, Options(nickname="Zoë")),
    ],
)
def test_options_are_read(values: dict[str, Any], options: Options) -> None:
    assert read_options(TOYS[0], values) == options


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"speed": 1}, "Toy has no option 'speed'; it has quick, size, nickname"),
        ({"quick": "perhaps"}, "option quick of Toy is true or false, not 'perhaps'"),
        ({"size": "large"}, "option size of Toy is a whole number, not 'large'"),
        ({"nickname": None}, "option nickname of Toy is a text, not None"),
        ({"size": [1]}, r"option size of Toy is a whole number, not \[1\]"),
    ],
)
def test_what_is_no_option_is_refused(values: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        read_options(TOYS[0], values)
