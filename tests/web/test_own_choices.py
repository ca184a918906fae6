"""A typed name and chosen settings stay, whatever the server or another tab knew before."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.suites import first_of
from tests.web.conftest import Faults, NewPage
from tests.web.serving import Server
from tests.web.waiting import Held, until

INTRODUCE = "import('/static/js/app/player.js').then(({ sendName }) => sendName())"
TOLD = "fetch('/api/me').then((answer) => answer.json()).then(({ name }) => name)"
SET = "(changes) => import('/static/js/app/settings.js').then(({ changeSettings }) => changeSettings(changes))"
SETTINGS = "JSON.parse(localStorage.getItem('postroad.settings'))"


def name_field(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Your name")


def become(page: Page, server: Server, name: str) -> None:
    """Make the browser a player whom the server knows."""
    page.goto(server.address)
    name_field(page).fill(name)
    page.evaluate(INTRODUCE)
    assert page.evaluate(TOLD) == name


def test_a_name_typed_before_the_server_has_answered_stays(page: Page, server: Server) -> None:
    become(page, server, "Ada")
    held = Held(page, "**/api/me", "GET")
    page.reload()
    held.wait()
    name_field(page).fill("Ada Lovelace")
    held.let_go()
    until(page, lambda: page.evaluate(TOLD) == "Ada Lovelace")
    expect(name_field(page)).to_have_value("Ada Lovelace")


@pytest.mark.long("browser")
def test_an_unsent_name_is_sent_at_the_next_visit(page: Page, server: Server, faults: Faults) -> None:
    become(page, server, "Ada")
    faults.expected = ("net::ERR",)
    page.route("**/api/me", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        name_field(page).fill("Grace")
    page.unroute("**/api/me")
    page.reload()
    until(page, lambda: page.evaluate(TOLD) == "Grace")
    expect(name_field(page)).to_have_value("Grace")


@pytest.mark.parametrize("noted", first_of([None, "known"]))
def test_a_name_changed_elsewhere_is_adopted(page: Page, server: Server, noted: str | None) -> None:
    """This holds for the stored data of older versions, too."""
    become(page, server, "Ada")
    if noted:
        page.evaluate("(noted) => localStorage.setItem('postroad.guest', noted)", noted)
    page.goto("about:blank")
    headers = {"Origin": server.address}
    assert page.request.post(f"{server.address}/api/me", data={"name": "Countess"}, headers=headers).ok
    page.goto(server.address)
    expect(name_field(page)).to_have_value("Countess")
    page.reload()
    expect(name_field(page)).to_have_value("Countess")


@pytest.mark.long("browser")
def test_one_tab_does_not_undo_another_tabs_choices(page: Page, server: Server) -> None:
    page.goto(server.address)
    name_field(page).wait_for()
    other = page.context.new_page()
    other.goto(server.address)
    name_field(other).wait_for()
    other.evaluate(SET, {"speed": "fast", "theme": "dark"})
    page.evaluate(SET, {"theme": "light", "sound": True})
    assert page.evaluate(SETTINGS) | {"speed": "fast", "theme": "light", "sound": True} == page.evaluate(SETTINGS)
    other.reload()
    expect(other.locator("html")).to_have_attribute("data-theme", "light")


def test_without_storage_choices_last_until_the_page_closes(new_page: NewPage, server: Server) -> None:
    page = new_page()
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }")
    page.goto(server.address)
    name_field(page).wait_for()
    page.evaluate(SET, {"theme": "dark"})
    page.evaluate(SET, {"sound": True})
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
