"""Statistics of many games of masters: write the tables and pictures of docs/strategy.md, `python -m tools.strategy`.

The same network plays every seat, without search. The calibration of its predictions goes into docs/training.md.
"""

import argparse
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from multiprocessing import get_context

import numpy as np

from postroad.arena.confidence import wilson
from postroad.arena.progress import bar
from postroad.rules.board import CARRIAGE_NUMBERS, CARRIAGE_POINTS, CITY_NAMES, STACK_IDS
from postroad.rules.engine import engine
from postroad.rules.options import Options
from postroad.rules.rome import COACH_IDS, COACHES, RANK_IDS
from postroad.rules.state import OFFICIAL_IDS
from tools.calibration import bins, calibration_error, predictions
from tools.charts import Line, bars, lines
from tools.docs import ROOT, written
from tools.study import study

PIECE = 250  # games in one task of a process
SETTINGS = [Options(*one).newest() for one in product((2, 3, 4), (False, True), (False, True))]
BASE = [options for options in SETTINGS if not options.honours and not options.audience]
PICTURES = ROOT / "docs" / "pictures"
ROME_COLUMNS = ["", "coaches that arrive", "points by clergy, a seat", "of all points before offices left"]
Rows = dict[Options, np.ndarray]
LABELS = {  # for readers, in place of ids
    "carrier": "postal carrier",
    "father": "priest",
    "baden": "Baden",
    "wurttemberg-hohenzollern": "Württemberg/Hohenzollern",
    "bavaria": "Bavaria",
    "switzerland-tyrol": "Switzerland/Tyrol",
    "bohemia-salzburg": "Bohemia/Salzburg",
    "length-5": "route of 5",
    "length-6": "route of 6",
    "length-7": "route of 7 or more",
    "all-provinces": "all provinces",
    "game-end": "game end",
}


# Play


def studied(options: Options, seed: int, games: int) -> np.ndarray:
    engine.load()
    return study(options, games, seed)


def without(official: int, options: Options, seed: int, games: int) -> np.ndarray:
    engine.load()
    return study(options, games, seed, without=official)


def predicted(options: Options, seed: int, games: int) -> np.ndarray:
    engine.load()
    return predictions(options, games, seed)


def gathered(
    make: Callable[[Options, int, int], np.ndarray],
    games: int,
    workers: int | None,
    what: str,
    settings: list[Options] = SETTINGS,
) -> Rows:
    """Play equally many games of each setting, on all cores."""
    each = max(1, games // len(settings))
    tasks = [(options, seed, min(PIECE, each - seed)) for options in settings for seed in range(0, each, PIECE)]
    found: dict[Options, list[np.ndarray]] = {options: [] for options in settings}
    make(*tasks[0][:2], 1)  # compiles once, before the processes start
    with (
        ProcessPoolExecutor(workers or os.cpu_count(), mp_context=get_context("spawn")) as pool,
        bar(what, each * len(settings)) as playing,
    ):
        pieces = [pool.submit(make, *task) for task in tasks]
        for (options, _, number), piece in zip(tasks, pieces, strict=True):
            found[options].append(piece.result())
            playing.advance(number)
    return {options: np.concatenate(some) for options, some in found.items()}


def deprived(games: int, workers: int | None) -> dict[str, Rows]:
    """Play games in which one seat does without an official, for each official."""
    return {
        name: gathered(partial(without, official), games, workers, f"Playing without the {name}", BASE)
        for official, name in enumerate(OFFICIAL_IDS)
    }


# Words


def name_of(options: Options) -> str:
    modules = [module for module in ("honours", "audience") if getattr(options, module)]
    return f"{options.players} players" + "".join(f", {module}" for module in modules)


def label_of(id_: str) -> str:
    return LABELS.get(id_, id_)


def percent(share: float) -> str:
    return f"{100 * share:.0f}%"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines_of_table = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(row) + " |" for row in lines_of_table)


# Figures


def winners(rows: np.ndarray) -> np.ndarray:
    best: np.ndarray = rows[rows["won"] == 1]
    return best


def sources(rows: np.ndarray) -> dict[str, float]:
    """Average a seat's points by their source."""
    tiles = {stack: float(rows["tiles"][..., at].mean()) for at, stack in enumerate(STACK_IDS)}
    regions = [stack for stack in STACK_IDS if not stack.startswith("length-") and stack not in ("all-provinces", "game-end")]
    return {
        "carriage": float(CARRIAGE_POINTS[rows["carriage"]].mean()),
        "region tiles": sum(tiles[stack] for stack in regions),
        "length tiles": sum(value for stack, value in tiles.items() if stack.startswith("length-")),
        "all-provinces tile": tiles["all-provinces"],
        "game-end tile": tiles["game-end"],
        "offices left": -float(rows["offices_left"].mean()),
        "chips": float(rows["chips"].mean()),
        "clergy": float(rows["clergy"].mean()),
    }


