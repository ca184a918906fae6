"""At the table: reloads, undo, refusals in words, and leaving."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.around_a_game import menu, question, sit_down, sit_down_at_server
from tests.web.colour_vision import Sight
from tests.web.conftest import Faults, NewPage
from tests.web.page_driver import Mouse
from tests.web.players import Move, Player
from tests.web.serving import Server
from tests.web.waiting import at_rest

NO_LINE = "No connection to the table"


def visible_state(page: Page) -> tuple[list[str], list[str], list[str], str]:
    """The state that must be equal after a return."""
    sight = Sight(page)
    market = sight.region("Market")
    return sight.hand, sight.route, [node.name for node in market.all("button")] if market else [], sight.question


def play_until(page: Page, name: str, words: str, turns: int = 3) -> None:
    """Play some turns, then on until a question is open."""
    player = Player(page, name, Mouse(page))
    player.play_on(lambda sight: player.done.count("end") >= turns and sight.question.startswith(words))


@pytest.mark.long("browser")
def test_reloading_changes_nothing(page: Page, server: Server) -> None:
    sit_down(page, server.address, "Reloader", modules=True)
    play_until(page, "Reloader", "Play a card")
    before = visible_state(page)
    assert before[0]
    page.reload()
    expect(question(page)).to_contain_text("Play a card")
    assert visible_state(page) == before


@pytest.mark.long("browser")
def test_a_game_continues_from_the_landing_page(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit_down(page, server.address, "Returner")
    play_until(page, "Returner", "Play a card", turns=1)
    before = visible_state(page)
    again = page.context.new_page()
    page.close()
    again.goto(server.address)
    again.get_by_role("link", name=re.compile("^Continue: .*Returner")).click()
    expect(question(again)).to_contain_text("Play a card")
    assert visible_state(again) == before


def test_a_killed_server_loses_no_decision(page: Page, own_server: Server, faults: Faults) -> None:
    """The page reports the lost connection, reconnects by itself, and the game continues."""
    faults.expected = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket connection")
    sit_down_at_server(page, own_server.address, "Survivor")
    play_until(page, "Survivor", "Play a card", turns=1)
    before = visible_state(page)
    own_server.kill()
    expect(question(page)).to_contain_text(NO_LINE)
    own_server.start()
    expect(question(page)).not_to_contain_text(NO_LINE, timeout=30_000)
    assert visible_state(page) == before
    play_until(page, "Survivor", "Take a card", turns=1)


def test_undo_is_possible_until_hidden_information_appears(page: Page, server: Server) -> None:
    sit_down(page, server.address, "Undoer")
    player = Player(page, "Undoer", Mouse(page))
    undo = page.get_by_role("button", name="Undo", exact=True)
    player.play_on(lambda sight: sight.question.startswith("Play a card"))
    expect(undo).to_have_count(0)  # the market was filled up from the deck
    hand = Sight(page).hand
    page.get_by_role("button", name=f"Play {hand[0]}").click()
    expect(question(page)).to_contain_text("Your route has 1 city")
    expect(page.get_by_role("region", name="Log")).to_contain_text(f"Undoer starts a route: {hand[0]}")
    undo.click()
    expect(question(page)).to_contain_text("Play a card")
    expect(undo).to_have_count(0)
    assert Sight(page).hand == hand and Sight(page).route == []
    expect(page.get_by_role("region", name="Log")).not_to_contain_text("starts a route")


def press_anyway(page: Page, name: str | re.Pattern[str]) -> None:
    """Press a control without effect, even while a card moves over it."""
    piece = page.get_by_role("button", name=name, exact=isinstance(name, str)).first
    at_rest(page, piece.bounding_box)
    piece.click(force=True)


def absent_city(page: Page) -> str:
    """The map's name of a city whose card is not in the hand."""
    return next(node.name for node in Sight(page).page.all("button") if re.match(r"[^,]+, \w+\. No office\.$", node.name))


