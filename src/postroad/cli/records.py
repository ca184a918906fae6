"""The commands for recorded games: `analyse`, `check` and `picture`."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from postroad.cli.arguments import Parser, add, count, fail, move
from postroad.pictures.parts import LANGUAGES


def add_record_commands(commands: Any) -> None:
    command = add(commands, "analyse", run_analyse, "analyse a game: chances, turning points, better decisions")
    add_game(command)
    command.add_argument("--seat", metavar="WHO", help="a name, or a number from 1 on: analyse only this seat, from its view")
    command.add_argument("--language", choices=LANGUAGES, default="en", help="language of the report (default en)")
    command.add_argument("--json", action="store_true", help="print the analysis as JSON")

    command = add(commands, "check", run_check, "check game records against the rules")
    command.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar="FILE",
        help="a .json record, a .jsonl file of records, or the link of a shared game",
    )

    command = add(commands, "picture", run_picture, "draw a position of a game, or the whole game as an animation")
    add_game(command)
    command.add_argument("target", type=Path, metavar="TARGET", help="the new file: .svg, or .png with the extra pictures")
    command.add_argument("--at", type=move, metavar="N", help="the position after N decisions (default the last one)")
    command.add_argument("--seat", metavar="WHO", help="a name, or a number from 1 on: show what this seat may know")
    command.add_argument("--animated", action="store_true", help="the whole game, turn after turn, as an SVG that plays")
    command.add_argument("--language", choices=LANGUAGES, default="en", help="language of the names (default en)")
    command.add_argument("--dark", action="store_true", help="light lines on dark paper")


def add_game(command: Parser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a record, or a link to a game")
    command.add_argument("--game", type=count, metavar="N", help="number of the game in a file with several games, from 1 on")


def run_analyse(options: argparse.Namespace) -> int:
    from postroad.analysis.report import report
    from postroad.analysis.review import decided, review
    from postroad.arena.progress import bar
    from postroad.localized_text import localized_text
    from postroad.record_replay import RecordError
    from postroad.rules.engine import engine

    engine.load()
    try:
        names, steps = game_to_analyse(options.file, options.game)
        seats = seats_of(options.seat, names)
    except (RecordError, ValueError, OSError) as error:
        return fail(str(error))
    with bar("Analysing", len(decided(steps, seats)), unit="decisions") as working:
        result = review(steps, seats, lambda done, _: working.advance(1 if done else 0))
    if options.json:
        print(json.dumps({"names": names, **result}, ensure_ascii=False))
    else:
        print(*report(result, names, localized_text(options.language)), sep="\n")
    return 0


def run_picture(options: argparse.Namespace) -> int:
    from postroad.record_replay import RecordError

    if options.target.suffix not in (".svg", ".png"):
        return fail(f"cannot draw {options.target}: choose a name that ends in .svg or .png")
    if options.animated and (options.target.suffix == ".png" or options.at is not None or options.seat):
        return fail("--animated draws the whole game as .svg, without --at and --seat")
    try:
        drawn = picture(options)
    except (RecordError, ValueError, ImportError) as error:
        return fail(str(error))
    with options.target.open("xb") as target:
        target.write(drawn)
    return 0


def picture(options: argparse.Namespace) -> bytes:
    """The file that the command writes."""
    from postroad.game import Game
    from postroad.pictures.film import film
    from postroad.pictures.pixels import png

    look = {"language": options.language, "dark": options.dark}
    record = record_in(options.file, options.game)
    if options.animated:
        return film(record, **look).encode()
    game = Game.from_record(record, options.at)
    if options.seat:
        (seat,) = seats_of(options.seat, game.names)
        svg = game.view(seat).svg(names=game.names, **look)
    else:
        svg = game.svg(**look)
    return png(svg) if options.target.suffix == ".png" else svg.encode()


def game_to_analyse(path: Path, number: int | None) -> tuple[list[str], list[Any]]:
    """The names and steps of the game; raises ValueError if there is no such game."""
    from postroad.record import options_in, replay

    document = record_in(path, number)
    steps = list(replay(document))
    if len(steps) < 2:
        raise ValueError("this game has no decisions to analyse")
    return options_in(document)[1], steps


def record_in(path: Path, number: int | None) -> dict[str, Any]:
    """The record of a game in a file or link; raises ValueError if there is no such game."""
    games = [parsed for _, parsed in games_in(path)]
    if not games:
        raise ValueError(f"{path} contains no game")
    if number is None and len(games) > 1:
        raise ValueError(f"{path} contains {len(games)} games: choose one with --game")
    if number is not None and number > len(games):
        raise ValueError(f"{path} contains no game {number}; the last one is {len(games)}")
    record: dict[str, Any] = games[(number or 1) - 1]()
    return record


def seats_of(who: str | None, names: list[str]) -> list[int]:
    """The seat with this name or number (from 1 on); all seats for None."""
    if who is None:
        return list(range(len(names)))
    if who in names:
        return [names.index(who)]
    if who.isdigit() and 1 <= int(who) <= len(names):
        return [int(who) - 1]
    raise ValueError(f"no seat {who!r}: choose {', '.join(names)} or a number from 1 to {len(names)}")


def run_check(options: argparse.Namespace) -> int:
    from postroad.link import link_in
    from postroad.record import describe
    from postroad.record_replay import RecordError

    if sum(path.stat().st_size for path in options.files if not link_in(path)) > 2_000_000:
        from postroad.rules.engine import engine

        engine.load()
    invalid = 0
    for path in options.files:
        for place, parsed in games_in(path):
            try:
                print(f"{place}: {describe(parsed())}")
            except RecordError as error:
                invalid += 1
                print(f"{place}: {error}", *(f"  {line}" for line in error.lines), sep="\n", file=sys.stderr)
    return 1 if invalid else 0


def games_in(path: Path) -> Iterator[tuple[str, Callable[[], Any]]]:
    """The place of each game in a file or link, and a function that parses its record."""
    from postroad.link import away_in, link_in, unpack
    from postroad.record import read

    link = link_in(path)
    if link:
        yield "link", lambda: with_away(unpack(link), away_in(path))
    else:
        for line, parsed in read(path):
            yield f"{path}" if line is None else f"{path}:{line}", parsed


def with_away(document: Any, away: list[str | None]) -> Any:
    """The record with the absences of its players, if there are any."""
    return {**document, "options": {**document["options"], "away": away}} if any(away) else document
