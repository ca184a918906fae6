"""Matches behind the tables of docs/bots.md: play them and write the tables, `python -m tools.level_match levels`.

Without names, all tables are written. The levels take a minute on one core, the others half an hour on 16.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from postroad.arena.process_pool import play_games
from postroad.arena.progress import bar
from postroad.arena.standings import Standings
from postroad.arena.tournament import Tournament, wake
from postroad.rules.options import Options
from tools.docs import ROOT, written

DOCUMENT = ROOT / "docs" / "bots.md"
SEED = 1


class Match(NamedTuple):
    """One bot against others of one kind."""

    one: str
    others: str
    games: int
    options: Options

    @property
    def command(self) -> str:
        words = ["--bots", f"{self.one},{self.others}", "--games", str(self.games)]
        if self.options.players > 2:
            words += ["--players", str(self.options.players)]
        words += [f"--{module}" for module in ("honours", "audience") if getattr(self.options, module)]
        return " ".join(words)

    def tournament(self) -> Tournament:
        return Tournament((self.one, *[self.others] * (self.options.players - 1)), self.options, SEED)


def between(one: str, others: str, games: int, players: int = 2, *, honours: bool = False, audience: bool = False) -> Match:
    return Match(one, others, games, Options(players, honours, audience).newest())


MODULES: list[dict[str, bool]] = [{}, {"honours": True}, {"audience": True}, {"honours": True, "audience": True}]
LEVELS = ["master", "hard", "medium", "easy", "beginner"]
TABLES = {
    "levels": [between(one, other, 400) for one, other in pairwise(LEVELS)],
    "master": [
        *(between("master", "planner:0.2s", 400, **modules) for modules in MODULES),
        between("master", "planner:0.2s", 240, 4),
        between("master", "planner:0.2s", 240, 4, honours=True, audience=True),
        between("master", "planner:1s", 240),
        between("master:1s", "master", 240),
        between("master:1s", "master", 240, honours=True, audience=True),
        between("master", "greedy", 2000),
        between("master", "greedy", 2000, 4),
    ],
}


def row(match: Match, workers: int | None) -> str:
    tournament = match.tournament()
    standings = Standings(tournament.bots)
    with bar(f"{match.one} and {match.others}", match.games) as playing:
        for _ in wake(tournament):
            pass
        for document in play_games(tournament, list(range(match.games)), workers):
            standings.add(document)
            playing.advance()
    low, high = standings.interval(match.one)
    fair = 100 / match.options.players
    share = 100 * standings.share(match.one)
    return f"| `{match.command}` | {match.games:,} | {share:.1f}% | {100 * low:.1f}–{100 * high:.1f}% | {fair:.0f}% |"


def table(name: str, workers: int | None) -> Iterator[str]:
    yield "| command: `postroad arena …` | games | wins | interval | fair |"
    yield "| --- | ---: | ---: | --- | ---: |"
    for match in TABLES[name]:
        made = row(match, workers)
        print(made, flush=True)
        yield made


def main() -> None:
    options = argparse.ArgumentParser(description="Play the matches behind the tables of docs/bots.md and write the tables.")
    options.add_argument("tables", nargs="*", metavar="TABLE", help=f"any of {', '.join(TABLES)} (default: all)")
    options.add_argument("--workers", type=int, metavar="N", help="number of processes (default: one a core)")
    chosen = options.parse_args()
    unknown = set(chosen.tables) - set(TABLES)
    if unknown:
        options.error(f"unknown table {', '.join(sorted(unknown))}; choose from {', '.join(TABLES)}")
    for name in chosen.tables or TABLES:
        made = "\n".join(table(name, chosen.workers))
        DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8"), name, made), encoding="utf-8")


if __name__ == "__main__":
    main()
