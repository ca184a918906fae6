"""A drawing: SVG made of pieces, letters as outlines, and only those definitions that it uses.

Letters are outlines because a picture must not load fonts, and looks the same in browsers, on README pages and as pixels.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from html import escape
from typing import Any, NamedTuple

from postroad.pictures.parts import parts, words_of

EM = 250  # units of a letter's outline
JAPANESE, OTHER = "\u2e80", 0.6  # letters from here on are as wide as they are high, others that the serif lacks so wide
BASELINE = 0.33  # of a text's size: so far below its middle do letters stand
PREFIX = "pr-"  # of all ids; a finished picture has one for its language and theme, as a notebook may put several into one page
_USED = re.compile(r"#pr-([\w.-]+)")
_ID = re.compile('(?<=#)pr-|(?<= id=")pr-')
_COLOUR = re.compile(r"\$([a-z][\w-]*)")

Number = float | int


class Piece(NamedTuple):
    """Something that lies on the table: pieces of a higher layer cover those of lower ones."""

    layer: float
    markup: str


class Drawing:
    """What all parts of one picture share: its language, and definitions that it makes itself."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.words = words_of(language)
        self._made: dict[str, str] = {}

    def define(self, name: str, make: Callable[[], str]) -> str:
        """The reference to a group that is written once, however often it is used."""
        if name not in self._made:
            self._made[name] = ""
            self._made[name] = f'<g id="{PREFIX}{name}">{make()}</g>'
        return f"#{PREFIX}{name}"

    def text(
        self,
        text: str,
        x: Number,
        y: Number,
        size: Number,
        *,
        anchor: str = "start",
        bold: bool = False,
        width: Number | None = None,
        most: Number | None = None,
        turn: Number = 0,
        slant: Number = 0,
        **paint: Any,
    ) -> str:
        """A line of text round the height y. `width` stretches or squeezes it, `most` only squeezes it."""
        natural, scale = text_width(text, bold) * size, size / EM
        if not natural:
            return ""
        long = width or min(natural, most or natural)
        apart = max(0.0, long - natural) / max(1, len(text) - 1)  # letters that stand apart keep their shape
        squeeze = min(1.0, long / natural)
        start = {"start": 0.0, "middle": -long / 2, "end": -long}[anchor]
        moved = f"translate({_short(x)} {_short(y)}) rotate({turn}) translate({_short(start)} {_short(BASELINE * size)})"
        if not turn:
            moved = f"translate({_short(float(x + start))} {_short(float(y + BASELINE * size))})"
        shape = f"{_short(scale * squeeze)} {_short(scale)}" if squeeze < 1 else _short(scale)
        lean = f" skewX({slant})" if slant else ""
        if "stroke_width" in paint:
            paint["stroke_width"] = paint["stroke_width"] / scale
        paint["transform"] = f"{moved} scale({shape}){lean}"
        words = text.split(" ")
        if len(words) == 1 or apart:
            return element("use", href=word_id(text, bold, apart / scale), **paint)
        return group(*_words(words, bold), **paint)

    def piece(self, name: str, x: Number, y: Number, height: Number, **paint: Any) -> str:
        """A piece of the page, its upper left corner at x and y."""
        left, top, _, tall = parts()["boxes"][name]
        scale = height / tall
        moved = f"translate({_short(x - left * scale)} {_short(y - top * scale)}) scale({_short(scale)})"
        return element("use", href=f"#{PREFIX}{name}", transform=moved, **paint)

    def svg(
        self, pieces: Iterable[Piece], size: tuple[Number, Number], title: str, about: str, dark: bool, head: str = ""
    ) -> str:
        """The whole picture, with colours of a theme."""
        body = "".join(piece.markup for piece in sorted(pieces, key=lambda piece: piece.layer))
        drawn = f"<defs>{''.join(self._definitions(body))}</defs>{body}"
        width, height = map(_short, size)
        colours = parts()["colours"]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
            f' role="img"><title>{escaped(title)}</title><desc>{escaped(about)}</desc>{head}'
            f"{_COLOUR.sub(lambda name: str(colours[name[1]][dark]), _ID.sub(f'{self.language}{dark:d}-', drawn))}</svg>"
        )

    def _definitions(self, body: str) -> list[str]:
        """All definitions that something uses, and those that they use themselves."""
        known = parts()["definitions"]
        found: dict[str, str] = {}
        open_names = _USED.findall(body)
        while open_names:
            name = open_names.pop()
            markup = self._made.get(name) or known.get(name) or _word(name)
            if name not in found and markup:
                found[name] = markup
                open_names += _USED.findall(markup)
        return list(found.values())


