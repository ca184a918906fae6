"""Closing a route: all modes and their gains at a glance, open choices asked later, the cartwright always offered."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from postroad.rules.board import CARRIAGE_POINTS
from tests.suites import first_of
from tests.web.layout import change_language
from tests.web.sample_tables import BRIEF, Stages, question_open
from tests.web.screens import LANGUAGES, PHONE, SIZES, WIDE, at_table, visitor

LAPTOPS = [WIDE, {"width": 1366, "height": 768}]
SHEET = ".sheet-closing"
# The elements that lie outside the sheet or are cut off by its scroll container.
HIDDEN = """(selector) => {
  const sheet = document.querySelector(".sheet-closing").getBoundingClientRect();
  return [...document.querySelectorAll(selector)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const around = one.parentElement.getBoundingClientRect();
    const over = Math.max(box.bottom - innerHeight, sheet.top - box.top, box.bottom - around.bottom, box.right - sheet.right);
    return over > 1.5 ? [`${one.className} ${one.textContent} ${over.toFixed(0)}px`] : [];
  });
}"""


def lacking(view: dict[str, Any]) -> int:
    """The number of cities that the player's route lacks for the next carriage."""
    me = view["seats"][view["decides"]]
    return max(me["carriage"], 2) + 1 - len(me["route"])


def cartwright_reaches(view: dict[str, Any]) -> bool:
    return question_open("close", kind="close")(view) and 0 < lacking(view) <= 2 and not view["official"]


def near_a_carriage(stages: Stages) -> str:
    """A table where the cartwright would help, found in one of a few games."""
    tables = (stages.new((None, "stand-in"), modules=False) for _ in range(10))
    return next(table for table in tables if stages.advance(table, cartwright_reaches, BRIEF))


def open_closing(page: Page) -> None:
    page.locator("[data-key=c]").click()
    page.locator(SHEET).wait_for()


@pytest.mark.parametrize("viewport", first_of(LAPTOPS), ids=["1280", "1366"])
def test_all_closing_modes_and_the_gain_are_visible(browser: Browser, stages: Stages, viewport: dict[str, int]) -> None:
    hidden = []
    with visitor(browser, stages, viewport) as page:
        at_table("long-closing")(page, stages)
        open_closing(page)
        assert page.locator(".way").count() >= 7
        for language in LANGUAGES:
            change_language(page, language)
            page.evaluate("document.fonts.ready")
            found = page.evaluate(HIDDEN, ".way, .result-points, .result-pieces > *, .sheet-answers > .button")
            hidden += [f"{language}: {one}" for one in found]
    assert not hidden, "\n".join(hidden)


@pytest.mark.long("browser")
@pytest.mark.parametrize("size", first_of(["phone", "landscape", "enlarged"]))
def test_a_small_screen_indicates_further_closing_modes(browser: Browser, stages: Stages, size: str) -> None:
    """A shade with an arrow covers the lower edge until the list is scrolled to its end."""
    shade = "getComputedStyle(document.querySelector('.sheet-answers'), '::before').backgroundImage"
    with visitor(browser, stages, SIZES[size]) as page:
        at_table("long-closing")(page, stages)
        open_closing(page)
        way, answers = page.locator(".way").last.bounding_box(), page.locator(".sheet-answers").bounding_box()
        assert way and answers and way["y"] + way["height"] > answers["y"], "the last one lies below the buttons"
        assert "gradient" in page.evaluate(shade)
        page.locator(SHEET).evaluate("(sheet) => sheet.scrollTo(0, sheet.scrollHeight)")
        page.wait_for_function(f"!{shade}.includes('gradient')")


@pytest.mark.long("browser")
def test_inferior_closing_modes_come_last(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, WIDE) as page:
        at_table("long-closing")(page, stages)
        open_closing(page)
        lesser = [bool(re.search("way-lesser", way.get_attribute("class") or "")) for way in page.locator(".way").all()]
        assert any(lesser) and lesser == sorted(lesser)
        expect(page.locator(".way-chosen.way-lesser")).to_have_count(0)


def test_open_choices_of_a_closing_are_asked_afterwards(browser: Browser, stages: Stages) -> None:
    """Coach roads and discards are not part of the sent plan."""
    sent: list[dict[str, Any]] = []
    with visitor(browser, stages, PHONE) as page:
        table = stages.new((None, "stand-in"))

        def leaves_open(view: dict[str, Any]) -> bool:
            if not question_open("close", kind="close")(view):
                return False
            ways = stages.foresee(table, view["decides"]).values()
            return all(any(step["action"].startswith("coach") for step in way["steps"]) for way in ways)

        assert stages.advance(table, leaves_open)
        page.goto(f"/table/{table}")
        open_closing(page)
        expect(page.locator(f"{SHEET} select")).to_have_count(0)
        expect(page.locator(SHEET)).to_contain_text("where the Rome coaches go")
        page.on("request", lambda request: "/decisions" in request.url and sent.append(request.post_data_json))
        page.locator(f"{SHEET} .button-primary").click()
        expect(page.locator(".sheet-coaches")).to_be_visible()
        expect(page.locator("#tab-rome")).to_have_attribute("aria-selected", "true")
        expect(page.locator(".sheet-coaches").get_by_role("button", name="Undo")).to_be_visible()
    assert len(sent) == 1
    assert not [one for one in [sent[0]["action"], *sent[0].get("then", [])] if one.startswith(("coach", "discard"))]


