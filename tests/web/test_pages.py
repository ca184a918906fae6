"""The pages around the table: the landing page, a new table, settings, the end, watching."""

import json
import re

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.suites import first_of
from tests.web.around_a_game import at_once, question
from tests.web.conftest import NewPage
from tests.web.layout import change_language
from tests.web.page_driver import BREATH
from tests.web.sample_tables import Stages
from tests.web.screens import PHONE, WIDE, visitor
from tests.web.serving import Server
from tests.web.waiting import at_rest, until

TEXTS = "import('/static/js/app/texts.js')"
BACKGROUND = "getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number)"


def test_one_press_leads_to_the_first_move(page: Page, server: Server) -> None:
    page.goto(server.address)
    at_once(page)
    page.get_by_role("textbox", name="Your name").fill("Quick")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(question(page)).to_contain_text("Take the first of two cards", timeout=60_000)
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Quick")


def test_the_landing_page_does_not_move_when_tables_load(page: Page, server: Server) -> None:
    """A control that moves could be pressed by mistake; the list of tables is delayed here."""
    held: list[Route] = []
    page.route("**/api/about", lambda route: held.append(route))
    page.goto(server.address)
    link, learn = page.get_by_role("link", name="Custom game"), page.get_by_role("link", name="New here?")
    link.wait_for()
    until(page, lambda: held)
    before = link.bounding_box()
    expect(learn).to_have_count(0)
    for route in held:
        route.continue_()
    learn.wait_for()
    assert link.bounding_box() == before


def test_the_lesson_is_offered_once(page: Page, server: Server) -> None:
    """A newcomer has the large link; whoever has a table has the entry of the menu."""
    page.goto(server.address)
    lesson = page.locator(".landing a[href*='/lesson/']")
    expect(lesson).to_have_text(["New here? Learn by playing"])
    page.get_by_role("link", name="Custom game").click()
    page.get_by_role("button", name="Create table").click()
    expect(question(page)).to_be_visible()
    page.goto(server.address)
    expect(lesson).to_have_text([re.compile("^Learn to play")])


