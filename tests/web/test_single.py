"""`postroad.html`, opened from a disk: it needs no host, no server and no line."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from postroad.pages.single import write_page
from tests.web.conftest import NewPage


@pytest.fixture
def page(new_page: NewPage, tmp_path: Path) -> Page:
    write_page(tmp_path / "postroad.html")
    page = new_page()
    page.context.set_offline(True)
    page.goto((tmp_path / "postroad.html").as_uri())
    return page


def test_it_opens_from_a_disk(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.split(":")[0]))
    expect(page.get_by_text("Ready to play offline.")).to_be_visible()
    page.locator(".tools select").select_option("pl")
    page.get_by_role("button", name="Pomoc").click()
    expect(page.get_by_role("dialog")).to_contain_text("urząd")
    page.keyboard.press("Escape")
    page.locator(".index a[href$='/new']").click()
    expect(page.locator(".seat-form")).to_have_count(3)
    assert page.url.endswith("/postroad.html#/new")
    page.go_back()
    page.reload()
    expect(page.locator(".tools select")).to_have_value("pl")
    assert page.evaluate("document.fonts.ready.then(() => document.fonts.check('700 20px \"EB Garamond\"'))")
    assert set(asked) <= {"file", "blob", "data"} and asked.count("file") == 1
