"""People with browsers of their own at one table, from the invitation to the record."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.around_a_game import BOT, question
from tests.web.colour_vision import Sight
from tests.web.conftest import Faults, NewPage
from tests.web.frames import Overheard
from tests.web.joining import OPEN, arrive, begin, follow, lay_table, link_on, meet, record_of, take_seat
from tests.web.players import Player
from tests.web.presence import Company, button, chat_of, confirm, from_menu, log_of, person, press, question_starts, seat_of
from tests.web.screens import PHONE
from tests.web.serving import Server
from tests.web.waiting import at_rest
from tests.web.wire import Wire

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
TABLET = TOUCH | {"viewport": {"width": 820, "height": 1180}}
LINE_DOWN = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "WebSocket connection")
NO_LINE = "No connection to the table"
WAITING = "Your clergy are seated"


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    wire = Wire(server.port)
    yield wire
    wire.close()


@pytest.mark.long("browser")
def test_two_people_play_before_a_spectator(new_page: NewPage, server: Server, tmp_path: Path) -> None:
    """A whole game with both modules and a bot; a viewer never gets hidden information."""
    ann, ben, eve = person(new_page, "Ann"), person(new_page, "Ben", **TOUCH), person(new_page, "Eve", **TOUCH)
    overheard = Overheard(eve.page)
    arrive(ann, server.address)
    link = lay_table(ann, [OPEN, BOT], modules=True, by_lot=True)
    expect(button(ann, "Start the game")).to_be_disabled()
    follow(ben, link)
    eve.page.goto(link)
    expect(eve.page.get_by_text("You are welcome to watch.")).to_be_visible()
    expect(ann.page.get_by_text("One person is watching.")).to_be_visible()
    begin(ann, ben, eve)
    company = Company(ann, ben)
    company.play_turns(2)
    look_at_seats(eve)
    company.play_on()
    records = [record_of(player.page, tmp_path) for player in (ann, ben, eve)]
    assert records[0] == records[1] == records[2]
    assert records[0]["events"][-1]["ev"] == "end" and records[0]["options"]["honours"] and records[0]["options"]["audience"]
    assert len(overheard.while_hidden()) > 50
    assert overheard.secrets() == []
    assert overheard.hands_shown == 0


def look_at_seats(watcher: Player) -> None:
    """Check that the clergy's coaches are hidden and that nothing can be pressed."""
    for name in ("Ann", "Ben"):
        press(watcher, watcher.page.get_by_role("button", name=re.compile(f"^{name}: ")))
        sheet = watcher.page.get_by_role("region", name=name, exact=True)
        expect(sheet.get_by_role("listitem").filter(has_text="hidden")).to_have_count(5)
        press(watcher, sheet.get_by_role("button", name="Close"))
    expect(question(watcher.page)).to_contain_text(re.compile("Waiting for (Ann|Ben)"))  # a bot's turn may be skipped
    sight = Sight(watcher.page)
    assert not sight.takes and not sight.deck and not sight.bar.able()


@pytest.mark.long("browser")
def test_four_people_play_from_the_lobby_to_the_rematch(
    server: Server, wire: Wire, new_page: NewPage, faults: Faults, tmp_path: Path
) -> None:
    faults.expected = LINE_DOWN
    anna, bert = person(new_page, "Anna"), person(new_page, "Bert")
    cora, dan = person(new_page, "Cora", **TABLET), person(new_page, "Dan", **TOUCH)
    four = Company(anna, bert, cora, dan)
    arrive(anna, server.address)
    link = lay_table(anna, [OPEN] * 3, modules=True, listed=True)
    for guest in (bert, cora, dan):
        arrive(guest, wire.address if guest is cora else server.address)
        press(guest, guest.page.get_by_role("link", name="Join: Anna’s table"))
        take_seat(guest)
    begin(*four.players)
    four.play_on(question_starts(anna, "Take"))
    talk(four, anna, dan)
    cut_connection(four, cora, wire)
    a_bot_for_a_while(four, dan)
    undo_with_consent(four, bert, refuses=cora)
    for tired in (bert, cora):
        leave_to_a_bot(tired)
        tired.page.goto("about:blank")
    four.without(bert, cora).play_on()
    assert record_of(dan.page, tmp_path)["events"][-1]["ev"] == "end"
    for curious in (bert, cora):
        curious.page.goto(link.replace(server.address, wire.address) if curious is cora else link)
    play_rematch(four, cora)


