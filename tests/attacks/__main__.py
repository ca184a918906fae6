"""`python -m tests.attacks --seconds 60`: attacks from other addresses, and their effect on a player."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.attacks.attacks import ATTACKS
from tests.attacks.load import Outcome, attacked_server

WANTED = 100  # milliseconds: 19 of 20 decisions take less
COLUMNS = ("attack", "decisions", "p50", "p95", "max ms", "refused", "lost", "MB", "descriptors", "attackers")
LAYOUT = "{:12} {:>9} {:>6} {:>6} {:>7} {:>7} {:>4} {:>4} {:>11}  {}"


def row(name: str, outcome: Outcome) -> str:
    played, counts = outcome.played, ", ".join(f"{count} {what}" for what, count in sorted(outcome.counts.items()))
    times = (f"{outcome.middle:.0f}", f"{outcome.quantile(0.95):.0f}", f"{outcome.quantile(1):.0f}")
    return LAYOUT.format(
        name, len(played.times), *times, played.refused, played.lost, outcome.memory // 2**20, outcome.descriptors, counts
    )


async def run_attacks(names: list[str], seconds: float) -> int:
    failed = 0
    print(LAYOUT.format(*COLUMNS), flush=True)
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            async with attacked_server(Path(folder)) as there:
                outcome = await there.attacked(name, seconds)
        print(row(name, outcome), flush=True)
        failed += bool(outcome.played.lost or outcome.quantile(0.95) >= WANTED)
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.attacks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="for each attack (default 60)")
    parser.add_argument("--only", choices=ATTACKS, action="append", help="not all of them; repeatable")
    options = parser.parse_args()
    return 1 if asyncio.run(run_attacks(options.only or list(ATTACKS), options.seconds)) else 0


if __name__ == "__main__":
    sys.exit(main())
