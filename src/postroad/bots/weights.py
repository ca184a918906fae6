"""The network as it is shipped."""

from functools import cache
from importlib.resources import files

import numpy as np

from postroad.bots.network import NETWORK, layout

FILE = "web/js/engine/master.net"  # where the page finds it too


@cache
def shipped() -> np.ndarray:
    """An array of one network; nobody writes to it."""
    network = np.frombuffer((files("postroad") / FILE).read_bytes(), NETWORK)
    if int(network["layout"][0]) != layout():
        raise ValueError(f"{FILE} was made for another order of what is seen; train and round a network anew")
    return network
