"""Visible faults of a screen: it scrolls, or words are cut off, too small or missing."""

from pathlib import Path

from playwright.sync_api import Page

from tests.web.sample_tables import NAMES

SPEAK = "(language) => import('/static/js/app/settings.js').then(({ changeSettings }) => changeSettings({ language }))"
SPOKEN = "(language) => document.documentElement.lang === language"
# Wait two frames: size observers run after the first, and their changes are drawn in the second.
LAID_OUT = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))))"

FAULTS = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")


def faults_of(page: Page, no_scroll: bool) -> list[str]:
    """The faults of the current screen; letters have at least 13 px, on a phone 12 px."""
    viewport = page.viewport_size
    assert viewport
    page.evaluate("document.fonts.ready")
    width, height = viewport["width"], viewport["height"]
    return page.evaluate(FAULTS, [no_scroll, 13 if width >= 1024 else 12, NAMES, width, height])


def speak(page: Page, language: str) -> None:
    """Change the language of a page that is open, as the settings do."""
    page.evaluate(SPEAK, language)
    page.wait_for_function(SPOKEN, arg=language)
    page.evaluate("document.fonts.ready.then(() => {})")  # of its script, which the page may not have had yet


def resize(page: Page, size: dict[str, int]) -> None:
    """Resize the window, as by mouse or by turning a tablet."""
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.evaluate(LAID_OUT)
