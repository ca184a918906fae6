"""Inference of the quantized network: a policy over actions, and a prediction of how the game ends.

All arithmetic is on integers, except for one product per unit. So plain Python, native code and the browser agree to the last
bit, whatever the order of additions. `learn/quantize.py` makes the weights; each row has its own scale.
"""

import hashlib
from typing import Any

import numpy as np

from postroad.observation import ADDED_FEATURES, FEATURES, SEAT_FEATURES, TABLE_FEATURES
from postroad.rules.actions import ACTION_NAMES, ACTIONS
from postroad.rules.board import SEATS
from postroad.rules.jit import rule

WIDTH = 512
STRONGEST = 8191  # the largest value of a unit: 512 of them, times 127, stay far below 32 bits
# Training divides features with large values; here all others are multiplied instead, so that they stay integers.
FULL = 32
LARGE = {"round": 32, "quiet rounds": 32, "deck": 32, "points": 16, "offices left": 16, "length of the route": 8, "hand": 4}
_BLOCKS = [*TABLE_FEATURES, *SEAT_FEATURES * SEATS, *ADDED_FEATURES]
GAIN = np.array([FULL // LARGE.get(name, 1) for name, size in _BLOCKS for _ in range(size)], np.int32)
VALUE_OUTPUTS = 2 * SEATS  # for each relative seat, the viewer first: logits of winning, then points


def layer(name: str, rows: int, columns: int, outputs: int) -> list[tuple[Any, ...]]:
    return [
        (name, "i1", (rows, columns)),
        (f"{name}_bias", "i4", (outputs,)),
        (f"{name}_scale", "f8", (outputs,)),
    ]


def trunk(outputs: int) -> np.dtype:
    """The first layer has a row for each input, so that zeros can be skipped; the others have a row for each output."""
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


POLICY, VALUE = trunk(ACTIONS), trunk(VALUE_OUTPUTS)
# The layout of the network's file. Games of two need another strategy than larger games, so they have a policy of their own.
NETWORK = np.dtype((np.record, [("layout", "u8"), ("policy_of_two", POLICY), ("policy_of_more", POLICY), ("value", VALUE)]))
# Intermediate results of a forward pass.
ACTIVATIONS = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("inputs", "i1", (FEATURES,)),
                ("sums", "i4", (WIDTH,)),
                ("units", "i2", (WIDTH,)),
            ],
            align=True,
        ),
    )
)


def layout() -> int:
    """A digest of the order of inputs and outputs: weights made for another order are useless."""
    order = f"{TABLE_FEATURES}{SEAT_FEATURES}{ADDED_FEATURES}{ACTION_NAMES}{SEATS}{WIDTH}"
    return int.from_bytes(hashlib.sha256(order.encode()).digest()[:8], "little")


@rule
def input_layer(weights: Any, inputs: Any, sums: Any) -> None:
    """The first layer; it skips inputs that are 0."""
    for to in range(WIDTH):
        sums[to] = 0
    for at in range(FEATURES):
        number = np.int32(inputs[at])
        if number:
            number = np.int32(number * GAIN[at])
            for to in range(WIDTH):
                sums[to] = np.int32(sums[to] + np.int32(number * np.int32(weights[at, to])))


@rule
def activate(sums: Any, bias: Any, scale: Any, units: Any) -> None:
    """The activation function: scaled, clipped sums."""
    for to in range(WIDTH):
        unit = np.int32(sums[to] + bias[to]) * scale[to]
        units[to] = np.int16(min(float(STRONGEST), max(0.0, unit)))


@rule
def dot(weights: Any, to: int, units: Any) -> Any:
    """The weighted sum of one unit."""
    total = np.int32(0)
    for at in range(WIDTH):
        total = np.int32(total + np.int32(np.int32(weights[to, at]) * np.int32(units[at])))
    return total


@rule
def dense(weights: Any, units: Any, sums: Any) -> None:
    for to in range(WIDTH):
        sums[to] = dot(weights, to, units)


@rule
def forward(trunk: Any, activations: Any) -> None:
    """Compute the units before the last layer from the inputs."""
    input_layer(trunk.first, activations.inputs, activations.sums)
    activate(activations.sums, trunk.first_bias, trunk.first_scale, activations.units)
    dense(trunk.second, activations.units, activations.sums)
    activate(activations.sums, trunk.second_bias, trunk.second_scale, activations.units)
    dense(trunk.third, activations.units, activations.sums)
    activate(activations.sums, trunk.third_bias, trunk.third_scale, activations.units)


@rule
def last(trunk: Any, to: int, units: Any) -> float:
    """One output of the last layer."""
    output: float = np.int32(dot(trunk.last, to, units) + trunk.last_bias[to]) * trunk.last_scale[to]
    return output
