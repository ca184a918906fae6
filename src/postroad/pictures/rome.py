"""The map to Rome: its print, the coaches at their stops and the waiting room."""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import NamedTuple

from postroad.pictures.board import names, placed, printed
from postroad.pictures.drawing import Drawing, Piece, element, group, text_width
from postroad.pictures.parts import parts
from postroad.view_types import View

PRINT, NAMES, WAYS, COACHES = 0, 3, 4, 5  # layers
WIDTH, HEIGHT = 27.0, 21.0  # of a coach
REACHES = (0.0, 9.0, 20.0, 32.0)  # from a stop to the coach beside it, the nearer the better
DIRECTIONS = [(0, -1), (-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1), (0, 1)]  # the best first
LETTER = 0.4  # half the height of a line, in its font's size
TOWN = (5, 5, 5, 5)  # what is covered round a stop: left, above, right, below
DOME = (17, 34, 17, 6)
LINE = 7  # from a stop to its coach, from which on a line joins them
EDGE = 8  # of the sheet, with the frame
FLOOR = 28  # from the edge of the waiting room to a lectern's desk, on a map of scale 1


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: "Box") -> float:
        across = min(self.right, other.right) - max(self.left, other.left)
        along = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across * along if across > 0 and along > 0 else 0.0


def rome(drawing: Drawing, view: View) -> Iterator[Piece]:
    name = f"rome-{view['options']['rome']}"
    sheet, words = parts()["maps"][name], drawing.words[name]
    yield Piece(PRINT, printed(name))
    yield Piece(NAMES, names(drawing, name))
    yield Piece(NAMES, group(*[placed(drawing, one) for one in words["ranks"]], fill="$ink"))
    boxes = [name_box(one) for one in words["names"]]
    for coach, (box, stop) in standing(sheet, view["coaches"], boxes).items():
        near = (min(max(stop[0], box.left), box.right), min(max(stop[1], box.top), box.bottom))
        if hypot(near[0] - stop[0], near[1] - stop[1]) > LINE:
            way = f"M{stop[0]:.1f} {stop[1]:.1f}L{near[0]:.1f} {near[1]:.1f}"
            yield Piece(WAYS, element("path", d=way, stroke="$ink", stroke_width=1.5))
        yield Piece(COACHES, drawing.piece(f"coach-{coach}", box.left, box.top, HEIGHT))
    for rank, (x, y, scale) in sheet["lecterns"].items():
        seats = view["waiting"][rank]
        for place, seat in enumerate(seats):
            left = x + ((place - (len(seats) - 1) / 2) * 10 - 5) * scale
            yield Piece(COACHES, drawing.piece(f"office-{seat}", left, y - 19 * scale, 11 * scale))


def name_box(name: dict) -> Box:
    width = name["length"] or text_width(name["text"]) * name["size"]
    before = {"start": 0.0, "middle": width / 2, "end": width}[name["anchor"]]
    half = LETTER * name["size"]
    return box_round((name["x"], name["y"]), (before, half, width - before, half))


def box_round(place: Sequence[float], reach: Sequence[float]) -> Box:
    """A box round a place that reaches so far to the left, up, to the right and down."""
    return Box(place[0] - reach[0], place[1] - reach[1], place[0] + reach[2], place[1] + reach[3])


def standing(sheet: dict, coaches: dict[str, str], names: list[Box]) -> dict[str, tuple[Box, tuple[float, float]]]:
    """A free place near its stop for each coach, and the stop."""
    towns = [box_round(place, DOME if stop == "rome" else TOWN) for stop, place in sheet["stops"].items()]
    south = min(y - FLOOR * scale for _, y, scale in sheet["lecterns"].values())
    found: dict[str, tuple[Box, tuple[float, float]]] = {}
    for coach, name in coaches.items():
        stop = sheet["stops"][name]
        taken = [box for box, _ in found.values()]

        def cost(box: Box, rank: int, taken: list[Box] = taken) -> float:
            cut = box.left < EDGE or box.right > sheet["size"][0] - EDGE or not EDGE < box.top < box.bottom < south
            others = 3 * sum(map(box.covers, taken)) + sum(map(box.covers, names)) + sum(map(box.covers, towns))
            return others + 4 * rank + (1000 if cut else 0)

        boxes = list(round_a_stop(stop))
        best = min(range(len(boxes)), key=lambda rank: cost(boxes[rank], rank))
        found[coach] = (boxes[best], (stop[0], stop[1]))
    return found


def round_a_stop(stop: Sequence[float]) -> Iterator[Box]:
    """Where its coach may stand, the best places first."""
    for reach in REACHES:
        for across, along in DIRECTIONS:
            x = stop[0] + across * (WIDTH / 2 + 6 + reach)
            y = stop[1] + along * (HEIGHT / 2 + 5 + reach)
            yield box_round((x, y), (WIDTH / 2, HEIGHT / 2, WIDTH / 2, HEIGHT / 2))
