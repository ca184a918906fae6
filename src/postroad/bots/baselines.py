"""One-step bots without search: random, hasty, careless and greedy."""

from typing import Any

import numpy as np

from postroad.bots import scripted_policies
from postroad.bots.bot import Bot
from postroad.bots.greedy import careful, careless, greedy
from postroad.rules.jit_cache import compiled
from postroad.rules.options import Options
from postroad.rules.rng import seed_generator
from postroad.rules.state import STATE, Raw
from postroad.rules.transitions import first_transition
from postroad.view import View


def choose_uniform(raw: Raw, legal: Any, rng: Any) -> int:
    return scripted_policies.choose(scripted_policies.UNIFORM, raw.view(STATE)[0], legal, legal.size, rng)


def choose_hasty(raw: Raw, legal: Any, rng: Any) -> int:
    return scripted_policies.hasty(raw.view(STATE)[0], legal, legal.size, rng)


def choose_greedy(raw: Raw, legal: Any, rng: Any) -> int:
    return greedy(raw.view(STATE)[0], legal, legal.size, rng)


def choose_careful(raw: Raw, legal: Any, rng: Any) -> int:
    return careful(raw.view(STATE)[0], legal, legal.size, rng)


def choose_careless(raw: Raw, legal: Any, rng: Any) -> int:
    return careless(raw.view(STATE)[0], legal, legal.size, rng)


class OneStepBot(Bot):
    """A bot made from a compiled policy."""

    choose: Any  # the policy, compiled on its first call

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.policy = type(self).choose
        self.rng = np.zeros(4, np.uint32)
        seed_generator(self.rng, seed)

    def wake(self) -> None:
        rng = self.rng.copy()
        self.decide(View.of(first_transition(Options(), 0).raw, 0))
        self.rng = rng

    def decide(self, view: View) -> int:
        return int(self.policy(view.bytes, np.array(view.legal_numbers(), np.int16), self.rng))


class Random(OneStepBot):
    """Any legal action."""

    choose = compiled("postroad.bots")(choose_uniform)


class Hasty(OneStepBot):
    """Plays any card that fits; closes as soon as that earns a carriage."""

    choose = compiled("postroad.bots")(choose_hasty)


class Greedy(OneStepBot):
    """Heuristics, one decision at a time; without blunders if the setting is `careful`."""

    choose = compiled("postroad.bots")(choose_greedy)
    careful = compiled("postroad.bots")(choose_careful)

    def __init__(self, seed: int = 0, setting: str = "") -> None:
        if setting not in ("", "careful"):
            raise ValueError(f"unknown setting {setting!r}; use greedy or greedy:careful")
        super().__init__(seed)
        if setting:
            self.policy = type(self).careful


class Careless(OneStepBot):
    """Decides like greedy, but three times in ten like hasty."""

    choose = compiled("postroad.bots")(choose_careless)
