"""Sees to it that a bot cannot spoil a game: whatever it does, a legal action is played, and what went wrong is noted."""

import random
import time
from collections import Counter

from postroad.bots.bot import DEADLINE, Bot
from postroad.bots.line_process import BotFailed
from postroad.bots.protocol import error_words, trace_of
from postroad.rules.actions import ACTION_NAMES, ACTION_NUMBERS
from postroad.view import View

KINDS = ("raised", "late", "not legal", "ended")  # what can go wrong


class GuardedBot:
    """A bot, the time it took, and its mishaps: for each of them a random action is played, and no bot profits from them."""

    def __init__(self, bot: Bot, seed: int = 0, deadline: float = DEADLINE) -> None:
        self.bot = bot
        self.bot.deadline = deadline
        self.chance = random.Random(seed)
        self.seconds: list[float] = []
        self.mishaps: Counter[str] = Counter()  # a kind, or a kind, a colon and more words
        self.trace: str | None = None  # where the bot raised an error first

    def decide(self, view: View) -> int:
        begin = time.perf_counter()
        action = self._asked(view)
        taken = time.perf_counter() - begin
        self.seconds.append(taken)
        if action is not None and taken > self.bot.deadline and not self.bot.apart:
            self.mishaps["late"] += 1
            action = None
        return self.chance.choice(view.legal_numbers()) if action is None else action

    def _asked(self, view: View) -> int | None:
        try:
            answer = self.bot.decide(view)
        except BotFailed as failed:
            self._note(failed.kind, str(failed))
            self.trace = self.trace or failed.trace
            return None
        except Exception as error:
            self._note("raised", error_words(error))
            self.trace = self.trace or trace_of(error)
            return None
        number = ACTION_NUMBERS.get(answer, -1) if isinstance(answer, str) else answer
        if type(number) is not int or number not in view.legal_numbers():
            self._note("not legal", _shown(answer))
            return None
        return number

    def _note(self, kind: str, words: str) -> None:
        self.mishaps[f"{kind}: {words}"[:100]] += 1

    def close(self) -> None:
        self.bot.close()


def by_kind(mishaps: Counter[str]) -> dict[str, int]:
    """How many there were of each kind, without those that there were none of."""
    kinds = Counter[str]()
    for mishap, times in mishaps.items():
        kinds[mishap.partition(":")[0]] += times
    return {kind: kinds[kind] for kind in KINDS if kinds[kind]}


def _shown(answer: object) -> str:
    known = isinstance(answer, int) and 0 <= answer < len(ACTION_NAMES)
    return ACTION_NAMES[int(answer)] if known else repr(answer)[:40]  # type: ignore[call-overload]
