"""Phones with the bars of their browsers: the map is large enough, and the rest folds or scrolls."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.suites import first_of
from tests.web.layout import change_language, faults_of, resize, too_small
from tests.web.sample_tables import HOARDING, PEOPLE, SENSIBLE, Stages, Words, hand_of, question_open, route_of
from tests.web.screens import LANGUAGES, at_table, page_of, screens, visitor
from tests.web.waiting import at_rest, until

SIZES = [(375, 553), (320, 568), (360, 640), (390, 664), (412, 732)]
SIDES = [{"width": width, "height": height} for width, height in SIZES]
SCREENS = [
    *("lesson", "table", "picked-up", "closing", "rome", "lesson-closing"),
    *("puzzle", "hand-in", "coaches", "replay", "discarding", "clergy"),
]
WORDY = ["four-answers", *SCREENS, "three-answers", "leaf-table", "chat", "menu"]
TOUCHED = ["chat", "seat", "table", *SCREENS, "four-answers", "leaf-table", "menu"]
LARGER = [150, 130, 200]  # percent
BROADEST = ("de", "ja")
MARGIN = 24  # px beside the map; with larger text there is a little more
FIELDS = "input:not([type=checkbox], [type=radio], [type=range]), select, textarea"
FONTS = "(fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize))"
# In the page: change the status of the table. The expression knows both seats and the last entry of the log.
STATUS = """(status) => import("/static/js/table/session/current.js").then(({ currentSession, entries, me }) => {
  const { tableStatus } = currentSession();
  const [mine, other, last] = [me.value, (me.value + 1) % 2, entries.value.at(-1).seq];
  tableStatus.value = { ...tableStatus.value, ...new Function("mine", "other", "last", `return ${status}`)(mine, other, last) };
})"""
REQUEST = '({ vote: { kind: "undo", seat: other, undoes: [last], waiting: [mine] } })'
PAUSE = '({ clock: { kind: "turn", seconds: 60, left: [60, 60], running: null, paused: true } })'
NEAR = "document.querySelector('.leaf svg').hasAttribute('data-zoomed')"


def is_large_enough(page: Page, size: dict[str, int]) -> bool:
    """Is the map as wide as the screen or higher than half of its shorter side, and not cut off?"""
    box = at_rest(page, page.locator(".leaf svg").first.bounding_box, 0.1)
    seen = page.locator(".leaf").first.bounding_box()
    assert box and seen
    whole = box["height"] <= seen["height"] + 1 and seen["y"] + seen["height"] <= size["height"]
    return whole and (box["width"] >= size["width"] - MARGIN - 1 or box["height"] >= 0.55 * size["width"] - 1)


def enlarge(page: Page, percent: int) -> None:
    """Enlarge the text as the browser's setting does."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 16 * percent // 100}})
    page.wait_for_function(
        "(size) => getComputedStyle(document.documentElement).fontSize === size", arg=f"{16 * percent // 100}px"
    )


@pytest.mark.parametrize("screen", first_of(SCREENS))
def test_the_map_is_large_enough_with_the_bars_of_a_browser(browser: Browser, stages: Stages, screen: str) -> None:
    with visitor(browser, stages, SIDES[0]) as page:
        screens(SIDES[0])[screen](page, stages)
        for language in BROADEST:
            change_language(page, language)
            for size in SIDES:
                resize(page, size)
                assert is_large_enough(page, size), (language, size, page.locator(".leaf svg").first.bounding_box())


@pytest.mark.parametrize("percent", first_of(LARGER))
def test_the_map_is_large_enough_beside_larger_text(browser: Browser, stages: Stages, percent: int) -> None:
    with visitor(browser, stages, SIDES[0]) as page:
        enlarge(page, percent)
        sheets = [screens(SIDES[0])[screen] for screen in ("closing", "coaches", "hand-in", "clergy")]
        for open_it in (at_table("take"), at_table("play"), page_of("/#/lesson/base/1", ".lesson-card"), *sheets):
            open_it(page, stages)
            for size in SIDES:
                resize(page, size)
                assert is_large_enough(page, size), (page.url, size, page.locator(".leaf svg").first.bounding_box())


