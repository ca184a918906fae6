"""One table after another in one page: no state leaks, nothing blocks, no decision is lost."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from tests.web.around_a_game import question
from tests.web.conftest import Faults
from tests.web.page_driver import BREATH
from tests.web.sample_tables import BRIEF, PEOPLE, Stages, Words, hand_of, question_open
from tests.web.screens import WIDE, visitor
from tests.web.waiting import until

GO = "(path) => import('/static/js/app/router.js').then(({ go }) => go(path))"
SLOWLY = "() => import('/static/js/app/settings.js').then(({ changeSettings }) => changeSettings({ speed: 'slow' }))"
GO_WHEN_PIECES_MOVE = """async (path) => {
  const { go } = await import('/static/js/app/router.js');
  const isPiece = (one) => one.effect?.target?.closest?.('.table') && !(one instanceof CSSAnimation);
  const look = () => (document.getAnimations().some(isPiece) ? go(path) : requestAnimationFrame(look));
  look();
}"""
MOTION = "/static/js/table/motion/motion.js"
IS_THERE = "(path) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path))"
RUNS = "async (path) => Boolean(await import(path))"
LISTEN = """() => {
  globalThis.asked = [];
  const listen = () => globalThis.asked.push(document.querySelector('.bar-question').textContent);
  new MutationObserver(listen).observe(document.querySelector('.bar'), { subtree: true, childList: true, characterData: true });
}"""
DECIDE = "(action) => import('/static/js/table/session/decide.js').then(({ decide }) => void decide(action))"
# Counts how often a hand is visible beside its seat, until that seat is no longer the viewer.
HANDS_SEEN = """() => {
  globalThis.handsSeen = 0;
  new MutationObserver(() => (globalThis.handsSeen += document.querySelectorAll('.hand-strip').length))
    .observe(document.querySelector('.side'), { subtree: true, childList: true, attributes: true, characterData: true });
}"""
EYES = "async () => (await import('/static/js/table/session/current.js')).currentSession().me.value"
NO_LINE = re.compile("No connection to the table")
POSTS = re.compile(r"/api/tables/\w+/decisions")


@pytest.fixture
def page(browser: Browser, stages: Stages, faults: Faults) -> Iterator[Page]:
    with visitor(browser, stages, WIDE) as page:
        faults.watch(page)
        yield page


def go(page: Page, table: str = "") -> None:
    """Navigate within the page, as a link does."""
    page.evaluate(GO, f"/table/{table}" if table else "/")


def alone(stages: Stages, players: int = 2) -> str:
    return stages.new((None, *["stand-in"] * (players - 1)), modules=False)


def ready_to_close(stages: Stages) -> str:
    table = alone(stages)
    assert stages.advance(table, question_open("close", least=2, kind="close"))
    return table


def open_table(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    page.locator(".bar-mine").wait_for()


@pytest.mark.long("browser")
def test_a_sheet_closes_at_the_next_table(page: Page, stages: Stages) -> None:
    """The fourth seat's sheet of one table closes at the next, which has two seats."""
    four, two = alone(stages, 4), alone(stages, 2)
    open_table(page, four)
    page.locator('[data-seat="3"] .seat-name').click()
    page.locator(".seat-details").wait_for()
    go(page)
    page.locator(".stored").first.wait_for()
    go(page, two)
    expect(page.locator(".bar-mine")).to_be_visible()
    expect(page.locator(".sheet")).to_have_count(0)


@pytest.mark.long("browser")
def test_chat_read_at_one_table_stays_unread_at_another(page: Page, stages: Stages) -> None:
    other = alone(stages)
    stages.hear(other, "Is anybody there?")
    open_table(page, stages.talk)
    page.locator("#tab-chat").click()
    page.locator(".chat-line").first.wait_for()
    go(page, other)
    expect(page.locator("#tab-chat")).to_contain_text("1")


@pytest.mark.long("browser")
def test_another_table_opens_while_pieces_move(page: Page, stages: Stages) -> None:
    one, other = alone(stages), alone(stages)
    page.emulate_media(reduced_motion="no-preference")
    open_table(page, one)
    page.evaluate(SLOWLY)
    page.wait_for_function(IS_THERE, arg=MOTION)
    page.evaluate(RUNS, MOTION)
    page.evaluate(GO_WHEN_PIECES_MOVE, f"/table/{other}")
    page.keyboard.press("1")
    page.wait_for_url(f"**/table/{other}")
    expect(page.locator(".bar-mine")).to_be_visible()
    expect(page.locator(".seat-name").nth(1)).to_be_visible()


def last_to_hand_in(view: Words) -> bool:
    """Is this the last hand-in for a carrier that another player called, with cards in the hand?"""
    hands_in = view["phase"] == "hand-in" and view["official"] == "carrier" and view["turn"] != view["decides"]
    return hands_in and bool(hand_of(view)) and all(view["tokens"].values())


