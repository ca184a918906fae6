"""The table as text, for `print(game)` and for watching in a terminal."""

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from postroad.rules.board import (
    CITIES,
    CITY_IDS,
    CITY_NAMES,
    CITY_PLACES,
    OFFICES,
    REGION_IDS,
    ROADS,
    STACK_IDS,
    STACK_SIZES,
    STACK_TILES,
)
from postroad.rules.honours import CHIPS, tokens_in_stack
from postroad.rules.phases import PHASE_IDS
from postroad.rules.rome import COACH_IDS, RANK_IDS, RANKS, STOP_IDS, STOP_NAMES
from postroad.rules.scoring import points_of
from postroad.rules.state import NO_CITY, OFFICIAL_IDS, State
from postroad.rules.tiles import offices_left, tiles_gone

# A colour and a shape for each seat, so that colours are never needed to tell seats apart.
SEAT_STYLES = ["bold #5b8fc7", "bold #d4575a", "bold #e0b020", "bold #5aa878"]
SEAT_SHAPES = "▲■●◆"

QUESTIONS = {
    "clergy": "seats the clergy",
    "take": "takes a card",
    "take-second": "takes a second card",
    "play": "plays a card",
    "play-second": "plays a second card",
    "close": "may close the route",
    "office": "opens an office",
    "cartwright": "may call the cartwright",
    "coach": "moves a coach",
    "discard": "discards",
    "end": "ends the turn",
    "hand-in": "hands in tokens",
    "reward-card": "may take a card as a reward",
    "reward-office": "may open an office as a reward",
}

WIDTH, MAP_HEIGHT = 100, 21
NARROWEST, WIDEST = 72, 120
_LABEL = 12  # room for a name and its offices at the right edge


def table_text(state: State, names: Sequence[str]) -> str:
    """The table as plain text."""
    console = Console(file=StringIO(), width=WIDTH, color_system=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(table_drawing(state, names))
    return captured.get()


def table_drawing(state: State, names: Sequence[str], width: int = WIDTH) -> RenderableType:
    width = max(NARROWEST, min(width, WIDEST))
    board = Panel(board_map(state, width - 4), title=headline(state, names), padding=(0, 1), width=width)
    return Group(board, seats_table(state, names), lines_below(state))


def seat_mark(seat: int, text: str = "") -> Text:
    return Text(f"{SEAT_SHAPES[seat]} {text}".rstrip(), style=SEAT_STYLES[seat])


def headline(state: State, names: Sequence[str]) -> Text:
    phase = PHASE_IDS[state.phase]
    if phase == "over":
        return Text(f" The game is over after round {int(state.round_number)} ")
    return Text.assemble(
        f" Round {int(state.round_number)} · ", seat_mark(state.seat, names[state.seat]), f" {QUESTIONS[phase]} "
    )


# The map


def city_positions(width: int) -> list[tuple[int, int]]:
    """Column and line of each city; cities off the map are at its edge."""
    inside = [(lat, lon) for lat, lon in CITY_PLACES if lon < 16]
    south, north = min(lat for lat, _ in inside), max(lat for lat, _ in inside)
    west, east = min(lon for _, lon in inside), max(lon for _, lon in inside)
    columns, lines = width - _LABEL, MAP_HEIGHT - 1
    return [
        (round((min(lon, east) - west) / (east - west) * columns), round((north - min(lat, north)) / (north - south) * lines))
        for lat, lon in CITY_PLACES
    ]


def board_map(state: State, width: int) -> Text:
    grid: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(MAP_HEIGHT)]
    positions = city_positions(width)
    for city in range(CITIES):
        for other in range(city + 1, CITIES):
            if ROADS[city] >> other & 1:
                draw_road(grid, positions[city], positions[other])
    for city, (column, line) in enumerate(positions):
        put(grid, column, line, "○", "bold")
        put(grid, column + 1, line, f"{CITY_NAMES[city]} ", "")
        column += 2 + len(CITY_NAMES[city])
        for seat in range(state.players):
            if state.offices[seat] >> city & 1:
                put(grid, column, line, SEAT_SHAPES[seat], SEAT_STYLES[seat])
                column += 1
    return Text("\n").join(Text.assemble(*line) for line in grid)


def put(grid: list[list[tuple[str, str]]], column: int, line: int, text: str, style: str) -> None:
    for at, character in enumerate(text[: len(grid[line]) - column]):
        grid[line][column + at] = (character, style)


