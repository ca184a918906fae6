"""Chromium for the tests of the client: the one of this machine, else the one that Playwright keeps."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

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
    f"--host-resolver-rules=MAP {NETWORK_NAME} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
]
HOW = "no Chromium was found: install it (apt install chromium, or playwright install chromium), or name it in CHROMIUM"


class NoChromium(Exception):
    """There is no browser to test with."""


def chromium(playwright: Playwright) -> str:
    """The program's path."""
    named = os.environ.get("CHROMIUM")
    if named and not Path(named).is_file():
        raise NoChromium(f"CHROMIUM names {named}, and there is no such file")
    found = named or next(filter(None, map(shutil.which, NAMES)), playwright.chromium.executable_path)
    if not Path(found).is_file():
        raise NoChromium(HOW)
    return found


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
