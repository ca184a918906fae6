"""The frames that a page receives of a table, and the search for secrets in them."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, WebSocket

from postroad.rules.state import SPECTATOR
from postroad.view import View
from tests.server.people import view_of

Words = dict[str, Any]

# Records everything that is ever shown, even for a moment.
WATCH = """
window.shown = { hand: 0, changes: 0 };
const look = () => {
  window.shown.changes += 1;
  if (document.querySelector('[aria-label^="Your hand"], [aria-label$="in your hand"]') !== null) window.shown.hand += 1;
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


class Overheard:
    """A recorder of frames, created before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.messages: list[Words] = []
        page.add_init_script(WATCH)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda told: self.messages.append(_in_words(json.loads(told))))

    @property
    def hands_shown(self) -> int:
        """The number of times that a hand was visible."""
        shown = self.page.evaluate("window.shown")
        assert shown["changes"] > 100, "nothing was watched"
        return int(shown["hand"])

    def while_hidden(self) -> list[Words]:
        """The frames before the end of the game, when everything is revealed."""
        return [message for message in self.messages if "view" in message and message["view"]["decides"] is not None]

    def secrets(self, own: int | None = None) -> list[str]:
        """The secrets of all seats but `own`."""
        return [secret for message in self.while_hidden() for secret in _secrets(message, own)]


def _in_words(message: Words) -> Words:
    """The message as the page decodes it, with a binary view."""
    if "known" not in message:
        return message
    view = view_of(message["binary_view"])
    blanked = View.of(view.bytes, SPECTATOR if view.seat is None else view.seat)
    return {**message, "view": view.words(), "bare": bytes(blanked.bytes) != bytes(view.bytes)}


def _secrets(message: Words, own: int | None) -> Iterator[str]:
    view = message["view"]
    if message.get("bare"):
        yield "bytes in which not all is blanked"
    if view["seat"] not in (own, None):
        yield f"the view of {view['seat']}"
    if not isinstance(view["deck"], int):
        yield "the deck"
    for seat, its in enumerate(view["seats"]):
        if seat != own:
            yield from _of_seat(view, seat, its)
    for entry in message["entries"]:
        yield from _of_entry(entry, own)


def _of_seat(view: Words, seat: int, its: Words) -> Iterator[str]:
    if its["hand"] is not None:
        yield f"the hand of {seat}"
    for coach, rank in (its.get("clergy") or {}).items():
        if rank not in (None, "hidden") and view["coaches"][coach] != "rome":
            yield f"the clergy of {seat} in the coach of {coach}"


def _of_entry(entry: Words, own: int | None) -> Iterator[str]:
    if entry["seat"] != own and ((entry["action"] or "").startswith("clergy:") or entry.get("ranks") is not None):
        yield f"a seating in entry {entry['seq']}"
    for event in entry["events"]:
        hidden = {"clergy": "rank", "shuffle": "deck", "take": "city" if event.get("from") == "deck" else ""}.get(event["ev"])
        if hidden and hidden in event and event.get("seat", -1) != own:
            yield f"{event}"
