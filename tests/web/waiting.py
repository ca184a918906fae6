"""Waiting for something that no locator tells: what a page has sent, what was held up, what a server knows."""

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page

Look = TypeVar("Look")

PATIENCE = 15.0  # seconds, for a machine that has much to do


def until(page: Page, met: Callable[[], object], patience: float = PATIENCE) -> None:
    """Until it is so; what happens in the page meanwhile is heard."""
    begin = time.monotonic()
    while not met():
        assert time.monotonic() - begin < patience, "that does not come"
        page.wait_for_timeout(10)


def at_rest(page: Page, look: Callable[[], Look], still: float = 0.3) -> Look:
    """What is to be seen when nothing has changed for so many seconds."""
    begin = since = time.monotonic()
    seen = look()
    while time.monotonic() - since < still:
        assert time.monotonic() - begin < PATIENCE, "it never rests"
        page.wait_for_timeout(20)
        before, seen = seen, look()
        since = since if seen == before else time.monotonic()
    return seen
