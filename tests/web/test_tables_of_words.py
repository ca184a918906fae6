"""Line breaks in tables of words, in all languages, on a phone and on the smallest desktop."""

import pytest
from playwright.sync_api import Browser

from tests.suites import first_of
from tests.web.layout import LAID_OUT
from tests.web.sample_tables import Stages
from tests.web.screens import PHONE, final, visitor

LANGUAGES = ["en", "de", "ru", "pl", "ja"]
SMALL = {"width": 360, "height": 740}
DESK = {"width": 1024, "height": 768}

# In the page: words that stand on more than one line, and tables that are wider than their place.
BROKEN = """(tables) => {
  const found = [];
  for (const table of document.querySelectorAll(tables)) {
    const room = table.closest(".rule, .final").getBoundingClientRect().right;
    if (table.getBoundingClientRect().right > room + 1) found.push("too wide");
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      if (parentElement.closest(".visually-hidden, svg, [aria-hidden]")) continue;
      for (const { 0: word, index } of data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
        const tops = Array.from({ length: word.length }, (_, at) => {
          const range = document.createRange();
          range.setStart(texts.currentNode, index + at);
          range.setEnd(texts.currentNode, index + at + 1);
          return [...range.getClientRects()].at(-1).top; // a hyphen before it has a place of its own
        });
        if (Math.max(...tops) - Math.min(...tops) > 4) found.push(word);
      }
    }
  }
  return found;
}"""


@pytest.mark.parametrize("language", first_of(LANGUAGES))
@pytest.mark.parametrize("viewport", first_of([PHONE, SMALL]), ids=["phone", "small"])
def test_tables_of_the_help_break_no_names(browser: Browser, stages: Stages, viewport: dict[str, int], language: str) -> None:
    with visitor(browser, stages, viewport, language) as page:
        page.goto("/#/help/h1")
        page.locator("#help-a1 .help-names").wait_for()
        page.evaluate("document.fonts.ready")
        page.evaluate(LAID_OUT)
        assert page.evaluate(BROKEN, ".help-names, .help-table th") == []


@pytest.mark.parametrize("language", first_of(LANGUAGES))
@pytest.mark.parametrize("viewport", first_of([PHONE, DESK]), ids=["phone", "desk"])
def test_the_score_table_breaks_no_words(browser: Browser, stages: Stages, viewport: dict[str, int], language: str) -> None:
    with visitor(browser, stages, viewport, language) as page:
        final(page, stages)
        assert page.evaluate(BROKEN, ".final-score .score-table") == []
