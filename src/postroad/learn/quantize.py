"""From a checkpoint to the network that is shipped: weights of 8 bits, each row with a scale of its own.

`python -m postroad.learn.quantize CHECKPOINT FILE --two CHECKPOINT`: the first is for all games, the other plays those of two; if
it is a network as it is shipped, its policy for two is taken over to the byte.
How strong neurons become, and how sure the network is of itself, is measured on positions of games of its own.
`restored` is the way back: training can go on from what is shipped.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import torch

from postroad.bots.network import FULL, NETWORK, STRONGEST, layout
from postroad.learn.actors import drawn
from postroad.learn.network import POINT, POINTS, WINS, Network
from postroad.learn.vector_games import SETTINGS, VectorGames
from postroad.rules.actions import ACTIONS
from postroad.rules.board import SEATS
from postroad.rules.transitions import Options

SHIPPED = ".net"  # how the file of such a network ends
LARGEST = 127  # of 8 bits
HEADROOM = 1.25  # neurons may become so much stronger than on the positions that were looked at
A_SETTING, STEPS, EVERY = 16, 400, 10  # games of each setting, their decisions, how many between two looks
# Some networks are surer of themselves than others. All are shipped with the same mean entropy of choices at one temperature, so
# that temperatures, those of levels and that of the search, mean the same for each.
TEMPERATURE, ENTROPY = 4.0, 0.47
OF_TWO = [one for one in SETTINGS if one.players == 2]
OF_MORE = [one for one in SETTINGS if one.players > 2]
SPREAD = 0.08  # of the weights of a layer in training, about


@torch.no_grad()
def positions(network: Network, settings: list[Options]) -> tuple[torch.Tensor, torch.Tensor]:
    """What deciders see in games of the network against itself; and how it likes what may be done, where there is a choice."""
    games = VectorGames(A_SETTING * len(settings), 5, "cpu", settings)
    seen, found, logits = games.new_observations(), [], []
    for at in range(STEPS):
        games.observe(seen)
        logits = network.logits(seen, games.legal, games.sizes)
        if at % EVERY == 0:
            found.append(seen.clone())
            logits.append(logits[games.sizes > 1])
        games.take(drawn(logits))
    return torch.cat(found), torch.cat(logits)


def entropy(logits: torch.Tensor) -> float:
    """How undecided it is, on average."""
    chances = logits.softmax(1)
    return float(-(chances * chances.clamp(min=1e-12).log()).sum(1).mean())


def unit(logits: torch.Tensor) -> float:
    """By how much logits are multiplied to be as sure as all are."""
    low, high = 0.01, 100.0
    while high / low > 1.001:
        middle = (low * high) ** 0.5
        low, high = (middle, high) if entropy(logits * middle / TEMPERATURE) > ENTROPY else (low, middle)
    return (low * high) ** 0.5


@torch.no_grad()
def strengths(trunk: torch.nn.Sequential, seen: torch.Tensor) -> list[float]:
    """The strongest each layer's neurons become."""
    found = []
    for part in trunk:
        seen = part(seen)
        if isinstance(part, torch.nn.ReLU):
            found.append(float(seen.max()))
    return found


def write_layer(out: Any, name: str, weights: np.ndarray, bias: np.ndarray, from_one: float, to_one: float) -> None:
    """`from_one` of an input is 1 for the weights, and 1 that comes out becomes `to_one`."""
    steps = np.abs(weights).max(axis=1) / LARGEST  # one step of 8 bits, for each output
    rounded = np.rint(weights / steps[:, None]).astype(np.int8)
    out[name] = rounded.T if name == "first" else rounded
    out[f"{name}_bias"] = np.rint(bias / steps * from_one)
    out[f"{name}_scale"] = steps / from_one * to_one


