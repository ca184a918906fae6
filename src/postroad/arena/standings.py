"""What a tournament says: a table of the bots, and how the games went."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from postroad.arena.intervals import always_valid, wilson
from postroad.rules.board import STACK_IDS
from postroad.rules.state import OFFICIAL_IDS
from postroad.stats import GameFigures, SeatFigures, figures


class Standings:
    """Gathers game after game."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.bots = bots
        self.names = list(dict.fromkeys(bots))
        self.games: list[GameFigures] = []
        self.seats: dict[str, list[SeatFigures]] = {name: [] for name in self.names}
        self.milliseconds: dict[str, list[float]] = {name: [] for name in self.names}
        self.mishaps: dict[str, Counter[str]] = {name: Counter() for name in self.names}

    def add(self, document: dict[str, Any]) -> None:
        game = figures(document)
        self.games.append(game)
        arena = document["options"]["arena"]
        for seat, name in enumerate(document["names"]):
            self.seats[name].append(game.seats[seat])
            self.milliseconds[name] += arena["milliseconds"][seat]
            self.mishaps[name].update(arena["mishaps"][seat])

    def wins(self, name: str) -> int:
        return sum(seat.won for seat in self.seats[name])

    def fair(self, name: str) -> float:
        return self.bots.count(name) / len(self.bots)

    def decided(self, target: float) -> str | None:
        """Is the first bot's share above or below the target for sure, whenever one looks? None while that is open."""
        low, high = always_valid(self.wins(self.names[0]), len(self.games))
        return "above" if low > target else "below" if high < target else None

    def report(self, target: float | None = None) -> RenderableType:
        parts: list[RenderableType] = [self.shares(), Text(), self.habits(), Text(), self.lines()]
        if target is not None:
            parts.append(Text(self.verdict(target)))
        parts += [
            Text(f"{name}: {count} × {mishap}", style="red")
            for name, mishaps in self.mishaps.items()
            for mishap, count in mishaps.most_common(5)
        ]
        return Group(*parts)

    def verdict(self, target: float) -> str:
        low, high = always_valid(self.wins(self.names[0]), len(self.games))
        said = {"above": "is above", "below": "is below", None: "is not decided against"}[self.decided(target)]
        return f"{self.names[0]} {said} {target:.0%} (interval valid whenever one looks: {low:.1%} to {high:.1%})"

    def shares(self) -> Table:
        """Who won how often, and how long they thought."""
        table = new_table(
            f"{len(self.games)} game{'s'[: len(self.games) - 1]}", "Wins", "Share", "95 %", "Fair", "Points", "Median", "p99"
        )
        games = len(self.games)
        for name in self.names:
            wins = self.wins(name)
            low, high = wilson(wins, games)
            median, late = np.percentile(self.milliseconds[name] or [0.0], (50, 99))
            share = [str(wins), f"{wins / games:.1%}", f"{low:.1%}–{high:.1%}", f"{self.fair(name):.0%}"]
            table.add_row(
                Text(name), *share, mean(seat.points for seat in self.seats[name]), f"{median:.2f} ms", f"{late:.1f} ms"
            )
        return table

    def habits(self) -> Table:
        """What each bot did in a game, on average."""
        table = new_table("A seat and game", "Carriage", "Offices", "Tile points", "Closings", "Lost routes")
        for name in self.names:
            seats = self.seats[name]
            columns = [[s.carriage, s.offices, s.tile_points, s.closings, s.abandoned] for s in seats]
            table.add_row(Text(name), *(f"{value:.1f}" for value in np.mean(columns, axis=0)))
        return table

    def lines(self) -> Table:
        lines = Table.grid(padding=(0, 2, 0, 0))
        lines.add_column(style="bold")
        everybody = [seat for seats in self.seats.values() for seat in seats]
        rounds = [game.rounds for game in self.games]
        lines.add_row("Length", f"{np.mean(rounds):.1f} turns a seat ({min(rounds)} to {max(rounds)})")
        lines.add_row("Winners", f"{mean(seat.points for seat in everybody if seat.won)} points")
        by_seat = Counter(game.winner for game in self.games)
        lines.add_row("Wins by seat", "  ".join(f"{by_seat[seat] / len(self.games):.0%}" for seat in range(len(self.bots))))
        lines.add_row("Officials", each(everybody, lambda seat: seat.calls, OFFICIAL_IDS) + " called a seat")
        lines.add_row("Tiles", each(everybody, lambda seat: seat.tiles, STACK_IDS) + " taken a seat")
        carriages = Counter(seat.carriage for seat in everybody)
        shares = [f"{number or 'none'} {carriages[number] / len(everybody):.0%}" for number in sorted(carriages)]
        lines.add_row("Carriages", "  ".join(shares))
        chips = sum(seat.chips for seat in everybody)
        if chips:
            lines.add_row("Chips", f"{chips / len(everybody):.2f} a seat")
        arrivals = sum(game.arrivals for game in self.games)
        if arrivals:
            clergy = mean(seat.clergy_points for seat in everybody)
            lines.add_row(
                "Audience", f"{arrivals / len(self.games):.1f} coaches arrive a game, {clergy} points from clergy a seat"
            )
        stalled = sum(game.stalled for game in self.games)
        if stalled:
            lines.add_row("Stalled", f"{stalled} games")
        return lines


def new_table(title: str, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(title, overflow="fold")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def mean(values: Any) -> str:
    return f"{np.mean(list(values) or [0.0]):.1f}"


def each(seats: list[SeatFigures], counted: Any, ids: Sequence[str]) -> str:
    total: Counter[str] = Counter()
    for seat in seats:
        total.update(counted(seat))
    return "  ".join(f"{name} {total[name] / len(seats):.2f}" for name in ids)
