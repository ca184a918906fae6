"""Chaos runs: clients play while processes are killed again and again, and nothing may be lost.

`python -m tests.chaos --kills 200` kills one server 200 times; `--nodes 3 --workers 2 --faults 200` kills or stops servers,
workers and their PostgreSQL 200 times, one after the other or several at once.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.chaos.checks import faults, logs
from tests.chaos.cluster import Cluster
from tests.chaos.fault_run import FaultRun
from tests.chaos.nodes import NodeFaultRun
from tests.server.people import Where

SOON = 10.0  # seconds for every table to go on after the recovery


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how often, of one server (default 200)")
    parser.add_argument("--nodes", type=int, default=0, help="how many servers, over one PostgreSQL")
    parser.add_argument("--workers", type=int, default=2, help="that decide for their bots (default 2)")
    parser.add_argument("--faults", type=int, default=200, help="of several servers (default 200)")
    parser.add_argument("--guests", type=int, help="who play (default 30, with several servers 50)")
    parser.add_argument("--port", type=int, default=17500, help="of one server")
    parser.add_argument("--seed", type=int, default=1, help="of what goes wrong, and of who does what")
    parser.add_argument("--true-bots", action="store_true", help="workers with bots in processes, which take a while to wake")
    options = parser.parse_args()
    with ExitStack() as kept:
        if options.nodes:
            cluster = kept.enter_context(Cluster())
            fault_run = NodeFaultRun(
                cluster, options.seed, options.nodes, options.workers, options.guests or 50, options.true_bots, stuck=SOON
            )
            return asyncio.run(run_faults(fault_run, options.faults, cluster.address))
        folder = Path(kept.enter_context(tempfile.TemporaryDirectory()))
        return asyncio.run(run_faults(FaultRun(options.port, folder, options.seed, options.guests or 30), options.kills, folder))


async def run_faults(fault_run: FaultRun | NodeFaultRun, how_often: int, data: Where) -> int:
    try:
        await fault_run.run(how_often)
        found = await asyncio.to_thread(faults, data, fault_run.notes)
        await asyncio.to_thread(report, fault_run, data, found)
    finally:
        await fault_run.abandon()
    return 1 if found else 0


def report(fault_run: FaultRun | NodeFaultRun, data: Where, found: list[str]) -> None:
    tables = logs(data)
    print(
        f"{fault_run.starts} starts in {fault_run.seconds:.0f} s, {len(tables)} tables, {sum(map(len, tables.values()))} entries"
    )
    print(f"every table went on in {fault_run.clients.slowest:.1f} s; load {' '.join(f'{load:.1f}' for load in os.getloadavg())}")
    for what, count in sorted(fault_run.notes.counts.items()):
        print(f"{count:8} {what}")
    print("\n".join(found) or "Nothing is wrong.")


if __name__ == "__main__":
    sys.exit(main())
