"""Programs in separate processes: only the caller waits for them, and they end with their parent."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from postroad.arena.tournament import wake_all
from postroad.bots.line_process import BotFailed, LineProcess
from postroad.bots.registry import maker
from postroad.game import Game
from tests.bots_for_tests import has_ended, install_bots, pids, program

posix = pytest.mark.skipif(os.name != "posix", reason="groups of processes")
ECHO = "for line in sys.stdin: say(line)"
PATIENCE = 120.0  # seconds, for steps that take a fraction of one, on a busy machine
ENOUGH = 20  # beats; if the loop waited for the program there would be none


class Heart:
    """A counter that runs while the event loop is not blocked."""

    def __init__(self) -> None:
        self.beats = 0

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(0.001)
            self.beats += 1

    async def during(self, work: Awaitable[object]) -> int:
        """The number of beats during an operation."""
        before = self.beats
        await work
        return self.beats - before


@asynccontextmanager
async def heart() -> AsyncIterator[Heart]:
    beating = Heart()
    task = asyncio.create_task(beating.beat())
    yield beating
    task.cancel()


@asynccontextmanager
async def running(folder: Path, body: str, niceness: int = 0) -> AsyncIterator[LineProcess]:
    process = await LineProcess.start(program(folder, body), niceness)
    try:
        yield process
    finally:
        await process.end()
        assert all(has_ended(pid, PATIENCE) for pid in pids(folder))


async def fails(work: Awaitable[str], said: str) -> None:
    with pytest.raises(BotFailed, match=said):
        await work


# Asking


def test_questions_and_answers(tmp_path: Path) -> None:
    async def talk() -> list[str]:
        async with running(tmp_path, ECHO) as process:
            return [await process.ask(f"question {number}".encode(), PATIENCE) for number in range(3)]

    assert asyncio.run(talk()) == ["question 0", "question 1", "question 2"]


def test_output_between_two_questions_is_no_answer(tmp_path: Path) -> None:
    """In the arena the event loop stands still between two decisions."""
    body = """
for number, line in enumerate(sys.stdin):
    say(line)
    time.sleep(0.1)
    say("too much\\n")
    (folder / f"said {number}").touch()
"""

    def said(number: int) -> None:
        while not (tmp_path / f"said {number}").exists():
            time.sleep(0.01)

    with asyncio.Runner() as runner:
        process = runner.run(LineProcess.start(program(tmp_path, body)))
        try:
            for number in range(5):
                assert runner.run(process.ask(f"question {number}".encode(), PATIENCE)) == f"question {number}"
                said(number)
        finally:
            runner.run(process.end())


# The event loop


async def starts(folder: Path, loop: Heart) -> int:
    async def started() -> None:
        async with running(folder, f"time.sleep(0.5)\n{ECHO}") as process:
            await process.ask(b"awake?", PATIENCE)

    return await loop.during(started())


async def hangs(folder: Path, loop: Heart) -> int:
    async with running(folder, "time.sleep(1000)") as process:
        return await loop.during(fails(process.ask(b"x" * 1_000_000, 0.5), "no answer in 0.5 s"))


async def floods(folder: Path, loop: Heart) -> int:
    async with running(folder, "while True: say('end\\n' * 1000)") as process:
        await process.ask(b"begun?", PATIENCE)
        beats = await loop.during(asyncio.sleep(0.5))
        assert await process.ask(b"and now?", PATIENCE) == "end"
        return beats


async def floods_without_an_end_of_line(folder: Path, loop: Heart) -> int:
    async with running(folder, "while True: say('x' * 100_000)") as process:
        return await loop.during(fails(process.ask(b"well?", 0.5), "no answer"))


@pytest.mark.parametrize("misbehaviour", [starts, hangs, floods, floods_without_an_end_of_line])
def test_a_misbehaving_program_does_not_block_the_event_loop(
    tmp_path: Path, misbehaviour: Callable[[Path, Heart], Awaitable[int]]
) -> None:
    async def beats() -> int:
        async with heart() as loop:
            return await misbehaviour(tmp_path, loop)

    assert asyncio.run(beats()) >= ENOUGH


# Ending


@posix
def test_a_program_ends_with_its_parent_process(tmp_path: Path) -> None:
    """This holds however the parent ends; the program ignores its input and has started another one."""
    body = """
child = subprocess.Popen([sys.executable, "-I", "-S", "-c", "import time; time.sleep(1000)"])
with open(folder / "pids", "a") as pids: pids.write(f"{child.pid}\\n")
sys.stdin.readline()  # what a program says before it is asked is passed over
say("begun\\n")
time.sleep(1000)
"""
    source = f"""
import asyncio
from postroad.bots.line_process import LineProcess
async def main():
    process = await LineProcess.start({program(tmp_path, body)!r})
    print(await process.ask(b"", {PATIENCE}), flush=True)
    await asyncio.sleep(1000)
asyncio.run(main())
"""
    with subprocess.Popen([sys.executable, "-c", source], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout and parent.stdout.readline() == "begun\n"
        parent.send_signal(signal.SIGKILL)
    started = pids(tmp_path)
    assert len(started) == 2 and all(has_ended(pid, PATIENCE) for pid in started)


@posix
def test_ended_twice_or_long_after_its_own_end(tmp_path: Path) -> None:
    async def end() -> None:
        async with running(tmp_path, "sys.exit(3)") as process:
            await fails(process.ask(b"", PATIENCE), "the program has ended")
            await fails(process.ask(b"", PATIENCE), "the program has ended")
            await asyncio.gather(process.end(), process.end())
            await process.end()

    asyncio.run(end())


@posix
def test_a_process_runs_with_the_requested_niceness(tmp_path: Path) -> None:
    async def niceness() -> int:
        async with running(tmp_path, ECHO, niceness=5) as process:
            return os.getpriority(os.PRIO_PROCESS, process.pid)

    assert asyncio.run(niceness()) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 5)


# Waking

WAITS = """
import pathlib, time
from postroad.bots.bot import Bot
class Plugin(Bot):
    def wake(self):
        folder = pathlib.Path(__file__).parent
        (folder / "{name} wakes").touch()
        while not (folder / "{other} wakes").exists():
            time.sleep(0.01)
    def decide(self, view):
        return view.legal()[-1]
"""


def test_bots_in_processes_of_their_own_wake_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each program here waits for the other."""
    folder = tmp_path / "site"
    install_bots(folder, {"one": WAITS.format(name="one", other="two"), "two": WAITS.format(name="two", other="one")})
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
    bots = [maker(name)(1) for name in ("one", "two")]
    game = Game.new(seed=1)
    try:
        wake_all(bots, ["one", "two"])
        assert [bot.decide(game.view(0)) for bot in bots] == [game.legal()[-1]] * 2
    finally:
        for bot in bots:
            bot.close()
