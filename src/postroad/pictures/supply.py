"""What lies beside the maps: market, deck, discard pile, tiles, tokens and chips."""

from collections.abc import Iterator

from postroad.pictures import cards
from postroad.pictures.drawing import Drawing, Number, Piece, rect
from postroad.pictures.parts import parts
from postroad.pictures.seats import faint, tile
from postroad.view_types import View

LAYER = 8
GAP = 8
TILE, TOKEN = 64, 36  # heights
WIDE, HIGH = cards.LARGE
HEIGHT = HIGH + 8  # with the edges of a pile


def market(drawing: Drawing, view: View, x: Number, y: Number) -> Iterator[Piece]:
    for place, city in enumerate(view["market"]):
        at = x + place * (WIDE + GAP)
        drawn = cards.slot(at, y, cards.LARGE) if city is None else cards.card(drawing, city, at, y, cards.LARGE)
        yield Piece(LAYER, drawn)
    at = x + len(view["market"]) * (WIDE + GAP) + 3 * GAP
    yield from deck(drawing, view["deck"], at, y)
    discarded, at = view["discard"], at + WIDE + 3 * GAP
    top = cards.card(drawing, discarded[-1], at, y, cards.LARGE) if discarded else cards.slot(at, y, cards.LARGE)
    yield Piece(LAYER, cards.pile(top, len(discarded), at, y, cards.LARGE))


def deck(drawing: Drawing, count: int, x: Number, y: Number) -> Iterator[Piece]:
    if not count:
        yield Piece(LAYER, cards.slot(x, y, cards.LARGE))
        return
    seal = HIGH * 0.33
    yield Piece(LAYER, cards.pile(cards.back(drawing, x, y, cards.LARGE), count, x, y, cards.LARGE))
    yield Piece(LAYER + 0.1, drawing.piece("seal", x + (WIDE - seal) / 2, y + (HIGH - seal) / 2, seal))
    number = drawing.text(str(count), x + WIDE / 2, y + HIGH / 2, 18, bold=True, anchor="middle", fill="$on-wax")
    yield Piece(LAYER + 0.2, number)


def tiles(drawing: Drawing, view: View, x: Number, y: Number) -> Iterator[Piece]:
    """The stacks that belong to no region."""
    width = TILE * 56 / 64
    stacks = [stack for stack in view["tiles"] if stack not in parts()["letters"]]
    for place, stack in enumerate(stacks):
        left, at = view["tiles"][stack], x + place * (width + 2 * GAP)
        if not left:
            yield Piece(
                LAYER, rect(at + 0.5, y + 0.5, width - 1, TILE - 1, rx=3, fill="none", stroke="$ink-2", stroke_dasharray="4 3")
            )
            yield Piece(LAYER, drawing.piece(f"sign-{stack}", at + 8, y + 36, 21, opacity=0.5))
            continue
        below = [drawing.piece("tile", at + 3 * step, y + 3 * step, TILE) for step in range(len(left) - 1, 0, -1)]
        yield Piece(LAYER, "".join(below) + tile(drawing, stack, left[0], at, y, TILE))


def tokens(drawing: Drawing, view: View, x: Number, y: Number) -> Iterator[Piece]:
    if "tokens" not in view:
        return
    for place, (official, count) in enumerate(view["tokens"].items()):
        at = x + place * 72
        paint = faint(not count)
        yield Piece(LAYER, drawing.piece(f"token-{official}", at, y, TOKEN, **paint))
        yield Piece(LAYER, drawing.text(f"×{count}", at + TOKEN + 3, y + TOKEN / 2, 16, fill="$ink", **paint))
    yield Piece(LAYER, drawing.piece("seal", x + 4 * 72, y, TOKEN))
    yield Piece(LAYER, drawing.text("1", x + 4 * 72 + TOKEN / 2, y + TOKEN / 2, 17, bold=True, anchor="middle", fill="$on-wax"))
    yield Piece(LAYER, drawing.text(f"×{view['chips']}", x + 4 * 72 + TOKEN + 3, y + TOKEN / 2, 16, fill="$ink"))