@pytest.mark.parametrize("viewport", first_of([PHONE, WIDE]), ids=["phone", "desk"])
def test_the_cartwright_is_offered_with_the_closing_and_after_it(
    browser: Browser, stages: Stages, viewport: dict[str, int]
) -> None:
    table = near_a_carriage(stages)
    number = max(stages.message(table, 0)["view"]["seats"][0]["carriage"], 2) + 1
    with visitor(browser, stages, viewport) as page:
        page.goto(f"/table/{table}")
        open_closing(page)
        switch = page.get_by_role("switch", name=re.compile(rf"Cartwright: carriage {number}, \+\d"))
        after = page.locator(".result-after")
        without = after.inner_text()
        switch.click()
        expect(after).not_to_have_text(without)
        switch.click()
        page.locator(f"{SHEET} .button-primary").click()
        expect(page.locator(".bar-question")).to_have_text(f"Call the cartwright for carriage {number}?")
        bar = page.locator(".bar-buttons")
        for name in ("Undo", "Call the cartwright", "End turn"):
            expect(bar.get_by_role("button", name=name)).to_be_visible()
        expect(page.locator(".bar-next")).to_have_text(re.compile(r"^It costs nothing: \+\d+\. If not, end your turn\.$"))
        bar.get_by_role("button", name="Call the cartwright").click()
        expect(bar.get_by_role("button", name="Call the cartwright")).to_have_count(0)
    assert stages.message(table, 0)["view"]["seats"][0]["carriage"] == number


@pytest.mark.long("browser")
def test_the_cartwright_is_called_with_the_closing(browser: Browser, stages: Stages) -> None:
    table = near_a_carriage(stages)
    before = stages.message(table, 0)["view"]["seats"][0]["carriage"]
    with visitor(browser, stages, WIDE) as page:
        page.goto(f"/table/{table}")
        open_closing(page)
        page.get_by_role("switch").click()
        page.locator(f"{SHEET} .button-primary").click()
        expect(page.locator(".bar-question")).to_have_text(re.compile("All done"))
    assert stages.message(table, 0)["view"]["seats"][0]["carriage"] == max(before, 2) + 1


def last_cartwright(view: dict[str, Any]) -> bool:
    """Would the call empty the cartwright's stack, so that all players hand in tokens first?"""
    return cartwright_reaches(view) and view["tokens"]["cartwright"] == 1


@pytest.mark.long("browser")
def test_the_cartwrights_gain_is_shown_before_a_hand_in(browser: Browser, stages: Stages) -> None:
    """The preview ends at the hand-in, but the carriage surely follows."""
    table = stages.create("last-cartwright", (None, "stand-in"), last_cartwright, BRIEF)
    before = stages.message(table, 0)["view"]["seats"][0]["carriage"]
    number = max(before, 2) + 1
    gain = CARRIAGE_POINTS[number] - CARRIAGE_POINTS[before]
    with visitor(browser, stages, WIDE) as page:
        page.goto(f"/table/{table}")
        open_closing(page)
        switch = page.get_by_role("switch", name=f"Cartwright: carriage {number}, +{gain}")
        after = page.locator(".result-after")
        without = int(after.inner_text().replace("−", "-"))
        switch.click()
        expect(after).to_have_text(str(without + gain).replace("-", "−"))
        expect(page.locator(f".result-pieces .carriage[aria-label^='Carriage {number}']")).to_be_visible()


def test_the_coaches_sheet_offers_the_cartwright(browser: Browser, stages: Stages) -> None:
    """On a phone the sheet covers the bar's buttons and repeats them, on the coaches' tab."""
    with visitor(browser, stages, PHONE) as page:
        at_table("cartwright")(page, stages)
        sheet = page.locator(".sheet-coaches")
        expect(sheet.get_by_role("button", name="Call the cartwright")).to_be_visible()
        expect(page.locator("#tab-rome")).to_have_attribute("aria-selected", "true")
        expect(page.locator(".bar-next")).to_have_text(re.compile(r"^It costs nothing: \+\d+\. If not, move a Rome coach\.$"))
