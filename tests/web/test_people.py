"""People at a table: rematch, leaving, resigning, votes, watching and chat."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import APIResponse, Browser, Page, Route, expect

from tests.suites import first_of
from tests.web.around_a_game import question
from tests.web.conftest import Faults
from tests.web.pairs import Pair
from tests.web.sample_tables import Words, question_open
from tests.web.screens import PHONE, WIDE, visitor
from tests.web.serving import Server
from tests.web.waiting import until

READING = """() => {
  const json = Response.prototype.json;
  Response.prototype.json = async function () {
    const told = await json.call(this);
    globalThis.read = true;
    return told;
  };
}"""  # says when an answer was read


@pytest.fixture
def pair(server: Server) -> Iterator[Pair]:
    pair = Pair(server.address)
    yield pair
    pair.close()


@pytest.fixture
def anna(browser: Browser, pair: Pair, faults: Faults) -> Iterator[Page]:
    with visitor(browser, pair.anna, WIDE) as page:
        faults.watch(page)
        yield page


@pytest.fixture
def ben(browser: Browser, pair: Pair, faults: Faults) -> Iterator[Page]:
    with visitor(browser, pair.ben, PHONE) as page:
        faults.watch(page)
        yield page


def come(pair: Pair, *pages: Page) -> None:
    for page in pages:
        page.goto(f"/table/{pair.table}")


def see_the_end(pair: Pair, *pages: Page) -> None:
    """Let bots play the last round before a viewer."""
    pair.play(lambda view: not view["tiles"]["game-end"])
    pair.give_up()
    come(pair, *pages)
    for page in pages:
        expect(page.get_by_role("heading", level=1)).to_contain_text("win", timeout=60_000)


@pytest.mark.parametrize("where", first_of(["result", "landing"]))
def test_a_rematch_takes_one_press_each(pair: Pair, anna: Page, ben: Page, where: str) -> None:
    """One player asks, the other sees it on every screen, and the game begins by itself."""
    see_the_end(pair, anna, *([ben] if where == "result" else []))
    if where == "landing":
        ben.goto("/")
        ben.get_by_role("heading", level=1).wait_for()
    anna.get_by_role("button", name="Play again").click()
    expect(anna.get_by_text("The game begins as soon as everyone is here.")).to_be_visible()
    expect(ben.get_by_text("Anna wants a rematch.")).to_be_visible()
    if where == "landing":
        expect(ben.get_by_role("link", name="Anna: play again?")).to_be_visible()  # the only one: no list
    ben.get_by_role("button", name=re.compile("^Join")).click()
    for page in (anna, ben):
        expect(question(page)).to_contain_text(re.compile("Take the first of two cards|Waiting for"))
    assert anna.url == ben.url and not anna.url.endswith(pair.table)


@pytest.mark.long("browser")
def test_a_declined_rematch_opens_the_seat(pair: Pair, anna: Page, ben: Page) -> None:
    """After a refusal the seat is open; the host may add a bot, and late players may watch."""
    see_the_end(pair, anna, ben)
    anna.get_by_role("button", name="Play again").click()
    ben.get_by_role("button", name="Not now").click()
    expect(ben.get_by_text("Anna wants a rematch.")).to_have_count(0)
    expect(anna.get_by_text("Open seat")).to_be_visible()
    expect(anna.locator(".beginning")).to_contain_text("Ben doesn’t want to play again right now.")
    anna.get_by_role("button", name="Fill").click()
    anna.get_by_role("button", name="Start the game").click()
    expect(question(anna)).to_be_visible()
    ben.reload()
    expect(ben.get_by_text("The others are playing again.")).to_be_visible()
    ben.get_by_role("button", name="Watch").click()
    expect(question(ben)).to_contain_text("You are watching")


@pytest.mark.long("browser")
def test_a_late_answer_does_not_replace_a_newer_rematch(pair: Pair, anna: Page) -> None:
    """Anna gets Ben's request after she sat down on another device."""
    see_the_end(pair, anna)
    expect(anna.get_by_role("button", name="Play again")).to_be_visible()
    late: list[tuple[Route, APIResponse]] = []
    told = re.compile(r"/api/tables/\w+$")
    anna.route(told, lambda route: late.append((route, route.fetch())), times=1)
    table = pair.ben.ask(f"/tables/{pair.table}/rematch", {})["id"]
    until(anna, lambda: late)
    ((first, answer),) = late
    kept = next(n for n, seat in enumerate(answer.json()["seating_table"]["seats"]) if seat["kind"] == "open")
    pair.anna.ask(f"/tables/{table}/sit", {"seat": kept})
    expect(anna.get_by_role("button", name="To the rematch")).to_be_visible()
    anna.evaluate(READING)
    first.fulfill(response=answer)
    until(anna, lambda: anna.evaluate("globalThis.read"))
    anna.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    expect(anna.get_by_text("Ben wants a rematch.")).to_have_count(0)