def talk(company: Company, speaker: Player, cheerer: Player) -> None:
    """Chat from a desktop and a phone, with a reaction; markup stays text."""
    chat_of(speaker).get_by_role("textbox", name="Write a message").fill("Grüß <b>Gott</b>!")
    press(speaker, chat_of(speaker).get_by_role("button", name="Send"))
    press(cheerer, chat_of(cheerer).get_by_role("button", name="Toot toot!"))
    for player in company.players:
        lines = chat_of(player).get_by_role("log")
        expect(lines).to_contain_text(f"{speaker.name}")
        expect(lines).to_contain_text("Grüß <b>Gott</b>!")
        expect(lines.get_by_role("listitem").filter(has_text=cheerer.name)).to_contain_text("Toot toot!")
        press(player, player.page.get_by_role("tab", name="Log").or_(player.page.get_by_role("tab", name="Map")))


def cut_connection(company: Company, lost: Player, wire: Wire) -> None:
    """Cut the connection with and without the browser's notice; the others play on, and the player returns."""
    others = company.without(lost)
    lost.page.context.set_offline(True)
    expect(question(lost.page)).to_contain_text(NO_LINE)
    wire.cut()
    lost.page.context.set_offline(False)
    seat = seat_of(company.players[0], lost)
    expect(seat.get_by_role("img", name="is away from the table")).to_be_visible()
    expect(seat.get_by_text("is away from the table")).to_be_visible()
    others.play_on(lambda _, sight: sight.question.startswith(f"Waiting for {lost.name}."))
    expect(question(lost.page)).to_contain_text(NO_LINE)
    wire.mend()
    expect(question(lost.page)).to_contain_text("Take", timeout=20_000)
    expect(question(lost.page)).not_to_contain_text(NO_LINE)
    expect(seat.get_by_role("img", name="is here")).to_be_visible()


def leave_to_a_bot(player: Player) -> None:
    from_menu(player, "Let a bot play for me")
    confirm(player, "Let a bot play for me")
    expect(player.page.get_by_text("A bot is playing for you.")).to_be_visible()


def a_bot_for_a_while(company: Company, absent: Player) -> None:
    """Let a bot play one turn, then the person returns."""
    leave_to_a_bot(absent)
    seat = seat_of(company.players[0], absent)
    expect(seat).to_contain_text("away, a bot plays")
    company.without(absent).play_turns()
    press(absent, button(absent, "Take my seat back"))
    expect(seat).not_to_contain_text("a bot plays")


def undo_with_consent(company: Company, sorry: Player, refuses: Player) -> None:
    """Undo a card whose replacement was revealed, which needs the consent of all others."""
    others = company.without(sorry)
    log = log_of(others.players[0])
    before, after = [], []
    while len(after) != len(before) + 1:  # with the postmaster a player takes two cards in a row: wait for another turn
        company.play_on(question_starts(sorry, "Take a card"))
        before, told = Sight(sorry.page).hand, at_rest(others.players[0].page, log.text_content) or ""
        company.play_on(question_starts(sorry, "Play a card"))
        after = Sight(sorry.page).hand
    expect(log).not_to_have_text(told)
    words = f"{sorry.name} asks to undo the last step:"
    for agreed in (False, True):
        from_menu(sorry, "Ask to undo my last step")
        others.each_sees(lambda player: player.page.get_by_role("alert").filter(has_text=words))
        for player in others.players if agreed else [refuses]:
            press(player, button(player, "Agree" if agreed else "Refuse"))
        company.each_sees(lambda player: player.page.get_by_text(words), times=0)
        expect(question(sorry.page)).to_contain_text("Take a card" if agreed else "Play a card")
        assert Sight(sorry.page).hand == (before if agreed else after)
    expect(log.locator(".log-tiding").first).to_contain_text("undoes the last step")
    tidings = log.locator(".log-tiding").all_text_contents()
    assert tidings[0].startswith(f"{sorry.name} undoes the last step") and tidings[1].startswith(f"{refuses.name} refuses")
    rest = log.text_content() or ""
    for line in tidings[:2]:
        rest = rest.replace(line, "", 1)
    assert "".join(rest.split()) == "".join(told.split())  # apart from these lines the log is unchanged


