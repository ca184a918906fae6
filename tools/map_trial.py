"""What another map to Rome would change: `python -m tools.map_trial` plays games of masters on docs/proposals/rome-2.toml.

They play in a copy of the package whose newest map that is, and write their figures beside those of the first map into
docs/strategy.md. The network has learned on the first map: it sees where coaches are, but not that roads have become shorter.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from postroad.rules.rome import MAPS
from tools.docs import PACKAGE, ROOT, written
from tools.strategy import ROME_COLUMNS, SETTINGS, gathered, rome, studied, table

PROPOSAL = ROOT / "docs" / "proposals" / "rome-2.toml"
DOCUMENT = ROOT / "docs" / "strategy.md"
WITH_COACHES = [options.today() for options in SETTINGS if options.audience]


def played(games: int, workers: int | None) -> list[list[str]]:
    """On the newest map that this package has."""
    return [*rome(gathered(studied, games, workers, "Playing", WITH_COACHES))]


def played_elsewhere(games: int, workers: int | None) -> list[list[str]]:
    """In a copy of the package that has the proposal as well."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "postroad"
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(PROPOSAL, copy / "rules" / "data" / f"rome-{MAPS + 1}.toml")
        command = [sys.executable, "-m", "tools.map_trial", "--here", "--games", str(games)]
        command += ["--workers", str(workers)] if workers else []
        found = {**os.environ, "PYTHONPATH": os.pathsep.join([folder, str(ROOT)])}
        told = subprocess.run(command, cwd=ROOT, env=found, stdout=subprocess.PIPE, text=True, check=True).stdout
        rows: list[list[str]] = json.loads(told)
        return rows


def main() -> None:
    options = argparse.ArgumentParser(description="Play games of masters on a map that is proposed, and write what comes of it.")
    options.add_argument("--games", type=int, default=12_000, metavar="N", help="in all (default 12,000)")
    options.add_argument("--workers", type=int, metavar="N", help="processes that play (default: one a core)")
    options.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    chosen = options.parse_args()
    if chosen.here:
        print(json.dumps(played(chosen.games, chosen.workers)))
        return
    made = table(ROME_COLUMNS, played_elsewhere(chosen.games, chosen.workers))
    DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8"), "second map", made), encoding="utf-8")


if __name__ == "__main__":
    main()
