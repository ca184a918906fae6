"""A bot in a process of its own: one JSON view a line in, one action name a line out. It can hang or crash without harm."""

import base64
import contextlib
import json
import queue
import subprocess
import threading

from postroad.bots.bot import Bot
from postroad.observe import View

STARTING = 30.0  # seconds that a program has for its first answer beyond its deadline
MOST_CHARACTERS = 1000  # of an answer


class BotFailed(RuntimeError):
    """The program ended, or did not answer in time."""


class Hosted(Bot):
    """Asks a program. One that does not answer in time is ended and started anew for the next decision."""

    def __init__(self, command: list[str]) -> None:
        super().__init__()
        self.command = command
        self.deadline = 10.0
        self.program: subprocess.Popen[str] | None = None
        self.answers: queue.Queue[str] = queue.Queue()

    def decide(self, view: View) -> str:
        patience = self.deadline
        if self.program is None:
            self._start()
            patience += STARTING
        try:
            self._ask(view)
            answer = self.answers.get(timeout=patience)
        except queue.Empty:
            self.close()
            raise BotFailed(f"no answer in {self.deadline:g} s") from None
        except OSError:
            answer = ""
        if not answer:
            self.close()
            raise BotFailed("the program has ended")
        return answer.strip()

    def _start(self) -> None:
        self.answers = queue.Queue()
        try:
            self.program = subprocess.Popen(  # noqa: S603 - the person at the command line named it
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
            )
        except OSError as error:
            raise BotFailed(f"cannot start {self.command[0]}: {error.strerror}") from None
        threading.Thread(target=self._listen, args=(self.program, self.answers), daemon=True).start()

    @staticmethod
    def _listen(program: "subprocess.Popen[str]", answers: "queue.Queue[str]") -> None:
        assert program.stdout
        for line in iter(lambda: program.stdout.readline(MOST_CHARACTERS), ""):  # type: ignore[union-attr]
            answers.put(line)
        answers.put("")

    def _ask(self, view: View) -> None:
        assert self.program and self.program.stdin
        while not self.answers.empty():  # what came unasked or too late
            if self.answers.get() == "":
                self.answers.put("")
                return
        hidden = base64.b64encode(view.bytes.tobytes()).decode()
        json.dump({**view.words(), "bytes": hidden}, self.program.stdin)
        self.program.stdin.write("\n")
        self.program.stdin.flush()

    def close(self) -> None:
        """End the program."""
        if self.program:
            self.program.kill()
            self.program.wait()
            for pipe in (self.program.stdin, self.program.stdout):
                if pipe:
                    with contextlib.suppress(OSError):
                        pipe.close()
            self.program = None
