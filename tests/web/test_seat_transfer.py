"""Seat transfers: by the seat's own player, and for a player who lost access."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from postroad.server.settings import Limits
from tests.server.people import server as serving
from tests.web.around_a_game import question
from tests.web.conftest import Contexts, NewPage
from tests.web.joining import link_on, meet
from tests.web.players import Player
from tests.web.presence import button, confirm, from_menu, log_of, person, press, seat_of
from tests.web.serving import Server

WATCHING = "You are watching"


@pytest.fixture
def hasty_server(tmp_path: Path, contexts: Contexts) -> Iterator[str]:
    """A server where absent players count as away at once; its pages close before it stops."""
    with serving(tmp_path, name=None, limits=Limits(away_after=0.0)) as client:
        yield f"http://localhost:{client.port}"
        contexts.close()


def take(guest: Player, link: str) -> None:
    """Take the seat by the link, under one's own name."""
    guest.page.goto(link)
    guest.page.get_by_role("textbox", name="Your name").fill(guest.name)
    press(guest, button(guest, "Take the seat"))
    expect(question(guest.page)).to_be_visible()
    assert "#" not in guest.page.url, "the code does not stay in the address"


def offer_seat(address: str, ann: Player, ben: Player) -> str:
    """Let Ann offer her seat and Ben agree; return the link to her seat."""
    meet(address, ann, ben)
    from_menu(ann, "Give my seat to someone…")
    confirm(ann, "Transfer seat")
    expect(ann.page.get_by_text("You’ve asked to give your seat to someone else. Still to answer: Ben.")).to_be_visible()
    expect(ben.page.get_by_role("alert").filter(has_text="Ann asks to give their seat to someone else")).to_be_visible()
    press(ben, button(ben, "Agree"))
    expect(ben.page.get_by_text("Ann’s seat goes to the first person to open the link")).to_be_visible()
    press(ann, button(ann, "Show the link"))
    link = link_on(ann.page)
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    return link


def test_the_others_agree_and_a_new_player_takes_the_seat(new_page: NewPage, server: Server) -> None:
    ann, ben, eve, dan = (person(new_page, name) for name in ("Ann", "Ben", "Eve", "Dan"))
    link = offer_seat(server.address, ann, ben)
    press(ann, button(ann, "Show the link"))
    assert link_on(ann.page) == link, "looked at again, it is the same"
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    hand = ann.page.locator("[data-hand]").inner_text()
    take(eve, link)
    expect(eve.page.locator("[data-hand]")).to_have_text(hand, use_inner_text=True)
    expect(ann.page.get_by_text(WATCHING)).to_be_visible()
    expect(log_of(ben)).to_contain_text("From now on Eve plays here.")
    expect(seat_of(ben, eve)).to_have_count(1)
    dan.page.goto(link)
    expect(dan.page.get_by_text("This link no longer leads to a seat")).to_be_visible()
    ben.page.goto(re.sub("#.*", "#any", link))
    expect(ben.page.get_by_text("This link no longer leads to a seat")).to_be_visible()


@pytest.mark.long("browser")
def test_the_other_players_return_a_lost_seat(new_page: NewPage, hasty_server: str) -> None:
    """Ben has lost his login and comes back as a new player."""
    ann, ben, again = person(new_page, "Ann"), person(new_page, "Ben"), person(new_page, "Benjamin")
    meet(hasty_server, ann, ben)
    press(ann, button(ann, "Ben"))
    expect(button(ann, "Transfer seat")).to_have_count(0)
    ben.page.goto("about:blank")
    press(ann, button(ann, "Transfer seat"))
    confirm(ann, "Transfer seat")
    take(again, link_on(ann.page))
    expect(seat_of(ann, again)).to_have_count(1)


@pytest.mark.long("browser")
def test_a_returning_player_keeps_the_seat(new_page: NewPage, hasty_server: str) -> None:
    ann, ben = person(new_page, "Ann"), person(new_page, "Ben")
    table = meet(hasty_server, ann, ben)
    ben.page.goto("about:blank")
    press(ann, button(ann, "Ben"))
    press(ann, button(ann, "Transfer seat"))
    confirm(ann, "Transfer seat")
    link = link_on(ann.page)
    ben.page.goto(table)
    expect(ben.page.get_by_role("alert").filter(has_text="gives your seat to someone else")).to_be_visible()
    press(ben, button(ben, "I’m here: keep my seat"))
    expect(ben.page.get_by_text("gives your seat to someone else")).to_have_count(0)
    eve = person(new_page, "Eve")
    eve.page.goto(link)
    expect(eve.page.get_by_text("This link no longer leads to a seat")).to_be_visible()
