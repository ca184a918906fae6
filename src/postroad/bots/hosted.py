"""A bot in a process of its own: one JSON view a line in, one action name a line out. It can hang or crash without harm."""

import base64
import contextlib
import json
import os
import queue
import signal
import subprocess
import threading
from typing import BinaryIO

from postroad.bots.bot import Bot
from postroad.observe import View

STARTING = 30.0  # seconds that a program has for its first answer beyond its deadline
MOST_BYTES = 1000  # of an answer; the rest of the line is passed over


class BotFailed(RuntimeError):
    """The program ended, or did not answer in time."""


class Hosted(Bot):
    """Asks a program. One that does not answer in time is ended, and started anew for the next decision.

    So is one whose answer is not legal, unless it is known to answer each question once: its answers may be one behind.
    """

    def __init__(self, command: list[str], answers_once: bool = False) -> None:
        super().__init__()
        self.command = command
        self.answers_once = answers_once
        self.deadline = 10.0
        self.talk: Talk | None = None
        self.answered = True  # did the last program started ever answer?

    def decide(self, view: View) -> str:
        patience = self.deadline
        if self.talk is None:
            self.talk = Talk(self.command)
            patience += STARTING if self.answered else 0.0  # one that never answers is not waited for again
            self.answered = False
        try:
            answer = self.talk.ask(question(view), patience)
        except queue.Empty:
            self.close()
            raise BotFailed(f"no answer in {patience:g} s") from None
        if answer is None:
            self.close()
            raise BotFailed("the program has ended")
        self.answered = True
        if answer not in view.legal() and not self.answers_once:
            self.close()
        return answer

    def close(self) -> None:
        """End the program."""
        if self.talk:
            self.talk.end()
            self.talk = None


def question(view: View) -> bytes:
    """A view as a line. Its bytes are in it too, for bots that know them; they hold nothing that the words do not."""
    hidden = base64.b64encode(view.bytes.tobytes()).decode()
    return json.dumps({**view.words(), "bytes": hidden}).encode() + b"\n"


class Talk:
    """A running program. What it says unasked is passed over; whether it listens or not, nobody waits for it."""

    def __init__(self, command: list[str]) -> None:
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        try:
            # A session of its own, so that what it starts can be ended with it.
            self.program = subprocess.Popen(command, **pipes, start_new_session=True)  # type: ignore[call-overload] # noqa: S603
        except OSError as error:
            raise BotFailed(f"cannot start {command[0]}: {error.strerror}") from None
        self.asked = threading.Event()
        self.answers: queue.Queue[str | None] = queue.Queue()
        self.questions: queue.Queue[bytes | None] = queue.Queue()
        self.threads = [
            threading.Thread(target=self._speak, args=(self.program.stdin,), daemon=True),
            threading.Thread(target=self._listen, args=(self.program.stdout,), daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    def ask(self, line: bytes, patience: float) -> str | None:
        """The answer to a question, None if the program has ended. queue.Empty if there is none in time."""
        self.asked.set()
        self.questions.put(line)
        return self.answers.get(timeout=patience)

    def _speak(self, pipe: BinaryIO) -> None:
        with contextlib.suppress(OSError), pipe:
            for line in iter(self.questions.get, None):
                pipe.write(line)
                pipe.flush()

    def _listen(self, pipe: BinaryIO) -> None:
        with contextlib.suppress(OSError), pipe:
            while (line := whole_line(pipe)) is not None:
                if self.asked.is_set():
                    self.asked.clear()
                    self.answers.put(line.decode(errors="replace").strip())
        self.answers.put(None)

    def end(self) -> None:
        if os.name == "posix":
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.program.pid, signal.SIGKILL)
        self.program.kill()
        self.program.wait()
        self.questions.put(None)
        for thread in self.threads:
            thread.join(timeout=1.0)  # somebody else may still hold the pipe; then the thread waits for that alone


def whole_line(pipe: BinaryIO) -> bytes | None:
    """The beginning of the next line, None if there is no whole one any more."""
    line = rest = pipe.readline(MOST_BYTES)
    while rest and not rest.endswith(b"\n"):
        rest = pipe.readline(MOST_BYTES)
    return line if rest else None
