"""Visible faults of a screen: it scrolls, or words are cut off, too small or missing."""

from pathlib import Path

from playwright.sync_api import Page

from tests.web.sample_tables import NAMES

FINGERTIP = 32  # px
SPEAK = "(language) => import('/static/js/app/settings.js').then(({ changeSettings }) => changeSettings({ language }))"
SPOKEN = "(language) => document.documentElement.lang === language"
# Wait two frames: size observers run after the first, and their changes are drawn in the second.
LAID_OUT = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))))"

# Controls and pieces whose touch target is smaller than this many px.
# Maps have areas of their own; of a flap and of a seat's button the whole is pressed.
TOO_SMALL = """(least) => {
  const marks = "button, a[href], summary, select, input, [role=tab], [data-about]";
  const found = [];
  const top = document.querySelector(".menu[open] > .menu-list") ?? document; // it covers the rest
  for (const one of top.querySelectorAll(marks)) {
    one.scrollIntoView({ block: "center", inline: "nearest" }); // a panel that scrolls may cut it off, and its answers cover it
    const box = (one.closest("label") ?? one).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = (right, down) => {
      const met = document.elementFromPoint(x + right, y + down);
      return met !== null && (one.contains(met) || Boolean(met.closest("label")?.contains(one)));
    };
    const apart = one.closest("svg, .flap, .visually-hidden") || one.parentElement.closest("button");
    if (apart || one.disabled || !hit(0, 0)) continue;
    const half = least / 2 - 1;
    const wide = hit(half, 0) && hit(-half, 0), high = hit(0, half) && hit(0, -half);
    if (!wide || !high) found.push(`${one.tagName} ${one.className} ${box.width.toFixed()} x ${box.height.toFixed()}`);
  }
  return [...new Set(found)];
}"""

FAULTS = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")


def faults_of(page: Page, no_scroll: bool) -> list[str]:
    """The faults of the current screen; letters have at least 13 px, on a phone 12 px."""
    viewport = page.viewport_size
    assert viewport
    page.evaluate("document.fonts.ready")
    width, height = viewport["width"], viewport["height"]
    return page.evaluate(FAULTS, [no_scroll, 13 if width >= 1024 else 12, NAMES, width, height])


def too_small(page: Page) -> list[str]:
    """The controls and pieces that a finger hits with difficulty."""
    return page.evaluate(TOO_SMALL, FINGERTIP)


def change_language(page: Page, language: str) -> None:
    """Change the language of a page that is open, as the settings do."""
    page.evaluate(SPEAK, language)
    page.wait_for_function(SPOKEN, arg=language)
    page.evaluate("document.fonts.ready.then(() => {})")  # of its script, which the page may not have had yet


def resize(page: Page, size: dict[str, int]) -> None:
    """Resize the window, as by mouse or by turning a tablet."""
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.evaluate(LAID_OUT)
