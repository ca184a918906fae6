"""A page talks only to its own server, runs only its own scripts, and loads quickly."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.suites import first_of
from tests.web.around_a_game import question, sit_down
from tests.web.conftest import Faults
from tests.web.page_driver import Mouse
from tests.web.players import Player
from tests.web.sample_tables import ALONE, Stages
from tests.web.screens import WIDE, visitor
from tests.web.serving import Server
from tests.web.waiting import until

# Optional parts load seconds later; on a slow machine they would count as part of the start.
NOTHING_LATER = """
const { setTimeout } = globalThis;
globalThis.setTimeout = (done, delay, ...rest) => delay >= 2000 ? 0 : setTimeout(done, delay, ...rest);
"""
FIRST_LOAD = 125_000  # bytes on the network, without fonts


def test_all_requests_go_to_the_same_server(page: Page, server: Server, faults: Faults) -> None:
    sit_down(page, server.address, "Hermit", modules=True)
    player = Player(page, "Hermit", Mouse(page))
    player.play_on(lambda sight: player.done.count("end") == 2)
    origins = {address.split("/", 3)[2] for address in faults.asked}
    assert origins == {server.address.removeprefix("http://")}
    about_tables = [address for address in faults.asked if "/api/tables" in address or address.startswith("ws")]
    assert about_tables == [], "against bots the page plays by itself"


def test_the_rules_for_scripts_are_strict(page: Page, server: Server) -> None:
    answer = page.goto(server.address)
    assert answer
    header = answer.headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in header.split(";"))
    assert rules["default-src"] == "'self'"
    assert rules["object-src"] == "'none'" and rules["frame-ancestors"] == "'none'"
    allowed = {source for sources in rules.values() for source in sources.split()}
    assert allowed <= {"'self'", "'none'", "data:", "'wasm-unsafe-eval'"}
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"


def test_an_inline_script_is_blocked_and_reported(page: Page, server: Server, faults: Faults) -> None:
    page.goto(server.address)
    page.evaluate("document.body.append(Object.assign(document.createElement('script'), { text: 'window.foreign = true' }))")
    until(page, lambda: any("CSP" in fault for fault in faults.unexpected()))
    assert page.evaluate("window.foreign") is None
    faults.expected = ("CSP", "Content Security Policy")


def test_the_first_load_of_a_table_is_small(browser: Browser, stages: Stages) -> None:
    table = stages.new(ALONE)
    with visitor(browser, stages, WIDE) as page:
        page.add_init_script(NOTHING_LATER)
        network = page.context.new_cdp_session(page)
        kinds: dict[str, str] = {}
        sizes: Counter[str] = Counter()
        network.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]}))
        network.on("Network.dataReceived", lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]}))
        network.send("Network.enable")
        page.goto(f"/table/{table}")
        expect(question(page)).to_be_visible()
        page.wait_for_timeout(1500)  # time for further files in the background
        weight = sum(size for request, size in sizes.items() if kinds.get(request) != "Font")
        assert 30_000 < weight <= FIRST_LOAD, f"{weight} bytes; run `make minified` first"


@pytest.mark.parametrize("part", first_of(["app/attention", "app/offline", "landing/offline_note", "lang/en/together"]))
def test_a_failed_fetch_is_repeated(page: Page, server: Server, faults: Faults, part: str) -> None:
    """The page fetches a part again after a lost connection; the player need not reload."""
    faults.expected = ("ERR_FAILED",)
    asked: list[Route] = []

    def fails_at_first(route: Route) -> None:
        asked.append(route)
        route.abort() if len(asked) == 1 else route.continue_()

    page.route(re.compile(part), fails_at_first)
    page.goto(server.address)
    until(page, lambda: len(asked) == 2)
    expect(page.get_by_role("link", name="Custom game")).to_be_visible()


@pytest.mark.parametrize("part", first_of(["lang/en/pages.ftl", "style/pages.css", "pages/new_table/new_table.js"]))
def test_a_part_that_does_not_come_is_named_and_tried_again(page: Page, server: Server, faults: Faults, part: str) -> None:
    """The page says so where a player sees it, in words that are there before any text is, and goes on at one press."""
    faults.expected = ("404",)
    missing = True
    page.route(re.compile(part), lambda route: route.fulfill(status=404) if missing else route.continue_())
    page.goto(f"{server.address}/new")
    expect(page.get_by_role("alert")).to_contain_text("Part of the game could not be loaded.")
    missing = False
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    expect(page.locator("#load-failed")).to_be_hidden()


def test_a_page_whose_script_does_not_come_can_be_reloaded(page: Page, server: Server, faults: Faults) -> None:
    """After a while the loading page says so by its styles alone."""
    faults.expected = ("404",)
    missing = True
    page.route(re.compile("app/start.js"), lambda route: route.fulfill(status=404) if missing else route.continue_())
    page.goto(server.address)
    notice = page.get_by_text("Part of the game could not be loaded.")
    expect(notice).to_be_hidden()
    page.evaluate("document.getAnimations().forEach((one) => one.animationName === 'load-late' && one.finish())")
    expect(notice).to_be_visible()
    missing = False
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("link", name="Custom game")).to_be_visible()
