"""How a process that thinks for bots (host.py) is asked: a line of JSON in, a line out.

- `{"wake": [[NAME, SEED], …]}`: make these bots and get them ready; they stay. The answer is `awake`.
- `{"bot": NAME, "seed": SEED, "seat": SEAT, "bytes": BASE64}`: what does this bot decide, with this view? The answer is an
  action's name. A bot that was not woken is made for this question alone.
- `{"close": [[NAME, SEED], …]}`: these bots are wanted no longer. The answer is `closed`.

Where a bot raised an error, the answer is `{"raised": NAME, "words": WORDS, "trace": TRACE}`. The host goes on, unless a bot
could not be woken.
"""

import base64
import json
import re
import sys
import traceback
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from postroad.bots.line_process import BotFailed
from postroad.rules.state import SIZE
from postroad.view import View

AWAKE = "awake"
CLOSED = "closed"
WAKING = 300.0  # seconds to wake; compiling on a slow machine, the first time, takes a while
LEADS_TO_BOTS = "postroad.", "importlib", "__main__"  # modules
MOST_OF_TRACE = 4000  # characters, the last ones
MOST_BYTES = 32_000  # of an answer, of which an error has the most


def host_command() -> tuple[str, ...]:
    """The host, which looks for modules where this process does: in the current folder only if this one does."""
    here = {"", str(Path.cwd())} & set(sys.path)
    return sys.executable, *(() if here else ("-P",)), "-m", "postroad.bots.bot_process"


def wake_line(bots: Iterable[tuple[str, int]]) -> bytes:
    """Asks a host to wake these bots, each a name and a seed."""
    return json.dumps({"wake": list(bots)}).encode()


def close_line(name: str, seed: int) -> bytes:
    """Asks a host to let go of a bot."""
    return json.dumps({"close": [(name, seed)]}).encode()


def question(name: str, seed: int, view: View) -> bytes:
    """Asks a host what a bot decides."""
    hidden = base64.b64encode(view.bytes.tobytes()).decode()
    return json.dumps({"bot": name, "seed": seed, "seat": view.seat, "bytes": hidden}).encode()


def view_asked(asked: dict[str, Any]) -> View:
    """The view of a question."""
    hidden = np.frombuffer(base64.b64decode(asked["bytes"]), np.uint8).copy()
    assert hidden.size == SIZE
    return View(hidden, asked["seat"])


class Raised(BotFailed):
    """A bot raised an error in its host."""

    kind = "raised"

    def __init__(self, words: str, trace: str | None) -> None:
        super().__init__(words, trace)
        self.trace = trace

    def __str__(self) -> str:
        return str(self.args[0])


def failure(error: Exception) -> str:
    """The answer of a bot that raised an error."""
    words, trace = str(error)[:200], trace_of(error)[-MOST_OF_TRACE:]
    return json.dumps({"raised": type(error).__name__, "words": words, "trace": trace})


def checked(answer: str) -> str:
    """The answer, unless it tells of an error: then Raised."""
    if failed_with(answer) is None:
        return answer
    try:
        told = json.loads(answer)
        own_words = told["raised"] == "UnknownBot"  # they say it all
        raise Raised(told["words"] if own_words else f"{told['raised']}: {told['words']}", told["trace"])
    except (ValueError, KeyError):  # a bot that wrote there itself
        return answer


def failed_with(answer: str) -> str | None:
    """The name of the error, if the answer tells of one. Its words may tell of what the bot saw."""
    found = re.match(r'\{"raised": "(\w+)"', answer)
    return found[1] if found else None


def error_words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def trace_of(error: Exception) -> str:
    """Where a bot raised an error, as Python prints it; without the lines that led to the bot."""
    at = error.__traceback__
    while at and at.tb_next and at.tb_frame.f_globals.get("__name__", "").startswith(LEADS_TO_BOTS):
        at = at.tb_next
    return "".join(traceback.TracebackException(type(error), error, at).format()).strip()
