"""Player reports: made at the table, and read by the operator only."""

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from postroad.cli import main
from tests.web.conftest import Faults, NewPage
from tests.web.pairs import Pair
from tests.web.screens import PHONE, WIDE, visitor
from tests.web.serving import Server


@pytest.fixture
def pair(own_server: Server) -> Iterator[Pair]:
    pair = Pair(own_server.address)
    yield pair
    pair.close()


def host_page(new_page: NewPage, server: Server, capsys: pytest.CaptureFixture[str], **look: object) -> Page:
    capsys.readouterr()
    assert main(["admin", "host", "--at", server.address, "--data", str(server.data)]) == 0
    page = new_page(**look)
    page.goto(capsys.readouterr().out.strip())
    return page


def fill_report(page: Page, reason: str, words: str = "") -> None:
    form = page.get_by_role("dialog", name="Report player")
    send = form.get_by_role("button", name="Send report")
    expect(send).to_be_disabled()
    form.get_by_role("radio", name=reason).check()
    if words:
        form.get_by_role("textbox").fill(words)
    send.click()
    expect(form.get_by_role("status")).to_contain_text("Report sent.")


def test_a_chat_message_is_reported_to_the_operator(
    browser: Browser, new_page: NewPage, own_server: Server, pair: Pair, faults: Faults, capsys: pytest.CaptureFixture[str]
) -> None:
    pair.anna.say(pair.table, "Good evening")
    pair.ben.say(pair.table, "You <b>donkey</b>")
    with visitor(browser, pair.anna, WIDE) as anna:
        faults.watch(anna)
        anna.goto(f"/table/{pair.table}")
        anna.locator("#tab-chat").click()
        expect(anna.locator(".chat-report")).to_have_count(1)  # not about oneself
        anna.get_by_role("button", name="Report Ben").click()
        expect(anna.locator(".report-message")).to_have_text("Ben You <b>donkey</b>")
        fill_report(anna, "Insults or threats", "And not for the first time.")
        anna.get_by_role("dialog").get_by_role("button", name="Mute Ben").click()
        expect(anna.get_by_role("dialog")).to_contain_text("Ben’s messages are hidden from you.")
        anna.keyboard.press("Escape")
        expect(anna.locator(".chat-line")).to_have_count(1)
    host = host_page(new_page, own_server, capsys)
    report = host.get_by_role("article")
    expect(report.get_by_role("heading")).to_have_text("Ben · Insults or threats")
    expect(report).to_contain_text("from Anna")
    expect(report).to_contain_text("And not for the first time.")
    expect(report.locator(".report-meant")).to_have_text("Ben You <b>donkey</b>")
    report.get_by_role("button", name="Mute").click()
    expect(report.get_by_role("button", name="Unmute")).to_be_visible()
    report.get_by_role("button", name="Ban").click()
    host.get_by_role("dialog").get_by_role("button", name="Ban").click()
    expect(report.get_by_role("button", name="Unban")).to_be_visible()
    report.get_by_role("button", name="Resolve").click()
    expect(report).to_have_count(0)
    expect(host.get_by_role("heading", name="report")).to_have_count(0)


def test_the_operator_finds_and_bans_a_player_without_a_report(
    browser: Browser, new_page: NewPage, own_server: Server, pair: Pair, faults: Faults, capsys: pytest.CaptureFixture[str]
) -> None:
    """By keyboard, among more than a page of players; the banned player is told so and loses the seat."""
    asking = {"headers": {"Origin": own_server.address}, "trust_env": False}
    for number in range(31):
        httpx.post(f"{own_server.address}/api/me", json={"name": f"Guest {number}"}, **asking)
    pair.ben.ask("/me", {"name": "Leo"})  # ids have neither l nor o, so that none begins with the search text
    with visitor(browser, pair.ben, WIDE) as ben:
        ben.goto(f"/table/{pair.table}")
        ben.locator("#tab-chat").wait_for()
        host = host_page(new_page, own_server, capsys, viewport=PHONE)
        faults.watch(host)
        expect(host.get_by_role("button", name="Mute: ")).to_have_count(30)
        host.get_by_role("button", name="More players").press("Enter")
        expect(host.get_by_role("button", name="Mute: ")).to_have_count(33)
        expect(host.get_by_role("button", name="More")).to_have_count(0)
        host.get_by_role("searchbox").fill(pair.table[:6])
        host.keyboard.press("Enter")
        expect(host.get_by_role("search").locator("xpath=following-sibling::p")).to_have_text("0 players, one table")
        host.get_by_role("searchbox").fill("lEO")
        host.keyboard.press("Enter")
        expect(host.get_by_role("button", name="Ban: ")).to_have_count(1)
        host.get_by_role("button", name="Mute: Leo").press("Enter")
        expect(host.get_by_role("button", name="Unmute: Leo")).to_be_visible()
        host.get_by_role("button", name="Ban: Leo").press("Enter")
        host.get_by_role("dialog").get_by_role("button", name="Ban").press("Enter")
        expect(host.get_by_role("button", name="Unban: Leo")).to_be_visible()
        expect(ben.get_by_role("heading", name="You’re banned from this server")).to_be_visible()
        seats = pair.anna.message(pair.table)["table"]["seats"]
        assert [seat["away"] for seat in seats] == [None, "removed"]
        host.get_by_role("button", name=f"Delete the table: {pair.table}").press("Enter")
        host.get_by_role("dialog").get_by_role("button", name="Delete the table").press("Enter")
        expect(host.get_by_role("button", name="Delete the table")).to_have_count(0)


@pytest.mark.long("browser")
def test_a_name_is_reported_on_a_phone(browser: Browser, pair: Pair, own_server: Server, faults: Faults) -> None:
    """From the sheet of a seat, and during the seating."""
    with visitor(browser, pair.anna, PHONE) as anna:
        faults.watch(anna)
        anna.goto(f"/table/{pair.table}")
        anna.get_by_role("button", name="Ben").first.click()
        anna.get_by_role("button", name="Report Ben").click()
        form = anna.get_by_role("dialog", name="Report player")
        form.get_by_role("radio", name="Something else").check()
        expect(form.get_by_role("button", name="Send report")).to_be_disabled()
        complain_words = form.get_by_role("textbox", name="What happened?")
        complain_words.fill("He sings.")
        form.get_by_role("button", name="Send report").click()
        expect(form.get_by_role("status")).to_contain_text("Ben won’t be told")
        anna.keyboard.press("Escape")
        seats = [{"name": "Anna", "level": None}, {"open": True}, {"open": True}]
        options = {"players": 3, "honours": False, "audience": False, "provinces_for_all": 9}
        table = pair.anna.ask("/tables", {"options": options, "seats": seats})["id"]
        pair.ben.ask(f"/tables/{table}/sit", {"seat": 1})
        anna.goto(f"/table/{table}")
        anna.get_by_role("button", name="Report Ben").click()
        fill_report(anna, "Offensive name")
