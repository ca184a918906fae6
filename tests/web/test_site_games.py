"""Games from a static site and from a file, without a server and later without the web host."""

import contextlib
import json
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from postroad import __version__
from postroad.pages.single_file import write_page
from tests.web.around_a_game import BOT, PERSON, menu, new_table
from tests.web.conftest import NewPage
from tests.web.page_driver import Mouse
from tests.web.players import Player
from tests.web.screens import prefer
from tests.web.static_host import StaticHost
from tests.web.test_games import finished
from tests.web.test_offline import READY, get_ready
from tests.web.test_shared_games import OVER
from tests.web.waiting import until

SEATS = {"Hermit": PERSON, "Balthasar": BOT, "Apollonia": BOT, "Leopold": BOT}


def new_visitor(new_page: NewPage) -> Page:
    page = new_page(service_workers="allow", reduced_motion="reduce")
    page.context.add_init_script(f"if (location.protocol !== 'about:') {prefer()}")
    return page


def watched(page: Page) -> list[str]:
    """The failed requests of the page from now on."""
    missed: list[str] = []
    page.on("requestfailed", lambda request: missed.append(request.url))
    return missed


# ms before the page is reopened: while Chromium cleans up after a crash, no service worker answers.
AFTERWARDS = 5000


def kill(page: Page) -> Page:
    """Crash the browser; return a new page of it."""
    with contextlib.suppress(Error):
        page.goto("chrome://crash")
    fresh = page.context.new_page()
    fresh.wait_for_timeout(AFTERWARDS)
    return fresh


def opened(page: Page, address: str) -> bool:
    """Wait until the table is open, longer on a busy machine."""
    with contextlib.suppress(Error):
        page.goto(address)
        return True
    return False


def turns(player: Player, count: int) -> None:
    """Play this many turns."""
    before = player.done.count("end")
    player.play_on(lambda sight: sight.over or player.done.count("end") >= before + count)


def meet_opponents(page: Page, host: StaticHost) -> None:
    """The bots' network was fetched while the first page was idle, and is cached."""
    assert [path.rpartition("/")[2] for path in host.asked].count("master.net") == 1
    asked = len(host.asked)
    new_table(page, SEATS)
    turns(Player(page, "Hermit", Mouse(page)), 1)
    assert host.asked[asked:] == []
    menu(page, "Main menu").click()
    expect(page.get_by_role("link", name="Custom game")).to_be_visible()
    expect(page.get_by_text(READY)).to_be_visible()


@pytest.mark.long("browser")
def test_a_whole_game_after_the_web_host_has_stopped(new_page: NewPage, host: StaticHost, tmp_path: Path) -> None:
    page = new_visitor(new_page)
    get_ready(page, host.address)
    meet_opponents(page, host)
    host.stop()
    missed = watched(page)
    page.reload()
    new_table(page, SEATS)
    turns(Player(page, "Hermit", Mouse(page)), 2)
    table = page.url
    page = kill(page)
    until(page, lambda: opened(page, host.address), patience=30)
    missed_later = watched(page)
    page.get_by_role("link", name="Continue the last game").click()
    expect(page).to_have_url(table)
    player = Player(page, "Hermit", Mouse(page))
    player.play_on()
    finished(page, tmp_path, player)
    assert missed + missed_later == []


@pytest.mark.long("browser")
def test_a_running_game_sends_no_request(new_page: NewPage, host: StaticHost) -> None:
    page = new_visitor(new_page)
    get_ready(page, host.address)
    meet_opponents(page, host)
    before = len(host.asked)
    new_table(page, SEATS)
    turns(Player(page, "Hermit", Mouse(page)), 2)
    with page.expect_download() as download:
        menu(page, "Save a bug report").click()
    report = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert report["program"].startswith(f"Postroad {__version__} ") and report["record"]["format"] == "postroad/1"
    assert host.asked[before:] == []
    assert not [path for path in host.asked if "/api/" in path]


@pytest.mark.long("browser")
def test_a_game_from_a_file(new_page: NewPage, tmp_path: Path) -> None:
    """The file is opened from the disk, closed, and opened again."""
    write_page(tmp_path / "postroad.html")
    page = new_visitor(new_page)
    page.context.set_offline(True)
    page.goto((tmp_path / "postroad.html").as_uri())
    missed = watched(page)
    new_table(page, SEATS)
    turns(Player(page, "Hermit", Mouse(page)), 2)
    page.close()
    page = page.context.new_page()
    page.goto((tmp_path / "postroad.html").as_uri())
    page.get_by_role("link", name="Continue the last game").click()
    turns(Player(page, "Hermit", Mouse(page)), 1)
    assert missed == []


def test_a_game_in_a_link_opens_from_a_site_and_from_a_file(new_page: NewPage, host: StaticHost, tmp_path: Path) -> None:
    write_page(tmp_path / "postroad.html")
    for place in (host.address, (tmp_path / "postroad.html").as_uri()):
        page = new_visitor(new_page)
        page.goto(f"{place}#/game/{OVER['link']}?at=90")
        expect(page.locator(".time-at")).to_have_text(f"Step 90 of {OVER['decisions']}")
    assert not [path for path in host.asked if OVER["link"][:20] in path], "it is nobody's business but the reader's"
