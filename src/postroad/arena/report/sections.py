"""The sections of the report page: headings, tables and charts."""

from collections import Counter

import numpy as np

from postroad.arena.report.charts import axis, histogram, interval, scale_for, share_bar, spread
from postroad.arena.report.markup import Markup, joined, tag
from postroad.arena.standings import Share, Standings
from postroad.bots.guarded_bot import by_kind

MARKS = (5, 25, 50, 75, 95)  # percentiles that a spread shows
SHADES = 10  # of the cross table


def section(title: str, *inside: Markup, note: str = "") -> Markup:
    return tag("section", tag("h2", title), tag("p", note, class_="note") if note else Markup(), *inside)


def ladder(standings: Standings) -> Markup:
    """The ratings as a chart, best first."""
    ratings = standings.ratings()
    ends = [end for one in ratings.values() for end in (one.value - one.margin, one.value + one.margin)]
    scale = scale_for(ends)
    rungs = [
        tag(
            "li",
            tag("span", str(place), class_="place"),
            tag("span", name, class_="name"),
            tag("span", tag("b", number(rating.value)), f" ± {number(rating.margin)}", class_="figure"),
            interval(scale, rating.value, rating.value - rating.margin, rating.value + rating.margin),
        )
        for place, (name, rating) in enumerate(ratings.items(), start=1)
    ]
    note = (
        "Ratings by openskill (Plackett-Luce) from the places of all seats, with 95 % intervals. "
        "At a table of two, a lead of 4 wins two games of three, and a lead of 8 wins four of five."
    )
    return section("The ladder", tag("ol", rungs, class_="rungs"), tag("div", axis(scale), class_="rungs-axis"), note=note)


def cross_table(standings: Standings) -> Markup:
    """The pairwise results. Columns are named by the places of the ladder."""
    names, against = list(standings.ratings()), standings.against()
    head = tag(
        "tr",
        tag("th", "Ahead of", scope="col"),
        [tag("th", str(place), scope="col", title=name) for place, name in enumerate(names, 1)],
    )
    rows = [
        tag(
            "tr",
            tag("th", tag("span", f"{place} ", class_="place"), name, scope="row"),
            [cross_cell(name, other, against.get((name, other))) for other in names],
        )
        for place, name in enumerate(names, 1)
    ]
    note = (
        "The share of common games in which the row's bot was ahead of the column's bot, with 95 % intervals. "
        "The number of a column is a place on the ladder. A shared place counts as half a game."
    )
    return section(
        "Pairwise results",
        scrolled("Pairwise results", tag("table", tag("thead", head), tag("tbody", rows), class_="cross")),
        note=note,
    )


def cross_cell(one: str, other: str, found: Share | None) -> Markup:
    if one == other:
        return tag("td", class_="self")
    if found is None:
        return tag("td", "–")
    low, high = found.interval
    text = f"{one} was ahead of {other} in {found.good:g} of {found.games:,} games"
    shade = round(found.share * SHADES)
    return tag(
        "td",
        tag("b", part(found.share, 0)),
        tag("small", f"{100 * low:.0f}–{100 * high:.0f}"),
        class_=f"shade-{shade}",
        title=text,
    )


def shares(standings: Standings) -> Markup:
    fallbacks = ["Fallbacks"] if standings.fell_back() else []
    heads = ["Bot", "Games", "Wins", "Share", "95 %", "Fair", "Points", "Median", "p99", *fallbacks]
    rows = []
    for name in standings.ratings():
        low, high = standings.interval(name)
        median, late = standings.times(name)
        cells = [
            f"{standings.played[name]:,}",
            f"{standings.wins[name]:,}",
            part(standings.share(name)),
            f"{100 * low:.1f}–{100 * high:.1f}",
            part(standings.fair(name), 0),
            number(float(np.mean([seat.points for seat in standings.seats[name]]))),
            f"{median:.2f} ms",
            f"{late:.1f} ms",
            *([f"{standings.errors[name].total():,}"] if fallbacks else []),
        ]
        rows.append([name, *cells])
    note = "Share: the part of a bot's games that it won. Fair: that part if all bots were equal. Times are per decision."
    return section("Standings", table("Standings", heads, rows), note=note)


