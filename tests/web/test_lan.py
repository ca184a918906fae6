"""LAN access, switched on by a button on the server's machine. Another loopback address stands for the LAN."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.people import server as serving
from tests.web.conftest import Contexts, Faults, NewPage
from tests.web.joining import arrive, begin, follow, lay_table, link_on
from tests.web.presence import Company, button, person
from tests.web.screens import WIDE
from tests.web.test_play_by_mail import begin as lay_post
from tests.web.test_play_by_mail import read, turn

THERE = "127.0.0.2"
LET_IN = "Allow others on this network"
ALONE = "Stop sharing"


@pytest.fixture
def network() -> list[str | None]:
    """The LAN addresses of this machine; the last one is current."""
    return [THERE]


@pytest.fixture
def home(tmp_path: Path, contexts: Contexts, faults: Faults, network: list[str | None]) -> Iterator[str]:
    """A loopback server; its pages close before it stops."""
    faults.hosts.add(THERE)
    with serving(tmp_path, name=None, find_address=lambda: network[-1]) as client:
        yield f"http://localhost:{client.port}"
        contexts.close()


def lan_address(home: str) -> str:
    return home.replace("localhost", THERE)


def section(page: Page) -> Locator:
    """The LAN section of the settings, opened."""
    page.get_by_role("button", name="Settings").click()
    part = page.get_by_role("dialog").get_by_role("group").filter(has_text="Others on your network")
    part.get_by_text("Others on your network", exact=True).click()
    return part


def test_others_can_play_once_lan_access_is_on(home: str, new_page: NewPage, faults: Faults) -> None:
    ann, ben = person(new_page, "Ann"), person(new_page, "Ben")
    arrive(ann, home)
    link = lay_table(ann)
    assert link.startswith(f"{home}/table/")
    expect(ann.page.get_by_role("img", name="The link as a QR code")).to_have_count(0)
    button(ann, LET_IN).click()
    expect(button(ann, ALONE)).to_be_focused()
    expect(ann.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    shown = link_on(ann.page)
    assert shown == lan_address(link)
    follow(ben, shown)
    expect(button(ben, LET_IN)).to_have_count(0)
    begin(ann, ben)
    Company(ann, ben).play_turns(2)


@pytest.mark.long("browser")
def test_stop_sharing_disconnects_others(home: str, new_page: NewPage, faults: Faults) -> None:
    faults.expected = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_CLOSED", "ERR_CONNECTION_RESET", "ERR_INCOMPLETE_CHUNKED")
    ann, ben = person(new_page, "Ann"), person(new_page, "Ben")
    arrive(ann, home)
    link = lay_table(ann)
    button(ann, LET_IN).click()
    expect(button(ann, ALONE)).to_be_visible()
    follow(ben, link_on(ann.page))
    button(ann, ALONE).click()
    expect(button(ann, LET_IN)).to_be_focused()
    assert link_on(ann.page) == link
    expect(ann.page.get_by_role("img", name="The link as a QR code")).to_have_count(0)
    seat = ann.page.get_by_role("listitem").filter(has_text="Ben")
    expect(seat).not_to_contain_text("here")
    button(ann, LET_IN).click()
    expect(seat).to_contain_text("here")


@pytest.mark.long("browser")
def test_the_settings_offer_lan_access(home: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(home)
    part = section(page)
    part.get_by_role("button", name=LET_IN).click()
    expect(part.get_by_role("textbox", name="Link")).to_have_value(f"{lan_address(home)}/")
    code = part.get_by_role("img", name="The link as a QR code").bounding_box()
    assert code and code["width"] < WIDE["width"] / 5, "it stands beside the link"
    other = new_page()
    other.goto(f"{lan_address(home)}/")
    expect(other.get_by_role("link", name="Custom game")).to_be_visible()
    other.get_by_role("button", name="Settings").click()
    expect(other.get_by_role("dialog").get_by_text("API keys")).to_be_visible()
    expect(other.get_by_text("Others on your network")).to_have_count(0)
    page.reload()
    expect(section(page).get_by_role("button", name=ALONE)).to_be_visible()


def no_link(page: Page) -> None:
    """Check that the page shows no link, no copy button and no QR code, but the button that allows others."""
    expect(page.get_by_role("button", name=LET_IN)).to_be_visible()
    expect(page.get_by_role("textbox", name="Link")).to_have_count(0)
    expect(page.get_by_role("button", name="Copy")).to_have_count(0)
    expect(page.get_by_role("img", name="The link as a QR code")).to_have_count(0)


@pytest.mark.long("browser")
def test_a_device_link_appears_once_other_devices_can_connect(home: str, new_page: NewPage) -> None:
    ann = person(new_page, "Ann")
    arrive(ann, home)
    lay_table(ann)
    ann.page.goto(home)
    ann.page.get_by_role("button", name="Settings").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_text("Your devices").click()
    dialog.get_by_role("button", name="Create link").click()
    expect(dialog.get_by_text("No other device can open this yet.")).to_be_visible()
    no_link(ann.page)
    button(ann, LET_IN).click()
    expect(dialog.get_by_role("textbox", name="Link")).to_have_value(re.compile(rf"^{re.escape(lan_address(home))}/move#"))
    expect(dialog.get_by_role("button", name="Copy")).to_be_visible()


@pytest.mark.long("browser")
def test_the_settings_offer_no_dead_address(home: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(home)
    section(page)
    no_link(page)
    expect(page.get_by_text("For another browser on this computer")).to_have_count(0)


@pytest.mark.long("browser")
def test_a_turn_link_appears_once_other_devices_can_open_it(home: str, new_page: NewPage) -> None:
    """Before that, the page has a link for another browser on this computer."""
    page = new_page()
    lay_post(page, home)
    letter = turn(page, "Anna", link_of=local_turn_link)
    assert letter.startswith(f"{home}/#/post/")
    ben = new_page()
    read(ben, letter, "Ben")


def local_turn_link(page: Page) -> str:
    expect(page.get_by_text("No other device can open this yet.")).to_be_visible()
    no_link(page)
    link = link_on(page)
    page.get_by_role("button", name=LET_IN).click()
    expect(page.get_by_role("textbox", name="Link")).to_have_value(re.compile(f"^http://{re.escape(THERE)}"))
    return link


@pytest.mark.long("browser")
def test_lan_errors_are_explained(home: str, new_page: NewPage, faults: Faults, network: list[str | None]) -> None:
    faults.expected = ("409", "503")
    page = new_page()
    page.goto(home)
    part = section(page)
    network.append(None)
    part.get_by_role("button", name=LET_IN).click()
    expect(part.get_by_role("alert")).to_contain_text("has no network address")
    network.append("192.0.2.1")
    part.get_by_role("button", name=LET_IN).click()
    expect(part.get_by_role("alert")).to_contain_text("doesn’t let Postroad accept connections from your network")
    network.append(THERE)
    part.get_by_role("button", name=LET_IN).click()
    expect(part.get_by_role("button", name=ALONE)).to_be_visible()
    expect(part.get_by_text("doesn’t let Postroad")).to_have_count(0)
