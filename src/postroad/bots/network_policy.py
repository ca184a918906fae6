"""Deciding by the network alone: at once, at its best or less so."""

from typing import Any

from postroad.bots.blunders import rule_out
from postroad.bots.features import observe
from postroad.bots.network import forward, last
from postroad.bots.portable_exp import exp
from postroad.rules.jit import rule
from postroad.rules.rng import next_word
from postroad.rules.state import State, to_int

WORDS = 4294967296.0  # that a generator may tell
FARTHEST = 3.0  # times the temperature: nobody does what seems so much worse than the best


@rule
def compute_logits(network: Any, nerves: Any, hidden: State, actions: Any, size: int, likings: Any) -> int:
    """How much the seat that decides likes each action, higher is better; the place of the one it likes best."""
    observe(hidden, to_int(hidden.seat), nerves.seen)
    policy = network.policy_of_two if to_int(hidden.players) == 2 else network.policy_of_more
    forward(policy, nerves)
    best = 0
    for at in range(size):
        likings[at] = last(policy, to_int(actions[at]), nerves.levels)
        if likings[at] > likings[best]:
            best = at
    return best


@rule
def sample_action(likings: Any, size: int, best: int, temperature: float, words: Any) -> int:
    """A place at random, those liked more the likelier; the warmer, the more so are the others."""
    highest, norm = likings[best], 0.0
    for at in range(size):
        behind = likings[at] - highest
        likings[at] = exp(behind / temperature) if behind > -FARTHEST * temperature else 0.0
        norm += likings[at]
    rest = norm * next_word(words) / WORDS
    for at in range(size):
        rest -= likings[at]
        if rest < 0.0:
            return at
    return best


@rule
def decide(
    network: Any, nerves: Any, hidden: State, actions: Any, size: int, likings: Any, temperature: float, words: Any
) -> int:
    """An action that is no blunder; without temperature the best, which alone may take risks, because it weighs them."""
    best = compute_logits(network, nerves, hidden, actions, size, likings)
    best = rule_out(hidden, actions, size, best, temperature == 0.0, likings)
    if temperature > 0.0:
        best = sample_action(likings, size, best, temperature, words)
    return to_int(actions[best])
