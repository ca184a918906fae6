"""How many tables one server holds: `python bench/load.py --tables 100 --seconds 20`.

Two people at each table, with sockets as browsers have them, take a decision a second. They live in processes of their own
(load_clients.py), on the same machine, so that what they need is taken from the server. It is told how long it takes from
sending a decision until both know of it, and how much of a processor the server has used for each.
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
LONGEST = 300.0  # seconds for tables to be laid, and for whatever comes after the measuring


class Load(NamedTuple):
    """What was measured."""

    took: list[float]  # seconds of each decision, in order
    seconds: float
    processor: float  # seconds that the server has used

    def told(self) -> dict[str, float]:
        count = len(self.took)
        return {
            "decisions/s": round(count / self.seconds, 1),
            "p50 ms": round(1000 * statistics.median(self.took), 1),
            "p99 ms": round(1000 * self.took[min(count - 1, int(0.99 * count))], 1),
            "server ms/decision": round(1000 * self.processor / count, 2),
            "server busy": round(self.processor / self.seconds, 2),
        }


def processor_time(process: int) -> float:
    """Seconds that a process has used so far, with all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextlib.contextmanager
def server(database: str | None, profile: Path | None) -> Iterator[tuple[int, str]]:
    """A server of its own: its process, and where it is."""
    measured = ["-m", "cProfile", "-o", str(profile)] if profile else []
    with tempfile.TemporaryDirectory() as folder:
        where = ["--database", database] if database else ["--data", folder]
        command = [sys.executable, *measured, "-m", "postroad", "play", "--no-browser", "--port", "0", *where]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            address = next(word for word in process.stdout.readline().split() if word.startswith("http://"))
            try:
                yield process.pid, address.replace("localhost", "127.0.0.1")
            finally:
                process.terminate()
                process.wait(LONGEST)


def wait_until_awake(address: str) -> None:
    """Until bots can think: then the rules are compiled."""
    with Client(address) as client:
        client.sign_in("Eve")
        seats = [{"name": "Eve"}, {"name": "Bot", "level": "easy"}]
        table = client.post("/api/tables", {"options": {"players": 2}, "seats": seats})["id"]
        while client.table(table)["bots"]["state"] == "waking":
            time.sleep(0.2)
        client.delete(table)


@contextlib.contextmanager
def crowd(address: str, tables: int, processes: int, rate: float, how: str = "bytes") -> Iterator[list[subprocess.Popen[str]]]:
    """Processes of people who sit at their tables, and wait for a line that says how long to play."""
    shares = [tables // processes + (number < tables % processes) for number in range(processes)]
    told = [[address, str(number), str(share), str(rate), how] for number, share in enumerate(shares) if share]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    crowds = [subprocess.Popen([sys.executable, str(CLIENTS), *words], **pipes) for words in told]
    try:
        yield crowds
    finally:
        for process in crowds:
            process.kill()
            process.communicate()


def measured(tables: int, where: tuple[int, str], options: argparse.Namespace) -> Load:
    process, address = where
    how = "words" if options.words else "bytes"
    with crowd(address, tables, options.processes, options.rate, how) as crowds:
        for there in crowds:
            heard(there)
        say(crowds, options.warm)
        for there in crowds:
            heard(there)
        before = processor_time(process)
        say(crowds, options.seconds)
        took = [each for there in crowds for each in heard(there)]
        return Load(sorted(took), options.seconds, processor_time(process) - before)


def say(crowds: list[subprocess.Popen[str]], seconds: float) -> None:
    for there in crowds:
        assert there.stdin
        there.stdin.write(f"{seconds}\n")
        there.stdin.flush()


def heard(there: subprocess.Popen[str]) -> Any:
    assert there.stdout
    return json.loads(there.stdout.readline())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[50], metavar="N", help="one measurement for each number")
    parser.add_argument("--seconds", type=float, default=20.0, metavar="S", help="for which it is measured (default 20)")
    parser.add_argument("--warm", type=float, default=5.0, metavar="S", help="for which it is played before that (default 5)")
    parser.add_argument("--rate", type=float, default=1.0, metavar="R", help="decisions a second at each table (default 1)")
    parser.add_argument("--processes", type=int, default=2, metavar="N", help="in which people sit (default 2)")
    parser.add_argument(
        "--words", action="store_true", help="views in words, as programs ask for them (default: bytes, as pages do)"
    )
    parser.add_argument("--database", metavar="URL", help="a PostgreSQL (default: a fresh SQLite file)")
    parser.add_argument("--profile", type=Path, metavar="FILE", help="where the server writes down its functions' times")
    options = parser.parse_args()
    for tables in options.tables:
        with server(options.database, options.profile) as where:
            wait_until_awake(where[1])
            load = measured(tables, where, options)
        print(json.dumps({"tables": tables, **load.told()}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
