"""A game between bots to watch in the terminal."""

import time
from collections import deque
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from postroad.arena.simulate import Plan, play_on
from postroad.bots.simple import choose_greedy
from postroad.drawing import seat_mark, table_drawing, told
from postroad.game import Game

LINES = 6  # of what happened
NAMES = ["Anna", "Boris", "Clara", "Dana"]


def watch(plan: Plan, names: Sequence[str], pause: float, console: Console) -> Game:
    """Show a game as it is played, each decision for `pause` seconds; the finished game."""
    happened: deque[str] = deque(maxlen=LINES)
    with Live(console=console, auto_refresh=False, screen=console.is_terminal, vertical_overflow="crop") as live:
        for game in play_on(plan, 0, names, choose_greedy):  # in plain Python, so that nobody waits for the compiler
            happened.extend(filter(None, (told(event, names) for event in game.last_events())))
            if console.is_terminal:
                live.update(
                    Group(table_drawing(game.state, names, console.width), Text("\n".join(happened), style="dim")), refresh=True
                )
                time.sleep(pause)
    console.print(table_drawing(game.state, names, console.width))
    console.print(result(game, names))
    return game


def result(game: Game, names: Sequence[str]) -> RenderableType:
    assert game.winner is not None
    return Text.assemble(seat_mark(game.winner, names[game.winner]), f" wins with {game.points()[game.winner]} points.")
