"""The fallback bot, for when no other bot answers."""

import secrets

import numpy as np

from postroad.bots.greedy import greedy
from postroad.rules.rng import seed_generator
from postroad.view import View


def fallback_action(view: View) -> int:
    """A sensible action, computed in this process without compiled code."""
    legal, words = np.array(view.legal_numbers(), np.int16), np.zeros(4, np.uint32)
    seed_generator(words, secrets.randbits(62))
    return int(greedy(view.state, legal, legal.size, words))