@pytest.mark.parametrize("percent", first_of([150, 100, 200]))
def test_the_page_scrolls_to_the_choices(browser: Browser, stages: Stages, percent: int) -> None:
    """Market and hand scroll where they have no room beside the map."""
    with visitor(browser, stages, SIDES[0]) as page:
        enlarge(page, percent)
        at_table("take")(page, stages)
        expect(page.locator(".market .target").first).to_be_in_viewport(ratio=0.6)
        at_table("play")(page, stages)
        expect(page.locator(".hand .target").first).to_be_in_viewport(ratio=0.6)


def faults_on_phones(page: Page) -> dict[tuple[str, int, int], list[str]]:
    """The faults in each language and size that has some."""
    found = {}
    for language in LANGUAGES:
        change_language(page, language)
        for size in SIDES:
            resize(page, size)
            if faults := faults_of(page, no_scroll=True):
                found[language, *size.values()] = faults
    return found


@pytest.mark.parametrize("screen", first_of(WORDY))
def test_nothing_is_cut_off_on_a_phone(browser: Browser, stages: Stages, screen: str) -> None:
    with visitor(browser, stages, SIDES[0]) as page:
        screens(SIDES[0])[screen](page, stages)
        assert not faults_on_phones(page)


@pytest.mark.parametrize("percent", first_of(LARGER))
@pytest.mark.parametrize("screen", first_of(WORDY))
def test_nothing_is_cut_off_beside_larger_text(browser: Browser, stages: Stages, screen: str, percent: int) -> None:
    with visitor(browser, stages, SIDES[0]) as page:
        enlarge(page, percent)
        screens(SIDES[0])[screen](page, stages)
        assert not faults_on_phones(page)


def test_four_names_are_distinguishable(browser: Browser, stages: Stages) -> None:
    size = {"width": 360, "height": 640}
    with visitor(browser, stages, size) as page:
        at_table("take")(page, stages)
        names = page.locator(".chip-name")
        expect(names).to_have_count(4)
        seen = names.evaluate_all("(names) => names.map((name) => [name.clientWidth, name.scrollWidth <= name.clientWidth])")
        assert [wide for wide, whole in seen if not whole and wide < 50] == [], seen
        assert sum(whole for _, whole in seen) >= 2  # Walburga and Ludmila


def test_a_tap_on_a_crowded_spot_zooms_in_first(browser: Browser, stages: Stages) -> None:
    """The next tap chooses, and a button shows the whole map again."""
    with visitor(browser, stages, SIDES[1]) as page:
        page_of("/#/lesson/base/1", ".lesson-card")(page, stages)
        page.locator(".market [data-target='take:ulm']").wait_for()
        town = page.locator(".board-map [data-city=ulm] .city-touch")
        before = at_rest(page, town.bounding_box, 0.1)
        assert before and before["width"] < 32
        town.tap()
        page.wait_for_function(NEAR)
        after = at_rest(page, town.bounding_box, 0.1)
        assert after and after["width"] >= 32
        assert page.locator(".market [data-target='take:ulm']").count() == 1, "nothing is taken yet"
        taken = page.locator(".hand .place[data-card=ulm]")

        def tapped() -> bool:
            if not taken.count():
                town.tap()
            return taken.count() == 1

        until(page, tapped)  # not at once: that is the second tap of two
        page.locator(".map-fit").tap()
        page.wait_for_function(f"!{NEAR}")
        expect(page.locator(".map-fit")).to_be_hidden()


@pytest.mark.parametrize("screen", first_of(["new-table", "settings", "seating", "chat", "leaf-table", "enter", "take-seat"]))
def test_a_browser_does_not_zoom_into_a_field(browser: Browser, stages: Stages, screen: str) -> None:
    with visitor(browser, stages, SIDES[0]) as page:
        screens(SIDES[0])[screen](page, stages)
        sizes = page.locator(FIELDS).evaluate_all(FONTS)
        assert sizes and min(sizes) >= 16


def test_the_timeline_is_high_enough_for_a_finger(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, SIDES[0]) as page:
        screens(SIDES[0])["replay"](page, stages)
        for size in SIDES:
            resize(page, size)
            box = page.locator(".time-line input[type=range]").bounding_box()
            assert box and box["height"] >= 44
            for button in page.locator(".time-line button:visible").all():
                place = button.bounding_box()
                assert place and place["width"] >= 32 and place["y"] + place["height"] <= size["height"], size


