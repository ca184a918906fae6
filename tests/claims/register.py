"""Claims by the codes of their grounds."""

from collections.abc import Callable

CLAIMS: dict[str, Callable[..., bool]] = {}  # each is given the scene and what the ground is about


def claim(function: Callable[..., bool]) -> Callable[..., bool]:
    CLAIMS[function.__name__.replace("_", "-")] = function
    return function
