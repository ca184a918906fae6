"""Whole games with both modules, from the landing page to a record that is right."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, NewPage
from tests.web.hands import Finger, Keys, Mouse
from tests.web.players import Player
from tests.web.serving import Server
from tests.web.sight import Sight


def at_once(page: Page) -> None:
    """Pieces and bots do not let anybody wait."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Instant").check()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def new_table(page: Page, seats: dict[str, str], modules: bool = True) -> None:
    """From the landing page by the form: names and who plays there."""
    page.get_by_role("link", name="New table").click()
    page.get_by_role("radio", name=f"{len(seats)} seats").check()
    for number, (name, kind) in enumerate(seats.items(), start=1):
        seat = page.get_by_role("group", name=f"Seat {number}")
        seat.get_by_role("combobox", name="Who plays").select_option(label=kind)
        seat.get_by_role("textbox", name="Name").fill(name)
    for module in ("Honours", "Audience"):
        page.get_by_role("switch", name=module).set_checked(modules)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Seat your clergy").or_(page.get_by_role("region", name="Market")).first.wait_for()


def right_record(page: Page, folder: Path) -> dict:
    """The record that the final screen gives passes the check."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    path = folder / "game.json"
    download.value.save_as(path)
    checked = subprocess.run([sys.executable, "-m", "postroad", "check", str(path)], capture_output=True, text=True, timeout=60)
    assert checked.returncode == 0, checked.stderr
    return json.loads(path.read_text())


def test_by_mouse(page: Page, server: Server, tmp_path: Path) -> None:
    page.goto(server.address)
    at_once(page)
    new_table(page, {"Mouse": "A person", "Balthasar": "Postilion", "Apollonia": "Postilion"})
    player = Player(page, "Mouse", Mouse(page))
    player.play_on()
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    print(len(player.done), {k: player.done.count(k) for k in set(player.done)})
    right_record(page, tmp_path)


def no_scroll(page: Page) -> None:
    size = page.evaluate("() => [document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth, innerWidth]")
    assert size[0] <= size[1] and size[2] <= size[3], f"the page scrolls: {size}"


def test_by_touch_on_a_phone(new_page: NewPage, server: Server, tmp_path: Path) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    page.goto(server.address)
    at_once(page)
    new_table(page, {"Finger": "A person", "Leopold": "Postilion"})
    player = Player(page, "Finger", Finger(page), each_step=lambda sight: no_scroll(page))
    player.play_on()
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    print(len(player.done), {k: player.done.count(k) for k in set(player.done)})
    right_record(page, tmp_path)


def test_by_keys_alone(page: Page, server: Server, tmp_path: Path) -> None:
    page.goto(server.address)
    keys = Keys(page)
    keys.walk_to("button", "Settings")
    page.keyboard.press("Enter")
    keys.walk_to("radio", "As the device")
    keys.walk_to("radio", "Normal")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Instant")).to_be_checked()
    page.keyboard.press("Escape")
    keys.walk_to("link", "New table", whole=False)
    page.keyboard.press("Enter")
    keys.walk_to("radio", "3 seats")
    page.keyboard.press("ArrowLeft")
    keys.walk_to("textbox", "Name")
    page.keyboard.press("Control+a")
    page.keyboard.type("Keys")
    for module in ("Honours", "Audience"):
        keys.walk_to("switch", module, whole=False)
        page.keyboard.press("Space")
    keys.walk_to("button", "Open the table")
    page.keyboard.press("Enter")
    player = Player(page, "Keys", keys)
    player.play_on()
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    print(len(player.done), {k: player.done.count(k) for k in set(player.done)})
    right_record(page, tmp_path)
