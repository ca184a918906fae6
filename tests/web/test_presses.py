"""A press has the effect that is shown and no other; other players' presence is shown, too."""

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web.around_a_game import question
from tests.web.colour_vision import Sight
from tests.web.page_driver import Keys, Mouse
from tests.web.players import Player
from tests.web.sample_tables import ALONE, Stages, first_letter_fits
from tests.web.screens import WIDE, at_table, visitor
from tests.web.waiting import until


def test_one_press_plays_a_card_that_fits_one_end(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, WIDE) as page:
        at_table("one-end")(page, stages)
        before = Sight(page).route
        letter = Sight(page).fitting[0]
        page.locator(".market .place").first.click(force=True)  # one was taken already
        expect(page.locator(".notice")).to_be_visible()
        page.get_by_role("button", name="New route", exact=True).click()
        expect(page.locator(".notice")).to_have_count(0)
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


def test_the_first_drag_works_on_a_slow_connection(browser: Browser, stages: Stages) -> None:
    """The code for dragging is fetched with the first press, and the card may be dropped before it arrives."""
    held: list[Route] = []
    with visitor(browser, stages, WIDE) as page:
        page.goto(f"/table/{stages.new((None, 'stand-in'), modules=False)}")
        page.locator(".bar-mine").wait_for()
        page.route(re.compile("input/drag"), lambda route: held.append(route))
        Mouse(page).drag(page.locator(".market .place.target").first, page.get_by_role("region", name=re.compile("^Your hand")))
        until(page, lambda: held)
        held[0].continue_()
        expect(page.locator(".hand .place")).to_have_count(1)
        expect(page.locator(".ghost")).to_have_count(0)


PLACES = """async (piece) => {
  const places = new Set();
  for (let frame = 0; frame < 12; frame++) {
    await new Promise(requestAnimationFrame);
    places.add(piece.getBoundingClientRect().y);
  }
  return [...places];
}"""  # where it stands from frame to frame


@pytest.mark.long("browser")
def test_a_card_hovered_at_its_edge_stays_raised(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, WIDE) as page:
        at_table("take")(page, stages)
        letter = page.locator(".market .place.target").first
        box = letter.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
        until(page, lambda: letter.evaluate("(piece) => piece.matches(':hover')"))
        page.wait_for_timeout(100)
        assert letter.evaluate(PLACES) == [box["y"] - 4]


@pytest.mark.long("browser")
def test_a_route_of_one_city_has_one_end(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, WIDE) as page:
        at_table("one-city")(page, stages)
        ends = page.locator(".route-mine [data-end]")
        expect(ends).to_have_count(1)
        expect(ends).to_have_attribute("title", "Right end")


def test_an_unsent_choice_is_marked_and_blocks_others(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, WIDE) as page:
        at_table("take")(page, stages)
        page.route(re.compile(r"/decisions"), lambda route: route.abort())
        page.locator(".market .place.target").nth(2).click()
        expect(question(page)).to_contain_text("hasn’t been sent yet")
        expect(page.locator(".target, [data-target], .route-end-open")).to_have_count(0)
        expect(page.locator(".chosen")).to_have_count(1)
        expect(page.locator(".market .place").nth(2)).to_have_class(re.compile("chosen"))
        page.get_by_role("button", name="Discard it").click()
        expect(page.locator(".chosen")).to_have_count(0)
        expect(page.locator(".place-deck")).to_have_class(re.compile("target"))


@pytest.mark.long("browser")
def test_players_see_the_number_of_spectators(browser: Browser, stages: Stages) -> None:
    table = stages.new((None, "stand-in"), modules=False)
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


@pytest.mark.long("browser")
def test_a_card_that_only_starts_a_route_asks_at_once(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, WIDE) as page:
        at_table("full-hand")(page, stages)
        letter = page.locator(".hand .target-wax").first
        letter.click()
        expect(page.get_by_role("dialog")).to_contain_text("You get nothing for it.")
        page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
        expect(page.locator(".picked")).to_have_count(0)


@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_the_player_chooses_between_two_route_ends(browser: Browser, stages: Stages, hands: type[Mouse | Keys]) -> None:
    table = stages.create(f"two-ends-{hands.__name__}", ALONE, first_letter_fits("left", "right"))
    with visitor(browser, stages, WIDE) as page:
        page.goto(f"/table/{table}")
        page.locator(".bar-mine").wait_for()
        before = Sight(page).route
        page.locator(".hand .place.target").first.focus()
        page.keyboard.press("Enter")
        page.locator(".picked").wait_for()
        player = Player(page, "Ends", hands(page))
        assert player.step(Sight(page)) and player.done == ["place"]
        until(page, lambda: len(Sight(page).route) == len(before) + 1)
