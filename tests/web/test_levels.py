"""The five bots of the menu; their network is fetched once, when one of them plays."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.around_a_game import PERSON, at_once, new_table
from tests.web.conftest import Faults
from tests.web.page_driver import Mouse
from tests.web.players import Player
from tests.web.serving import Server

NETWORK = "**/master.net"
LEVELS = ["Beginner bot", "Easy bot", "Medium bot", "Hard bot", "Master bot"]
QUICKLY = "Easy bot"  # whom one meets on the first page


def offered(page: Page) -> list[str]:
    seat = page.get_by_role("group", name="Seat 2").get_by_role("combobox", name="Who plays")
    return seat.locator("optgroup option").all_inner_texts()


def hermit_at(page: Page, server: Server, level: str, modules: bool = False) -> Player:
    page.goto(server.address)
    at_once(page)
    new_table(page, {"Hermit": PERSON, "Balthasar": level}, modules, by_lot=False)
    return Player(page, "Hermit", Mouse(page))


def test_the_menu_has_five_levels_and_restores_old_choices(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/new")
    expect(page.locator(".seat-form").first).to_be_visible()
    assert offered(page) == LEVELS
    of_before = "[null, 'apprentice', 'postilion', 'postmaster-general'].map((level, n) => ({ level, name: `Name ${n}` }))"
    page.evaluate(f"localStorage.setItem('postroad.new.table', JSON.stringify({{ players: 4, seats: {of_before} }}))")
    page.reload()
    expect(page.locator("#who-3")).to_have_value("hard")
    assert [page.locator(f"#who-{seat}").input_value() for seat in range(3)] == ["", "easy", "medium"]


AS_BEFORE = """() => new Promise((done, failed) => {
  const opened = indexedDB.open("postroad");
  opened.onerror = failed;
  opened.onsuccess = () => {
    const tables = opened.result.transaction("tables", "readwrite").objectStore("tables");
    tables.getAll().onsuccess = ({ target }) => {
      for (const row of target.result) tables.put(JSON.parse(JSON.stringify(row).replaceAll('"hard"', '"postmaster-general"')));
    };
    tables.transaction.oncomplete = () => (opened.result.close(), done());
  };
})"""


def test_a_stored_table_of_an_earlier_version_continues(page: Page, server: Server) -> None:
    """Its bot has the name of a level that is gone."""
    hermit = hermit_at(page, server, "Hard bot")
    page.evaluate(AS_BEFORE)
    page.reload()
    expect(page.locator(".seat-kind").nth(1)).to_have_text("Hard bot")
    hermit.play_on(lambda _: hermit.done.count("end") == 2)


def test_a_bot_plays_in_the_page(page: Page, server: Server, faults: Faults) -> None:
    hermit = hermit_at(page, server, "Master bot", modules=True)
    expect(page.locator(".seat-kind").nth(1)).to_have_text("Master bot")
    hermit.play_on(lambda _: hermit.done.count("end") == 3)
    fetched = [address for address in faults.asked if address.endswith("master.net")]
    assert len(fetched) == 1 and not any("/api/tables" in address for address in faults.asked)


def test_a_table_without_bots_fetches_no_network(page: Page, server: Server, faults: Faults) -> None:
    page.goto(server.address)
    new_table(page, {"Hermit": PERSON, "Eve": PERSON}, modules=False, by_lot=False)
    assert not any(address.endswith("master.net") for address in faults.asked)


@pytest.mark.long("browser")
def test_the_game_waits_for_a_bots_download(page: Page, server: Server, faults: Faults) -> None:
    """The page reports it and retries, and no other bot decides meanwhile."""
    faults.expected = ("ERR_FAILED",)
    page.context.route(NETWORK, lambda route: route.abort())
    hermit = hermit_at(page, server, QUICKLY)
    hermit.play_on(lambda sight: sight.question.startswith("Balthasar isn’t downloaded yet."))
    expect(page.locator(".bar-next")).to_have_text("This bot needs a one-time download. The game continues when you’re online.")
    page.context.unroute(NETWORK)
    hermit.play_on(lambda _: hermit.done.count("end") == 2)
