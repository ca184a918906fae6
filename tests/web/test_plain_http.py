"""Postroad over plain HTTP on a LAN, where browsers withhold features of secure pages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.around_a_game import BOT
from tests.web.browser import NETWORK_NAME
from tests.web.conftest import Faults, NewPage
from tests.web.joining import OPEN, arrive, begin, follow, lay_table
from tests.web.presence import Company, button, person
from tests.web.serving import Server


@pytest.fixture
def network(tmp_path: Path, faults: Faults) -> Iterator[str]:
    """The address of a server on the LAN."""
    faults.hosts.add(NETWORK_NAME)
    server = Server(tmp_path / "tables", "--name", NETWORK_NAME).start()
    yield f"http://{NETWORK_NAME}:{server.port}"
    server.stop()


def test_two_people_play_on_an_unencrypted_page(network: str, new_page: NewPage) -> None:
    """Features of secure pages are replaced by a note; the fixture `faults` checks for errors."""
    ann, ben = person(new_page, "Ann"), person(new_page, "Ben")
    arrive(ann, network)
    assert ann.page.evaluate("window.isSecureContext") is False
    link = lay_table(ann, [OPEN, BOT], modules=True)
    assert link.startswith(f"{network}/table/")
    expect(button(ann, "Copy")).to_have_count(0)
    expect(ann.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    field = ann.page.get_by_role("textbox", name="Link", exact=True)
    expect(field).to_have_accessible_description("Copying needs HTTPS here. Select the text and copy it yourself.")
    button(ann, "Select").click()
    assert ann.page.evaluate("String(getSelection())") == link
    follow(ben, link)
    begin(ann, ben)
    Company(ann, ben).play_turns(2)


@pytest.mark.long("browser")
def test_over_plain_http_no_notifications_are_offered(network: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(network)
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Browsers show notifications only on encrypted pages")).to_be_visible()
    expect(dialog.get_by_role("switch", name="Notify me of my turn")).to_have_count(0)
    page.goto(network.replace(NETWORK_NAME, "localhost"))
    assert page.evaluate("window.isSecureContext") is True
    page.get_by_role("button", name="Settings").click()
    expect(dialog.get_by_role("switch", name="Notify me of my turn")).to_be_visible()
