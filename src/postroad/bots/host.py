"""Runs one bot of another package in this process: `python -m postroad.bots.host NAME SEED`. See hosted.py."""

import base64
import json
import os
import sys
from importlib.metadata import entry_points
from operator import index
from typing import Any

import numpy as np

from postroad.bots.registry import GROUP
from postroad.observe import View
from postroad.rules.actions import ACTION_NAMES
from postroad.rules.state import SIZE


def main(name: str, seed: str) -> None:
    # What the bot prints is no answer: it goes where errors go.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    (entry,) = entry_points(group=GROUP, name=name)
    bot = entry.load()(seed=int(seed))
    bot.wake()
    for line in sys.stdin:
        print(answer(bot, json.loads(line)), file=answers, flush=True)


def answer(bot: Any, asked: dict[str, Any]) -> str:
    """What the bot decides, as one line; what went wrong, if something did."""
    hidden = np.frombuffer(base64.b64decode(asked["bytes"]), np.uint8).copy()
    assert hidden.size == SIZE
    try:
        action = bot.decide(View(hidden, asked["seat"]))
        if not isinstance(action, str):
            number = index(action)
            action = ACTION_NAMES[number] if 0 <= number < len(ACTION_NAMES) else f"action {number}"
    except Exception as error:
        action = f"{type(error).__name__}: {error}"
    return " ".join(action.split())


if __name__ == "__main__":
    main(*sys.argv[1:3])
