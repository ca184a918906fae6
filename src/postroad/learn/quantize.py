"""Quantization: from a checkpoint to the shipped network, with weights of 8 bits and a scale for each row.

`python -m postroad.learn.quantize CHECKPOINT FILE --two CHECKPOINT`: the first checkpoint is for all games, the second for games
of two players. If the second is a shipped network, its policy for two is copied unchanged.
The activations and the entropy of the policy are measured on positions of the network's own games.
`dequantized` is the reverse, so that training can continue from a shipped network.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import torch

from postroad.bots.network import FULL, NETWORK, STRONGEST, layout
from postroad.envs.settings import SETTINGS
from postroad.learn.actors import sample_action
from postroad.learn.network import POINT, POINTS, WINS, Network
from postroad.learn.rounding import LARGEST
from postroad.learn.vector_games import VectorGames
from postroad.observation import FEATURES
from postroad.rules.actions import ACTIONS
from postroad.rules.board import SEATS
from postroad.rules.options import Options

SHIPPED = ".net"  # the suffix of a shipped network
HEADROOM = 1.25  # activations may be so much larger than those measured
A_SETTING, STEPS, EVERY = 16, 400, 10  # games of each setting, decisions of each game, decisions between samples
# Networks differ in the entropy of their policies. All are scaled to the same mean entropy at one temperature, so that the
# temperatures of levels and of the search mean the same for each.
TEMPERATURE, ENTROPY = 4.0, 0.47
OF_TWO = [one for one in SETTINGS if one.players == 2]
OF_MORE = [one for one in SETTINGS if one.players > 2]
SPREAD = 0.08  # the typical standard deviation of a layer's weights in training


@torch.no_grad()
def positions(network: Network, settings: list[Options]) -> tuple[torch.Tensor, torch.Tensor]:
    """Observations from self-play, and the policy's logits where there is a choice."""
    games = VectorGames(A_SETTING * len(settings), 5, "cpu", settings)
    seen, observations, choices = games.new_observations(), [], []
    for at in range(STEPS):
        games.observe(seen)
        logits = network.logits(seen, games.legal, games.sizes)
        if at % EVERY == 0:
            observations.append(seen.clone())
            choices.append(logits[games.sizes > 1])
        games.take(sample_action(logits))
    return torch.cat(observations), torch.cat(choices)


def entropy(logits: torch.Tensor) -> float:
    """The mean entropy of the policy."""
    chances = logits.softmax(1)
    return float(-(chances * chances.clamp(min=1e-12).log()).sum(1).mean())


def entropy_factor(logits: torch.Tensor) -> float:
    """The factor of the logits that gives the common entropy."""
    low, high = 0.01, 100.0
    while high / low > 1.001:
        middle = (low * high) ** 0.5
        low, high = (middle, high) if entropy(logits * middle / TEMPERATURE) > ENTROPY else (low, middle)
    return (low * high) ** 0.5


@torch.no_grad()
def largest_activations(trunk: torch.nn.Sequential, seen: torch.Tensor) -> list[float]:
    """The largest activation of each layer."""
    largest = []
    for part in trunk:
        seen = part(seen)
        if isinstance(part, torch.nn.ReLU):
            largest.append(float(seen.max()))
    return largest


def write_layer(out: Any, name: str, weights: np.ndarray, bias: np.ndarray, from_one: float, to_one: float) -> None:
    """Write a layer whose inputs are scaled by `from_one` and whose outputs by `to_one`."""
    steps = np.abs(weights).max(axis=1) / LARGEST  # one step of 8 bits, for each output
    rounded = np.rint(weights / steps[:, None]).astype(np.int8)
    out[name] = rounded.T if name == "first" else rounded
    out[f"{name}_bias"] = np.rint(bias / steps * from_one)
    out[f"{name}_scale"] = steps / from_one * to_one