def test_a_new_table_needs_good_names(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/new")
    name = page.get_by_role("group", name="Seat 1").get_by_role("textbox", name="Name")
    create = page.get_by_role("button", name="Create table")
    for wrong, words in (("   ", "Every player needs a name."), ("x" * 25, "At most 24 characters; this name has 25.")):
        name.fill(wrong)
        create.click()
        expect(page.get_by_text(words)).to_be_visible()
        expect(name).to_be_focused()
        expect(name).to_have_accessible_description(words)
        assert page.url.endswith("/new")
    name.fill("Ada")
    expect(page.get_by_text("At most 24 characters")).to_have_count(0)
    create.click()
    expect(question(page)).to_be_visible()


@pytest.mark.long("browser")
def test_a_new_table_needs_names_that_look_different(page: Page, server: Server) -> None:
    """The error comes in words before anything is sent, and is announced."""
    page.goto(f"{server.address}/new?kind=people")
    page.get_by_role("radio", name="2 seats").check()
    first, second = (page.get_by_role("group", name=f"Seat {n}").get_by_role("textbox", name="Name") for n in (1, 2))
    create = page.get_by_role("button", name="Create table")
    first.fill("Ada")
    taken = "Someone at this table already has that name."
    for wrong, words in (("ADA ", taken), ("A\u200bda", taken), ("\u3164\u2800", "Every player needs a name.")):
        second.fill(wrong)
        create.click()
        expect(second).to_be_focused()
        expect(second).to_have_accessible_description(re.compile(words))
        assert page.url.endswith("/new?kind=people")
    second.fill("Ben")
    create.click()
    expect(question(page)).to_be_visible()


def test_bots_take_other_names_than_the_player(page: Page, server: Server) -> None:
    page.goto(server.address)
    at_once(page)
    page.get_by_role("textbox", name="Your name").fill("apollonia")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(question(page)).to_contain_text("Take the first of two cards", timeout=60_000)
    names = page.locator(".seats .seat-name").all_inner_texts()
    assert len(names) == 3 and sum("apollonia" in name.casefold() for name in names) == 1


def test_a_new_table_has_the_chosen_settings(page: Page, server: Server) -> None:
    """Four seats in this order and one module, and the choices are restored next time."""
    page.goto(f"{server.address}/new")
    page.get_by_role("radio", name="4 seats").check()
    for number, name in enumerate(("Ada", "Ben", "Cora", "Dan"), start=1):
        page.get_by_role("group", name=f"Seat {number}").get_by_role("textbox", name="Name").fill(name)
    page.get_by_role("switch", name="Random seating").uncheck()
    page.get_by_role("switch", name="Honours").check()
    page.get_by_role("button", name="Create table").click()
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem").filter(has=page.get_by_role("list"))
    expect(seats).to_contain_text([re.compile(name) for name in ("Ada", "Ben", "Cora", "Dan")])
    expect(page.get_by_role("region", name="Officials")).to_contain_text("12 chips left")
    expect(page.get_by_role("button", name=re.compile("^Rome coach of"))).to_have_count(0)
    page.goto(f"{server.address}/new")
    expect(page.get_by_role("radio", name="4 seats")).to_be_checked()
    expect(page.get_by_role("switch", name="Honours")).to_be_checked()


def test_the_host_has_the_name_typed_on_the_form(page: Page, server: Server) -> None:
    """The seat and the title show one name, for a new guest and for a player known by another name."""
    for name in ("Grete", "Hanne"):
        page.goto(f"{server.address}/new?kind=friends")
        page.get_by_role("group", name="Seat 1").get_by_role("textbox", name="Name").fill(name)
        page.get_by_role("button", name="Create table").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(f"{name}’s table")
        expect(page.locator(".chairs")).to_contain_text(name)


def brightness(page: Page) -> float:
    """The brightness of the page's background, from 0 (black) to 255 (white)."""
    return sum(page.evaluate(BACKGROUND)) / 3


def test_language_and_theme_are_stored(page: Page, server: Server) -> None:
    page.goto(server.address)
    light = brightness(page)
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Dark").check()
    dialog.get_by_role("combobox", name="Language").select_option(label="Deutsch")
    expect(dialog.get_by_role("heading", level=2)).to_have_text("Einstellungen")
    page.reload()
    expect(page.get_by_role("button", name="Einstellungen")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    assert brightness(page) < 60 < 180 < light


@pytest.mark.long("browser")
def test_late_texts_do_not_change_the_chosen_language(page: Page, server: Server) -> None:
    """Late texts of the previous language are ignored."""
    held: list[Route] = []
    page.goto(server.address)
    page.get_by_role("link", name="Custom game").wait_for()
    page.route(re.compile("lang/en/game"), lambda route: held.append(route))
    page.evaluate(f"{TEXTS}.then(({{ loadTexts }}) => {{ globalThis.wish = loadTexts('game'); }})")
    until(page, lambda: held)
    change_language(page, "de")
    held[0].continue_()
    page.evaluate("globalThis.wish")
    page.evaluate(BREATH)
    assert page.locator("html").get_attribute("lang") == "de"
    expect(page.get_by_role("button", name="Einstellungen")).to_be_visible()


def test_the_browser_chooses_the_first_language(new_page: NewPage, server: Server) -> None:
    page = new_page(locale="pl-PL")
    page.goto(server.address)
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page = new_page(locale="fr-FR")
    page.goto(server.address)
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_watching_bots_and_pausing_them(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_role("link", name="Watch the bots").click()
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Pause").click()
    expect(question(page)).to_contain_text("The game is paused.")
    log = page.get_by_role("region", name="Log")
    before = at_rest(page, log.inner_text, still=1)  # messages in flight arrive
    page.wait_for_timeout(2000)  # more than a bot takes
    assert log.inner_text() == before
    page.get_by_role("button", name="Resume").click()
    expect(log).not_to_have_text(before, use_inner_text=True)


@pytest.mark.long("browser")
@pytest.mark.parametrize("late", first_of(["pages/settings/settings", "pages/settings/api_keys", "style/pages", "lang/en/pages"]))
def test_a_dialog_opens_only_when_complete(late: str, stages: Stages, browser: Browser) -> None:
    """A dialog opens only when it is complete, so that its controls do not move."""
    held: list[Route] = []
    table = stages.new((None, "stand-in"), modules=False)
    with visitor(browser, stages, WIDE) as page:
        page.goto(f"/table/{table}")
        question(page).wait_for()
        page.route(re.compile(late), lambda route: held.append(route))
        page.locator(".menu summary").click()
        with page.expect_request(re.compile(late)):
            page.get_by_role("button", name="Settings").click()
        page.evaluate(BREATH)
        expect(page.get_by_role("dialog")).to_have_count(0)
        held[0].continue_()
        dialog = page.get_by_role("dialog", name="Settings")
        expect(dialog).to_be_visible()
        there = dialog.bounding_box()
        for last in ("Notify me of my turn", "Your devices", "API keys"):
            expect(dialog).to_contain_text(last)
        assert dialog.bounding_box() == there


def test_the_speed_is_chosen_with_the_mouse(stages: Stages, browser: Browser) -> None:
    """The speed from the table's menu takes effect at once and is stored."""
    sent: list[str] = []
    table = stages.new((None, "stand-in"), modules=False)
    with visitor(browser, stages, WIDE) as page:
        page.on("websocket", lambda socket: socket.on("framesent", lambda told: sent.append(str(told))))
        page.goto(f"/table/{table}")
        question(page).wait_for()
        page.locator(".menu summary").click()
        page.get_by_role("button", name="Settings").click()
        speed = page.get_by_role("group", name="Speed of bots and pieces")
        for name, kept, pace in (("Slow", "slow", 1.6), ("Fast", "fast", 0.3)):
            choice = speed.get_by_text(name, exact=True).bounding_box()
            assert choice
            page.mouse.click(choice["x"] + choice["width"] / 2, choice["y"] + choice["height"] / 2)
            expect(speed.get_by_role("radio", name=name)).to_be_checked()
            assert page.evaluate("JSON.parse(localStorage.getItem('postroad.settings')).speed") == kept
            until(page, lambda told={"pace": pace}: [one for one in map(json.loads, sent) if "pace" in one][-1:] == [told])
        page.get_by_role("button", name="Close").click()
        page.locator(".menu summary").click()
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("radio", name="Fast")).to_be_checked()


def points(row: Locator) -> list[int]:
    return [int(cell.replace("\u2212", "-")) for cell in row.get_by_role("cell").all_inner_texts()]


def test_the_final_score_is_right_and_offers_a_rematch(stages: Stages, browser: Browser) -> None:
    with visitor(browser, stages, WIDE) as page:
        page.goto(f"/table/{stages['over']}")
        expect(page.get_by_role("heading", level=1)).to_contain_text("win")
        score = page.get_by_role("table")
        for source in ("Carriage", "Bonus tiles", "Unplaced offices", "Chips", "Clergy", "Points"):
            expect(score.get_by_role("rowheader", name=source)).to_be_visible()
        rows = [points(row) for row in score.get_by_role("row").all()[1:]]
        assert [sum(column) for column in zip(*rows[:-1], strict=True)] == rows[-1]
        page.get_by_role("button", name="View the board").click()
        expect(page.get_by_role("region", name="Market")).to_be_visible()
        expect(page.get_by_role("combobox", name=re.compile("^Type what you do"))).to_have_count(0)  # a viewer has no commands
        page.get_by_role("button", name="Final score").click()
        page.get_by_role("button", name="Play again").click()
        expect(page).not_to_have_url(re.compile(f"{stages['over']}$"))
        expect(question(page)).to_be_visible()


def test_the_play_button_has_its_explanation(stages: Stages, browser: Browser) -> None:
    """The explanation is there beside an unfinished game, too."""
    _ = stages["take"]
    with visitor(browser, stages, WIDE) as page:
        page.goto("/")
        play, go_on = page.get_by_role("button", name="Play", exact=True), page.get_by_role("link", name="Continue the last game")
        expect(play).to_have_accessible_description("Right away, against two easy bots. Takes 20 to 30 minutes.")
        expect(go_on).to_be_visible()  # it comes later, and moves the others
        places = [one.bounding_box() for one in (play, page.get_by_text("Right away, against two easy bots."), go_on)]
        tops = [place["y"] for place in places if place]
        assert len(tops) == 3 and tops == sorted(tops)


def test_on_a_phone_a_link_leads_to_the_messages_before_a_game(stages: Stages, browser: Browser) -> None:
    """The chat lies below the seats, the invitation and the settings."""
    seats = [{"name": "Maximilian Taxis", "level": None}, {"open": True}]
    table = stages.ask("/tables", {"options": {"players": 2}, "seats": seats})["id"]
    with visitor(browser, stages, PHONE) as page:
        page.goto(f"/table/{table}")
        lines, link = page.get_by_role("log", name="Chat"), page.get_by_role("button", name="One message")
        expect(lines).not_to_be_in_viewport()
        expect(link).to_have_count(0)
        stages.hear(table, "Good evening!")
        expect(link).to_be_in_viewport()
        link.tap()
        expect(lines).to_be_in_viewport()
        expect(lines).to_be_focused()
        expect(lines).to_contain_text("Good evening!")
    stages.client.delete(f"/tables/{table}").raise_for_status()


@pytest.mark.long("browser")
def test_a_viewer_does_not_count_as_their_own_spectator(stages: Stages, browser: Browser) -> None:
    pages = [browser.new_context(base_url=stages.address, locale="en-GB").new_page() for _ in range(2)]
    for page in pages:
        page.goto(f"/table/{stages.seating_table}")
        page.get_by_role("button", name="Sit here").first.wait_for()
        if page is pages[0]:
            page.wait_for_timeout(300)
            expect(page.get_by_text("watching")).to_have_count(0)
    for page in pages:
        expect(page.get_by_text("One person is watching.")).to_be_visible()
    for page in pages:
        page.context.close()
