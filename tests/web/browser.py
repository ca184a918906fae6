"""Chromium for the tests of the client: the machine's own, else Playwright's."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, sync_playwright

LEAN = "chromium-headless-shell"  # Chromium without windows of its own: the same pages for two thirds of the work
NAMES = (LEAN, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NETWORK_NAME = "post.test"  # by which a browser finds this machine as if it were another one
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {NETWORK_NAME} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.*",
]
SLOW = "POSTROAD_TEST_SLOW"  # slows every page down by this factor, to find tests that fail now and then
SHOW = "POSTROAD_TEST_SHOW"  # set: the browser has a window
HOW = "no Chromium was found: install it (apt install chromium, or playwright install chromium), or name it in CHROMIUM"


class NoChromium(Exception):
    """No Chromium was found."""


def chromium(playwright: Playwright) -> str:
    """The program's path."""
    named = os.environ.get("CHROMIUM")
    if named and not Path(named).is_file():
        raise NoChromium(f"CHROMIUM names {named}, and there is no such file")
    names = NAMES[1:] if SHOW in os.environ else NAMES
    found = named or next(filter(None, map(shutil.which, names)), playwright.chromium.executable_path)
    if not Path(found).is_file():
        raise NoChromium(HOW)
    return found


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        headless = SHOW not in os.environ
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=FLAGS, headless=headless)
        if SLOW in os.environ:
            slow_down(browser, float(os.environ[SLOW]))
        try:
            yield browser
        finally:
            browser.close()


def slow_down(browser: Browser, times: float) -> None:
    """Slow down all later pages of the browser."""
    new_context = browser.new_context

    def slow_page(page: Page) -> None:
        with suppress(Error):  # it may be closed already
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})

    def slow_context(**options: object) -> BrowserContext:
        context = new_context(**options)
        context.on("page", slow_page)
        return context

    browser.new_context = slow_context
