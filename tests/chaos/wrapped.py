"""The server as a process with a wall clock and a disk that tests control by lines on stdin:

`clock SECONDS` moves the clock; `disk BYTES` limits the growth of every file; `disk` lifts the limit; `careless` acknowledges
before it stores, which the checks must detect.

Bots think in the server's own process, for a quick start. With `work` the process is a worker for the bots of other servers.
"""

import asyncio
import resource
import sys
import threading
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from postroad.cli import main
from postroad.server import run, worker_main
from postroad.server.app import create_app
from postroad.server.live.fallback_bot import fallback_action
from postroad.server.settings import Settings, Time
from postroad.server.storage.tables import Storage
from postroad.server.tables.table import Change
from postroad.view import View


class Shown(Time):
    """The time that the wall clock shows."""

    ahead = 0.0  # seconds

    def now(self) -> float:
        return super().now() + self.ahead


TIME = Shown()


class Mind:
    waking = False

    def __init__(self) -> None:
        self.on_change: Callable[[], None] = lambda: None

    def start(self) -> None:
        pass

    def knows(self, _level: str) -> bool:
        return True

    async def decide(self, _level: str, view: View, _host: str, _table: str) -> int:
        return fallback_action(view)

    async def close(self) -> None:
        pass


def with_mind(settings: Settings) -> Any:
    alone = replace(settings, time=TIME, find_address=lambda: None)  # the server accepts no outside connection
    return create_app(alone, Mind() if settings.own_bots else None)


async def store_later(storage: Storage, table_id: str, change: Change, people: Collection[str] = ()) -> None:
    later = asyncio.get_running_loop().create_task(delayed(storage, table_id, change, people))
    LATER.add(later)
    later.add_done_callback(LATER.discard)


async def delayed(storage: Storage, table_id: str, change: Change, people: Collection[str]) -> None:
    await asyncio.sleep(0.3)
    await stored(storage, table_id, change, people)


LATER: set[asyncio.Task[None]] = set()
stored = Storage.append


def obey(folder: Path) -> None:
    for line in sys.stdin:
        match line.split():
            case ["clock", seconds]:
                TIME.ahead = float(seconds)
            case ["disk", room]:
                most = max((path.stat().st_size for path in folder.glob("postroad.db*")), default=0) + int(room)
                resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
            case ["disk"]:
                resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            case ["careless"]:
                Storage.append = store_later  # type: ignore[method-assign]


def decide(arguments: Sequence[str]) -> int:
    worker_main.BotPool = lambda *_given, **_more: Mind()  # type: ignore[assignment,misc]
    return main(arguments)


def serve(arguments: Sequence[str]) -> int:
    folder = Path(arguments[arguments.index("--data") + 1]) if "--data" in arguments else Path()  # which has no such file
    run.create_app = with_mind  # type: ignore[assignment]
    threading.Thread(target=obey, args=(folder,), daemon=True).start()
    return main(["play", "--no-browser", "--pace", "0", *arguments])


if __name__ == "__main__":
    sys.exit(decide(sys.argv[1:]) if sys.argv[1] == "work" else serve(sys.argv[1:]))
