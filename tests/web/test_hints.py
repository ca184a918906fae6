"""The bar, the log and the menu are true in the current position."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.around_a_game import menu, question
from tests.web.conftest import Faults
from tests.web.layout import change_language
from tests.web.sample_tables import PEOPLE, Stages, Words, question_open
from tests.web.screens import LANGUAGES, PHONE, WIDE, at_table, final, visitor

NO_UNDO = """() => import('/static/js/table/session/current.js').then(({ currentSession }) => {
  currentSession().mayUndo.value = false;
})"""
SECOND = """() => import('/static/js/table/session/current.js').then(({ currentSession }) => {
  currentSession().view.value = { ...currentSession().view.value, phase: "play-second" };
})"""
NEARLY_LAST = """() => import('/static/js/table/session/current.js').then(({ currentSession }) => {
  const { view } = currentSession();
  const { decides, seats, legal } = view.value;
  const mine = { ...seats[decides], carriage: 6, route: ["linz", "salzburg", "munchen", "augsburg", "ulm"] };
  const closes = legal.filter((action) => !action.startsWith("call"));
  view.value = { ...view.value, official: null, legal: closes, seats: seats.with(decides, mine) };
})"""
# Words of which a part stands on another line, though nothing allows to break them there.
BROKEN = """() => [...document.querySelectorAll('.score-table tbody th')].flatMap((cell) => {
  const text = cell.firstChild;
  return [...text.data.matchAll(/[^ \u00ad]+/g)].flatMap(({ 0: part, index }) => {
    const tops = [...part].map((_, place) => {
      const range = document.createRange();
      range.setStart(text, index + place);
      range.setEnd(text, index + place + 1);
      return Math.round([...range.getClientRects()].at(-1).top);
    });
    return new Set(tops).size > 1 ? [part] : [];
  });
})"""
SENTENCE = re.compile(r"(?<!\bSt)[.。](\s|$)")

Reached = Callable[[Words], bool]


@pytest.fixture
def page(browser: Browser, stages: Stages, faults: Faults) -> Iterator[Page]:
    with visitor(browser, stages, WIDE) as page:
        faults.watch(page)
        yield page


def mine(view: Words) -> Words:
    return view["seats"][view["decides"]]


def only_new_routes(view: Words) -> bool:
    plays = [action for action in view["legal"] if not action.startswith("call")]
    return all(action.startswith("start") for action in plays) and len(mine(view)["route"]) >= 2


def sit(page: Page, stages: Stages, name: str, reached: Reached) -> None:
    page.goto(f"/table/{stages.create(name, PEOPLE, reached)}")
    page.locator(".curtain button").click()
    page.locator(".bar-mine").wait_for()


def test_the_bar_says_that_no_card_fits_the_route(page: Page, stages: Stages) -> None:
    def no_help(view: Words) -> bool:
        return view["phase"] == "play" and only_new_routes(view) and "call:postmaster" not in view["legal"]

    sit(page, stages, "hint-none", no_help)
    expect(question(page)).to_contain_text("No card fits your route: give it up and start a new route.")
    expect(question(page)).to_contain_text(re.compile(r"The \d cities of your route go to the discard pile"))
    expect(question(page)).not_to_contain_text("Then you may close")


@pytest.mark.long("browser")
def test_the_bar_promises_no_closing_of_a_short_route(page: Page, stages: Stages) -> None:
    """The position after the first card of a turn with the carrier."""
    sit(page, stages, "hint-short", lambda view: view["phase"] == "play" and len(mine(view)["route"]) == 1)
    page.evaluate(SECOND)
    expect(question(page)).to_have_text("Play a second card at an end of your route.The postal carrier helps.")


@pytest.mark.long("browser")
def test_the_bar_names_the_carriage_that_a_closing_earns(page: Page, stages: Stages) -> None:
    def earns(view: Words) -> bool:
        return question_open("close", kind="close")(view) and len(mine(view)["route"]) >= (mine(view)["carriage"] or 2) + 1

    sit(page, stages, "hint-brings", earns)
    expect(question(page)).to_contain_text("Closing it brings you carriage 3.")
    page.evaluate(NEARLY_LAST)
    expect(question(page)).to_contain_text("you’d get carriage 7: +4.")  # with the tile for the end


def test_the_bar_offers_undo_only_after_a_step(page: Page, stages: Stages) -> None:
    sit(page, stages, "hint-end", question_open("end"))
    expect(question(page)).to_contain_text("Until then you can undo your steps.")
    page.evaluate(NO_UNDO)
    expect(question(page)).to_have_text("All done. End your turn.")


def test_the_last_round_is_the_first_news(page: Page, stages: Stages) -> None:
    def last_round(view: Words) -> bool:
        return view["phase"] == "take" and not view["tiles"]["game-end"]

    sit(page, stages, "hint-last", last_round)
    expect(page.locator(".since li").first).to_have_text("The last round has begun; it is played to its end.")


@pytest.mark.long("browser")
def test_a_reshuffle_is_in_the_log(page: Page, stages: Stages) -> None:
    sizes: list[int] = []

    def reshuffled(view: Words) -> bool:
        sizes.append(view["deck"])
        return view["round"] > 1 and len(sizes) > 1 and sizes[-1] > sizes[-2]

    sit(page, stages, "hint-shuffle", reshuffled)
    expect(page.locator(".log-note", has_text="the discard pile has been shuffled into a new one")).to_have_count(1)


@pytest.mark.long("browser")
def test_the_log_separates_sentences_from_actions(page: Page, stages: Stages) -> None:
    at_table("closing")(page, stages)
    for language in LANGUAGES:
        change_language(page, language)
        deeds = page.locator(".log-deed [aria-hidden=true]").all_text_contents()
        assert len(deeds) == page.locator(".log-deed").count() > 20
        assert not [words for words in deeds if SENTENCE.search(words)]
    change_language(page, "ru")
    expect(page.locator(".log-deed [aria-hidden=true]", has_text=re.compile("^зовёт почтмейстера$")).first).to_be_visible()


def test_alone_with_bots_undo_needs_a_confirmation(page: Page, stages: Stages) -> None:
    table = stages.new((None, "stand-in"), modules=False)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name=re.compile("^Deck")).click()
    expect(question(page)).to_contain_text("Take a second card.")
    menu(page, "Undo my last step").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Undo your last step? Maximilian Taxis draws ")
    dialog.get_by_role("button", name="Cancel").click()
    expect(question(page)).to_contain_text("Take a second card.")
    menu(page, "Undo my last step").click()
    dialog.get_by_role("button", name="Undo").click()
    expect(question(page)).to_contain_text("Take the first of two cards.")


def test_the_dialog_says_that_resigning_is_final(page: Page, stages: Stages) -> None:
    page.goto(f"/table/{stages.new((None, 'stand-in'), modules=False)}")
    menu(page, "Resign for good").click()
    expect(page.get_by_role("dialog")).to_contain_text("You can’t come back.")


@pytest.mark.long("browser")
def test_the_score_table_breaks_words_correctly(browser: Browser, stages: Stages) -> None:
    broken: list[str] = []
    with visitor(browser, stages, PHONE) as page:
        final(page, stages)
        for language in LANGUAGES:
            change_language(page, language)
            broken += page.evaluate(BROKEN) if language != "ja" else []  # may be broken anywhere
    assert not broken
