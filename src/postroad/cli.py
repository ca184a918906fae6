"""The command `postroad`."""

import argparse
import contextlib
import ipaddress
import json
import secrets
import shlex
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NoReturn
from urllib.parse import urlsplit

from postroad import __version__
from postroad.admin_cli import add_admin


class Parser(argparse.ArgumentParser):
    """A parser whose complaints fit in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else list(arguments)
    options = parser().parse_args(with_command(given), argparse.Namespace(command=["postroad", *given]))
    try:
        status: int = options.run(options)
    except KeyboardInterrupt:
        print("postroad: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        return 0
    except OSError as error:
        print(f"postroad: {error.filename or 'file'}: {error.strerror or error}", file=sys.stderr)
        return 1
    return status


def with_command(arguments: list[str]) -> list[str]:
    """Without a command, people want to play."""
    asks_for_itself = bool(arguments) and (not arguments[0].startswith("-") or arguments[0] in ("-h", "--help", "--version"))
    return arguments if asks_for_itself else ["play", *arguments]


def parser() -> Parser:
    top = Parser(
        prog="postroad",
        description="A digital table for the post-coach board game. Without a command: play.",
    )
    top.add_argument("--version", action="version", version=f"postroad {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)

    command = add(commands, "play", run_play, "play in the browser, against bots or with others")
    command.add_argument(
        "--port", type=port, metavar="N", help="where to listen (default 1700, or a free one if that is taken; 0: a free one)"
    )
    command.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="default 127.0.0.1: this machine alone; 0.0.0.0: your network"
    )
    command.add_argument(
        "--name", action="append", default=[], metavar="NAME", help="a name by which others call this machine; repeatable"
    )
    command.add_argument(
        "--proxy", type=network, action="append", default=[], metavar="NET", help="a proxy's address or network; repeatable"
    )
    command.add_argument("--data", type=Path, metavar="DIR", help="the folder for your tables (default: the user's data folder)")
    command.add_argument("--no-browser", action="store_true", help="do not open the browser")
    command.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="BOT",
        help="offer this bot at every table too: its name, exec:COMMAND, or NAME=… to call it something else; repeatable",
    )
    command.add_argument(
        "--pace",
        type=seconds,
        default=0.7,
        metavar="S",
        help="seconds before each decision of a bot until a browser says otherwise (default 0.7)",
    )

    command = add(commands, "site", run_site, "write the game as a folder for any static host; games live in the page")
    command.add_argument("folder", type=Path, metavar="DIR", help="a new or empty folder, or one that this command has written")
    command.add_argument(
        "--server", type=web_address, metavar="URL", help="a Postroad server elsewhere, for what needs one: friends over a link"
    )

    command = add(commands, "page", run_page, "write the game as one file that opens from a disk and needs nothing else")
    command.add_argument("file", type=Path, metavar="FILE", help="for example postroad.html")
    command.add_argument("--server", type=web_address, metavar="URL", help="as for site")

    add_admin(commands)

    command = add(commands, "watch", run_watch, "watch a game in the terminal")
    add_table(command, players=4)
    command.add_argument("--bots", metavar="A,B…", help="who plays (default greedy); the last one fills all seats left")
    add_deadline(command)
    command.add_argument(
        "--pause", type=seconds, default=0.15, metavar="S", help="seconds to look at each decision (default 0.15)"
    )
    command.add_argument("--record", type=Path, metavar="FILE", help="write the game's record to this .json file")

    command = add(commands, "simulate", run_simulate, "play many games at full speed")
    command.add_argument("--games", type=count, default=1000, metavar="N", help="how many (default 1000)")
    add_table(command, players=2)
    command.add_argument("--policy", choices=["uniform", "hasty"], default="uniform", help="how seats choose (default uniform)")
    command.add_argument("--workers", type=count, metavar="W", help="cores to use (default all)")
    command.add_argument("--records", type=Path, metavar="FILE", help="write the records to this new .jsonl file")

    command = add(commands, "arena", run_arena, "let bots play against each other")
    command.add_argument(
        "--bots",
        metavar="A,B…",
        help="who plays, e.g. planner:0.5s,greedy; the last one fills all seats left, and if there are more than seats, "
        "everybody meets everybody",
    )
    command.add_argument("--games", type=count, default=200, metavar="N", help="how many at the most (default 200)")
    add_table(command, players=2)
    command.add_argument("--workers", type=count, metavar="W", help="processes to use (default all cores)")
    command.add_argument(
        "--ray",
        type=host_and_port,
        metavar="HOST:PORT",
        help="play on the Ray cluster whose head is there (pip install 'postroad[ray]')",
    )
    add_deadline(command)
    command.add_argument(
        "--target", type=share, metavar="SHARE", help="stop when the first bot's share is surely above or below this"
    )
    command.add_argument(
        "--records",
        type=Path,
        metavar="PATH",
        help="keep the games in this .jsonl file or folder; the same command goes on there, without --bots they are only told of",
    )
    command.add_argument("--json", action="store_true", help="print the table as JSON")
    command.add_argument(
        "--report", type=Path, metavar="DIR", help="write a page with ladder, cross table and plots into this folder"
    )

    command = add(commands, "check", run_check, "check game records against the rules")
    command.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="a .json record, .jsonl with one a line, or the link of a shared game"
    )

    add(commands, "warm", run_warm, "compile everything now, so that nobody waits for it later")

    command = add(commands, "bench", run_bench, "measure the speed of this program on this machine")
    command.add_argument("--seconds", type=seconds, default=2.0, metavar="S", help="length of each measurement (default 2)")
    command.add_argument("--gpu", action="store_true", help="measure on an NVIDIA GPU too")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    return top


def add(commands: Any, name: str, run: Callable[[argparse.Namespace], int], text: str) -> Parser:
    command: Parser = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    command.set_defaults(run=run)
    return command


def add_table(command: Parser, players: int) -> None:
    command.add_argument("--players", type=int, choices=[2, 3, 4], default=players, help=f"2, 3 or 4 (default {players})")
    command.add_argument("--honours", action="store_true", help="with the module honours")
    command.add_argument("--audience", action="store_true", help="with the module audience")
    command.add_argument(
        "--provinces-for-all", type=int, choices=[9, 8], default=9, help="provinces the all-provinces tile asks for (default 9)"
    )
    command.add_argument("--seed", type=seed, metavar="S", help="the same seed gives the same games")


def add_deadline(command: Parser) -> None:
    command.add_argument("--deadline", type=seconds, default=10.0, metavar="S", help="hard limit a decision (default 10)")


def count(text: str) -> int:
    if not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is neither an address nor a network") from None


def web_address(text: str) -> str:
    with contextlib.suppress(ValueError):
        address = urlsplit(text)
        if address.scheme in ("http", "https") and address.hostname:
            return text
    raise argparse.ArgumentTypeError(f"{text!r} is not an address like https://post.example")


def host_and_port(text: str) -> str:
    with contextlib.suppress(ValueError):
        place = urlsplit(f"//{text}")
        if place.hostname and place.port and not (place.path or place.username):
            return text
    raise argparse.ArgumentTypeError(f"{text!r} is not an address like 10.0.0.5:6379")


def port(text: str) -> int:
    if not text.isdigit() or int(text) >= 1 << 16:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)


def seed(text: str) -> int:
    if not text.isdigit() or int(text) >= 1 << 62:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to 2**62 - 1")
    return int(text)


def share(text: str) -> float:
    with contextlib.suppress(ValueError):
        if 0 < float(text) < 1:
            return float(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a share between 0 and 1")


def seconds(text: str) -> float:
    with contextlib.suppress(ValueError):
        if 0 <= float(text) <= 3600:
            return float(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")


# The rooms are imported where they are used, so that `--help` and mistakes answer at once.


def table_of(options: argparse.Namespace) -> Any:
    from postroad.rules.steps import Options

    return Options.among(vars(options)).today()


def plan_of(options: argparse.Namespace, policy: str) -> Any:
    from postroad.arena.simulate import Plan
    from postroad.bots.policies import POLICY_IDS

    return Plan(table_of(options), POLICY_IDS.index(policy), secrets.randbits(48) if options.seed is None else options.seed)


def run_play(options: argparse.Namespace) -> int:
    from platformdirs import user_data_path

    from postroad.server.run import play
    from postroad.server.settings import Settings
    from postroad.server.tables.house import house_bots

    try:
        bots = house_bots(options.bot)
    except ValueError as error:
        return complain(str(error))
    data = (options.data or user_data_path("postroad", appauthor=False)).resolve()
    settings = Settings(data, options.host, options.pace, tuple(options.name), tuple(options.proxy), bots)
    return play(settings, options.port, browser=not options.no_browser)


def run_site(options: argparse.Namespace) -> int:
    from postroad.pages.folder import NotOurs, write_site

    try:
        count = write_site(options.folder, options.server)
    except NotOurs as error:
        return complain(str(error))
    print(f"{count} files in {options.folder}: put them on any web server, at any address.")
    return 0


def run_page(options: argparse.Namespace) -> int:
    from postroad.pages.folder import NotOurs
    from postroad.pages.single import write_page

    try:
        size = write_page(options.file, options.server)
    except NotOurs as error:
        return complain(str(error))
    print(f"{options.file}, {size / 1e6:.1f} MB: open it with a browser.")
    return 0


def run_watch(options: argparse.Namespace) -> int:
    from rich.console import Console

    from postroad.arena.watch import NAMES, watch
    from postroad.bots.process import BotFailed

    with contextlib.ExitStack() as files:
        target = files.enter_context(new_file(options.record)) if options.record else None
        if options.bots:
            try:
                game, status = watch_bots(options)
            except (ValueError, BotFailed) as error:
                return complain(str(error))
        else:
            from postroad.arena.simulate import play_on
            from postroad.bots.simple import choose_greedy

            names = NAMES[: options.players]
            games = play_on(
                plan_of(options, "uniform"), 0, names, choose_greedy
            )  # in plain Python: nobody waits for the compiler
            game, status = watch(games, names, options.pause, Console()), 0
        if target:
            json.dump(game.record(), target, ensure_ascii=False)
    return status


def watch_bots(options: argparse.Namespace) -> tuple[Any, int]:
    """A game of bots that were named, and the exit status."""
    from rich.console import Console

    from postroad.arena.run import DONE, FELL_BACK
    from postroad.arena.tournament import played_by, seated, wake
    from postroad.arena.watch import mishaps, watch

    tournament = tournament_of(options, secrets.randbits(48) if options.seed is None else options.seed)
    if len(tournament.bots) > options.players:
        raise ValueError(f"{len(tournament.bots)} bots do not fit at a table of {options.players}")
    for _ in wake(tournament):
        pass
    with seated(tournament, 0) as seats:
        game = watch(played_by(seats, tournament, 0), tournament.bots, options.pause, Console())
    lines = mishaps(seats, tournament.bots)
    for line in lines:
        Console(stderr=True).print(line)
    return game, FELL_BACK if lines else DONE


def run_simulate(options: argparse.Namespace) -> int:
    import numpy as np
    from rich.console import Console

    from postroad.arena.simulate import run_on_cores
    from postroad.arena.summary import summary

    plan = plan_of(options, options.policy)
    if options.records:
        with new_file(options.records) as target:
            chunks = recorded_games(plan, options.games, target)
            results, spent = gathered(chunks, options.games, "Playing")
    else:
        results, spent = gathered(run_on_cores(plan, options.games, options.workers), options.games, "Playing")
    Console().print(summary(plan.options, np.concatenate([chunk for chunk in results if len(chunk)]), spent))
    return 0


def run_arena(options: argparse.Namespace) -> int:
    from postroad.arena.run import Wishes, run_tournament, tell_of_records
    from postroad.bots.process import BotFailed

    wishes = Wishes(
        options.workers, options.ray, options.records, options.target, options.json, options.report, shlex.join(options.command)
    )
    try:
        if options.bots:
            # The seed is fixed, so that the same command goes on with the same tournament.
            return run_tournament(tournament_of(options, 1 if options.seed is None else options.seed), options.games, wishes)
        if options.records:
            return tell_of_records(wishes)
        return complain("--bots says who plays, or --records which games are to be told of")
    except (ValueError, BotFailed) as error:
        return complain(str(error))


def tournament_of(options: argparse.Namespace, seed: int) -> Any:
    """Who plays what; ValueError if that cannot be."""
    from postroad.arena.tournament import Tournament
    from postroad.bots.registry import maker

    bots = [bot.strip() for bot in options.bots.split(",")]
    for bot in bots:
        maker(bot)
    bots += bots[-1:] * (options.players - len(bots))
    twice = [bot for bot in bots if bots.count(bot) > 1]
    if len(bots) > options.players and twice:
        raise ValueError(f"{twice[0]} is named twice among more bots than seats")
    return Tournament(tuple(bots), table_of(options), seed, options.deadline)


def complain(message: str) -> int:
    print(f"postroad: {message}", file=sys.stderr)
    return 1


def recorded_games(plan: Any, games: int, target: Any) -> Iterator[Any]:
    from postroad.arena.simulate import as_row, play_on
    from postroad.rules.engine import engine

    engine.load()
    for _ in zip(play_on(plan, 0), range(2), strict=False):  # and the policy
        pass
    yield []
    for number in range(games):
        *_, game = play_on(plan, number)
        json.dump(game.record(), target, ensure_ascii=False, separators=(",", ":"))
        target.write("\n")
        yield as_row(game)


def gathered(chunks: Iterator[Any], total: int, what: str) -> tuple[list[Any], float]:
    """All chunks, behind a progress bar, and the seconds from the first one's beginning."""
    from postroad.arena.progress import bar

    results = []
    with bar("Loading the rules", total) as playing:
        begin = time.perf_counter()
        for chunk in chunks:
            if len(chunk) == 0:  # loaded
                begin = time.perf_counter()
                playing.say(what)
            results.append(chunk)
            playing.advance(len(chunk))
        return results, time.perf_counter() - begin


