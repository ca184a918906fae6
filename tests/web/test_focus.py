"""The focus stays on the table: it moves from a removed control to the next one, and is never stolen."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Faults
from tests.web.sample_tables import Stages, question_open
from tests.web.screens import WIDE, visitor

FOCUSED = "document.activeElement && document.activeElement !== document.body"


@pytest.fixture
def page(browser: Browser, stages: Stages, faults: Faults) -> Iterator[Page]:
    with visitor(browser, stages, WIDE) as page:
        faults.watch(page)
        yield page


def at_table(page: Page, stages: Stages, phase: str, kind: str = "", modules: bool = False) -> str:
    table = stages.new((None, "stand-in"), modules=modules)
    assert stages.advance(table, question_open(phase, kind=kind))
    page.goto(f"/table/{table}")
    page.locator(".bar-mine").wait_for()
    return table


def test_playing_a_card_focuses_the_next_answer(page: Page, stages: Stages) -> None:
    """The first answer of the next question gets the focus."""
    at_table(page, stages, "play", kind="start")
    page.locator(".hand .place.target").last.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    expect(page.locator(".bar-buttons button").first).to_be_focused()


@pytest.mark.long("browser")
def test_closing_and_ending_a_turn_focus_the_bar(page: Page, stages: Stages) -> None:
    """After the sheet closes, the bar gets the focus, or the hand if the bar is empty."""
    at_table(page, stages, "close", kind="close")
    page.locator("[data-key=c]").focus()
    page.keyboard.press("Enter")
    commit = page.locator(".sheet-closing .button-primary")
    commit.focus()
    page.keyboard.press("Enter")
    expect(commit).to_have_count(0)
    expect(page.locator(".bar-buttons button").first).to_be_focused()
    end = page.get_by_role("button", name="End turn")
    end.focus()
    page.evaluate("document.querySelector('.log-turns').scrollTop = 0")
    page.keyboard.press("Enter")
    expect(end).to_have_count(0)
    page.wait_for_function(FOCUSED)
    expect(page.locator(".hand button, .market button").and_(page.locator(":focus"))).to_have_count(1)
    assert page.evaluate("scrollY") == 0


@pytest.mark.long("browser")
def test_choosing_clergy_focuses_the_next_rank(page: Page, stages: Stages) -> None:
    """After each chosen rank the next one gets the focus; the last press sends the clergy off."""
    at_table(page, stages, "clergy", modules=True)
    page.locator(".rank").first.focus()
    for seated in range(1, 6):
        expect(page.locator(".rank:focus:enabled")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(page.locator(".rank:disabled")).to_have_count(seated)
    expect(page.get_by_role("button", name="All aboard")).to_be_focused()


def test_a_dialog_gives_the_focus_back(page: Page, stages: Stages) -> None:
    page.goto("/")
    button = page.get_by_role("button", name="Settings")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()


def test_typing_in_the_chat_keeps_the_focus(page: Page, stages: Stages) -> None:
    """A player who writes in the chat keeps the focus while the game goes on."""
    table = at_table(page, stages, "play", kind="start")
    stages.hear(table, "Hello")
    page.locator("#tab-chat").click()
    field = page.get_by_role("textbox", name="Write a message")
    field.fill("I am wri")
    assert stages.advance(table, question_open("close"))
    expect(page.locator(".bar-question")).to_have_text(re.compile("turn"))
    expect(field).to_be_focused()
    page.keyboard.type("ting")
    expect(field).to_have_value("I am writing")


@pytest.mark.long("browser")
def test_a_removed_focus_stays_removed(page: Page, stages: Stages) -> None:
    """A click on the background removes the focus, and nothing restores it."""
    at_table(page, stages, "play", kind="start")
    page.locator(".hand .place").first.focus()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("c")  # no choice now, but something happens
    page.wait_for_timeout(200)
    assert not page.evaluate(FOCUSED)
