"""Tables in the page: stored on this device, safe from crashes, and equal in every tab."""

import contextlib
import json
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, Route, expect

from tests.web.around_a_game import at_once, menu, question, sit_down
from tests.web.colour_vision import Sight
from tests.web.conftest import Faults, NewPage
from tests.web.joining import link_on
from tests.web.page_driver import Mouse
from tests.web.players import Player
from tests.web.serving import Server
from tests.web.test_shared_games import LINKS, OVER
from tests.web.waiting import until

CLERK = "**/js/local/table_worker.js*"
NO_DATABASE = (
    """Object.defineProperty(self, "indexedDB", { value: { open() { throw new DOMException("", "SecurityError"); } } });"""
)
NO_ROOM = """const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (row) {
  if (row.seq > 1) throw new DOMException("", "QuotaExceededError");
  return put.call(this, row);
};"""
# Both tabs send the same decision at the same moment; returns both answers.
BOTH_DECIDE = """async ([id, seat, seq, action, command]) => {
  const { sendCommand } = await import("/static/js/local/local_client.js");
  return sendCommand(id, "decisions", { seat, seq, action, command }).then((told) => told.seq, (refused) => refused.message);
}"""
# Imports a finished game from a transfer text; returns its table's id.
BRING = """(text) => import("/static/js/local/local_client.js")
  .then(({ importTransfer }) => importTransfer(text)).then(({ id }) => id)"""
# Asked for at a moment that is agreed on.
PLAY_AGAIN = """async ([id, at]) => {
  const { rematch } = await import("/static/js/local/local_client.js");
  await new Promise((done) => setTimeout(done, at - Date.now()));
  return (await rematch(id)).id;
}"""
TWICE = """async ([text, first]) => {
  const { openTurnLink, importTransfer } = await import("/static/js/local/local_client.js");
  const opened = [importTransfer(text), importTransfer(text), openTurnLink(first, 1), openTurnLink(first, 1)];
  return (await Promise.all(opened)).map(({ id }) => id);
}"""
TABLES = """async () => {
  const { listTables } = await import("/static/js/local/local_client.js");
  return (await listTables()).tables.map(({ id }) => id).sort();
}"""
NEWER = "() => new Promise((done) => (indexedDB.open('postroad', 2).onsuccess = done))"
SPOIL = """() => new Promise((done) => {
  indexedDB.open("postroad").onsuccess = ({ target }) => {
    const writing = target.result.transaction("entries", "readwrite");
    writing.objectStore("entries").openCursor().onsuccess = ({ target: { result } }) => {
      result.update({ ...result.value, events: [] });
    };
    writing.oncomplete = () => { // before, a page that is left would take it back
      target.result.close();
      done();
    };
  };
})"""


def play_a_turn(page: Page, name: str) -> None:
    player = Player(page, name, Mouse(page))
    player.play_on(lambda sight: player.done.count("end") == 1 and sight.question.startswith("Take"))


def visible_state(page: Page) -> tuple[list[str], list[str], str]:
    sight = Sight(page)
    return sight.hand, sight.route, sight.question


def with_table_service(page: Page, before: str) -> None:
    """Patch the start of the table service's worker."""

    def changed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=before + answer.text())

    page.route(CLERK, changed)


def test_a_game_continues_after_a_crash(page: Page, server: Server) -> None:
    sit_down(page, server.address, "Hermit", modules=True)
    play_a_turn(page, "Hermit")
    before, table = visible_state(page), page.url
    assert "/table/here-" in table
    again = page.context.new_page()
    with page.expect_event("crash"), contextlib.suppress(Error):
        page.goto("chrome://crash")
    again.goto(table)
    expect(question(again)).to_contain_text("Take")
    assert visible_state(again) == before
    play_a_turn(again, "Hermit")


def test_two_tabs_show_one_game_and_cannot_fork_it(page: Page, server: Server) -> None:
    sit_down(page, server.address, "Hermit")
    other = page.context.new_page()
    other.goto(page.url)
    expect(question(other)).to_contain_text("Take")
    take = Sight(page).takes[0]
    page.get_by_role("button", name=f"Take {take}", exact=True).first.click()
    for tab in (page, other):
        expect(tab.get_by_role("region", name="Log")).to_contain_text(take)
    told = page.evaluate("import('/static/js/table/session/current.js').then(({ session }) => session.value.seq.value)")
    table = page.url.rpartition("/")[2]
    legal = page.evaluate("import('/static/js/table/session/current.js').then(({ view }) => view.value.legal)")
    asked = [table, 0, told, legal[0]]
    handles = [
        tab.evaluate_handle(f"(given) => ({{ told: ({BOTH_DECIDE})(given) }})", [*asked, f"command-of-{n}"])
        for n, tab in enumerate((page, other))
    ]
    answers = [handle.evaluate("({ told }) => told") for handle in handles]
    assert sorted(map(str, answers)) == [str(told + 1), "stale"]
    until(page, lambda: question(page).inner_text() == question(other).inner_text())


def over(page: Page, address: str) -> str:
    """A table with a finished game of four."""
    page.goto(address)
    at_once(page)
    table: str = page.evaluate(BRING, f"{OVER['link']}~p111")
    page.goto(f"{address}/table/{table}")
    page.get_by_role("button", name="Play again").wait_for()
    return table


