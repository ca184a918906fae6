"""Benchmark of waiting times in the page: `python bench/web.py`. A real Chromium and a real server on this machine.

With `--slow` the browser emulates a slow connection: 50 KB/s and 600 ms of latency. The emulation does not slow down WebSockets.
"""

import argparse
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # for the helpers of the browser tests

from playwright.sync_api import Browser, Page

from tests.web.browser import launched
from tests.web.page_driver import Hands, Quiet
from tests.web.players import Move, Player
from tests.web.sample_tables import ALONE, NAMES, Stages, question_open
from tests.web.screens import WIDE, visitor
from tests.web.serving import Server

# From the press, by the page's clock, to the first frame after the table's socket has sent the result.
HEAR = """globalThis.WebSocket = class extends WebSocket {
  constructor(...call) {
    super(...call);
    this.addEventListener("message", ({ data }) => (globalThis.heard ||= data.includes('"entries":[{')));
  }
};"""
WATCH = """() => {
  const fetch = (globalThis.trueFetch ??= globalThis.fetch);
  globalThis.fetch = (...call) => {
    globalThis.sent ||= String(call[0]).includes("/decisions");
    return fetch(...call);
  };
  globalThis.sent = globalThis.heard = false;
  globalThis.shown = new Promise((done) => {
    let pressed = null;
    const press = (event) => (pressed ??= event.timeStamp);
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, press, { capture: true });
    new MutationObserver((_, watching) => {
      if (!globalThis.sent || !globalThis.heard) return;
      watching.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)));
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}"""
SLOW = {"offline": False, "latency": 600, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
LANDING = ".landing-main, main a"  # something to choose
TARGETS = {
    "open": 1500.0,
    "decide": 100.0,
    "frame": 2000.0,
    "landing": 8000.0,
    "table": 8000.0,
    "play": 12000.0,
    "landing again": 4000.0,
    "table again": 4000.0,
}
WORDS = {
    "frame": "slow connection, a table's link: to the first frame",
    "landing": "slow connection: to the landing page",
    "table": "slow connection, a table's link: to the first possible move",
    "play": "slow connection, Play on the landing page: to the first possible move",
    "landing again": "slow connection, second visit: to the landing page",
    "table again": "slow connection, second visit: to the first possible move",
    "open": "from the address to the first possible move, empty cache",
    "decide": "from a press to its result on the screen",
}
DECIDING = {"take", "deck", "play", "place", "end"}


def openings(browser: Browser, stages: Stages, table: str, count: int) -> list[float]:
    """Milliseconds from the address to the first possible move, each time with an empty cache."""
    times = []
    for _ in range(count):
        with visitor(browser, stages, WIDE) as page:
            begin = time.perf_counter()
            page.goto(f"/table/{table}", wait_until="commit")
            page.locator("[data-target]").first.wait_for()
            times.append((time.perf_counter() - begin) * 1000)
    return times


def slow_openings(browser: Browser, stages: Stages, table: str, count: int) -> dict[str, list[float]]:
    """The same over a slow connection: the first frame, the landing page, a table, both again with a filled cache, and Play."""
    times: dict[str, list[float]] = {"frame": [], "landing": [], "table": [], "play": [], "landing again": [], "table again": []}
    for _ in range(count):
        times["play"].append(slow_play(browser, stages))
        for what, path, ready in (("landing", "/", LANDING), ("table", f"/table/{table}", "[data-target]")):
            with visitor(browser, stages, WIDE) as page:
                page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW)
                for visit in ("", " again"):
                    page.goto("about:blank")
                    begin = time.perf_counter()
                    page.goto(path, wait_until="commit", timeout=60_000)
                    page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length", timeout=60_000)
                    frame = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
                    page.locator(ready).first.wait_for(timeout=60_000)
                    times[what + visit].append((time.perf_counter() - begin) * 1000)
                    if what == "table" and not visit:
                        times["frame"].append(frame)
    return times


def slow_play(browser: Browser, stages: Stages) -> float:
    """The time of a newcomer who presses Play at once: from the address of the landing page to the first possible move."""
    with visitor(browser, stages, WIDE) as page:
        page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW)
        begin = time.perf_counter()
        page.goto("/", wait_until="commit", timeout=60_000)
        page.get_by_role("button", name="Play", exact=True).click(timeout=60_000)
        page.locator("[data-target]").first.wait_for(timeout=60_000)
        return (time.perf_counter() - begin) * 1000


class Timed:
    """Moves by mouse, with the time until each is visible."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.quiet = Quiet(page)
        self.times: list[float] = []

    def do(self, move: Move) -> None:
        counts = move.kind in DECIDING
        if counts:
            self.page.evaluate(WATCH)
        part = self.page.get_by_role("banner") if move.kind in ("place", "end") else self.page
        part.get_by_role(move.role, name=move.name, exact=True).first.click(timeout=5000)  # type: ignore[arg-type]
        self.quiet.wait()
        if counts and self.page.evaluate("globalThis.sent"):  # picking up a card is no decision
            self.times.append(self.page.evaluate("globalThis.shown"))


def decisions(browser: Browser, stages: Stages, table: str, count: int) -> list[float]:
    with visitor(browser, stages, WIDE) as page:
        page.add_init_script(HEAR)
        page.goto(f"/table/{table}")
        hands: Hands = (timed := Timed(page))
        Player(page, NAMES[0], hands).play_on(lambda sight: sight.over or len(timed.times) >= count)
        return timed.times


def measure(count: int, slow: bool) -> dict[str, list[float]]:
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Server(Path(folder)).start()
        stages = Stages(server.address)
        try:
            table = stages.new(ALONE, modules=False)
            stages.advance(table, question_open("take", rounds=2))  # the bots are awake by then
            if slow:
                return slow_openings(browser, stages, table, max(3, count // 12))
            return {
                "open": openings(browser, stages, table, max(5, count // 3)),
                "decide": decisions(browser, stages, table, count),
            }
        finally:
            stages.close()
            server.stop()


def summary(times: list[float], target: float) -> dict[str, float | int]:
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, round(0.95 * (len(ordered) - 1)))]
    return {"n": len(times), "median_ms": round(statistics.median(times), 1), "p95_ms": round(late, 1), "target_ms": target}


def main() -> int:
    options = argparse.ArgumentParser(description="Measure waiting times in the page.")
    options.add_argument("--decisions", type=int, default=40, metavar="N", help="number of decisions (default 40)")
    options.add_argument("--json", action="store_true", help="print the results as JSON")
    options.add_argument("--slow", action="store_true", help="emulate a slow connection: 50 KB/s, 600 ms")
    chosen = options.parse_args()
    figures = {what: summary(times, TARGETS[what]) for what, times in measure(chosen.decisions, chosen.slow).items()}
    if chosen.json:
        print(json.dumps(figures))
        return 0
    print(f"{'':72}{'n':>4}{'median':>12}{'p95':>12}{'target':>12}")
    for what, figure in figures.items():
        print(f"{WORDS[what]:72}{figure['n']:>4}{figure['median_ms']:>9} ms{figure['p95_ms']:>9} ms{figure['target_ms']:>9} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