@pytest.mark.long("browser")
def test_an_impossible_action_explains_itself(page: Page, server: Server) -> None:
    sit_down(page, server.address, "Learner")
    player = Player(page, "Learner", Mouse(page))
    absent = absent_city(page)
    press_anyway(page, absent)
    expect(question(page)).to_contain_text(f"{absent.split(',')[0]} isn’t in the market.")
    press_anyway(page, re.compile("^Cartwright"))
    expect(question(page)).to_contain_text("You’ve already used an official this turn.")
    player.play_on(lambda sight: sight.question.startswith("Play a card"))
    press_anyway(page, re.compile("in the market$"))
    expect(question(page)).to_contain_text("You’ve taken your cards for this turn.")
    press_anyway(page, absent_city(page))  # the other one may have come to the market, and to the hand
    expect(question(page)).to_contain_text("isn’t in your hand")


def test_the_command_line(page: Page, server: Server) -> None:
    sit_down(page, server.address, "Clerk")
    line = page.get_by_role("combobox", name=re.compile("^Type what you do"))
    line.fill("sing a song")
    line.press("Enter")
    expect(question(page)).to_contain_text("I did not understand that")
    for cards in (1, 2):
        sight = Sight(page)
        line.fill(next(city for city in sight.takes if city not in sight.hand))  # without a verb: the city is enough
        line.press("Enter")
        expect(page.get_by_role("region", name=re.compile("^Your hand")).get_by_role("button")).to_have_count(cards)
    line.fill("END")
    line.press("Enter")
    expect(question(page)).to_contain_text("First play a city card")


def test_resigning_hands_the_seat_to_a_bot(page: Page, server: Server) -> None:
    sit_down(page, server.address, "Quitter", bots=2)
    menu(page, "Resign").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Cancel").click()
    expect(question(page)).to_contain_text("Take the first of two cards")
    menu(page, "Resign").click()
    dialog.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("list", name="Seats")).to_contain_text("resigned")
    expect(page.get_by_role("heading", level=1)).to_contain_text("win", timeout=60_000)  # the bots finish the game


def test_deleting_from_the_menu_and_from_the_list(page: Page, server: Server, faults: Faults) -> None:
    faults.expected = ("404",)
    for name, where in (("Remover", "menu"), ("Sweeper", "list")):
        sit_down(page, server.address, name)
        if where == "menu":
            menu(page, "Delete the game").click()
        else:
            menu(page, "Main menu").click()
            card = page.get_by_role("listitem").filter(has=page.get_by_role("link", name=re.compile(f"^Continue: .*{name}")))
            card.get_by_role("button", name="Delete").click()
        page.get_by_role("dialog").get_by_role("button", name="Delete").click()
        expect(page.get_by_role("link", name="Custom game")).to_be_visible()
        expect(page.get_by_role("link", name=re.compile(f"^Continue: .*{name}"))).to_have_count(0)


def test_the_record_of_a_running_game_keeps_secrets(page: Page, server: Server, tmp_path: Path) -> None:
    sit_down(page, server.address, "Archivist", modules=True)
    play_until(page, "Archivist", "Take a card", turns=2)
    with page.expect_download() as download:
        menu(page, "Download the record").click()
    download.value.save_as(tmp_path / "running.json")
    events = json.loads((tmp_path / "running.json").read_text(encoding="utf-8"))["events"]
    seats = Sight(page).page.first("list", "Seats")
    assert seats
    me = next(number for number, seat in enumerate(seats.inner) if seat.first("button", "Archivist"))
    clergy = [event for event in events if event["ev"] == "clergy"]
    assert {event["seat"] for event in clergy if "rank" in event or event.get("ranks")} <= {me}
    drawn = [event for event in events if event["ev"] == "take" and event["from"] == "deck" and event["seat"] != me]
    assert all("city" not in event for event in drawn)
    assert events[-1]["ev"] != "end"


def test_a_missing_table_is_reported(page: Page, server: Server, faults: Faults) -> None:
    faults.expected = ("404",)
    page.goto(f"{server.address}/table/nowhere123")
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()
    page.get_by_role("link", name="Main menu").click()
    expect(page.get_by_role("link", name="Custom game")).to_be_visible()


def test_meaningless_drags_have_no_effect(page: Page, server: Server) -> None:
    sit_down(page, server.address, "Dragger")
    mouse = Mouse(page)
    before = visible_state(page)
    mouse.drag(mouse.find(Move("take", f"Take {Sight(page).takes[0]}", place="Market")), page.get_by_role("list", name="Seats"))
    mouse.quiet.wait()
    assert visible_state(page) == before
