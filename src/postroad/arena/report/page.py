"""The report page of a tournament: `postroad arena --report DIR`."""

import platform
from collections.abc import Sequence
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

import numpy as np

from postroad import __version__
from postroad.arena.report.markup import Markup, joined, tag
from postroad.arena.report.sections import all_of, number, scrolled, section
from postroad.arena.standings import Standings
from postroad.arena.tournament import Tournament
from postroad.pages.packs import WEB, Packs
from postroad.pages.single_file import as_data, digest, style

NAME = "index.html"
MARK = '<meta name="generator" content="postroad arena"/>'
HEAD_SIZE = 1024  # bytes at the beginning that contain the mark
HORN = "M11.5 4.5a5.7 5.7 0 1 0 0 11.4 5.7 5.7 0 0 0 0-11.4ZM2.5 14v3.8M2.5 15.9H13.5c3.5 0 6-1.4 8-4.7v9.4c-2-3.3-4.5-4.7-8-4.7"
LIBRARIES = ("numpy", "numba", "openskill")


class Run(NamedTuple):
    """A tournament, the number of games in the report, and their file."""

    tournament: Tournament
    games: int
    file: Path | None


def free_for_report(folder: Path) -> None:
    """Create the folder; raises ValueError if the report would overwrite another file."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / NAME
    if file.exists() and MARK.encode() not in file.read_bytes()[:HEAD_SIZE]:
        raise ValueError(f"{file} is not a report: choose another folder")


def write_report(folder: Path, standings: Standings, runs: Sequence[Run], command: str) -> Path:
    """Write the page, or overwrite an older report."""
    file = folder / NAME
    file.write_text(page(folder, standings, runs, command), encoding="utf-8")
    return file


def page(folder: Path, standings: Standings, runs: Sequence[Run], command: str) -> str:
    styles = look()
    policy = f"default-src 'none'; style-src {digest(styles)}; font-src data:; img-src data:; base-uri 'none'; form-action 'none'"
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        Markup(MARK),
        tag("meta", http_equiv="Content-Security-Policy", content=policy),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", f"Postroad arena: {len(standings.played)} bots, {len(standings.games):,} games"),
        tag("link", rel="icon", href=as_data(WEB / "icons" / "favicon.svg")),
        tag("style", Markup(styles)),
    )
    body = tag("body", tag("main", masthead(standings, runs), all_of(standings), games(folder, runs), made_by(command)))
    return f"<!doctype html>\n{tag('html', head, body, lang='en')}\n"


def look() -> str:
    """The styles: the game's colours and fonts, and the layout of this page."""
    packs = Packs(WEB)
    licence = (WEB / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    parts = [style(packs, f"style/{name}.css") for name in ("fonts", "tokens", "older")]
    return "".join([f"/*\n{licence}*/\n", *parts, Path(__file__).with_name("report.css").read_text(encoding="utf-8")])


def masthead(standings: Standings, runs: Sequence[Run]) -> Markup:
    rounds = float(np.mean([game.rounds for game in standings.games]))
    winners = float(np.mean([game.seats[game.winner].points for game in standings.games]))
    facts = {
        "bots": f"{len(standings.played)}",
        "games": f"{len(standings.games):,}",
        "players": " and ".join(map(str, sorted({run.tournament.options.players for run in runs}))),
        "turns a seat": number(rounds),
        "winners’ points": number(winners),
    }
    best, *others = standings.ratings()
    return tag(
        "header",
        tag("svg", tag("path", d=HORN), class_="horn", viewBox="0 0 24 24", width=44, height=44, aria_hidden="true"),
        tag("p", "Postroad arena", class_="over"),
        tag("h1", f"{best} leads the ladder" if others else f"{best} plays itself"),
        tag("ul", [tag("li", tag("b", value), f" {what}") for what, value in facts.items()], class_="facts"),
    )


def games(folder: Path, runs: Sequence[Run]) -> Markup:
    """The table of tournaments, with links to records in the page's folder."""
    rows = [
        tag(
            "tr",
            tag("th", f"{run.tournament.options.players} players", scope="row"),
            tag("td", modules(run.tournament)),
            tag("td", ", ".join(dict.fromkeys(run.tournament.bots))),
            tag("td", str(run.tournament.seed)),
            tag("td", f"{run.games:,}"),
            tag("td", records_link(folder, run.file)),
        )
        for run in runs
    ]
    head = tag("tr", [tag("th", text, scope="col") for text in ("Table", "Modules", "Bots", "Seed", "Games", "Records")])
    return section(
        "What was played", scrolled("What was played", tag("table", tag("thead", head), tag("tbody", rows), class_="words"))
    )


def modules(tournament: Tournament) -> str:
    options = tournament.options
    return ", ".join(name for name in ("honours", "audience") if getattr(options, name)) or "base game"


def records_link(folder: Path, file: Path | None) -> Markup:
    if file is None:
        return joined("not stored")
    if folder.resolve() not in file.resolve().parents:
        return joined(file.name)
    relative = file.resolve().relative_to(folder.resolve())
    return tag("a", file.name, href=quote(relative.as_posix()))


def made_by(command: str) -> Markup:
    versions = [
        f"Postroad {__version__}",
        f"Python {platform.python_version()}",
        *(f"{name} {version(name)}" for name in LIBRARIES),
    ]
    lines = [
        tag("pre", tag("code", command)),
        tag("p", f"{date.today():%Y-%m-%d}: {', '.join(versions)}; {platform.system()} {platform.machine()}."),
    ]
    return tag("footer", tag("h2", "How it was made"), lines)
