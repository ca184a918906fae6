"""Replays of finished games, branches from a position, rematches of a deal, and the player's statistics."""

import json
import re
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from postroad import Game
from postroad.link import unpack
from tests.suites import first_of
from tests.web.around_a_game import checked, menu, sit_down
from tests.web.page_driver import Mouse
from tests.web.players import Player
from tests.web.sample_tables import Stages
from tests.web.screens import WIDE, final, visitor
from tests.web.serving import Server
from tests.web.test_shared_games import LINKS, OVER, open_link
from tests.web.waiting import until

PLAY_ON = "Play on from here"
GO = "(path) => import('/static/js/app/router.js').then(({ go }) => go(path))"
BUSY_WITH = """(hash) => {
  const busy = () => {
    for (const until = performance.now() + 600; performance.now() < until; );
  };
  addEventListener("popstate", busy, { once: true });
  location.hash = hash;
}"""
COVERED = "history.state?.over === true"
SLOW_TO_NOTE = """() => {
  const soon = window.setTimeout;
  window.setTimeout = (does, wait, ...given) => {
    if (wait !== 300) return soon(does, wait, ...given);
    window.noteNow = does;
    return 0;
  };
}"""
NOTE_NOW = "noteNow()"
SLOW_BACK = """() => {
  history.back = () => {};
  document.querySelector(".sheet-head button").click();
  document.querySelector(".time-forward").click();
}"""  # as where there is nothing to step back to, which is found out after a while
DROP = """([text, kind]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], "game.json", { type: "application/json" }));
  document.querySelector("main").dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def at(page: Page, step: int) -> None:
    expect(page.locator(".time-at")).to_have_text(f"Step {step} of {OVER['decisions']}")


def without_decks(record: dict[str, Any]) -> list[dict[str, Any]]:
    return [event for event in record["events"] if event["ev"] != "shuffle"]


def test_the_result_leads_to_the_whole_game(browser: Browser, stages: Stages) -> None:
    """For a server table, which knows the bots' levels."""
    with visitor(browser, stages, WIDE) as page:
        final(page, stages)
        page.get_by_role("button", name="Replay it from the start").click()
        expect(page.locator(".time-line").get_by_role("button", name="Pause")).to_be_visible()  # it runs at once
        expect(page.locator(".time-at")).to_contain_text(re.compile("Step [2-9] of "))
        page.get_by_role("button", name="Pause").click()
        until(page, lambda: re.search(r"#/game/\w+~\w+\?at=\d+$", page.url) is not None)
        page.reload()
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()  # it stays where it was left
        page.go_back()
        page.locator(".final").wait_for()


def test_the_address_holds_the_position_and_the_viewer(page: Page, server: Server) -> None:
    open_link(page, server, OVER["link"], "?at=90&seat=1")
    at(page, 90)
    expect(page.locator(".hand .place")).not_to_have_count(0)
    assert page.locator("[data-target]").count() == 0, "nobody decides anything"
    assert page.locator("#command").count() == 0, "and nobody is asked to type a move"
    page.locator(".hand .place").first.click(force=True)  # nothing comes of it
    page.keyboard.press("ArrowRight")
    at(page, 91)
    until(page, lambda: page.url.endswith("?at=91&seat=1"))
    page.get_by_role("button", name="Playback options").click()
    page.get_by_label("View as").select_option("Everyone’s cards")
    expect(page.locator(".hand")).to_have_count(0)
    held = page.locator(".seat .counted-hand-size").all_inner_texts()
    assert [strip.locator(".letter").count() for strip in page.locator(".hand-strip").all()] == [int(count) for count in held]
    until(page, lambda: page.url.endswith("?at=91"))
    page.get_by_label("View as").press("Escape")
    expect(page.locator(".time-choices-open")).to_have_count(0)
    page.reload()
    at(page, 91)
    page.evaluate("location.hash = location.hash.replace('at=91', 'at=12&seat=2')")
    at(page, 12)
    expect(page.locator(".hand")).to_be_visible()


