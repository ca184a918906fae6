"""Encoding and decoding of JSON columns."""

from typing import Any

import orjson


def _as_text(words: Any) -> str:
    return orjson.dumps(words, option=orjson.OPT_NON_STR_KEYS).decode()


def _as_text_or_number(words: Any) -> Any:
    """Pass a float to SQLite as a number: SQLite rounds the text of a float itself, and not always to the nearest."""
    return words if isinstance(words, float) else _as_text(words)


def _from_text(text: Any) -> Any:
    """Decode. SQLite returns a number as a number; SQLAlchemy expects a TypeError then."""
    if not isinstance(text, str | bytes):
        raise TypeError(type(text))
    return orjson.loads(text)


JSON: dict[str, Any] = {"json_serializer": _as_text, "json_deserializer": _from_text}  # for create_engine
JSON_IN_SQLITE = JSON | {"json_serializer": _as_text_or_number}
