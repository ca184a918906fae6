"""The rules reference as it is read: by addresses, by looking for words, as the reason behind what happens at the table."""

import re

from playwright.sync_api import Browser, expect

from tests.web.conftest import Faults
from tests.web.screens import WIDE, at_table, visitor
from tests.web.stages import Stages

FITTING = {
    "mannheim",
    "freiburg",
    "ingolstadt",
    "pilsen",
    "munchen",
    "passau",
}  # to the route of the first example of docs/rules.md


def test_a_rule_has_an_address_and_words_are_found(browser: Browser, stages: Stages, faults: Faults) -> None:
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
        expect(page.get_by_role("status")).to_have_text("Nichts gefunden. Versuch es mit einem kürzeren Wort.")
        expect(page.locator("section:visible")).to_have_count(0)
        page.get_by_role("searchbox").fill("")
        expect(page.locator(".rule:visible")).to_have_count(58)
        page.get_by_role("link", name="Eine Route abschließen").click()
        expect(page.locator(".diagram-each .office")).to_have_count(3)
        expect(page.locator(".diagram-province .office")).to_have_count(4)
        page.get_by_role("link", name="Eine Karte spielen").click()
        fits = page.locator(".diagram-fits [data-legal=true]")
        expect(fits).to_have_count(6)
        assert {city.get_attribute("data-city") for city in fits.all()} == FITTING


def test_questions_refusals_and_pieces_lead_to_the_rule_behind_them(browser: Browser, stages: Stages, faults: Faults) -> None:
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
