"""When something fails, the page says what, and keeps what it has."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.around_a_game import question, sit_down
from tests.web.conftest import Faults
from tests.web.page_driver import Mouse
from tests.web.players import Player
from tests.web.serving import Server

NO_WASM = "delete globalThis.WebAssembly"
NEWER = """() => new Promise((done) => {
    const wanted = indexedDB.open("postroad", 99);
    wanted.onsuccess = () => { wanted.result.close(); done(); };
})"""

BREAK_LOG = """() => {
    globalThis.broken = true;
    const { reverse } = Array.prototype;
    Array.prototype.reverse = function () {
        if (globalThis.broken && this[0]?.events && "key" in this[0]) throw new Error("a broken log");
        return reverse.call(this);
    };
}"""


@pytest.fixture
def played(page: Page, server: Server) -> Page:
    """A browser with a game in it."""
    sit_down(page, server.address, "Ada")
    expect(question(page)).to_be_visible()
    return page


def test_without_webassembly_the_saved_games_stay(played: Page, server: Server) -> None:
    table = played.url
    played.add_init_script(NO_WASM)
    played.goto(server.address)
    expect(played.get_by_role("alert").filter(has_text="WebAssembly")).to_be_visible()
    expect(played.get_by_role("link", name="Continue: Ada")).to_be_visible()
    expect(played.get_by_role("link", name="Learn")).to_have_count(1)  # of the menu: this is no newcomer
    play = played.get_by_role("button", name="Play", exact=True)
    play.click()
    expect(played.get_by_role("alert").filter(has_text="WebAssembly")).to_have_count(2)
    expect(play).to_be_enabled()
    played.goto(table)
    expect(played.get_by_role("heading", name="This browser can’t run the game")).to_be_visible()


def test_games_of_a_newer_version_are_not_called_lost(played: Page, server: Server, faults: Faults) -> None:
    played.goto(f"{server.address}/move")
    played.evaluate(NEWER)
    played.goto(server.address)
    expect(played.get_by_role("alert").filter(has_text="newer version")).to_be_visible()


def test_a_part_that_throws_leaves_the_others_usable(played: Page, faults: Faults) -> None:
    """The log fails, the game goes on, its record can be saved, and the log comes back."""
    faults.expected = ("a broken log",)
    played.evaluate(BREAK_LOG)
    player = Player(played, "Ada", Mouse(played))
    player.play_on(lambda sight: player.done.count("end") == 1)
    failed = played.get_by_role("alert").filter(has_text="Something went wrong in this part of the page")
    expect(failed).to_have_count(1)
    with played.expect_download() as download:
        failed.get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
    player.play_on(lambda sight: player.done.count("end") == 2)
    played.evaluate("globalThis.broken = false")
    failed.get_by_role("button", name="Try again").click()
    expect(played.locator(".log-turn").first).to_be_visible()
    expect(failed).to_have_count(0)


def test_an_error_that_nothing_catches_is_said(played: Page, faults: Faults) -> None:
    faults.expected = ("an unforeseen error",)
    played.evaluate("setTimeout(() => { throw new Error('an unforeseen error'); })")
    notice = played.get_by_role("alert").filter(has_text="Something went wrong in this page")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    played.evaluate("void Promise.reject(new Error('an unforeseen error'))")
    expect(notice).to_be_visible()


def test_the_operator_learns_where_the_page_failed_and_nothing_else(played: Page, faults: Faults) -> None:
    faults.expected = ("a broken log",)
    played.evaluate(BREAK_LOG)
    player = Player(played, "Ada", Mouse(played))
    with played.expect_response("**/api/page-errors") as told:
        player.play_on(lambda sight: player.done.count("end") == 1)
    assert told.value.status == 204
    sent: dict[str, object] = json.loads(told.value.request.post_data or "{}")
    assert sent["kind"] == "Error" and sent["places"] and set(sent) == {"kind", "places", "version"}
    assert "Ada" not in str(sent) and "broken" not in str(sent)
