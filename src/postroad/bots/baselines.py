"""The bots that decide at a glance: random, hasty and greedy."""

from typing import Any

import numpy as np

from postroad.bots import greedy as judging
from postroad.bots import scripted_policies
from postroad.bots.bot import Bot
from postroad.rules.jit_cache import compiled
from postroad.rules.rng import seed_generator
from postroad.rules.state import STATE, Raw
from postroad.rules.transitions import Options, first_transition
from postroad.view import View


def choose_uniform(raw: Raw, legal: Any, words: Any) -> int:
    return scripted_policies.choose(scripted_policies.UNIFORM, raw.view(STATE)[0], legal, legal.size, words)


def choose_hasty(raw: Raw, legal: Any, words: Any) -> int:
    return scripted_policies.hasty(raw.view(STATE)[0], legal, legal.size, words)


def choose_greedy(raw: Raw, legal: Any, words: Any) -> int:
    return judging.greedy(raw.view(STATE)[0], legal, legal.size, words)


def choose_careless(raw: Raw, legal: Any, words: Any) -> int:
    return judging.careless(raw.view(STATE)[0], legal, legal.size, words)


class OneStepBot(Bot):
    """A bot made of a compiled function."""

    choose: Any  # the function, compiled on its first call

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.words = np.zeros(4, np.uint32)
        seed_generator(self.words, seed)

    def wake(self) -> None:
        words = self.words.copy()
        self.decide(View.of(first_transition(Options(), 0).raw, 0))
        self.words = words

    def decide(self, view: View) -> int:
        return int(type(self).choose(view.bytes, np.array(view.legal_numbers(), np.int16), self.words))


class Random(OneStepBot):
    """Any legal action."""

    choose = compiled("postroad.bots")(choose_uniform)


class Hasty(OneStepBot):
    """Lays whatever fits, closes as soon as that earns a carriage."""

    choose = compiled("postroad.bots")(choose_hasty)


class Greedy(OneStepBot):
    """Sensible judgements, one decision at a time."""

    choose = compiled("postroad.bots")(choose_greedy)


class Careless(OneStepBot):
    """Mostly sensible: now and then it acts in haste."""

    choose = compiled("postroad.bots")(choose_careless)
