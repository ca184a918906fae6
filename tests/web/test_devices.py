"""Device links: nothing happens before a press, and one device can sign out another."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.around_a_game import question, sit_down_at_server
from tests.web.conftest import Faults, NewPage
from tests.web.joining import link_on
from tests.web.serving import Server
from tests.web.waiting import until

LATER = 4000  # ms until a page opens its event stream


def open_devices(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Your devices").click()


def link_from(page: Page, server: Server) -> str:
    open_devices(page, server)
    page.get_by_role("button", name="Create link").click()
    return link_on(page)


def plays_as(page: Page, server: Server) -> str:
    page.goto(server.address)
    return page.evaluate("fetch('/api/me').then((told) => told.json()).then((me) => me.name ?? null)")


def test_a_link_asks_before_it_acts(new_page: NewPage, server: Server) -> None:
    """The question names the new player and the fate of the current one."""
    ann, ben = new_page(), new_page()
    sit_down_at_server(ann, server.address, "Ann")
    sit_down_at_server(ben, server.address, "Ben")
    link = link_from(ann, server)
    ben.goto(link)
    expect(ben.get_by_text("Play as Ann on this device?")).to_be_visible()
    expect(ben.get_by_text("This browser now plays as Ben.")).to_be_visible()
    ben.get_by_role("link", name="Stay Ben").click()
    expect(ben.get_by_role("heading", level=1)).to_be_visible()
    assert plays_as(ben, server) == "Ben"
    ben.goto(link)
    ben.get_by_role("button", name="Play as Ann").click()
    expect(ben).to_have_url(re.compile(r"/$"))
    assert plays_as(ben, server) == "Ann"
    ann.goto(link_from(ann, server))
    expect(ann.get_by_text("This browser already plays as Ann.")).to_be_visible()


@pytest.mark.long("browser")
def test_devices_appear_after_a_late_answer(page: Page, server: Server) -> None:
    sit_down_at_server(page, server.address, "Ann")
    held: list[Route] = []
    page.route("**/api/me", lambda route: held.append(route), times=1)
    open_devices(page, server)
    expect(page.get_by_role("button", name="Create link")).to_be_visible()
    until(page, lambda: held)
    held[0].continue_()
    expect(page.get_by_role("textbox", name="Device name")).to_have_count(1)


def sign_out_the_other(page: Page, server: Server) -> None:
    open_devices(page, server)
    dialog = page.get_by_role("dialog")
    names = dialog.get_by_role("textbox", name="Device name")
    expect(names).to_have_count(2)
    names.nth(1).fill("Phone")
    names.nth(1).press("Tab")
    dialog.get_by_role("button", name="Sign out “Phone”").click()
    dialog.get_by_role("button", name="Sign out “Phone”").click()
    expect(names).to_have_count(1)


def test_a_device_is_signed_out_from_another(new_page: NewPage, server: Server) -> None:
    ann, phone = new_page(), new_page()
    sit_down_at_server(ann, server.address, "Ann")
    table = ann.url
    phone.goto(link_from(ann, server))
    expect(phone.get_by_role("link", name="No, thanks")).to_be_visible()
    phone.get_by_role("button", name="Play as Ann").click()
    expect(phone).to_have_url(re.compile(r"/$"))
    phone.goto(table)
    expect(question(phone)).to_be_visible()
    sign_out_the_other(ann, server)
    expect(phone.get_by_role("heading", level=1)).to_have_text("Signed out")
    expect(phone.get_by_text("This browser was signed out from another device.")).to_be_visible()
    assert plays_as(ann, server) == "Ann"


@pytest.mark.long("browser")
def test_the_landing_page_tells_a_signed_out_player(new_page: NewPage, own_server: Server, faults: Faults) -> None:
    """The note stays until the browser plays again."""
    faults.expected = ("401",)
    ann, phone = new_page(), new_page()
    sit_down_at_server(ann, own_server.address, "Ann")
    phone.goto(link_from(ann, own_server))
    phone.get_by_role("button", name="Play as Ann").click()
    expect(phone.locator(".stored").first).to_be_visible()
    phone.wait_for_timeout(LATER)
    sign_out_the_other(ann, own_server)
    told = phone.get_by_role("alert").get_by_role("heading", name="Signed out")
    expect(told).to_be_visible()
    expect(phone.locator(".stored")).to_have_count(0)
    phone.get_by_role("button", name="Play", exact=True).click()
    expect(question(phone)).to_be_visible()
    phone.goto(own_server.address)
    expect(phone.locator(".stored").first).to_be_visible()
    expect(told).to_have_count(0)
