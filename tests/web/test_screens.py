"""Every screen in every language, on a desk and on a phone: nothing is cut off, nothing is missing, the table does not scroll."""

import pytest
from playwright.sync_api import Browser

from tests.web.layout import faults_of, speak
from tests.web.screens import LANGUAGES, PHONE, SCROLLING, SIZES, WIDE, screens, visitor
from tests.web.stages import Stages

# These have a layout for each of the sizes above.
AT_TABLE = ("menu", "picked-up", "three-answers", "four-answers", "clergy", "closing", "coaches", "hand-in", "chat", "leaf-table")
CASES = [
    (size, screen)
    for size, viewport in SIZES.items()
    for screen in screens(viewport)
    if viewport in (WIDE, PHONE) or screen in AT_TABLE
]


@pytest.mark.parametrize(("size", "screen"), CASES)
def test_screen(browser: Browser, stages: Stages, size: str, screen: str) -> None:
    faults = []
    with visitor(browser, stages, SIZES[size]) as page:
        screens(SIZES[size])[screen](page, stages)
        for language in LANGUAGES:
            speak(page, language)
            faults += [f"{language}: {fault}" for fault in faults_of(page, no_scroll=screen not in SCROLLING)]
    assert not faults, "\n".join(faults)