@pytest.mark.long("browser")
def test_a_rematch_in_two_tabs_shares_one_table(page: Page, server: Server) -> None:
    table = over(page, server.address)
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_role("button", name="Play again").wait_for()
    asked = [table, page.evaluate("Date.now() + 500")]
    handles = [tab.evaluate_handle(f"(given) => ({{ told: ({PLAY_AGAIN})(given) }})", asked) for tab in (page, other)]
    told = [handle.evaluate("({ told }) => told") for handle in handles]
    assert told[0] == told[1]
    assert page.evaluate(TABLES) == sorted([table, told[0]])
    for tab in (page, other):
        tab.get_by_role("button", name="Play again").click()
        expect(tab).to_have_url(f"{server.address}/table/{told[0]}")


@pytest.mark.long("browser")
def test_simultaneous_imports_create_one_table(page: Page, server: Server) -> None:
    """A transfer link opened twice, and the first turn link of a game."""
    page.goto(server.address)
    opened = page.evaluate(TWICE, [f"{OVER['link']}~p111", LINKS["new"]["link"]])
    assert opened[0] == opened[1] and opened[2] == opened[3]
    assert page.evaluate(TABLES) == sorted({opened[0], opened[2]})


def test_a_browser_without_storage_warns_and_plays(page: Page, server: Server) -> None:
    with_table_service(page, NO_DATABASE)
    page.goto(server.address)
    expect(page.get_by_text("This window stores nothing")).to_be_visible()
    sit_down(page, server.address, "Hermit")
    play_a_turn(page, "Hermit")


def test_a_full_device_keeps_the_stored_game(page: Page, server: Server) -> None:
    with_table_service(page, NO_ROOM)
    sit_down(page, server.address, "Hermit")
    before = visible_state(page)
    page.get_by_role("button", name=f"Take {Sight(page).takes[0]}", exact=True).first.click()
    expect(question(page)).to_contain_text("This device is out of space")
    page.unroute(CLERK)
    page.reload()
    expect(question(page)).to_contain_text("Take")
    assert visible_state(page) == before


def test_all_games_are_exported_and_restored(new_page: NewPage, server: Server, tmp_path: Path) -> None:
    page = new_page()
    sit_down(page, server.address, "Hermit", modules=True)
    play_a_turn(page, "Hermit")
    before = visible_state(page)
    page.goto(server.address)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all to a file").click()
    download.value.save_as(tmp_path / "games.json")
    elsewhere = new_page()
    elsewhere.goto(server.address)
    at_once(elsewhere)
    bring = elsewhere.get_by_label("Open a saved game or backup")
    bring.set_input_files(tmp_path / "games.json")
    expect(elsewhere.get_by_text("One game restored.")).to_be_visible()
    bring.set_input_files(tmp_path / "games.json")
    expect(elsewhere.get_by_text("All games in this file are already here.")).to_be_visible()
    elsewhere.get_by_role("link", name="Continue the last game").click()
    expect(question(elsewhere)).to_contain_text("Take")
    assert visible_state(elsewhere) == before


def test_a_running_game_continues_on_another_device(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit_down(page, server.address, "Hermit", modules=True)
    play_a_turn(page, "Hermit")
    before = visible_state(page)
    menu(page, "Take this game to another device").click()
    link = link_on(page)
    elsewhere = new_page()
    elsewhere.goto(server.address)
    at_once(elsewhere)
    elsewhere.goto(link)
    expect(question(elsewhere)).to_contain_text("Take")
    assert visible_state(elsewhere) == before
    table = elsewhere.url
    elsewhere.goto(link)
    expect(elsewhere).to_have_url(table)
    play_a_turn(elsewhere, "Hermit")
    elsewhere.goto(link[:-3])
    expect(elsewhere.get_by_role("heading", level=1)).to_have_text("This link doesn’t open a game")


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("this is no JSON", "This file contains no Postroad games."),
        (json.dumps({"format": "something/1", "events": []}), "This file contains no Postroad games."),
        (json.dumps({"format": "postroad/1", "events": []}), "This file isn’t a complete record"),
        (
            json.dumps({"format": "postroad-games/1", "games": [{"laid": {"id": "here-x"}}, 7]}),
            "2 games in the file can’t be read.",
        ),
    ],
)
def test_an_unrelated_file_is_refused(page: Page, server: Server, tmp_path: Path, file: str, words: str) -> None:
    page.goto(server.address)
    (tmp_path / "file.json").write_text(file)
    page.get_by_label("Open a saved game or backup").set_input_files(tmp_path / "file.json")
    expect(page.get_by_text(words)).to_be_visible()


@pytest.mark.long("browser")
def test_a_newer_version_in_another_tab_is_reported(page: Page, server: Server) -> None:
    sit_down(page, server.address, "Hermit")
    other = page.context.new_page()
    other.goto(f"{server.address}/static/icons/favicon.svg")
    other.evaluate(NEWER)
    expect(page.get_by_role("heading", level=1)).to_have_text("A newer version is open")


def test_a_damaged_game_is_reported(page: Page, server: Server) -> None:
    sit_down(page, server.address, "Hermit")
    page.evaluate(SPOIL)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("This table is damaged")
    expect(page.get_by_text("on this device can’t be read")).to_be_visible()


@pytest.mark.long("browser")
def test_a_failed_fetch_of_a_worker_is_repeated(page: Page, server: Server, faults: Faults) -> None:
    faults.expected = ("ERR_FAILED",)
    sit_down(page, server.address, "Hermit")
    before = visible_state(page)
    tries: list[str] = []
    page.on("requestfailed", lambda request: tries.append(request.url) if "clerk_worker" in request.url else None)
    page.route(CLERK, lambda route: route.abort())
    page.reload()
    expect(page.get_by_text("Opening the table")).to_be_visible()
    until(page, lambda: tries)
    page.unroute(CLERK)
    expect(question(page)).to_contain_text("Take")
    assert visible_state(page) == before
    play_a_turn(page, "Hermit")