def lengths(all_rows: Rows) -> Iterator[list[str]]:
    for options, rows in all_rows.items():
        best = winners(rows)
        low, high = np.percentile(rows["rounds"][:, 0], (5, 95))
        yield [
            name_of(options),
            f"{len(rows):,}",
            f"{rows['rounds'][:, 0].mean():.1f} ({low:.0f}–{high:.0f})",
            f"{best['points'].mean():.1f}",
            f"{rows[rows['won'] == 0]['points'].mean():.1f}",
            f"{rows['closings'].sum(2).mean():.1f}",
            percent(float((best["carriage"] == len(CARRIAGE_POINTS) - 1).mean())),
        ]


def points(all_rows: Rows) -> Iterator[list[str]]:
    for options, rows in all_rows.items():
        all_of, best = sources(rows), sources(winners(rows))
        yield [
            name_of(options),
            *(f"{best[name]:.1f} ({all_of[name]:.1f})" if all_of[name] or best[name] else "–" for name in all_of),
        ]


def seats(all_rows: Rows) -> Iterator[list[str]]:
    for options, rows in all_rows.items():
        told = []
        for seat in range(options.players):
            low, high = wilson(float(rows["won"][:, seat].sum()), len(rows))
            told.append(f"{100 * rows['won'][:, seat].mean():.1f}% ({100 * low:.1f}–{100 * high:.1f})")
        yield [name_of(options), *told, *[""] * (4 - options.players)]


def with_and_without(rows: np.ndarray, has: np.ndarray) -> tuple[float, float, float]:
    """Return the share of seats that have something, the wins of those seats, and the wins of the others."""

    def winning(some: np.ndarray) -> float:
        return float(rows["won"][some].mean()) if some.any() else 0.0

    return float(has.mean()), winning(has), winning(~has)


def tiles(all_rows: Rows) -> Iterator[list[str]]:
    for at, stack in enumerate(STACK_IDS):
        told = []
        for options in BASE:
            rows = all_rows[options]
            has = rows["tiles"][..., at] > 0
            told.append("{}: {} / {}".format(*map(percent, with_and_without(rows, has))) if has.any() else "no seat")
        yield [label_of(stack), *told]


def cities(all_rows: Rows, options: Options) -> list[tuple[str, float, float, float]]:
    """List for each city how many seats have an office there at the end, their wins, and the wins of the others."""
    rows = all_rows[options]
    told = [(name, *with_and_without(rows, (rows["offices"] >> city & 1) == 1)) for city, name in enumerate(CITY_NAMES)]
    return sorted(told, key=lambda one: one[2] - one[3], reverse=True)


def officials(all_rows: Rows) -> Iterator[list[str]]:
    for options, rows in all_rows.items():
        best = winners(rows)
        calls = [f"{best['calls'][:, at].mean():.1f} ({rows['calls'][..., at].mean():.1f})" for at in range(len(OFFICIAL_IDS))]
        yield [name_of(options), *calls]


def worth(poor: dict[str, Rows]) -> Iterator[list[str]]:
    """List how often a master wins that calls an official only where it must."""
    for options in BASE:
        told = [f"{options.players} players (fair {percent(1 / options.players)})"]
        for rows in (all_rows[options] for all_rows in poor.values()):
            seat = rows["game"][:, 0] % options.players
            won = rows["won"][np.arange(len(rows)), seat]
            low, high = wilson(float(won.sum()), len(rows))
            told.append(f"{100 * won.mean():.1f}% ({100 * low:.1f}–{100 * high:.1f})")
        yield told


def carriages(all_rows: Rows) -> Iterator[list[str]]:
    """List by the last carriage how many seats end with it, the points of their tiles, and their wins."""
    for options in BASE:
        rows = all_rows[options]
        tiles = rows["tiles"].sum(2)
        told = []
        for number in CARRIAGE_NUMBERS:
            has = rows["carriage"] == number
            share, winning, _ = with_and_without(rows, has)
            told.append(f"{percent(share)}: {tiles[has].mean():.1f}, {percent(winning)}" if has.any() else "no seat")
        yield [name_of(options), *told]


def rome(all_rows: Rows) -> Iterator[list[str]]:
    for options, rows in all_rows.items():
        if options.audience:
            placed = rows["points"] + rows["offices_left"]
            share = float(rows["clergy"].sum() / placed.sum())
            arrived = float(rows["arrived"][:, 0].sum(1).mean())
            yield [name_of(options), f"{arrived:.2f} of {COACHES}", f"{rows['clergy'].mean():.1f}", percent(share)]


def coaches(all_rows: Rows) -> Iterator[list[str]]:
    """List how often each coach arrives."""
    for options, rows in all_rows.items():
        if options.audience:
            yield [name_of(options), *map(percent, rows["arrived"][:, 0].mean(0).tolist())]


