"""How a process that thinks for bots (host.py) is asked: a line of JSON in, a line out.

- `{"wake": [[NAME, SEED], …]}`: make these bots and get them ready; they stay. The answer is `awake`.
- `{"bot": NAME, "seed": SEED, "seat": SEAT, "bytes": BASE64}`: what does this bot decide, with this view? The answer is an
  action's name, or what went wrong: the name of an error, a colon and its words. A bot that was not woken is made for this
  question alone.
"""

import base64
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from postroad.observe import View
from postroad.rules.state import SIZE

AWAKE = "awake"
WAKING = 300.0  # seconds to wake; compiling on a slow machine, the first time, takes a while


def host_command() -> tuple[str, ...]:
    """The host, which looks for modules where this process does: in the current folder only if this one does."""
    here = {"", str(Path.cwd())} & set(sys.path)
    return sys.executable, *(() if here else ("-P",)), "-m", "postroad.bots.host"


def wake_line(bots: Iterable[tuple[str, int]]) -> bytes:
    """Asks a host to wake these bots, each a name and a seed."""
    return json.dumps({"wake": list(bots)}).encode()


def question(name: str, seed: int, view: View) -> bytes:
    """Asks a host what a bot decides."""
    hidden = base64.b64encode(view.bytes.tobytes()).decode()
    return json.dumps({"bot": name, "seed": seed, "seat": view.seat, "bytes": hidden}).encode()


def view_asked(asked: dict[str, Any]) -> View:
    """The view of a question."""
    hidden = np.frombuffer(base64.b64decode(asked["bytes"]), np.uint8).copy()
    assert hidden.size == SIZE
    return View(hidden, asked["seat"])


def failure(error: Exception) -> str:
    """The answer of a bot that raised an error."""
    return f"{type(error).__name__}: {error}"


def failed_with(answer: str) -> str | None:
    """The name of the error, if the answer tells of one. Its words may tell of what the bot saw."""
    found = re.match(r"(\w+): ", answer)
    return found[1] if found else None
