"""A summary of simulated games in a few lines."""

import numpy as np
from rich.console import RenderableType
from rich.table import Table

from postroad.arena.simulate import DECISIONS, POINTS, ROUNDS, STALLED, WINNER, Results
from postroad.rules.options import Options


def summary(options: Options, results: Results, seconds: float) -> RenderableType:
    """Speed, length and points of these games."""
    games = len(results)
    points = results[:, POINTS : POINTS + options.players]
    winning = points[np.arange(games), results[:, WINNER]]
    decisions = int(results[:, DECISIONS].sum())
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    table.add_row(
        "Games", f"{games:,} in {seconds:.1f} s: {games / seconds:,.0f} games/s, {decisions / seconds:,.0f} decisions/s"
    )
    table.add_row("Length", f"{spread(results[:, ROUNDS])} turns a seat, {spread(results[:, DECISIONS])} decisions")
    table.add_row("Points", f"{spread(points)}; winners {spread(winning)}")
    shares = [f"{share:.1%}" for share in np.bincount(results[:, WINNER], minlength=options.players) / games]
    table.add_row("Wins", f"by seat {'  '.join(shares)}")
    stalled = int(results[:, STALLED].sum())
    if stalled:
        table.add_row("Stalled", f"{stalled:,} games ended after 60 rounds without progress")
    return table


def spread(values: np.ndarray) -> str:
    low, high = np.percentile(values, (5, 95))
    return f"{values.mean():.1f} ({low:.0f} to {high:.0f})"
