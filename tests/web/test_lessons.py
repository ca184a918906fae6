"""The lessons: the whole base game with mouse and keys, in two languages, with wrong tries."""

import re
from functools import cache

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from postroad.rules.rome import RANK_IDS
from tests.suites import first_of
from tests.web.around_a_game import question
from tests.web.conftest import Faults, NewPage
from tests.web.layout import change_language
from tests.web.page_driver import Quiet
from tests.web.sample_tables import Stages
from tests.web.screens import LANGUAGES, PHONE, SIZES, prefer, visitor
from tests.web.serving import Server
from tests.web.static_host import StaticHost
from tests.web.test_offline import get_ready
from tests.web.test_words import LANG
from tests.web.waiting import at_rest

LOW_PHONE = {"width": 390, "height": 664}  # with the bars of the browser
REFERENCE = re.compile(r"\{ ([\w-]+) \}")
MOST_STEPS = 80  # of the focus, to a control

# The decisions of each step; `!far` is the answer to the one before, which is taken back.
BASE = {
    "take": "take:deck !deck take:ulm take:mannheim !second take:deck",
    "lay": "start:ulm end",
    "extend": "take:basel !far take:augsburg right:augsburg end",
    "lose": "take:linz !far take:munchen start:lodz !lost right:munchen end",
    "postmaster": "take:salzburg right:salzburg !late call:postmaster take:linz right:salzburg end",
    "carrier": "right:salzburg end !early call:carrier right:linz end",
    "administrator": "take:linz !none call:administrator take:ulm right:ulm end",
    "each": "close:wurttemberg !province close:each end",
    "province": "close:each !each close:bavaria discard:lodz end",
    "cartwright": "close:each end !without call:cartwright end",
    "tiles": "close:bohemia !other close:each end",
    "end": "end !open close:each call:cartwright end",
}


