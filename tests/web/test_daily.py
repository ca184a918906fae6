"""The daily challenge on a static site: played once, shared, and compared with another player's result."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from postroad import Game
from postroad.link import unpack
from tests.daily import Deal
from tests.web.conftest import NewPage
from tests.web.screens import prefer
from tests.web.static_host import StaticHost

DATE = "2026-11-16"  # a Monday: two seats, no modules

# Decides for the person, by the page's own tables, up to so many decisions of the game; answers with all that was decided.
DECIDE = """async ([id, seat, seed, most]) => {
  const load = (path) => import(new URL(`../../${path}.js`, document.querySelector("script[src]").src).href);
  const [{ js_local_local_client: localClient }, { unpack }, { OneStepBot }, { ACTIONS }, { loadRules }] = await Promise.all(
    ["packs/first", "js/engine/link", "js/engine/bots", "js/engine/layout", "js/ui/rules_here"].map(load));
  const rules = await loadRules();
  const bot = new OneStepBot(rules.module, "greedy", [seed, 1]);
  for (;;) {
    const { game } = unpack(rules, await localClient.makeTurnLink(id));
    if (game.over || (game.seat === seat && game.decisions >= most)) return game.positions.slice(1).map(({ action }) => action);
    const action = game.seat === seat && ACTIONS[bot.decide(game.viewBytes(seat))];
    if (action) await localClient.sendCommand(id, "decisions", { command: crypto.randomUUID(), seat, action });
    else await new Promise((go) => setTimeout(go, 20));
  }
}"""


def play(page: Page, seed: int, most: int = 10_000) -> list[str]:
    page.locator(".table").wait_for()
    table = page.url.split("/")[-1]
    assert table == "here-da20261116"
    actions: list[str] = page.evaluate(DECIDE, [table, Deal(DATE).seat, seed, most])
    return actions


def shared_result(page: Page) -> tuple[str, str]:
    """The shared text and its link."""
    page.get_by_role("link", name="To the daily challenge").click()
    words, link = page.get_by_label("Link", exact=True).input_value().rsplit(" ", 1)
    return words, link


def points(record: dict[str, Any]) -> int:
    return Game.from_record(record).points()[Deal(DATE).seat]


def data_of(link: str) -> str:
    return link.rsplit("/", 1)[1].split("~")[0]


def test_a_daily_challenge_is_played_once_shared_and_compared(new_page: NewPage, host: StaticHost) -> None:
    anna, ben = new_page(), new_page()
    for page in (anna, ben):
        page.add_init_script(prefer())
        page.clock.set_fixed_time(f"{DATE}T12:00:00Z")
    anna.goto(host.address)
    anna.get_by_role("link", name="Daily challenge").click()
    expect(anna.get_by_role("heading", level=2).first).to_have_text(re.compile("Monday, .*2026"))
    anna.get_by_role("button", name="Play").click()
    begun = play(anna, 1, most=30)
    anna.locator(".menu summary").click()
    menu = anna.locator(".menu-list").inner_text()
    assert "Resign" not in menu and "undo" not in menu.lower() and "Delete" in menu
    assert anna.get_by_role("button", name="Hint").count() == 0

    anna.goto(f"{host.address}#/daily/")
    anna.reload()  # a reload continues the game
    anna.get_by_role("link", name="Continue").click()
    actions = play(anna, 2)
    assert actions[: len(begun)] == begun
    words, link = shared_result(anna)
    record = unpack(data_of(link))
    assert re.fullmatch(rf"Postroad, daily challenge of .*2026: {points(record)} points, place [12] of 2\.", words)
    expect(anna.get_by_role("button", name="Play", exact=True)).to_have_count(0)  # one try
    here = Deal(DATE).played(actions)  # in Python, by rules and bots of its own
    assert here.decisions == len(actions) and here.points() == Game.from_record(record).points()

    ben.goto(link)
    expect(ben.get_by_role("heading", name="Someone’s result of this challenge")).to_be_visible()
    expect(ben.locator(".compared-chart")).to_have_count(0)
    ben.get_by_role("button", name="Play it first").click()
    play(ben, 3)
    _, other = shared_result(ben)
    ben.get_by_role("link", name="With result 1").click()
    rows = ben.locator(".daily-compared tbody tr")
    mine, theirs = (points(unpack(data_of(one))) for one in (other, link))
    by = "exactly as many as" if mine == theirs else f"{abs(mine - theirs)} {'more' if mine > theirs else 'fewer'} than"
    expect(ben.locator(".daily-compared")).to_contain_text(f"You have {mine} points, {by} Result 1 had.")
    expect(ben.locator(".daily-compared")).to_contain_text("They parted in turn")
    expect(rows.first).to_have_text("1−20−200")
    rows.nth(2).get_by_role("link").last.click()
    expect(ben.locator(".time-line")).to_be_visible()
    at = int(ben.url.split("at=")[1])
    assert ben.url == f"{link.replace(f'daily/{DATE}', 'game')}?at={at}"
    ended = Game.from_record(record, at).record()["events"]
    assert [event["ev"] for event in ended].count("turn") == 7  # three of both, and the next

    anna.get_by_label("A link someone sent you").fill(f"Look! {other}")
    anna.get_by_role("button", name="Compare").click()
    expect(anna.locator(".daily-compared")).to_contain_text(f"You have {theirs} points")
    assert not [path for path in host.asked if "/api/" in path]


def test_wrong_results_of_a_day_are_refused(page: Page, host: StaticHost) -> None:
    """Days before the first one and after the latest one do not exist either."""
    page.add_init_script(prefer())
    page.clock.set_fixed_time(f"{DATE}T12:00:00Z")
    for address, told in {
        "2026-10-31": "There is no challenge for this day.",
        "2026-02-30": "There is no challenge for this day.",
        "2026-11-18": "This day hasn’t begun anywhere yet.",
        f"{DATE}/1abcdefgh": "This link holds no result of this day’s challenge.",
    }.items():
        page.goto(f"{host.address}#/daily/{address}")
        expect(page.get_by_text(told)).to_be_visible()
    page.goto(f"{host.address}#/daily/2026-11-17")  # it has begun in the east
    expect(page.get_by_role("button", name="Play")).to_be_visible()