def draw_road(grid: list[list[tuple[str, str]]], start: tuple[int, int], end: tuple[int, int]) -> None:
    steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]), 1)
    for step in range(1, steps):
        column = round(start[0] + (end[0] - start[0]) * step / steps)
        line = round(start[1] + (end[1] - start[1]) * step / steps)
        put(grid, column, line, "·", "dim")


# Below the map


def lines_below(state: State) -> Table:
    lines = Table.grid(padding=(0, 2, 0, 0))
    lines.add_column(style="bold")
    cards = ["–" if city == NO_CITY else CITY_NAMES[city] for city in state.market]
    lines.add_row("Market", "   ".join([*cards, f"deck {int(state.deck_size)}", f"discard pile {int(state.discard_size)}"]))
    lines.add_row("Tiles", "   ".join(f"{short(name)} {tiles_left(state, stack)}" for stack, name in enumerate(STACK_IDS)))
    if state.honours:
        tokens = [f"{name} {tokens_in_stack(state, number)}" for number, name in enumerate(OFFICIAL_IDS)]
        lines.add_row("Tokens", "   ".join([*tokens, f"chips {CHIPS - int(state.chips.sum())}"]))
    if state.audience:
        coaches = [f"{short(coach)} in {STOP_NAMES[state.coach[number]]}" for number, coach in enumerate(COACH_IDS)]
        lines.add_row("Coaches", "   ".join(coaches))
        lines.add_row("Waiting", "   ".join(f"{RANK_IDS[rank]} {waiting(state, rank)}" for rank in range(RANKS)))
    return lines


def tiles_left(state: State, stack: int) -> str:
    return " ".join(map(str, STACK_TILES[stack, tiles_gone(state, stack) : STACK_SIZES[stack]])) or "–"


def waiting(state: State, rank: int) -> str:
    return "".join(SEAT_SHAPES[seat] for seat in range(state.players) if state.waiting[rank] >> seat & 1) or "–"


def short(name: str) -> str:
    return name if name not in REGION_IDS else "/".join(part[:5].title() for part in name.split("-"))


def seats_table(state: State, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    columns = ["Seat", "Points", "Carriage", "Offices", "Hand"]
    for column in [*columns, *(["Tokens", "Chips"] if state.honours else [])]:
        table.add_column(column, justify="left" if column == "Seat" else "right", no_wrap=True)
    table.add_column("Route", ratio=1)
    for seat in range(state.players):
        table.add_row(*seat_row(state, seat, names[seat]))
    return table


def seat_row(state: State, seat: int, name: str) -> list[RenderableType]:
    route = " – ".join(CITY_NAMES[city] for city in state.route[seat, : state.route_size[seat]])
    carriage = str(int(state.carriage[seat])) if state.carriage[seat] else "–"
    offices = f"{OFFICES - offices_left(state, seat)}/{OFFICES}"
    row: list[RenderableType] = [
        seat_mark(seat, name),
        str(points_of(state, seat)),
        carriage,
        offices,
        str(int(state.hand_size[seat])),
    ]
    if state.honours:
        row += [" ".join(map(str, state.tokens[seat])), str(int(state.chips[seat]))]
    return [*row, route]


# Events


def describe_event(event: Mapping[str, object], names: Sequence[str]) -> str | None:
    """An event in a few words; None for events that are not shown."""
    words: dict[str, Any] = dict(event)
    template = _TEMPLATES.get(words["ev"])
    if template is None:
        return None
    if "seat" in words:
        words["who"] = names[words["seat"]]
    if "city" in words:
        words["city"] = city_name(words["city"])
    if "cities" in words:
        words["cities"] = " – ".join(map(city_name, words["cities"]))
    if "tokens" in words:
        words["tokens"] = ", ".join(words["tokens"]) or "nothing"
    if "to" in words:
        words["to"] = STOP_NAMES[STOP_IDS.index(words["to"])]
    return template.format(**words)


def city_name(city: str) -> str:
    return CITY_NAMES[CITY_IDS.index(city)]


_TEMPLATES = {
    "turn": "{who}'s turn",
    "call": "{who} calls the {official}",
    "take": "{who} takes a card from the {from}",
    "abandon": "{who} abandons {cities}",
    "play": "{who} plays {city} ({end})",
    "close": "{who} closes {cities}",
    "office": "{who} opens an office in {city}",
    "tile": "{who} takes the {stack} tile: {points}",
    "carriage": "{who} takes carriage {number}",
    "return": "{who} hands in {tokens}",
    "chip": "{who} takes a chip",
    "decline": "{who} declines the reward",
    "coach": "The {coach} coach drives to {to}",
    "arrive": "The {coach} coach arrives in Rome",
    "clear": "The market is cleared",
    "shuffle": "The deck is shuffled",
}