def write_trunk(out: Any, trunk: torch.nn.Sequential, seen: torch.Tensor, rows: slice) -> None:
    layers = [part for part in trunk if isinstance(part, torch.nn.Linear)]
    ones = [float(FULL), *(STRONGEST / (HEADROOM * most) for most in largest_activations(trunk, seen)), 1.0]
    for index, (name, one) in enumerate(zip(("first", "second", "third", "last"), layers, strict=True)):
        chosen = rows if name == "last" else slice(None)
        weights, bias = one.weight.detach().double().numpy()[chosen], one.bias.detach().double().numpy()[chosen]
        write_layer(out, name, weights[:, :FEATURES], bias, ones[index], ones[index + 1])


def write_policy(out: Any, network: Network, settings: list[Options]) -> torch.Tensor:
    """Write a policy; return the inputs of its own games."""
    observations, logits = positions(network, settings)
    seen = network.inputs(observations)
    write_trunk(out, network.policy, seen, slice(None))
    out["last_scale"] *= entropy_factor(logits)
    return seen


def quantized(network: Network, two: Network) -> np.ndarray:
    """The shipped network from one for games of more than two and all predictions, and one for games of two."""
    out = np.zeros(1, NETWORK)
    out["layout"] = layout()
    seen = [write_policy(out["policy_of_two"][0], two, OF_TWO), write_policy(out["policy_of_more"][0], network, OF_MORE)]
    write_trunk(out["value"][0], network.value, torch.cat(seen), slice(WINS, None))
    out["value"]["last_scale"][0, POINTS - WINS :] *= POINT
    return out


def read_trunk(trunk: torch.nn.Sequential, stored: Any, rows: slice, outputs: np.ndarray) -> None:
    """Read the layers. The original scales of activations are unknown, so weights get a typical size; outputs are the same."""
    layers = [part for part in trunk if isinstance(part, torch.nn.Linear)]
    from_one: Any = float(FULL)
    for name, one in zip(("first", "second", "third", "last"), layers, strict=True):
        weights = (stored[name].T if name == "first" else stored[name]) * stored[f"{name}_scale"][:, None] * from_one
        bias = stored[f"{name}_bias"] * stored[f"{name}_scale"]
        chosen = rows if name == "last" else slice(None)
        to_one = outputs if name == "last" else weights.std() / SPREAD
        one.weight[chosen, : weights.shape[1]] = torch.from_numpy((weights.T / to_one).T).float()
        one.bias[chosen] = torch.from_numpy(bias / to_one).float()
        from_one = to_one


def shipped(file: Path) -> np.ndarray:
    network = np.frombuffer(file.read_bytes(), NETWORK)
    if int(network["layout"][0]) != layout():
        raise ValueError(f"{file} has another layout of inputs and outputs; train and quantize a network again")
    return network


@torch.no_grad()
def dequantized(file: Path, of_two: bool = False) -> Network:
    """A network for further training, from a shipped one, with either policy. It has to learn the expected reward again."""
    stored = shipped(file)
    network = Network()
    policy = stored["policy_of_two" if of_two else "policy_of_more"][0]
    read_trunk(network.policy, policy, slice(None), np.full(ACTIONS, TEMPERATURE))
    points = np.repeat([1.0, POINT], SEATS)
    read_trunk(network.value, stored["value"][0], slice(WINS, None), points)
    return network


def load_network(path: Path, of_two: bool = False) -> Network:
    """A network from a checkpoint or from a shipped file."""
    if path.suffix == SHIPPED:
        return dequantized(path, of_two)
    network = Network()
    network.load_state_dict(torch.load(path, map_location="cpu")["network"])
    return network


def main() -> None:
    options = argparse.ArgumentParser(description="Quantize a trained network for play.")
    options.add_argument("checkpoint", type=Path)
    options.add_argument("file", type=Path)
    options.add_argument(
        "--two", type=Path, metavar="CHECKPOINT", help="checkpoint or shipped network for games of two (default: the same)"
    )
    chosen = options.parse_args()
    network = load_network(chosen.checkpoint)
    out = quantized(network, load_network(chosen.two, of_two=True) if chosen.two else network)
    if chosen.two and chosen.two.suffix == SHIPPED:
        out["policy_of_two"] = shipped(chosen.two)["policy_of_two"]
    chosen.file.write_bytes(out.tobytes())
    print(f"{chosen.file}: {chosen.file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
