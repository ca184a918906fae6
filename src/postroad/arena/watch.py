"""Watching a game between bots in the terminal."""

import time
from collections import deque
from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from postroad.bots.guarded_bot import GuardedBot
from postroad.game import Game
from postroad.text_board import describe_event, seat_mark, table_drawing

LINES = 6  # of events
NAMES = ["Anna", "Boris", "Clara", "Dana"]


def watch(games: Iterable[Game], names: Sequence[str], pause: float, console: Console) -> Game:
    """Show a game after the set-up and after each decision, each for `pause` seconds; return the finished game."""
    lines: deque[str] = deque(maxlen=LINES)
    with Live(console=console, auto_refresh=False, screen=console.is_terminal, vertical_overflow="crop") as live:
        for game in games:
            lines.extend(filter(None, (describe_event(event, names) for event in game.last_events())))
            if console.is_terminal:
                live.update(
                    Group(table_drawing(game.state, names, console.width), Text("\n".join(lines), style="dim")), refresh=True
                )
                time.sleep(pause)
    console.print(table_drawing(game.state, names, console.width))
    console.print(result(game, names))
    return game


def error_lines(seats: Sequence[GuardedBot], names: Sequence[str]) -> list[Text]:
    """The errors of each seat, then the traceback of each seat's first error."""
    lines = [
        Text(f"{name}: {count} × {error}; a random action was played", "red")
        for seat, name in zip(seats, names, strict=True)
        for error, count in seat.errors.items()
    ]
    return lines + [Text(seat.trace) for seat in seats if seat.trace]


def result(game: Game, names: Sequence[str]) -> RenderableType:
    assert game.winner is not None
    return Text.assemble(seat_mark(game.winner, names[game.winner]), f" wins with {game.points()[game.winner]} points.")
