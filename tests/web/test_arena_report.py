"""The arena's report in a browser: opened from a disk, at every size and in both themes, without a fault."""

from pathlib import Path

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser

from postroad.cli import main
from tests.suites import first_of
from tests.web.axe import FIND, described
from tests.web.conftest import TELL_VIOLATIONS, Faults

SIZES = [(1280, 720), (390, 844), (844, 390), (683, 384)]


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("report")
    command = "arena --bots greedy,careless,hasty,random,stand-in --games 20 --players 4 --workers 1 --honours"
    assert main([*command.split(), "--records", str(folder), "--report", str(folder)]) == 0
    return (Path(folder) / "index.html").as_uri()


@pytest.mark.parametrize("look", first_of(["light", "dark"]))
def test_the_report_in_a_browser(browser: Browser, report: str, look: str, faults: Faults) -> None:
    context = browser.new_context(color_scheme=look, bypass_csp=False)
    page = context.new_page()
    faults.watch(page)
    page.add_init_script(TELL_VIOLATIONS)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(report)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{width} wide it is too wide"
        assert page.evaluate("document.fonts.ready.then(() => document.fonts.check('16px \"EB Garamond\"'))")
        assert page.evaluate(
            "Array.from(document.querySelectorAll('svg')).every((one) => one.getBoundingClientRect().width > 20)"
        )
    context.close()
    context = browser.new_context(color_scheme=look, bypass_csp=True)  # axe comes from outside
    page = context.new_page()
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(report)
        page.evaluate(AXE_SCRIPT)
        found = [described(violation) for violation in page.evaluate(FIND)]
        assert not found, "\n".join(found)
    context.close()
