"""Charts as SVG: pure functions from numbers to markup.

Horizontal positions are in percent, so charts fill the width and the text keeps its size.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple

from postroad.arena.report.markup import Markup, tag

MOST_TICKS = 7
EDGE = 4.0  # percent of padding at both sides, for the labels of the outermost ticks
ROW = 36  # pixels
BARS = 132  # the height of a histogram
MOST_BARS = 60
AXIS = 22


class Scale(NamedTuple):
    """A scale from values to horizontal positions."""

    low: float
    high: float
    step: float

    def at(self, value: float) -> float:
        """The position of a value in percent."""
        return round(EDGE + (100 - 2 * EDGE) * (value - self.low) / (self.high - self.low), 3)

    def ticks(self) -> list[float]:
        """The round numbers on the scale."""
        return [self.step * number for number in range(ceil(self.low / self.step), floor(self.high / self.step) + 1)]

    def words(self, value: float) -> str:
        return f"{value:.0f}".replace("-", "−") if self.step >= 1 else f"{value:g}".replace("-", "−")


def scale_for(values: Iterable[float]) -> Scale:
    """A scale for all these values, with at least two ticks."""
    low, high = min(values := list(values)), max(values)
    step = round_step((high - low) / (MOST_TICKS - 1))
    return (
        Scale(low, high, step)
        if high - low >= 2 * step
        else Scale(floor(low / step) * step, (floor(low / step) + 2) * step, step)
    )


def round_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20 … that is at least this."""
    if least <= 0:
        return 1.0
    size = 10.0 ** floor(log10(least))
    return next(size * digit for digit in (1, 2, 5, 10) if size * digit >= least * (1 - 1e-9))


def percent(value: float) -> str:
    """A horizontal position as an attribute."""
    return f"{value:g}%"


def grid(scale: Scale) -> list[Markup]:
    return [
        tag("line", class_="grid", x1=percent(scale.at(tick)), x2=percent(scale.at(tick)), y1="0", y2="100%")
        for tick in scale.ticks()
    ]


def axis(scale: Scale, unit: str = "") -> Markup:
    """The axis below a chart."""
    labels = [tag("text", scale.words(tick) + unit, x=percent(scale.at(tick)), y=15) for tick in scale.ticks()]
    return tag("svg", labels, class_="axis", width="100%", height=AXIS, aria_hidden="true")


def interval(scale: Scale, value: float, low: float, high: float) -> Markup:
    """A value with its confidence interval."""
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
    """A box plot of five percentiles: the outer ones, the quartiles and the median."""
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


def histogram(counts: dict[int, int], description: str) -> Markup:
    """A histogram; bars cover several numbers if there are many. `description` is for screen readers."""
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
            bar(bar_label(index, size), times, EDGE + width * (index - first), width, times / most)
            for index, times in sorted(bars.items())
        ],
        tag("line", class_="floor", x1=percent(EDGE), x2=percent(100 - EDGE), y1=BARS, y2=BARS),
        [
            tag("text", str(index * size), x=percent(round(EDGE + width * (index - first + 0.5), 3)), y=BARS + 16)
            for index in range(first, last + 1)
            if index % every == 0
        ],
        class_="histogram",
        width="100%",
        height=BARS + AXIS,
        role="img",
        aria_label=description,
    )


def bar(label: str, times: int, left: float, width: float, height: float) -> Markup:
    return tag(
        "rect",
        tag("title", f"{label}: {times}"),
        class_="bar",
        x=percent(round(left + width * 0.08, 3)),
        width=percent(round(width * 0.84, 3)),
        y=round(BARS * (1 - height), 1),
        height=round(BARS * height, 1),
    )


def bar_label(index: int, size: int) -> str:
    return str(index) if size == 1 else f"{index * size} to {(index + 1) * size - 1}"


def whole_step(least: float) -> int:
    return max(1, ceil(round_step(least)))


def share_bar(share: float, low: float, high: float, fair: float, most: float, kind: str) -> Markup:
    """A share as a bar with its confidence interval, and a line at the fair share."""

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
