"""Puzzles offline: wrong tries, the solution and its reasons, and the stored outcomes."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from postroad.analysis.hints import reasons_for
from postroad.localized_text import localized_text
from postroad.rules.actions import ACTION_NUMBERS
from tests.web.conftest import NewPage
from tests.web.layout import change_language
from tests.web.page_driver import Quiet
from tests.web.sample_tables import Stages
from tests.web.screens import LANGUAGES, PHONE, prefer, visitor
from tests.web.static_host import StaticHost
from tests.web.test_offline import get_ready
from tests.web.waiting import at_rest
from tools.puzzles.writing import Puzzle, read, view_of

PUZZLES = read()
WORDS = localized_text("en")


def is_taken_from_the_market(puzzle: Puzzle) -> bool:
    taken = [action for action in puzzle["wins"] if action.startswith("take:") and action != "take:deck"]
    return puzzle["answers"][0] in taken and len(set(taken) - set(puzzle["answers"])) > 1


class Solver:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.card = page.locator(".lesson-card")
        self.quiet = Quiet(page)

    def open(self, number: int) -> None:
        self.page.get_by_role("link", name=re.compile(rf"^Puzzle {number},")).click()
        expect(self.page.locator("#puzzle-heading")).to_have_text(f"Puzzle {number}")
        expect(self.page.locator("#puzzle-heading")).to_be_focused()
        self.quiet.wait()

    def take(self, action: str) -> None:
        self.page.locator(f'.market [data-target="{action}"]').first.click()
        self.quiet.wait()

    def take_with_a_key(self, action: str) -> None:
        cards = self.page.locator(".market button[data-card]")
        cards.first.wait_for()
        market = cards.evaluate_all("all => all.map(one => one.dataset.card)")
        self.page.keyboard.press(str(market.index(action.removeprefix("take:")) + 1))
        self.quiet.wait()

    def fail(self, puzzle: Puzzle, action: str) -> None:
        """Check that a wrong try is answered with its value and taken back."""
        self.take(action)
        best = puzzle["wins"][puzzle["answers"][0]]
        chance = percent(puzzle["wins"][action])
        told = f"{WORDS.action_text(action)}: chance to win {chance}%. The best decision has {percent(best)}%."
        expect(self.card.get_by_role("status")).to_contain_text(told)
        at_rest(self.page, self.page.locator(".table").inner_text, 0.15)

    def hear_why(self, puzzle: Puzzle) -> None:
        action = puzzle["answers"][0]
        grounds = reasons_for(view_of(puzzle), ACTION_NUMBERS[action])
        names = [""] * puzzle["players"]  # reasons for taking a card name no player
        told = [WORDS.reason_text(ground.code, ground.about, names) for ground in grounds[:3]]
        expect(self.card.locator(".puzzle-grounds li")).to_have_text(told)
        expect(self.card.get_by_role("status")).to_contain_text(f"Chance to win: {percent(puzzle['wins'][action])}%.")

    def expect_counted(self, words: str) -> None:
        expect(self.page.locator(".puzzles-count")).to_have_text(f"Solved: {words}")


def percent(thousandths: int) -> int:
    return int(thousandths / 10 + 0.5)


def test_puzzles_are_solved_and_counted_offline(new_page: NewPage, host: StaticHost) -> None:
    page = new_page(service_workers="allow", reduced_motion="reduce")
    page.add_init_script(prefer())
    get_ready(page, host.address)
    host.stop()
    solver, count = Solver(page), len(PUZZLES)
    (first, one), *others = [(n, puzzle) for n, puzzle in enumerate(PUZZLES, 1) if is_taken_from_the_market(puzzle)]
    second, other = next((n, puzzle) for n, puzzle in others if n > first + 1)  # the solution of the next one is shown
    page.get_by_role("link", name="Puzzles").click()
    solver.expect_counted(f"0 of {count}, 0 of them on the first try.")

    solver.open(first)
    market = page.locator(".market button[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    wrong = [f"take:{city}" for city in dict.fromkeys(market) if f"take:{city}" not in one["answers"]]
    solver.fail(one, wrong[0])
    expect(solver.card).not_to_contain_text("Hint:")
    solver.fail(one, wrong[1])
    expect(solver.card).to_contain_text("Hint:")
    page.reload()
    solver.quiet.wait()
    solver.take(one["answers"][0])
    expect(solver.card).to_contain_text(f"Found! {WORDS.action_text(one['answers'][0])}")
    solver.hear_why(one)

    expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#puzzle-heading")).not_to_have_text(f"Puzzle {first}")
    solver.quiet.wait()
    page.get_by_role("button", name="Show the solution").click()
    expect(solver.card).to_contain_text("The solution:")
    page.get_by_role("link", name="All puzzles").click()

    solver.open(second)
    solver.take_with_a_key(other["answers"][0])
    expect(solver.card).to_contain_text("Found on the first try!")
    solver.hear_why(other)
    page.get_by_role("link", name="All puzzles").click()
    for _ in range(2):
        solver.expect_counted(f"2 of {count}, 1 of them on the first try.")
        expect(page.get_by_role("link", name=re.compile(rf"^Puzzle {first}, .*, solved$"))).to_be_visible()
        expect(page.get_by_role("link", name=re.compile(rf"^Puzzle {second}, .*, solved on the first try$"))).to_be_visible()
        expect(page.get_by_role("link", name=re.compile("solution seen$"))).to_have_count(1)
        page.reload()


@pytest.mark.long("browser")
def test_on_a_phone_the_solution_leaves_room_for_the_map(browser: Browser, stages: Stages) -> None:
    """The links onward stand in one row, in every language."""
    with visitor(browser, stages, PHONE) as page:
        page.goto(f"/#/puzzle/{read()[-1]['id']}")
        page.locator(".lesson-ways button").tap()
        page.locator(".puzzle-grounds").wait_for()
        for language in LANGUAGES:
            change_language(page, language)
            board = at_rest(page, page.locator(".board svg").first.bounding_box, 0.1)
            rows = page.locator(".lesson-ways > *").evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
            assert len(rows) == 2 and len(set(rows)) == 1, language
            assert board and board["height"] > 150, language
