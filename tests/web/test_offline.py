"""A page that is ready works offline with its whole version; a new version waits until no page plays."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from postroad.pages.packs import WEB
from postroad.pages.static_site import write_site
from tests.web.around_a_game import BOT, PERSON, new_table, question
from tests.web.conftest import Faults, NewPage
from tests.web.page_driver import Mouse
from tests.web.players import Player
from tests.web.screens import prefer
from tests.web.serving import Server
from tests.web.static_host import StaticHost
from tests.web.waiting import until

READY = "Ready to play offline."
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
  (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat()"""

WAITS = "navigator.serviceWorker.getRegistration().then((it) => Boolean(it.waiting))"


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page(service_workers="allow")


def get_ready(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_text(READY)).to_be_visible()


def play_at_once(page: Page) -> None:
    """Press Play and play to the second turn."""
    page.get_by_role("button", name="Play", exact=True).click()
    expect(question(page)).to_contain_text("Take the first of two cards")
    guest = Player(page, "Guest", Mouse(page))
    guest.play_on(lambda sight: "end" in guest.done and sight.question.startswith("Take "))


def test_a_newcomer_plays_at_once_and_then_offline(page: Page, host: StaticHost) -> None:
    """A simple bot stands in until the bots' network has arrived and is cached."""
    page.add_init_script(prefer())
    host.held = "master.net"
    page.goto(host.address)
    play_at_once(page)
    expect(page.locator(".log")).to_contain_text("a simple bot stands in")
    expect(page.locator(".seat").get_by_text("Simple bot")).to_have_count(2)
    host.let_go.set()
    get_ready(page, host.address)
    ready, play = (page.get_by_text(READY), page.get_by_role("button", name="Play", exact=True))
    expect(ready).to_be_in_viewport()
    assert abs(ready.bounding_box()["y"] - play.bounding_box()["y"]) < 200, "beside the button that begins a game"
    host.stop()
    page.reload()
    play_at_once(page)
    expect(page.locator(".seat").get_by_text("Easy bot")).to_have_count(2)


def test_a_site_opens_without_its_host(page: Page, host: StaticHost) -> None:
    """Every screen, language and help page opens without its host."""
    get_ready(page, host.address)
    host.stop()
    page.goto(f"{host.address}#/new?kind=people")
    page.reload()
    expect(page.locator(".seat-form").first).to_be_visible()
    page.get_by_role("link", name="Back").click()
    page.locator(".tools select").select_option("ja")
    page.get_by_role("button", name="ヘルプ").click()
    expect(page.get_by_role("dialog")).to_contain_text("郵便局")
    assert not [path for path in host.asked if "/api/" in path]


def test_a_page_of_a_server_works_without_it(page: Page, own_server: Server, faults: Faults) -> None:
    """Games against bots go on, and no API answer is cached."""
    page.add_init_script(prefer())
    get_ready(page, own_server.address)
    page.get_by_role("link", name="Custom game").click()
    assert page.evaluate(KEPT) and not [url for url in page.evaluate(KEPT) if "/api/" in url]
    own_server.stop()
    faults.expected = ("ERR_CONNECTION_REFUSED", "ERR_FAILED", "WebSocket")
    page.goto(f"{own_server.address}/stats")
    expect(page.get_by_role("heading", name="Your statistics")).to_be_visible()
    page.goto(f"{own_server.address}/new?kind=people")
    expect(page.locator(".seat-form").first).to_be_visible()
    page.get_by_role("link", name="Back").click()
    new_table(page, {"Hermit": PERSON, "Balthasar": BOT})
    player = Player(page, "Hermit", Mouse(page))
    player.play_on(lambda sight: "end" in player.done)
    page.reload()
    expect(question(page)).to_be_visible()


def installed(page: Page) -> dict[str, Any]:
    """The app that the browser would install."""
    browser = page.context.new_cdp_session(page)
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    told = browser.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest: dict[str, Any] = told["manifest"]
    return manifest


def test_the_app_can_be_installed(page: Page, host: StaticHost, server: Server) -> None:
    """The app has an id of its own, even beside others on the same web host."""
    for address in (host.address, f"{server.address}/"):
        page.goto(address)
        expect(page.get_by_role("link", name="Custom game")).to_be_visible()
        app = installed(page)
        assert app["startUrl"] == app["scope"] == app["id"] == address and app["display"] == "kStandalone"


def renamed(folder: Path, name: str) -> Path:
    """The client in another version, marked by a word on its landing page."""
    shutil.copytree(WEB, folder)
    texts = folder / "lang" / "en" / "pages.ftl"
    texts.write_text(
        texts.read_text(encoding="utf-8").replace("landing-new = Custom game", f"landing-new = {name}"), encoding="utf-8"
    )
    return folder


def test_a_new_version_waits_for_running_games(page: Page, host: StaticHost, tmp_path: Path) -> None:
    get_ready(page, host.address)
    write_site(host.folder, web=renamed(tmp_path / "web", "A table of tomorrow"))
    playing = page.context.new_page()
    playing.goto(f"{host.address}#/table/elsewhere")
    playing.locator("h1").wait_for()
    page.reload()
    until(page, lambda: page.evaluate(WAITS))
    page.wait_for_timeout(1000)
    expect(page.get_by_role("link", name="Custom game")).to_be_visible()
    playing.close()
    expect(page.get_by_role("link", name="A table of tomorrow")).to_be_visible()
    host.stop()
    page.reload()
    expect(page.get_by_role("link", name="A table of tomorrow")).to_be_visible()
    names = page.evaluate("caches.keys()")
    assert len(names) == 1 and names[0].startswith(f"postroad {host.address} ")


