"""A hint at the table: the master's action, its reason, and the marked piece."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Faults
from tests.web.sample_tables import HOARDING, PEOPLE, SENSIBLE, Levels, Stages, Words, question_open
from tests.web.screens import PHONE, WIDE, visitor
from tests.web.waiting import until

ALONE: Levels = (None, "stand-in")
PHASES = {"clergy": SENSIBLE, "take": SENSIBLE, "play": SENSIBLE, "close": SENSIBLE, "discard": HOARDING}
NOTE = ".hint"
# The map lies below the hint and is higher than a strip.
BELOW = """() => {
  const [note, map] = [".hint", ".board svg"].map((one) => document.querySelector(one).getBoundingClientRect());
  return note.bottom <= map.top + 1 && map.height > LEAST;
}"""
SHORT = {"width": 390, "height": 664}  # a phone with the bars of its browser

# Three reasons of two lines each.
WORDY = """() => import('/static/js/table/session/current.js').then(({ currentSession }) => {
  const { hint } = currentSession();
  const lacks = (city) => ({ code: "lacks", about: { stack: "bohemia-salzburg", count: 3, city } });
  const grounds = ["regensburg", "passau", "munchen"].map(lacks);
  hint.value = { ...hint.value, answer: { ...hint.value.answer, grounds } };
})"""

CLOSE = """() => import('/static/js/table/session/current.js').then(({ currentSession }) => {
  const action = currentSession().view.value.legal.find((one) => one.startsWith("close:"));
  currentSession().hint.value = { state: "ready", answer: { action, grounds: [], choices: [{ wins: 0.5 }] } };
})"""


@pytest.fixture
def page(browser: Browser, stages: Stages, faults: Faults) -> Iterator[Page]:
    with visitor(browser, stages, WIDE) as page:
        faults.watch(page)
        yield page


def sit(page: Page, stages: Stages, phase: str, levels: Levels = ALONE, named: str = "hint") -> None:
    def reached(view: Words) -> bool:
        return question_open(phase, least=2)(view) and view["decides"] == 0

    page.goto(f"/table/{stages.create(f'{named}-{phase}', levels, reached, PHASES[phase])}")


def test_on_a_phone_the_hint_button_closes_the_hint(browser: Browser, stages: Stages) -> None:
    """The hint replaces the tabs, and its button shows that it is pressed."""
    with visitor(browser, stages, PHONE) as page:
        sit(page, stages, "take", named="phone-hint")
        button, tabs = page.locator("[data-key=w]"), page.get_by_role("tablist")
        for pressed, says in (("false", "Hint"), ("true", "Close hint"), ("false", "Hint")):
            expect(button).to_have_attribute("aria-pressed", pressed)
            expect(button).to_have_text(says, use_inner_text=True)
            expect(tabs).to_be_visible(visible=pressed == "false")
            button.tap()


def test_a_hint_explains_marks_and_acts(page: Page, stages: Stages) -> None:
    """A key requests the hint, and a button plays it. All phases: tests/js/hints.test.js."""
    for phase in ("clergy", "take", "close", "discard"):
        sit(page, stages, phase)
        page.locator(".bar-mine").wait_for()
        page.keyboard.press("w")
        note = page.locator(NOTE)
        expect(note).to_contain_text(re.compile(r"The master’s choice: \w"))
        expect(note).to_contain_text("It knows only what you can know.")
        assert 1 <= note.locator("li").count() <= 3, phase
        for sentence in note.locator("li").all_text_contents():
            assert re.fullmatch(r"[^${}]+[.]", sentence) and "why-" not in sentence, sentence
        if phase != "clergy":
            expect(page.locator("[data-hinted]").first).to_be_visible()
        note.get_by_role("button").first.click()
        expect(note).to_have_count(0)  # also where a sheet or a question comes before the deed


def test_a_table_without_hints_offers_none(page: Page, stages: Stages) -> None:
    sit(page, stages, "take", PEOPLE, named="no-hint")
    page.locator(".curtain button").click()
    page.locator(".bar-mine").wait_for()
    expect(page.get_by_role("button", name="What would the master do?")).to_have_count(0)
    page.keyboard.press("w")
    expect(page.locator(NOTE)).to_have_count(0)


@pytest.mark.long("browser")
def test_a_closing_hint_opens_the_sheet_and_disappears(page: Page, stages: Stages) -> None:
    page.goto(f"/table/{stages.create('hint-closing', PEOPLE, question_open('close', kind='close'))}")
    page.locator(".curtain button").click()
    page.locator(".bar-mine").wait_for()
    page.evaluate(CLOSE)
    page.get_by_role("button", name="Do it").click()
    page.locator(".sheet-closing").wait_for()
    expect(page.locator(NOTE)).to_have_count(0)


def test_a_hint_fits_on_a_phone(browser: Browser, stages: Stages, faults: Faults) -> None:
    with visitor(browser, stages, PHONE, "de") as page:
        faults.watch(page)
        sit(page, stages, "play", named="hint-phone")
        page.get_by_role("button", name="Was würde der Meister tun?").click()
        expect(page.locator(NOTE)).to_contain_text("Er weiß nur, was du wissen kannst.")
        expect(page.locator("[data-hinted]").first).to_be_visible()
        page.evaluate(WORDY)
        for viewport, least in ((PHONE, 150), (SHORT, 110)):
            page.set_viewport_size(viewport)
            until(page, lambda least=least: page.evaluate(BELOW.replace("LEAST", str(least))))
        page.get_by_role("button", name="Tipp schließen").click()
        expect(page.locator(NOTE)).to_have_count(0)
