"""The commands for games between bots: `watch`, `simulate` and `arena`; and `mcp` for language models."""

import argparse
import contextlib
import json
import secrets
import shlex
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from postroad.cli.arguments import (
    add,
    add_deadline,
    add_table,
    count,
    fail,
    host_and_port,
    new_file,
    seconds,
    share,
    table_of,
)

SUITE_NAMES = ["2p-v1", "4p-v1"]  # of arena/benchmark.py, which is slow to import


def add_bot_commands(commands: Any) -> None:
    command = add(commands, "watch", run_watch, "watch a game in the terminal")
    add_table(command, players=4)
    command.add_argument("--bots", metavar="A,B…", help="the bots (default greedy); the last one fills the remaining seats")
    add_deadline(command)
    command.add_argument("--pause", type=seconds, default=0.15, metavar="S", help="seconds to show each decision (default 0.15)")
    command.add_argument("--record", type=Path, metavar="FILE", help="write the game's record to this .json file")

    command = add(commands, "simulate", run_simulate, "play many games at full speed")
    command.add_argument("--games", type=count, default=1000, metavar="N", help="number of games (default 1000)")
    add_table(command, players=2)
    command.add_argument(
        "--policy", choices=["uniform", "hasty"], default="uniform", help="policy of all seats (default uniform)"
    )
    command.add_argument("--workers", type=count, metavar="W", help="number of cores (default all)")
    command.add_argument("--records", type=Path, metavar="FILE", help="write the records to this new .jsonl file")

    command = add(commands, "arena", run_arena, "let bots play against each other")
    command.add_argument(
        "--bots",
        metavar="A,B…",
        help="the bots, e.g. planner:0.5s,greedy; the last one fills the remaining seats; with more bots than seats, "
        "all bots meet each other",
    )
    command.add_argument("--games", type=count, default=200, metavar="N", help="most games to play (default 200)")
    add_table(command, players=2)
    command.add_argument("--workers", type=count, metavar="W", help="number of processes (default all cores)")
    command.add_argument(
        "--ray",
        type=host_and_port,
        metavar="HOST:PORT",
        help="play on the Ray cluster with this head (pip install 'postroad[ray]')",
    )
    add_deadline(command)
    command.add_argument(
        "--target",
        type=share,
        metavar="SHARE",
        help="stop when the first bot's share of wins is surely above or below this",
    )
    command.add_argument(
        "--records",
        type=Path,
        metavar="PATH",
        help="store the games in this .jsonl file or folder; the same command continues there, without --bots it only reports",
    )
    command.add_argument("--json", action="store_true", help="print the table as JSON")
    command.add_argument(
        "--report", type=Path, metavar="DIR", help="write a page with ladder, cross table and plots into this folder"
    )

    command = add(commands, "benchmark", run_benchmark, "give a bot's strength as one number, from a fixed list of games")
    command.add_argument("bot", metavar="BOT", help="the bot, e.g. planner:500i or 'exec:python3 first.py'")
    command.add_argument("--suite", choices=SUITE_NAMES, default=SUITE_NAMES[0], help="the games (default 2p-v1)")
    command.add_argument("--workers", type=count, metavar="W", help="number of processes (default all cores)")
    command.add_argument("--json", action="store_true", help="print one line of JSON")

    add(
        commands,
        "mcp",
        run_mcp,
        "let a language model play against bots, over the Model Context Protocol",
    )


def plan_of(options: argparse.Namespace, policy: str) -> Any:
    from postroad.arena.simulate import Plan
    from postroad.bots.scripted_policies import POLICY_IDS

    return Plan(table_of(options), POLICY_IDS.index(policy), secrets.randbits(48) if options.seed is None else options.seed)


def run_watch(options: argparse.Namespace) -> int:
    from rich.console import Console

    from postroad.arena.watch import NAMES, watch
    from postroad.bots.line_process import BotFailed

    with contextlib.ExitStack() as files:
        target = files.enter_context(new_file(options.record)) if options.record else None
        if options.bots:
            try:
                game, status = watch_bots(options)
            except (ValueError, BotFailed) as error:
                return fail(str(error))
        else:
            from postroad.arena.simulate import play_on
            from postroad.bots.baselines import choose_greedy

            names = NAMES[: options.players]
            # In plain Python, because compiling would take longer than the game.
            games = play_on(plan_of(options, "uniform"), 0, names, choose_greedy)
            game, status = watch(games, names, options.pause, Console()), 0
        if target:
            json.dump(game.record(), target, ensure_ascii=False)
    return status


