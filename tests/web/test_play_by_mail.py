"""Play by mail: two browsers finish a game by turn links, with only a static web host."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from postroad.link import unpack
from postroad.record import describe
from tests.web.conftest import NewPage
from tests.web.page_driver import Mouse
from tests.web.players import Player
from tests.web.screens import prefer
from tests.web.static_host import StaticHost
from tests.web.waiting import until

# Decides for one seat as `greedy` does, by the page's tables, until another seat must decide; returns the turn link.
DECIDE = """async ([id, seat]) => {
  const load = (path) => import(new URL(`../../${path}.js`, document.querySelector("script[src]").src).href);
  const [{ js_local_local_client: localClient }, { unpack }, { OneStepBot }, { ACTIONS }, { loadRules }] = await Promise.all(
    ["packs/first", "js/engine/link", "js/engine/bots", "js/engine/layout", "js/ui/rules_here"].map(load));
  const rules = await loadRules();
  const bot = (window.bot ??= new OneStepBot(rules.module, "greedy", [seat, 1]));
  for (;;) {
    const letter = await localClient.makeTurnLink(id);
    const { game } = unpack(rules, letter);
    if (game.seat !== seat) return { letter, over: game.over, decisions: game.decisions };
    const action = ACTIONS[bot.decide(game.viewBytes(seat))];
    await localClient.sendCommand(id, "decisions", { command: crypto.randomUUID(), seat, action });
  }
}"""
WHO = "A turn has arrived! Which player are you?"


def begin(page: Page, address: str, modules: bool = False) -> None:
    """Let Anna create the table and begin."""
    page.add_init_script(prefer())
    page.goto(address)
    page.get_by_role("link", name="Play by mail").click()
    for number, name in enumerate(("Anna", "Ben"), start=1):
        page.get_by_role("group", name=f"Seat {number}").get_by_role("textbox", name="Name").fill(name)
    expect(page.get_by_text("covered, not secret")).to_be_visible()
    page.get_by_role("switch", name="Random seating").set_checked(False)
    for module in ("Honours", "Audience"):
        page.get_by_role("switch", name=module).set_checked(modules)
    page.get_by_role("button", name="Create table").click()
    page.locator(".table").wait_for()


def link_there(page: Page) -> str:
    return page.get_by_label("Link", exact=True).input_value()


def turn(page: Page, name: str, link_of: Callable[[Page], str] = link_there) -> str:
    """Play a turn with the mouse; return the turn link offered at its end."""
    mail = page.get_by_role("dialog", name="Send your turn")
    Player(page, name, Mouse(page)).play_on(lambda _: mail.is_visible())
    letter = link_of(page)
    page.keyboard.press("Escape")
    expect(mail).to_be_hidden()
    until(page, lambda: page.evaluate("!history.state?.over"))  # an earlier navigation would be led back
    return letter


def read(page: Page, letter: str, who: str | None = None) -> None:
    page.add_init_script(prefer())
    page.goto(letter)
    if who:
        expect(page.get_by_role("heading", level=1)).to_have_text(WHO)
        page.get_by_role("button", name=who).click()
    page.locator(".bar-mine").wait_for()


@pytest.mark.long("browser")
def test_two_browsers_finish_a_game_by_turn_links(new_page: NewPage, host: StaticHost) -> None:
    anna, ben = new_page(), new_page()
    begin(anna, host.address)
    letter = turn(anna, "Anna")
    assert letter.startswith(f"{host.address}#/post/")
    read(ben, letter, "Ben")
    assert ben.locator(".hand .place").count() < 6, "his own hand"
    letter = turn(ben, "Ben")
    read(anna, letter)
    tables = [(anna, anna.url.split("/")[-1], 0), (ben, ben.url.split("/")[-1], 1)]
    assert all(table.startswith("here-") for _, table, _ in tables)
    for number in range(1000):
        page, table, seat = tables[number % 2]
        told = page.evaluate(DECIDE, [table, seat])
        other, its, _ = tables[(number + 1) % 2]
        other.evaluate("(letter) => { location.hash = `#/post/${letter}`; }", told["letter"])
        expect(other).to_have_url(f"{host.address}#/table/{its}")
        if told["over"]:
            break
        other.locator(".bar-mine").wait_for()
    for page in (anna, ben):
        expect(page.get_by_role("heading", level=1)).to_contain_text("wins!")
    record = unpack(told["letter"])
    assert record["names"] == ["Anna", "Ben"] and "won with" in describe(record)
    assert not [path for path in host.asked if "/api/" in path]


def test_old_turn_links_and_forks_are_detected(new_page: NewPage, host: StaticHost) -> None:
    anna, ben, double = new_page(), new_page(), new_page()
    begin(anna, host.address, modules=True)
    first = turn(anna, "Anna")
    read(ben, first, "Ben")
    second = turn(ben, "Ben")
    anna.goto(second)
    anna.locator(".table").wait_for()
    anna.goto(first)
    expect(anna.get_by_role("heading", level=1)).to_have_text("An older turn")
    anna.get_by_role("button", name="To my table").click()
    anna.locator(".table").wait_for()
    read(double, first, "Ben")  # on another device without his decisions
    for clergy in ("Bishop", "Cardinal"):  # another order than before
        double.locator(".sheet-clergy").get_by_role("button", name=clergy).first.click()
    other = turn(double, "Ben")
    assert other != second
    anna.goto(other)
    expect(anna.get_by_role("heading", level=1)).to_have_text("Two versions of this game")
    anna.get_by_role("button", name="Use this version").click()
    anna.locator(".table").wait_for()
    anna.goto(second)
    expect(anna.get_by_role("heading", level=1)).to_have_text("Two versions of this game")
    anna.get_by_role("button", name="To my table").click()
    anna.locator(".table").wait_for()


@pytest.mark.long("browser")
def test_a_game_waiting_for_a_turn_link_is_not_continued(new_page: NewPage, host: StaticHost) -> None:
    anna, ben = new_page(), new_page()
    go_on = anna.get_by_role("link", name="Continue the last game")
    begin(anna, host.address)
    table = anna.url.split("/")[-1]
    anna.goto(host.address)
    expect(go_on).to_have_attribute("href", f"#/table/{table}")  # it is her turn
    go_on.click()
    letter = turn(anna, "Anna")
    anna.goto(host.address)
    anna.reload()
    expect(anna.locator(".stored")).to_have_count(1)
    expect(go_on).to_have_count(0)
    read(ben, letter, "Ben")
    read(anna, turn(ben, "Ben"))
    anna.goto(host.address)
    expect(go_on).to_have_attribute("href", f"#/table/{table}")


@pytest.mark.long("browser")
def test_a_waiting_player_can_send_the_turn_link_again(new_page: NewPage, host: StaticHost) -> None:
    anna = new_page()
    begin(anna, host.address)
    letter = turn(anna, "Anna")
    anna.reload()
    expect(anna.get_by_role("banner").get_by_role("status")).to_contain_text("Waiting for Ben")
    anna.get_by_role("button", name="Send your turn").click()
    expect(anna.get_by_label("Link", exact=True)).to_have_value(letter)
    anna.keyboard.press("Escape")
    anna.locator(".menu summary").click()
    menu = anna.locator(".menu-list").inner_text()
    assert "Resign" not in menu and "undo" not in menu.lower() and "Delete" in menu
    ben = new_page()
    ben.goto(letter)
    ben.get_by_role("link", name="I’m only watching").click()
    expect(ben.locator(".time-line")).to_be_visible()
    assert ben.locator(".hand").count() == 0