@pytest.mark.long("browser")
def test_a_busy_page_follows_a_new_address(page: Page, server: Server) -> None:
    """A delayed note of the previous position does not replace the requested one."""
    open_link(page, server, OVER["link"], "?at=90")
    at(page, 90)
    page.get_by_role("button", name="Forward one step").click()
    page.evaluate(BUSY_WITH, f"#/game/{OVER['link']}?at=12&seat=2")
    at(page, 12)
    until(page, lambda: page.url.endswith("?at=12&seat=2"))


@pytest.mark.long("browser")
@pytest.mark.parametrize("lifted", ["Close", "back", "reload"])
def test_closing_a_sheet_keeps_the_replays_position(page: Page, server: Server, lifted: str) -> None:
    """Steps taken under the sheet are kept in the address."""
    open_link(page, server, OVER["link"], "?at=90")
    at(page, 90)
    page.locator(".seat-name").first.click()
    page.locator(".seat-details").wait_for()
    until(page, lambda: page.evaluate(COVERED))
    page.get_by_role("button", name="Forward one step").click()
    until(page, lambda: page.url.endswith("?at=91"))
    close = page.locator(".sheet").get_by_role("button", name="Close").click
    {"Close": close, "back": page.go_back, "reload": page.reload}[lifted]()
    expect(page.locator(".sheet")).to_have_count(0)
    until(page, lambda: not page.evaluate(COVERED))
    at(page, 91)
    page.get_by_role("button", name="Forward one step").click()  # and from there on
    until(page, lambda: page.url.endswith("?at=92"))
    at(page, 92)


@pytest.mark.long("browser")
def test_closing_a_sheet_before_the_address_update_keeps_the_board(page: Page, server: Server) -> None:
    open_link(page, server, OVER["link"])
    page.evaluate(SLOW_TO_NOTE)
    page.get_by_role("button", name="View the board").click()
    page.locator(".seat-name").first.click()
    until(page, lambda: page.evaluate(COVERED))
    page.evaluate(NOTE_NOW)
    until(page, lambda: "?at=" in page.url)
    page.locator(".sheet").get_by_role("button", name="Close").click()
    until(page, lambda: not page.evaluate(COVERED))
    at(page, OVER["decisions"])
    until(page, lambda: page.url.endswith(f"?at={OVER['decisions']}"))
    expect(page.locator(".final")).to_have_count(0)


@pytest.mark.long("browser")
def test_a_step_during_the_closing_of_a_sheet_reaches_the_address(page: Page, server: Server) -> None:
    open_link(page, server, OVER["link"], "?at=90")
    at(page, 90)
    page.locator(".seat-name").first.click()
    until(page, lambda: page.evaluate(COVERED))
    page.evaluate(SLOW_BACK)
    at(page, 91)
    until(page, lambda: page.url.endswith("?at=91"))


@pytest.mark.parametrize("eyes", first_of(["", "&seat=0"]))
def test_a_replay_offers_no_controls_of_a_running_game(page: Page, server: Server, eyes: str) -> None:
    """In a replay of bots no bot thinks, and only the timeline can be paused."""
    open_link(page, server, f"{OVER['link']}~3333", f"?at=90{eyes}")
    at(page, 90)
    expect(page.locator(".bar-question")).to_have_text(re.compile(r"^Waiting for \S.*\.$"))
    expect(page.locator(".bar-next")).to_contain_text("Replay")
    expect(page.locator(".bar-next")).not_to_contain_text("watching")
    expect(page.get_by_role("button", name=re.compile("^(Pause|Resume)$"))).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator(".bar-question")).to_have_text("The game is over.")
    expect(page.locator(".bar-next")).to_have_text("Replay")


@pytest.mark.long("browser")
def test_a_replay_of_the_seating_asks_no_player(page: Page, server: Server) -> None:
    open_link(page, server, LINKS["2-audience-over"]["link"], "?at=2&seat=0")
    expect(page.locator(".bar-question")).to_have_text("Waiting for Seat 1.")
    assert page.locator(".sheet").count() == 0