def test_waiting_clergy_are_visible_without_scrolling(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, SIDES[0]) as page:
        screens(SIDES[0])["clergy"](page, stages)
        for language in ("en", *BROADEST):
            change_language(page, language)
            for size in SIDES:
                resize(page, size)
                ranks, answers = (page.locator(part).bounding_box() for part in (".clergy-ranks", ".sheet-clergy .sheet-answers"))
                assert ranks and answers
                assert ranks["y"] + ranks["height"] <= answers["y"] + 1, (language, size)


# Steps whose answer is a button, and steps whose answer is a card.
@pytest.mark.parametrize("step", [8, 11, 12, 5])
def test_a_lesson_shows_its_task_and_the_own_cards(browser: Browser, stages: Stages, step: int) -> None:
    """Words that go on below have an arrow."""
    with visitor(browser, stages, SIDES[3]) as page:
        page_of(f"/#/lesson/base/{step}", ".hand .place")(page, stages)
        words = page.locator(".lesson-words")
        task = at_rest(page, page.locator(".lesson-task").bounding_box, 0.1)
        seen, cards, lower = words.bounding_box(), page.locator(".mine").bounding_box(), page.locator(".lower").bounding_box()
        assert task and seen and cards and lower
        assert task["y"] + task["height"] <= seen["y"] + seen["height"] + 1
        assert cards["y"] + cards["height"] <= lower["y"] + lower["height"] + 1
        resize(page, {"width": 320, "height": 560})
        left = words.evaluate("(words) => words.scrollHeight - words.clientHeight")
        assert (words.get_attribute("data-more") is not None) == (left > 1)


@pytest.mark.parametrize(("status", "button"), [(REQUEST, ".button-primary"), (PAUSE, ".button")])
def test_the_hand_stays_visible_beside_a_request(browser: Browser, stages: Stages, status: str, button: str) -> None:
    """Another player wants to undo a decision, or the clock is stopped."""
    size = SIDES[2]
    with visitor(browser, stages, size) as page:
        at_table("play")(page, stages)
        before = at_rest(page, page.locator(".mine").bounding_box, 0.1)
        page.evaluate(STATUS, status)
        expect(page.locator(f".asked {button}")).to_be_in_viewport(ratio=1)
        assert at_rest(page, page.locator(".mine").bounding_box, 0.1) == before


def test_a_short_route_leaves_its_room_to_the_hand(browser: Browser, stages: Stages) -> None:
    def reached(view: Words) -> bool:
        return view["phase"] == "play" and len(hand_of(view)) == 4 and len(route_of(view)) < 2

    table = stages.create("short-route", PEOPLE, reached, HOARDING)
    with visitor(browser, stages, SIDES[3]) as page:
        page.goto(f"/table/{table}")
        page.locator(".curtain button").click()
        page.locator(".bar-mine").wait_for()
        hand = page.locator(".hand .strip")
        assert at_rest(page, hand.bounding_box, 0.1)
        assert hand.evaluate("(row) => row.scrollWidth - row.clientWidth") <= 1


def test_the_button_of_a_player_report_stays_visible(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, SIDES[2]) as page:
        screens(SIDES[2])["report"](page, stages)
        expect(page.locator(".report-form .button-primary")).to_be_in_viewport(ratio=1)


def test_the_map_is_large_enough_beside_a_hint_for_the_clergy(browser: Browser, stages: Stages) -> None:
    """The hint's words and the sheet scroll."""
    table = stages.create("hint-clergy-phone", (None, "stand-in"), question_open("clergy"), SENSIBLE)
    with visitor(browser, stages, SIDES[0]) as page:
        page.goto(f"/table/{table}")
        page.locator(".sheet-answers [data-key=w]").tap()
        expect(page.locator(".hint-words")).to_be_visible()
        for language in BROADEST:
            change_language(page, language)
            for size in SIDES:
                resize(page, size)
                assert is_large_enough(page, size), (language, size, page.locator(".leaf svg").first.bounding_box())
                for part in (".hint-words > p", ".hint-close", ".sheet-clergy .sheet-answers .button-primary"):
                    expect(page.locator(part).first).to_be_in_viewport(ratio=0.6)


@pytest.mark.parametrize("screen", first_of(TOUCHED, count=3))
def test_touch_targets_are_large_enough(browser: Browser, stages: Stages, screen: str) -> None:
    with visitor(browser, stages, SIDES[0]) as page:
        screens(SIDES[0])[screen](page, stages)
        for size in SIDES:
            resize(page, size)
            assert not too_small(page), size
