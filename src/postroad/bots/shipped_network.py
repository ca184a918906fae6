"""The network as an object: logits and predictions of batches of observations, and its weights for PyTorch and ONNX."""

from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from postroad.bots.network import ACTIVATIONS, forward, last
from postroad.bots.value_head import predict_observed
from postroad.bots.weights import shipped
from postroad.observation import FEATURES, PLAYERS_AT
from postroad.rules.actions import ACTIONS
from postroad.rules.board import SEATS
from postroad.rules.jit_cache import compiled

Floats = NDArray[np.float64]


def _logits(networks: Any, activations: Any, observations: Any, out: Any) -> None:
    network, memory = networks[0], activations[0]
    for row in range(len(observations)):
        for at in range(FEATURES):
            memory.inputs[at] = observations[row, at]
        policy = network.policy_of_two if observations[row, PLAYERS_AT] else network.policy_of_more
        forward(policy, memory)
        for action in range(ACTIONS):
            out[row, action] = last(policy, action, memory.units)


def _values(networks: Any, activations: Any, observations: Any, wins: Any, points: Any) -> None:
    for row in range(len(observations)):
        for at in range(FEATURES):
            activations[0].inputs[at] = observations[row, at]
        players = 2
        while not observations[row, PLAYERS_AT + players - 2]:
            players += 1
        predict_observed(networks[0], activations[0], players, 0, wins[row], points[row])


_logits_fast = compiled("postroad.bots")(_logits)
_values_fast = compiled("postroad.bots")(_values)


class Values(NamedTuple):
    """Predictions for each observation and each seat: seat 0 is the viewer, the others follow in turn."""

    wins: Floats  # the chance to win; 0 for seats that are not there
    points: Floats  # the points at the end


class Network:
    """The network behind the bot `master`, exact to the last bit: a policy over actions, and a prediction of how the game ends.

    All methods take one observation or any array of them, and return an array with the same leading dimensions.

    >>> import numpy as np
    >>> from postroad import ACTION_NAMES, Game, Network
    >>> network, view = Network.shipped(), Game.new(players=2, seed=7).view(0)
    >>> logits = network.logits(view.observation())
    >>> ACTION_NAMES[int(np.where(view.mask(), logits, -np.inf).argmax())]
    'take:karlsruhe'
    >>> batch = np.stack([view.observation()] * 5)
    >>> network.logits(batch).shape, network.values(batch).wins.shape
    ((5, 355), (5, 4))
    """

    def __init__(self, weights: np.ndarray) -> None:
        self._weights = weights

    @classmethod
    def shipped(cls) -> "Network":
        """The network that ships with the package."""
        return cls(shipped())

    def logits(self, observations: NDArray[Any]) -> Floats:
        """A logit for each of NUM_ACTIONS actions, legal or not: mask them with `view.mask()`."""
        rows, shape = _rows(observations)
        out = np.empty((len(rows), ACTIONS))
        _logits_fast(self._weights, np.zeros(1, ACTIVATIONS), rows, out)
        return out.reshape(*shape, ACTIONS)

    def values(self, observations: NDArray[Any]) -> Values:
        """Each seat's chance to win and its points at the end, if all play on like the master."""
        rows, shape = _rows(observations)
        wins, points = np.empty((len(rows), SEATS)), np.empty((len(rows), SEATS))
        _values_fast(self._weights, np.zeros(1, ACTIVATIONS), rows, wins, points)
        return Values(wins.reshape(*shape, SEATS), points.reshape(*shape, SEATS))

    def to_torch(self) -> Any:
        """A `torch.nn.Module` with these weights in 32-bit floats, for fine-tuning. Needs PyTorch (the extra `learn`).

        It returns logits, chances to win and points. They differ a little from this network's, which rounds each layer.
        """
        from postroad.bots.torch_network import TorchNetwork

        return TorchNetwork(self._weights)

    def to_onnx(self, file: str | PathLike[str]) -> None:
        """Write the network as an ONNX model that computes the same numbers. Needs the extra `onnx`.

        Its input `observations` is int8 of the shape (N, NUM_FEATURES), its outputs are `logits`, `wins` and `points`.
        """
        from postroad.bots.onnx_network import model

        Path(file).write_bytes(model(self._weights).SerializeToString())


def _rows(observations: Any) -> tuple[NDArray[np.int8], tuple[int, ...]]:
    """The observations as rows, and the shape without the features."""
    given = np.asarray(observations)
    if given.dtype.kind not in "iu":
        raise TypeError(f"observations must be integers such as those of view.observation(), not {given.dtype}")
    if given.ndim == 0 or given.shape[-1] != FEATURES:
        raise ValueError(f"the last dimension of observations must be {FEATURES}; the shape is {given.shape}")
    rows = np.ascontiguousarray(given, np.int8).reshape(-1, FEATURES)
    if not rows[:, PLAYERS_AT : PLAYERS_AT + SEATS - 1].any(axis=1).all():
        raise ValueError("an observation does not say how many players there are; fill it with view.observation()")
    return rows, given.shape[:-1]
