"""The commands that let bots play: `watch`, `simulate`, `arena`."""

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
    complain,
    count,
    host_and_port,
    new_file,
    seconds,
    share,
    table_of,
)


def add_games(commands: Any) -> None:
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
                return complain(str(error))
        else:
            from postroad.arena.simulate import play_on
            from postroad.bots.baselines import choose_greedy

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

    from postroad.arena.tournament import played_by, seated, wake
    from postroad.arena.tournament_runner import DONE, FELL_BACK
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


def run_arena(options: argparse.Namespace) -> int:
    from postroad.arena.tournament_runner import TournamentOptions, run_tournament, tell_of_records
    from postroad.bots.line_process import BotFailed

    wishes = TournamentOptions(
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
