"""A bot process: it runs Python bots for another process (`python -m postroad.bots.bot_process`; protocol in protocol.py).

It exits when its input ends. It also exits, with an error message, when a bot cannot be created or woken.
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
from postroad.bots.protocol import AWAKE, CLOSED, failure, trace_of, view_of
from postroad.bots.registry import Maker, UnknownBot, local_maker
from postroad.rules.actions import ACTION_NAMES
from postroad.rules.engine import engine
from postroad.view import View


class BotProcess:
    """The bots of this process, and the makers of their names."""

    def __init__(self) -> None:
        self.makers: dict[str, Maker] = {}
        self.bots: dict[tuple[str, int], Bot] = {}

    def answer(self, request: dict[str, Any]) -> str:
        if "wake" in request:
            return self.wake(request["wake"])
        if "close" in request:
            return self.close(request["close"])
        name, seed = request["bot"], request["seed"]
        return decision(self.bots.get((name, seed)) or self.make(name, seed), view_of(request))

    def wake(self, bots: list[tuple[str, int]]) -> str:
        engine.load()
        for name, seed in bots:
            bot = self.bots[name, seed] = self.make(name, seed)
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

    def make(self, name: str, seed: int) -> Bot:
        if name not in self.makers:
            self.makers[name] = local_maker(name)
        return self.makers[name](seed)


def decision(bot: Bot, view: View) -> str:
    """The bot's action, or its error, as one line."""
    try:
        action = bot.decide(view)
        if not isinstance(action, str):
            number = index(action)
            action = ACTION_NAMES[number] if 0 <= number < len(ACTION_NAMES) else f"action {number}"
    except Exception as error:
        return failure(error)
    return " ".join(action.split())


def main() -> None:
    # Bots may print: their output must not mix with the answers, so it goes to standard error.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the parent process
    lines: queue.Queue[str] = queue.Queue()
    threading.Thread(target=_read_lines, args=(lines,), daemon=True).start()
    process = BotProcess()
    while True:
        try:
            answer = process.answer(json.loads(lines.get()))
        except Exception as error:
            if not isinstance(error, UnknownBot):  # its message is enough
                print(trace_of(error), file=sys.stderr, flush=True)
            print(failure(error), file=answers, flush=True)
            sys.exit(1)
        print(answer, file=answers, flush=True)


def _read_lines(lines: "queue.Queue[str]") -> None:
    """Queue the requests; exit at once when the input ends, even during a decision."""
    for line in sys.stdin:
        lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
