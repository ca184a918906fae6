"""A whole game in a link: created at its end, opened anywhere, at any position."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from postroad import Game
from postroad.link import unpack
from tests.links import KEPT, facts
from tests.web.around_a_game import checked
from tests.web.conftest import Faults
from tests.web.sample_tables import Stages
from tests.web.screens import WIDE, final, visitor
from tests.web.serving import Server
from tests.web.waiting import at_rest, until

LINKS = {one["name"]: one for one in map(json.loads, KEPT.read_text(encoding="utf-8").splitlines())}
OVER = LINKS["4-honours-over"]  # with names


def step(page: Page) -> str:
    return page.locator(".time-at").inner_text()


def open_link(page: Page, server: Server, link: str, more: str = "") -> None:
    page.goto(f"{server.address}/#/game/{link}{more}")


def test_a_game_is_opened_and_replayed(page: Page, server: Server, faults: Faults) -> None:
    open_link(page, server, OVER["link"])
    record = unpack(OVER["link"])
    winner = record["names"][record["events"][-1]["winner"]]
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"{winner} wins!")
    page.get_by_role("button", name="Replay it from the start").click()
    last = OVER["decisions"]
    page.get_by_role("button", name="Pause").click()  # it runs at once
    page.keyboard.press("Home")
    expect(page.locator(".time-at")).to_have_text(f"Step 0 of {last}")
    assert page.get_by_role("button", name="Back one step").is_disabled()
    page.get_by_role("button", name="Forward one step").click()
    expect(page.locator(".time-at")).to_have_text(f"Step 1 of {last}")
    for key, at in (("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        expect(page.locator(".time-at")).to_have_text(f"Step {at} of {last}")
    page.get_by_role("button", name="Forward one turn").click()
    expect(page.locator(".time-at")).not_to_have_text(f"Step 1 of {last}")
    turn = step(page)
    page.get_by_role("button", name="Forward one turn").click()
    expect(page.locator(".time-at")).not_to_have_text(turn)
    page.keyboard.press("PageUp")
    expect(page.locator(".time-at")).to_have_text(turn)
    slider = page.get_by_label("Course of the game").locator("input")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"{turn} \S+ .+\."))  # and the last events
    slider.fill(str(last))
    page.get_by_role("button", name="Final score").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"{winner} wins!")
    assert not [address for address in faults.asked if "/api/tables" in address], "no server need know of it"


def test_a_link_names_the_bot_of_a_player_who_resigned(page: Page, server: Server) -> None:
    """The bot has the most points, and comes last."""
    record = unpack(OVER["link"])
    winner = record["events"][-1]["winner"]
    away = "".join("r" if seat == winner else "p" for seat in range(4))
    open_link(page, server, OVER["link"], f"~pppp~{away}")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("wins!")
    expect(heading).not_to_contain_text(record["names"][winner])
    expect(page.get_by_role("columnheader").last).to_contain_text(f"Bot for {record['names'][winner]}")
    page.get_by_role("button", name="Share this game").click()
    expect(page.get_by_label("Link", exact=True)).to_have_value(re.compile(f"~1?p*1?p*~{away}$"))


def visible_state(page: Page) -> dict[str, Any]:
    """The visible state of a position."""
    return {
        "points": page.locator(".seats .seat-points").all_inner_texts(),
        "market": page.locator(".market [data-card]").evaluate_all("all => all.map(one => one.dataset.card)"),
        "log": page.locator("[data-log]").inner_text(),
    }


@pytest.mark.long("browser")
def test_every_path_to_a_position_shows_the_same_state(page: Page, server: Server) -> None:
    """The same state comes by stepping forward, by stepping back, and by opening the position."""
    open_link(page, server, OVER["link"], "?at=90")
    expect(page.locator(".time-at")).to_have_text(f"Step 90 of {OVER['decisions']}")
    there = visible_state(page)
    assert there["log"]
    slider = page.get_by_label("Course of the game").locator("input")
    for far in ("200", "0"):
        slider.fill(far)
        expect(page.locator(".time-at")).to_contain_text(f"Step {far} of")
        until(page, lambda: visible_state(page) != there)
        slider.fill("90")
        until(page, lambda: visible_state(page) == there)
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect(page.locator(".time-at")).to_contain_text("Step 87 of")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".time-at")).to_contain_text("Step 90 of")
    until(page, lambda: visible_state(page) == there)
    assert at_rest(page, lambda: visible_state(page)) == there


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ("", "contains no game"),
        ("%20%3Cscript", "contains no game"),
        (OVER["link"][:-1], "missing or was changed"),
        (OVER["link"].replace("a", "b", 1), "missing or was changed"),
    ],
    ids=["none", "markup", "cut off", "altered"],
)
def test_a_broken_link_is_refused_with_a_reason(page: Page, server: Server, link: str, words: str) -> None:
    open_link(page, server, link)
    expect(page.get_by_role("heading", level=1)).to_have_text("This link doesn’t open a game")
    expect(page.locator("main")).to_contain_text(words)
    page.get_by_role("link", name="Main menu").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Postroad")


@pytest.mark.long("browser")
def test_a_shared_game_allows_no_decision(page: Page, server: Server) -> None:
    open_link(page, server, LINKS["2-running"]["link"], "?at=0")
    expect(page.locator(".time-line")).to_be_visible()
    assert page.locator("[data-target]").count() == 0
    page.locator(".menu summary").click()
    assert page.locator(".menu-list").inner_text().count("Resign") == 0


def test_a_finished_table_is_shared(browser: Browser, stages: Stages, tmp_path: Path) -> None:
    with visitor(browser, stages, WIDE) as page:
        final(page, stages)
        page.get_by_role("button", name="Share this game").click()
        field = page.get_by_label("Link", exact=True)
        expect(field).to_be_visible()  # though no other device can reach this server: the link itself holds the game
        expect(page.get_by_text("No other device can open this yet.")).to_have_count(0)
        plain = field.input_value()
        page.get_by_label("With the players’ names").check()
        expect(field).not_to_have_value(plain)
        named = field.input_value()
        with page.expect_download() as download:
            page.get_by_role("button", name="Save the record as a file").click()
        download.value.save_as(tmp_path / "game.json")
        record = checked(tmp_path / "game.json")
        for link, names in ((plain, [f"Seat {seat}" for seat in range(len(record["names"]))]), (named, record["names"])):
            data = re.search(r"/#/game/(\w+)(?:~\w+)?$", link)
            assert data
            told = unpack(data[1])
            assert told["names"] == names and facts({**told, "names": []}) == facts({**record, "names": []})
        other = page.context.new_page()
        other.goto(named)
        winner = record["names"][record["events"][-1]["winner"]]
        expect(other.get_by_role("heading", level=1)).to_contain_text(winner)


def test_a_record_is_opened_from_a_file(page: Page, server: Server, tmp_path: Path) -> None:
    record = unpack(OVER["link"])
    at = next(at for at, event in enumerate(record["events"]) if event["ev"] == "carriage")
    files = {
        "seen": {**record, "events": [{k: v for k, v in event.items() if k != "deck"} for event in record["events"]]},
        "false": {**record, "events": [*record["events"][:at], {**record["events"][at], "number": 7}]},
        "other": {"hello": 1},
        "nameless": {**record, "names": []},
        "twice": {**record, "Names": []},
        "true": record,
    }
    said = {
        "seen": "as one player saw it",
        "false": f"event {at} breaks the rules. It says: “",
        "other": "contains no Postroad games",
    }
    said |= {"nameless": "It must name every player.", "twice": "It has a duplicate entry."}
    page.goto(server.address)
    for name, document in files.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(document).replace('"Names"', '"names"'), encoding="utf-8")
        page.locator("input[type=file]").set_input_files(tmp_path / f"{name}.json")
        if name in said:
            expect(page.locator(".kept [role=status]")).to_contain_text(said[name])
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins!")


def test_a_finished_game_hides_nothing(page: Page, server: Server) -> None:
    """A running game hides its hands."""
    game = Game.from_record(unpack(OVER["link"]), at=90)
    open_link(page, server, OVER["link"], "?at=90")
    hands = [game.view(seat).words()["seats"][seat]["hand"] for seat in range(4)]
    assert sum(map(len, hands)) > 2
    for seat, hand in enumerate(hands):
        page.locator(".seat-name").nth(seat).click()
        expect(page.locator(".seat-details .sheet-cards > *")).to_have_count(len(hand))
    open_link(page, server, LINKS["3-running"]["link"])
    page.locator(".seat-name").nth(1).click()
    expect(page.locator(".seat-details")).to_be_visible()
    assert "Hand ·" not in page.locator(".seat-details").inner_text()
