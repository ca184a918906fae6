"""Sees to it that a bot cannot spoil a game: whatever it does, a legal action is played, and what went wrong is noted."""

import time
from collections import Counter

from postroad.bots.bot import DEADLINE, Bot
from postroad.bots.simple import Greedy
from postroad.observe import View
from postroad.rules.actions import ACTION_NAMES, ACTION_NUMBERS


class Referee:
    """A bot, its fallback, the time it took, and its mishaps."""

    def __init__(self, bot: Bot, seed: int = 0, deadline: float = DEADLINE) -> None:
        self.bot = bot
        self.bot.deadline = deadline
        self.fallback = Greedy(seed)
        self.seconds: list[float] = []
        self.mishaps: Counter[str] = Counter()

    def decide(self, view: View) -> int:
        begin = time.perf_counter()
        action = self._asked(view)
        taken = time.perf_counter() - begin
        self.seconds.append(taken)
        if action is not None and taken > self.bot.deadline and not self.bot.apart:
            self.mishaps["too late"] += 1
            action = None
        return self.fallback.decide(view) if action is None else action

    def _asked(self, view: View) -> int | None:
        try:
            answer = self.bot.decide(view)
        except Exception as error:
            self.mishaps[f"{type(error).__name__}: {error}"[:100]] += 1
            return None
        number = ACTION_NUMBERS.get(answer, -1) if isinstance(answer, str) else answer
        if type(number) is not int or number not in view.legal_numbers():
            self.mishaps[f"not legal: {_shown(answer)}"] += 1
            return None
        return number

    def close(self) -> None:
        self.bot.close()


def _shown(answer: object) -> str:
    known = isinstance(answer, int) and 0 <= answer < len(ACTION_NAMES)
    return ACTION_NAMES[int(answer)] if known else repr(answer)[:40]  # type: ignore[call-overload]
