"""City cards: letters with the band of their region, and their backs."""

import re
from typing import Any

from postroad.pictures.drawing import Drawing, Number, element, group, rect, text_width
from postroad.pictures.parts import parts
from postroad.rules.board import CITY_IDS, PROVINCE_IDS, PROVINCE_OF, REGION_IDS, REGION_OF, REGIONS

SMALL, LARGE = (64, 46), (84, 116)  # width and height
BAND = {SMALL: 15, LARGE: 20}  # height of the band
NAME = {SMALL: (16, 31), LARGE: (17, 44)}  # largest size of a name, and its middle

Size = tuple[int, int]


def card(drawing: Drawing, city: str, x: Number, y: Number, size: Size) -> str:
    name = f"card-{city}-{size[1]}"
    return element("use", href=drawing.define(name, lambda: letter(drawing, city, size)), x=x, y=y)


def back(drawing: Drawing, x: Number, y: Number, size: Size) -> str:
    return element("use", href=drawing.define(f"back-{size[1]}", lambda: folded(drawing, size)), x=x, y=y)


def letter(drawing: Drawing, city: str, size: Size) -> str:
    """A letter's front: region, city, and on a large one the roads from it."""
    (width, height), band = size, BAND[size]
    province, region = places_of(city)
    edge = {"fill": "none", "stroke": "$ink-2"}
    strong = f"$region-{region}" if region != "poland" else "$paper-light"
    drawn = [rect(0, 0, width, height, rx=3, fill="$paper-light"), rect(0.5, 0.5, width - 1, band, fill=strong)]
    if region != "poland":
        drawn.append(rect(0.5, 0.5, width - 1, band, fill=f"url(#pr-band-{region})", opacity=0.45))
        drawn.append(rect(0.5, 0.5, band * 1.15, band, fill=strong))
    ink = "$on-region" if region != "poland" else "$region-poland"
    mark = parts()["letters"][region]
    drawn.append(drawing.text(mark, band * 0.6, band / 2 + 0.5, band * 0.8, bold=True, anchor="middle", fill=ink))
    drawn.append(drawing.piece(f"arms-{province}", band * 1.2 + 2, 2, band - 3))
    drawn.append(element("path", d=f"M0 {band + 0.5}H{width}", stroke="$ink-2"))
    drawn += written(drawing, drawing.words["cities"][city], size)
    if size == LARGE:
        drawn.append(rect(0.5, 58, width - 1, height - 58.5, fill=f"$region-{region}-tint"))
        drawn.append(element("path", d=f"M0 58H{width}", stroke="$ink-2"))
        drawn.append(drawing.piece(f"vignette-{city}", 3, 60, 54))
    drawn.append(rect(0.5, 0.5, width - 1, height - 1, rx=3, **edge))
    return "".join(drawn)


def written(drawing: Drawing, name: str, size: Size) -> list[str]:
    """A city's name, over two lines if it is long and has two parts."""
    (most, middle), room = NAME[size], size[0] - 6
    parted = re.split(r"(?<=-)| ", name, maxsplit=1)
    lines = parted if text_width(name, bold=True) * most > 1.3 * room else [name]
    font = most if len(lines) == 1 else most * 0.8
    top = middle - (len(lines) - 1) * font / 2
    place: dict[str, Any] = {"bold": True, "anchor": "middle", "most": room, "fill": "$ink"}
    return [drawing.text(line, size[0] / 2, top + at * font, font, **place) for at, line in enumerate(lines)]


def folded(drawing: Drawing, size: Size) -> str:
    """A letter's back, folded and sealed."""
    width, height = size
    seal = height * 0.33 if size == LARGE else height * 0.5
    folds = element("use", href="#pr-back", transform=f"scale({width / 84:.3f} {height / 116:.3f})")
    middle = (width - seal) / 2, (height - seal) / 2
    return "".join(
        [
            rect(0.5, 0.5, width - 1, height - 1, rx=3, fill="$paper-2", stroke="$ink-2"),
            folds,
            drawing.piece("seal", *middle, seal),
            drawing.piece("horn", middle[0] + seal * 0.22, middle[1] + seal * 0.22, seal * 0.56),
        ]
    )


def slot(x: Number, y: Number, size: Size) -> str:
    """An empty place for a card."""
    return rect(x + 0.5, y + 0.5, size[0] - 1, size[1] - 1, rx=3, fill="none", stroke="$ink-2", stroke_dasharray="4 3")


def pile(top: str, count: int, x: Number, y: Number, size: Size) -> str:
    """A card on others; the more there are, the thicker is the pile."""
    deep = min(3, -(-count // 12)) if count > 1 else 0
    edges = [
        rect(x + 2 * step + 0.5, y + 2 * step + 0.5, size[0] - 1, size[1] - 1, rx=3, fill="$paper-2", stroke="$ink-2")
        for step in range(deep, 0, -1)
    ]
    return group(*edges, top)


def places_of(city: str) -> tuple[str, str]:
    """The province and the region of a city; Poland is a region of its own here."""
    number = CITY_IDS.index(city)
    region = int(REGION_OF[number])
    return PROVINCE_IDS[PROVINCE_OF[number]], REGION_IDS[region] if region < REGIONS else "poland"
