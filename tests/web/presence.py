"""Several people, each with a browser, who play whenever they can and chat."""

import time
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.colour_vision import Sight
from tests.web.conftest import NewPage
from tests.web.page_driver import SOON, Finger, Pointer
from tests.web.players import PATIENCE, Move, Player

Until = Callable[[Player, Sight], bool]


class Clicks(Pointer):
    """A mouse that only clicks, so that no page makes the others wait."""

    def press(self, move: Move, number: int) -> None:
        self.find(move).click(timeout=SOON)


def person(new_page: NewPage, name: str, **options: object) -> Player:
    """A person with a browser, and a mouse or a finger."""
    page = new_page(reduced_motion="reduce", **options)
    return Player(page, name, Finger(page) if options.get("has_touch") else Clicks(page))


def over(player: Player, sight: Sight) -> bool:
    return sight.over


def question_starts(who: Player, words: str) -> Until:
    """Is this question open?"""
    return lambda player, sight: player is who and sight.question.startswith(words)


class Company:
    """The people at one table."""

    def __init__(self, *players: Player) -> None:
        self.players = list(players)

    def without(self, *absent: Player) -> "Company":
        return Company(*(player for player in self.players if player not in absent))

    def play_on(self, until: Until = over) -> None:
        """Play until one of them sees the awaited state."""
        since, moved = time.monotonic(), False
        while time.monotonic() - since < PATIENCE:
            called = [player for player in self.players if moved and player.is_called]  # to look at all of them takes long
            moved = False
            for player in called or self.players:
                while True:
                    sight = Sight(player.page)
                    if until(player, sight):
                        return
                    if not player.step(sight):
                        break
                    since, moved = time.monotonic(), True
        raise AssertionError(f"nobody has anything to do: {[Sight(player.page).question for player in self.players]}")

    def play_turns(self, turns: int = 1) -> None:
        """Play until each has ended this many turns."""
        wanted = {player.name: player.done.count("end") + turns for player in self.players}
        self.play_on(lambda *_: all(player.done.count("end") >= wanted[player.name] for player in self.players))

    def each_sees(self, what: Callable[[Player], Locator], times: int = 1) -> None:
        for player in self.players:
            expect(what(player)).to_have_count(times)


def press(player: Player, what: Locator) -> None:
    what.tap() if isinstance(player.hands, Finger) else what.click()


def button(player: Player, name: str) -> Locator:
    return player.page.get_by_role("button", name=name, exact=True)


def from_menu(player: Player, item: str) -> None:
    press(player, player.page.get_by_label("Menu").last)  # not the corner
    press(player, button(player, item))


def confirm(player: Player, answer: str) -> None:
    press(player, player.page.get_by_role("dialog").get_by_role("button", name=answer))


def log_of(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Log")


def chat_of(player: Player) -> Locator:
    """The chat, opened if necessary."""
    tab = player.page.get_by_role("tab", name="Chat")
    if tab.get_attribute("aria-selected") != "true":
        press(player, tab)
    return player.page.get_by_role("region", name="Chat")


def seat_of(player: Player, who: Player) -> Locator:
    """A player's seat on a wide table."""
    name = player.page.get_by_role("button", name=who.name, exact=True)
    return player.page.get_by_role("list", name="Seats").get_by_role("listitem").filter(has=name)
