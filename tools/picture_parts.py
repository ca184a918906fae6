"""Generate the parts of pictures from the page's own drawings, texts and fonts: `make pictures`.

A browser draws both maps and every piece once in each language and theme. The parts keep what it drew, without its style sheets.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fontTools.pens.qu2cuPen import Qu2CuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen
from fontTools.ttLib import TTFont
from playwright.sync_api import Browser, Route

from postroad.pictures.drawing import EM, word_id
from postroad.pictures.parts import LANGUAGES
from tests.web.browser import launched

ROOT = Path(__file__).parents[1]
WEB = ROOT / "src" / "postroad" / "web"
PAGE = Path(__file__).with_name("picture_parts.html")
TARGET = ROOT / "src" / "postroad" / "pictures" / "parts.json"
SIZES = {"board": [800, 648], "rome": [360, 648]}
TYPES = {".js": "text/javascript", ".css": "text/css", ".ftl": "text/plain", ".woff2": "font/woff2"}
BLUR = 3  # thousandths of a letter's size by which an outline may differ from the font's, so that it is shorter
LONG = 100  # characters from which a path that occurs twice is written once
TOKEN = re.compile(r"^ *--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));", re.MULTILINE)


def text(browser: Browser) -> str:
    """The text of the generated file."""
    return json.dumps(Parts(raw_parts(browser)).document(), ensure_ascii=False, indent=0, sort_keys=True) + "\n"


def raw_parts(browser: Browser) -> Any:
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1300, "height": 800})
    page = context.new_page()
    page.route("**/*", served)
    page.goto("http://localhost/")
    page.wait_for_selector("body[data-ready]", state="attached")
    raw = page.evaluate("([sizes, languages]) => window.parts(sizes, languages)", [SIZES, LANGUAGES])
    context.close()
    return raw


def served(route: Route) -> None:
    path = route.request.url.partition("//")[2].partition("/")[2]
    file = WEB / path.removeprefix("static/") if path else PAGE
    if file.is_file():
        route.fulfill(body=file.read_bytes(), content_type=TYPES.get(file.suffix, "text/html"))
    else:
        route.fulfill(status=404, body="")


class Look(NamedTuple):
    """An element that is painted, or a group of them: what is inherited stands in `paint`."""

    tag: str
    attributes: dict[str, str]
    paint: dict[str, str]
    children: "list[Look]"


class Parts:
    """All parts: definitions by their id, maps, words, and colours by theme."""

    def __init__(self, raw: Any) -> None:
        self.raw = raw
        self.initial = {name: number(value) for name, value in raw["initial"].items()}
        tokens = (WEB / "style" / "tokens.css").read_text(encoding="utf-8")
        self.colours = {name: [light or both, dark or both] for name, light, dark, both in TOKEN.findall(tokens)}
        self.names = {tuple(pair): name for name, pair in reversed(self.colours.items())}
        self.paths: dict[str, str] = {}  # the ids of paths that are used more than once
        self.advances: dict[str, dict[str, int]] = {"5": {}, "7": {}}
        self.definitions = dict(self.glyphs())

    def document(self) -> dict[str, Any]:
        light, dark = self.raw["looks"]["light"], self.raw["looks"]["dark"]
        maps = {name: self.map(name, light["maps"][name], dark["maps"][name]) for name in light["maps"]}
        for name, piece in light["pieces"].items():
            self.definitions[name] = self.markup(self.look(piece["tree"], dark["pieces"][name]["tree"]), id=name)
        for one, other in zip(light["patterns"], dark["patterns"], strict=True):
            self.pattern(self.look(one, other), one["id"].removeprefix("pattern-"))
        return {
            "advances": self.advances,
            "boxes": {name: piece["box"] for name, piece in light["pieces"].items()},
            "colours": self.colours,
            "definitions": self.definitions,
            "letters": self.raw["letters"],
            "maps": maps,
            "serif": self.raw["serif"].replace('"', "'"),
            "words": rounded(self.raw["words"]),
        }

    def map(self, name: str, light: dict[str, Any], dark: dict[str, Any]) -> dict[str, Any]:
        tree = self.look(light["tree"], dark["tree"])
        repeated = Counter(one.attributes["d"] for one in every(tree) if "d" in one.attributes)
        for one in every(tree):
            road = one.attributes.pop("data-road", None)
            if road:
                self.shared(one.attributes["d"], f"{name}-{road}")
        for path, count in repeated.items():
            if count > 1 and len(path) > LONG:
                self.shared(path, f"{name}-{len(self.definitions)}")
        drawn = {"print": self.folded(name, self.markup(tree))}
        if "towns" in light:
            drawn["towns"] = self.folded(f"{name}-towns", self.markup(self.look(light["towns"], dark["towns"])))
        return {key: rounded(value) for key, value in light.items() if key not in ("tree", "towns")} | drawn

    def folded(self, name: str, markup: str) -> str:
        """The same drawing, with groups that occur more than once written once."""
        for group, count in Counter(re.findall(r"<g[^>]*>(?:<(?!/?g\b)[^>]*>)+</g>", markup)).items():
            if count > 2:
                part = f"{name}-part-{len(self.definitions)}"
                self.definitions[part] = group.replace("<g", f'<g id="pr-{part}"', 1)
                markup = markup.replace(group, f'<use href="#pr-{part}"/>')
        return markup

    def shared(self, path: str, name: str) -> None:
        """Write a path once, for all elements that have it."""
        self.definitions[name] = f'<path id="pr-{name}" d="{path}"/>'
        self.paths[path] = name

    def pattern(self, look: Look, region: str) -> None:
        """The pattern of a region in its own colour, for the land, and in the one of letters, for the bands of cards."""
        self.definitions[f"pattern-{region}"] = self.markup(look, id=f"pattern-{region}")
        for path in look.children:
            path.paint["stroke"] = "$on-region"
        self.definitions[f"band-{region}"] = self.markup(look, id=f"band-{region}")

    def look(self, light: Any, dark: Any) -> Look:
        """An element in both themes."""
        assert light["tag"] == dark["tag"], (light, dark)
        paint = {name: self.value(name, light["look"][name], dark["look"][name]) for name in self.initial}
        attributes = {name: value.replace("url(#", "url(#pr-") for name, value in light["attributes"].items()}
        if "d" in attributes and light["tag"] == "path":
            attributes["d"] = relative(attributes["d"])
        if "opacity" in light["look"]:
            attributes["opacity"] = number(light["look"]["opacity"])
        if light["tag"] == "clipPath":
            attributes["id"] = f"pr-{light['id']}"
        children = [self.look(one, other) for one, other in zip(light["children"], dark["children"], strict=True)]
        if light["tag"] == "text":
            attributes |= self.letters(light["text"], light["look"], attributes)
        elif children and light["tag"] != "clipPath":
            paint = {name: Counter(child.paint[name] for child in children).most_common(1)[0][0] for name in paint}
        return Look(light["tag"], attributes, paint, children)

    def letters(self, text: str, look: dict[str, str], attributes: dict[str, str]) -> dict[str, str]:
        """A letter or number of a drawing, as a use of its word."""
        size, weight = float(number(look["size"])), look["weight"][0]
        shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[look["anchor"]]
        x = float(attributes.pop("x", 0)) - shift * size / EM * sum(self.advances[weight][letter] for letter in text)
        y = float(attributes.pop("y", 0)) + size * float(look["shift"].removesuffix("em") or 0)
        attributes.pop("text-anchor", None)
        moved = f"translate({x:.5g} {y:.5g}) scale({size / EM:.3g})"
        before = attributes.pop("transform", "")
        return {"href": word_id(text, weight == "7"), "transform": f"{before} {moved}".strip()}

    def value(self, name: str, light: str, dark: str) -> str:
        if name in ("fill", "stroke"):
            return self.colour(light, dark)
        return " ".join(number(one) for one in light.replace(",", "").split())

    def colour(self, light: str, dark: str) -> str:
        if light == "none" or light.startswith("url"):
            return light.replace('"', "").replace("url(#", "url(#pr-")
        pair = [hexadecimal(light), hexadecimal(dark)]
        if tuple(pair) not in self.names:
            self.names[tuple(pair)] = f"mix-{len(self.names)}"
            self.colours[self.names[tuple(pair)]] = pair
        return f"${self.names[tuple(pair)]}"

    def markup(self, look: Look, around: dict[str, str] | None = None, **more: str) -> str:
        """The element as SVG, with what differs from the paint around it."""
        around = around or self.initial
        attributes = {name: f"pr-{value}" for name, value in more.items()} | look.attributes
        tag = {"svg": "g", "symbol": "g", "text": "use"}.get(look.tag, look.tag)
        if look.attributes.get("d") in self.paths:
            attributes |= {"href": f"#pr-{self.paths[attributes.pop('d')]}"}
            tag = "use"
        attributes = {name: value for name, value in attributes.items() if look.tag != "svg" or name == "id"}
        attributes |= {name: value for name, value in look.paint.items() if value != around[name] and tag != "clipPath"}
        inner = "".join(self.markup(child, look.paint) for child in look.children)
        if tag == "g" and (not attributes or not inner):
            return inner
        words = "".join(f' {name}="{value}"' for name, value in attributes.items())
        return f"<{tag}{words}>{inner}</{tag}>" if inner else f"<{tag}{words}/>"

    def glyphs(self) -> Iterator[tuple[str, str]]:
        """The outline of every letter of the page's serif."""
        for weight in (500, 700):
            for script in ("latin", "latin-ext", "cyrillic"):
                font = TTFont(WEB / "fonts" / f"eb-garamond-{script}-{weight}.woff2")
                scale, glyphs = EM / font["head"].unitsPerEm, font.getGlyphSet()
                for letter, name in font.getBestCmap().items():
                    drawn, shorter = DecomposingRecordingPen(glyphs), RecordingPen()
                    glyphs[name].draw(drawn)
                    drawn.replay(Qu2CuPen(shorter, BLUR, all_cubic=True))
                    path = outline(shorter.value, scale)
                    self.advances[f"{weight}"[0]][chr(letter)] = round(glyphs[name].width * scale)
                    glyph = f"g{weight // 100}-{letter:x}"
                    yield glyph, f'<path id="pr-{glyph}" d="{path}"/>' if path else ""