def test_a_replay_plays_automatically(page: Page, server: Server) -> None:
    """It runs by turns and by steps, until it is paused or over."""
    open_link(page, server, OVER["link"], f"?at={OVER['decisions'] - 2}")
    page.get_by_role("button", name="Playback options").click()
    page.get_by_label("Speed").select_option("Fast")
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, OVER["decisions"])
    page.get_by_role("button", name="Play", exact=True).click()  # it restarts
    expect(page.locator(".time-at")).to_have_text(re.compile(r"Step (?:[3-9]|[1-9]\d|1\d\d) of"))
    page.get_by_label("Steps").select_option("Turn by turn")
    page.get_by_role("button", name="Pause").click()
    stopped = page.locator(".time-at").inner_text()
    page.wait_for_timeout(900)
    assert page.locator(".time-at").inner_text() == stopped
    page.locator("body").press(" ")
    expect(page.locator(".time-at")).not_to_have_text(stopped)
    page.keyboard.press("Home")
    at(page, 0)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.long("browser")
def test_back_from_a_position_restores_the_results_scroll_position(page: Page, server: Server) -> None:
    """For a game from a link, the addresses of result and positions differ only in the position."""
    page.set_viewport_size({"width": 390, "height": 600})
    open_link(page, server, OVER["link"])
    page.locator(".estates").wait_for()
    page.evaluate("document.fonts.ready.then(() => scrollTo(0, 500))")
    page.evaluate(GO, f"/game/{OVER['link']}?at=12")
    at(page, 12)
    page.go_back()
    page.locator(".final").wait_for()
    until(page, lambda: abs(page.evaluate("scrollY") - 500) < 5)
    page.go_forward()
    at(page, 12)


