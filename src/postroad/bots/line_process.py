"""A program in its own process: a line in, a line out. It may hang, crash or write without end, and callers never block.

Nothing here blocks the event loop. Windows needs the Proactor event loop, which is the default there and in the server.
"""

import asyncio
import contextlib
import os
import signal
from asyncio.subprocess import PIPE
from collections.abc import Sequence
from typing import Self, cast

MOST_BYTES = 1000  # of an answer; the rest of the line is ignored
MOST_STDERR = 4000  # bytes of standard error; the rest is ignored
STDERR_WAIT = 1.0  # seconds to wait for standard error after the end of a program
MAX_NICENESS = 19  # of the operating system
# Kills the process group $0 when this process is gone: its input closes then, because nothing is ever written to it.
WATCHDOG = ("/bin/sh", "-c", 'read _; kill -s KILL -- "-$0"')


class BotFailed(RuntimeError):
    """The program could not be started, or has ended."""

    kind = "ended"  # the kind of error that it counts as
    trace: str | None = None  # the traceback or the standard error, if known


class BotTimeout(BotFailed):
    """The program did not answer in time."""

    kind = "late"


class LineProcess(asyncio.SubprocessProtocol):
    """A running program. It answers one question after the other; other output is ignored."""

    most_bytes = MOST_BYTES

    def __init__(self) -> None:
        self._transport: asyncio.SubprocessTransport
        self._watchdog: LineProcess | None = None
        self._answer: asyncio.Future[str | None] | None = None  # to the last question; None if the program has ended
        self._line = b""  # the unfinished line of its output
        self._output_closed = False
        self._stderr = b""  # its standard error, if it is captured
        self._stderr_closed = asyncio.Event()
        self._exited = asyncio.Event()
        self._closed = asyncio.Event()  # exited, with all pipes closed

    @classmethod
    async def start(cls, command: Sequence[str], niceness: int = 0, errors: int | None = None) -> Self:
        """Start a program with `niceness` added to this process's. It ends when this process does.

        It shares this process's standard error, unless `errors` is PIPE: then `stderr_text` returns it.
        """
        process = await cls._spawn(command, errors)
        try:
            if os.name == "posix":
                process._set_niceness(niceness)
                process._watchdog = await cls._spawn([*WATCHDOG, str(process.pid)])
        except BaseException:
            await process.end()
            raise
        return process

    @classmethod
    async def _spawn(cls, command: Sequence[str], errors: int | None = None) -> Self:
        loop = asyncio.get_running_loop()
        try:
            # A session of its own, so that its child processes can be killed with it.
            _, process = await loop.subprocess_exec(cls, *command, stdin=PIPE, stdout=PIPE, stderr=errors, start_new_session=True)
        except OSError as error:
            raise BotFailed(f"cannot start {command[0]}: {error.strerror}") from None
        return process

    @property
    def pid(self) -> int:
        return self._transport.get_pid()

    async def ask(self, question: bytes, timeout: float) -> str:
        """Send a line and return the line of the answer; raises BotFailed if there is none within `timeout` seconds."""
        await self.send(question)
        return await self.answer(timeout)

    async def send(self, question: bytes) -> None:
        """Send a question without waiting for the answer."""
        self._answer = None
        for _ in range(5):  # let the event loop read older output first: it may have been blocked for a while
            await asyncio.sleep(0)
        self._answer = asyncio.get_running_loop().create_future()
        if self._output_closed:
            self._answer.set_result(None)
        elif not self._input.is_closing():
            self._input.write(question + b"\n")

    async def answer(self, timeout: float) -> str:
        """The answer to the last question."""
        assert self._answer is not None
        try:
            async with asyncio.timeout(timeout):
                answer = await self._answer
        except TimeoutError:
            raise BotTimeout(f"no answer in {timeout:g} s") from None
        if answer is None:
            raise BotFailed("the program has ended")
        return answer

    async def stderr_text(self) -> str:
        """The program's standard error so far."""
        if self._output_closed:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(STDERR_WAIT):
                    await self._stderr_closed.wait()
        return self._stderr.decode(errors="replace").strip()

    async def end(self) -> None:
        """Kill the program and all processes of its session."""
        if not self._transport.is_closing():
            if self._watchdog:
                await self._watchdog.end()
            self._kill()
            await self._exited.wait()
            if not self._input.is_closing():
                self._input.abort()  # a process that left the session may still hold the pipe without reading it
            self._transport.close()
        await self._closed.wait()

    def _kill(self) -> None:
        if os.name != "posix":
            with contextlib.suppress(ProcessLookupError):
                self._transport.kill()
            return
        # Neither error matters: all processes have ended, and some systems report PermissionError for zombies.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)

    @property
    def _input(self) -> asyncio.WriteTransport:
        return cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))

    def _set_niceness(self, niceness: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.setpriority(os.PRIO_PROCESS, self.pid, min(MAX_NICENESS, os.getpriority(os.PRIO_PROCESS, 0) + niceness))

    # Callbacks of the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if fd == 2:
            self._stderr = (self._stderr + data)[:MOST_STDERR]
            return
        if self._answer and not self._answer.done() and b"\n" in data:
            rest, _, data = data.partition(b"\n")
            self._answer.set_result((self._line + rest)[: self.most_bytes].decode(errors="replace").strip())
            self._line = b""
        _, end, rest = data.rpartition(b"\n")
        self._line = (rest if end else self._line + rest)[: self.most_bytes]

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        if fd == 2:
            self._stderr_closed.set()
        if fd == 1:
            self._output_closed = True
            if self._answer and not self._answer.done():
                self._answer.set_result(None)

    def process_exited(self) -> None:
        self._exited.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self._closed.set()
