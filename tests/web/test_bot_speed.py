"""Waiting for bots: the table shows their speed, and the player can skip to their next turn."""

from playwright.sync_api import Browser, expect

from tests.web.sample_tables import Stages
from tests.web.screens import WIDE, visitor
from tests.web.waiting import until

SLOW = "import('/static/js/app/settings.js').then(({ changeSettings }) => changeSettings({ speed: 'slow' }))"
SPEED = "import('/static/js/app/settings.js').then(({ settings }) => settings.value.speed)"
PACE = "import('/static/js/table/session/current.js').then(({ currentSession }) => currentSession().skipping)"
SOON = 8_000  # ms; slow bots take far longer for two turns


def test_a_waiting_player_can_skip_to_their_turn(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, WIDE) as page:
        page.goto(f"/table/{stages.new((None, 'stand-in', 'stand-in', 'stand-in'), modules=False)}")
        page.locator(".bar-mine").wait_for()
        page.evaluate(SLOW)
        taken = page.locator(".market .place.target").first.get_attribute("data-card")
        another = f".market .place.target:not([data-card={taken}])"  # of two cards of one city, the rules play one at once
        for piece, letters in ((".market .place.target", 1), (another, 2), (".hand .place.target", 2)):
            page.locator(piece).first.click()
            expect(page.locator(".hand .place, .route-mine .route-card")).to_have_count(letters)
        page.locator(".nearby").get_by_text("End turn").click()
        speed = page.get_by_role("button", name="Speed: Slow")
        speed.click()
        expect(page.get_by_role("button", name="Speed: Normal")).to_be_visible()
        assert page.evaluate(SPEED) == "normal"
        page.evaluate(SLOW)
        page.get_by_role("button", name="Skip to my turn").click()
        expect(page.locator(".bar-mine")).to_be_visible(timeout=SOON)
        until(page, lambda: not page.evaluate(PACE))
