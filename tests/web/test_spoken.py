"""The announcer at a table: every turn of the others, and each question to the player.

Every step, in all languages: tests/js/spoken.test.js."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Faults
from tests.web.sample_tables import ALONE, NAMES, Stages, Words, question_open
from tests.web.screens import WIDE, visitor

# Every announcement in order, even one that disappears at once.
COLLECT = """
window.said = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.parentElement?.closest('[role=log]')) window.said.push(node.textContent);
}).observe(document, { subtree: true, childList: true });
"""
MY_TURN = "Take the first of two cards."
ASKED = "Take "  # one card, or the first of two with an empty hand


@pytest.fixture
def page(browser: Browser, stages: Stages, faults: Faults) -> Iterator[Page]:
    with visitor(browser, stages, WIDE) as page:
        faults.watch(page)
        faults.expected = ("/preview",)  # the test also plays this seat through the API, so the page's previews may be late
        page.add_init_script(COLLECT)
        yield page


def listen(page: Page, stages: Stages, rounds: int = 3) -> list[Words]:
    """Let three bots play some rounds with a listener; return the events."""
    table = stages.new(ALONE, modules=False)
    page.goto(f"/table/{table}")
    page.get_by_role("log").get_by_text(MY_TURN).wait_for(state="attached")
    assert stages.advance(table, question_open("take", rounds=rounds))
    return [event for entry in stages.message(table, 0)["entries"] for event in entry["events"]]


def announcements(page: Page, pattern: str, count: int) -> list[str]:
    """The announcements of this form once all have come, and the question after them."""
    page.wait_for_function(
        "([like, count, last]) => said.filter((one) => RegExp(like).test(one)).length >= count && said.at(-1).startsWith(last)",
        arg=[pattern, count, ASKED],
    )
    return [words for words in page.evaluate("window.said") if re.search(pattern, words)]


def turns(events: list[Words]) -> list[tuple[int, list[Words]]]:
    found: list[tuple[int, list[Words]]] = []
    for event in events:
        if event["ev"] == "turn":
            found.append((event["seat"], []))
        elif found:
            found[-1][1].append(event)
    return found


def name(city: str) -> str:
    return {"wurzburg": "Würzburg", "nurnberg": "Nürnberg", "munchen": "München", "zurich": "Zürich"}.get(city, city.capitalize())


def test_every_bots_turn_is_announced_in_one_sentence(page: Page, stages: Stages) -> None:
    expected = [(seat, its) for seat, its in turns(listen(page, stages)) if seat]
    said = announcements(page, f"^({'|'.join(NAMES[1:])})", len(expected))
    for words, (seat, its) in zip(said, expected, strict=True):
        assert words.startswith(NAMES[seat])
        for event in its:
            if event["ev"] in ("reveal", "play", "office"):
                assert name(event["city"]) in words, f"{event}: {words}"


def test_every_refusal_is_announced(page: Page, stages: Stages) -> None:
    page.goto(f"/table/{stages.new(ALONE, modules=False)}")
    page.get_by_role("log").get_by_text(MY_TURN).wait_for(state="attached")
    for count in (1, 2):
        page.locator("#command").fill("sing a song")
        page.locator("#command").press("Enter")
        expect(page.get_by_role("log").locator("p", has_text="I did not understand that")).to_have_count(count)


def test_a_citys_description_lists_its_roads(page: Page, stages: Stages) -> None:
    page.goto(f"/table/{stages.new(ALONE, modules=False)}")
    ulm: Any = page.locator('[data-city="ulm"]')
    expect(ulm).to_have_accessible_description("Roads: Sigmaringen, Stuttgart, Kempten, Augsburg, and Ingolstadt.")