def activity(standings: Standings) -> Markup:
    heads = ["Bot", "Carriage", "Offices", "Tile points", "Closings", "Lost routes"]
    rows = []
    for name in standings.ratings():
        columns = [[s.carriage, s.offices, s.tile_points, s.closings, s.abandoned] for s in standings.seats[name]]
        rows.append([name, *(number(value) for value in np.mean(columns, axis=0))])
    return section("Average game", table("Average game", heads, rows), note="Means over the games of a bot.")


def lengths(standings: Standings) -> Markup:
    """The lengths of games, by number of players."""
    figures = []
    for players in sorted({len(game.seats) for game in standings.games}):
        rounds = [game.rounds for game in standings.games if len(game.seats) == players]
        text = f"{number(float(np.mean(rounds)))} turns a seat on average, {min(rounds)} to {max(rounds)}"
        figures.append(figure(f"{players} players", histogram(dict(Counter(rounds)), text), text))
    return section("Lengths of games", tag("div", figures, class_="figures"), note="Turns of each seat in a game.")


def points(standings: Standings) -> Markup:
    """Each bot's points at the end of a game."""
    marks = {name: np.percentile([seat.points for seat in standings.seats[name]], MARKS) for name in standings.ratings()}
    scale = scale_for([float(mark) for five in marks.values() for mark in five])
    rows = [
        tag(
            "li",
            tag("span", name, class_="name"),
            tag("span", tag("b", number(float(five[2]))), class_="figure"),
            spread(scale, [float(mark) for mark in five]),
        )
        for name, five in marks.items()
    ]
    note = "At the end of a game: the median, the middle half of the games, and the middle nine tenths."
    return section("Points", tag("ul", rows, class_="rungs plain"), tag("div", axis(scale), class_="rungs-axis plain"), note=note)


def seats(standings: Standings) -> Markup:
    """The share of wins of each seat."""
    figures = []
    for players, won in standings.wins_by_seat().items():
        most = min(1.0, max(seat.interval[1] for seat in won) * 1.05)
        rows = [
            tag(
                "li",
                tag("span", f"Seat {number}", class_="name"),
                tag("span", tag("b", part(seat.share)), class_="figure"),
                share_bar(seat.share, *seat.interval, 1 / players, most, f"seat-{number - 1}"),
            )
            for number, seat in enumerate(won, 1)
        ]
        figures.append(figure(f"{players} players, {won[0].games:,} games", tag("ul", rows, class_="rungs plain"), ""))
    note = "The share of games that each seat won, with 95 % intervals; the line is the fair share."
    return section("Seats", tag("div", figures, class_="figures"), note=note)


def errors(standings: Standings) -> Markup:
    """The errors of bots. After each, a random action was played."""
    rows = [
        [name, f"{count:,}", kind, error]
        for name, counts in standings.errors.items()
        for error, count in counts.most_common(5)
        for kind in by_kind(Counter([error]))
    ]
    if not rows:
        return Markup()
    note = "After each error a random action was played, so that a broken bot does not look strong."
    return section(
        "Errors of bots",
        table("Errors of bots", ["Bot", "Times", "Kind", "Error"], rows, "words"),
        note=note,
    )


def figure(title: str, chart: Markup, caption: str) -> Markup:
    return tag("figure", tag("h3", title), chart, tag("figcaption", caption) if caption else Markup())


def table(name: str, heads: list[str], rows: list[list[str]], kind: str | None = None) -> Markup:
    head = tag("tr", [tag("th", text, scope="col") for text in heads])
    body = [tag("tr", tag("th", row[0], scope="row"), [tag("td", cell) for cell in row[1:]]) for row in rows]
    return scrolled(name, tag("table", tag("thead", head), tag("tbody", body), class_=kind))


def scrolled(name: str, inside: Markup) -> Markup:
    """A wide part with a scroll bar of its own, which also works by keyboard."""
    return tag("div", inside, class_="scrolled", role="region", aria_label=name, tabindex=0)


def number(value: float) -> str:
    return f"{value:.1f}".replace("-", "−")


def part(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f}\u202f%"


def all_of(standings: Standings) -> Markup:
    rated = [ladder(standings), cross_table(standings)] if len(standings.played) > 1 else []
    parts = [
        *rated,
        shares(standings),
        seats(standings),
        points(standings),
        lengths(standings),
        activity(standings),
        errors(standings),
    ]
    return joined(parts)
