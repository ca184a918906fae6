"""Every screen in every language, on a desk and on a phone: nothing is cut off, nothing is missing, the table does not scroll;
and axe finds nothing, in either look. A screen is opened once and then spoken and sized in place, as a window is.
"""

import pytest
from playwright.sync_api import Browser

from tests.web.axe import found_by_axe
from tests.web.layout import faults_of, resize, speak
from tests.web.screens import LANGUAGES, SCROLLING, SIZES, screens, visitor
from tests.web.stages import Stages

# These have a layout for each of the sizes of a device.
AT_TABLE = ("menu", "picked-up", "three-answers", "four-answers", "clergy", "closing", "coaches", "hand-in", "chat", "leaf-table")
DEVICES = {"wide": ("wide", "tablet-wide", "large"), "phone": ("phone", "landscape", "enlarged", "tablet")}
AXE = {"wide": ("light", "dark"), "phone": ("light",)}  # the looks in which axe sees all screens of these sizes
CASES = [(device, screen) for device in DEVICES for screen in screens(SIZES[device])]


def test_every_size_is_looked_at() -> None:
    assert sorted(size for sizes in DEVICES.values() for size in sizes) == sorted(SIZES)
    for sizes in DEVICES.values():
        assert len({SIZES[size]["width"] >= 1024 for size in sizes}) == 1, "a visitor with a mouse or with a finger"


@pytest.mark.parametrize(("device", "screen"), CASES)
def test_screen(browser: Browser, stages: Stages, device: str, screen: str) -> None:
    sizes = DEVICES[device] if screen in AT_TABLE else (device,)
    faults = []
    with visitor(browser, stages, SIZES[device]) as page:
        screens(SIZES[device])[screen](page, stages)
        faults += found_by_axe(page, AXE[device])
        for language in LANGUAGES:
            speak(page, language)
            for size in sizes:
                if len(sizes) > 1:
                    resize(page, SIZES[size])
                faults += [f"{language}, {size}: {fault}" for fault in faults_of(page, no_scroll=screen not in SCROLLING)]
    assert not faults, "\n".join(faults)
