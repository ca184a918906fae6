"""Every control that must be seen or pressed fits its window, in every language."""

import itertools

import pytest
from playwright.sync_api import Browser, Page

from tests.suites import first_of
from tests.web.layout import change_language
from tests.web.sample_tables import GROWING, HOARDING, SENSIBLE, Levels, Stages, Words, question_open
from tests.web.screens import LANGUAGES, PHONE, WIDE, talk, visitor
from tests.web.waiting import at_rest

FOUR: Levels = (None, "stand-in", "stand-in", "stand-in")
SMALL = {"width": 1024, "height": 768}
ON_ITS_SIDE = {"width": 844, "height": 390}
NUMBERS = itertools.count()

# In the page: the elements that are not fully visible in the window and its scrolling parents.
HIDDEN = """(wanted) => [...document.querySelectorAll(wanted)].filter((one) => {
  const box = one.getBoundingClientRect();
  let frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let around = one.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const { left, top, right, bottom } = around.getBoundingClientRect();
    frame = { left: Math.max(left, frame.left), top: Math.max(top, frame.top),
              right: Math.min(right, frame.right), bottom: Math.min(bottom, frame.bottom) };
  }
  const out = [frame.left - box.left, frame.top - box.top, box.right - frame.right, box.bottom - frame.bottom];
  return Math.max(...out) > 1.5;
}).map((one) => one.textContent.trim())"""


def nothing_hidden(page: Page, wanted: str) -> None:
    for language in LANGUAGES:
        change_language(page, language)
        at_rest(page, page.locator(wanted).first.bounding_box, 0.1)
        assert page.evaluate(HIDDEN, wanted) == [], language


def sit(page: Page, stages: Stages, phase: str, style: str = SENSIBLE, letters: int = 0) -> None:
    def reached(view: Words) -> bool:
        return question_open(phase, least=2)(view) and view["decides"] == 0 and len(view["seats"][0]["hand"] or []) >= letters

    page.goto(f"/table/{stages.create(f'room-{next(NUMBERS)}', FOUR, reached, style)}")


@pytest.mark.parametrize("phase", ["clergy", "play"])
@pytest.mark.parametrize("viewport", first_of([PHONE, WIDE, SMALL]), ids=["phone", "wide", "small"])
def test_the_button_of_a_hint_fits(browser: Browser, stages: Stages, viewport: dict[str, int], phase: str) -> None:
    """A hint's button fits with four seats, too, and the map is visible or absent."""
    with visitor(browser, stages, viewport) as page:
        sit(page, stages, phase, GROWING)
        page.locator(".bar-mine").wait_for()
        page.keyboard.press("w")
        page.locator(".hint-words").wait_for()
        nothing_hidden(page, ".hint-words > .button")
        maps = page.locator(":is(.board-map, .rome-map):visible").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().height)"
        )
        assert all(height > 150 for height in maps)


@pytest.mark.long("browser")
@pytest.mark.parametrize("viewport", first_of([SMALL, WIDE, ON_ITS_SIDE]), ids=["small", "wide", "on its side"])
def test_coaches_and_clergy_fit(browser: Browser, stages: Stages, viewport: dict[str, int]) -> None:
    with visitor(browser, stages, viewport) as page:
        sit(page, stages, "clergy")
        ranks, all_of_it = page.locator(".clergy-ranks .rank"), ":is(.clergy-coaches > li, .clergy-ranks > .rank)"
        ranks.first.click()  # the longest name is asked about next
        nothing_hidden(page, all_of_it)
        for number in range(1, 5):
            ranks.nth(number).click()
        nothing_hidden(page, all_of_it)
        answers, lowest = page.locator(".sheet-answers").bounding_box(), ranks.first.bounding_box()
        assert answers and lowest
        assert answers["y"] < lowest["y"] or lowest["y"] + lowest["height"] <= answers["y"] + 1, "what is sent off lies over it"


@pytest.mark.long("browser")
def test_the_hand_fits_on_a_small_laptop(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, SMALL) as page:
        sit(page, stages, "play", HOARDING, letters=4)
        page.locator(".hand .place").nth(3).wait_for()
        nothing_hidden(page, ".hand .place")


def test_the_play_button_fits_on_a_landscape_phone(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, ON_ITS_SIDE) as page:
        page.goto("/")
        page.locator(".button-play").wait_for()
        nothing_hidden(page, ".button-play")


def test_log_and_chat_have_the_width_below_their_tabs(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, WIDE) as page:
        talk(page, stages)
        around, tabs, leaf = (page.locator(f".talk{part}").bounding_box() for part in ("", " > .leaves", " > .talk-leaf"))
        assert around and tabs and leaf
        assert abs(tabs["y"] - around["y"]) <= 1
        assert leaf["y"] >= tabs["y"] + tabs["height"] - 1
        assert [abs(box["width"] - around["width"]) <= 1 for box in (tabs, leaf)] == [True, True]
