"""Test players who read the table from its accessibility tree and play well enough to finish a game."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Error, Page

from postroad.rules.board import CARRIAGE_NUMBERS
from tests.web.colour_vision import BAR, Node, Sight, joined
from tests.web.page_driver import Hands

LONG_ENOUGH = 5  # cities: closed for any next carriage
PATIENCE = 40.0  # seconds without anything to do
MOST_MOVES = 500
STUCK = 12  # times the same thing is tried in vain
SECOND_LOOK = 2.0  # seconds in which a page may still show the effect of a move
BETWEEN_LOOKS = 200  # ms, because each snapshot takes time from the page


# A snapshot is slow and takes time from the page: while others play, wait for the title.
NEW_TITLE = """() => new Promise((go) => {
  const watching = new MutationObserver(() => (watching.disconnect(), go()));
  watching.observe(document.head, { subtree: true, childList: true, characterData: true });
  setTimeout(go, 250);
})"""
YOUR_TURN = "Your turn"
HINT = "What would the master do?"


@dataclass(frozen=True)
class Move:
    """A control and its purpose; `place` is its region, BAR for the question bar."""

    kind: str
    name: str
    role: str = "button"
    place: str = ""


class Player:
    """A player at the table under this name, whose decisions `hands` carry out."""

    def __init__(self, page: Page, name: str, hands: Hands, each_step: Callable[[Sight], None] = lambda sight: None) -> None:
        self.page = page
        self.name = name
        self.hands = hands
        self.each_step = each_step
        self.done: list[str] = []  # kinds of moves, in order
        self._undone_at = 0
        self._last: tuple[Move, str] | None = None  # the last try, and the question at that time
        self._tries = 0
        self.repeated = 0  # moves repeated because they had no effect

    def play_on(self, until: Callable[[Sight], bool] = lambda sight: sight.over) -> Sight:
        """Play until the game is over or a condition holds."""
        since = time.monotonic()
        while True:
            sight = Sight(self.page)
            if until(sight):
                return sight
            if self.step(sight):
                since = time.monotonic()
                continue
            assert time.monotonic() - since < PATIENCE, f"nothing to do for long: {sight.question}"
            self.page.evaluate(NEW_TITLE)

    @property
    def is_called(self) -> bool:
        """Does the page's title say that it is the player's turn?"""
        return YOUR_TURN in self.page.title()

    def step(self, sight: Sight) -> bool:
        """Make the next move, if there is one."""
        self.each_step(sight)
        move = self.next_move(sight)
        if move is None:
            return False
        if (move, sight.question) == self._last and self._was_only_slow():
            return True
        self._tries = self._tries + 1 if (move, sight.question) == self._last else 0
        self._last = (move, sight.question)
        self.repeated += self._tries > 0 and move.kind != "ready"  # a curtain opens in its own time
        assert self._tries < STUCK, f"{move} has no effect: {sight.question}"
        assert len(self.done) < MOST_MOVES, f"the game does not end: {self.done[-20:]}"
        self.do(move)
        return True

    def _was_only_slow(self) -> bool:
        """Did the last move have a late effect after all? Checked before it is repeated."""
        begin = time.monotonic()
        while time.monotonic() - begin < SECOND_LOOK:
            sight = Sight(self.page)
            if (self.next_move(sight), sight.question) != self._last:
                return True
            self.page.wait_for_timeout(BETWEEN_LOOKS)
        return False

    def do(self, move: Move) -> None:
        try:
            self.hands.do(move)
        except Error as error:  # the page may have changed; another check finds a stuck player
            self.done.append(f"missed {move.kind}: {error}")
            return
        self.done.append(move.kind)

    def next_move(self, sight: Sight) -> Move | None:
        questions = (self._answer, self._sheet, self._placing, self._taking, self._playing, self._after)
        return next(filter(None, (question(sight) for question in questions)), None)

    # One function for each question: it returns a move, or None if the question is not open.

    def _answer(self, sight: Sight) -> Move | None:
        dialog = sight.page.first("dialog")
        if dialog:
            return Move("confirm", dialog.able()[-1].name)
        ready = sight.page.able("button", f"I am {self.name}")
        return Move("ready", ready[0].name) if ready else None

    def _sheet(self, sight: Sight) -> Move | None:
        sheets = {
            "Seat your clergy": self._clergy,
            "Hand in tokens": self._tokens,
            "Move the Rome coaches": self._coach,
            "Close the route": self._closing,
        }
        for name, answer in sheets.items():
            sheet = sight.region(name)
            if sheet:
                return answer(sheet)
        return None

    def _clergy(self, sheet: Node) -> Move | None:
        ranks = [node for node in sheet.able() if "into the Rome coach" in node.name]
        return _first("aboard", sheet.able("button", "All aboard")) or _first("rank", ranks)

    def _tokens(self, sheet: Node) -> Move | None:
        tokens = [node for node in sheet.able() if not node.name.startswith(("Hand in", "Keep", HINT))]
        waiting = [node for node in tokens if "pressed" not in node.states]
        return _first("token", waiting) or _first("hand-in", sheet.able("button", "Hand in"))

    def _coach(self, sheet: Node) -> Move | None:
        return _first("coach", [node for node in sheet.able() if node.name != HINT])

    def _closing(self, sheet: Node) -> Move | None:
        cartwright = [node for node in sheet.all("switch") if "checked" not in node.states]
        if cartwright:
            return Move("cartwright", cartwright[0].name, "switch", sheet.name)
        other = [node for node in sheet.all("radio") if "checked" not in node.states]
        if other and self.done.count("close") % 3 == 2 and self.done[-1] != "way":
            return Move("way", other[0].name, "radio", sheet.name)
        return Move("close", "Close the route", place=sheet.name)

    def _placing(self, sight: Sight) -> Move | None:
        """The end of the route for a card that is picked up."""
        if not sight.bar.able("button", "Cancel"):
            return None
        places = sight.bar.able("button", "Play ") or sight.bar.able("button", "Start ")
        return Move("place", places[0].name, place=BAR) if places else None

    def _taking(self, sight: Sight) -> Move | None:
        if sight.takes:
            return Move("take", f"Take {max(sight.takes, key=lambda city: self._worth(sight, city))}", place="Market")
        return Move("deck", sight.deck.name, place="Market") if sight.deck else None

    def _worth(self, sight: Sight, city: str) -> int:
        if city in sight.route or city in sight.hand:
            return 0
        ends = [sight.route[0], sight.route[-1]] if sight.route else []
        return 3 * any(joined(city, end) for end in ends) + any(joined(city, other) for other in sight.hand) + 1

    def _playing(self, sight: Sight) -> Move | None:
        discards = sight.discards
        if discards:
            return Move("discard", f"Discard {min(discards, key=lambda city: self._worth(sight, city))}", place="Your hand")
        if sight.fitting:
            return Move("play", f"Play {max(sight.fitting, key=lambda city: self._neighbours(sight, city))}", place="Your hand")
        if sight.starting:
            helper = self._call(sight, "Postmaster")
            best = max(sight.starting, key=lambda city: self._neighbours(sight, city))
            return helper or Move("anew", f"Start a new route with {best}", place="Your hand")
        if sight.openings:
            return Move("office", sight.openings[0])
        return None

    def _neighbours(self, sight: Sight, city: str) -> int:
        return sum(joined(city, other) for other in sight.hand)

    def _call(self, sight: Sight, official: str) -> Move | None:
        """Call an official by the medallion on a wide screen, by a button of the bar on a narrow one."""
        medallions = sight.page.able("button", f"Call the {official}")
        return _first("call", medallions) or _first("call", sight.bar.able("button", official))

    def _after(self, sight: Sight) -> Move | None:
        close, end = sight.bar.able("button", "Close the route"), sight.bar.able("button", "End turn")
        if end and self._may_undo(sight):
            return Move("undo", "Undo")
        if close and len(sight.route) >= self._wanted(sight):
            return Move("open-closing", close[0].name)
        helper = self._call(sight, "Postal carrier") if end and len(sight.route) >= 2 else None
        return helper or _first("end", end)

    def _wanted(self, sight: Sight) -> int:
        following = [number for number in CARRIAGE_NUMBERS if number > sight.carriage(self.name)]
        return min([*following[:1], LONG_ENOUGH])

    def _may_undo(self, sight: Sight) -> bool:
        """Undo a move now and then, and make it again."""
        if not sight.bar.able("button", "Undo") or len(self.done) < self._undone_at + 30:
            return False
        self._undone_at = len(self.done)
        return True


def _first(kind: str, nodes: list[Node]) -> Move | None:
    return Move(kind, nodes[0].name) if nodes else None
