"""Late answers on a slow connection do not undo newer actions: no screen changes, no overlay opens."""

import re

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from tests.web.conftest import NewPage
from tests.web.serving import Server
from tests.web.test_player_reports import host_page
from tests.web.waiting import Held, until

DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
WASM = re.compile(r"postroad\.wasm")
TABLES = "import('/static/js/local/local_client.js').then(({ listTables }) => listTables()).then(({ tables }) => tables.length)"


@pytest.mark.long("browser")
def test_a_late_table_does_not_leave_the_lesson(page: Page, server: Server) -> None:
    """The late table only appears in the list."""
    held = Held(page, WASM)
    page.goto(server.address)
    page.get_by_role("button", name="Play", exact=True).click()
    held.wait()
    page.locator(".index a").first.click()
    until(page, lambda: "/lesson/" in page.url)
    held.let_go()
    page.locator(".lesson-card").wait_for()
    until(page, lambda: page.evaluate(TABLES) == 1)
    page.evaluate("new Promise(requestAnimationFrame)")
    assert "/lesson/" in page.url
    expect(page.locator(".lesson-card")).to_be_visible()


def test_escape_cancels_a_loading_dialog(page: Page, server: Server) -> None:
    held = Held(page, re.compile(r"help/help\.js"))
    page.goto(server.address)
    open_help = page.get_by_role("button", name="Help")
    open_help.click()
    part = held.wait()
    page.keyboard.press("Escape")
    held.let_go()
    page.evaluate("(part) => import(part).then(() => null)", part)
    page.evaluate(DRAWN)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(open_help).to_be_focused()
    open_help.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.long("browser")
def test_a_late_answer_does_not_undo_the_operators_switch(
    new_page: NewPage, own_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    page = host_page(new_page, own_server, capsys)
    switch = page.get_by_role("switch", name="Read-only")
    expect(switch).not_to_be_checked()
    late: list[tuple[Route, APIResponse]] = []
    page.route("**/api/operator", lambda route: late.append((route, route.fetch())), times=1)
    until(page, lambda: late)  # the page reads it again
    switched: list[str] = []
    page.on("request", lambda request: switched.append(request.url) if request.url.endswith("/read-only") else None)
    switch.click()
    page.evaluate(DRAWN)
    assert not switched, "one thing after the other"
    route, before = late[0]
    route.fulfill(response=before)
    until(page, lambda: switched)
    with page.expect_event("requestfinished", lambda request: request.url.endswith("/api/operator")):
        pass
    expect(switch).to_be_checked()
