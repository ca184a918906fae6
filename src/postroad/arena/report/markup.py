"""HTML markup from Python: text is escaped, Markup is not."""

from collections.abc import Iterable
from html import escape

EMPTY = {"meta", "link", "line", "rect", "circle", "path"}  # elements without content


class Markup(str):
    """Text that is already markup."""

    __slots__ = ()


Inside = str | Iterable[str]


def tag(name: str, /, *inside: Inside, **attributes: object) -> Markup:
    """An element. A trailing underscore of an attribute's name is removed, others become hyphens; None leaves it out."""
    given = {key.rstrip("_").replace("_", "-"): escape(str(value)) for key, value in attributes.items() if value is not None}
    rendered = "".join(f' {key}="{value}"' for key, value in given.items())
    return Markup(f"<{name}{rendered}/>" if name in EMPTY and not inside else f"<{name}{rendered}>{joined(*inside)}</{name}>")


def joined(*parts: Inside) -> Markup:
    return Markup("".join(one(part) if isinstance(part, str) else joined(*part) for part in parts))


def one(part: str) -> str:
    return part if isinstance(part, Markup) else escape(part, quote=False)