@pytest.mark.long("browser")
def test_a_failed_rematch_is_reported(pair: Pair, anna: Page, faults: Faults) -> None:
    faults.expected = ("409", "ERR_CONNECTION_FAILED")
    see_the_end(pair, anna)
    anna.route(re.compile("/rematch"), lambda route: route.fulfill(status=409, json={"error": "too-many"}), times=1)
    anna.get_by_role("button", name="Play again").click()
    expect(anna.locator(".final .wrong")).not_to_be_empty()
    anna.route(re.compile("/rematch"), lambda route: route.abort("connectionfailed"), times=1)
    anna.get_by_role("button", name="Play again").click()
    expect(anna.locator(".final .wrong")).to_contain_text("The server isn’t responding.")
    anna.get_by_role("button", name="Play again").click()
    expect(anna.get_by_text("The game begins as soon as everyone is here.")).to_be_visible()


@pytest.mark.long("browser")
def test_chat_continues_after_the_game(pair: Pair, anna: Page, ben: Page) -> None:
    see_the_end(pair, anna, ben)
    for page, words in ((anna, "Well played, Ben"), (ben, "Thank you, Anna")):
        page.get_by_role("textbox", name="Write a message").fill(words)
        page.get_by_role("button", name="Send").click()
    for page in (anna, ben):
        chat = page.get_by_role("region", name="Chat").get_by_role("log")
        expect(chat).to_contain_text("Well played, Ben")
        expect(chat).to_contain_text("Thank you, Anna")


def test_departures_and_returns_are_reported(pair: Pair, anna: Page) -> None:
    """They show as a quiet line, in the log, and aloud; old ones are no news."""
    come(pair, anna)
    question(anna).wait_for()
    news, log, aloud = (
        anna.locator(".news"),
        anna.get_by_role("region", name="Log"),
        anna.get_by_role("log", name="What happened"),
    )
    for what, words in (("leave", "Ben is away for a while; a bot plays."), ("back", "Ben is back.")):
        pair.command(1, what)
        for place in (news, log, aloud):
            expect(place).to_contain_text(words)
    anna.reload()
    expect(log).to_contain_text("Ben is back.")
    expect(news).to_have_count(0)


def test_events_during_the_loading_of_the_page_are_news(pair: Pair, anna: Page) -> None:
    late: list[Route] = []
    anna.route("**/parts/news.js*", lambda route: late.append(route))
    come(pair, anna)
    question(anna).wait_for()
    pair.command(1, "leave")
    expect(anna.get_by_role("region", name="Log")).to_contain_text("Ben is away for a while")
    until(anna, lambda: late)
    for route in late:
        route.continue_()
    expect(anna.locator(".news")).to_contain_text("Ben is away for a while")


@pytest.mark.long("browser")
def test_the_last_player_may_end_the_game(pair: Pair, anna: Page) -> None:
    come(pair, anna)
    question(anna).wait_for()
    expect(anna.get_by_text("End the game")).to_have_count(0)
    pair.command(1, "resign")
    expect(anna.locator(".news")).to_contain_text("Ben has resigned; a bot plays on.")
    expect(anna.get_by_text("only you and the bots are still playing")).to_be_visible()
    anna.get_by_role("button", name="Play on against the bots").click()
    expect(anna.get_by_role("button", name="End the game")).to_have_count(0)
    anna.reload()
    question(anna).wait_for()
    anna.wait_for_timeout(500)
    expect(anna.get_by_role("button", name="End the game")).to_have_count(0)
    anna.evaluate("sessionStorage.clear()")  # as when she comes back another day
    anna.reload()
    anna.get_by_role("button", name="End the game").click()
    expect(anna.get_by_role("heading", level=1)).to_contain_text("win", timeout=60_000)


def test_a_request_can_be_withdrawn(pair: Pair, anna: Page, ben: Page) -> None:
    pair.command(0, "decisions", action="take:deck")
    come(pair, anna, ben)
    anna.locator(".menu summary").click()
    anna.get_by_role("button", name="Ask to undo my last step").click()
    banner = ben.get_by_role("alert")
    expect(banner).to_contain_text("Anna asks to undo the last step: Anna draws from the deck.")
    own = anna.locator(".asked")
    expect(own).to_contain_text("You’ve asked to undo your last step: Anna draws ")
    boxes = [place.bounding_box() for place in (own, anna.locator(".board"))]
    assert boxes[0] and boxes[1] and boxes[0]["x"] >= boxes[1]["x"] + boxes[1]["width"], "nothing on the map is covered"
    anna.get_by_role("button", name="Never mind").click()
    expect(banner).to_have_count(0)
    expect(ben.locator(".news")).to_contain_text("Anna no longer asks to undo a step.")
    expect(anna.get_by_text("Waiting for answers")).to_have_count(0)


