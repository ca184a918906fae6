"""Seating clergy: the sheet shows all seated ranks, and refusals are complete sentences."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.rules.test_illegal_reasons import WHY
from tests.web.around_a_game import sit_down
from tests.web.conftest import Faults
from tests.web.layout import speak
from tests.web.sample_tables import SENSIBLE, Levels, Stages, Words, question_open
from tests.web.screens import LANGUAGES, PHONE, WIDE, visitor
from tests.web.serving import Server
from tests.web.waiting import until

ALONE: Levels = (None, "stand-in")
SEATED = ".clergy-seated"
# Sends a seating that contradicts the ranks seated already.
HAND_IN = """(ranks) => import('/static/js/table/session/decide.js').then(({ seatClergy }) => void seatClergy(ranks))"""
RIDERS = """() => import('/static/js/table/session/current.js')
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


def sit(page: Page, stages: Stages, name: str, memory: bool = False) -> Locator:
    """Open a server table at my turn to seat clergy."""

    def reached(view: Words) -> bool:
        return question_open("clergy", least=5)(view) and view["decides"] == 0

    page.goto(f"/table/{stages.lay(f'seating-{name}', ALONE, reached, SENSIBLE, memory)}")
    return sheet(page)


def sheet(page: Page) -> Locator:
    sheet = page.get_by_role("region", name="Seat your clergy")
    sheet.wait_for()
    return sheet


def seat_one(page: Page, rank: str) -> None:
    page.locator("#command").fill(f"clergy {rank}")
    page.locator("#command").press("Enter")


def locked(sheet: Locator, rank: str) -> None:
    """Check that the rank sits in the first coach for good and that the next coach is asked."""
    first = sheet.locator("[data-seating]").first
    expect(first).to_contain_text(rank)
    expect(first.get_by_role("button", name=re.compile("^Take "))).to_have_count(0)
    expect(first.get_by_role("button")).to_be_disabled()
    expect(sheet.get_by_role("button", name=re.compile(f"^{rank}, "))).to_be_disabled()
    expect(sheet.locator("[aria-current=step]")).to_have_attribute("data-seating", second_coach(sheet))


def riding(sheet: Locator) -> list[str]:
    return sheet.locator(f"{SEATED} > :last-child").all_inner_texts()


def second_coach(sheet: Locator) -> str:
    return str(sheet.locator("[data-seating]").nth(1).get_attribute("data-seating"))


def send_off(page: Page, sheet: Locator, before: int = 1) -> list[str]:
    """Seat the other ranks in their order."""
    ranks = sheet.locator(".rank")
    for _ in range(5 - before):
        ranks.and_(page.locator(":enabled")).first.click()
    expect(sheet.locator(SEATED)).to_have_count(5)
    shown = riding(sheet)
    sheet.get_by_role("button", name="All aboard").click()
    expect(sheet).to_have_count(0)
    assert page.locator(".notice").count() == 0
    return shown


@pytest.mark.long("browser")
def test_the_sheet_shows_clergy_seated_by_a_hint(page: Page, stages: Stages) -> None:
    seats = sit(page, stages, "hint")
    page.keyboard.press("w")
    page.get_by_role("button", name="Do it").click()
    expect(seats.locator(SEATED)).to_have_count(1)
    (rank,) = riding(seats)
    locked(seats, rank)
    page.reload()
    locked(sheet(page), rank)
    shown = send_off(page, seats)
    until(page, lambda: [one.lower() for one in shown] == list(page.evaluate(RIDERS).values()))


@pytest.mark.long("browser")
def test_seated_clergy_replace_those_laid_out(page: Page, stages: Stages) -> None:
    """Abbot and bishop are laid out in the first coaches, and then the bishop is seated in the first one."""
    seats = sit(page, stages, "laid")
    for rank in ("Abbot", "Bishop"):
        seats.get_by_role("button", name=re.compile(f"^{rank}, ")).click()
    seats.locator("[data-seating]").first.locator(".clergy-coach").click()  # the page asks about this one again
    seat_one(page, "bishop")
    expect(seats.locator(SEATED)).to_have_count(1)
    locked(seats, "Bishop")
    expect(seats.get_by_role("button", name=re.compile("^Abbot, "))).to_be_enabled()
    send_off(page, seats)


def test_memory_mode_shows_seated_clergy_until_all_are_seated(page: Page, stages: Stages) -> None:
    seats = sit(page, stages, "by-heart", memory=True)
    seat_one(page, "bishop")
    locked(seats, "Bishop")
    send_off(page, seats)
    until(page, lambda: set(page.evaluate(RIDERS).values()) == {"hidden"})


def test_a_local_table_keeps_seated_clergy_over_a_reload(page: Page, server: Server) -> None:
    sit_down(page, server.address, "Ada", modules=True)
    seats = sheet(page)
    seat_one(page, "abbot")
    locked(seats, "Abbot")
    page.reload()
    locked(sheet(page), "Abbot")
    page.evaluate(HAND_IN, ["cardinal", "bishop", "abbot", "chaplain", "father"])
    expect(page.locator(".notice")).to_have_text("The Abbot sits in a Rome coach already. Choose another rank.")
    send_off(page, seats)


@pytest.mark.long("browser")
def test_the_refusal_of_a_conflicting_seating_names_the_rank(page: Page, stages: Stages, faults: Faults) -> None:
    faults.expected = ("422",)
    sit(page, stages, "refused")
    seat_one(page, "abbot")
    locked(sheet(page), "Abbot")
    page.evaluate(HAND_IN, ["cardinal", "bishop", "abbot", "chaplain", "father"])
    expect(page.locator(".notice")).to_have_text("The Abbot sits in a Rome coach already. Choose another rank.")


def test_on_a_phone_the_sheet_undoes_a_seating(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, PHONE) as page:
        seats = sit(page, stages, "phone")
        seats.get_by_role("button", name="What would the master do?").click()
        page.get_by_role("button", name="Do it").click()
        expect(seats.locator(SEATED)).to_have_count(1)
        seats.get_by_role("button", name="Undo").click()
        expect(seats.locator(SEATED)).to_have_count(0)
        send_off(page, seats, before=0)


@pytest.mark.long("browser")
def test_every_refusal_is_complete_in_every_language(page: Page, stages: Stages) -> None:
    page.goto(f"/table/{stages.lay('refusals', ALONE, question_open('play', least=2))}")
    page.locator(".bar-mine").wait_for()
    why = {reason: action for reason, (_, action) in WHY.items()}
    for language in LANGUAGES:
        speak(page, language)
        for reason, told, untold in page.evaluate(REFUSED, why):
            assert not re.search(r"[{}$]|reason-", told + untold), (language, reason, told, untold)
    speak(page, "en")
    told = {reason: words for reason, words, _ in page.evaluate(REFUSED, why)}
    assert len(set(told.values())) == len(told), "each says its own"
