"""Values in error messages."""

from typing import Any


def abbreviate(value: Any) -> str:
    """A value for an error message, in one short line."""
    if isinstance(value, dict | list):
        return "a list" if isinstance(value, list) else "an object"
    if type(value) is int and value.bit_length() > 64:
        return "a number that large"
    text = repr(value)
    return text if len(text) <= 60 else text[:59] + "…"