def play_rematch(company: Company, first: Player) -> None:
    """Bring all players of a rematch to one table with reserved seats."""
    others = company.without(first)
    press(first, button(first, "Play again"))
    expect(button(first, "Leave seat")).to_be_visible()
    for player in others.players:
        expect(first.page.get_by_text(f"Reserved for {player.name}").first).to_be_visible()
        expect(player.page.get_by_text(f"{first.name} wants a rematch.")).to_be_visible()
    for player in others.players:
        press(player, button(player, "Join"))
        expect(player.page).to_have_url(re.compile(f"{urlsplit(first.page.url).path}$"))
    for player in company.players:
        expect(player.page.get_by_role("region", name="Seat your clergy")).to_be_visible()


@pytest.mark.long("browser")
def test_all_players_seat_clergy_simultaneously(new_page: NewPage, server: Server) -> None:
    """All players choose at once, without waiting for the first, and choices stay hidden."""
    ann, ben, cora = person(new_page, "Ann"), person(new_page, "Ben", **TOUCH), person(new_page, "Cora", **TOUCH)
    overheard = {ann.name: Overheard(ann.page), cora.name: Overheard(cora.page)}
    meet(server.address, ann, ben, cora, modules=True)
    sheets = [player.page.get_by_role("region", name="Seat your clergy") for player in (ann, ben, cora)]
    for player in (ann, ben, cora):
        expect(player.page.locator(".bar-seat")).to_have_text(f"{player.name} (you)")
    for player in (cora, ben):
        for sheet in sheets:
            expect(sheet).to_be_visible()
        player.play_on(lambda sight: sight.question.startswith(WAITING))
        sheets.pop()
    ann.play_on(lambda sight: sight.question.startswith("Take the first of two cards"))
    for player in (ben, cora):
        expect(question(player.page)).to_contain_text("Waiting for Ann.")
    assert overheard["Ann"].secrets(own=0) == []
    assert overheard["Cora"].secrets(own=2) == []


