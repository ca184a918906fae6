"""The picture of a table, as one viewer may know it."""

from collections.abc import Iterator, Sequence

from postroad.pictures import board, rome, seats, supply
from postroad.pictures.drawing import Drawing, Number, Piece, group, rect
from postroad.pictures.parts import parts
from postroad.view_types import View

MARGIN, GAP = 16, 12
LONGEST = 24  # letters of a name
HEAD = 44  # height of the line above the maps
GROUND = -1  # the lowest layer


def table_svg(view: View, names: Sequence[str] | None = None, language: str = "en", dark: bool = False) -> str:
    """The picture as SVG. Without names the seats are called by their colours."""
    drawing = Drawing(language)
    names = shortened(names or drawing.words["seats"][: len(view["seats"])])
    if len(names) != len(view["seats"]):
        raise ValueError(f"expected {len(view['seats'])} names, not {len(names)}")
    line = headline(drawing, view, names)
    points = ", ".join(f"{name}: {seat['points']}" for name, seat in zip(names, view["seats"], strict=True))
    return drawing.svg(table(drawing, view, names), size(view), f"Postroad. {line}", points, dark)


def size(view: View) -> tuple[Number, Number]:
    height: int = parts()["maps"]["board"]["size"][1]
    return seats_at(view) + seats.WIDTH + MARGIN, HEAD + height + GAP + supply.HEIGHT + MARGIN


def seats_at(view: View) -> int:
    """The left edge of the seats: beside the maps."""
    maps = ["board", *(["rome-1"] if "coaches" in view else [])]
    return MARGIN + sum(int(parts()["maps"][name]["size"][0]) + GAP for name in maps)


def table(drawing: Drawing, view: View, names: Sequence[str]) -> Iterator[Piece]:
    width, height = parts()["maps"]["board"]["size"]
    whole, below = size(view), HEAD + height + GAP
    yield Piece(GROUND, rect(0, 0, *whole, fill="$paper"))
    line = headline(drawing, view, names)
    yield Piece(seats.ROW, drawing.text(line, MARGIN, HEAD / 2 + 1, 22, bold=True, most=whole[0] - 2 * MARGIN, fill="$ink"))
    yield from moved(board.board(drawing, view), MARGIN, HEAD)
    left = MARGIN + width + GAP
    if "coaches" in view:
        yield from moved(rome.rome(drawing, view), left, HEAD)
    yield from seats.panels(drawing, view, names, seats_at(view), HEAD, height)
    yield from supply.market(drawing, view, MARGIN, below)
    yield from supply.tiles(drawing, view, left, below)
    tokens = (seats_at(view), below + 20) if "coaches" in view else (left, below + supply.TILE + 3 * GAP - 12)
    yield from supply.tokens(drawing, view, *tokens)


def moved(pieces: Iterator[Piece], x: Number, y: Number) -> Iterator[Piece]:
    for layer, markup in pieces:
        yield Piece(layer, group(markup, transform=f"translate({x} {y})"))


def shortened(names: Sequence[str]) -> list[str]:
    """Names that have room in a picture."""
    return [name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…" for name in names]


def headline(drawing: Drawing, view: View, names: Sequence[str]) -> str:
    """The round, and who must decide or has won."""
    words = drawing.words
    when = words["round"].format(round=view["round"]) if view["round"] else words["before"]
    if view["winner"] is not None:
        return f"{when} · {words['won'].format(who=names[view['winner']])}"
    assert view["decides"] is not None
    return f"{when} · {words['turn'].format(who=names[view['decides']])}"
