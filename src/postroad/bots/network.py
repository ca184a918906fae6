"""The network in play: from what a seat sees to what it would do, and how it expects the game to end.

All of it is whole numbers but for one product a neuron: whatever the order of the additions, plain Python, native code and the
browser come to the same results to the last bit. `learn/quantize.py` makes the weights; each row has a scale of its own.
"""

import hashlib
from typing import Any

import numpy as np

from postroad.bots.features import CHAIR, FEATURES, LATER, TABLE
from postroad.rules.actions import ACTION_NAMES, ACTIONS
from postroad.rules.board import SEATS
from postroad.rules.jit import rule

WIDTH = 512
STRONGEST = 8191  # of a neuron: 512 of them, times 127, are far from what 32 bits hold
# Large numbers of the observation count less in training; here all others count more, so that they stay whole.
FULL = 32
LARGE = {"round": 32, "quiet rounds": 32, "deck": 32, "points": 16, "offices left": 16, "length of the route": 8, "hand": 4}
GAIN = np.array([FULL // LARGE.get(name, 1) for name, size in [*TABLE, *CHAIR * SEATS, *LATER] for _ in range(size)], np.int32)
OUTLOOK = 2 * SEATS  # for each chair, the viewer's first: how likely it wins, then its points


def layer(name: str, rows: int, columns: int, outputs: int) -> list[tuple[Any, ...]]:
    return [
        (name, "i1", (rows, columns)),
        (f"{name}_bias", "i4", (outputs,)),
        (f"{name}_scale", "f8", (outputs,)),
    ]


def trunk(outputs: int) -> np.dtype:
    """The first layer has a row for each input, most of which are 0; the others a row for each output."""
    return np.dtype(
        (
            np.record,
            [
                *layer("first", FEATURES, WIDTH, WIDTH),
                *layer("second", WIDTH, WIDTH, WIDTH),
                *layer("third", WIDTH, WIDTH, WIDTH),
                *layer("last", outputs, WIDTH, outputs),
            ],
        )
    )


POLICY, OUTLOOKS = trunk(ACTIONS), trunk(OUTLOOK)
# The whole of it, as it lies in its file. Games of two are won otherwise than those of more: they have a policy of their own.
NETWORK = np.dtype((np.record, [("layout", "u8"), ("policy_of_two", POLICY), ("policy_of_more", POLICY), ("outlook", OUTLOOKS)]))
# What is noted on the way through.
NERVES = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("seen", "i1", (FEATURES,)),
                ("sums", "i4", (WIDTH,)),
                ("levels", "i2", (WIDTH,)),
            ],
            align=True,
        ),
    )
)


def layout() -> int:
    """A digest of what the network sees and says: weights that were made for another order are of no use."""
    told = f"{TABLE}{CHAIR}{LATER}{ACTION_NAMES}{SEATS}{WIDTH}"
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8], "little")


@rule
def input_layer(weights: Any, seen: Any, sums: Any) -> None:
    """The first layer: what is 0 costs nothing."""
    for to in range(WIDTH):
        sums[to] = 0
    for at in range(FEATURES):
        number = np.int32(seen[at])
        if number:
            number = np.int32(number * GAIN[at])
            for to in range(WIDTH):
                sums[to] = np.int32(sums[to] + np.int32(number * np.int32(weights[at, to])))


@rule
def activate(sums: Any, bias: Any, scale: Any, levels: Any) -> None:
    """From what came in to what goes on."""
    for to in range(WIDTH):
        level = np.int32(sums[to] + bias[to]) * scale[to]
        levels[to] = np.int16(min(float(STRONGEST), max(0.0, level)))


@rule
def dot(weights: Any, to: int, levels: Any) -> Any:
    """What comes in at one neuron."""
    total = np.int32(0)
    for at in range(WIDTH):
        total = np.int32(total + np.int32(np.int32(weights[to, at]) * np.int32(levels[at])))
    return total


@rule
def dense(weights: Any, levels: Any, sums: Any) -> None:
    for to in range(WIDTH):
        sums[to] = dot(weights, to, levels)


@rule
def forward(trunk: Any, nerves: Any) -> None:
    """From `seen` to the levels before the last layer."""
    input_layer(trunk.first, nerves.seen, nerves.sums)
    activate(nerves.sums, trunk.first_bias, trunk.first_scale, nerves.levels)
    dense(trunk.second, nerves.levels, nerves.sums)
    activate(nerves.sums, trunk.second_bias, trunk.second_scale, nerves.levels)
    dense(trunk.third, nerves.levels, nerves.sums)
    activate(nerves.sums, trunk.third_bias, trunk.third_scale, nerves.levels)


@rule
def last(trunk: Any, to: int, levels: Any) -> float:
    """An output."""
    output: float = np.int32(dot(trunk.last, to, levels) + trunk.last_bias[to]) * trunk.last_scale[to]
    return output