def test_no_hand_is_visible_while_the_screen_changes_players(page: Page, stages: Stages) -> None:
    table = stages.create("handed-in", PEOPLE, last_to_hand_in, BRIEF)
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"/table/{table}")
    page.locator(".curtain button").click()
    page.locator(".bar-mine").wait_for()
    page.evaluate(SLOWLY)
    page.wait_for_function(IS_THERE, arg=MOTION)
    page.evaluate(RUNS, MOTION)
    seat = page.evaluate(EYES)
    view = stages.message(table, seat)["view"]
    page.evaluate(HANDS_SEEN)
    page.evaluate(DECIDE, view["legal"][0])
    page.locator(".curtain").wait_for()
    until(page, lambda: page.evaluate(EYES) is None)
    expect(page.locator(f'[data-seat="{view["turn"]}"].seat-now')).to_be_visible()
    page.locator(".curtain button").click()
    until(page, lambda: page.evaluate(EYES) == view["turn"])
    assert page.evaluate("globalThis.handsSeen") == 0


@pytest.mark.long("browser")
def test_an_empty_refusal_blocks_nothing(page: Page, stages: Stages, faults: Faults) -> None:
    faults.expected = ("409",)
    open_table(page, alone(stages))
    page.route(POSTS, lambda route: route.fulfill(status=409, body=""), times=1)
    page.keyboard.press("1")
    expect(page.locator(".notice")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".hand .place")).to_have_count(1)
    page.keyboard.press("1")
    expect(page.locator(".hand .place, .route-card")).to_have_count(2)


def test_a_temporarily_refused_decision_is_sent_again(page: Page, stages: Stages, faults: Faults) -> None:
    faults.expected = ("503",)
    open_table(page, alone(stages))
    page.route(POSTS, lambda route: route.fulfill(status=503, body=""), times=2)
    page.keyboard.press("1")
    expect(page.locator(".hand .place")).to_have_count(1)
    expect(question(page)).not_to_contain_text("hasn’t been sent yet")


def test_a_decision_is_stored_before_sending(page: Page, stages: Stages, faults: Faults) -> None:
    """The page is reloaded before the answer."""
    faults.expected = ("ERR_ABORTED",)
    open_table(page, alone(stages))
    page.route(POSTS, lambda route: None, times=1)
    with page.expect_request(POSTS):
        page.keyboard.press("1")
    page.reload()
    expect(page.locator(".hand .place")).to_have_count(1)


@pytest.mark.long("browser")
def test_a_hidden_page_follows_the_game(page: Page, stages: Stages) -> None:
    """A hidden page gets no animation frames and follows the game all the same."""
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(
        "Object.defineProperty(document, 'hidden', { get: () => true }); globalThis.requestAnimationFrame = () => 0;"
    )
    table = stages.new(("stand-in", "stand-in"), modules=False)
    page.goto(f"/table/{table}")
    page.locator(".log-turn").nth(3).wait_for(timeout=60_000)


def cut(route: Route) -> None:
    route.abort("connectionfailed")


def test_an_unsent_decision_survives_a_reload(page: Page, stages: Stages, faults: Faults) -> None:
    faults.expected = ("ERR_CONNECTION_FAILED",)
    table = alone(stages)
    open_table(page, table)
    page.route(POSTS, cut)
    page.keyboard.press("1")
    expect(question(page)).to_contain_text("hasn’t been sent yet")
    page.reload()
    expect(question(page)).to_contain_text("hasn’t been sent yet")
    page.keyboard.press("2")  # a command is already in flight
    expect(page.locator(".hand .place")).to_have_count(0)
    before = stages.message(table)["seq"]
    page.unroute(POSTS)
    expect(page.locator(".hand .place")).to_have_count(1, timeout=30_000)
    expect(question(page)).not_to_contain_text("hasn’t been sent yet")
    assert stages.message(table)["seq"] == before + 1
    page.keyboard.press("1")
    until(page, lambda: stages.message(table)["seq"] > before + 1)


def test_an_unsent_decision_can_be_discarded(page: Page, stages: Stages, faults: Faults) -> None:
    faults.expected = ("ERR_CONNECTION_FAILED",)
    table = alone(stages)
    open_table(page, table)
    page.route(POSTS, cut)
    page.keyboard.press("1")
    page.get_by_role("button", name="Discard it").click()
    expect(question(page)).not_to_contain_text("hasn’t been sent yet")
    page.unroute(POSTS)
    page.keyboard.press("2")
    expect(page.locator(".hand .place")).to_have_count(1)
    page.reload()
    expect(page.locator(".hand .place")).to_have_count(1)