def watch_bots(options: argparse.Namespace) -> tuple[Any, int]:
    """Show a game of the bots named, and return it with the exit status."""
    from rich.console import Console

    from postroad.arena.tournament import played_by, seated, wake
    from postroad.arena.tournament_runner import DONE, FELL_BACK
    from postroad.arena.watch import error_lines, watch

    tournament = tournament_of(options, secrets.randbits(48) if options.seed is None else options.seed)
    if len(tournament.bots) > options.players:
        raise ValueError(f"{len(tournament.bots)} bots for {options.players} seats; set --players or name fewer bots")
    for _ in wake(tournament):
        pass
    with seated(tournament, 0) as seats:
        game = watch(played_by(seats, tournament, 0), tournament.bots, options.pause, Console())
    lines = error_lines(seats, tournament.bots)
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
            results, spent = collect(chunks, options.games, "Playing")
    else:
        results, spent = collect(run_on_cores(plan, options.games, options.workers), options.games, "Playing")
    Console().print(summary(plan.options, np.concatenate([chunk for chunk in results if len(chunk)]), spent))
    return 0


def recorded_games(plan: Any, games: int, target: Any) -> Iterator[Any]:
    from postroad.arena.simulate import as_row, play_on
    from postroad.rules.engine import engine

    engine.load()
    for _ in zip(play_on(plan, 0), range(2), strict=False):  # compiles the policy
        pass
    yield []
    for number in range(games):
        *_, game = play_on(plan, number)
        json.dump(game.record(), target, ensure_ascii=False, separators=(",", ":"))
        target.write("\n")
        yield as_row(game)


def collect(chunks: Iterator[Any], total: int, what: str) -> tuple[list[Any], float]:
    """All chunks, with a progress bar, and the seconds since the rules were loaded."""
    from postroad.arena.progress import bar

    results = []
    with bar("Loading the rules", total) as playing:
        begin = time.perf_counter()
        for chunk in chunks:
            if len(chunk) == 0:  # the rules are loaded
                begin = time.perf_counter()
                playing.say(what)
            results.append(chunk)
            playing.advance(len(chunk))
        return results, time.perf_counter() - begin


def run_arena(options: argparse.Namespace) -> int:
    from postroad.arena.tournament_runner import TournamentOptions, report_records, run_tournament
    from postroad.bots.line_process import BotFailed

    settings = TournamentOptions(
        options.workers, options.ray, options.records, options.target, options.json, options.report, shlex.join(options.command)
    )
    try:
        if options.bots:
            # The default seed is fixed, so that the same command continues the same tournament.
            return run_tournament(tournament_of(options, 1 if options.seed is None else options.seed), options.games, settings)
        if options.records:
            return report_records(settings)
        return fail("name --bots to play, or --records to report on stored games")
    except (ValueError, BotFailed) as error:
        return fail(str(error))


def tournament_of(options: argparse.Namespace, seed: int) -> Any:
    """The tournament of these options; raises ValueError if they are invalid."""
    from postroad.arena.tournament import Tournament
    from postroad.bots.registry import maker

    bots = [bot.strip() for bot in options.bots.split(",")]
    for bot in bots:
        maker(bot)
    bots += bots[-1:] * (options.players - len(bots))
    twice = [bot for bot in bots if bots.count(bot) > 1]
    if len(bots) > options.players and twice:
        raise ValueError(f"{twice[0]} is named twice; with more bots than seats each name must be unique")
    return Tournament(tuple(bots), table_of(options), seed, options.deadline)


def run_benchmark(options: argparse.Namespace) -> int:
    from rich.console import Console

    from postroad.arena.benchmark import SUITES, benchmark
    from postroad.arena.progress import bar
    from postroad.arena.terminal_tables import benchmark_table
    from postroad.arena.tournament_runner import DONE, FELL_BACK
    from postroad.bots.line_process import BotFailed
    from postroad.bots.registry import maker

    try:
        maker(options.bot)
        with bar("Waking the bots", SUITES[options.suite].games) as playing:

            def note(doing: str, games: int) -> None:
                playing.say(doing)
                playing.advance(games)

            result = benchmark(options.suite, options.bot, options.workers, note)
    except (ValueError, BotFailed) as error:
        return fail(str(error))
    if options.json:
        print(json.dumps(result._asdict(), ensure_ascii=False))
    else:
        Console().print(benchmark_table(result))
    return FELL_BACK if result.errors else DONE


def run_mcp(_: argparse.Namespace) -> int:
    try:
        from postroad.mcp_server import serve
    except ModuleNotFoundError as missing:
        if str(missing.name).partition(".")[0] != "mcp":
            raise
        return fail("this command needs the package mcp: pip install 'postroad[mcp]'")
    serve()
    return 0
