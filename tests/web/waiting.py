"""Helpers that wait for conditions without a locator: sent requests, held requests, the server's state."""

import re
import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page, Route

Look = TypeVar("Look")

PATIENCE = 30.0  # seconds, for a machine that has much to do


def until(page: Page, met: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until a condition holds, while the page's events are handled."""
    begin = time.monotonic()
    while not met():
        assert time.monotonic() - begin < patience, "that does not come"
        page.wait_for_timeout(10)


def at_rest(page: Page, look: Callable[[], Look], still: float = 0.3) -> Look:
    """The visible state once it has not changed for this many seconds."""
    begin = since = time.monotonic()
    seen = look()
    while time.monotonic() - since < still:
        assert time.monotonic() - begin < PATIENCE, "it never rests"
        page.wait_for_timeout(20)
        before, seen = seen, look()
        since = since if seen == before else time.monotonic()
    return seen


class Held:
    """Requests of a page, of one method or of all, held until they are released."""

    def __init__(self, page: Page, where: str | re.Pattern[str], method: str | None = None) -> None:
        self.sent = 0
        self._page, self._method = page, method
        self._waiting: list[Route] = []
        self._open = False
        page.route(where, self._ask)

    def _ask(self, route: Route) -> None:
        meant = self._method in (None, route.request.method)
        self.sent += meant
        if meant and not self._open:
            self._waiting.append(route)
        else:
            route.continue_()

    def wait(self) -> str:
        """Wait for a request; return its address."""
        until(self._page, lambda: self._waiting)
        return self._waiting[0].request.url

    def let_go(self) -> None:
        """Release the requests once one has come."""
        self.wait()
        self._page.evaluate("new Promise(requestAnimationFrame)")
        self._open = True
        while self._waiting:
            self._waiting.pop(0).continue_()
