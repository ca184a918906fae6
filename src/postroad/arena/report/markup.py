"""Markup from Python: what is text is escaped, what is markup already is not."""

from collections.abc import Iterable
from html import escape

EMPTY = {"meta", "link", "line", "rect", "circle", "path"}  # elements that hold nothing


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


Inside = str | Iterable[str]


def tag(name: str, /, *inside: Inside, **attributes: object) -> Markup:
    """An element. A trailing underscore of an attribute is left out, others become hyphens; what is None is not there."""
    given = {key.rstrip("_").replace("_", "-"): escape(str(value)) for key, value in attributes.items() if value is not None}
    told = "".join(f' {key}="{value}"' for key, value in given.items())
    return Markup(f"<{name}{told}/>" if name in EMPTY and not inside else f"<{name}{told}>{joined(*inside)}</{name}>")


def joined(*parts: Inside) -> Markup:
    return Markup("".join(one(part) if isinstance(part, str) else joined(*part) for part in parts))


def one(part: str) -> str:
    return part if isinstance(part, Markup) else escape(part, quote=False)
