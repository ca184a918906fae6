"""What the page can call: thin functions over the rules and the bots. All they are given are addresses and 32-bit numbers.

States, logs and the rest lie in the module's memory, where the page has put them; `shapes.py` says how large they are.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba.core import types

from postroad.analysis import action_values
from postroad.analysis import explain as explaining
from postroad.analysis.reason_codes import MOST_GROUNDS, WIDTH
from postroad.bots import features, network_policy, puct, rollout_search, scripted_policies, value_head
from postroad.bots import greedy as judging
from postroad.bots.network import NERVES, NETWORK
from postroad.bots.tree import NODE
from postroad.rules import hide, honours, illegal_reasons, play, preview_engine, rng, scoring, setup, tiles
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import SEATS, STACKS
from postroad.rules.jit import rule
from postroad.rules.state import OFFICIALS, STATE, to_int
from tools.wasm.pointers import array_at
from tools.wasm.shapes import CARELESS, FIGURES, GREEDY, LOG, ORDERS, WAY_LOG

POINTER, NUMBER = types.voidptr, types.int32


class Entry(NamedTuple):
    """A function of the module, and what it is given."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


ENTRIES: dict[str, Entry] = {}


def entry(*arguments: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def add(function: Callable[..., Any]) -> Callable[..., Any]:
        ENTRIES[function.__name__] = Entry(function, arguments)
        return function

    return add


@rule
def whole(low: Any, high: Any) -> Any:
    """A seed of two words."""
    return np.int64(np.uint32(low)) | np.int64(np.uint32(high)) << 32


# The rules


@entry(POINTER, NUMBER, NUMBER, POINTER, POINTER, POINTER)
def set_up(state: Any, low: Any, high: Any, out: Any, log: Any, orders: Any) -> Any:
    seed = whole(low, high)
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
    hide.sample(array_at(state, (1,), STATE)[0], whole(low, high))
    return np.int32(0)


@entry(POINTER, NUMBER, NUMBER)
def seed_chance(words: Any, low: Any, high: Any) -> Any:
    """A generator of chance: the first field of a state, or a bot's own."""
    rng.seed_generator(array_at(words, (4,), np.uint32), whole(low, high))
    return np.int32(0)


@entry(POINTER, POINTER)
def figures(state: Any, out: Any) -> Any:
    """What is counted from a state, see `FIGURES`; the seat that is ahead, or has won."""
    told, found = array_at(state, (1,), STATE)[0], array_at(out, (1,), FIGURES)[0]
    for seat in range(SEATS):
        found.points[seat] = scoring.points_of(told, seat)
        found.tiles[seat] = scoring.tile_points(told, seat)
        found.clergy[seat] = scoring.clergy_points(told, seat)
        found.offices_left[seat] = tiles.offices_left(told, seat)
    for stack in range(STACKS):
        found.tiles_gone[stack] = tiles.tiles_gone(told, stack)
    for official in range(OFFICIALS):
        found.tokens[official] = honours.tokens_in_stack(told, official)
    return np.int32(scoring.winner(told))


@entry(POINTER, NUMBER, POINTER, NUMBER, POINTER, POINTER, POINTER, POINTER)
def foresee(states: Any, ways: Any, wishes: Any, width: Any, found: Any, logs: Any, out: Any, orders: Any) -> Any:
    """So many ways, each with `width` wishes."""
    count = to_int(ways)
    preview_engine.foresee(
        array_at(states, (preview_engine.FIRST + count,), STATE),
        array_at(wishes, (count, to_int(width)), np.int16),
        array_at(found, (count,), preview_engine.WAY),
        array_at(logs, (count, WAY_LOG), np.int16),
        array_at(out, (MOST_LEGAL,), np.int16),
        array_at(orders, (ORDERS,), np.int16),
    )
    return np.int32(0)


# The bots, who see nothing but what `hide` has left


@entry(NUMBER, POINTER, POINTER, NUMBER, POINTER)
def choose(policy: Any, state: Any, out: Any, size: Any, words: Any) -> Any:
    """One of the `size` legal actions in `out`, with the chance in `words`."""
    told, actions, generator = (
        array_at(state, (1,), STATE)[0],
        array_at(out, (MOST_LEGAL,), np.int16),
        array_at(words, (4,), np.uint32),
    )
    if policy == CARELESS:
        return np.int32(judging.careless(told, actions, to_int(size), generator))
    if policy == GREEDY:
        return np.int32(judging.greedy(told, actions, to_int(size), generator))
    return np.int32(scripted_policies.choose(to_int(policy), told, actions, to_int(size), generator))


@entry(POINTER, POINTER, POINTER, NUMBER, POINTER, NUMBER, NUMBER, NUMBER)
def grow(views: Any, worlds: Any, tree: Any, nodes: Any, desk: Any, iterations: Any, low: Any, high: Any) -> Any:
    """Grow a tree of so many nodes by so many iterations."""
    rollout_search.search(
        array_at(views, (1,), STATE),
        array_at(worlds, (1,), STATE),
        array_at(tree, (to_int(nodes),), NODE),
        array_at(desk, (1,), rollout_search.DESK)[0],
        0,
        to_int(iterations),
        whole(low, high),
    )
    return np.int32(0)


# The network, of which the page puts the weights into the memory when they are asked for


@entry(POINTER, NUMBER, POINTER)
def observe(hidden: Any, viewer: Any, out: Any) -> Any:
    """What the network sees."""
    features.observe(array_at(hidden, (1,), STATE)[0], to_int(viewer), array_at(out, (features.FEATURES,), np.int8))
    return np.int32(0)


@entry(POINTER, POINTER, POINTER, POINTER, NUMBER, POINTER, NUMBER, POINTER)
def decide(network: Any, nerves: Any, hidden: Any, out: Any, size: Any, likings: Any, temperature: Any, words: Any) -> Any:
    """One of the `size` legal actions in `out`; the temperature is told in hundredths."""
    return np.int32(
        network_policy.decide(
            array_at(network, (1,), NETWORK)[0],
            array_at(nerves, (1,), NERVES)[0],
            array_at(hidden, (1,), STATE)[0],
            array_at(out, (MOST_LEGAL,), np.int16),
            to_int(size),
            array_at(likings, (MOST_LEGAL,), np.float64),
            to_int(temperature) / 100.0,
            array_at(words, (4,), np.uint32),
        )
    )


@entry(POINTER, POINTER, POINTER, NUMBER, POINTER, POINTER)
def foretell(network: Any, nerves: Any, hidden: Any, viewer: Any, wins: Any, points: Any) -> Any:
    """For each seat its chance to win, and its points."""
    value_head.foretell(
        array_at(network, (1,), NETWORK)[0],
        array_at(nerves, (1,), NERVES)[0],
        array_at(hidden, (1,), STATE)[0],
        to_int(viewer),
        array_at(wins, (SEATS,), np.float64),
        array_at(points, (SEATS,), np.float64),
    )
    return np.int32(0)


@entry(POINTER, POINTER, POINTER, POINTER, POINTER, NUMBER, POINTER, NUMBER, NUMBER, NUMBER, NUMBER)
def grow_guided(
    network: Any,
    nerves: Any,
    views: Any,
    worlds: Any,
    tree: Any,
    nodes: Any,
    desk: Any,
    root: Any,
    iterations: Any,
    low: Any,
    high: Any,
) -> Any:
    """Grow a tree of so many nodes by so many iterations, guided by the network."""
    puct.search(
        array_at(network, (1,), NETWORK)[0],
        array_at(nerves, (1,), NERVES)[0],
        array_at(views, (1,), STATE),
        array_at(worlds, (2,), STATE),
        array_at(tree, (to_int(nodes),), NODE),
        array_at(desk, (1,), puct.DESK)[0],
        to_int(root),
        to_int(iterations),
        whole(low, high),
    )
    return np.int32(0)


# Hints and analysis


@entry(POINTER, NUMBER, POINTER)
def explain(hidden: Any, action: Any, out: Any) -> Any:
    """The grounds of an action; how many there are."""
    grounds = array_at(out, (MOST_GROUNDS, WIDTH), np.int16)
    return np.int32(explaining.explain(array_at(hidden, (1,), STATE)[0], to_int(action), grounds))


@entry(POINTER, POINTER, POINTER, POINTER, POINTER, NUMBER, NUMBER, NUMBER)
def weigh(network: Any, nerves: Any, views: Any, worlds: Any, scales: Any, chosen: Any, most: Any, samples: Any) -> Any:
    """What the master would do, and what its best choices and the chosen action are worth."""
    return np.int32(
        action_values.weigh(
            array_at(network, (1,), NETWORK)[0],
            array_at(nerves, (1,), NERVES)[0],
            array_at(views, (1,), STATE),
            array_at(worlds, (2,), STATE),
            array_at(scales, (1,), action_values.SCALES)[0],
            to_int(chosen),
            to_int(most),
            to_int(samples),
        )
    )
