"""A process that thinks for bots: `python -m postroad.bots.bot_process`. protocol.py says how it is asked.

The process ends when its input does, and when a bot cannot be made or woken; it says why, then.
"""

import json
import os
import queue
import signal
import sys
import threading
from operator import index
from typing import Any

from postroad.bots.bot import Bot
from postroad.bots.protocol import AWAKE, CLOSED, failure, trace_of, view_asked
from postroad.bots.registry import Maker, UnknownBot, maker_here
from postroad.rules.actions import ACTION_NAMES
from postroad.rules.engine import engine
from postroad.view import View


class BotProcess:
    """The bots that were woken, and what makes more of them."""

    def __init__(self) -> None:
        self.makers: dict[str, Maker] = {}
        self.bots: dict[tuple[str, int], Bot] = {}

    def answer(self, asked: dict[str, Any]) -> str:
        if "wake" in asked:
            return self.wake(asked["wake"])
        if "close" in asked:
            return self.close(asked["close"])
        name, seed = asked["bot"], asked["seed"]
        return decision(self.bots.get((name, seed)) or self.made(name, seed), view_asked(asked))

    def wake(self, bots: list[tuple[str, int]]) -> str:
        engine.load()
        for name, seed in bots:
            bot = self.bots[name, seed] = self.made(name, seed)
            bot.wake()
        return AWAKE

    def close(self, bots: list[tuple[str, int]]) -> str:
        for name, seed in bots:
            bot = self.bots.pop((name, seed), None)
            if bot:
                try:
                    bot.close()
                except Exception as error:
                    return failure(error)
        return CLOSED

    def made(self, name: str, seed: int) -> Bot:
        if name not in self.makers:
            self.makers[name] = maker_here(name)
        return self.makers[name](seed)


def decision(bot: Bot, view: View) -> str:
    """What the bot decides, as one line; what went wrong, if something did."""
    try:
        action = bot.decide(view)
        if not isinstance(action, str):
            number = index(action)
            action = ACTION_NAMES[number] if 0 <= number < len(ACTION_NAMES) else f"action {number}"
    except Exception as error:
        return failure(error)
    return " ".join(action.split())


def main() -> None:
    # What a bot prints is no answer: it goes where errors go.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever asks
    lines: queue.Queue[str] = queue.Queue()
    threading.Thread(target=_listen, args=(lines,), daemon=True).start()
    host = BotProcess()
    while True:
        try:
            answer = host.answer(json.loads(lines.get()))
        except Exception as error:
            if not isinstance(error, UnknownBot):  # whose words say it all
                print(trace_of(error), file=sys.stderr, flush=True)
            print(failure(error), file=answers, flush=True)
            sys.exit(1)
        print(answer, file=answers, flush=True)


def _listen(lines: "queue.Queue[str]") -> None:
    """Hear whoever asks, and their end: however deep in thought, nobody thinks on without them."""
    for line in sys.stdin:
        lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
