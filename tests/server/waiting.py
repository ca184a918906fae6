"""Helpers: waiting for what is looked at."""

import time
from collections.abc import Callable

PATIENCE = 30.0  # seconds, for a machine that has much to do


def until(fits: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < end
        time.sleep(0.05)
