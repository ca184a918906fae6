"""Charts as SVG: pure functions from numbers to markup.

Across they are measured in percent, so that they are as wide as there is room and their letters stay as large as they are.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple

from postroad.arena.report.markup import Markup, tag

MOST_TICKS = 7
EDGE = 4.0  # percent left at both sides, for the letters of the outermost ticks
ROW = 36  # pixels
BARS = 132  # of which a histogram is high
MOST_BARS = 60
AXIS = 22


class Scale(NamedTuple):
    """From values to places across."""

    low: float
    high: float
    step: float

    def at(self, value: float) -> float:
        """In percent."""
        return round(EDGE + (100 - 2 * EDGE) * (value - self.low) / (self.high - self.low), 3)

    def ticks(self) -> list[float]:
        """The round numbers in it."""
        return [self.step * number for number in range(ceil(self.low / self.step), floor(self.high / self.step) + 1)]

    def words(self, value: float) -> str:
        return f"{value:.0f}".replace("-", "−") if self.step >= 1 else f"{value:g}".replace("-", "−")


def scale_for(values: Iterable[float]) -> Scale:
    """One that holds all these values, and two round numbers at least."""
    low, high = min(values := list(values)), max(values)
    step = round_step((high - low) / (MOST_TICKS - 1))
    return (
        Scale(low, high, step)
        if high - low >= 2 * step
        else Scale(floor(low / step) * step, (floor(low / step) + 2) * step, step)
    )


def round_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20 … that is large enough."""
    if least <= 0:
        return 1.0
    size = 10.0 ** floor(log10(least))
    return next(size * digit for digit in (1, 2, 5, 10) if size * digit >= least * (1 - 1e-9))


def percent(value: float) -> str:
    """A place across."""
    return f"{value:g}%"


def grid(scale: Scale) -> list[Markup]:
    return [
        tag("line", class_="grid", x1=percent(scale.at(tick)), x2=percent(scale.at(tick)), y1="0", y2="100%")
        for tick in scale.ticks()
    ]


def axis(scale: Scale, unit: str = "") -> Markup:
    """The numbers below a chart."""
    letters = [tag("text", scale.words(tick) + unit, x=percent(scale.at(tick)), y=15) for tick in scale.ticks()]
    return tag("svg", letters, class_="axis", width="100%", height=AXIS, aria_hidden="true")


def interval(scale: Scale, value: float, low: float, high: float) -> Markup:
    """A value and how far it may be from the truth."""
    return tag(
        "svg",
        grid(scale),
        tag("line", class_="span", x1=percent(scale.at(low)), x2=percent(scale.at(high)), y1=ROW / 2, y2=ROW / 2),
        tag("circle", class_="value", cx=percent(scale.at(value)), cy=ROW / 2, r=6.5),
        class_="row",
        width="100%",
        height=ROW,
        aria_hidden="true",
    )


def spread(scale: Scale, marks: Sequence[float]) -> Markup:
    """How values lie: of five marks the outer ones hold most of them, the inner ones half, and one is in the middle."""
    low, quarter, middle, three_quarters, high = (scale.at(mark) for mark in marks)
    return tag(
        "svg",
        grid(scale),
        tag("line", class_="thin", x1=percent(low), x2=percent(high), y1=ROW / 2, y2=ROW / 2),
        tag("line", class_="span", x1=percent(quarter), x2=percent(three_quarters), y1=ROW / 2, y2=ROW / 2),
        tag("line", class_="middle", x1=percent(middle), x2=percent(middle), y1=ROW / 2 - 9, y2=ROW / 2 + 9),
        class_="row",
        width="100%",
        height=ROW,
        aria_hidden="true",
    )


def histogram(counts: dict[int, int], told: str) -> Markup:
    """How often there was each number, several to a bar if there are many; `told` says it in words."""
    size = whole_step((max(counts) - min(counts) + 1) / MOST_BARS)
    bars = Counter[int]()
    for number, times in counts.items():
        bars[number // size] += times
    first, last, most = min(bars), max(bars), max(bars.values())
    width = (100 - 2 * EDGE) / (last - first + 1)
    every = whole_step((last - first + 1) / (MOST_TICKS + 2))
    return tag(
        "svg",
        [
            bar(bar_words(place, size), times, EDGE + width * (place - first), width, times / most)
            for place, times in sorted(bars.items())
        ],
        tag("line", class_="floor", x1=percent(EDGE), x2=percent(100 - EDGE), y1=BARS, y2=BARS),
        [
            tag("text", str(place * size), x=percent(round(EDGE + width * (place - first + 0.5), 3)), y=BARS + 16)
            for place in range(first, last + 1)
            if place % every == 0
        ],
        class_="histogram",
        width="100%",
        height=BARS + AXIS,
        role="img",
        aria_label=told,
    )


def bar(words: str, times: int, left: float, width: float, height: float) -> Markup:
    return tag(
        "rect",
        tag("title", f"{words}: {times}"),
        class_="bar",
        x=percent(round(left + width * 0.08, 3)),
        width=percent(round(width * 0.84, 3)),
        y=round(BARS * (1 - height), 1),
        height=round(BARS * height, 1),
    )


def bar_words(place: int, size: int) -> str:
    return str(place) if size == 1 else f"{place * size} to {(place + 1) * size - 1}"


def whole_step(least: float) -> int:
    return max(1, ceil(round_step(least)))


def share_bar(share: float, low: float, high: float, fair: float, most: float, kind: str) -> Markup:
    """A share as a bar, with how far it may be from the truth, and a line where it would be fair."""

    def at(value: float) -> str:
        return percent(round(100 * value / most, 3))

    return tag(
        "svg",
        tag("rect", class_=f"bar {kind}", x=0, width=at(share), y=7, height=ROW - 14),
        tag("line", class_="fair", x1=at(fair), x2=at(fair), y1=0, y2=ROW),
        [tag("line", class_=pen, x1=at(low), x2=at(high), y1=ROW / 2, y2=ROW / 2) for pen in ("halo", "whisker")],
        class_="row",
        width="100%",
        height=ROW,
        aria_hidden="true",
    )
