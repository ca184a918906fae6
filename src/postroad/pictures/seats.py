"""The panels of the seats: points, tiles, the cards a viewer may know, carriage, offices, tokens, clergy and route."""

from collections.abc import Iterator, Sequence
from typing import Any

from postroad.pictures import cards
from postroad.pictures.drawing import Drawing, Number, Piece, rect, text_width
from postroad.pictures.parts import parts
from postroad.rules.rome import RANK_IDS, RANK_POINTS
from postroad.view_types import SeatView, View

PANEL, ROW, CARD = 6, 7, 8  # layers
WIDTH = 380
EDGE = 10  # of a panel
HEAD, LINE, ROUTE = 38, 31, 34  # heights of rows
TILE = 35  # height of a tile taken
ROUTE_FONT, ROUTE_LINE = 14, 15
HANDS = {2: 116, 3: 96, 4: 46}  # heights of hands, by the number of seats
SPACE = 4  # between cards
BACK = 12  # so much of a back is seen below another one
ON_COACH = 18  # width of a coach's letter


def panels(drawing: Drawing, view: View, names: Sequence[str], x: Number, y: Number, height: Number) -> Iterator[Piece]:
    count = len(view["seats"])
    gap = 8
    tall = (height - gap * (count - 1)) / count
    for number in range(count):
        yield from panel(drawing, view, number, names[number], x, y + number * (tall + gap), tall)


def panel(drawing: Drawing, view: View, number: int, name: str, x: Number, y: Number, height: Number) -> Iterator[Piece]:
    seat = view["seats"][number]
    chosen = number == (view["winner"] if view["decides"] is None else view["decides"])
    yield Piece(PANEL, rect(x + 0.5, y + 0.5, WIDTH - 1, height - 1, rx=3, fill="$paper-light", stroke="$line"))
    if chosen:
        yield Piece(PANEL, rect(x + 2, y + 2, WIDTH - 4, height - 4, rx=2, fill="none", stroke="$horn", stroke_width=4))
    room = (WIDTH - 2 * EDGE - (6 * ON_COACH if "clergy" in seat else 0), HANDS[len(view["seats"])])
    spare = max(0.0, (height - HEAD - room[1] - LINE - ROUTE) / 3)
    left, at = x + EDGE, y + 3
    yield from head(drawing, number, name, seat, left, at)
    at += HEAD + spare
    yield from hand(drawing, seat, left, at, *room)
    if "clergy" in seat:
        yield from clergy(drawing, seat, x + WIDTH - EDGE - 5 * ON_COACH, at + (room[1] - 40) / 2)
    at += room[1] + 3 + spare
    yield from belongings(drawing, view, number, left, at)
    yield from route(drawing, seat, left, at + LINE + 10 + spare / 2)


def head(drawing: Drawing, number: int, name: str, seat: SeatView, x: Number, y: Number) -> Iterator[Piece]:
    """Roof, name, tiles and points."""
    right = x + WIDTH - 2 * EDGE
    yield Piece(ROW, drawing.piece(f"roof-{number}", x, y + 7, 28))
    yield Piece(ROW, drawing.text(name, x + 36, y + 21, 20, bold=True, most=130, fill="$ink"))
    yield Piece(ROW, drawing.piece("seal", right - 38, y + 2, 38))
    yield Piece(ROW, drawing.text(signed(seat["points"]), right - 19, y + 21, 18, bold=True, anchor="middle", fill="$on-wax"))
    taken = [(stack, points) for stack, held in seat["tiles"].items() for points in held]
    step = min(TILE, 145 / max(1, len(taken)))
    for place, (stack, points) in enumerate(taken):
        yield Piece(CARD + place / 100, tile(drawing, stack, points, right - 46 - (len(taken) - place) * step, y + 4, TILE))


def tile(drawing: Drawing, stack: str, points: int | None, x: Number, y: Number, height: Number) -> str:
    """A brass plaque with its points and its sign."""
    width, unit = height * 56 / 64, height / 64
    plaque = drawing.piece("tile", x, y, height)
    value = drawing.text(str(points), x + width / 2, y + 22 * unit, 30 * unit, bold=True, anchor="middle", fill="$on-brass")
    letter = parts()["letters"].get(stack)
    if letter is None:
        return plaque + value + drawing.piece(f"sign-{stack}", x + 8 * unit, y + 36 * unit, 21 * unit)
    sign = rect(x + 9 * unit, y + 37 * unit, 38 * unit, 19 * unit, fill=f"$region-{stack}")
    return (
        plaque
        + value
        + sign
        + drawing.text(letter, x + width / 2, y + 46.5 * unit, 17 * unit, bold=True, anchor="middle", fill="$on-region")
    )


