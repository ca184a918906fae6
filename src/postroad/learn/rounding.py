"""From a checkpoint to the network that is shipped: weights of 8 bits, each row with a scale of its own.

`python -m postroad.learn.rounding CHECKPOINT FILE`. How strong neurons become is measured on positions of games of its own.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import torch

from postroad.bots.network import FULL, NETWORK, STRONGEST, layout
from postroad.learn.games import SETTINGS, Games
from postroad.learn.network import POINT, POINTS, WINS, Network
from postroad.learn.players import drawn

LARGEST = 127  # of 8 bits
HEADROOM = 1.25  # neurons may become so much stronger than on the positions that were looked at
A_SETTING, STEPS, EVERY = 16, 400, 10  # games of each setting, their decisions, how many between two looks


@torch.no_grad()
def positions(network: Network) -> torch.Tensor:
    """What deciders see in games of the network against itself."""
    games = Games(A_SETTING * len(SETTINGS), 5, "cpu")
    seen, found = games.new_observations(), []
    for at in range(STEPS):
        games.observe(seen)
        if at % EVERY == 0:
            found.append(seen.clone())
        games.take(drawn(network.logits(seen, games.legal, games.sizes)))
    return torch.cat(found)


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


def rounded(network: Network) -> np.ndarray:
    seen = network.seen(positions(network))
    out = np.zeros(1, NETWORK)
    out["layout"] = layout()
    write_trunk(out["policy"][0], network.policy, seen, slice(None))
    write_trunk(out["outlook"][0], network.value, seen, slice(WINS, None))
    out["outlook"]["last_scale"][0, POINTS - WINS :] *= POINT
    return out


def main() -> None:
    options = argparse.ArgumentParser(description="Round a trained network for play.")
    options.add_argument("checkpoint", type=Path)
    options.add_argument("file", type=Path)
    chosen = options.parse_args()
    network = Network()
    network.load_state_dict(torch.load(chosen.checkpoint, map_location="cpu")["network"])
    chosen.file.write_bytes(rounded(network).tobytes())
    print(f"{chosen.file}: {chosen.file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
