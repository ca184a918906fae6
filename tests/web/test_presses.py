"""A press does what is shown, and nothing else; and what others do beside playing is shown too."""

import re

from playwright.sync_api import Browser, Route, expect

from tests.web.hands import Mouse
from tests.web.screens import WIDE, at_table, visitor
from tests.web.sight import Sight
from tests.web.stages import Stages
from tests.web.visits import question
from tests.web.waiting import until


def test_a_letter_that_fits_at_one_end_goes_there_with_one_press(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, WIDE) as page:
        at_table("one-end")(page, stages)
        before = Sight(page).route
        letter = Sight(page).fitting[0]
        page.get_by_role("button", name="New route", exact=True).click()
        expect(question(page)).to_contain_text("Which card starts the new route?")
        page.get_by_role("button", name=f"Start a new route with {letter}", exact=True).click()
        expect(page.get_by_role("dialog")).to_contain_text(f"Starting a new route with {letter}")
        page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
        page.get_by_role("button", name="Cancel", exact=True).click()
        page.get_by_role("button", name=f"Play {letter}", exact=True).click()
        undo = page.get_by_role("button", name="Undo", exact=True)
        expect(undo).to_be_visible()
        assert Sight(page).route == [letter, *before]
        undo.click()
        expect(question(page)).to_contain_text("Play a card")
        assert Sight(page).route == before


def test_the_first_letter_that_is_dragged_comes_along_however_slow_the_line(browser: Browser, stages: Stages) -> None:
    """What dragging needs is fetched with the first press; by then the letter may have been let go."""
    held: list[Route] = []
    with visitor(browser, stages, WIDE) as page:
        page.goto(f"/table/{stages.new((None, 'postilion'), modules=False)}")
        page.locator(".bar-mine").wait_for()
        page.route(re.compile("input/drag"), lambda route: held.append(route))
        Mouse(page).drag(page.locator(".market .place.target").first, page.get_by_role("region", name=re.compile("^Your hand")))
        until(page, lambda: held)
        held[0].continue_()
        expect(page.locator(".hand .place")).to_have_count(1)
        expect(page.locator(".ghost")).to_have_count(0)


def test_a_route_of_one_city_has_one_end(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, WIDE) as page:
        at_table("one-city")(page, stages)
        ends = page.locator(".route-mine [data-end]")
        expect(ends).to_have_count(1)
        expect(ends).to_have_attribute("title", "Right end")


def test_what_is_not_sent_is_marked_and_nothing_else_can_be_chosen(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, WIDE) as page:
        at_table("take")(page, stages)
        page.route(re.compile(r"/decisions"), lambda route: route.abort())
        page.locator(".market .place.target").nth(2).click()
        expect(question(page)).to_contain_text("not sent yet")
        expect(page.locator(".target, [data-target], .route-end-open")).to_have_count(0)
        expect(page.locator(".chosen")).to_have_count(1)
        expect(page.locator(".market .place").nth(2)).to_have_class(re.compile("chosen"))
        page.get_by_role("button", name="Discard it").click()
        expect(page.locator(".chosen")).to_have_count(0)
        expect(page.locator(".place-deck")).to_have_class(re.compile("target"))


def test_players_see_that_somebody_watches(browser: Browser, stages: Stages) -> None:
    table = stages.new((None, "postilion"), modules=False)
    with visitor(browser, stages, WIDE) as player, visitor(browser, stages, WIDE) as watcher:
        player.goto(f"/table/{table}")
        player.locator(".bar-mine").wait_for()
        eye = player.get_by_role("button", name="One person is watching.")
        expect(eye).to_have_count(0)
        watcher.context.clear_cookies()
        watcher.goto(f"/table/{table}")
        expect(eye).to_be_visible()
        expect(watcher.get_by_role("button", name="One person is watching.")).to_have_count(0)
        eye.click()
        expect(player.get_by_role("region", name="Chat")).to_contain_text("One person is watching.")
