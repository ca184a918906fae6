"""Learning curves for docs/training.md: `python -m tools.curves FOLDER/curve.json`."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.charts import Line, lines

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
MILLION = 1e6
PLAYERS = ("2", "3", "4")


def shares(curve: Sequence[dict[str, Any]], against: str) -> list[Line]:
    """Return a line for each number of players: million decisions, and the games won in percent."""
    evaluations = [evaluation for evaluation in curve if against in evaluation]
    return [
        Line(f"{players} players", [(one["samples"] / MILLION, 100 * one[against][players]) for one in evaluations])
        for players in PLAYERS
    ]


def description(curves: Sequence[Line]) -> str:
    """Describe the lines for readers who cannot see them."""
    return "; ".join(f"{line.name}: from {line.points[0][1]:.1f}% to {line.points[-1][1]:.1f}%" for line in curves)


def pictures(curve: Sequence[dict[str, Any]]) -> dict[str, str]:
    """Draw each picture; return them by file name."""
    drawings = {}
    for name, against, title in (
        ("training-greedy.svg", "greedy", "One network among greedy ones: games won"),
        ("training-self.svg", "earlier self", "Against itself some iterations before: games won"),
    ):
        curves = shares(curve, against)
        drawings[name] = lines(title, f"{title}. {description(curves)}.", curves, "million decisions", "%")
    return drawings


def main() -> None:
    options = argparse.ArgumentParser(description="Draw learning curves.")
    options.add_argument("curve", type=Path, metavar="FILE", help="curve.json of a training run")
    for name, picture in pictures(json.loads(options.parse_args().curve.read_text(encoding="utf-8"))).items():
        (PICTURES / name).write_text(picture + "\n", encoding="utf-8")
        print(f"docs/pictures/{name}")


if __name__ == "__main__":
    main()