# The page's next step waits until it is released.
HELD_UP = """
if (!sessionStorage.goesOn) {
    const held = [], later = setTimeout;
    setTimeout = (what, after, ...more) => (after ? later(what, after, ...more) : held.push(what));
    globalThis.goOn = () => { sessionStorage.goesOn = "yes"; setTimeout = later; held.forEach((what) => what()); };
}
"""


@pytest.mark.long("browser")
def test_an_outdated_page_reloads(page: Page, host: StaticHost, tmp_path: Path) -> None:
    """The page of the old version loaded before it could hear of the takeover."""
    get_ready(page, host.address)
    script = "document.querySelector('script[src]').src"
    old = page.evaluate(script)
    write_site(host.folder, web=renamed(tmp_path / "web", "A table of tomorrow"))
    slow = page.context.new_page()
    slow.add_init_script(HELD_UP)
    slow.goto(host.address)
    assert slow.evaluate(script) == old
    page.evaluate("void navigator.serviceWorker.getRegistration().then((it) => it.update())")
    expect(page.get_by_role("link", name="A table of tomorrow")).to_be_visible()
    assert slow.evaluate(script) == old
    slow.evaluate("goOn()")
    expect(slow.get_by_role("link", name="A table of tomorrow")).to_be_visible()


@pytest.mark.long("browser")
def test_a_page_in_use_is_not_reloaded(page: Page, host: StaticHost, tmp_path: Path) -> None:
    get_ready(page, host.address)
    page.get_by_label("Your name").fill("Anna")
    write_site(host.folder, web=renamed(tmp_path / "web", "A table of tomorrow"))
    page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update())")
    until(page, lambda: page.evaluate(WAITS))
    page.evaluate("window.before = true")
    page.wait_for_timeout(1500)
    assert page.evaluate("window.before")
    expect(page.get_by_label("Your name")).to_have_value("Anna")


@pytest.mark.long("browser")
def test_an_unannounced_table_keeps_its_version(page: Page, host: StaticHost, tmp_path: Path) -> None:
    get_ready(page, host.address)
    unheard = page.context.new_page()
    unheard.add_init_script("LockManager.prototype.request = async () => {}")
    unheard.goto(f"{host.address}#/table/elsewhere")
    unheard.locator("h1").wait_for()
    write_site(host.folder, web=renamed(tmp_path / "web", "A table of tomorrow"))
    page.reload()
    expect(page.get_by_role("link", name="A table of tomorrow")).to_be_visible()
    later = "import(document.querySelector('script[src]').src.split('app/start.js')[0] + 'pages/final/final.js').then(() => true)"
    assert unheard.evaluate(later)


@pytest.mark.long("browser")
def test_a_new_version_loses_no_device_code(page: Page, server: Server) -> None:
    """The code has left the address when another tab lets the new version take over."""
    get_ready(page, server.address)
    origin = {"Origin": server.address}
    assert page.request.post(f"{server.address}/api/me", data={"name": "Ann"}, headers=origin).ok
    code = page.request.post(f"{server.address}/api/me/device-link", headers=origin).json()["code"]
    page.context.clear_cookies()
    page.goto(f"{server.address}/move#{code}")
    page.locator(".move-question").wait_for()
    assert page.evaluate("Boolean(navigator.serviceWorker.controller)")
    page.evaluate("window.before = true; navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))")
    page.get_by_role("button", name="Ann").click()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Ann")
    assert page.evaluate("window.before")


@pytest.mark.long("browser")
def test_the_worker_unregisters_from_a_foreign_site(page: Page, host: StaticHost) -> None:
    get_ready(page, host.address)
    shutil.rmtree(host.folder)
    host.folder.mkdir()
    (host.folder / "index.html").write_text("<title>Another program</title>")
    page.reload()
    until(page, lambda: page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => !all.length)"))
    page.close()


@pytest.mark.long("browser")
def test_plain_http_explains_the_missing_offline_mode(new_page: NewPage, tmp_path: Path, faults: Faults) -> None:
    """Over plain HTTP, as on a LAN, everything but offline play works."""
    write_site(tmp_path / "site")
    faults.hosts.add("post.test")
    with StaticHost(tmp_path / "site") as host:
        page = new_page(service_workers="allow", reduced_motion="reduce")
        page.add_init_script(prefer())
        page.goto(host.address.replace("localhost", "post.test"))
        expect(page.get_by_text("This address isn’t encrypted")).to_be_visible()
        new_table(page, {"Hermit": PERSON, "Balthasar": BOT})
        player = Player(page, "Hermit", Mouse(page))
        player.play_on(lambda sight: "end" in player.done)
        page.reload()
        expect(question(page)).to_be_visible()
        page.close()  # before its web host stops, because the page may still fetch something


@pytest.mark.long("browser")
def test_a_new_version_fetches_the_opponents_again(page: Page, host: StaticHost, tmp_path: Path) -> None:
    """Otherwise a page that was ready for offline play would lose that."""
    page.add_init_script(prefer())
    get_ready(page, host.address)
    write_site(host.folder, web=renamed(tmp_path / "web", "A table of tomorrow"))
    page.goto(host.address)
    expect(page.get_by_role("link", name="A table of tomorrow")).to_be_visible(timeout=30_000)
    host.stop()
    page.reload()
    expect(page.get_by_text(READY)).to_be_visible()
    assert len([url for url in page.evaluate(KEPT) if url.endswith("master.net")]) == 1