def ranks(all_rows: Rows) -> Iterator[list[str]]:
    """List the mean points that each rank brings a seat."""
    for options, rows in all_rows.items():
        if options.audience:
            yield [name_of(options), *(f"{points:.2f}" for points in rows["ranks"].mean((0, 1)))]


# Write


def tables(all_rows: Rows, poor: dict[str, Rows]) -> None:
    games = sum(len(rows) for rows in all_rows.values())
    parts = {
        "games": f"{games:,} games of masters, {games // len(SETTINGS):,} of each setting.",
        "lengths": table(
            ["", "games", "rounds (5–95%)", "winner", "others", "closings a seat", "winner has the last carriage"],
            [*lengths(all_rows)],
        ),
        "points": table(["winners (all seats)", *sources(all_rows[BASE[0]])], [*points(all_rows)]),
        "seats": table(["", "first", "second", "third", "fourth"], [*seats(all_rows)]),
        "tiles": table(["stack", *map(name_of, BASE)], [*tiles(all_rows)]),
        "officials": table(["calls of winners (all seats)", *map(label_of, OFFICIAL_IDS)], [*officials(all_rows)]),
        "worth": table(["without the", *map(label_of, OFFICIAL_IDS)], [*worth(poor)]),
        "carriages": table(["last carriage", *map(str, CARRIAGE_NUMBERS)], [*carriages(all_rows)]),
        "rome": table(ROME_COLUMNS, [*rome(all_rows)]),
        "coaches": table(["arrives", *map(label_of, COACH_IDS)], [*coaches(all_rows)]),
        "ranks": table(["points a seat", *map(label_of, RANK_IDS)], [*ranks(all_rows)]),
    }
    path = ROOT / "docs" / "strategy.md"
    text = path.read_text(encoding="utf-8")
    for name, body in parts.items():
        text = written(text, name, body)
    path.write_text(text, encoding="utf-8")


def pictures(all_rows: Rows) -> None:
    four = BASE[-1]
    worth = [(name, value, f"{value:.1f}") for name, value in sources(winners(all_rows[four])).items() if value]
    draw("points", bars("Sources of winners' points, four players", "Winners' points by source, as in the table.", worth))
    ranked = [
        (name, won - lost, f"{100 * (won - lost):+.1f}, {percent(share)} have it")
        for name, share, won, lost in cities(all_rows, four)
    ]
    draw(
        "cities",
        bars("More wins with an office there (percentage points)", "Cities by that difference.", ranked),
    )
    closed = [
        Line(f"{options.players} players", [(at, float(all_rows[options]["closings"][..., at].mean())) for at in range(1, 10)])
        for options in BASE
    ]
    draw(
        "routes",
        lines("Routes closed, by length", "How many routes of each length a seat closes in a game.", closed, "cities", "a game"),
    )


def trust(all_rows: Rows) -> None:
    path = ROOT / "docs" / "training.md"
    told = [
        [
            name_of(options),
            f"{len(rows):,}",
            f"{calibration_error(rows):.3f}",
            f"{np.abs(rows['points'] - rows['scored']).mean():.1f}",
        ]
        for options, rows in all_rows.items()
    ]
    body = table(["", "predictions", "calibration error", "mean error in points"], told)
    path.write_text(written(path.read_text(encoding="utf-8"), "calibration", body), encoding="utf-8")
    for players in (2, 3, 4):
        drawn = [
            Line(name_of(options).partition(", ")[2] or "base game", [(one.predicted, one.won) for one in bins(rows)])
            for options, rows in all_rows.items()
            if options.players == players
        ]
        title = f"{players} players"
        draw(
            f"calibration-{players}",
            lines(
                title,
                "Share of games won, by predicted chance.",
                drawn,
                "predicted chance",
                "won",
                even=True,
            ),
        )


def draw(name: str, made: str) -> None:
    (PICTURES / f"{name}.svg").write_text(made + "\n", encoding="utf-8")


def main() -> None:
    options = argparse.ArgumentParser(description="Play many games of masters and write their statistics.")
    options.add_argument("--games", type=int, default=100_000, metavar="N", help="number of games (default 100,000)")
    options.add_argument("--workers", type=int, metavar="N", help="number of processes (default: one a core)")
    options.add_argument("--without", type=int, default=12_000, metavar="N", help="games without each official (default 12,000)")
    options.add_argument("--expected", type=int, default=12_000, metavar="N", help="games for the calibration (default 12,000)")
    chosen = options.parse_args()
    games = gathered(studied, chosen.games, chosen.workers, "Playing")
    tables(games, deprived(chosen.without, chosen.workers))
    pictures(games)
    trust(gathered(predicted, chosen.expected, chosen.workers, "Predicting"))


if __name__ == "__main__":
    main()
