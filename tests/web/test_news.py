"""Automatic effects of the rules are reported, and decisions without a choice are not asked."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.sample_tables import HASTY, SENSIBLE, Stages
from tests.web.screens import PHONE, WIDE, visitor

ALONE = (None, "stand-in")


def a_coach_reaches_rome(view: dict[str, Any]) -> bool:
    return view["phase"] == "coach" and any(action.endswith(":rome") for action in view["legal"])


def test_an_arrival_in_rome_is_reported(browser: Browser, stages: Stages) -> None:
    table = stages.create("arrival", ALONE, a_coach_reaches_rome, HASTY)
    with visitor(browser, stages, WIDE) as page:
        page.goto(f"/table/{table}")
        page.locator(".sheet-coaches").wait_for()
        expect(page.locator(".news")).to_have_count(0)
        page.locator(".sheet-coaches [data-target$=':rome'], .sheet-coaches button", has_text="Rome").first.click()
        expect(page.locator(".news")).to_contain_text("arrives")


def calls_the_last_postmaster(view: dict[str, Any]) -> bool:
    """Would the call empty the postmaster's stack and leave tokens of this official only?"""
    mine = view["seats"][view["decides"]]["tokens"] if view["decides"] is not None else {}
    only = not any(count for official, count in mine.items() if official != "postmaster")
    return "call:postmaster" in view["legal"] and view["tokens"]["postmaster"] == 1 and only


@pytest.mark.long("browser")
def test_an_automatic_hand_in_is_reported(browser: Browser, stages: Stages) -> None:
    table = stages.create("no-choice", ALONE, calls_the_last_postmaster, SENSIBLE)
    with visitor(browser, stages, WIDE) as page:
        page.goto(f"/table/{table}")
        page.locator(".bar-mine").wait_for()
        page.locator("[data-target='call:postmaster']").first.click()
        expect(page.locator(".news")).to_have_text("Only one option, so this was handed in for you: Postmaster.")


# The other player calls the last postmaster, so that I hand in mine; or their coach has arrived as well.
OF_ANOTHER = """async (arrives) => {
  const { currentSession } = await import('/static/js/table/session/current.js');
  const { entries, seq } = currentSession();
  const arrival = { ev: "arrive", coach: "bavaria", ranks: ["abbot", "bishop"] };
  const events = [{ ev: "call", seat: 1, official: "postmaster" }, { ev: "return", seat: 0, tokens: ["postmaster"] }];
  const entry = { seq: seq.value + 1, at: 0, kind: "decision", seat: 1, action: "call:postmaster" };
  entries.value = [...entries.value, { ...entry, events: [...(arrives ? [arrival] : []), ...events] }];
}"""


@pytest.mark.long("browser")
def test_news_show_their_seats_and_close_at_a_tap(browser: Browser, stages: Stages) -> None:
    table = stages.create("roofs", ALONE, lambda view: view["phase"] == "take", SENSIBLE)
    with visitor(browser, stages, PHONE) as page:
        for arrives, seats in ((False, ["seat-0"]), (True, ["seat-1", "seat-0"])):
            page.goto(f"/table/{table}")
            page.locator(".bar-mine").wait_for()
            page.evaluate(OF_ANOTHER, arrives)
            expect(page.locator(".news")).to_contain_text("this was handed in for you: Postmaster.")
            assert page.locator(".news .roof").evaluate_all("all => all.map((one) => one.classList[1])") == seats
            page.locator(".news").tap()
            expect(page.locator(".news")).to_have_count(0, timeout=1000)
            expect(page.locator(".bar-mine")).to_be_visible()  # and nothing else was meant


def nothing_to_gain(view: dict[str, Any]) -> bool:
    """Is the last hand-in due for a player with tokens of only one official?"""
    return "return:none" in view["legal"] and not any("+" in action for action in view["legal"])


def test_a_worthless_last_hand_in_is_not_asked(browser: Browser, stages: Stages) -> None:
    table = stages.create("nothing-to-gain", ALONE, nothing_to_gain, SENSIBLE)
    with visitor(browser, stages, WIDE) as page:
        page.goto(f"/table/{table}")
        expect(page.locator(".final")).to_be_visible()
    assert stages.message(table, 0)["view"]["decides"] is None
