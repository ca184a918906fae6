"""What a tournament says: a table of the bots, and how the games went."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from postroad.arena.intervals import always_valid, wilson
from postroad.bots.referee import by_kind
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
        self.traces: dict[str, str] = {}  # where bots raised an error first

    def add(self, document: dict[str, Any]) -> None:
        game = figures(document)
        self.games.append(game)
        arena = document["options"]["arena"]
        for seat, name in enumerate(document["names"]):
            self.seats[name].append(game.seats[seat])
            self.milliseconds[name] += arena["milliseconds"][seat]
            self.mishaps[name].update(arena["mishaps"][seat])
            if "traces" in arena and arena["traces"][seat]:
                self.traces.setdefault(name, arena["traces"][seat])

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
        for name, mishaps in self.mishaps.items():
            if mishaps:
                kinds = ", ".join(f"{count} {kind}" for kind, count in by_kind(mishaps).items())
                parts.append(
                    Text(f"{name}: for {plural(mishaps.total(), 'decision')} a random action was played ({kinds})", "red")
                )
                parts += [Text(f"{name}: {count} × {mishap}", "red") for mishap, count in mishaps.most_common(5)]
        return Group(*parts)

    def figures(self, target: float | None = None) -> dict[str, Any]:
        """The same for programs."""
        told: dict[str, Any] = {"games": len(self.games), "bots": [self.figures_of(name) for name in self.names]}
        return told if target is None else {**told, "target": target, "decided": self.decided(target)}

    def figures_of(self, name: str) -> dict[str, Any]:
        wins, games = self.wins(name), len(self.games)
        median, late = np.percentile(self.milliseconds[name] or [0.0], (50, 99))
        return {
            "name": name,
            "wins": wins,
            "share": wins / games,
            "interval": list(wilson(wins, games)),
            "fair": self.fair(name),
            "points": float(np.mean([seat.points for seat in self.seats[name]])),
            "milliseconds": {"median": float(median), "p99": float(late)},
            "fallbacks": by_kind(self.mishaps[name]),
            "mishaps": dict(self.mishaps[name].most_common()),
            "trace": self.traces.get(name),
        }

    def verdict(self, target: float) -> str:
        low, high = always_valid(self.wins(self.names[0]), len(self.games))
        said = {"above": "is above", "below": "is below", None: "is not decided against"}[self.decided(target)]
        return f"{self.names[0]} {said} {target:.0%} (interval valid whenever one looks: {low:.1%} to {high:.1%})"

    def shares(self) -> Table:
        """Who won how often, and how long they thought."""
        games, fallbacks = len(self.games), any(self.mishaps.values())
        columns = ["Wins", "Share", "95 %", "Fair", "Points", "Median", "p99", *(["Fallbacks"] if fallbacks else [])]
        table = new_table(plural(games, "game"), *columns)
        for name in self.names:
            wins = self.wins(name)
            low, high = wilson(wins, games)
            median, late = np.percentile(self.milliseconds[name] or [0.0], (50, 99))
            share = [str(wins), f"{wins / games:.1%}", f"{low:.1%}–{high:.1%}", f"{self.fair(name):.0%}"]
            times = f"{median:.2f} ms", f"{late:.1f} ms"
            mark = [Text(str(self.mishaps[name].total()), "red" if self.mishaps[name] else "")] if fallbacks else []
            table.add_row(Text(name), *share, mean(seat.points for seat in self.seats[name]), *times, *mark)
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


def plural(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def mean(values: Any) -> str:
    return f"{np.mean(list(values) or [0.0]):.1f}"


def each(seats: list[SeatFigures], counted: Any, ids: Sequence[str]) -> str:
    total: Counter[str] = Counter()
    for seat in seats:
        total.update(counted(seat))
    return "  ".join(f"{name} {total[name] / len(seats):.2f}" for name in ids)
