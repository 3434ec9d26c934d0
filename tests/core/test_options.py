"""Options, from values and from texts."""

from __future__ import annotations

from typing import Any

import msgspec
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


class Pair(msgspec.Struct, frozen=True):
    low: int = 0
    high: int = 9

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError("low is above high")


def test_options_that_do_not_go_together_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOYS[0], "options_type", Pair)
    assert read_options(TOYS[0], {"low": "8"}) == Pair(8, 9)
    with pytest.raises(BadOption, match="options of Toy: low is above high"):
        read_options(TOYS[0], {"low": "10"})


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
