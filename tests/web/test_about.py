"""Every piece explains itself: on hover, on a long press, on a tap without another meaning, and by a key."""

import itertools
import re

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.web.conftest import Faults
from tests.web.layout import change_language
from tests.web.sample_tables import ALONE, MIXED, Stages, joined, question_open, route_of, with_answers
from tests.web.screens import PHONE, SIZES, WIDE, at_table, visitor
from tests.web.waiting import at_rest, until

SMALL_PHONE = {"width": 375, "height": 667}

REST = (
    """([piece, type]) => piece.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "touch", isPrimary: true }))"""
)

LET_GO = """(piece) => {
  piece.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, pointerType: "touch", isPrimary: true }));
  piece.click();
}"""

PRESS = """(piece) => {
  for (const kind of ["pointerdown", "pointerup"]) {
    piece.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: "touch", isPrimary: true }));
  }
  piece.click();
}"""

# A finger is lifted in good time, but the page is busy until after that: it hears of it late.
LIFTED_UNHEARD = """async (piece) => {
  await import("/static/js/table/input/about.js");
  const finger = (kind) => piece.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: "touch", isPrimary: true }));
  finger("pointerdown");
  setTimeout(() => finger("pointerup"), 460);
  await new Promise((go) => setTimeout(go, 100));
  const begin = performance.now();
  while (performance.now() - begin < 600);
  await new Promise((go) => setTimeout(go, 200));
}"""

# After a layout change browsers update the element under the mouse; after a tap they assume the mouse there, or at its
# previous place.
SLID_UNDER = """(piece) => [0, 200].forEach((far) => piece.dispatchEvent(
  new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse", clientX: far, clientY: far })
))"""

# The middle of something that would be taken by a tap there.
UNCOVERED = """() => [...document.querySelectorAll(".place.target, .city[data-legal=true] .city-touch")]
  .map((one) => [one, one.getBoundingClientRect()])
  .map(([one, { x, y, width, height }]) => [one, x + width / 2, y + height / 2])
  .find(([one, ...at]) => one.contains(document.elementFromPoint(...at)))
  .slice(1)"""

# The cities, or their names, under an element.
COVERED = """(piece) => {
  const over = piece.getBoundingClientRect();
  return [...document.querySelectorAll(".city .plan, .name")]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.right > over.left && box.left < over.right && box.bottom > over.top && box.top < over.bottom;
    })
    .map((one) => one.closest(".city, .name").getAttribute("data-about"));
}"""


