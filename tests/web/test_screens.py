"""Every screen in every language: nothing is cut off or missing, and the table does not scroll.

Each screen is opened once, on a desktop and a phone by turns, in the two languages that need the most room. The long suite opens
all of them on both, in all languages and sizes, changed in place, and axe looks at them.
"""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser, Page

from tests.web.axe import found_by_axe
from tests.web.layout import change_language, faults_of, resize
from tests.web.sample_tables import Stages
from tests.web.screens import EVERYWHERE, LANGUAGES, PHONE_ONLY, SCROLLING, SIZES, WIDE_ONLY, screens, visitor

# These have a layout for each of the sizes of a device.
AT_TABLE = ("menu", "picked-up", "three-answers", "four-answers", "clergy", "closing", "coaches", "hand-in", "chat", "leaf-table")
DEVICES = {"wide": ("wide", "tablet-wide", "large"), "phone": ("phone", "landscape", "enlarged", "tablet")}
BROADEST = ("de", "ja")
AXE = {"wide": ("light", "dark"), "phone": ("light",)}  # the looks in which axe sees all screens of these sizes
CASES = [(device, screen) for device in DEVICES for screen in screens(SIZES[device])]


def test_the_cases_cover_every_size_and_screen() -> None:
    assert {screen for _, screen in ONCE} == {screen for _, screen in CASES}
    assert sorted(size for sizes in DEVICES.values() for size in sizes) == sorted(SIZES)
    for sizes in DEVICES.values():
        assert len({SIZES[size]["width"] >= 1024 for size in sizes}) == 1, "a visitor with a mouse or with a finger"


DESKS, PHONES = [*EVERYWHERE][::2], [*EVERYWHERE][1::2]
ONCE = [*(("wide", screen) for screen in (*DESKS, *WIDE_ONLY)), *(("phone", screen) for screen in (*PHONES, *PHONE_ONLY))]


@pytest.mark.parametrize(("device", "screen"), ONCE)
def test_screen_without_faults(browser: Browser, stages: Stages, device: str, screen: str) -> None:
    with visitor(browser, stages, SIZES[device]) as page:
        screens(SIZES[device])[screen](page, stages)
        faults = faults_in(page, screen, (device,), BROADEST)
    assert not faults, "\n".join(faults)


@pytest.mark.long("browser")
@pytest.mark.parametrize(("device", "screen"), CASES)
def test_screen_without_faults_in_all_sizes_and_by_axe(browser: Browser, stages: Stages, device: str, screen: str) -> None:
    with visitor(browser, stages, SIZES[device]) as page:
        screens(SIZES[device])[screen](page, stages)
        faults = found_by_axe(page, AXE[device])
        faults += faults_in(page, screen, DEVICES[device] if screen in AT_TABLE else (device,))
    assert not faults, "\n".join(faults)


def faults_in(page: Page, screen: str, sizes: Sequence[str], languages: Sequence[str] = LANGUAGES) -> list[str]:
    faults = []
    for language in languages:
        change_language(page, language)
        for size in sizes:
            if len(sizes) > 1:
                resize(page, SIZES[size])
            faults += [f"{language}, {size}: {fault}" for fault in faults_of(page, no_scroll=screen not in SCROLLING)]
    return faults
