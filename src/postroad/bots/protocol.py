"""The protocol of a bot process (bot_process.py): a line of JSON in, a line out.

- `{"wake": [[NAME, SEED], …]}`: create these bots, get them ready and keep them. The answer is `awake`.
- `{"bot": NAME, "seed": SEED, "seat": SEAT, "bytes": BASE64}`: decide with this view. The answer is an action's name. A bot that
  was not woken is created for this request only.
- `{"close": [[NAME, SEED], …]}`: close these bots. The answer is `closed`.

If a bot raised an error, the answer is `{"raised": NAME, "words": MESSAGE, "trace": TRACEBACK}`. The process continues, unless a
bot could not be woken.
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
WAKING = 300.0  # seconds to wake; the first compilation on a slow machine takes long
CALLERS = "postroad.", "importlib", "__main__"  # modules whose frames a bot's traceback leaves out
MOST_OF_TRACE = 4000  # characters, from the end
MOST_BYTES = 32_000  # of an answer; errors are the longest


def bot_process_command() -> tuple[str, ...]:
    """The command of a bot process. It imports from the current folder only if this process does."""
    here = {"", str(Path.cwd())} & set(sys.path)
    return sys.executable, *(() if here else ("-P",)), "-m", "postroad.bots.bot_process"


def wake_line(bots: Iterable[tuple[str, int]]) -> bytes:
    """The request to wake these bots, each a name and a seed."""
    return json.dumps({"wake": list(bots)}).encode()


def close_line(name: str, seed: int) -> bytes:
    """The request to close a bot."""
    return json.dumps({"close": [(name, seed)]}).encode()


def question(name: str, seed: int, view: View) -> bytes:
    """The request for a bot's decision."""
    hidden = base64.b64encode(view.bytes.tobytes()).decode()
    return json.dumps({"bot": name, "seed": seed, "seat": view.seat, "bytes": hidden}).encode()


def view_of(request: dict[str, Any]) -> View:
    """The view in a request for a decision."""
    hidden = np.frombuffer(base64.b64decode(request["bytes"]), np.uint8).copy()
    assert hidden.size == SIZE
    return View(hidden, request["seat"])


class BotRaised(BotFailed):
    """A bot raised an error in its process."""

    kind = "raised"

    def __init__(self, message: str, trace: str | None) -> None:
        super().__init__(message, trace)
        self.trace = trace

    def __str__(self) -> str:
        return str(self.args[0])


def failure(error: Exception) -> str:
    """The answer for an error of a bot."""
    message, trace = str(error)[:200], trace_of(error)[-MOST_OF_TRACE:]
    return json.dumps({"raised": type(error).__name__, "words": message, "trace": trace})


def checked(answer: str) -> str:
    """The answer; raises BotRaised if it reports an error."""
    if error_name(answer) is None:
        return answer
    try:
        report = json.loads(answer)
        name, message = report["raised"], report["words"]
        # The message of UnknownBot is clear without its name.
        raise BotRaised(message if name == "UnknownBot" else f"{name}: {message}", report["trace"])
    except (ValueError, KeyError):  # a bot wrote this line itself
        return answer


def error_name(answer: str) -> str | None:
    """The class of the error that an answer reports. Its message may reveal the bot's view, so logs use only the class."""
    match = re.match(r'\{"raised": "(\w+)"', answer)
    return match[1] if match else None


def error_text(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def trace_of(error: Exception) -> str:
    """The traceback of a bot's error as Python prints it, without the frames of the callers."""
    at = error.__traceback__
    while at and at.tb_next and at.tb_frame.f_globals.get("__name__", "").startswith(CALLERS):
        at = at.tb_next
    return "".join(traceback.TracebackException(type(error), error, at).format()).strip()
