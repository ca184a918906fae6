"""Runs one bot of another package in this process: `python -m postroad.bots.host NAME SEED`. See hosted.py."""

import base64
import json
import sys
from importlib.metadata import entry_points

import numpy as np

from postroad.bots.registry import GROUP
from postroad.observe import View
from postroad.rules.actions import ACTION_NAMES
from postroad.rules.state import SIZE


def main(name: str, seed: str) -> None:
    (entry,) = entry_points(group=GROUP, name=name)
    bot = entry.load()(seed=int(seed))
    answers, sys.stdout = sys.stdout, sys.stderr  # what the bot prints is no answer
    for line in sys.stdin:
        asked = json.loads(line)
        hidden = np.frombuffer(base64.b64decode(asked["bytes"]), np.uint8).copy()
        assert hidden.size == SIZE
        action = bot.decide(View(hidden, asked["seat"]))
        print(ACTION_NAMES[action] if isinstance(action, int) else action, file=answers, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:3])
