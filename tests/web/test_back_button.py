"""Back closes an overlay and stays on the page; an overlay closed otherwise leaves no history entry.

The history entries in all orders: tests/js/router.test.js."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.suites import first_of
from tests.web.conftest import Faults
from tests.web.sample_tables import Stages, question_open
from tests.web.screens import PHONE, WIDE, visitor

COVERED = "history.state?.over === true"
BARE = "!history.state?.over"


@pytest.fixture
def viewport() -> dict[str, int]:
    return PHONE


@pytest.fixture
def page(browser: Browser, stages: Stages, faults: Faults, viewport: dict[str, int]) -> Iterator[Page]:
    """A table opened from the landing page."""
    with visitor(browser, stages, viewport) as page:
        faults.watch(page)
        yield page


def come(page: Page, table: str) -> None:
    page.goto("/")
    page.get_by_role("link", name="Custom game").wait_for()
    page.evaluate("(path) => import('/static/js/app/router.js').then(({ go }) => go(path))", f"/table/{table}")
    page.locator(".bar-mine").wait_for()


def menu(page: Page, item: str) -> None:
    page.locator(".menu summary").click()
    page.get_by_role("button", name=item).click()
    page.wait_for_function(COVERED)
    expect(page.get_by_role("dialog")).to_be_visible()


def stays(page: Page, table: str) -> None:
    expect(page).to_have_url(re.compile(f"/table/{table}$"))
    expect(page.locator(".bar-mine")).to_be_visible()


def test_back_closes_a_dialog(page: Page, stages: Stages) -> None:
    table = stages.new((None, "stand-in"), modules=False)
    come(page, table)
    for item in ("Settings", "Rules and keys", "Resign"):
        menu(page, item)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("dialog")).to_have_count(0)
        stays(page, table)
    page.go_back()
    expect(page.get_by_role("link", name="Custom game")).to_be_visible()


def test_back_closes_the_menu_a_hint_and_an_answer(page: Page, stages: Stages) -> None:
    table = stages.new((None, "stand-in"), modules=False)
    come(page, table)
    for opens, over in (
        (".menu summary", ".menu-list"),
        ("[data-key=w]", ".hint"),
        (".board [data-about^='stack:']", ".about-sheet"),
    ):
        page.locator(opens).first.tap()
        expect(page.locator(over)).to_be_visible()
        page.wait_for_function(COVERED)
        page.go_back()
        expect(page.locator(f"{over}:visible")).to_have_count(0)
        stays(page, table)
    page.go_back()
    expect(page.get_by_role("link", name="Custom game")).to_be_visible()


@pytest.mark.long("browser")
@pytest.mark.parametrize("viewport", [WIDE], ids=["desk"])
def test_a_dialog_closed_otherwise_leaves_no_entry(page: Page, stages: Stages) -> None:
    table = stages.new((None, "stand-in"), modules=False)
    come(page, table)
    for closed in ("Escape", "Close"):
        menu(page, "Settings")
        page.keyboard.press("Escape") if closed == "Escape" else page.get_by_role("button", name="Close").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.wait_for_function(BARE)
    stays(page, table)
    page.go_back()
    expect(page.get_by_role("link", name="Custom game")).to_be_visible()
    page.go_forward()
    stays(page, table)
    page.go_forward()  # where the dialog was: there is nothing to see
    page.wait_for_function(BARE)
    expect(page.get_by_role("dialog")).to_have_count(0)
    stays(page, table)


@pytest.mark.long("browser")
def test_the_screen_after_a_dialog_replaces_its_entry(page: Page, stages: Stages, faults: Faults) -> None:
    """After a deletion the landing page opens, and Back does not return to the question."""
    faults.expected = ("404",)
    come(page, stages.new((None, "stand-in"), modules=False))
    menu(page, "Delete the game")
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("link", name="Custom game")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("link", name="Custom game")).to_be_visible()


@pytest.mark.long("browser")
def test_a_reload_forgets_the_dialog_and_its_entry(page: Page, stages: Stages) -> None:
    table = stages.new((None, "stand-in"), modules=False)
    come(page, table)
    menu(page, "Settings")
    page.reload()
    stays(page, table)
    page.wait_for_function(BARE)
    page.go_back()
    expect(page.get_by_role("link", name="Custom game")).to_be_visible()


@pytest.mark.parametrize("viewport", first_of([WIDE, PHONE]), ids=["desk", "phone"])
def test_back_closes_a_sheet(page: Page, stages: Stages) -> None:
    """Back closes a seat's sheet and a planned closing; a sent closing leaves no entry."""
    table = stages.new((None, "stand-in"), modules=False)
    assert stages.advance(table, question_open("close", least=2, kind="close"))
    come(page, table)
    for opens, sheet in ((".chip-seat, .seat-name", ".seat-details"), ("[data-key=c]", ".sheet-closing")):
        page.locator(opens).first.click()
        page.locator(sheet).wait_for()
        page.wait_for_function(COVERED)
        page.go_back()
        expect(page.locator(sheet)).to_have_count(0)
        stays(page, table)
    page.locator("[data-key=c]").click()
    page.wait_for_function(COVERED)
    page.locator(".sheet-closing .button-primary").click()
    expect(page.locator(".sheet-closing")).to_have_count(0)
    page.wait_for_function(BARE)
    page.go_back()
    expect(page.get_by_role("link", name="Custom game")).to_be_visible()


@pytest.mark.parametrize("viewport", first_of([WIDE, PHONE]), ids=["desk", "phone"])
def test_back_leads_from_the_board_to_the_score(page: Page, stages: Stages) -> None:
    """A dialog at the board closes first; the button leads to the score as well and leaves no entry."""
    page.goto("/")
    page.get_by_role("link", name="Custom game").wait_for()
    page.goto(f"/table/{stages['over']}")
    score, board = page.get_by_role("heading", name="Where the points come from"), page.get_by_role("region", name="Market")
    for _ in range(2):
        page.get_by_role("button", name="View the board").click()
        expect(board).to_be_visible()
        page.wait_for_function(COVERED)
        page.locator(".menu summary").click()
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(board).to_be_visible()
        page.go_back()
        expect(score).to_be_visible()
    page.get_by_role("button", name="View the board").click()
    page.get_by_role("button", name="Final score").click()
    expect(score).to_be_visible()
    page.wait_for_function(BARE)
    page.go_back()
    expect(page.get_by_role("link", name="Custom game")).to_be_visible()


def test_back_from_a_new_table_leads_past_its_form(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Custom game").click()
    page.get_by_role("button", name="Create table").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.go_back()
    expect(page).to_have_url(re.compile(r"//[^/]+/$"))
    expect(page.get_by_role("link", name="Custom game")).to_be_visible()