def element(tag: str, inner: str = "", **attributes: Any) -> str:
    """An SVG element; underscores in names of attributes stand for hyphens."""
    words = "".join(f' {name.replace("_", "-")}="{_short(value)}"' for name, value in attributes.items() if value is not None)
    return f"<{tag}{words}>{inner}</{tag}>" if inner else f"<{tag}{words}/>"


def group(*inner: str, **attributes: Any) -> str:
    return element("g", "".join(inner), **attributes)


def rect(x: Number, y: Number, width: Number, height: Number, **paint: Any) -> str:
    return element("rect", x=x, y=y, width=width, height=height, **paint)


def escaped(text: str) -> str:
    """Text that is neither markup nor the name of a colour or a part; what XML forbids is replaced."""
    return escape(_FORBIDDEN.sub("\ufffd", text)).translate({ord("$"): "&#36;", ord("#"): "&#35;"})


_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def text_width(text: str, bold: bool = False) -> float:
    """The width of a text, for letters of size 1; about that of a text with letters that the serif lacks."""
    advances: dict[str, int] = parts()["advances"]["7" if bold else "5"]
    return sum(advances.get(letter, EM if letter > JAPANESE else EM * OTHER) for letter in text) / EM


def _words(words: list[str], bold: bool) -> Iterator[str]:
    """Words side by side, for letters of size EM."""
    x = 0.0
    for word in words:
        if word:
            yield element("use", href=word_id(word, bold), x=round(x) or None)
        x += EM * (text_width(word, bold) + text_width(" ", bold))


def word_id(text: str, bold: bool, apart: float = 0) -> str:
    """The reference to a word as outlines: the id is the word, with the numbers of unusual letters."""
    letters = re.sub("[^A-Za-z0-9]", lambda letter: f".{ord(letter[0]):x}.", text)
    return f"#{PREFIX}w{7 if bold else 5}-{letters}" + (f"_{round(apart)}" if round(apart) else "")


def _word(name: str) -> str:
    """The definition of a word by its id; of other ids nothing."""
    found = re.fullmatch(r"w([57])-([A-Za-z0-9.]+)(?:_(\d+))?", name)
    if not found:
        return ""
    weight, letters, apart = found.groups()
    text = re.sub(r"\.([0-9a-f]+)\.", lambda number: chr(int(number[1], 16)), letters)
    return f'<g id="{PREFIX}{name}">{_letters(text, weight, int(apart or 0))}</g>'


def _letters(text: str, weight: str, apart: int) -> str:
    """A text for letters of size EM; one with letters that the serif lacks is set in the reader's font."""
    advances = parts()["advances"][weight]
    if not all(letter in advances for letter in text):
        bold = ' font-weight="700"' if weight == "7" else ""
        fit = f' textLength="{round(text_width(text) * EM)}" lengthAdjust="spacingAndGlyphs"'
        return f'<text font-family="{parts()["serif"]}" font-size="{EM}"{bold}{fit}>{escaped(text)}</text>'
    uses, x = [], 0.0
    for letter in text:
        if letter != " ":
            uses.append(element("use", href=f"#{PREFIX}g{weight}-{ord(letter):x}", x=round(x) or None))
        x += advances[letter] + apart
    return "".join(uses)


def _short(value: Any) -> str:
    return f"{value:.5g}" if isinstance(value, float) else str(value)
