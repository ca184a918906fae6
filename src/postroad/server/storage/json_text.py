"""How columns of JSON are written and read: by whoever does it fastest."""

from typing import Any

import orjson


def _as_text(words: Any) -> str:
    return orjson.dumps(words, option=orjson.OPT_NON_STR_KEYS).decode()


def _from_text(text: Any) -> Any:
    """SQLite gives back a number as a number: what knows of that waits for a TypeError."""
    if not isinstance(text, str | bytes):
        raise TypeError(type(text))
    return orjson.loads(text)


JSON: dict[str, Any] = {"json_serializer": _as_text, "json_deserializer": _from_text}  # for create_engine
