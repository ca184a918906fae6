"""The rules reference: addresses of rules, search, and links from the table."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.suites import first_of
from tests.web.conftest import Faults
from tests.web.sample_tables import Stages
from tests.web.screens import PHONE, WIDE, at_table, visitor

FITTING = {
    "mannheim",
    "freiburg",
    "ingolstadt",
    "pilsen",
    "munchen",
    "passau",
}  # to the route of the first example of docs/rules.md


def test_rules_have_addresses_and_the_search_finds_words(browser: Browser, stages: Stages, faults: Faults) -> None:
    with visitor(browser, stages, WIDE, "de") as page:
        faults.watch(page)
        page.goto("/#/help/d2")
        rule = page.locator("#help-d2")
        expect(rule).to_be_focused()
        expect(rule).to_be_in_viewport()
        expect(rule).to_contain_text("die polnischen Regeln mischen, sobald der Stapel ausgeht")
        page.get_by_role("link", name="Abwerfen").click()
        expect(page).to_have_url(re.compile(r"/#/help/discarding$"))
        expect(page.get_by_role("heading", name="Abwerfen")).to_be_focused()
        page.go_back()
        expect(rule).to_be_focused()
        page.keyboard.press("/")
        page.keyboard.type("leerer STAPEL")
        expect(page.get_by_role("searchbox")).to_be_focused()
        expect(page.locator(".rule:visible")).to_have_count(1)
        expect(page.locator("#help-t3")).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.locator("#help-t3")).to_be_focused()
        page.get_by_role("searchbox").fill("Zeppelin")
        expect(page.locator("p[role=status]")).to_have_text("Nichts gefunden. Versuch es mit einem kurzen Wort wie:")
        expect(page.locator("section:visible")).to_have_count(0)
        page.get_by_role("button", name="gewinnen").click()
        expect(page.locator("#help-e3")).to_be_visible()
        page.get_by_role("searchbox").fill("")
        expect(page.locator(".rule:visible")).to_have_count(58)
        page.get_by_role("link", name="Eine Route abschließen").click()
        expect(page.locator(".diagram-each .office")).to_have_count(3)
        expect(page.locator(".diagram-province .office")).to_have_count(4)
        page.get_by_role("link", name="Eine Karte spielen").click()
        fits = page.locator(".diagram-fits [data-legal=true]")
        expect(fits).to_have_count(6)
        assert {city.get_attribute("data-city") for city in fits.all()} == FITTING


# In the page: the highlighted text, and its contrast by the colours of highlights.
MARKS = """() => {
  const marked = [...CSS.highlights.get("help-found")].map((range) => range.toString());
  const probe = document.body.appendChild(document.createElement("i"));
  const shown = getComputedStyle(document.querySelector(".help-text"), "::highlight(help-found)");
  const light = (color) => {
    probe.style.color = color;
    const [r, g, b] = getComputedStyle(probe).color.match(/[\\d.]+/g).map(Number).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const both = [shown.color, shown.backgroundColor].map(light).sort((one, other) => other - one);
  probe.remove();
  return { marked, contrast: (both[0] + 0.05) / (both[1] + 0.05) };
}"""


@pytest.mark.parametrize("theme", first_of(["light", "dark"]))
def test_search_results_are_marked(browser: Browser, stages: Stages, theme: str) -> None:
    with visitor(browser, stages, PHONE, "de", theme) as page:
        page.goto("/#/help/goal")
        page.get_by_role("searchbox").fill("WURTTEMBERG plattchen")
        expect(page.locator(".rule:visible").first).to_be_visible()
        told = page.evaluate(MARKS)
        assert {word.replace("\u00ad", "").lower() for word in told["marked"]} == {"württemberg", "plättchen"}
        assert told["contrast"] >= 4.5
        page.get_by_role("searchbox").fill("")
        expect(page.locator(".rule:visible")).to_have_count(58)
        assert page.evaluate(MARKS)["marked"] == []


@pytest.mark.parametrize("where", first_of(["page", "over a table"]))
def test_one_press_leads_to_contents_and_search(browser: Browser, stages: Stages, where: str) -> None:
    with visitor(browser, stages, PHONE) as page:
        back = page.get_by_role("button", name="To the contents")
        if where == "page":
            page.goto("/#/help/")
        else:
            page.goto("/")
            page.get_by_role("button", name="Help").click()
        search = page.get_by_role("searchbox")
        expect(search).to_be_in_viewport()
        expect(back).to_have_count(0)
        chapter = page.get_by_role("navigation", name="Chapters")
        chapter.get_by_text("Module: Honours").click()
        expect(search).not_to_be_in_viewport()
        expect(back).to_be_in_viewport(ratio=1)
        back.press("Enter")
        expect(search).to_be_in_viewport()
        expect(chapter).to_be_focused()
        expect(back).to_have_count(0)
        page.keyboard.press("Tab")
        expect(chapter.locator("a, button").first).to_be_focused()


def test_on_a_wide_screen_the_contents_stay(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, WIDE) as page:
        page.goto("/#/help/a1")
        expect(page.locator("#help-a1")).to_be_in_viewport()
        expect(page.get_by_role("searchbox")).to_be_in_viewport()
        expect(page.get_by_role("button", name="To the contents")).to_have_count(0)


def test_questions_refusals_and_pieces_lead_to_their_rules(browser: Browser, stages: Stages, faults: Faults) -> None:
    with visitor(browser, stages, WIDE) as page:
        faults.watch(page)
        at_table("play")(page, stages)
        why = page.get_by_role("banner").get_by_role("button", name="The rule behind this")
        why.focus()
        page.keyboard.press("Enter")
        expect(page.locator("dialog #help-p2")).to_be_focused()
        expect(page.locator("dialog #help-p2")).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(why).to_be_focused()
        page.locator("#command").fill("close each")
        page.locator("#command").press("Enter")
        expect(page.locator(".notice")).to_have_text("First play a city card from your hand.")
        why.click()
        expect(page.locator("dialog #help-p1")).to_be_focused()
        page.keyboard.press("Escape")
        page.locator(".seat-now .seat-points").click()
        page.locator(".about-sheet").get_by_role("button", name="The rule behind this").click()
        expect(page.locator("dialog #help-e2")).to_be_focused()