def test_the_page_tells_spectators_that_they_watch(pair: Pair, browser: Browser, anna: Page) -> None:
    come(pair, anna)
    expect(question(anna)).not_to_contain_text("You are watching")
    pair.play(question_open("close"))
    stranger = browser.new_context(base_url=pair.anna.address, locale="en-GB").new_page()
    come(pair, stranger)
    expect(question(stranger)).to_contain_text("You are watching")
    stranger.context.close()


@pytest.mark.long("browser")
def test_a_turn_is_one_paragraph_of_the_log(pair: Pair, anna: Page) -> None:
    """The name stands once at the head; screen readers get whole sentences; hovering marks the map."""
    pair.play(lambda view: view["round"] >= 3)
    come(pair, anna)
    turn = anna.locator(".log-turn").filter(has_text="Anna").last
    expect(turn).to_be_visible()
    assert turn.locator(".log-deed b").all_text_contents() == ["Anna"]
    shown = turn.locator(".log-deed [aria-hidden=true]").all_text_contents()
    assert shown[0].startswith("Anna ") and not any("Anna" in words for words in shown[1:])
    whole = turn.locator(".visually-hidden").all_text_contents()
    assert len(whole) == len(shown) >= 3 and all(words.startswith("Anna ") and words.endswith(".") for words in whole)
    said = turn.locator(".log-line").first
    said.locator("[aria-hidden=true]").hover()
    marked = anna.locator(".board .city[data-legal=true]")

    def told() -> bool:
        names = [(city.get_attribute("aria-label") or "").split(",")[0] for city in marked.all()]
        return bool(names) and all(name in (said.text_content() or "") for name in names)

    until(anna, told)  # before the message the legal cards are marked


@pytest.mark.long("browser")
def test_the_page_addresses_its_player_as_you(pair: Pair, anna: Page) -> None:
    come(pair, anna)
    pair.command(0, "leave")
    expect(anna.locator(".asked")).to_contain_text("A bot is playing for you.")


def test_unread_counts_only_new_messages_of_others(pair: Pair, anna: Page) -> None:
    """Unread messages survive a reload."""
    for somebody, words in ((pair.ben, "Hello"), (pair.anna, "Good evening"), (pair.ben, "Shall we?")):
        somebody.say(pair.table, words)
    come(pair, anna)
    tab = anna.locator("#tab-chat")
    expect(tab).to_have_text("Chat (2)")
    tab.click()
    expect(anna.locator(".chat-line")).to_have_count(3)
    until(anna, lambda: pair.table in (anna.evaluate("localStorage.getItem('postroad.lines-read')") or ""))
    anna.reload()
    expect(tab).to_have_text("Chat")
    pair.anna.say(pair.table, "Yes")
    pair.ben.say(pair.table, "Well then")
    expect(tab).to_have_text("Chat (1)")


def test_players_mute_others_individually(pair: Pair, anna: Page) -> None:
    """Muting is stored with the settings, and muted messages do not count as unread."""
    pair.ben.say(pair.table, "Hurry up!")
    pair.anna.say(pair.table, "Soon")
    come(pair, anna)
    tab, lines = anna.locator("#tab-chat"), anna.locator(".chat-line")
    tab.click()
    expect(lines).to_have_count(2)
    anna.get_by_text("Mute players").click()
    anna.get_by_role("button", name="Mute Ben").click()
    expect(lines).to_have_text(re.compile("Soon"))
    kept = "JSON.parse(localStorage.getItem('postroad.settings')).quiet.length"
    assert anna.evaluate(kept) == 1
    anna.locator("#tab-log").click()
    pair.ben.say(pair.table, "Hurry up!!")
    pair.anna.say(pair.table, "No")
    tab.click()
    expect(lines).to_have_count(2)
    anna.locator("#tab-log").click()
    pair.ben.say(pair.table, "Hurry up!!!")
    expect(tab).to_have_text("Chat")
    tab.click()
    anna.get_by_text("Mute players").click()
    anna.get_by_role("button", name="Unmute Ben").click()
    expect(lines).to_have_count(5)
    assert anna.evaluate(kept) == 0


