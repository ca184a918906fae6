"""A tournament from the command line: progress, stopping, going on."""

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from postroad.arena.standings import Standings
from postroad.arena.tournament import Tournament, named, play_games, played_before, write_line
from postroad.bots.hosted import Hosted
from postroad.bots.registry import maker
from postroad.game import Game
from postroad.rules.engine import engine

WIDTH_IN_FILES = 120  # where no terminal sets a limit

# How it ends
DONE, FELL_BACK, STOPPED = 0, 3, 130


def run_tournament(
    tournament: Tournament, games: int, workers: int | None, records: Path | None, target: float | None, as_json: bool = False
) -> int:
    """Play up to so many games, those not in the file of records yet, and report. BotFailed if a bot does not start."""
    standings = Standings(tournament.bots)
    done = played_before(tournament, records) if records and records.exists() else {}
    for document in done.values():
        standings.add(document)
    todo = [number for number in range(games) if number not in done]
    with contextlib.ExitStack() as files:
        file = files.enter_context(records.open("a", encoding="utf-8")) if records else None
        stopped = play_on(tournament, standings, todo, workers, file, target)
    if standings.games:
        report(standings, target, as_json)
    if stopped:
        Console(stderr=True).print("Stopped." + (" The same command goes on." if records else " With --records it could go on."))
        return STOPPED
    return FELL_BACK if any(standings.mishaps.values()) else DONE


def report(standings: Standings, target: float | None, as_json: bool) -> None:
    if as_json:
        print(json.dumps(standings.figures(target), ensure_ascii=False, indent=2))
        return
    console = Console()
    if not console.is_terminal:
        console.width = WIDTH_IN_FILES
    console.print(standings.report(target))


def wake(tournament: Tournament) -> Iterator[str]:
    """See once that every bot starts, and compile what is to be compiled here; the workers then find it in the cache.

    Tells whom it is about to wake.
    """
    engine.load()
    for name in dict.fromkeys(tournament.bots):
        yield name
        bot = maker(name)(0)
        bot.deadline = tournament.deadline
        with named(name), contextlib.closing(bot):
            bot.wake()
            if bot.apart and not isinstance(bot, Hosted):  # a program shows by an answer that it is there
                bot.decide(Game.of(tournament.options).view(0))


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
            for name in wake(tournament) if todo else ():
                progress.update(bar, description=f"Waking {name}")
            progress.update(bar, description="Playing")
            while not (target is not None and standings.decided(target)):
                document = next(games, None)
                if document is None:
                    break
                if file:
                    write_line(file, document)
                told = set(standings.traces)
                standings.add(document)
                for name in standings.traces.keys() - told:
                    progress.console.print(
                        Text(f"{name} raised an error or failed. What it said is shown this once:\n{standings.traces[name]}\n")
                    )
                first = standings.names[0]
                progress.update(bar, advance=1, description=f"Playing ({first} won {standings.wins(first)})")
        except KeyboardInterrupt:
            return True
        finally:
            games.close()
    return False