def run_check(options: argparse.Namespace) -> int:
    from postroad.link import link_in
    from postroad.record import told_of
    from postroad.script import RecordError

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


def run_warm(_options: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from postroad.arena.warm import kept, parts, warm
    from postroad.rules.cache import cache_base, cache_folder

    before, begin = kept(), time.perf_counter()
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("Loading", total=len(parts()))
        for done, part in enumerate(warm()):
            progress.update(bar, completed=done, description=f"Compiling {part}")
    spent, new = time.perf_counter() - begin, kept() - before
    if cache_folder() is None:
        return complain(f"{cache_base()} cannot be written: everything is compiled again in every process")
    print(f"Compiled in {spent:.0f} s." if new else f"All is ready: it was compiled before, and loads in {spent:.1f} s.")
    print(f"Compiled code is kept in {cache_base()}; set POSTROAD_CACHE for another folder.")
    return 0


def run_bench(options: argparse.Namespace) -> int:
    from postroad.arena.bench import bench

    if options.gpu and not gpu_there():
        print("postroad: there is no NVIDIA GPU that Numba can use (pip install 'postroad[gpu]')", file=sys.stderr)
        return 1
    return bench(options.seconds, gpu=options.gpu, as_json=options.json)


def gpu_there() -> bool:
    with contextlib.suppress(ImportError):
        from numba import cuda

        return bool(cuda.is_available())
    return False


def new_file(path: Path) -> Any:
    """A file to write that must not be there yet: nothing is ever overwritten."""
    return path.open("x", encoding="utf-8")
