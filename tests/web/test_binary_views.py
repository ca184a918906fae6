"""A server table with binary views, which the page decodes by its own rules."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from postroad.server.tables.snapshot import RULES
from tests.web.around_a_game import question
from tests.web.conftest import Faults
from tests.web.sample_tables import ALONE, Stages
from tests.web.screens import WIDE, visitor
from tests.web.waiting import until

HELD = ".hand .place"


class Frames:
    """All frames that the page receives and sends."""

    def __init__(self, page: Page) -> None:
        self.addresses: list[str] = []
        self.heard: list[dict] = []
        self.sent: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket) -> None:
        self.addresses.append(socket.url)
        socket.on("framereceived", lambda told: self.heard.append(json.loads(told)))
        socket.on("framesent", lambda told: self.sent.append(str(told)))

    @property
    def asked_for_bytes(self) -> bool:
        return any("bytes" in json.loads(told) for told in self.sent)


@pytest.fixture
def page(browser: Browser, stages: Stages, faults: Faults) -> Iterator[Page]:
    with visitor(browser, stages, WIDE) as page:
        faults.watch(page)
        yield page


def take_a_card(page: Page, cards: int) -> None:
    page.keyboard.press("1")
    expect(page.locator(HELD)).to_have_count(cards)


def test_views_come_as_bytes(page: Page, stages: Stages) -> None:
    """The first view comes as JSON until the rules are loaded, later ones as bytes."""
    frames, table = Frames(page), stages.new(ALONE, modules=False)
    page.goto(f"/table/{table}")
    question(page).wait_for()
    assert "view" in frames.heard[0]
    until(page, lambda: frames.asked_for_bytes)
    before = len(frames.heard)
    take_a_card(page, 1)
    told = [message for message in frames.heard[before:] if message["entries"]]
    assert told and all("binary_view" in message and "view" not in message for message in told)
    before = len(frames.addresses)
    page.evaluate("dispatchEvent(new Event('offline'))")
    until(page, lambda: len(frames.addresses) > before)
    assert f"bytes={RULES}" in frames.addresses[-1]
    page.keyboard.press("1")
    until(page, lambda: len(frames.heard[-1]["entries"]) == 1)
    assert "view" not in frames.heard[-1]


def test_a_page_with_other_rules_gets_json_views(page: Page, stages: Stages) -> None:
    """A page of another version than the server gets JSON and works all the same."""

    def another(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(RULES, "0123456789abcdef"))

    page.route(re.compile(r"engine/layout\.js"), another)
    frames, table = Frames(page), stages.new(ALONE, modules=False)
    page.goto(f"/table/{table}")
    question(page).wait_for()
    until(page, lambda: frames.asked_for_bytes)
    take_a_card(page, 1)
    assert all("view" in message for message in frames.heard)


@pytest.mark.long("browser")
def test_a_page_without_rules_gets_json_views(page: Page, stages: Stages, faults: Faults) -> None:
    faults.expected = ("ERR_FAILED",)
    asked: list[Route] = []

    def none(route: Route) -> None:
        asked.append(route)
        route.abort()

    page.route(re.compile(r"postroad\.wasm"), none)
    frames, table = Frames(page), stages.new(ALONE, modules=False)
    page.goto(f"/table/{table}")
    question(page).wait_for()
    until(page, lambda: asked)
    take_a_card(page, 1)
    assert all("view" in message for message in frames.heard) and not frames.asked_for_bytes


@pytest.mark.long("browser")
def test_the_decoder_is_fetched_again_after_a_failure(page: Page, stages: Stages, faults: Faults) -> None:
    """The decoder is fetched again after a lost connection."""
    faults.expected = ("ERR_FAILED",)
    asked: list[Route] = []

    def fails_at_first(route: Route) -> None:
        asked.append(route)
        route.abort() if len(asked) == 1 else route.continue_()

    page.route(re.compile(r"session/bare\.js"), fails_at_first)
    frames, table = Frames(page), stages.new(ALONE, modules=False)
    page.goto(f"/table/{table}")
    question(page).wait_for()
    until(page, lambda: frames.asked_for_bytes)
    assert len(asked) == 2
