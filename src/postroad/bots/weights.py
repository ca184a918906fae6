"""The network weights that ship with the package."""

from functools import cache
from importlib.resources import files

import numpy as np

from postroad.bots.network import NETWORK, layout

FILE = "web/js/engine/master.net"  # the page loads the same file


@cache
def shipped() -> np.ndarray:
    """The network, as a read-only array of length 1."""
    network = np.frombuffer((files("postroad") / FILE).read_bytes(), NETWORK)
    if int(network["layout"][0]) != layout():
        raise ValueError(f"{FILE} has another layout of inputs and outputs; train and quantize a network again")
    return network
