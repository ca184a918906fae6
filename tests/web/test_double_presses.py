"""Double presses have one effect: no second table, player report or guest."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.around_a_game import question
from tests.web.conftest import Faults, NewPage
from tests.web.joining import arrive, lay_table
from tests.web.pairs import Pair
from tests.web.presence import button, person
from tests.web.screens import WIDE, visitor
from tests.web.serving import Server
from tests.web.test_seat_transfer import offer_seat
from tests.web.test_shared_games import OVER
from tests.web.waiting import Held, until

TWICE = "(pressed) => { pressed.click(); pressed.click(); }"
INTRODUCED = """async () => {
  const { sendName, me } = await import("/static/js/app/player.js");
  return Promise.all([sendName().then(() => me.value.id), sendName().then(() => me.value.id)]);
}"""
TABLES = "import('/static/js/local/local_client.js').then(({ listTables }) => listTables()).then(({ tables }) => tables.length)"


def test_a_double_press_of_a_newcomer_makes_one_guest(new_page: NewPage, server: Server) -> None:
    ann, ben = person(new_page, "Ann"), person(new_page, "Ben")
    arrive(ann, server.address)
    arrive(ben, lay_table(ann))
    held = Held(ben.page, "**/api/me", "POST")
    button(ben, "Sit here").first.evaluate(TWICE)
    held.let_go()
    expect(button(ben, "Leave seat")).to_be_visible()
    expect(ben.page.locator(".wrong")).to_have_text("")
    assert held.sent == 1


@pytest.mark.long("browser")
def test_a_double_press_takes_a_seat_once(new_page: NewPage, server: Server) -> None:
    ann, ben, eve = (person(new_page, name) for name in ("Ann", "Ben", "Eve"))
    eve.page.goto(offer_seat(server.address, ann, ben))
    eve.page.get_by_role("textbox", name="Your name").fill(eve.name)
    held = Held(eve.page, "**/api/me", "POST")
    button(eve, "Take the seat").evaluate(TWICE)
    held.let_go()
    expect(question(eve.page)).to_be_visible()
    expect(eve.page.locator("[data-hand]")).to_be_visible()
    assert held.sent == 1


def test_two_introductions_at_once_make_one_guest(page: Page, server: Server) -> None:
    """Two parts of the page may send the name at the same time."""
    page.goto(server.address)
    one, other = page.evaluate(INTRODUCED)
    assert one == other


def by_mouse(pressed: Locator) -> None:
    pressed.evaluate(TWICE)


def by_keys(pressed: Locator) -> None:
    pressed.page.get_by_role("group", name="Seat 1").get_by_role("textbox", name="Name").focus()
    for _ in range(2):
        pressed.page.keyboard.press("Enter")


@pytest.mark.parametrize("press", [by_mouse, by_keys])
def test_submitting_a_form_twice_creates_one_table(page: Page, server: Server, press: Callable[[Locator], None]) -> None:
    page.goto(f"{server.address}/new?kind=friends")
    held = Held(page, "**/api/tables", "POST")
    press(page.get_by_role("button", name="Create table"))
    held.let_go()
    page.locator(".chair").first.wait_for()
    assert held.sent == 1


@pytest.mark.long("browser")
@pytest.mark.parametrize(
    ("path", "opens", "plays"), [("/#/beat/", "", "Play this deal"), ("/#/game/", "Play on from here", "Play")]
)
def test_playing_a_shared_deal_twice_creates_one_table(page: Page, server: Server, path: str, opens: str, plays: str) -> None:
    page.goto(f"{server.address}{path}{OVER['link']}{'?at=90' if opens else ''}")
    if opens:
        page.get_by_role("button", name=opens).click()
    page.get_by_role("button", name=plays, exact=True).evaluate(TWICE)
    page.locator(".table").wait_for()
    until(page, lambda: "/table/" in page.url)
    assert page.evaluate(TABLES) == 1


def test_submitting_a_report_twice_stores_it_once(browser: Browser, server: Server, faults: Faults) -> None:
    pair = Pair(server.address)
    with visitor(browser, pair.anna, WIDE) as anna:
        faults.watch(anna)
        anna.goto(f"/table/{pair.table}")
        anna.get_by_role("button", name="Ben").first.click()
        anna.get_by_role("button", name="Report Ben").click()
        form = anna.get_by_role("dialog", name="Report player")
        form.get_by_role("radio", name="Insults or threats").check()
        held = Held(anna, "**/reports", "POST")
        form.get_by_role("button", name="Send report").evaluate(TWICE)
        held.let_go()
        expect(form.get_by_role("status")).to_contain_text("Report sent.")
        assert held.sent == 1
    pair.close()