@pytest.mark.long("browser")
def test_guests_see_no_advice_for_hosts(new_page: NewPage, server: Server) -> None:
    """Only the host on this computer can change the server's address."""
    ann, ben = person(new_page, "Ann"), person(new_page, "Ben")
    arrive(ann, server.address)
    lay_table(ann)
    expect(ann.page.get_by_role("heading", name="Invite")).to_be_visible()
    ben.page.goto(ann.page.url)
    expect(button(ben, "Sit here")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Game settings")).to_be_visible()
    for words in ("this computer", "postroad --host", "Is Postroad still running"):
        expect(ben.page.get_by_text(words)).to_have_count(0)


def test_a_player_returns_after_a_timeout(new_page: NewPage, server: Server) -> None:
    ann, ben = person(new_page, "Ann"), person(new_page, "Ben")
    arrive(ann, server.address)
    begin_with_clock(ann, ben, server.address, seconds=10)
    expect(seat_of(ben, ann).get_by_role("timer")).to_have_accessible_name(re.compile(r"^0:\d\d left$"))
    company = Company(ann, ben)
    expect(ann.page.get_by_text("Your time has run out: a bot plays.")).to_be_visible(timeout=20_000)
    expect(seat_of(ben, ann)).to_contain_text("out of time, a bot plays")
    expect(question(ben.page)).to_contain_text("Take the first of two cards")  # no return while the time is up
    press(ann, button(ann, "Take my seat back"))
    expect(seat_of(ben, ann)).not_to_contain_text("out of time")
    company.play_on(lambda *_: "take" in ann.done or "deck" in ann.done)


def test_the_clock_stands_still_by_consent(new_page: NewPage, server: Server) -> None:
    ann, ben = person(new_page, "Ann"), person(new_page, "Ben", **TOUCH)
    arrive(ann, server.address)
    begin_with_clock(ann, ben, server.address, seconds=600)
    from_menu(ben, "Ask for a pause")
    expect(ben.page.get_by_text("You’ve asked for a pause. Waiting for answers.")).to_be_visible()
    expect(ann.page.get_by_role("alert").filter(has_text="Ben asks for a pause")).to_be_visible()
    press(ann, button(ann, "Agree"))
    for player in (ann, ben):
        expect(player.page.get_by_text("Pause: the clock is stopped.")).to_be_visible()
        expect(player.page.get_by_role("timer").first).to_have_accessible_name(re.compile("clock paused$"))
    expect(log_of(ann)).to_contain_text("Pause for Ben: the clock is stopped; nobody objected.")
    ann.play_on(lambda sight: sight.question.startswith("Play a card"))
    expect(ann.page.get_by_text("Pause: the clock is stopped.")).to_be_visible()
    press(ben, button(ben, "Resume clock"))
    expect(ann.page.get_by_text("Pause: the clock is stopped.")).to_have_count(0)
    expect(ann.page.get_by_role("timer").first).to_have_accessible_name(re.compile(" left$"))
    expect(log_of(ann)).to_contain_text("Ben resumes the clock.")


def begin_with_clock(host: Player, guest: Player, address: str, seconds: int) -> None:
    """Create a table with a clock shorter than the form offers."""
    request = host.page.context.request
    headers = {"Origin": address}
    request.post(f"{address}/api/me", data={"name": host.name}, headers=headers)
    options = {"players": 2, "honours": False, "audience": False, "provinces_for_all": 9}
    seats = [{"name": host.name, "level": None}, {"open": True}]
    wanted = {"options": options, "seats": seats, "shuffle": False, "clock": {"kind": "turn", "seconds": seconds}}
    table = request.post(f"{address}/api/tables", data=wanted, headers=headers).json()["id"]
    host.page.goto(f"{address}/table/{table}")
    follow(guest, f"{address}/table/{table}")
    begin(host, guest)


def test_a_player_continues_on_another_device(new_page: NewPage, server: Server, faults: Faults) -> None:
    faults.expected = ("403",)
    ann, ben = person(new_page, "Ann"), person(new_page, "Ben")
    meet(server.address, ann, ben)
    ann.play_on(lambda sight: sight.question.startswith("Play a card"))
    hand = Sight(ann.page).hand
    link = link_to_move(ann)
    phone = person(new_page, "Ann", **TOUCH)
    phone.page.goto(link)
    press(phone, phone.page.get_by_role("button", name="Play as Ann"))
    expect(phone.page).to_have_url(f"{server.address}/")
    expect(phone.page.get_by_role("textbox", name="Your name")).to_have_value("Ann")
    press(phone, phone.page.get_by_role("link", name="Continue: Ann and Ben"))
    expect(question(phone.page)).to_contain_text("Play a card")
    assert Sight(phone.page).hand == hand
    phone.play_on(lambda sight: "Waiting for Ben." in sight.question)
    expect(question(ann.page)).to_contain_text("Waiting for Ben.")
    thief = new_page()
    thief.goto(link)
    expect(thief.get_by_text("This link has been used already")).to_be_visible()
    assert "#" not in thief.url


def link_to_move(player: Player) -> str:
    page = player.page
    from_menu(player, "Settings")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Your devices").click()
    dialog.get_by_role("button", name="Create link").click()
    link = link_on(page)
    dialog.get_by_role("button", name="Close").click()
    return link


def test_two_tables_wait_for_one_player(new_page: NewPage, server: Server) -> None:
    """The title counts the waiting tables, and a list links to them."""
    ann, ben, cora = person(new_page, "Ann"), person(new_page, "Ben", **TOUCH), person(new_page, "Cora", **TOUCH)
    for friend in (ben, cora):  # the first player
        arrive(friend, server.address)
        follow(ann, lay_table(friend))
        begin(friend, ann)
    ann.page.goto(server.address)
    expect(ann.page).to_have_title("Postroad")
    icon = ann.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("favicon.svg"))
    for friend, count in ((ben, 1), (cora, 2)):
        friend.play_on(lambda sight: "Waiting for Ann." in sight.question)
        expect(ann.page).to_have_title(f"({count}) Postroad")
        expect(icon).to_have_attribute("href", re.compile("favicon-turn.svg"))
        expect(ann.page.locator(".turns-short")).to_have_text(str(count))
        straight = ann.page.get_by_role("link", name="Your turn in one game")  # without a list
        expect(straight).to_have_count(1 if count == 1 else 0)
    press(ann, ann.page.get_by_text("Your turn in 2 games"))
    press(ann, ann.page.get_by_role("link", name=re.compile("Ben")).first)
    expect(question(ann.page)).to_contain_text("Take the first of two cards")
    expect(ann.page).to_have_title("(1) Your turn – Postroad")
