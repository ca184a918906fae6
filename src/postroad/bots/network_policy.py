"""Decisions by the network alone: the best action, or a random one by temperature."""

from typing import Any

from postroad.bots.blunders import mask_blunders
from postroad.bots.network import forward, last
from postroad.bots.portable_exp import exp
from postroad.observation import observe
from postroad.rules.jit import rule
from postroad.rules.rng import next_word
from postroad.rules.state import State, to_int

RANDOM_RANGE = 4294967296.0  # how many values a random word has
CUTOFF = 3.0  # times the temperature: actions so far below the best logit are never sampled


@rule
def compute_logits(network: Any, activations: Any, hidden: State, actions: Any, size: int, logits: Any) -> int:
    """Write the logit of each action for the seat that decides; return the index of the highest."""
    observe(hidden, to_int(hidden.seat), activations.inputs)
    policy = network.policy_of_two if to_int(hidden.players) == 2 else network.policy_of_more
    forward(policy, activations)
    best = 0
    for at in range(size):
        logits[at] = last(policy, to_int(actions[at]), activations.units)
        if logits[at] > logits[best]:
            best = at
    return best


@rule
def sample_action(logits: Any, size: int, best: int, temperature: float, rng: Any) -> int:
    """The index of a random action, by softmax of the logits at this temperature; overwrites the logits."""
    highest, norm = logits[best], 0.0
    for at in range(size):
        behind = logits[at] - highest
        logits[at] = exp(behind / temperature) if behind > -CUTOFF * temperature else 0.0
        norm += logits[at]
    rest = norm * next_word(rng) / RANDOM_RANGE
    for at in range(size):
        rest -= logits[at]
        if rest < 0.0:
            return at
    return best


@rule
def decide(
    network: Any, activations: Any, hidden: State, actions: Any, size: int, logits: Any, temperature: float, rng: Any
) -> int:
    """An action that is no blunder. Only without temperature may it gamble, because only then does it weigh the risk."""
    best = compute_logits(network, activations, hidden, actions, size, logits)
    best = mask_blunders(hidden, actions, size, best, temperature == 0.0, logits)
    if temperature > 0.0:
        best = sample_action(logits, size, best, temperature, rng)
    return to_int(actions[best])
