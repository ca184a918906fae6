"""Draw the pictures in docs/pictures.md and print its table of sizes: `make pictures`."""

import gzip
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from postroad.arena.simulate import Plan, play_on
from postroad.bots.baselines import choose_greedy
from postroad.bots.scripted_policies import UNIFORM
from postroad.game import Game
from postroad.pictures.film import film
from postroad.rules.options import Options

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
NAMES = ["Anna", "Ben", "Chiara", "David"]
FROM, TO = 120, 150  # decisions: in the middle of a game


def played(options: Options, seed: int) -> Iterator[Game]:
    """The positions of a game of greedy players."""
    return play_on(Plan(options, UNIFORM, seed=seed), 0, NAMES[: options.players], choose_greedy)


def position(options: Options, seed: int) -> Game:
    return list(islice(played(options, seed), FROM, TO))[-1]


def whole(options: Options, seed: int) -> str:
    *_, end = played(options, seed)
    return film(end.record())


def main() -> None:
    both = Options(3, honours=True, audience=True).newest()
    table = position(both, 11)
    (FOLDER / "table.svg").write_text(table.view(0).svg(names=table.names), encoding="utf-8")
    (FOLDER / "game.svg").write_text(whole(Options(2).newest(), 5), encoding="utf-8")
    print("| picture | SVG | compressed |", "| --- | ---: | ---: |", sep="\n")
    for name, svg in (
        ("position, base game, two players", position(Options(2).newest(), 5).svg()),
        ("position, both modules, four players", position(both._replace(players=4), 11).svg()),
        ("whole game, base game, two players", whole(Options(2).newest(), 5)),
        ("whole game, both modules, four players", whole(both._replace(players=4), 11)),
    ):
        print(f"| {name} | {len(svg.encode()) // 1024} KB | {len(gzip.compress(svg.encode())) // 1024} KB |")


if __name__ == "__main__":
    main()
