"""Charts for the docs as self-contained SVG files, light or dark like the reader's system."""

from collections.abc import Sequence
from typing import NamedTuple

from postroad.arena.report.charts import Scale, scale_for
from postroad.arena.report.markup import Markup, tag

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 20, 56, 44
ROW, NAMES, FIGURES = 26, 168, 170  # of bar charts: the height of a bar, the widths of names and values
HEAD = 40  # the space above bars
CHARACTER = 7.2  # the average width of a character
COLOURS = ["#7d4a1e", "#2f6f8f", "#4d7a3a", "#8a3b5c", "#8c7a1f", "#4b4f9c"]
DARK = ["#d79a62", "#7fb8d4", "#94c07f", "#d68aa8", "#d3c161", "#a3a6e6"]
STYLE = "".join(
    [
        "text{font:13px system-ui,sans-serif;fill:#3a2c1f}.title{font-weight:600;font-size:15px}",
        ".grid{stroke:#3a2c1f;stroke-opacity:.15}",
        ".even{stroke:#3a2c1f;stroke-opacity:.5;stroke-dasharray:4 4}.paper{fill:#fbf6ec}.line{fill:none;stroke-width:2.5}",
        *(f".l{at}{{stroke:{one}}}.d{at}{{fill:{one}}}" for at, one in enumerate(COLOURS)),
        "@media(prefers-color-scheme:dark){text{fill:#eadfce}.paper{fill:#221b15}.grid,.even{stroke:#eadfce}",
        *(f".l{at}{{stroke:{one}}}.d{at}{{fill:{one}}}" for at, one in enumerate(DARK)),
        "}",
    ]
)


class Line(NamedTuple):
    name: str
    points: Sequence[tuple[float, float]]


def picture(title: str, description: str, height: float, *parts: Markup | list[Markup]) -> str:
    """An SVG picture; `description` is for readers who cannot see it."""
    return str(
        tag(
            "svg",
            tag("title", description),
            tag("style", Markup(STYLE)),
            tag("rect", class_="paper", width=WIDTH, height=height, rx=8),
            tag("text", title, class_="title", x=16, y=24),
            *parts,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {height:g}",
            role="img",
        )
    )


def lines(title: str, description: str, curves: Sequence[Line], across: str, up: str, *, even: bool = False) -> str:
    """A line chart with dots; `even` adds the line where both axes are equal."""
    right = scale_for([at for line in curves for at, _ in line.points])
    high = scale_for([value for line in curves for _, value in line.points])
    parts = [*_frame(right, high, across, up)]
    if even:
        ends = [(at, at) for at in (max(right.low, high.low), min(right.high, high.high))]
        parts.append(tag("path", class_="even", d=_path(ends, right, high)))
    for at, line in enumerate(curves):
        parts.append(tag("path", class_=f"line l{at}", d=_path(line.points, right, high)))
        parts += [tag("circle", class_=f"d{at}", cx=_x(x, right), cy=_y(y, high), r=3.5) for x, y in line.points]
    parts += _legend(curves)
    return picture(title, description, HEIGHT, parts)


def bars(title: str, description: str, rows: Sequence[tuple[str, float, str]]) -> str:
    """A bar chart of rows: a name, a value, and the value as text."""
    most = max(abs(value) for _, value, _ in rows)
    parts: list[Markup] = []
    for at, (name, value, written) in enumerate(rows):
        y = HEAD + at * ROW
        width = (WIDTH - NAMES - FIGURES) * abs(value) / most
        parts.append(tag("text", name, x=NAMES - 8, y=y + 17, text_anchor="end"))
        parts.append(
            tag("rect", class_="d1" if value >= 0 else "d0", x=NAMES, y=y + 4, width=round(width, 1), height=ROW - 8, rx=2)
        )
        parts.append(tag("text", written, x=round(NAMES + width + 8, 1), y=y + 17))
    return picture(title, description, HEAD + len(rows) * ROW + 12, parts)


def _legend(curves: Sequence[Line]) -> list[Markup]:
    """The names of the lines in a row, at the right."""
    parts, right = [], WIDTH - RIGHT
    for at, line in reversed([*enumerate(curves)]):
        right -= round(CHARACTER * len(line.name)) + 30
        parts.append(tag("circle", class_=f"d{at}", cx=right, cy=20, r=5))
        parts.append(tag("text", line.name, x=right + 10, y=25))
    return parts


def _x(value: float, scale: Scale) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * (value - scale.low) / (scale.high - scale.low), 1)


def _y(value: float, scale: Scale) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - scale.low) / (scale.high - scale.low), 1)


def _path(points: Sequence[tuple[float, float]], right: Scale, high: Scale) -> str:
    return "M" + " L".join(f"{_x(x, right):g} {_y(y, high):g}" for x, y in points)


def _frame(right: Scale, high: Scale, across: str, up: str) -> list[Markup]:
    parts = []
    for tick in right.ticks():
        parts.append(tag("line", class_="grid", x1=_x(tick, right), x2=_x(tick, right), y1=TOP, y2=HEIGHT - BOTTOM))
        parts.append(tag("text", right.words(tick), x=_x(tick, right), y=HEIGHT - BOTTOM + 17, text_anchor="middle"))
    for tick in high.ticks():
        parts.append(tag("line", class_="grid", x1=LEFT, x2=WIDTH - RIGHT, y1=_y(tick, high), y2=_y(tick, high)))
        parts.append(tag("text", high.words(tick), x=LEFT - 8, y=_y(tick, high) + 4, text_anchor="end"))
    parts.append(tag("text", across, x=WIDTH - RIGHT, y=HEIGHT - 8, text_anchor="end"))
    parts.append(tag("text", up, x=16, y=TOP - 10))
    return parts
