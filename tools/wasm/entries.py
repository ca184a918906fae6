"""Exported functions of the module: thin wrappers over the rules and the bots. They take addresses and 32-bit numbers only.

The page puts states, logs and the rest into the module's memory; `shapes.py` defines their sizes.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba.core import types

from postroad import observation as features
from postroad.analysis import action_values
from postroad.analysis import explain as explaining
from postroad.analysis.reason_codes import MOST_REASONS, WIDTH
from postroad.bots import network_policy, puct, scripted_policies, value_head
from postroad.bots.greedy import careful, careless, greedy
from postroad.bots.network import ACTIVATIONS, NETWORK
from postroad.bots.tree import NODE
from postroad.rules import hide, honours, illegal_reasons, play, preview_engine, rng, scoring, setup, tiles
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import SEATS, STACKS
from postroad.rules.jit import rule
from postroad.rules.state import OFFICIALS, STATE, to_int
from tools.wasm.pointers import array_at
from tools.wasm.shapes import CAREFUL, CARELESS, FIGURES, GREEDY, LOG, ORDERS, PATH_LOG

POINTER, NUMBER = types.voidptr, types.int32


class Entry(NamedTuple):
    """An exported function and the types of its arguments."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


ENTRIES: dict[str, Entry] = {}


def entry(*arguments: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def add(function: Callable[..., Any]) -> Callable[..., Any]:
        ENTRIES[function.__name__] = Entry(function, arguments)
        return function

    return add


@rule
def join_seed(low: Any, high: Any) -> Any:
    """Join two 32-bit words to one seed."""
    return np.int64(np.uint32(low)) | np.int64(np.uint32(high)) << 32


# The rules


@entry(POINTER, NUMBER, NUMBER, POINTER, POINTER, POINTER)
def set_up(state: Any, low: Any, high: Any, out: Any, log: Any, orders: Any) -> Any:
    seed = join_seed(low, high)
    rows, decks = array_at(log, (LOG,), np.int16), array_at(orders, (ORDERS,), np.int16)
    return np.int32(setup.set_up(array_at(state, (1,), STATE)[0], seed, array_at(out, (MOST_LEGAL,), np.int16), rows, decks))


@entry(POINTER, NUMBER, POINTER, POINTER, POINTER)
def step(state: Any, action: Any, out: Any, log: Any, orders: Any) -> Any:
    rows, decks = array_at(log, (LOG,), np.int16), array_at(orders, (ORDERS,), np.int16)
    legal = array_at(out, (MOST_LEGAL,), np.int16)
    return np.int32(play.step(array_at(state, (1,), STATE)[0], to_int(action), legal, rows, decks))


@entry(POINTER, POINTER)
def legal(state: Any, out: Any) -> Any:
    return np.int32(play.legal(array_at(state, (1,), STATE)[0], array_at(out, (MOST_LEGAL,), np.int16)))


@entry(POINTER, NUMBER, POINTER)
def why_not(state: Any, action: Any, out: Any) -> Any:
    return np.int32(
        illegal_reasons.reason_against(array_at(state, (1,), STATE)[0], to_int(action), array_at(out, (MOST_LEGAL,), np.int16))
    )


@entry(POINTER, NUMBER)
def hide_from(state: Any, viewer: Any) -> Any:
    hide.hide(array_at(state, (1,), STATE)[0], to_int(viewer))
    return np.int32(0)


@entry(POINTER, NUMBER, NUMBER)
def sample(state: Any, low: Any, high: Any) -> Any:
    hide.sample(array_at(state, (1,), STATE)[0], join_seed(low, high))
    return np.int32(0)


@entry(POINTER, NUMBER, NUMBER)
def seed_chance(generator: Any, low: Any, high: Any) -> Any:
    """Seed a random generator: the first field of a state, or a bot's own."""
    rng.seed_generator(array_at(generator, (4,), np.uint32), join_seed(low, high))
    return np.int32(0)


@entry(POINTER, POINTER)
def figures(state: Any, out: Any) -> Any:
    """Count a state into `FIGURES`; return the seat that leads or has won."""
    game, counts = array_at(state, (1,), STATE)[0], array_at(out, (1,), FIGURES)[0]
    for seat in range(SEATS):
        counts.points[seat] = scoring.points_of(game, seat)
        counts.tiles[seat] = scoring.tile_points(game, seat)
        counts.clergy[seat] = scoring.clergy_points(game, seat)
        counts.offices_left[seat] = tiles.offices_left(game, seat)
    for stack in range(STACKS):
        counts.tiles_gone[stack] = tiles.tiles_gone(game, stack)
    for official in range(OFFICIALS):
        counts.tokens[official] = honours.tokens_in_stack(game, official)
    return np.int32(scoring.winner(game))


@entry(POINTER, NUMBER, POINTER, NUMBER, POINTER, POINTER, POINTER, POINTER)
def foresee(states: Any, count: Any, choices: Any, width: Any, paths: Any, logs: Any, out: Any, orders: Any) -> Any:
    """Preview `count` paths, each with `width` choices."""
    size = to_int(count)
    preview_engine.foresee(
        array_at(states, (preview_engine.FIRST + size,), STATE),
        array_at(choices, (size, to_int(width)), np.int16),
        array_at(paths, (size,), preview_engine.PATH),
        array_at(logs, (size, PATH_LOG), np.int16),
        array_at(out, (MOST_LEGAL,), np.int16),
        array_at(orders, (ORDERS,), np.int16),
    )
    return np.int32(0)


# The bots; they get states that `hide` has blanked


@entry(NUMBER, POINTER, POINTER, NUMBER, POINTER)
def choose(policy: Any, state: Any, out: Any, size: Any, generator: Any) -> Any:
    """Choose one of the `size` legal actions in `out`, with random numbers from `generator`."""
    game, actions, words = (
        array_at(state, (1,), STATE)[0],
        array_at(out, (MOST_LEGAL,), np.int16),
        array_at(generator, (4,), np.uint32),
    )
    if policy == CARELESS:
        return np.int32(careless(game, actions, to_int(size), words))
    if policy == GREEDY:
        return np.int32(greedy(game, actions, to_int(size), words))
    if policy == CAREFUL:
        return np.int32(careful(game, actions, to_int(size), words))
    return np.int32(scripted_policies.choose(to_int(policy), game, actions, to_int(size), words))


# The network; the page loads its weights into the memory on demand


@entry(POINTER, NUMBER, POINTER)
def observe(hidden: Any, viewer: Any, out: Any) -> Any:
    """Write the features that the network sees to `out`."""
    features.observe(array_at(hidden, (1,), STATE)[0], to_int(viewer), array_at(out, (features.FEATURES,), np.int8))
    return np.int32(0)


@entry(POINTER, POINTER, POINTER, POINTER, NUMBER, POINTER, NUMBER, POINTER)
def decide(
    network: Any, activations: Any, hidden: Any, out: Any, size: Any, logits: Any, temperature: Any, generator: Any
) -> Any:
    """Choose one of the `size` legal actions in `out` by the network; `temperature` is in hundredths."""
    return np.int32(
        network_policy.decide(
            array_at(network, (1,), NETWORK)[0],
            array_at(activations, (1,), ACTIVATIONS)[0],
            array_at(hidden, (1,), STATE)[0],
            array_at(out, (MOST_LEGAL,), np.int16),
            to_int(size),
            array_at(logits, (MOST_LEGAL,), np.float64),
            to_int(temperature) / 100.0,
            array_at(generator, (4,), np.uint32),
        )
    )


@entry(POINTER, POINTER, POINTER, NUMBER, POINTER, POINTER)
def foretell(network: Any, activations: Any, hidden: Any, viewer: Any, wins: Any, points: Any) -> Any:
    """Predict each seat's chance to win and its points."""
    value_head.predict(
        array_at(network, (1,), NETWORK)[0],
        array_at(activations, (1,), ACTIVATIONS)[0],
        array_at(hidden, (1,), STATE)[0],
        to_int(viewer),
        array_at(wins, (SEATS,), np.float64),
        array_at(points, (SEATS,), np.float64),
    )
    return np.int32(0)


@entry(POINTER, POINTER, POINTER, POINTER, POINTER, NUMBER, POINTER, NUMBER, NUMBER, NUMBER, NUMBER)
def grow_guided(
    network: Any,
    activations: Any,
    views: Any,
    states: Any,
    tree: Any,
    nodes: Any,
    scratch: Any,
    root: Any,
    iterations: Any,
    low: Any,
    high: Any,
) -> Any:
    """Grow a search tree by `iterations` iterations, guided by the network."""
    puct.search(
        array_at(network, (1,), NETWORK)[0],
        array_at(activations, (1,), ACTIVATIONS)[0],
        array_at(views, (1,), STATE),
        array_at(states, (2,), STATE),
        array_at(tree, (to_int(nodes),), NODE),
        array_at(scratch, (1,), puct.SCRATCH)[0],
        to_int(root),
        to_int(iterations),
        join_seed(low, high),
    )
    return np.int32(0)


# Hints and analysis


@entry(POINTER, NUMBER, POINTER)
def explain(hidden: Any, action: Any, out: Any) -> Any:
    """Write the reasons for an action to `out`; return their number."""
    reasons = array_at(out, (MOST_REASONS, WIDTH), np.int16)
    return np.int32(explaining.explain(array_at(hidden, (1,), STATE)[0], to_int(action), reasons))


@entry(POINTER, POINTER, POINTER, POINTER, POINTER, NUMBER, NUMBER, NUMBER)
def weigh(network: Any, activations: Any, views: Any, states: Any, values: Any, chosen: Any, most: Any, samples: Any) -> Any:
    """Return the master's choice; write the values of its best choices and of the chosen action to `values`."""
    return np.int32(
        action_values.weigh(
            array_at(network, (1,), NETWORK)[0],
            array_at(activations, (1,), ACTIVATIONS)[0],
            array_at(views, (1,), STATE),
            array_at(states, (2,), STATE),
            array_at(values, (1,), action_values.ACTION_VALUES)[0],
            to_int(chosen),
            to_int(most),
            to_int(samples),
        )
    )
