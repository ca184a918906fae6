"""The commands that look at games that were played: `analyse`, `check`."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from postroad.cli.arguments import add, complain, count

LANGUAGES = ("en", "de", "ru", "pl", "ja")


def add_records(commands: Any) -> None:
    command = add(commands, "analyse", run_analyse, "look at a game again: chances, turning points, better decisions")
    command.add_argument("file", type=Path, metavar="FILE", help="a record, or a link to a game")
    command.add_argument("--game", type=count, metavar="N", help="which game of a file that holds several, from 1 on")
    command.add_argument("--seat", metavar="WHO", help="a name, or a number from 1 on: only its decisions, with its eyes")
    command.add_argument("--language", choices=LANGUAGES, default="en", help="of the report (default: en)")
    command.add_argument("--json", action="store_true", help="print all numbers as JSON")

    command = add(commands, "check", run_check, "check game records against the rules")
    command.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="a .json record, .jsonl with one a line, or the link of a shared game"
    )


def run_analyse(options: argparse.Namespace) -> int:
    from postroad.analysis.localized_text import localized_text
    from postroad.analysis.report import report
    from postroad.analysis.review import decided, review
    from postroad.arena.progress import bar
    from postroad.record_replay import RecordError
    from postroad.rules.engine import engine

    engine.load()
    try:
        names, steps = game_to_analyse(options.file, options.game)
        seats = seats_of(options.seat, names)
    except (RecordError, ValueError, OSError) as error:
        return complain(str(error))
    with bar("Analysing", len(decided(steps, seats)), unit="decisions") as working:
        made = review(steps, seats, lambda done, _: working.advance(1 if done else 0))
    if options.json:
        print(json.dumps({"names": names, **made}, ensure_ascii=False))
    else:
        print(*report(made, names, localized_text(options.language)), sep="\n")
    return 0


def game_to_analyse(path: Path, number: int | None) -> tuple[list[str], list[Any]]:
    """The names and steps of the game; ValueError if it is not said which one."""
    from postroad.record import options_in, replay

    games = [parsed for _, parsed in games_in(path)]
    if not games:
        raise ValueError(f"{path} holds no game")
    if number is None and len(games) > 1:
        raise ValueError(f"{path} holds {len(games)} games: --game says which one")
    if number is not None and number > len(games):
        raise ValueError(f"{path} holds no game {number}, the last one is {len(games)}")
    document = games[(number or 1) - 1]()
    steps = list(replay(document))
    if len(steps) < 2:
        raise ValueError("nothing was decided in this game")
    return options_in(document)[1], steps


def seats_of(who: str | None, names: list[str]) -> list[int]:
    """The seat of a name or of a number from 1 on; all of them without one."""
    if who is None:
        return list(range(len(names)))
    if who in names:
        return [names.index(who)]
    if who.isdigit() and 1 <= int(who) <= len(names):
        return [int(who) - 1]
    raise ValueError(f"nobody is called {who!r}: there are {', '.join(names)}")


def run_check(options: argparse.Namespace) -> int:
    from postroad.link import link_in
    from postroad.record import told_of
    from postroad.record_replay import RecordError

    if sum(path.stat().st_size for path in options.files if not link_in(path)) > 2_000_000:
        from postroad.rules.engine import engine

        engine.load()
    false = 0
    for path in options.files:
        for place, parsed in games_in(path):
            try:
                print(f"{place}: {told_of(parsed())}")
            except RecordError as error:
                false += 1
                print(f"{place}: {error}", *(f"  {line}" for line in error.lines), sep="\n", file=sys.stderr)
    return 1 if false else 0


def games_in(path: Path) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Where each game stands, in a file or in a link, and its record, still to be parsed."""
    from postroad.link import link_in, unpacked
    from postroad.record import read

    link = link_in(path)
    if link:
        yield "link", partial(unpacked, link)
    else:
        for line, parsed in read(path):
            yield f"{path}" if line is None else f"{path}:{line}", parsed
