"""`python -m tests.chaos --kills 200`: people play, the server is killed that often, and nothing may be lost."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.chaos.storm import Storm
from tests.chaos.verdict import faults, logs


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how often (default 200)")
    parser.add_argument("--guests", type=int, default=30, help="who play (default 30)")
    parser.add_argument("--port", type=int, default=17500)
    parser.add_argument("--seed", type=int, default=1, help="of what goes wrong, and of who does what")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        storm = Storm(options.port, Path(folder), options.seed, options.guests)
        asyncio.run(storm.rage(options.kills))
        found = faults(Path(folder), storm.notes)
        report(storm, Path(folder), found)
    return 1 if found else 0


def report(storm: Storm, folder: Path, found: list[str]) -> None:
    tables = logs(folder)
    print(f"{storm.house.starts} starts in {storm.seconds:.0f} s, {len(tables)} tables, {sum(map(len, tables.values()))} entries")
    for what, count in sorted(storm.notes.counts.items()):
        print(f"{count:8} {what}")
    print("\n".join(found) or "Nothing is wrong.")


if __name__ == "__main__":
    sys.exit(main())
