"""A tournament from the command line: progress, stopping, going on."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from postroad.arena.standings import Standings
from postroad.arena.tournament import Tournament, play_games, played_before, write_line
from postroad.bots.registry import maker
from postroad.rules.engine import engine

WIDTH_IN_FILES = 120  # where no terminal sets a limit


def run_tournament(tournament: Tournament, games: int, workers: int | None, records: Path | None, target: float | None) -> int:
    """Play up to so many games, those not in the file of records yet, and report."""
    standings = Standings(tournament.bots)
    done = played_before(tournament, records) if records and records.exists() else {}
    for document in done.values():
        standings.add(document)
    todo = [number for number in range(games) if number not in done]
    with contextlib.ExitStack() as files:
        file = files.enter_context(records.open("a", encoding="utf-8")) if records else None
        stopped = play_on(tournament, standings, todo, workers, file, target)
    if standings.games:
        console = Console()
        if not console.is_terminal:
            console.width = WIDTH_IN_FILES
        console.print(standings.report(target))
    if stopped:
        Console(stderr=True).print("Stopped." + (" The same command goes on." if records else " With --records it could go on."))
    return 130 if stopped else 0


def wake(tournament: Tournament) -> Iterator[str]:
    """Compile what is to be compiled here, once; the workers then find it in the cache. Tells whom it is about to wake."""
    engine.load()
    for name in dict.fromkeys(tournament.bots):
        bot = maker(name)(0)
        if not bot.apart:
            yield name
            bot.wake()


def play_on(
    tournament: Tournament, standings: Standings, todo: list[int], workers: int | None, file: Any, target: float | None
) -> bool:
    """Play what is to be played until it is decided; True if somebody stopped it."""
    columns = TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        total = len(standings.games) + len(todo)
        bar = progress.add_task("Waking the bots", total=total, completed=len(standings.games))
        games = play_games(tournament, todo, workers)
        try:
            for name in wake(tournament):
                progress.update(bar, description=f"Waking {name}")
            progress.update(bar, description="Playing")
            while not (target is not None and standings.decided(target)):
                document = next(games, None)
                if document is None:
                    break
                if file:
                    write_line(file, document)
                standings.add(document)
                first = standings.names[0]
                progress.update(bar, advance=1, description=f"Playing ({first} won {standings.wins(first)})")
        except KeyboardInterrupt:
            return True
        finally:
            games.close()
    return False
