"""The client's texts, as its catalogues have them: a test looks for what a reader would."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

CATALOGUES = Path(__file__).parents[2] / "web" / "messages"
LANGUAGES = ("en", "nl", "fr", "de")
PLACEHOLDER = re.compile(r"\{\w+\}")


class Texts:
    def __init__(self, language: str) -> None:
        self.language = language
        self.texts = catalogue(language)

    def __call__(self, name: str, /, **values: object) -> str:
        return self.texts[name].format(**values)

    def like(self, name: str) -> re.Pattern[str]:
        """Match a text, whatever stands at its placeholders, and whatever its spaces are."""
        parts = [spaced(part) for part in PLACEHOLDER.split(self.texts[name])]
        return re.compile("^" + ".+".join(parts) + "$")


def spaced(part: str) -> str:
    return r"\s".join(map(re.escape, re.split(r"\s", part)))


@cache
def catalogue(language: str) -> dict[str, str]:
    texts: dict[str, str] = json.loads((CATALOGUES / f"{language}.json").read_text("utf-8"))
    return texts
