"""Seating clergy: the sheet shows all seated ranks, and refusals are complete sentences."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.rules.test_illegal_reasons import WHY
from tests.web.around_a_game import sit_down
from tests.web.conftest import Faults
from tests.web.layout import change_language
from tests.web.sample_tables import SENSIBLE, Levels, Stages, Words, question_open
from tests.web.screens import LANGUAGES, PHONE, WIDE, visitor
from tests.web.serving import Server
from tests.web.waiting import until

ALONE: Levels = (None, "stand-in")
SEATED = ".clergy-seated"
# Sends a seating that contradicts the ranks seated already.
SEND_SEATING = """(ranks) => import('/static/js/table/session/decide.js').then(({ seatClergy }) => void seatClergy(ranks))"""
# The rank in each coach, as the session knows it.
RANKS_IN_COACHES = """() => import('/static/js/table/session/current.js')
  .then(({ currentSession }) => currentSession().view.value.seats[0].clergy)"""
# The bar's text for each refusal, with its action and without one.
REFUSED = """async (why) => {
  const { currentSession } = await import('/static/js/table/session/current.js');
  const { statusText } = await import('/static/js/table/parts/bar.js');
  const said = (reason, action) => ((currentSession().notice.value = { key: `reason-${reason}`, action, reason }), statusText());
  const told = Object.entries(why).map(([reason, action]) => [reason, said(reason, action), said(reason)]);
  currentSession().notice.value = null;
  return told;
}"""


@pytest.fixture
def page(browser: Browser, stages: Stages, faults: Faults) -> Iterator[Page]:
    with visitor(browser, stages, WIDE) as page:
        faults.watch(page)
        yield page


def open_table(page: Page, stages: Stages, name: str, memory: bool = False) -> Locator:
    """Open a server table at my turn to seat clergy; return the sheet."""

    def reached(view: Words) -> bool:
        return question_open("clergy", least=5)(view) and view["decides"] == 0

    page.goto(f"/table/{stages.create(f'seating-{name}', ALONE, reached, SENSIBLE, memory)}")
    return sheet(page)


def sheet(page: Page) -> Locator:
    sheet = page.get_by_role("region", name="Seat your clergy")
    sheet.wait_for()
    return sheet


def seat_by_command(page: Page, rank: str) -> None:
    page.locator("#command").fill(f"clergy {rank}")
    page.locator("#command").press("Enter")


def expect_in_first_coach(sheet: Locator, rank: str) -> None:
    """Check that the rank stays in the first coach and that the sheet now asks about the second one."""
    first = sheet.locator("[data-seating]").first
    expect(first).to_contain_text(rank)
    expect(first.get_by_role("button", name=re.compile("^Take "))).to_have_count(0)
    expect(first.get_by_role("button")).to_be_disabled()
    expect(sheet.get_by_role("button", name=re.compile(f"^{rank}, "))).to_be_disabled()
    expect(sheet.locator("[aria-current=step]")).to_have_attribute("data-seating", second_coach(sheet))


def seated_ranks(sheet: Locator) -> list[str]:
    return sheet.locator(f"{SEATED} > :last-child").all_inner_texts()


def second_coach(sheet: Locator) -> str:
    return str(sheet.locator("[data-seating]").nth(1).get_attribute("data-seating"))


def seat_all_others(page: Page, sheet: Locator, seated: int = 1) -> list[str]:
    """Seat the other ranks in their order and send them; return all ranks as the sheet showed them."""
    ranks = sheet.locator(".rank")
    for _ in range(5 - seated):
        ranks.and_(page.locator(":enabled")).first.click()
    expect(sheet.locator(SEATED)).to_have_count(5)
    shown = seated_ranks(sheet)
    sheet.get_by_role("button", name="All aboard").click()
    expect(sheet).to_have_count(0)
    assert page.locator(".notice").count() == 0
    return shown


@pytest.mark.long("browser")
def test_the_sheet_shows_clergy_seated_by_a_hint(page: Page, stages: Stages) -> None:
    seats = open_table(page, stages, "hint")
    page.keyboard.press("w")
    page.get_by_role("button", name="Do it").click()
    expect(seats.locator(SEATED)).to_have_count(1)
    (rank,) = seated_ranks(seats)
    expect_in_first_coach(seats, rank)
    page.reload()
    expect_in_first_coach(sheet(page), rank)
    shown = seat_all_others(page, seats)
    until(page, lambda: [one.lower() for one in shown] == list(page.evaluate(RANKS_IN_COACHES).values()))


@pytest.mark.long("browser")
def test_a_seated_rank_replaces_the_staged_ranks(page: Page, stages: Stages) -> None:
    """The abbot is staged in the first coach and the bishop in the second. Then the bishop is seated in the first one."""
    seats = open_table(page, stages, "staged")
    for rank in ("Abbot", "Bishop"):
        seats.get_by_role("button", name=re.compile(f"^{rank}, ")).click()
    seats.locator("[data-seating]").first.locator(".clergy-coach").click()  # the page asks about this coach again
    seat_by_command(page, "bishop")
    expect(seats.locator(SEATED)).to_have_count(1)
    expect_in_first_coach(seats, "Bishop")
    expect(seats.get_by_role("button", name=re.compile("^Abbot, "))).to_be_enabled()
    seat_all_others(page, seats)


def test_memory_mode_shows_seated_clergy_until_all_are_seated(page: Page, stages: Stages) -> None:
    seats = open_table(page, stages, "memory", memory=True)
    seat_by_command(page, "bishop")
    expect_in_first_coach(seats, "Bishop")
    seat_all_others(page, seats)
    until(page, lambda: set(page.evaluate(RANKS_IN_COACHES).values()) == {"hidden"})


def test_a_local_table_keeps_seated_clergy_over_a_reload(page: Page, server: Server) -> None:
    sit_down(page, server.address, "Ada", modules=True)
    seats = sheet(page)
    seat_by_command(page, "abbot")
    expect_in_first_coach(seats, "Abbot")
    page.reload()
    expect_in_first_coach(sheet(page), "Abbot")
    page.evaluate(SEND_SEATING, ["cardinal", "bishop", "abbot", "chaplain", "father"])
    expect(page.locator(".notice")).to_have_text("The Abbot sits in a Rome coach already. Choose another rank.")
    seat_all_others(page, seats)


@pytest.mark.long("browser")
def test_the_refusal_of_a_conflicting_seating_names_the_rank(page: Page, stages: Stages, faults: Faults) -> None:
    faults.expected = ("422",)
    open_table(page, stages, "refused")
    seat_by_command(page, "abbot")
    expect_in_first_coach(sheet(page), "Abbot")
    page.evaluate(SEND_SEATING, ["cardinal", "bishop", "abbot", "chaplain", "father"])
    expect(page.locator(".notice")).to_have_text("The Abbot sits in a Rome coach already. Choose another rank.")


def test_on_a_phone_the_sheet_undoes_a_seating(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, PHONE) as page:
        seats = open_table(page, stages, "phone")
        seats.get_by_role("button", name="What would the master do?").click()
        page.get_by_role("button", name="Do it").click()
        expect(seats.locator(SEATED)).to_have_count(1)
        seats.get_by_role("button", name="Undo").click()
        expect(seats.locator(SEATED)).to_have_count(0)
        seat_all_others(page, seats, seated=0)


@pytest.mark.long("browser")
def test_every_refusal_is_complete_in_every_language(page: Page, stages: Stages) -> None:
    page.goto(f"/table/{stages.create('refusals', ALONE, question_open('play', least=2))}")
    page.locator(".bar-mine").wait_for()
    why = {reason: action for reason, (_, action) in WHY.items()}
    for language in LANGUAGES:
        change_language(page, language)
        for reason, text, without_action in page.evaluate(REFUSED, why):
            assert not re.search(r"[{}$]|reason-", text + without_action), (language, reason, text, without_action)
    change_language(page, "en")
    texts = {reason: text for reason, text, _ in page.evaluate(REFUSED, why)}
    assert len(set(texts.values())) == len(texts), "every refusal has a text of its own"