def write_trunk(out: Any, trunk: torch.nn.Sequential, seen: torch.Tensor, rows: slice) -> None:
    layers = [part for part in trunk if isinstance(part, torch.nn.Linear)]
    ones = [float(FULL), *(STRONGEST / (HEADROOM * most) for most in strengths(trunk, seen)), 1.0]
    for place, (name, one) in enumerate(zip(("first", "second", "third", "last"), layers, strict=True)):
        chosen = rows if name == "last" else slice(None)
        weights, bias = one.weight.detach().double().numpy()[chosen], one.bias.detach().double().numpy()[chosen]
        write_layer(out, name, weights, bias, ones[place], ones[place + 1])


def write_policy(out: Any, network: Network, settings: list[Options]) -> torch.Tensor:
    """What was seen on the way."""
    found, logits = positions(network, settings)
    seen = network.seen(found)
    write_trunk(out, network.policy, seen, slice(None))
    out["last_scale"] *= unit(logits)
    return seen


def rounded(network: Network, two: Network) -> np.ndarray:
    """One that plays games of more than two and foretells all, and one that plays games of two."""
    out = np.zeros(1, NETWORK)
    out["layout"] = layout()
    seen = [write_policy(out["policy_of_two"][0], two, OF_TWO), write_policy(out["policy_of_more"][0], network, OF_MORE)]
    write_trunk(out["value"][0], network.value, torch.cat(seen), slice(WINS, None))
    out["value"]["last_scale"][0, POINTS - WINS :] *= POINT
    return out


def read_trunk(trunk: torch.nn.Sequential, kept: Any, rows: slice, outputs: np.ndarray) -> None:
    """The layers again. How strong neurons became is not known, nor does it matter: weights become as large as is usual."""
    layers = [part for part in trunk if isinstance(part, torch.nn.Linear)]
    from_one: Any = float(FULL)
    for name, one in zip(("first", "second", "third", "last"), layers, strict=True):
        weights = (kept[name].T if name == "first" else kept[name]) * kept[f"{name}_scale"][:, None] * from_one
        bias = kept[f"{name}_bias"] * kept[f"{name}_scale"]
        chosen = rows if name == "last" else slice(None)
        to_one = outputs if name == "last" else weights.std() / SPREAD
        one.weight[chosen] = torch.from_numpy((weights.T / to_one).T).float()
        one.bias[chosen] = torch.from_numpy(bias / to_one).float()
        from_one = to_one


def shipped(file: Path) -> np.ndarray:
    made = np.frombuffer(file.read_bytes(), NETWORK)
    if int(made["layout"][0]) != layout():
        raise ValueError(f"{file} was made for another order of what is seen")
    return made


@torch.no_grad()
def restored(file: Path, of_two: bool = False) -> Network:
    """A network to train on, from one that was rounded, with either policy. What training rewards it has to learn again."""
    made = shipped(file)
    network = Network()
    policy = made["policy_of_two" if of_two else "policy_of_more"][0]
    read_trunk(network.policy, policy, slice(None), np.full(ACTIONS, TEMPERATURE))
    points = np.repeat([1.0, POINT], SEATS)
    read_trunk(network.value, made["value"][0], slice(WINS, None), points)
    return network


def trained(path: Path, of_two: bool = False) -> Network:
    """From a checkpoint, or from a network as it is shipped."""
    if path.suffix == SHIPPED:
        return restored(path, of_two)
    network = Network()
    network.load_state_dict(torch.load(path, map_location="cpu")["network"])
    return network


def main() -> None:
    options = argparse.ArgumentParser(description="Round a trained network for play.")
    options.add_argument("checkpoint", type=Path)
    options.add_argument("file", type=Path)
    options.add_argument(
        "--two", type=Path, metavar="CHECKPOINT", help="for games of two, or a network as it is shipped (default: the same)"
    )
    chosen = options.parse_args()
    network = trained(chosen.checkpoint)
    out = rounded(network, trained(chosen.two, of_two=True) if chosen.two else network)
    if chosen.two and chosen.two.suffix == SHIPPED:
        out["policy_of_two"] = shipped(chosen.two)["policy_of_two"]
    chosen.file.write_bytes(out.tobytes())
    print(f"{chosen.file}: {chosen.file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
