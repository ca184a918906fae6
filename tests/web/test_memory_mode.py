"""Memory mode: the page neither shows nor announces hidden tiles until the end of the game."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.suites import first_of
from tests.web.conftest import Faults
from tests.web.sample_tables import HASTY, SENSIBLE, Levels, Stages, Words, question_open
from tests.web.screens import WIDE, visitor

ALONE: Levels = (None, "stand-in")
ME = 0
LECTERN = re.compile(r"img \"\w+, \d:")  # the waiting room in Rome is public
OPEN = re.compile(r"\w+ \([^)]+\) enters the waiting room|In the waiting room: [^.]*|or more, \d+ points")  # and carriages


def with_tiles(phase: str, kind: str = "") -> Callable[[Words], bool]:
    """Is this question open while both have tiles and one of my clergy travels?"""

    def reached(view: Words) -> bool:
        rides = any(rank for rank in view["seats"][ME]["clergy"].values())
        return (
            question_open(phase, 2, kind)(view)
            and view["decides"] == ME
            and all(seat["tiles"] for seat in view["seats"])
            and rides
        )

    return reached


STAGES = {
    "take": (with_tiles("take"), SENSIBLE),
    "close": (with_tiles("close", "close"), SENSIBLE),
    "coach": (with_tiles("coach"), HASTY),
}


@pytest.fixture
def page(browser: Browser, stages: Stages, faults: Faults) -> Iterator[Page]:
    with visitor(browser, stages, WIDE) as page:
        faults.watch(page)
        yield page


def visible_text(page: Page) -> str:
    """All text of the open table: pieces, sheets and answers."""
    page.locator(".bar-mine").wait_for()
    heard = [page.locator("body").aria_snapshot()]
    for name in page.locator(".seat-name").all():
        name.click()
        page.locator(".seat-details").wait_for()
        heard.append(page.locator("body").aria_snapshot())
        page.keyboard.press("Escape")
    for question in ("score", "rome", "Walburga"):
        page.locator("#command").fill(question)
        page.locator("#command").press("Enter")
        page.locator(".answer").wait_for()
        heard.append(page.locator("body").aria_snapshot())
    if page.locator("[data-key=c]").count():
        page.locator("[data-key=c]").first.click()
        page.locator(".closing-points").wait_for()
        heard.append(page.locator("body").aria_snapshot())
    lines = "\n".join(heard).splitlines()
    return OPEN.sub("", "\n".join(line for line in lines if not LECTERN.search(line)))


def secrets_of(view: Words) -> list[re.Pattern[str]]:
    """Scores with tiles, tile points and travelling clergy, as an open table shows them."""
    sums = {seat["points"] for seat in view["seats"]} - {seat["points"] - seat["score"]["tiles"] for seat in view["seats"]}
    ranks = {"priest" if rank == "father" else rank for rank in view["seats"][ME]["clergy"].values() if rank}
    return [
        *(re.compile(rf"(?<![\d+−-]){points} points".replace("-", "[−-]")) for points in sums),
        *(re.compile(rf"\b{rank}\b", re.IGNORECASE) for rank in ranks),
        re.compile(r"\btiles \d"),
    ]


def named(events: list[Words]) -> int:
    """Tiles whose takers have not begun another turn."""
    begun: set[int] = set()
    count = 0
    for event in reversed(events):
        count += event["ev"] == "tile" and event["seat"] not in begun
        if event["ev"] == "turn":
            begun.add(event["seat"])
    return count


@pytest.mark.parametrize("stage", first_of(STAGES))
def test_the_page_shows_no_hidden_tile(page: Page, stages: Stages, stage: str) -> None:
    table = stages.create(f"by-heart-{stage}", ALONE, *STAGES[stage], memory=True)
    page.goto(f"/table/{table}")
    words, message = visible_text(page), stages.message(table, ME)
    assert [secret.pattern for secret in secrets_of(message["view"]) if secret.search(words)] == []
    seats = message["view"]["seats"]
    expect(page.locator(".seats .plaque-covered")).to_have_count(
        sum(len(tiles) for seat in seats for tiles in seat["tiles"].values())
    )
    expect(page.locator(".seats .plaque:not(.plaque-covered)")).to_have_count(0)
    expect(page.locator("[data-log]")).to_contain_text("earns a tile")
    expect(page.locator(".coach-sign, .coach-sign-points")).to_have_count(0)
    events = [event for entry in message["entries"] for event in entry["events"]]
    assert len(re.findall("earns “", page.locator("[data-log]").aria_snapshot())) == named(events)
    assert "The master’s choice" not in words and page.locator("[data-key=w]").count() == 0


def test_an_ordinary_table_shows_these_secrets(page: Page, stages: Stages) -> None:
    """A control for the test above, which searches the same table."""
    table = stages.create("open-take", ALONE, *STAGES["take"])
    page.goto(f"/table/{table}")
    words = visible_text(page)
    assert [secret.pattern for secret in secrets_of(stages.message(table, ME)["view"]) if not secret.search(words)] == []


def test_the_end_reveals_all_tiles(page: Page, stages: Stages) -> None:
    table = stages.create("by-heart-over", ALONE, lambda view: view["decides"] is None, memory=True)
    page.goto(f"/table/{table}")
    page.locator(".final").wait_for()
    for seat in stages.message(table, ME)["view"]["seats"]:
        expect(
            page.locator(".score-points").filter(has_text=re.compile(rf"^{seat['points']}$".replace("-", "−")))
        ).to_be_visible()
    page.get_by_role("button", name="View the board").click()
    expect(page.locator(".seats .plaque").first).to_be_visible()
    expect(page.locator(".plaque-covered")).to_have_count(0)


def test_switches_describe_their_effect_in_advance(page: Page) -> None:
    """Clergy are mentioned only with the audience module."""
    page.goto("/new?kind=friends")
    covered = {
        False: "Bonus tiles stay face down once taken;",
        True: "Bonus tiles stay face down once taken, and so do your own clergy on the road",
    }
    told = {
        "Hints": "ask what the master would do",
        "Show it in the lobby": "sees the table and may join",
        "Random": "are drawn once",
    }
    for audience in (False, True):
        page.get_by_role("switch", name=re.compile("^Audience")).set_checked(audience)
        for on in (False, True):
            for name, words in {**told, "Memory mode": covered[audience]}.items():
                switch = page.get_by_role("switch", name=re.compile(f"^{name}"))
                switch.set_checked(on)
                expect(switch).to_have_accessible_name(re.compile(words))
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_text("Memory mode: tiles taken and own clergy stay face down")).to_be_visible()


def test_memory_mode_is_chosen_and_shown_before_the_seating(page: Page) -> None:
    page.goto("/new?kind=friends")
    hints = page.get_by_role("switch", name=re.compile("^Hints"))
    hints.check()
    page.get_by_role("switch", name=re.compile("^Memory mode")).check()
    expect(hints).not_to_be_checked()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_text("Memory mode: tiles taken stay face down")).to_be_visible()
    expect(page.get_by_text("Hints allowed")).to_have_count(0)
    page.goto("/new")
    page.get_by_role("switch", name=re.compile("^Memory mode")).check()
    page.get_by_role("switch", name=re.compile("^Audience")).check()
    page.get_by_role("button", name="Create table").click()
    expect(page.locator(".sheet-clergy")).to_contain_text("you can’t look it up later")
