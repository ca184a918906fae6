"""What comes late on a slow line does not cover what people have done since: nobody is fetched back, nothing opens over them."""

import re

from playwright.sync_api import Page, expect

from tests.web.serving import Server
from tests.web.waiting import Held, until

WASM = re.compile(r"postroad\.wasm")
TABLES = "import('/static/js/home/errands.js').then(({ listTables }) => listTables()).then(({ tables }) => tables.length)"


def test_a_table_that_comes_late_fetches_nobody_out_of_a_lesson(page: Page, server: Server) -> None:
    """It lies in the list, to be gone on with."""
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
