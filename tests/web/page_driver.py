"""Drivers that make moves by mouse, by touch or by keys alone; they find controls by role and name."""

import re
import time
from itertools import count
from typing import TYPE_CHECKING, Protocol

from playwright.sync_api import Error, Locator, Page, Request

from tests.web.colour_vision import BAR, Node, Sight, joined

if TYPE_CHECKING:
    from tests.web.players import Move

# Wait until the page is idle, with a limit, because a page in the background paints nothing.
BREATH = """() => new Promise((go) => {
  setTimeout(() => requestAnimationFrame(() => setTimeout(go)));
  setTimeout(go, 200);
})"""
# A local table sends commands to a worker instead of a server: count those without an answer.
COUNT_ERRANDS = """(() => {
  if (globalThis.errands) return;
  globalThis.errands = 0;
  const known = new WeakMap(); // worker → numbers of what it was asked
  const meet = (worker) => {
    const open = new Set();
    known.set(worker, open);
    worker.addEventListener("message", ({ data }) => open.delete(data.number) && errands--);
    worker.addEventListener("error", () => ((errands -= open.size), open.clear()));
    return open;
  };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message?.call) ((known.get(this) ?? meet(this)).add(message.number), errands++);
    postMessage.call(this, message, ...more);
  };
})()"""
# A decision stays stored until the page has its result.
UNDER_WAY = "() => globalThis.errands > 0 || Object.keys(localStorage).some((key) => key.startsWith('postroad.unsent.'))"
# The parts of the focused element's name; reading the whole tree takes a hundred times as long.
NEAR = """() => {
  const here = document.activeElement;
  const named = (here.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id));
  const others = [...(here.labels ?? []), ...named];
  return [here.ariaLabel, here.title, here.placeholder, here.textContent, ...others.map((one) => one?.textContent)].join(" ");
}"""
MARKET = 6  # cards that lie there
PATIENCE = 30.0  # seconds for the server to answer
SOON = 2000  # ms until a control that was just there must be pressed


class Hands(Protocol):
    def do(self, move: "Move") -> None: ...


class Quiet:
    """Waits until the server or the page has answered a command and its message has come."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._asked: set[Request] = set()
        page.add_init_script(COUNT_ERRANDS)
        page.evaluate(COUNT_ERRANDS)
        page.on("request", self._ask)
        page.on("requestfinished", self._answer)
        page.on("requestfailed", self._answer)

    def _ask(self, request: Request) -> None:
        if request.resource_type == "fetch" and not request.url.endswith("master.net"):  # no table waits for that
            self._asked.add(request)

    def _answer(self, request: Request) -> None:
        self._asked.discard(request)

    def _busy(self) -> bool:
        return bool(self._asked) or self.page.evaluate(UNDER_WAY)

    def wait(self) -> None:
        self.page.evaluate(BREATH)
        if not self._busy():
            return
        begin = time.monotonic()
        while self._busy():
            assert time.monotonic() - begin < PATIENCE, "the server does not answer"
            self.page.evaluate(BREATH)
        self.page.evaluate(BREATH)  # all is answered; now the page shows it


class Pointer:
    """The shared part of mouse and finger."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.quiet = Quiet(page)
        self.moves = count(1)

    def find(self, move: "Move") -> Locator:
        region = self.page.get_by_role("region", name=re.compile(f"^{re.escape(move.place)}"))
        place = self.page.get_by_role("banner") if move.place == BAR else region if move.place else self.page
        return place.get_by_role(move.role, name=move.name, exact=True).first  # type: ignore[arg-type]

    def do(self, move: "Move") -> None:
        self.press(move, next(self.moves))
        self.quiet.wait()

    def press(self, move: "Move", number: int) -> None:
        raise NotImplementedError


class Mouse(Pointer):
    """A mouse that clicks, sometimes on the map instead of the market, and sometimes drags cards."""

    def press(self, move: "Move", number: int) -> None:
        city = move.name.split()[-1]
        if move.kind == "take" and number % 3 == 0:
            self.page.get_by_role("button", name=re.compile(f"^{city}, .*Can be taken")).click(timeout=SOON)
        elif move.kind == "take" and number % 3 == 1:
            self.drag(self.find(move), self.page.get_by_role("region", name=re.compile("^Your hand")))
        elif move.kind == "play" and number % 2:
            self.drag(self.find(move), self.page.get_by_title(self.end_for(city)))
        else:
            self.find(move).click(timeout=SOON)

    def end_for(self, city: str) -> str:
        route = Sight(self.page).route
        return "Start of a route" if not route else "Right end" if joined(city, route[-1]) else "Left end"

    def drag(self, piece: Locator, to: Locator) -> None:
        start, end = _middle(piece), _middle(to)
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=3)
        self.page.mouse.move(*end, steps=3)
        self.page.mouse.up()


class Finger(Pointer):
    """A finger that taps."""

    def press(self, move: "Move", number: int) -> None:
        self.find(move).tap(timeout=SOON)


def _middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box(timeout=SOON)
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Keys:
    """Keys alone: shortcuts, the command line, j and k, Tab; reads the focus from the accessibility tree."""

    MOST = 120  # steps to a control

    def __init__(self, page: Page) -> None:
        self.page = page
        self.quiet = Quiet(page)
        self.moves = count(1)

    def do(self, move: "Move") -> None:
        number = next(self.moves)
        shortcut = {"deck": "d", "end": "e", "undo": "u", "open-closing": "c"}.get(move.kind)
        if shortcut:
            self.page.keyboard.press(shortcut)
        elif move.kind == "take" and number % 3 == 0:
            self.by_number(move)
        elif move.kind in ("take", "discard") and number % 3 == 1:
            self.by_words(move.name)
        elif move.kind == "call":
            self.by_words(" ".join(move.name.replace(".", "").replace("the ", "").split()[:2]))
        else:
            self.walk_to(move.role, move.name, "Tab" if move.kind == "confirm" else "j", place=move.place)
            self.page.keyboard.press("Enter" if move.role == "button" else "Space")
        self.quiet.wait()

    def by_number(self, move: "Move") -> None:
        market = Sight(self.page).region("Market")
        assert market
        places = [node.name for node in market.all("button") if not node.name.startswith(("Deck", "Discard"))]
        if len(places) == MARKET:
            self.page.keyboard.press(str(places.index(move.name) + 1))
        else:  # a gap is no button, so that the places cannot be counted
            self.by_words(move.name)

    def by_words(self, words: str) -> None:
        self.page.keyboard.press("/")
        self.page.keyboard.type(words)
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("Tab")  # leave the field, so that single keys act again

    def walk_to(self, role: str, name: str, key: str = "Tab", *, place: str = "", whole: bool = True) -> None:
        """Press the key until the focus is on this name, or on one that begins so unless `whole`."""

        def wanted(node: Node) -> bool:
            return node.role == role and (node.name == name if whole else node.name.startswith(name))

        for _ in range(self.MOST):
            near = self.page.evaluate(NEAR)
            if any(word in near for word in name.split()):
                sight = Sight(self.page, focus=True)
                here = sight.focus
                if here and wanted(here) and here in sight.within(place):
                    return
            self.page.keyboard.press(key)
        if not any(map(wanted, Sight(self.page).within(place))):
            raise Error(f"{role} “{name}” is gone")
        raise AssertionError(f"{key} does not lead to {role} “{name}”")
