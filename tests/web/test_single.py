"""`postroad.html`, opened from a disk without web host, server or connection."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from postroad.pages.single_file import write_page
from tests.web.around_a_game import menu
from tests.web.conftest import NewPage
from tests.web.test_shared_games import OVER


@pytest.fixture
def page(new_page: NewPage, tmp_path: Path) -> Page:
    write_page(tmp_path / "postroad.html")
    page = new_page()
    page.context.set_offline(True)
    page.goto((tmp_path / "postroad.html").as_uri())
    return page


def test_the_single_file_opens_from_a_disk(page: Page) -> None:
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


def take_along(page: Page) -> Locator:
    """Begin a game and open the transfer to another device."""
    page.locator(".index a[href$='/new']").click()
    page.locator(".seat-form").first.wait_for()
    page.locator("form button[type=submit]").click()
    menu(page, "Take this game to another device").click()
    return page.get_by_role("dialog")


def test_a_game_is_transferred_as_a_file(page: Page, new_page: NewPage, tmp_path: Path) -> None:
    """A link to a local file opens on no other device, so the page offers a file instead."""
    dialog = take_along(page)
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save this game to a file").click()
    download.value.save_as(tmp_path / "game.json")
    expect(dialog.get_by_text("This page is a file on this device")).to_be_visible()
    expect(dialog.get_by_role("textbox", name="Link")).to_have_count(0)
    expect(dialog.locator(".qr")).to_have_count(0)
    other = new_page()
    other.goto((tmp_path / "postroad.html").as_uri())
    other.get_by_label("Open a saved game or backup").set_input_files(tmp_path / "game.json")
    expect(other.get_by_text("One game restored.")).to_be_visible()


def test_a_finished_game_is_shared_as_a_file(page: Page, tmp_path: Path) -> None:
    page.goto(f"{(tmp_path / 'postroad.html').as_uri()}#/game/{OVER['link']}")
    page.get_by_role("button", name="Share this game").click()
    dialog = page.get_by_role("dialog")
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save the record as a file").click()
    assert download.value.suggested_filename == "postroad-game.json"
    expect(dialog.get_by_role("textbox", name="Link")).to_have_count(0)


def test_a_link_to_the_named_server_is_a_qr_code(new_page: NewPage, tmp_path: Path) -> None:
    write_page(tmp_path / "postroad.html", "https://post.example")
    page = new_page()
    page.context.set_offline(True)
    page.goto((tmp_path / "postroad.html").as_uri())
    dialog = take_along(page)
    expect(dialog.get_by_role("textbox", name="Link")).to_have_value(re.compile("^https://post.example#/take/"))
    expect(dialog.locator(".qr path")).to_be_attached()
