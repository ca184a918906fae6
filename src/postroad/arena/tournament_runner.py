"""Tournaments from the command line: play, stop, continue and report."""

import contextlib
import json
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from rich.console import Console
from rich.text import Text

from postroad.arena import ray_runner, terminal_tables
from postroad.arena.game_store import Document, Records, files_in, games_in, records_of
from postroad.arena.process_pool import play_games
from postroad.arena.progress import Bar, bar
from postroad.arena.report.page import Run, free_for_report, write_report
from postroad.arena.standings import Standings
from postroad.arena.tournament import Tournament, wake

WIDTH_IN_FILES = 120  # without a terminal

# Exit statuses
DONE, FELL_BACK, STOPPED = 0, 3, 130


@dataclass(frozen=True)
class TournamentOptions:
    """How to play a tournament and how to report on it."""

    workers: int | None = None
    ray: str | None = None  # the address of a cluster to play on
    records: Path | None = None
    target: float | None = None
    as_json: bool = False
    report: Path | None = None  # the folder of the page
    command: str = ""  # the command line, for the page


def run_tournament(tournament: Tournament, games: int, options: TournamentOptions) -> int:
    """Play up to `games` games, except stored ones, and report. Raises BotFailed if a bot does not start."""
    if options.report:
        free_for_report(options.report)
    standings, done = Standings(tournament.bots), set()
    with contextlib.ExitStack() as files:
        records = files.enter_context(records_of(tournament, options.records)) if options.records else None
        if records:
            for number, document in read_again(records):
                done.add(number)
                standings.add(document)
        todo = [number for number in range(games) if number not in done]
        stopped = play_on(tournament, standings, todo, records, options)
    report(standings, [Run(tournament, len(standings.games), records.path if records else None)], options)
    if stopped:
        hint = "Run the same command to continue." if records else "With --records, a run can be continued."
        Console(stderr=True).print(f"Stopped. {hint}")
        return STOPPED
    return FELL_BACK if standings.fell_back() else DONE


def report_records(options: TournamentOptions) -> int:
    """Report on all stored games and play none. Raises ValueError if there are none."""
    assert options.records is not None
    if options.report:
        free_for_report(options.report)
    standings, seen = Standings(()), set()
    runs: Counter[tuple[Tournament, Path]] = Counter()
    files = files_in(options.records)
    with bar("Reading", sum(file.stat().st_size for file in files), unit="bytes") as reading:
        for file in files:
            for tournament, number, document in games_in(file, reading.advance):
                if (tournament, number) not in seen:
                    seen.add((tournament, number))
                    runs[tournament, file] += 1
                    standings.expect(tournament.bots)
                    standings.add(document)
    if not standings.games:
        raise ValueError(f"no games in {options.records}")
    report(standings, [Run(tournament, games, file) for (tournament, file), games in runs.items()], options)
    return FELL_BACK if standings.fell_back() else DONE


def read_again(records: Records) -> Iterator[tuple[int, Document]]:
    with bar("Reading", records.path.stat().st_size, unit="bytes") as reading:
        for _, number, document in records.before(reading.advance):
            yield number, document


def play_on(
    tournament: Tournament, standings: Standings, todo: list[int], records: Records | None, options: TournamentOptions
) -> bool:
    """Play the games until the target is decided; return True if the user stopped it."""
    done = len(standings.games)
    with bar("Waking the bots", done + len(todo), done) as playing, ctrl_c() as pressed:
        games = (
            ray_runner.play_games(tournament, todo, options.ray) if options.ray else play_games(tournament, todo, options.workers)
        )
        try:
            for name in wake(tournament) if todo and not options.ray else ():
                playing.say(f"Waking {name}")
            playing.say(f"Waiting for {options.ray}" if options.ray else "Playing")
            while not pressed() and not (options.target is not None and standings.decided(options.target)):
                document = next(games, None)
                if document is None:
                    break
                if records:
                    records.add(document)
                add(standings, document, playing)
        except KeyboardInterrupt:
            return True
        finally:
            games.close()
        return pressed()


@contextlib.contextmanager
def ctrl_c() -> Iterator[Callable[[], bool]]:
    """A function that tells whether Ctrl+C was pressed: its exception can get lost in a callback or a destructor."""
    times: list[int] = []

    def record(number: int, frame: FrameType | None) -> None:
        times.append(number)
        raise KeyboardInterrupt

    before = signal.getsignal(signal.SIGINT)
    ours = threading.current_thread() is threading.main_thread() and before is signal.default_int_handler
    if ours:
        signal.signal(signal.SIGINT, record)
    try:
        yield lambda: bool(times)
    finally:
        if ours:
            signal.signal(signal.SIGINT, before)


def add(standings: Standings, document: Document, playing: Bar) -> None:
    shown = set(standings.traces)
    standings.add(document)
    for name in standings.traces.keys() - shown:
        playing.console.print(Text(f"{name} failed. Its first error (later ones are not shown):\n{standings.traces[name]}\n"))
    first = standings.names[0]
    playing.say(f"Playing ({first} won {standings.wins[first]} of {standings.played[first]})")
    playing.advance()


def report(standings: Standings, runs: Sequence[Run], options: TournamentOptions) -> None:
    """Print the report, if there are games."""
    if not standings.games:
        return
    with Console(stderr=True).status("Rating the bots"):  # slow for tens of thousands of games
        standings.ratings()
    if options.report:
        written = write_report(options.report, standings, runs, options.command)
        Console(stderr=True).print(Text(f"Report: {written}"), soft_wrap=True)
    if options.as_json:
        print(json.dumps(standings.figures(options.target), ensure_ascii=False, indent=2))
        return
    console = Console()
    if not console.is_terminal:
        console.width = WIDTH_IN_FILES
    console.print(terminal_tables.report(standings, options.target))
