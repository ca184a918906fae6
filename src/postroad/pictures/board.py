"""The main map: its print, routes, offices and the tile stacks of the regions."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from postroad.pictures.drawing import BASELINE, EM, Drawing, Piece, element
from postroad.pictures.parts import parts
from postroad.view_types import View

PRINT, STACKS, ROUTES, NAMES, TOWNS, HOUSES = range(6)  # layers
ROAD, CASE = 4.6, 7.4  # widths of a route and of the ink round it
DASH = 9  # where several routes share a road, each has so much of it by turns
RING = 8.6  # the ends of a route
STACK = 27  # height of a plaque on the map
HALO = 3  # width of the paper round a name


def size() -> tuple[float, float]:
    width, height = parts()["maps"]["board"]["size"]
    return width, height


def board(drawing: Drawing, view: View) -> Iterator[Piece]:
    yield from printed_board(drawing)
    for region in parts()["maps"]["board"]["stacks"]:
        yield Piece(STACKS, stack(drawing, region, view["tiles"][region]))
    yield from routes({number: seat["route"] for number, seat in enumerate(view["seats"])})
    for number, seat in enumerate(view["seats"]):
        for city in seat["offices"]:
            x, y, width = parts()["maps"]["board"]["houses"][city][number]
            yield Piece(HOUSES, drawing.piece(f"office-{number}", x, y, width * 1.1))


def printed_board(drawing: Drawing) -> Iterator[Piece]:
    """What is on the sheet before the game."""
    words = drawing.words["board"]
    yield Piece(PRINT, printed("board"))
    for province, x, y, scale in words["emblems"]:
        yield Piece(PRINT, drawing.piece(f"arms-{province}", x - 8 * scale, y - 8 * scale, 16 * scale))
    for name in words["provinces"]:
        yield Piece(PRINT, placed(drawing, name, slant=-12, stroke="$paper", stroke_width=2, stroke_opacity=0.6))
        yield Piece(PRINT, placed(drawing, name, slant=-12, fill=f"$region-{name['region']}"))
    yield Piece(TOWNS, parts()["maps"]["board"]["towns"])
    yield Piece(NAMES, names(drawing, "board"))


def printed(name: str) -> str:
    """The sheet of a map; a picture of its own, so that nothing reaches beyond its frame."""
    width, height = parts()["maps"][name]["size"]
    return element("svg", parts()["maps"][name]["print"], width=width, height=height)


def names(drawing: Drawing, name: str) -> str:
    """The names of a map's places: first the paper round them, then the ink."""
    places = drawing.words[name]["names"]
    written = drawing.define(f"names-{name}", lambda: "".join(placed(drawing, place) for place in places))
    halo = {"stroke": "$paper-light", "stroke_width": HALO * EM / places[0]["size"], "stroke_linejoin": "round"}
    return element("use", href=written, fill="$paper-light", **halo) + element("use", href=written, fill="$ink")


def placed(drawing: Drawing, name: dict[str, Any], **paint: Any) -> str:
    """A name where the page sets it."""
    place: dict[str, Any] = {"anchor": name["anchor"], "width": name["length"], "turn": name["turn"]}
    y = name["y"] + (name["shift"] - BASELINE) * name["size"]
    return drawing.text(name["text"], name["x"], y, name["size"], **place, **paint)


def stack(drawing: Drawing, region: str, left: list[int]) -> str:
    x, y = parts()["maps"]["board"]["stacks"][region]
    width = STACK * 56 / 64
    if not left:
        return element(
            "rect",
            x=x - width / 2,
            y=y - 10,
            width=width,
            height=20,
            rx=3,
            fill="none",
            stroke="$brass-2",
            stroke_dasharray="3 2",
        )
    below = [
        drawing.piece("tile", x - width / 2 + 2 * step, y - STACK / 2 + 2 * step, STACK) for step in range(len(left) - 1, -1, -1)
    ]
    points = drawing.text(str(left[0]), x, y, 17, bold=True, anchor="middle", fill="$on-brass")
    return "".join(below) + points


def routes(routes: dict[int, list[str]]) -> Iterator[Piece]:
    """The routes of all seats. Where several share a road, their colours take turns along it."""
    users: dict[str, list[int]] = defaultdict(list)
    for seat, route in routes.items():
        for one, other in pairwise(route):
            users[road(one, other)].append(seat)
    for name, seats in users.items():
        yield Piece(
            ROUTES, element("use", href=f"#pr-{name}", stroke="$ink", stroke_width=CASE, fill="none", stroke_linecap="round")
        )
        for turn, seat in enumerate(seats):
            dash = {"stroke_dasharray": f"{DASH} {DASH * (len(seats) - 1)}", "stroke_dashoffset": -DASH * turn}
            paint = dash if len(seats) > 1 else {"stroke_linecap": "round"}
            yield Piece(
                ROUTES + 0.1, element("use", href=f"#pr-{name}", stroke=f"$seat-{seat}", stroke_width=ROAD, fill="none", **paint)
            )
    ends: dict[str, list[int]] = defaultdict(list)
    for seat, route in routes.items():
        for city in {*route[:1], *route[-1:]}:
            ends[city].append(seat)
    for city, seats in sorted(ends.items()):
        x, y = parts()["maps"]["board"]["cities"][city]
        for step, seat in reversed(list(enumerate(seats))):
            yield Piece(
                ROUTES + 0.2,
                element("circle", cx=x, cy=y, r=RING + 3 * step, fill=f"$seat-{seat}", stroke="$ink", stroke_width=1.3),
            )


def road(one: str, other: str) -> str:
    """The id of the road between two cities, which is drawn in one direction."""
    name = f"board-{one}-{other}"
    return name if name in parts()["definitions"] else f"board-{other}-{one}"
