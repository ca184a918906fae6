"""Waiting for something that no locator tells: what a page has sent, what was held up, what a server knows."""

import time
from collections.abc import Callable

from playwright.sync_api import Page

PATIENCE = 15.0  # seconds, for a machine that has much to do


def until(page: Page, met: Callable[[], object], patience: float = PATIENCE) -> None:
    """Until it is so; what happens in the page meanwhile is heard."""
    begin = time.monotonic()
    while not met():
        assert time.monotonic() - begin < patience, "that does not come"
        page.wait_for_timeout(10)
