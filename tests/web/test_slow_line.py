"""A slow or interrupted connection: commands are neither reordered nor lost, and act where they were meant."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, WebSocketRoute, expect

from postroad.rules.board import CITY_IDS, PROVINCE_OF
from tests.web.around_a_game import menu
from tests.web.conftest import Faults
from tests.web.page_driver import BREATH
from tests.web.sample_tables import GROWING, PEOPLE, Stages, Words, question_open, route_of
from tests.web.screens import WIDE, visitor
from tests.web.test_session import POSTS, SLOWLY, alone, cut, go, open_table
from tests.web.waiting import until
from tools.puzzles.writing import read

SHEET = ".sheet-closing"
PREVIEW, WHY = re.compile("/preview"), re.compile(r"/why\?")
PARSER, ACTS = "/static/js/table/text/command_parser.js", "/static/js/table/parts/menu_actions.js"
FETCHED = """async (path) => {
  await import(path);
  const { loadTexts } = await import('/static/js/app/texts.js');
  await loadTexts('voice');
}"""
GO_WHEN_WRONG = """async (path) => {
  const { go } = await import('/static/js/app/router.js');
  const look = () => (document.querySelector('.lesson-wrong') ? go(path) : requestAnimationFrame(look));
  look();
}"""
UNSENT = "() => Object.keys(localStorage).filter((key) => key.startsWith('postroad.unsent'))"
PLAY = "() => import('/static/js/app/sound.js').then(({ play }) => play('coin'))"
LOUD = "() => import('/static/js/app/settings.js').then(({ changeSettings }) => changeSettings({ sound: true }))"


@pytest.fixture
def page(browser: Browser, stages: Stages, faults: Faults) -> Iterator[Page]:
    with visitor(browser, stages, WIDE) as page:
        faults.watch(page)
        yield page


class Held:
    """Requests held until they are released; later ones pass."""

    def __init__(self, page: Page, where: re.Pattern[str] | str) -> None:
        self.page = page
        self.routes: list[Route] = []
        self.open = False
        page.route(where, lambda route: route.continue_() if self.open else self.routes.append(route))

    def wait(self, count: int = 1) -> None:
        until(self.page, lambda: len(self.routes) >= count)

    def let_go(self) -> None:
        self.wait()
        self.open = True
        for route in self.routes:
            route.continue_()

    def answer(self, number: int) -> None:
        """Release one request and wait until the page has its answer."""
        with self.page.expect_response(self.routes[number].request.url):
            self.routes[number].continue_()
        self.page.evaluate(BREATH)


def two_choices(view: Words) -> bool:
    """Are there two provinces with several cities of the route to choose from?"""
    if not question_open("close", kind="close:each")(view):
        return False
    offices = view["seats"][view["decides"]]["offices"]
    cities = [CITY_IDS.index(city) for city in route_of(view) if city not in offices]
    provinces = [int(PROVINCE_OF[city]) for city in cities]
    return sum(provinces.count(province) > 1 for province in set(provinces)) > 1


def open_choices(page: Page, stages: Stages, name: str) -> list[Locator]:
    """One city of each choice that is not the suggestion."""
    page.goto(f"/table/{stages.create(f'choices-{name}', PEOPLE, two_choices, GROWING)}")
    page.locator(".curtain button").click()
    page.locator("[data-key=c]").click()
    page.locator(SHEET).wait_for()
    page.get_by_role("radio", name="One office in each province").check()
    choices = page.locator(".choice")
    expect(choices.nth(1)).to_be_visible()
    others = [choice.locator("[aria-pressed=false]").first.inner_text() for choice in choices.all()]
    return [choices.nth(at).get_by_role("button", name=city, exact=True) for at, city in enumerate(others)]


def id_of(city: str) -> str:
    """The id of a city by its English name."""
    letters = str.maketrans("äöüÄÖÜ", "aouAOU")
    return city.translate(letters).lower()


@pytest.mark.long("browser")
def test_the_chosen_city_gets_the_office_despite_a_quick_closing(page: Page, stages: Stages) -> None:
    (city, *_) = open_choices(page, stages, "close")
    name = city.inner_text()
    held = Held(page, PREVIEW)
    city.click()
    held.wait()
    sent: list[dict[str, Any]] = []
    page.on("request", lambda request: "/decisions" in request.url and sent.append(request.post_data_json))
    page.locator(f"{SHEET} .button-primary").click()
    page.evaluate(BREATH)
    assert not sent
    held.let_go()
    until(page, lambda: sent)
    expect(page.locator(SHEET)).to_have_count(0)
    assert len(sent) == 1 and f"office:{id_of(name)}" in sent[0]["then"]


@pytest.mark.long("browser")
def test_a_wrong_try_is_not_carried_to_the_next_puzzle(page: Page) -> None:
    """A wrong try that is still shown is not carried to the next puzzle."""
    drawn = [puzzle for puzzle in read() if "take:deck" in set(puzzle["wins"]) - set(puzzle["answers"])]
    one, other = next((one, other) for one in drawn for other in drawn if one is not other and one["seat"] == other["seat"])
    page.goto(f"/#/puzzle/{one['id']}")
    deck = page.locator('.market [data-target="take:deck"]')
    deck.wait_for()
    page.evaluate(SLOWLY)
    page.evaluate(GO_WHEN_WRONG, f"/puzzle/{other['id']}")
    heading = page.locator("#puzzle-heading").inner_text()
    deck.click()
    expect(page.locator("#puzzle-heading")).not_to_have_text(heading)
    expect(deck).to_be_visible()
    assert page.evaluate(UNSENT) == []
    page.evaluate(BREATH)
    expect(page.locator(".lesson-wrong")).to_have_count(0)


@pytest.fixture
def at_table(page: Page, stages: Stages) -> str:
    table = alone(stages)
    open_table(page, table)
    return table


def ask_why(page: Page, official: str) -> None:
    page.get_by_role("button", name=re.compile(f"^{official}")).focus()
    page.keyboard.press("Enter")


@pytest.mark.long("browser")
def test_a_late_reason_does_not_appear_over_a_new_position(page: Page, at_table: str) -> None:
    """The reason does not appear while a newer decision is in flight either."""
    whys, decisions = Held(page, WHY), Held(page, POSTS)
    ask_why(page, "Cartwright")
    whys.wait()
    page.keyboard.press("1")
    decisions.wait()
    whys.answer(0)
    decisions.let_go()
    expect(page.locator(".hand .place")).to_have_count(1)
    expect(page.locator(".notice")).to_have_count(0)


@pytest.mark.long("browser")
def test_a_late_dialog_does_not_open_at_the_next_table(page: Page, stages: Stages, at_table: str) -> None:
    held = Held(page, f"**{ACTS}")
    menu(page, "Delete the game").click()
    held.wait()
    go(page, alone(stages))
    page.wait_for_function("(table) => !location.href.includes(table)", arg=at_table)
    expect(page.locator(".bar-mine")).to_be_visible()
    held.let_go()
    page.evaluate(FETCHED, ACTS)
    page.evaluate(BREATH)
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.long("browser")
def test_a_late_command_does_not_act_at_the_next_table(page: Page, stages: Stages, at_table: str) -> None:
    other = alone(stages)
    sent: list[str] = []
    page.on("request", lambda request: "/decisions" in request.url and sent.append(request.url))
    held = Held(page, f"**{PARSER}")
    page.locator("#command").fill("take deck")
    page.locator("#command").press("Enter")
    held.wait()
    go(page, other)
    page.wait_for_url(f"**/table/{other}")
    expect(page.locator(".bar-mine")).to_be_visible()
    held.let_go()
    page.evaluate(FETCHED, PARSER)
    page.evaluate(BREATH)
    assert not sent


def test_a_restored_connection_resends_at_once(page: Page, stages: Stages, faults: Faults) -> None:
    """A command in flight on the dead connection is resent at once on the new one."""
    faults.expected = ("ERR_CONNECTION_FAILED", "ERR_ABORTED")
    lines: list[WebSocketRoute] = []

    def passed_on(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.clock.install()
    page.route_web_socket(re.compile("/live"), passed_on)
    open_table(page, alone(stages))
    unanswered: list[Route] = []
    page.route(POSTS, lambda route: unanswered.append(route))
    page.route(POSTS, cut, times=1)
    page.keyboard.press("1")
    until(page, lambda: unanswered)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    lines[-1].close(code=1012, reason="")
    until(page, lambda: len(unanswered) > 1)
    unanswered[-1].continue_()
    expect(page.locator(".hand .place")).to_have_count(1)


def test_a_failed_fetch_of_sounds_is_repeated(page: Page, stages: Stages, faults: Faults) -> None:
    faults.expected = ("ERR_CONNECTION_FAILED",)
    open_table(page, alone(stages))
    tones: list[Route] = []

    def fetch(route: Route) -> None:
        tones.append(route)
        cut(route) if len(tones) == 1 else route.continue_()

    page.route("**/app/tones.js*", fetch)
    page.evaluate(LOUD)
    page.keyboard.press("Shift")  # browsers play sounds only after a key or a press
    page.locator(".board").click(position={"x": 2, "y": 2})
    for count in (1, 2):
        page.evaluate(PLAY)
        until(page, lambda count=count: len(tones) >= count)
        page.evaluate(BREATH)