def hand(drawing: Drawing, seat: SeatView, x: Number, y: Number, room: Number, height: Number) -> Iterator[Piece]:
    """All cards of the viewer's own hand; of the others the cards that everybody saw, and backs.

    Large cards if they have room side by side, else small ones in rows, which overlap where there are too many.
    """
    known = seat["hand"] if seat["hand"] is not None else seat["known"]
    faces: list[str | None] = [*known, *[None] * (seat["hand_size"] - len(known))]
    for size in (cards.LARGE, cards.SMALL):
        in_row, rows = int((room + SPACE) // (size[0] + SPACE)), int((height + SPACE) // (size[1] + SPACE))
        if in_row * rows >= len(faces):
            break
    backs = len(faces) - len(known)
    step, back = size[0] + SPACE, size[0] + SPACE
    if in_row * rows < len(faces):
        in_row, back = len(faces), BACK
        step = min(step, int((room - size[0] - BACK * max(0, backs - 1)) / max(1, len(known) - (not backs))))
    for place, city in enumerate(faces):
        row, column = divmod(place, in_row)
        left, top = x + min(column, len(known)) * step + max(0, column - len(known)) * back, y + row * (size[1] + SPACE)
        drawn = cards.back(drawing, left, top, size) if city is None else cards.card(drawing, city, left, top, size)
        yield Piece(CARD + place / 100, drawn)


def clergy(drawing: Drawing, seat: SeatView, x: Number, y: Number) -> Iterator[Piece]:
    """The clergy on the road: the letter of each coach, and the points of the passenger."""
    for place, (coach, rank) in enumerate(seat["clergy"].items()):
        left = x + place * ON_COACH
        paint = faint(not rank)
        box = rect(left + 1, y, ON_COACH - 2, ON_COACH, rx=2, fill=f"$region-{coach}", **paint)
        letter = parts()["letters"][coach]
        mark = drawing.text(
            letter, left + ON_COACH / 2, y + ON_COACH / 2, 13, bold=True, anchor="middle", fill="$on-region", **paint
        )
        points = "?" if rank == "hidden" else str(RANK_POINTS[RANK_IDS.index(rank)]) if rank else "–"
        yield Piece(ROW, box + mark)
        yield Piece(ROW, drawing.text(points, left + ON_COACH / 2, y + 30, 15, bold=True, anchor="middle", fill="$ink", **paint))


def belongings(drawing: Drawing, view: View, number: int, x: Number, y: Number) -> Iterator[Piece]:
    """The carriage, the offices left, tokens and chips."""
    seat = view["seats"][number]
    if seat["carriage"]:
        yield Piece(ROW, drawing.piece(f"carriage-{seat['carriage']}", x, y + 1, 29))
        yield Piece(ROW, drawing.text(str(seat["carriage"]), x + 56, y + 17, 22, bold=True, fill="$ink"))
    else:
        yield Piece(ROW, rect(x + 0.5, y + 3.5, 50, 25, rx=3, fill="none", stroke="$ink-2", stroke_dasharray="4 3"))
    yield Piece(ROW, drawing.piece(f"office-{number}", x + 82, y + 5, 24))
    yield Piece(ROW, drawing.text(f"×{seat['offices_left']}", x + 108, y + 18, 16, fill="$ink"))
    for place, (official, count) in enumerate(seat.get("tokens", {}).items()):
        at = x + 150 + place * 42
        paint = faint(not count)
        yield Piece(ROW, drawing.piece(f"token-{official}", at, y + 3, 27, **paint))
        yield Piece(ROW, drawing.text(str(count), at + 29, y + 18, 15, fill="$ink", **paint))
    if "chips" in seat:
        paint = faint(not seat["chips"])
        yield Piece(ROW, drawing.piece("seal", x + 324, y + 3, 26, **paint))
        yield Piece(
            ROW, drawing.text(str(seat["chips"]), x + 337, y + 16, 14, bold=True, anchor="middle", fill="$on-wax", **paint)
        )


def faint(nothing: bool) -> dict[str, Any]:
    """The paint of what there is none of."""
    return {"opacity": 0.35} if nothing else {}


def signed(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")


def route(drawing: Drawing, seat: SeatView, x: Number, y: Number) -> Iterator[Piece]:
    """The cities of the route, over one line or two."""
    if not seat["route"]:
        return
    names = [drawing.words["cities"][city] for city in seat["route"]]
    room = WIDTH - 2 * EDGE
    whole = " – ".join(names)
    if text_width(whole) * ROUTE_FONT <= room:
        yield Piece(ROW, drawing.text(whole, x, y, ROUTE_FONT, fill="$ink-2"))
        return
    half = min(range(1, len(names)), key=lambda cut: max(text_width(" – ".join(part)) for part in (names[:cut], names[cut:])))
    lines = [" – ".join(names[:half]) + " –", " – ".join(names[half:])]
    for at, line in enumerate(lines):
        yield Piece(ROW, drawing.text(line, x, y + (at - 0.5) * ROUTE_LINE, ROUTE_FONT, most=room, fill="$ink-2"))