def test_a_double_press_prepares_a_closing_once(page: Page, stages: Stages) -> None:
    """A second preview would reset the choice made after the first."""
    table = ready_to_close(stages)
    held: list[Route] = []
    slow = [True]
    page.route(re.compile("/preview"), lambda route: held.append(route) if slow else route.continue_())
    open_table(page, table)
    for _ in range(2):
        page.locator("[data-key=c]").click()
    page.evaluate(BREATH)
    until(page, lambda: held)
    assert len(held) == 1
    slow.clear()
    held[0].continue_()
    page.locator(".sheet-closing").wait_for()
    page.locator("[data-key=c]").click()
    expect(page.locator(".sheet-closing")).to_have_count(0)
    page.locator("[data-key=c]").click()
    expect(page.locator(".sheet-closing")).to_be_visible()


@pytest.mark.long("browser")
def test_a_planned_closing_skips_its_questions(page: Page, stages: Stages) -> None:
    """A confirmed plan with a choice never shows the question for that choice."""

    def comes_to_a_choice(table: str) -> bool:
        def reached(view: dict[str, Any]) -> bool:
            if not question_open("close", kind="close")(view):
                return False
            ways = stages.foresee(table, view["decides"])
            return len(max(ways.values(), key=lambda way: way["points"][1] - way["points"][0])["steps"]) > 1

        return stages.advance(table, reached)

    table = next(filter(comes_to_a_choice, (alone(stages) for _ in range(10))))  # not every game comes to one
    open_table(page, table)
    page.keyboard.press("c")
    page.locator(".sheet-closing").wait_for()
    page.evaluate(LISTEN)
    with page.expect_response(POSTS) as closed:
        page.locator(".sheet-closing .button-primary").click()
    assert closed.value.ok
    expect(page.locator(".sheet-closing")).to_have_count(0)
    buttons = page.locator(".bar-buttons")
    if buttons.get_by_role("button", name="Call the cartwright").count():  # it could come, too: no part of the plan
        buttons.get_by_role("button", name=re.compile("^(Decline|End turn)$")).click()
    expect(page.locator(".route-mine .route-card")).to_have_count(0)
    page.evaluate(BREATH)
    asked_for = page.evaluate("globalThis.asked")
    assert asked_for and not any("Open an office" in words for words in asked_for)


def test_a_restored_connection_is_not_reported_as_lost(page: Page, stages: Stages, faults: Faults) -> None:
    """A press during the outage stays unanswered."""
    faults.expected = ("ERR_CONNECTION_FAILED",)
    open_table(page, alone(stages))
    page.route(re.compile("/why"), cut)
    page.get_by_role("button", name=re.compile("^Cartwright")).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_have_text(NO_LINE)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(question(page)).not_to_contain_text(NO_LINE)


def test_a_silent_connection_is_replaced(page: Page, stages: Stages) -> None:
    """A connection that goes silent without closing is detected."""
    lines: list[WebSocketRoute] = []
    silent: list[WebSocketRoute] = []

    def passed_on(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server().on_message(lambda message: None if line in silent else line.send(message))

    page.clock.install()
    page.route_web_socket(re.compile("/live"), passed_on)
    open_table(page, alone(stages))
    silent += lines
    page.clock.run_for(45_000)
    assert lines == silent
    page.clock.run_for(20_000)
    until(page, lambda: len(lines) > len(silent))
    assert len(lines) == len(silent) + 1, "another line"
    page.keyboard.press("1")
    expect(page.locator(".hand .place")).to_have_count(1)


@pytest.mark.long("browser")
def test_the_page_tells_a_player_who_is_too_fast(page: Page, stages: Stages) -> None:
    open_table(page, alone(stages))
    lines: list[WebSocketRoute] = []

    def shut(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.close(code=4429, reason="slow-down")
        else:
            line.connect_to_server()

    page.route_web_socket(re.compile("/live"), shut)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".bar-next")).to_have_text("Too fast: wait a moment.")
    expect(page.locator(".bar-next")).not_to_have_text("Too fast: wait a moment.")
    assert len(lines) == 2


@pytest.mark.long("browser")
def test_the_page_reconnects_at_once_when_its_server_stops(page: Page, stages: Stages) -> None:
    """The page reconnects without delay and without a warning."""
    lines: list[WebSocketRoute] = []

    def passed_on(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.clock.install()
    page.route_web_socket(re.compile("/live"), passed_on)
    open_table(page, alone(stages))
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 10)
    before = len(lines)
    lines[-1].close(code=1012, reason="")
    until(page, lambda: len(lines) > before)
    expect(question(page)).not_to_contain_text(NO_LINE)


def test_the_answer_to_a_decision_has_no_view(page: Page, stages: Stages) -> None:
    """The answer to a decision does not repeat the message on the table's connection."""
    open_table(page, alone(stages))
    with page.expect_response(POSTS) as answer:
        page.keyboard.press("1")
    expect(page.locator(".hand .place")).to_have_count(1)
    assert "view" not in answer.value.json()
