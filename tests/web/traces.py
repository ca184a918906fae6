"""Traces of failed browser tests in dist/failures: a picture per page, trace and console per context."""

import os
import re
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error

FAILURES = Path(__file__).parents[2] / "dist" / "failures"
TEST = "PYTEST_CURRENT_TEST"  # pytest's own variable: `tests/web/test_table.py::test_it (call)`


def keep_traces(browser: Browser) -> None:
    """Trace every context from now on. One that is closed while a test fails is left behind first."""
    new_context = browser.new_context

    def traced_context(**options: object) -> BrowserContext:
        context = new_context(**options)
        said: list[str] = []
        context.on("console", lambda message: said.append(f"{message.type}: {message.text}"))
        context.on("weberror", lambda error: said.append(f"error: {error.error}"))
        context.tracing.start()
        context.said = said
        close = context.close

        def close_traced(**how: object) -> None:
            if sys.exc_info()[0] is not None:
                leave_traces([context])
            close(**how)

        context.close = close_traced
        return context

    browser.new_context = traced_context


def leave_traces(contexts: Iterable[BrowserContext]) -> None:
    test = os.environ.get(TEST, "").rpartition(" ")[0] or "no test"
    folder = FAILURES / re.sub(r"[^\w.-]+", "_", test)
    folder.mkdir(parents=True, exist_ok=True)
    for context in contexts:
        number = len(list(folder.glob("*.zip")))
        for page_number, page in enumerate(context.pages):
            with suppress(Error):
                page.screenshot(path=folder / f"{number}-{page_number}.png", timeout=5000)
        with suppress(Error):
            context.tracing.stop(path=folder / f"{number}-trace.zip")
        (folder / f"{number}-console.txt").write_text("\n".join(getattr(context, "said", [])), encoding="utf-8")