def test_a_dropped_record_is_opened_or_refused_with_a_reason(page: Page, server: Server) -> None:
    record = unpack(OVER["link"])
    number, take = next((n, event) for n, event in enumerate(record["events"]) if event["ev"] == "take")
    events = [*record["events"][:number], {**take, "city": "lodz", "from": "market"}, *record["events"][number + 1 :]]
    page.goto(server.address)
    page.locator(".kept").wait_for()
    page.evaluate(DROP, [json.dumps({**record, "events": events}), "drop"])
    name = record["names"][take["seat"]]
    told = f"event {number} breaks the rules. It says: “{name} takes Lodz.” At the table the answer would be: “Lodz isn’t in"
    expect(page.locator(".kept [role=status]")).to_contain_text(told)
    page.get_by_role("button", name="The rule behind this").click()
    expect(page.locator("#help-d1")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.evaluate(DROP, [json.dumps(record), "drop"])
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins!")


@pytest.mark.long("browser")
def test_a_branch_of_a_game_is_played_to_the_end(browser: Browser, stages: Stages, tmp_path: Path) -> None:
    """The branch has a table of its own that names its origin, and both games are compared."""
    begin = OVER["decisions"] - 30
    with visitor(browser, stages, WIDE) as page:
        page.goto(f"/#/game/{OVER['link']}?at={begin}&seat=1")
        page.get_by_role("button", name=PLAY_ON).click()
        expect(page.get_by_role("radio", name=unpack(OVER["link"])["names"][1])).to_be_checked()
        page.get_by_label("Against").select_option("Easy bot")
        page.get_by_role("radio", name="Shuffled").check()
        page.get_by_role("button", name="Play", exact=True).click()
        page.locator(".table").wait_for()
        expect(page.get_by_role("link", name=f"From step {begin} of another game")).to_be_visible()
        Player(page, "Guest", Mouse(page)).play_on()
        page.locator(".final").wait_for()
        expect(page.get_by_role("heading", name="Compared turn by turn")).to_be_visible()
        page.get_by_text("As a table").click()
        assert page.locator(".compared tbody tr").count() > 5
        with page.expect_download() as download:
            page.get_by_role("button", name="Download the record").click()
        download.value.save_as(tmp_path / "game.json")
        before = without_decks(Game.from_record(unpack(OVER["link"]), at=begin).record())
        after = without_decks(checked(tmp_path / "game.json"))
        assert len(before) > 100 and after[: len(before)] == before
        page.get_by_role("button", name="Main menu").click()
        expect(page.locator(".stored", has_text=f"from step {begin} of another game")).to_be_visible()


def test_a_branch_suggests_the_persons_own_seat(page: Page, server: Server) -> None:
    """The only person's seat is chosen, against the original bots."""
    open_link(page, server, f"{OVER['link']}~33p4", "?at=90")
    at(page, 90)
    page.get_by_role("button", name=PLAY_ON).click()
    expect(page.get_by_role("radio", name=unpack(OVER["link"])["names"][2])).to_be_checked()
    expect(page.get_by_label("Against")).to_have_value("")


def test_the_same_deal_is_played_again(page: Page, server: Server) -> None:
    """A link starts the same seat, market and bots."""
    page.goto(f"{server.address}/#/beat/{OVER['link']}~33p4?seat=2")
    record = unpack(OVER["link"])
    points = record["events"][-1]["points"][2]
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Beat \N{MINUS SIGN}{-points} points")
    page.get_by_role("button", name="Challenge others").click()
    field = page.get_by_label("Link", exact=True)
    nameless = re.search(r"/#/beat/(\w+)~33p4\?seat=2$", field.input_value())
    assert nameless and unpack(nameless[1])["names"] == ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]
    page.get_by_label("With the players’ names").check()
    expect(field).to_have_value(re.compile(rf"/#/beat/{OVER['link']}~33p4\?seat=2$"))
    page.get_by_role("button", name="Play this deal").click()
    page.locator(".bar-mine").wait_for()  # two bots have played
    deck = record["events"][0]["deck"]
    left = re.search(r"\d+", page.get_by_role("button", name=re.compile(r"^Deck, \d+ cards")).inner_text())
    market = page.locator(".market .place[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    assert left and len(market) == 6
    assert Counter(market) <= Counter(deck[: len(deck) - int(left[0])]), "these have left the deck, in its order"
    expect(page.locator(".seats")).to_contain_text("Beginner bot")
    expect(page.get_by_role("link", name="The deal of another game")).to_be_visible()


def test_statistics_cover_server_and_local_games(browser: Browser, own_server: Server) -> None:
    """Games of the server and of the page count, and each figure can be read."""
    stages = Stages(own_server.address, data=own_server.data)  # of a player without other games
    with closing(stages), visitor(browser, stages, WIDE) as page:
        final(page, stages)
        page.get_by_role("button", name="Main menu").click()
        page.get_by_role("link", name="Your statistics").click()
        points = page.get_by_role("table", name="Where the points come from, per game")
        expect(points.get_by_role("row", name=re.compile("^Carriage"))).to_be_visible()
        assert page.locator(".stats-facts dd").first.inner_text() == "1"
        assert re.fullmatch(r"\d+", page.locator(".stats-facts dd").last.inner_text()), "one game, no range"
        expect(page.get_by_role("table", name="Opponents").get_by_role("row")).to_have_count(2)
        page.get_by_text("As a table").click()
        page.get_by_role("table").first.get_by_role("link").click()
        page.locator(".final").wait_for()


def test_statistics_without_games_offer_to_play(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/stats")
    expect(page.get_by_text("None of your games is finished yet.")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".table").wait_for()


@pytest.mark.long("browser")
def test_a_resigned_game_is_lost_and_not_counted(page: Page, server: Server) -> None:
    sit_down(page, server.address, "Ada")
    menu(page, "Resign for good").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Resign")).click()
    page.locator(".final").wait_for(timeout=60_000)
    expect(page.get_by_role("table").get_by_role("columnheader").last).to_contain_text("Bot for Ada")
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("Ada")
    page.get_by_role("button", name="Main menu").click()
    expect(page.locator(".stored")).to_contain_text("Bot for Ada")
    page.get_by_role("link", name="Your statistics").click()
    main = page.get_by_role("main")
    expect(main).to_contain_text("None of your finished games counts here. Games that you resigned, only watched")
    expect(main).not_to_contain_text("None of your games is finished yet.")
    expect(main.get_by_role("button", name="Play", exact=True)).to_be_visible()
