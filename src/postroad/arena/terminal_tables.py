"""Standings as tables for the terminal."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from postroad.arena.benchmark import Result
from postroad.arena.standings import Standings
from postroad.bots.guarded_bot import by_kind
from postroad.rules.board import STACK_IDS
from postroad.rules.state import OFFICIAL_IDS
from postroad.stats import SeatFigures


def report(standings: Standings, target: float | None = None) -> RenderableType:
    parts: list[RenderableType] = [shares(standings), Text()]
    if len(standings.played) > 1:
        parts += [ladder(standings), Text()]
    parts += [activity(standings), Text(), lines(standings)]
    if target is not None:
        parts.append(Text(verdict(standings, target)))
    return Group(*parts, *broken(standings))


def benchmark_table(result: Result) -> RenderableType:
    """The number, and its parts by opponent and setting."""
    low, high = result.interval
    number = f"{result.bot} scores {result.score:.1%} in {result.suite} ({low:.1%}–{high:.1%}; an equal has {result.fair:.0%})."
    table = new_table(plural(result.games, "game"), "Games won")
    for name, share in (result.by_opponent | result.by_setting).items():
        table.add_row(Text(f"against {name}" if name in result.by_opponent else name), f"{share:.1%}")
    errors = [Text(f"{count} × {error}; a random action was played", "red") for error, count in result.errors.items()]
    return Group(table, Text(), Text(number), *errors)


def shares(standings: Standings) -> Table:
    """The table of wins, points and times."""
    fallbacks = standings.fell_back()
    columns = ["Wins", "Share", "95 %", "Fair", "Points", "Median", "p99", *(["Fallbacks"] if fallbacks else [])]
    table = new_table(plural(len(standings.games), "game"), *columns)
    for name in present(standings):
        low, high = standings.interval(name)
        median, late = standings.times(name)
        share = [
            str(standings.wins[name]),
            f"{standings.share(name):.1%}",
            f"{low:.1%}–{high:.1%}",
            f"{standings.fair(name):.0%}",
        ]
        times = f"{median:.2f} ms", f"{late:.1f} ms"
        errors = standings.errors[name]
        mark = [Text(str(errors.total()), "red" if errors else "")] if fallbacks else []
        table.add_row(Text(name), *share, mean(seat.points for seat in standings.seats[name]), *times, *mark)
    return table


def ladder(standings: Standings) -> Table:
    """The table of ratings, best first."""
    table = new_table("Ladder", "Rating", "95 %", "Games")
    for name, rating in standings.ratings().items():
        table.add_row(Text(name), f"{rating.value:.1f}", f"± {rating.margin:.1f}", str(standings.played[name]))
    return table


def activity(standings: Standings) -> Table:
    """The table of each bot's averages a game."""
    table = new_table("A seat and game", "Carriage", "Offices", "Tile points", "Closings", "Lost routes")
    for name in present(standings):
        columns = [[s.carriage, s.offices, s.tile_points, s.closings, s.abandoned] for s in standings.seats[name]]
        table.add_row(Text(name), *(f"{value:.1f}" for value in np.mean(columns, axis=0)))
    return table


def lines(standings: Standings) -> Table:
    """The lines about all games."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    games = standings.games
    everybody = [seat for game in games for seat in game.seats]
    rounds = [game.rounds for game in games]
    table.add_row("Length", f"{np.mean(rounds):.1f} turns a seat ({min(rounds)} to {max(rounds)})")
    table.add_row("Winners", f"{mean(seat.points for seat in everybody if seat.won)} points")
    table.add_row("Wins by seat", by_seat(standings))
    table.add_row("Officials", each(everybody, lambda seat: seat.calls, OFFICIAL_IDS) + " called a seat")
    table.add_row("Tiles", each(everybody, lambda seat: seat.tiles, STACK_IDS) + " taken a seat")
    carriages = Counter(seat.carriage for seat in everybody)
    table.add_row(
        "Carriages", "  ".join(f"{number or 'none'} {carriages[number] / len(everybody):.0%}" for number in sorted(carriages))
    )
    chips = sum(seat.chips for seat in everybody)
    if chips:
        table.add_row("Chips", f"{chips / len(everybody):.2f} a seat")
    arrivals = sum(game.arrivals for game in games)
    if arrivals:
        clergy = mean(seat.clergy_points for seat in everybody)
        table.add_row("Audience", f"{arrivals / len(games):.1f} coaches arrive a game, {clergy} points from clergy a seat")
    stalled = sum(game.stalled for game in games)
    if stalled:
        table.add_row("Stalled", f"{stalled} games")
    return table


def by_seat(standings: Standings) -> str:
    """The share of wins of each seat, by number of players."""
    shares_by_players = standings.wins_by_seat()
    shares = {players: "  ".join(f"{share.share:.0%}" for share in seats) for players, seats in shares_by_players.items()}
    return (
        next(iter(shares.values()))
        if len(shares) == 1
        else "\n".join(f"{text}  of {players}" for players, text in shares.items())
    )


def verdict(standings: Standings, target: float) -> str:
    low, high = standings.sequential()
    result = {"above": "is above", "below": "is below", None: "is not decided against"}[standings.decided(target)]
    return f"{standings.names[0]} {result} {target:.0%} (anytime-valid interval: {low:.1%} to {high:.1%})"


def broken(standings: Standings) -> list[Text]:
    """The bots with errors, for which random actions were played, and the errors."""
    lines = []
    for name, errors in standings.errors.items():
        if errors:
            kinds = ", ".join(f"{count} {kind}" for kind, count in by_kind(errors).items())
            lines.append(Text(f"{name}: for {plural(errors.total(), 'decision')} a random action was played ({kinds})", "red"))
            lines += [Text(f"{name}: {count} × {error}", "red") for error, count in errors.most_common(5)]
    return lines


def present(standings: Standings) -> list[str]:
    """The bots with games, in the order of their names on the command line."""
    return [name for name in standings.names if standings.played[name]]


def new_table(title: str, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(title, overflow="fold")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def plural(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def mean(values: Iterable[float]) -> str:
    return f"{np.mean(list(values) or [0.0]):.1f}"


def each(seats: list[SeatFigures], counted: Callable[[SeatFigures], Counter[str]], ids: Sequence[str]) -> str:
    total: Counter[str] = Counter()
    for seat in seats:
        total.update(counted(seat))
    return "  ".join(f"{name} {total[name] / len(seats):.2f}" for name in ids)
