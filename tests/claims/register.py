"""Claims by the codes of their reasons."""

from collections.abc import Callable

CLAIMS: dict[str, Callable[..., bool]] = {}  # each gets the scene and the reason's arguments


def claim(function: Callable[..., bool]) -> Callable[..., bool]:
    CLAIMS[function.__name__.replace("_", "-")] = function
    return function