def outline(steps: list[tuple[str, tuple[tuple[float, float], ...]]], scale: float) -> str:
    """The path of a letter in whole units, each step from where the last one ended."""
    path, now, start, before = "", (0, 0), (0, 0), ""
    for name, points in steps:
        kind = {"moveTo": "m", "lineTo": "l", "curveTo": "c", "closePath": "z"}[name]
        ends = [(round(x * scale), round(-y * scale)) for x, y in points]
        values = [value for x, y in ends for value in (x - now[0], y - now[1])]
        words = "".join(f"{'' if value < 0 or not at else ' '}{value}" for at, value in enumerate(values))
        path += ("" if words.startswith("-") else " ") + words if kind == before else kind + words
        now, before = ends[-1] if ends else start, kind
        start = now if kind == "m" else start
    return path


AXES = {"m": "xy", "l": "xy", "h": "x", "v": "y", "c": "xyxyxy", "s": "xyxy", "q": "xyxy", "t": "xy", "a": "-----xy", "z": ""}


def relative(path: str) -> str:
    """The same path with each point counted from the last one, which is shorter."""
    written, now, start, before = "", (0.0, 0.0), (0.0, 0.0), ""
    for kind, values in segments(path):
        points = [0.0 if axis == "-" else now["xy".index(axis)] for axis in AXES[kind.lower()]]
        base = points if kind.islower() else [0.0] * len(points)
        ends = [round(value + by, 1) for value, by in zip(values, base, strict=True)]
        steps = [round(end - point, 1) for end, point in zip(ends, points, strict=True)]
        for axis, end in list(zip(AXES[kind.lower()], ends, strict=True))[-2:]:
            now = (end, now[1]) if axis == "x" else (now[0], end) if axis == "y" else now
        if kind in "zZ":
            now = start
        elif kind in "mM":
            start = now
        words = "".join(f"{'' if step < 0 or not at else ' '}{brief(step)}" for at, step in enumerate(steps))
        joint = "" if kind.lower() == before and words.startswith("-") else " " if kind.lower() == before else kind.lower()
        written, before = written + joint + words, {"m": "l", "z": ""}.get(kind.lower(), kind.lower())
    return written


