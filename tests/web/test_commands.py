"""The command line in the reader's language: the commands of the help work.

Every command and every question, in all languages: tests/js/command_parser.test.js and questions.test.js.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Faults
from tests.web.sample_tables import Stages, Words
from tests.web.screens import WIDE, visitor
from tests.web.test_words import pattern_text, read, together

# Commands of the help by their action, the same in every language: take deck, start ulm, undo.
TAKE, DECK, START, UNDO = 0, 1, 4, 15
NEAR = 5  # of the questions that follow them


LANGUAGE = "ja"  # the verb comes last, and words are not where others have them


@pytest.fixture
def texts() -> dict[str, str]:
    return {key: pattern_text(pattern).removeprefix("x = ").strip() for key, pattern in together(read(LANGUAGE)).items()}


@pytest.fixture
def table(stages: Stages) -> str:
    return stages.new((None, "stand-in"), modules=False)


@pytest.fixture
def page(browser: Browser, stages: Stages, faults: Faults, table: str) -> Iterator[Page]:
    with visitor(browser, stages, WIDE, LANGUAGE) as page:
        faults.watch(page)
        page.goto(f"/table/{table}")
        page.locator("#command").wait_for()
        yield page


def help_commands(page: Page) -> list[str]:
    """The commands that the help shows, in its order."""
    page.keyboard.press("?")
    page.locator("dialog .commands").first.wait_for()
    commands = page.locator("dialog .commands code").all_inner_texts()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    return commands


def enter(page: Page, words: str) -> None:
    page.locator("#command").fill(words)
    page.locator("#command").press("Enter")


def cards(page: Page, count: int) -> None:
    expect(page.locator(".hand button")).to_have_count(count)


# An action in the words of the help.
SAID = "(action) => import('/static/js/ui/commands.js').then(({ commandText }) => commandText(action))"


def mine(stages: Stages, table: str) -> Words:
    return stages.message(table, 0)["view"]["seats"][0]


def test_commands_of_the_help_play(page: Page, stages: Stages, table: str, texts: dict[str, str]) -> None:
    commands = help_commands(page)
    enter(page, commands[DECK])
    cards(page, 1)
    city = mine(stages, table)["hand"][0]
    other = next(one for one in stages.message(table)["view"]["market"] if one != city)  # two equal ones would leave no choice
    enter(page, commands[TAKE].replace(texts["city-ulm"], texts[f"city-{other}"]))
    cards(page, 2)
    enter(page, commands[START].replace(texts["city-ulm"], texts[f"city-{city}"]))
    cards(page, 1)
    assert mine(stages, table)["route"] == [city]
    enter(page, commands[UNDO])
    cards(page, 2)
    assert mine(stages, table)["route"] == []


@pytest.mark.long("browser")
def test_an_ambiguous_command_offers_unambiguous_ones(page: Page, texts: dict[str, str]) -> None:
    bar = page.get_by_role("banner").get_by_role("status")
    before, after = re.split(r"\{ \$commands \}", texts["command-which"])
    take = re.split("[,、]", texts["command-take"])[0]
    enter(page, take)
    expect(bar).to_contain_text(before.strip())
    offered = bar.inner_text().split(before.strip())[1].removesuffix(after).split(" · ")
    able = {one.get_attribute("data-target") for one in page.locator("[data-target^='take:']").all()}
    assert len(offered) == min(len(able), 6) and all(take in words for words in offered)
    enter(page, offered[0])
    cards(page, 1)


@pytest.mark.long("browser")
def test_suggested_commands_are_localized_and_work(page: Page, stages: Stages, table: str) -> None:
    page.locator("#command").focus()
    expect(page.locator("#commands option").first).to_be_attached()
    suggested = [one.get_attribute("value") or "" for one in page.locator("#commands option").all()]
    legal = stages.message(table, 0)["view"]["legal"]
    assert len(suggested) == len(legal) > 1
    words = dict(zip(legal, suggested, strict=True))
    assert words["take:deck"] == page.evaluate(SAID, "take:deck")
    enter(page, words["take:deck"])
    cards(page, 1)
    drawn = f"take:{mine(stages, table)['hand'][0]}"  # two equal ones would lie as one in the hand
    action = next(one for one in legal if one.startswith("take:") and one not in ("take:deck", drawn))
    assert words[action] == page.evaluate(SAID, action)
    enter(page, words[action])
    cards(page, 2)


def test_a_question_is_answered_in_text_and_aloud(page: Page, texts: dict[str, str]) -> None:
    question = help_commands(page)[UNDO + 1 + NEAR]
    answer = page.locator(".answer p")
    for words in (question, "near ulm"):
        enter(page, words)
        expect(answer).to_contain_text(texts["city-stuttgart"])
        expect(page.get_by_role("log").locator("p").last).to_have_text(answer.inner_text())
        page.locator("#command").press("Escape")
        expect(answer).to_have_count(0)


def test_an_unknown_command_gets_an_error(page: Page, texts: dict[str, str]) -> None:
    enter(page, "?!")
    expect(page.get_by_role("banner").get_by_role("status")).to_contain_text(texts["reason-unknown-words"])