@cache
def messages(language: str) -> dict[str, str]:
    """The messages of a language, with the names that they refer to filled in."""
    files = [LANG / language / f"{name}.ftl" for name in ("names", "table", "lesson")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    found = dict(line.split(" = ", 1) for line in lines if " = " in line)
    return {key: REFERENCE.sub(lambda name: found.get(name[1], ""), text) for key, text in found.items()}


class Learner:
    """A learner with a mouse."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.words = messages(language)
        self.quiet = Quiet(page)

    def learn(self, step: str, course: str) -> None:
        expect(self.page.locator("#lesson-heading")).to_have_text(self.words[f"lesson-{step}-title"])
        expect(self.page.locator("#lesson-heading")).to_be_focused()
        for word in course.split():
            if word.startswith("!"):
                self.hear_wrong(f"lesson-{step}-wrong-{word[1:]}")
            else:
                self.do(word)
            self.quiet.wait()
        self.hear(f"lesson-{step}-done")

    def hear(self, key: str) -> None:
        """Check that the text is announced."""
        expect(self.page.locator(".lesson-card").get_by_role("status")).to_have_text(self.words[key])

    def hear_wrong(self, key: str) -> None:
        """Check that a wrong try is answered and taken back."""
        self.hear(key)
        at_rest(self.page, self.page.locator(".table").inner_text, 0.15)

    def do(self, action: str) -> None:
        kind, what = (*action.split(":"), "")[:2]
        lies = self.page.locator(".route-mine .route-card").count() > 0
        if kind == "take":
            self.take(what)
        elif kind == "close":
            self.close(what)
        elif kind == "end":
            self.end()
        else:
            self.press(f'.officials [data-target="{action}"]' if kind == "call" else f".hand button[data-card={what}]")
        if kind == "start" and lies:  # the route is thrown away, after a question
            self.press("dialog[open] .button-wax")

    def way(self, name: str) -> Locator:
        text = self.words["act-close-each" if name == "each" else "act-close-province"]
        return self.page.locator(".way").filter(has_text=text.replace("{ $province }", self.words.get(f"province-{name}", "")))

    def press(self, where: str) -> None:
        self.page.locator(where).first.click()

    def take(self, what: str) -> None:
        self.press(f'.market [data-target="take:{what}"]')

    def end(self) -> None:
        self.press("[data-key=e]")

    def close(self, name: str) -> None:
        self.press("[data-key=c]")
        self.way(name).click()
        self.press(".sheet-closing .button-primary")

    def go_on(self) -> None:
        self.page.locator(".lesson-ways .button-primary").click()


class KeyLearner(Learner):
    """A learner with keys alone."""

    def walk_to(self, where: Locator, key: str = "j") -> None:
        where.wait_for()
        wanted = where.element_handle()
        for _ in range(MOST_STEPS):
            if self.page.evaluate("one => one === document.activeElement", wanted):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} does not lead there")

    def press(self, where: str) -> None:
        self.walk_to(self.page.locator(where).first, "Tab" if where.startswith("dialog") else "j")
        self.page.keyboard.press("Enter")

    def take(self, what: str) -> None:
        self.page.locator(f'.market [data-target="take:{what}"]').first.wait_for()
        market = self.page.locator(".market button[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
        self.page.keyboard.press("d" if what == "deck" else str(market.index(what) + 1))

    def end(self) -> None:
        self.page.locator("[data-key=e]").wait_for()
        self.page.keyboard.press("e")

    def close(self, name: str) -> None:
        self.page.locator("[data-key=c]").wait_for()
        self.page.keyboard.press("c")
        self.walk_to(self.way(name).locator("input"))
        self.page.keyboard.press("Space")
        self.press(".sheet-closing .button-primary")

    def go_on(self) -> None:
        expect(self.page.locator(".lesson-ways .button-primary")).to_be_focused()
        self.page.keyboard.press("Enter")


def take_the_lesson(learner: Learner) -> None:
    *others, (last, course) = BASE.items()
    for step, done in others:
        learner.learn(step, done)
        expect(question(learner.page)).not_to_contain_text(re.compile("is thinking|überlegt"))  # no bot plays on here
        learner.go_on()
    learner.learn(last, course)


def test_the_base_game_is_learned_offline_with_a_mouse(new_page: NewPage, host: StaticHost) -> None:
    """The lesson starts offline from the offer of the first visit, and progress is stored."""
    page = new_page(service_workers="allow", reduced_motion="reduce")
    page.add_init_script(prefer())
    get_ready(page, host.address)
    host.stop()
    page.get_by_role("link", name="New here? Learn by playing").click()
    take_the_lesson(Learner(page, "en"))
    page.get_by_role("button", name="Final score").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("You win, Guest!")
    page.get_by_role("button", name="View the board").click()
    page.get_by_role("link", name="Done: main menu").click()
    expect(page.get_by_role("link", name="Learn to play")).to_be_visible()
    expect(page.get_by_role("link", name="Continue the lesson")).to_have_count(0)
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("link", name="Base game 12 of 12")).to_be_visible()
    page.get_by_role("link", name="Audience 0 of 3").click()
    expect(page.locator("#lesson-heading")).to_have_text("Five clergy, five coaches")


@pytest.mark.long("browser")
def test_the_base_game_is_learned_with_keys(new_page: NewPage, server: Server, faults: Faults) -> None:
    page = new_page(reduced_motion="reduce")
    page.add_init_script(prefer("de"))
    page.goto(f"{server.address}/#/lesson/base/1")
    take_the_lesson(KeyLearner(page, "de"))
    assert not [address for address in faults.asked if "/api/tables" in address], "no server need know of it"
    expect(page.get_by_role("button", name="Eine erste Partie spielen")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".bar-mine").wait_for()
    expect(page).to_have_url(re.compile("/table/here-"))


def test_the_modules_are_learned_on_a_phone(browser: Browser, stages: Stages) -> None:
    """The lesson answers decisions in the sheets of tokens and clergy, too."""
    with visitor(browser, stages, PHONE) as page:
        learner = Learner(page, "en")
        page.goto("/#/lesson/honours/3")
        for officials in (["postmaster", "carrier"], ["postmaster", "administrator", "carrier", "cartwright"]):
            for official in officials:
                page.locator(f'.sheet-handin [data-target="return:{official}"]').tap()
            page.locator(".sheet-handin .button-primary").tap()
            learner.quiet.wait()
            if len(officials) < 4:
                learner.hear_wrong("lesson-office-wrong-fewer")
        page.locator(".board").get_by_role("button", name=re.compile("^Mannheim")).tap()
        learner.hear("lesson-office-done")
        page.goto("/#/lesson/audience/1")
        page.locator(".sheet-clergy").wait_for()
        at_rest(page, lambda: page.locator(".clergy-ranks").bounding_box())
        for rank in RANK_IDS:
            page.locator(f'.clergy-ranks [data-target="clergy:{rank}"]').tap()
        page.locator(".sheet-clergy .button-primary").tap()
        learner.hear("lesson-clergy-done")
        page.goto("/#/lesson/audience/3")
        learner.close("each")
        page.locator('.sheet-coaches [data-target="coach:bavaria:rome"]').tap()
        learner.hear("lesson-arrive-done")
        page.get_by_role("link", name="Done: main menu").tap()  # though another coach could still be moved
        expect(page.get_by_role("heading", level=1)).to_have_text("Postroad")


def test_on_a_phone_the_cards_stay_and_the_bar_names_the_next_step(browser: Browser, stages: Stages) -> None:
    """After step 1 the text speaks of the market; after step 2 the rival would play, and nobody has paused the game."""
    with visitor(browser, stages, LOW_PHONE) as page:
        learner = Learner(page, "en")
        for step, name, cards in ((1, "take", [".market .place", ".hand .card"]), (2, "lay", [".route-card"])):
            page.goto(f"/#/lesson/base/{step}")
            expect(page.locator("#lesson-heading")).to_have_text(learner.words[f"lesson-{name}-title"])
            page.get_by_role("button", name="Show me").tap()
            learner.hear(f"lesson-{name}-done")
            expect(question(page)).to_have_text("Step done. Go on to the next one.")
            for card in cards:
                expect(page.locator(card).first).to_be_in_viewport(ratio=0.9)
            box = at_rest(page, page.locator(".board svg").first.bounding_box)
            assert box and box["height"] > 150, box


@pytest.mark.long("browser")
def test_on_a_phone_the_end_of_a_lesson_shows_the_map(browser: Browser, stages: Stages) -> None:
    """After the goal no card is taken, and the rival waits for the next step."""
    with visitor(browser, stages, PHONE) as page:
        learner = Learner(page, "en")
        for step, name in ((8, "each"), (12, "end")):
            page.goto(f"/#/lesson/base/{step}")
            expect(page.locator("#lesson-heading")).to_have_text(learner.words[f"lesson-{name}-title"])
            page.get_by_role("button", name="Show me").tap()
            learner.hear(f"lesson-{name}-done")
            expect(page.locator(".bar-buttons .button:visible")).to_have_count(0)
            box = page.locator(".board svg").first.bounding_box()
            assert box and box["height"] > 150


@pytest.mark.long("browser")
def test_on_a_phone_the_map_of_a_lesson_has_room(browser: Browser, stages: Stages) -> None:
    """The map has room in the longest steps and beside a sheet; in landscape all words are visible."""
    with visitor(browser, stages, PHONE) as page:
        board = page.locator(".board svg").first
        for step in (1, 8, 11, 12):
            page.set_viewport_size(PHONE)
            page.goto(f"/#/lesson/base/{step}")
            expect(page.locator(".lesson-number")).to_contain_text(str(step))
            for language in LANGUAGES:
                change_language(page, language)
                box = at_rest(page, board.bounding_box, 0.1)
                assert box and box["height"] >= 240, f"step {step}, {language}"
            page.set_viewport_size(SIZES["landscape"])
            for language in LANGUAGES:
                change_language(page, language)
                at_rest(page, board.bounding_box, 0.1)
                assert page.locator(".lesson-words").evaluate("one => one.scrollHeight <= one.clientHeight + 2"), (step, language)
            assert not page.locator(".plaque-count").count(), "there is no room for counts"
        page.set_viewport_size(PHONE)
        page.locator("[data-key=c]").tap()
        page.locator(".sheet-closing .way").first.wait_for()
        box, sheet = at_rest(page, lambda: (board.bounding_box(), page.locator(".sheet").bounding_box()))
        assert box and sheet and sheet["y"] - box["y"] - box["height"] < 16, "the map has what the sheet leaves"


@pytest.mark.long("browser")
def test_on_a_phone_a_steps_text_is_readable_beside_a_sheet(browser: Browser, stages: Stages) -> None:
    """The text must be readable beside the sheet that opens at once."""
    with visitor(browser, stages, PHONE) as page:
        page.goto("/#/lesson/audience/1")
        page.locator(".sheet-clergy").wait_for()
        for language in LANGUAGES:
            change_language(page, language)
            words = page.locator(".lesson-words")
            at_rest(page, words.bounding_box, 0.1)
            assert words.evaluate("one => one.scrollHeight <= one.clientHeight + 2"), language
            box = page.locator(".rome-map").bounding_box()
            assert box and box["height"] >= 160, (language, box)


def test_a_lesson_can_be_left_and_continued(page: Page, server: Server) -> None:
    page.add_init_script(prefer())
    page.goto(f"{server.address}/#/lesson/audience/3")
    page.get_by_role("button", name="Show me").click()
    learner = Learner(page, "en")
    learner.hear("lesson-arrive-done")
    expect(page.get_by_role("link", name="Base game")).to_be_visible()
    page.get_by_role("link", name="Previous step").click()
    expect(page.locator("#lesson-heading")).to_have_text("The coaches drive")
    page.locator("[data-key=e]").click()
    learner.hear("lesson-drive-wrong-end")
    learner.close("each")
    expect(page.locator(".lesson-wrong")).to_have_count(0)
    page.go_back()
    expect(page.locator("#lesson-heading")).to_have_text("Arrival in Rome")
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Postroad")


@pytest.mark.long("browser")
def test_the_carriages_stay_from_one_step_to_the_next(page: Page, server: Server) -> None:
    """The carriages load after the first table, and stay for later steps."""
    page.add_init_script(prefer())
    page.goto(f"{server.address}/#/lesson/base/9")
    page.locator(".offer .track").wait_for()
    page.get_by_role("link", name="Skip this step").click()
    expect(page.locator("#lesson-heading")).to_have_text("The cartwright")
    expect(page.locator(".offer .track")).to_be_visible(timeout=1)


@pytest.mark.parametrize(("address", "title"), first_of([("nonsense/0", "Take two cards"), ("base/99", "The end of the game")]))
def test_an_address_without_a_step_opens_the_nearest(page: Page, server: Server, address: str, title: str) -> None:
    page.goto(f"{server.address}/#/lesson/{address}")
    expect(page.locator("#lesson-heading")).to_have_text(title)


@pytest.mark.parametrize("language", first_of(LANGUAGES))
def test_the_skip_link_is_distinct_from_the_way_forward(browser: Browser, stages: Stages, language: str) -> None:
    """On a phone Skip is a word in the row, or an icon where there is no room."""
    words = messages(language)
    with visitor(browser, stages, PHONE, language) as page:
        page.goto("/#/lesson/base/2")
        skip = page.get_by_role("link", name=words["lesson-skip"], exact=True)
        expect(skip).to_have_text(words["lesson-skip-short"], use_inner_text=True)
        ways = page.locator(".lesson-ways > *")
        assert len({way.evaluate("(one) => one.offsetTop") for way in ways.all()}) == 1
        page.set_viewport_size({"width": 320, "height": 640})
        expect(skip).to_have_text("", use_inner_text=True)
        expect(skip.locator("svg")).to_be_visible()
