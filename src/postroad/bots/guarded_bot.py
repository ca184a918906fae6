"""Guards a game against a faulty bot: a legal action is always played, and every error is counted."""

import random
import time
from collections import Counter

from postroad.bots.bot import DEADLINE, Bot
from postroad.bots.line_process import BotFailed
from postroad.bots.protocol import error_text, trace_of
from postroad.rules.actions import ACTION_NAMES, ACTION_NUMBERS
from postroad.view import View

KINDS = ("raised", "late", "not legal", "ended")  # of errors


class GuardedBot:
    """A bot with its times and errors. After an error a random action is played, so no bot profits from errors."""

    def __init__(self, bot: Bot, seed: int = 0, deadline: float = DEADLINE) -> None:
        self.bot = bot
        self.bot.deadline = deadline
        self.rng = random.Random(seed)
        self.seconds: list[float] = []
        self.errors: Counter[str] = Counter()  # by kind, or by "kind: message"
        self.trace: str | None = None  # of the bot's first error

    def decide(self, view: View) -> int:
        begin = time.perf_counter()
        action = self._ask(view)
        taken = time.perf_counter() - begin
        self.seconds.append(taken)
        if action is not None and taken > self.bot.deadline and not self.bot.separate_process:
            self.errors["late"] += 1
            action = None
        return self.rng.choice(view.legal_numbers()) if action is None else action

    def _ask(self, view: View) -> int | None:
        try:
            answer = self.bot.decide(view)
        except BotFailed as failed:
            self._count(failed.kind, str(failed))
            self.trace = self.trace or failed.trace
            return None
        except Exception as error:
            self._count("raised", error_text(error))
            self.trace = self.trace or trace_of(error)
            return None
        number = ACTION_NUMBERS.get(answer, -1) if isinstance(answer, str) else answer
        if type(number) is not int or number not in view.legal_numbers():
            self._count("not legal", _shown(answer))
            return None
        return number

    def _count(self, kind: str, message: str) -> None:
        self.errors[f"{kind}: {message}"[:100]] += 1

    def close(self) -> None:
        self.bot.close()


def by_kind(errors: Counter[str]) -> dict[str, int]:
    """The number of errors of each kind, without kinds that did not occur."""
    kinds = Counter[str]()
    for error, times in errors.items():
        kinds[error.partition(":")[0]] += times
    return {kind: kinds[kind] for kind in KINDS if kinds[kind]}


def _shown(answer: object) -> str:
    known = isinstance(answer, int) and 0 <= answer < len(ACTION_NAMES)
    return ACTION_NAMES[int(answer)] if known else repr(answer)[:40]  # type: ignore[call-overload]