def test_an_unsent_message_returns_to_the_field(pair: Pair, anna: Page, faults: Faults) -> None:
    """An unsent message returns to the field unless the player writes another."""
    faults.expected = ("ERR_CONNECTION_FAILED",)
    come(pair, anna)
    anna.locator("#tab-chat").click()
    field, send = anna.get_by_role("textbox", name="Write a message"), anna.get_by_role("button", name="Send")
    held: list[Route] = []
    anna.route(re.compile(r"/chat$"), lambda route: held.append(route), times=2)
    for number, meanwhile in enumerate(("", "Well")):
        field.fill("Is anybody there?")
        send.click()
        expect(field).to_have_value("")
        until(anna, lambda number=number: len(held) > number)
        field.fill(meanwhile)
        held[number].abort("connectionfailed")
        expect(anna.locator(".notice")).to_be_visible()
        expect(field).to_have_value(meanwhile or "Is anybody there?")
    field.fill("Is anybody there?")
    send.click()
    expect(anna.locator(".chat-line")).to_contain_text("Is anybody there?")
    expect(field).to_have_value("")


def test_a_draft_stays_while_the_log_is_open(pair: Pair, anna: Page) -> None:
    come(pair, anna)
    field = anna.get_by_role("textbox", name="Write a message")
    anna.locator("#tab-chat").click()
    field.fill("Shall we")
    anna.locator("#tab-log").click()
    expect(field).to_have_count(0)
    anna.locator("#tab-chat").click()
    expect(field).to_have_value("Shall we")


def open_table(pair: Pair) -> str:
    """A table before its game, with both players seated."""
    seats = [{"name": "Anna", "level": None}, {"open": True}]
    table = str(pair.anna.ask("/tables", {"options": {"players": 2}, "seats": seats, "shuffle": False})["id"])
    pair.ben.ask(f"/tables/{table}/sit", {"seat": 1})
    return table


def test_players_chat_before_the_game_begins(pair: Pair, browser: Browser, anna: Page, ben: Page, faults: Faults) -> None:
    """A visitor without a seat may chat, too; a player's own messages cannot be reported."""
    table = open_table(pair)
    with browser.new_context(base_url=pair.anna.address, locale="en-GB") as context:
        pages = {"Anna": anna, "Ben": ben, "Guest": context.new_page()}
        faults.watch(pages["Guest"])
        for page in pages.values():
            page.goto(f"/table/{table}")
        said = []
        for name, words in (("Anna", "Hello"), ("Anna", "Shall we?"), ("Ben", "Soon"), ("Guest", "Good luck!")):
            pages[name].get_by_role("textbox", name="Write a message").fill(words)
            pages[name].get_by_role("button", name="Send").click()
            said.append((name, words))
            for page in pages.values():
                see_lines(page, said)
            for reader, page in pages.items():
                expect(page.locator(".chat-report")).to_have_count(sum(name != reader for name, _ in said))
        for page in pages.values():
            page.reload()
            see_lines(page, said)
        pair.anna.ask(f"/tables/{table}/start", {})
        for page in pages.values():
            page.get_by_role("tab", name="Chat").click()
            see_lines(page, said)


def see_lines(page: Page, said: list[tuple[str, str]]) -> None:
    expect(page.locator(".chat-line")).to_have_text([re.compile(f"{name}.*{re.escape(words)}") for name, words in said])


def test_a_draft_stays_when_the_game_begins(pair: Pair, anna: Page) -> None:
    table = open_table(pair)
    anna.goto(f"/table/{table}")
    field = anna.get_by_role("textbox", name="Write a message")
    field.fill("Good luck, B")
    pair.anna.ask(f"/tables/{table}/start", {})
    anna.locator("#tab-chat").click()
    expect(field).to_have_value("Good luck, B")


@pytest.mark.long("browser")
def test_message_times_follow_the_browsers_locale(pair: Pair, browser: Browser) -> None:
    pair.ben.say(pair.table, "Hello")
    for locale, like in (("en-GB", r"^\d\d:\d\d$"), ("en-US", r"^\d\d?:\d\d\s[AP]M$")):
        stranger = browser.new_context(base_url=pair.anna.address, locale=locale).new_page()
        come(pair, stranger)
        stranger.locator("#tab-chat").click()
        expect(stranger.locator(".chat-line time")).to_have_text(re.compile(like))
        stranger.context.close()


@pytest.mark.parametrize(("least", "doing"), [(1, "Ending the turn"), (3, "Deciding whether to close the route")])
def test_the_bar_names_a_closing_decision_only_if_legal(pair: Pair, anna: Page, least: int, doing: str) -> None:
    def reached(view: Words) -> bool:
        return question_open("close")(view) and view["decides"] == 1 and len(view["seats"][1]["route"]) >= least

    pair.play(reached)
    come(pair, anna)
    expect(question(anna)).to_have_text(f"Waiting for Ben.{doing}")
