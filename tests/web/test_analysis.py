"""The analysis of a finished game in the page: start, stop, words, chart and table."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from postroad.analysis.review import is_good, review, severity
from postroad.game import Game
from tests.web.conftest import Faults
from tests.web.sample_tables import Stages
from tests.web.screens import WIDE, link, visitor
from tests.web.waiting import until

LONG = 120_000  # ms: other tests may keep both cores busy
NUMBERS = re.compile(r"\d+ of \d+ decisions as good as the master’s")


@pytest.fixture
def page(browser: Browser, stages: Stages, faults: Faults) -> Iterator[Page]:
    with visitor(browser, stages, WIDE) as page:
        faults.watch(page)
        yield page


def test_a_game_is_analysed_from_its_result(page: Page, stages: Stages, tmp_path: Path) -> None:
    table = stages["over"]
    page.goto(f"/table/{table}")
    section = page.get_by_role("region", name="Analyse this game")
    expect(section).to_contain_text("only what the player could know")
    start = section.get_by_role("button", name="Analyse this game")
    start.click()
    section.get_by_role("button", name="Stop").click()
    expect(section.get_by_role("progressbar")).to_have_count(0)
    start.click()
    expect(section).to_contain_text(NUMBERS, timeout=LONG)
    record = stages.client.get(f"/tables/{table}/record").json()
    steps = Game.from_record(record)._steps()
    made = json.loads(json.dumps(review(steps, [0])))
    (told,) = made["summary"]
    expect(section).to_contain_text(f"{told['good']} of {told['decisions']} decisions")
    section.get_by_text("Chances to win", exact=True).click()
    last = section.get_by_role("row").last
    expect(last).to_contain_text("At the end")
    assert [round(wins * 100) for wins in made["course"][-1]["wins"]] == [
        int(n) for n in re.findall(r"(\d+) %", last.inner_text())
    ]
    expect(section.locator("ol > li")).to_have_count(min(10, sum(not is_good(one) for one in made["decisions"])))
    moment = max(made["decisions"], key=severity)
    assert not is_good(moment)
    first = section.locator("ol > li").first
    expect(first).to_contain_text(re.compile(r"^\s*Round \d+, .+\. Played: .+\. Better \(\+\d.+\): .+\."))
    rounds = section.locator(".win-chart > svg .win-round").all_text_contents()
    assert len(rounds) >= 2 and rounds == [str(n) for n in sorted(map(int, rounds))], "the chart names the rounds in order"
    advice = first.inner_text().split("Played")[1].split("See it")[0].strip()
    first.get_by_role("link").scroll_into_view_if_needed()
    place = page.evaluate("scrollY")
    assert place > 200
    first.get_by_role("link").click()
    expect(page).to_have_url(re.compile(rf"\?at={moment['at']}$"))
    expect(page.get_by_role("slider")).to_have_value(str(moment["at"]))
    expect(page.locator(".remark")).to_contain_text(advice)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".remark")).to_have_count(0)
    page.go_back()  # the analysis and the scroll position are restored
    expect(section).to_contain_text(f"{told['good']} of {told['decisions']} decisions")
    until(page, lambda: abs(page.evaluate("scrollY") - place) < 5)


@pytest.mark.long("browser")
def test_the_analysis_of_a_linked_game_stays_after_viewing_the_board(page: Page) -> None:
    page.goto(link("2-over"))
    section = page.get_by_role("region", name="Analyse this game")
    section.get_by_role("combobox").select_option(index=0)
    section.get_by_role("button", name="Analyse this game").click()
    expect(section).to_contain_text(NUMBERS, timeout=LONG)
    page.get_by_role("button", name="View the board").click()
    until(page, lambda: "?at=" in page.url)
    page.get_by_role("button", name="Final score").click()
    expect(section).to_contain_text(NUMBERS)
