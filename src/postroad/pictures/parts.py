"""The parts of pictures: the page's drawings, places, words, letters and colours as data, written by tools/picture_parts.py."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "de", "ru", "pl", "ja")


@cache
def parts() -> dict[str, Any]:
    return dict(json.loads((files("postroad") / "pictures" / "parts.json").read_text(encoding="utf-8")))


def words_of(language: str) -> dict[str, Any]:
    """The names and sentences of a language."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}: choose {', '.join(LANGUAGES)}")
    return dict(parts()["words"][language])
