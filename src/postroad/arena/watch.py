"""A game between bots to watch in the terminal."""

import time
from collections import deque
from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from postroad.bots.guarded_bot import GuardedBot
from postroad.game import Game
from postroad.text_board import seat_mark, table_drawing, told

LINES = 6  # of what happened
NAMES = ["Anna", "Boris", "Clara", "Dana"]


def watch(games: Iterable[Game], names: Sequence[str], pause: float, console: Console) -> Game:
    """Show a game as it is played, after the set-up and after each decision, for `pause` seconds; the finished game."""
    happened: deque[str] = deque(maxlen=LINES)
    with Live(console=console, auto_refresh=False, screen=console.is_terminal, vertical_overflow="crop") as live:
        for game in games:
            happened.extend(filter(None, (told(event, names) for event in game.last_events())))
            if console.is_terminal:
                live.update(
                    Group(table_drawing(game.state, names, console.width), Text("\n".join(happened), style="dim")), refresh=True
                )
                time.sleep(pause)
    console.print(table_drawing(game.state, names, console.width))
    console.print(result(game, names))
    return game


def mishaps(seats: Sequence[GuardedBot], names: Sequence[str]) -> list[Text]:
    """What went wrong, seat after seat, with where each raised an error first."""
    lines = [
        Text(f"{name}: {count} × {mishap}; a random action was played", "red")
        for seat, name in zip(seats, names, strict=True)
        for mishap, count in seat.errors.items()
    ]
    return lines + [Text(seat.trace) for seat in seats if seat.trace]


def result(game: Game, names: Sequence[str]) -> RenderableType:
    assert game.winner is not None
    return Text.assemble(seat_mark(game.winner, names[game.winner]), f" wins with {game.points()[game.winner]} points.")
