"""Steps to a shared table: created by one player, joined by others through a link or the lobby, and begun."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.around_a_game import BOT, at_once, checked, question
from tests.web.players import Player
from tests.web.presence import button, press

OPEN = "Open for someone else"
FRIENDS = "Online with friends"


def arrive(player: Player, address: str) -> None:
    """Open the landing page or a table, and enter a name."""
    player.page.goto(address)
    at_once(player.page)
    player.page.get_by_role("textbox", name="Your name").fill(player.name)


def lay_table(
    host: Player, seats: Sequence[str] = (OPEN,), modules: bool = False, listed: bool = False, by_lot: bool = False
) -> str:
    """Create a table for the host, in the first seat, and these others; return its link as the page shows it."""
    page = host.page
    page.locator(".kept").wait_for()  # the last part to load: nothing moves under the pointer after it
    page.get_by_role("link", name=FRIENDS).click()
    page.get_by_role("radio", name=f"{len(seats) + 1} seats").check()
    page.get_by_role("group", name="Seat 1").get_by_role("textbox", name="Name").fill(host.name)
    for number, kind in enumerate(seats, start=2):
        page.get_by_role("group", name=f"Seat {number}").get_by_role("combobox", name="Who plays").select_option(label=kind)
    switches = {"Random seating": by_lot, "Show it in the lobby": listed, "Honours": modules, "Audience": modules}
    for option, wanted in switches.items():
        page.get_by_role("switch", name=option).set_checked(wanted)
    page.get_by_role("button", name="Create table").click()
    return link_on(page)


def link_on(page: Page) -> str:
    """The link that a player would copy; on a loopback server, the link for another browser."""
    page.locator(".invite:visible").first.wait_for()
    fold = page.locator(".invite-here:not([open]) > summary:visible")
    if fold.count():
        fold.click()
    field = page.get_by_role("textbox", name="Link", exact=True)
    expect(field).to_have_value(re.compile(r"^http://.+"))
    return field.input_value()


def take_seat(guest: Player) -> None:
    """Take an open seat under one's own name."""
    guest.page.get_by_role("textbox", name="Your name").fill(guest.name)
    press(guest, button(guest, "Sit here").first)
    expect(button(guest, "Leave seat")).to_be_visible()


def follow(guest: Player, link: str) -> None:
    arrive(guest, link)
    take_seat(guest)


def begin(host: Player, *others: Player) -> None:
    press(host, button(host, "Start the game"))
    for player in (host, *others):
        expect(question(player.page)).to_be_visible()


def meet(address: str, host: Player, *guests: Player, bots: int = 0, modules: bool = False, by_lot: bool = False) -> str:
    """Bring players to a running table; return its link."""
    arrive(host, address)
    link = lay_table(host, [OPEN] * len(guests) + [BOT] * bots, modules, by_lot=by_lot)
    for guest in guests:
        follow(guest, link)
    begin(host, *guests)
    return link


def record_of(page: Page, folder: Path) -> dict[str, Any]:
    """The record from the final screen, checked."""
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    download.value.save_as(folder / "game.json")
    return checked(folder / "game.json")
