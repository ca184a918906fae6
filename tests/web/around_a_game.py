"""Steps before and after a game, with a mouse: settings, a new table, the record."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

BOT = "Medium bot"
PERSON = "A person"


AT_ONCE = "import('/static/js/app/settings.js').then(({ changeSettings }) => changeSettings({ speed: 'instant' }))"


def at_once(page: Page) -> None:
    """Set pieces and bots to play without delay."""
    page.evaluate(AT_ONCE)


def new_table(page: Page, seats: dict[str, str], modules: bool = True, by_lot: bool = True) -> None:
    """Create a table through the form, with these names and players."""
    page.get_by_role("link", name="Custom game").click()
    page.get_by_role("radio", name=f"{len(seats)} seats").check()
    for number, (name, kind) in enumerate(seats.items(), start=1):
        seat = page.get_by_role("group", name=f"Seat {number}")
        seat.get_by_role("combobox", name="Who plays").select_option(label=kind)
        seat.get_by_role("textbox", name="Name").fill(name)
    page.get_by_role("switch", name="Random seating").set_checked(by_lot)
    for module in ("Honours", "Audience"):
        page.get_by_role("switch", name=module).set_checked(modules)
    page.get_by_role("button", name="Create table").click()
    question(page).wait_for()


def sit_down(page: Page, address: str, name: str, bots: int = 1, modules: bool = False, by_lot: bool = False) -> None:
    """Create a table for one person, who begins unless seats are shuffled, and bots."""
    page.goto(address)
    at_once(page)
    names = ["Balthasar", "Apollonia", "Leopold"]
    new_table(page, {name: PERSON} | dict.fromkeys(names[:bots], BOT), modules, by_lot)


LAY = """async ([name, bots]) => {
  const post = (path, body) =>
    fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  await post("/api/me", { name });
  const seats = [{ name, level: null }, ...bots.map((bot) => ({ name: bot, level: "stand-in" }))];
  const told = await post("/api/tables", { options: { players: seats.length }, seats, shuffle: false });
  return (await told.json()).id;
}"""


def sit_down_at_server(page: Page, address: str, name: str) -> None:
    """Create a server table for one person, who begins, and a bot, as pages of older versions did."""
    page.goto(address)
    at_once(page)
    page.goto(f"{address}/table/{page.evaluate(LAY, [name, ['Balthasar']])}")
    question(page).wait_for()


def menu(page: Page, item: str) -> Locator:
    """Open an item of the table's menu."""
    page.get_by_role("navigation", name="Menu").get_by_label("Menu").click()
    return page.get_by_role("button", name=item).or_(page.get_by_role("link", name=item))


def question(page: Page) -> Locator:
    return page.get_by_role("banner").get_by_role("status")


def checked(path: Path) -> dict[str, Any]:
    """Return the record after `postroad check` accepts it."""
    check = subprocess.run([sys.executable, "-m", "postroad", "check", str(path)], capture_output=True, text=True, timeout=60)
    assert check.returncode == 0, check.stderr
    return json.loads(path.read_text(encoding="utf-8"))