# All that a press has asked for is drawn: the module that answers is there, and the page has been painted since.
ANSWERED = """async () => {
  await import("/static/js/table/input/about.js");
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""


def explanation(page: Page) -> Locator:
    return page.locator(".about-sheet")


def rest_on(page: Page, piece: Locator) -> None:
    """Hold a finger on an element until it is explained, without pressing it."""
    handle = piece.element_handle()
    page.evaluate(REST, [handle, "pointerdown"])
    expect(explanation(page)).to_be_visible()
    page.evaluate(LET_GO, handle)


def test_a_hovered_piece_explains_itself(browser: Browser, stages: Stages, faults: Faults) -> None:
    with visitor(browser, stages, WIDE) as page:
        faults.watch(page)
        at_table("closing")(page, stages)
        answers = {
            ".seat-now .seat-points": "Each unplaced office costs a point.",
            ".stacks [data-about='stack:length-5']": "Close a route of 5 cities.",
            ".board [data-about='stack:baden']": re.compile(r"Baden: \d of 3 offices are yours|all 3 offices"),
            ".official-place [data-official=postmaster]": "The stamp: called in this turn.",
            ".market [data-about='city:salzburg']": "The province Salzburg is a part of the region Bohemia/Salzburg (O).",
            ".board [data-city=freiburg] .city-touch": "The province Baden (B) is a region of its own.",
        }
        for piece, words in answers.items():
            page.locator(piece).first.hover(force=True)
            expect(explanation(page)).to_contain_text(words)
        for length, shorter in ((6, 1), (5, 0)):
            page.locator(f".stacks [data-about='stack:length-{length}']").hover(force=True)
            expect(explanation(page)).to_contain_text(f"Close a route of {length} cities.")
            expect(explanation(page).get_by_text("the next shorter route")).to_have_count(
                shorter
            )  # tiles are for five cities or more
        page.mouse.move(640, 5)
        expect(explanation(page)).to_have_count(0)
        page.locator(".seat-now .seat-points").focus()
        page.keyboard.press("i")
        expect(page.get_by_role("region", name=re.compile("points$"))).to_contain_text("unplaced offices")
        expect(page.get_by_role("log")).to_contain_text("Everyone starts with 20, so with −20")
        page.keyboard.press("Escape")
        expect(explanation(page)).to_have_count(0)


def test_a_long_press_explains_and_a_tap_acts(browser: Browser, stages: Stages, faults: Faults) -> None:
    with visitor(browser, stages, PHONE) as page:
        faults.watch(page)
        at_table("take")(page, stages)
        rest_on(page, page.locator(".market .place.target").first)
        expect(explanation(page)).to_contain_text("Roads: ")
        expect(page.locator(".bar-question")).to_contain_text("Take a card")
        page.get_by_role("button", name="Close", exact=True).tap()
        expect(explanation(page)).to_have_count(0)
        page.locator(".chip-seat").first.tap()
        expect(page.locator(".sheet")).to_be_visible()
        expect(explanation(page)).to_have_count(0)
        page.locator(".sheet .seat-carriage").tap()
        expect(explanation(page)).to_contain_text("Only the best one counts".lower())
        expect(page.locator(".about-sheet .track-stop")).to_have_count(5)


@pytest.mark.long("browser")
def test_a_busy_page_mistakes_no_tap_for_a_long_press(browser: Browser, stages: Stages, faults: Faults) -> None:
    with visitor(browser, stages, PHONE) as page:
        faults.watch(page)
        at_table("take")(page, stages)
        page.locator(".market .place.target").first.evaluate(LIFTED_UNHEARD)
        expect(explanation(page)).to_have_count(0)


def test_calling_an_official_closes_the_explanation(browser: Browser, stages: Stages, faults: Faults) -> None:
    """The page decides whether a press explains before the press has an effect."""
    with visitor(browser, stages, WIDE) as page:
        faults.watch(page)
        page.goto(f"/table/{stages.create('called', ALONE, with_answers('take', 'call:administrator'))}")
        page.locator(".bar-mine").wait_for()
        page.locator(".seat-carriage").first.click()  # the module that answers is fetched with the first press
        expect(explanation(page)).to_be_visible()
        page.locator(".official-place[data-target='call:administrator']").click()
        page.locator(".official-place[data-about='official:administrator'] .official-used").wait_for()
        page.evaluate(ANSWERED)
        expect(explanation(page)).to_have_count(0)


def test_an_explanation_closes_when_mouse_or_focus_leaves(browser: Browser, stages: Stages, faults: Faults) -> None:
    with visitor(browser, stages, WIDE) as page:
        faults.watch(page)
        at_table("closing")(page, stages)
        tile = page.locator(".stacks [data-about='stack:length-5']")
        tile.click()
        rule = explanation(page).get_by_role("button", name="The rule behind this")
        expect(rule).to_be_visible()
        rule.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        tile.click()
        expect(rule).to_be_visible()
        page.mouse.move(640, 5)
        expect(explanation(page)).to_have_count(0)
        tile.focus()
        page.keyboard.press("Enter")
        expect(explanation(page)).to_be_visible()
        page.locator(".hand button").first.focus()
        expect(explanation(page)).to_have_count(0)


@pytest.mark.long("browser")
def test_a_quick_press_elsewhere_closes_an_explanation(browser: Browser, stages: Stages, faults: Faults) -> None:
    """A lingering explanation would cover the next target."""
    with visitor(browser, stages, WIDE) as page:
        faults.watch(page)
        at_table("take")(page, stages)
        page.locator(".seat-carriage").first.click()
        expect(explanation(page)).to_be_visible()
        page.locator(".log").first.evaluate(PRESS.replace("touch", "mouse"))
        expect(explanation(page)).to_have_count(0)


@pytest.mark.long("browser")
def test_a_press_directly_after_a_long_press_works(browser: Browser, stages: Stages, faults: Faults) -> None:
    """Only the release of the resting finger is ignored, not the next press."""
    with visitor(browser, stages, PHONE) as page:
        faults.watch(page)
        at_table("take")(page, stages)
        piece = page.locator(".market .place.target").first.element_handle()
        page.evaluate(REST, [piece, "pointerdown"])
        expect(explanation(page)).to_be_visible()
        close = page.get_by_role("button", name="Close", exact=True).element_handle()
        page.evaluate(f"([piece, close]) => {{ ({LET_GO})(piece); ({PRESS})(close); }}", [piece, close])
        expect(explanation(page)).to_have_count(0)
        expect(page.locator(".bar-question")).to_contain_text("Take a card")


@pytest.mark.long("browser")
def test_a_tap_beside_an_explanation_only_closes_it(browser: Browser, stages: Stages, faults: Faults) -> None:
    """A tap that closes an explanation must not take a card."""
    with visitor(browser, stages, PHONE) as page:
        faults.watch(page)
        at_table("take")(page, stages)
        tile = page.locator(".board [data-about='stack:bavaria']").first  # the explanation is below the tile
        tile.tap()
        expect(explanation(page)).to_be_visible()
        page.touchscreen.tap(*page.evaluate(UNCOVERED))
        expect(explanation(page)).to_have_count(0)
        expect(page.locator(".bar-question")).to_contain_text("Take a card")
        tile.tap()
        expect(explanation(page)).to_be_visible()
        tile.tap()
        expect(explanation(page)).to_have_count(0)


@pytest.mark.long("browser")
def test_the_first_tap_explains_nothing_on_a_slow_connection(browser: Browser, stages: Stages) -> None:
    """The first tap also fetches the code for explanations, which may arrive after the release."""
    with visitor(browser, stages, PHONE) as page:
        at_table("take")(page, stages)
        waiting: list[Route] = []
        page.route(re.compile(r"/decisions"), lambda route: route.abort())  # others look at this table too
        page.route("**/input/about.js*", lambda route: waiting.append(route))
        page.locator(".market .place.target").first.tap()
        until(page, lambda: waiting)
        waiting[0].continue_()
        page.wait_for_timeout(1000)  # longer than a finger must rest
        expect(explanation(page)).to_have_count(0)


@pytest.mark.long("browser")
def test_after_a_press_the_mouse_explains_nothing_until_it_moves(browser: Browser, stages: Stages) -> None:
    """An explanation of a piece that slides under the mouse would cover the effect of the press."""
    with visitor(browser, stages, WIDE) as page:
        at_table("closing")(page, stages)
        button = page.locator(".bar [data-key=c]")
        button.click()
        expect(page.locator(".sheet-closing")).to_be_visible()
        page.wait_for_timeout(1000)  # longer than a mouse must point
        expect(explanation(page)).to_have_count(0)
        page.mouse.move(5, 5)
        button.hover()
        expect(explanation(page)).to_contain_text("Closing now brings")


@pytest.mark.long("browser")
def test_after_a_tap_no_piece_that_slides_there_is_explained(browser: Browser, stages: Stages) -> None:
    """An unrequested explanation would swallow the next tap."""
    with visitor(browser, stages, PHONE) as page:
        at_table("take")(page, stages)
        city = page.locator(".board [data-city=freiburg] .city-touch")
        page.locator(".bar").evaluate(PRESS)
        city.evaluate(SLID_UNDER)
        page.wait_for_timeout(1000)  # longer than a mouse must point
        expect(explanation(page)).to_have_count(0)
        page.mouse.move(5, 5)
        city.evaluate(SLID_UNDER)
        expect(explanation(page)).to_contain_text("Freiburg")


def test_market_cards_that_join_the_route_are_marked(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, WIDE) as page:
        at_table("answers")(page, stages)
        table = stages["answers"]
        view = stages.message(table, stages.message(table)["view"]["decides"])["view"]
        route = route_of(view)
        useful = [
            city for city in view["market"] if city not in route and any(joined(city, end) for end in (route[0], route[-1]))
        ]
        marked = page.locator(".market .place[aria-description*='Joins your route.']")
        assert useful and marked.evaluate_all("all => all.map((one) => one.dataset.card)") == useful
        expect(marked.locator(".marks .icon")).to_have_count(len(useful))
        page.evaluate("import('/static/js/app/settings.js').then(({ changeSettings }) => changeSettings({ marks: false }))")
        expect(page.locator(".marks")).to_have_count(0)


@pytest.mark.long("browser")
def test_the_button_shows_the_gain_of_a_closing(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, WIDE) as page:
        at_table("answers")(page, stages)
        table = stages["answers"]
        seat = stages.message(table)["view"]["decides"]
        ways = stages.foresee(table, seat)
        most = max(way["points"][1] - way["points"][0] for way in ways.values())
        expect(page.locator("[data-key=c] .worth")).to_have_text(f"+{most}")
        page.locator("[data-key=e]").hover()
        expect(explanation(page)).to_contain_text(f"Closing now brings +{most} at best")
        expect(explanation(page)).to_contain_text("if no card fits next turn, it is lost")


def test_the_map_shows_the_next_players_route_and_hovered_ones(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, WIDE) as page:
        at_table("answers")(page, stages)
        view = stages.message(stages["answers"])["view"]
        seat, seats = view["decides"], view["seats"]
        rivals = page.locator(".board .rival-line")
        following = (seat + 1) % len(seats)
        other = next(one for one in range(len(seats)) if one not in (seat, following) and seats[one]["route"])
        assert seats[following]["route"]
        expect(rivals).to_have_attribute("data-seat", str(following))
        page.locator(f".seats li.seat-{other}").hover()
        expect(rivals).to_have_count(2)
        page.mouse.move(640, 5)
        expect(rivals).to_have_count(1)
        sign = page.get_by_role("button", name=re.compile("^Route of .* on the map$"))
        expect(page.locator(f".seats li.seat-{seat}").get_by_role("button", name="on the map")).to_have_count(0)  # always there
        page.locator(f".seats li.seat-{other}").locator(sign).focus()
        page.keyboard.press("Enter")
        expect(rivals).to_have_count(2)
        page.locator(f".seats li.seat-{following}").locator(sign).click()
        page.mouse.move(640, 5)
        expect(rivals).to_have_count(1)
        expect(rivals).to_have_attribute("data-seat", str(other))


@pytest.mark.long("browser")
def test_a_phones_map_announces_the_other_players_actions(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, PHONE) as page:
        page.goto(
            f"/table/{stages.create('recap', MIXED, question_open('take', rounds=8))}"
        )  # one of its own: something is decided there
        page.locator(".curtain button").click()
        page.locator(".bar-mine").wait_for()
        recap = page.locator(".board .recap")
        expect(recap).to_have_accessible_name(re.compile("^Since your last turn: .*hands in"))
        for size, language in itertools.product((PHONE, SMALL_PHONE, SIZES["landscape"], SIZES["enlarged"]), ("ja", "en")):
            page.set_viewport_size(size)
            change_language(page, language)
            at_rest(page, page.locator(".board-map").bounding_box)
            assert not recap.evaluate(COVERED), f"{size}, {language}: the cities are to be seen"
        page.set_viewport_size(PHONE)
        recap.tap()
        expect(page.locator(".sheet .since li").first).to_be_visible()
        page.get_by_role("button", name="Close", exact=True).tap()
        page.locator(".market .place.target").first.tap()
        expect(recap).to_have_count(0)
