"""A program in a process of its own: a line in, a line out. It may hang, crash or talk without end; nobody waits for it.

Nothing here blocks the event loop. On Windows that loop must be the Proactor one, which is the default there, also of the server.
"""

import asyncio
import contextlib
import os
import signal
from asyncio.subprocess import PIPE
from collections.abc import Sequence
from typing import Self, cast

MOST_BYTES = 1000  # of an answer; the rest of the line is passed over
MOST_COMPLAINT = 4000  # bytes of what it writes to its standard error; the rest is passed over
LAST_WORDS = 1.0  # seconds for what one that has ended wrote there and is still on its way
LEAST_NICE = 19  # niceness has an end
LEASH = ("/bin/sh", "-c", 'read _; kill -s KILL -- "-$0"')  # for nobody writes there: it ends what $0 names when we are gone


class BotFailed(RuntimeError):
    """The program cannot be started, or has ended."""

    kind = "ended"  # what it is counted as
    trace: str | None = None  # where an error was raised, or what it wrote to its standard error, if it is told


class BotTimeout(BotFailed):
    """The program did not answer in time."""

    kind = "late"


class LineProcess(asyncio.SubprocessProtocol):
    """A running program. It is asked one question after the other; what it says unasked is passed over."""

    most_bytes = MOST_BYTES

    def __init__(self) -> None:
        self._transport: asyncio.SubprocessTransport
        self._leash: LineProcess | None = None
        self._answer: asyncio.Future[str | None] | None = None  # to the last question; None if the program has ended
        self._line = b""  # the beginning of the line that it is writing
        self._silent = False  # it has closed its output
        self._complaint = b""  # what it wrote to its standard error, if that comes here
        self._complained = asyncio.Event()  # all of it is here
        self._exited = asyncio.Event()
        self._gone = asyncio.Event()  # and its pipes are closed

    @classmethod
    async def start(cls, command: Sequence[str], niceness: int = 0, errors: int | None = None) -> Self:
        """Start a program, which is `niceness` nicer to others than this one. It ends when this process does.

        Its standard error is ours, unless `errors` is PIPE: then it is kept for its `complaint`.
        """
        process = await cls._spawned(command, errors)
        try:
            if os.name == "posix":
                process._be_nice(niceness)
                process._leash = await cls._spawned([*LEASH, str(process.pid)])
        except BaseException:
            await process.end()
            raise
        return process

    @classmethod
    async def _spawned(cls, command: Sequence[str], errors: int | None = None) -> Self:
        loop = asyncio.get_running_loop()
        try:
            # A session of its own, so that what it starts can be ended with it.
            _, process = await loop.subprocess_exec(cls, *command, stdin=PIPE, stdout=PIPE, stderr=errors, start_new_session=True)
        except OSError as error:
            raise BotFailed(f"cannot start {command[0]}: {error.strerror}") from None
        return process

    @property
    def pid(self) -> int:
        return self._transport.get_pid()

    async def ask(self, question: bytes, patience: float) -> str:
        """The answer, one line, to a question, another; BotFailed if there is none in so many seconds."""
        await self.tell(question)
        return await self.answer(patience)

    async def tell(self, question: bytes) -> None:
        """Ask, and do not wait for the answer."""
        self._answer = None
        for _ in range(5):  # turns of the loop, which may have stood still: so what was said before is heard before
            await asyncio.sleep(0)
        self._answer = asyncio.get_running_loop().create_future()
        if self._silent:
            self._answer.set_result(None)
        elif not self._input.is_closing():
            self._input.write(question + b"\n")

    async def answer(self, patience: float) -> str:
        """The answer to what it was told last."""
        assert self._answer is not None
        try:
            async with asyncio.timeout(patience):
                answer = await self._answer
        except TimeoutError:
            raise BotTimeout(f"no answer in {patience:g} s") from None
        if answer is None:
            raise BotFailed("the program has ended")
        return answer

    async def complaint(self) -> str:
        """What it wrote to its standard error, from the beginning."""
        if self._silent:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LAST_WORDS):
                    await self._complained.wait()
        return self._complaint.decode(errors="replace").strip()

    async def end(self) -> None:
        """End it, whatever it is doing, and all that it has started in its session."""
        if not self._transport.is_closing():
            if self._leash:
                await self._leash.end()
            self._kill()
            await self._exited.wait()
            if not self._input.is_closing():
                self._input.abort()  # for what went its own way may hold the pipe, and not read what is left to write
            self._transport.close()
        await self._gone.wait()

    def _kill(self) -> None:
        if os.name != "posix":
            with contextlib.suppress(ProcessLookupError):
                self._transport.kill()
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):  # all gone; on some systems, only not yet buried
            os.killpg(self.pid, signal.SIGKILL)

    @property
    def _input(self) -> asyncio.WriteTransport:
        return cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))

    def _be_nice(self, niceness: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.setpriority(os.PRIO_PROCESS, self.pid, min(LEAST_NICE, os.getpriority(os.PRIO_PROCESS, 0) + niceness))

    # What the event loop tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if fd == 2:
            self._complaint = (self._complaint + data)[:MOST_COMPLAINT]
            return
        if self._answer and not self._answer.done() and b"\n" in data:
            rest, _, data = data.partition(b"\n")
            self._answer.set_result((self._line + rest)[: self.most_bytes].decode(errors="replace").strip())
            self._line = b""
        _, end, rest = data.rpartition(b"\n")
        self._line = (rest if end else self._line + rest)[: self.most_bytes]

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        if fd == 2:
            self._complained.set()
        if fd == 1:
            self._silent = True
            if self._answer and not self._answer.done():
                self._answer.set_result(None)

    def process_exited(self) -> None:
        self._exited.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone.set()
