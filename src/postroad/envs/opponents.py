"""Opponents inside the games of a vector environment: bots by name, without an object or a call for each decision."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from postroad.bots.greedy import careful, careless, greedy
from postroad.bots.network import ACTIVATIONS
from postroad.bots.network_policy import decide
from postroad.bots.registry import LEVELS
from postroad.bots.scripted_policies import hasty
from postroad.bots.weights import shipped
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.jit import rule
from postroad.rules.rng import below
from postroad.rules.state import STATE, State, to_int

SCRIPTED = ["random", "hasty", "careless", "greedy", "greedy:careful"]
RANDOM, HASTY, CARELESS, GREEDY, CAREFUL = range(len(SCRIPTED))
NETWORK = len(SCRIPTED)  # the bot master without search, at any temperature


class UnknownOpponent(ValueError):
    """A name that is no opponent of vector environments."""


class Opponents(NamedTuple):
    """The opponents and the memory that they need."""

    policies: Any  # one of the numbers above for each seat after one's own
    temperatures: Any  # of the network
    networks: Any  # of length 1
    activations: Any  # of length 1
    logits: Any
    hidden: Any  # of length 1: what the deciding seat may know


def opponents_of(names: str | Sequence[str]) -> Opponents:
    """The opponents in the order of seats after one's own; a single name plays on all seats."""
    chosen = [names] * (SEATS - 1) if isinstance(names, str) else list(names)
    if not 1 <= len(chosen) < SEATS:
        raise ValueError(f"opponents must be 1 to {SEATS - 1} names, not {len(chosen)}")
    parsed = [_policy(name) for name in chosen]
    return Opponents(
        np.array([policy for policy, _ in parsed], np.int64),
        np.array([temperature for _, temperature in parsed]),
        shipped(),
        np.zeros(1, ACTIVATIONS),
        np.zeros(MOST_LEGAL),
        np.zeros(1, STATE),
    )


def _policy(name: str) -> tuple[int, float]:
    """The policy and its temperature."""
    spec = LEVELS.get(name, name)
    if spec in SCRIPTED:
        return SCRIPTED.index(spec), 0.0
    bot, _, setting = spec.partition(":")
    if bot == "master" and (not setting or setting.endswith("t")):
        try:
            return NETWORK, float(setting[:-1] or 0.0)
        except ValueError:
            pass
    raise UnknownOpponent(
        f"no opponent {name!r} in vector environments: choose {', '.join([*SCRIPTED, *LEVELS])} or master:NUMBERt"
    )


@rule
def choose(opponents: Opponents, index: int, legal: Any, size: int, generator: Any) -> int:
    """The choice of an opponent, which sees `opponents.hidden`."""
    policy, hidden = to_int(opponents.policies[index]), opponents.hidden[0]
    if policy == NETWORK:
        temperature = opponents.temperatures[index]
        return decide(
            opponents.networks[0], opponents.activations[0], hidden, legal, size, opponents.logits, temperature, generator
        )
    return choose_scripted(policy, hidden, legal, size, generator)


@rule
def choose_scripted(policy: int, hidden: State, legal: Any, size: int, generator: Any) -> int:
    if policy == RANDOM:
        return to_int(legal[below(generator, size)])
    if policy == HASTY:
        return hasty(hidden, legal, size, generator)
    if policy == CARELESS:
        return careless(hidden, legal, size, generator)
    if policy == GREEDY:
        return greedy(hidden, legal, size, generator)
    return careful(hidden, legal, size, generator)
