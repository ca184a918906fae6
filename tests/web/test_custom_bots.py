"""Custom bots of the operator: on the menu below the levels, by name, at server tables."""

import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.bots_for_tests import program
from tests.web.around_a_game import BOT, PERSON, at_once, new_table
from tests.web.conftest import Contexts, NewPage
from tests.web.joining import OPEN, arrive, lay_table
from tests.web.page_driver import Mouse
from tests.web.players import Player
from tests.web.presence import log_of, person
from tests.web.serving import Server

NAME = "<b>Deep</b> Thought"
FIRST = 'for _, view in asked(): say(view["legal"][0] + "\\n")'


@pytest.fixture
def offering(tmp_path: Path, contexts: Contexts) -> Iterator[Server]:
    """A server with a custom bot."""
    server = Server(tmp_path / "tables", "--bot", f"{NAME}=exec:{shlex.join(program(tmp_path, FIRST))}").start()
    yield server
    contexts.close()
    server.stop()


def seats_of(page: Page) -> list[str]:
    """The options for the second seat."""
    choices = page.get_by_role("group", name="Seat 2").get_by_role("combobox", name="Who plays")
    expect(choices.locator("optgroup").last).to_have_attribute("label", "Bots of this server")
    return choices.locator("option").all_inner_texts()


def remove_custom_bot(server: Server, *pages: Page) -> None:
    """Restart the server without the custom bot while its pages are elsewhere."""
    tables = [page.url for page in pages]
    for page in pages:
        page.goto("about:blank")
    server.stop()
    server.options = ()
    server.start()
    for page, table in zip(pages, tables, strict=True):
        page.goto(table)


def test_a_custom_bot_plays_and_is_replaced_when_gone(page: Page, offering: Server) -> None:
    page.goto(offering.address)
    at_once(page)
    page.goto(f"{offering.address}/new")
    assert seats_of(page)[-1] == NAME, "as text, below the levels"
    page.goto(offering.address)
    new_table(page, {"Hermit": PERSON, "Balthasar": NAME}, modules=False, by_lot=False)
    assert "/table/here-" not in page.url, "it plays at the server alone"
    expect(page.locator(".seat-kind").nth(1)).to_have_text(NAME)
    hermit = Player(page, "Hermit", Mouse(page))
    hermit.play_on(lambda _: hermit.done.count("end") == 2)

    remove_custom_bot(offering, page)
    hermit.play_on(lambda sight: sight.question == "The bot playing as Balthasar is no longer available.")
    gone = page.get_by_role("status").filter(has_text="no longer on this server")
    expect(gone).to_contain_text(f"The bot {NAME}, playing as Balthasar, is no longer on this server.")
    assert gone.locator("option").all_inner_texts() == levels(page)
    gone.get_by_role("combobox").select_option(label=BOT)
    gone.get_by_role("button", name="Use this bot").click()
    expect(page.locator(".seat-kind").nth(1)).to_have_text(BOT)
    hermit.play_on(lambda _: hermit.done.count("end") == 4)
    expect(log_of(hermit)).to_contain_text(f"Balthasar is played by another bot from now on: {BOT}.")


def levels(page: Page) -> list[str]:
    return page.evaluate("import('/static/js/ui/levels.js').then(({ LEVELS, botName }) => LEVELS.map(botName))")


@pytest.mark.long("browser")
def test_a_seating_table_shows_a_missing_custom_bot(new_page: NewPage, offering: Server) -> None:
    """The host can choose another bot; others see which one is missing and who can replace it."""
    ann, ben = person(new_page, "Ann"), person(new_page, "Ben")
    arrive(ann, offering.address)
    link = lay_table(ann, [OPEN, NAME])
    arrive(ben, link)
    for one in (ann, ben):
        expect(one.page.locator(".chair-bot small")).to_have_text(NAME)
    remove_custom_bot(offering, ann.page, ben.page)
    for one in (ann, ben):
        expect(one.page.locator(".chair-bot small")).to_have_text(f"{NAME} (no longer on this server)")
    ann.page.get_by_role("combobox", name="Seat 3: Who plays").select_option(label=BOT)
    for one in (ann, ben):
        expect(one.page.locator(".chair-bot small")).to_have_text(BOT)


@pytest.mark.long("browser")
def test_a_guest_sees_who_can_replace_a_bot(new_page: NewPage, offering: Server) -> None:
    ann, eve = person(new_page, "Ann"), person(new_page, "Eve")
    arrive(ann, offering.address)
    new_table(ann.page, {"Ann": PERSON, "Balthasar": NAME}, modules=False, by_lot=False)
    remove_custom_bot(offering, ann.page)
    ann.play_on(lambda sight: "is no longer available." in sight.question)
    eve.page.goto(ann.page.url)
    expect(eve.page.get_by_text("The game continues as soon as Ann has chosen another.")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Use this bot")).to_have_count(0)