def segments(path: str) -> Iterator[tuple[str, list[float]]]:
    """The steps of a path: a letter and its numbers. A letter may be left out where it is the one before."""
    for kind, numbers in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        values = [float(value) for value in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers)]
        count = len(AXES[kind.lower()])
        yield kind, values[:count]
        for at in range(count, len(values), count or 1):
            yield {"m": "l", "M": "L"}.get(kind, kind), values[at : at + count]


def brief(value: float) -> str:
    """Without zeros that say nothing."""
    return f"{value:.1f}".removesuffix(".0").replace("0.", ".", 1) if abs(value) < 1 else f"{value:.1f}".removesuffix(".0")


def every(look: Look) -> Iterator[Look]:
    yield look
    for child in look.children:
        yield from every(child)


def hexadecimal(colour: str) -> str:
    """#rrggbb, or #rrggbbaa, of a computed colour."""
    values = [float(value) for value in re.findall(r"[\d.]+(?:e-?\d+)?", colour.removeprefix("color(srgb"))]
    parts = [value / 255 for value in values[:3]] + values[3:] if colour.startswith("rgb") else values
    return "#" + "".join(f"{round(part * 255):02x}" for part in parts)


def number(value: str) -> str:
    """A length without its unit and with few digits; words as they are."""
    try:
        return f"{float(value.removesuffix('px')):.3g}"
    except ValueError:
        return value


def rounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    if isinstance(value, list):
        return [rounded(one) for one in value]
    return round(value, 2) if isinstance(value, float) else value


def main() -> None:
    with launched() as browser:
        TARGET.write_text(text(browser), encoding="utf-8")


if __name__ == "__main__":
    main()
