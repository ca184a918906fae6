"""Support for browsers of the end of 2023 (docs/hosting.md)."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from postroad.pages.packs import WEB
from tests.suites import first_of
from tests.web.conftest import NewPage
from tests.web.serving import Server
from tests.web.waiting import at_rest
from tools import legacy_css

# Features that Chrome 120, Firefox 121 or Safari 17.2 lack; code must test for them before use.
NEWER_SCRIPT = re.compile(
    r"\b(?:Object|Map)\.groupBy|Promise\.(?:withResolvers|try)|Array\.fromAsync|AbortSignal\.any|URL\.(?:parse|canParse)\b"
    r"|Iterator\.from|\.(?:values|keys|entries)\(\)\.(?:map|filter|toArray|some|every|find|reduce|take|drop)\("
    r"|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|toBase64|toHex|checkVisibility|startViewTransition)\("
    r"|Uint8Array\.from(?:Base64|Hex)|RegExp\.escape|Math\.sumPrecise|Intl\.DurationFormat|Float16Array|requestIdleCallback"
)
NEWER_STYLE = re.compile(
    r"@starting-style|@scope|@view-transition|@position-try|anchor\(|position-anchor|field-sizing|interpolate-size|text-box|"
    r"(?<![\w-])(?:round|mod|rem|if|attr|sibling-index|calc-size)\(|\bpopover\b|:state\(|^\s*&",
    re.MULTILINE,
)
COMMENTS = re.compile(r"/\*.*?\*/|^\s*//.*$", re.DOTALL | re.MULTILINE)
COLOURS = """[...document.querySelectorAll('#app *')].map((one) => {
  const { color, backgroundColor, stroke, fill, boxShadow } = getComputedStyle(one);
  return [color, backgroundColor, stroke, fill, boxShadow].join();
})"""


def test_scripts_and_styles_use_nothing_newer() -> None:
    for folder, pattern in (("js", NEWER_SCRIPT), ("style", NEWER_STYLE)):
        for file in (WEB / folder).rglob("*.js" if folder == "js" else "*.css"):
            found = pattern.findall(COMMENTS.sub("", file.read_text(encoding="utf-8")))
            assert not found, f"{file.name}: {found}"


def test_the_colours_of_older_browsers_are_up_to_date() -> None:
    assert legacy_css.text() == legacy_css.TARGET.read_text(encoding="utf-8"), "run: make generated"
    assert "light-dark(" not in legacy_css.text().split("*/")[1]


def forget_light_dark(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace("light-dark(", "unknown-function("))


@pytest.mark.parametrize(("system", "chosen"), first_of([("light", None), ("dark", None), ("light", "dark"), ("dark", "light")]))
def test_older_browsers_show_the_same_colours(new_page: NewPage, server: Server, system: str, chosen: str | None) -> None:
    def colours(old: bool) -> list[str]:
        page = new_page(color_scheme=system, reduced_motion="reduce")
        if chosen:
            page.add_init_script(f"localStorage.setItem('postroad.settings', JSON.stringify({{ theme: '{chosen}' }}))")
        if old:
            page.add_init_script("CSS.supports = () => false")
            page.route(re.compile(r"\.css"), forget_light_dark)
        return shown(page)

    def shown(page: Page) -> list[str]:
        page.goto(f"{server.address}/new?kind=watch")
        expect(page.locator(".seat-form").first).to_be_visible()
        return at_rest(page, lambda: list[str](page.evaluate(COLOURS)))

    new = colours(old=False)
    assert len(new) > 50 and colours(old=True) == new
