"""Benchmark of local tables in the page: `python bench/page.py`. Rules and bots in a real Chromium, compared with native code.

It measures the time from pressing Play to the first possible move, the time from a decision to its result without motion, and the
page's longest task while strong bots think in their worker.
"""

import argparse
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # for the helpers of the browser tests

import numpy as np
from playwright.sync_api import Browser, Page

from postroad.bots.planner import Planner
from postroad.bots.tree import new_tree
from postroad.game import Game
from postroad.rules.engine import engine
from postroad.rules.options import Options
from tests.web.around_a_game import at_once, sit_down
from tests.web.browser import launched
from tests.web.screens import WIDE
from tests.web.serving import Server

ITERATIONS = 4000  # of a search, and decisions of the network
RANDOM_SECONDS = 3.0
THINKING = 12.0  # seconds to watch bots
FIRST_MOVE = """() => new Promise((done) => {
  const begin = performance.now();
  new MutationObserver((_, watching) => {
    if (!document.querySelector("[data-target]")) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begin)));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  document.querySelector(".button-play").click();
})"""
# From the call to the first frame after the session has shown the result.
DECIDE = """async (count) => {
  const { session, view } = await import("/static/js/table/session/current.js");
  const { decide } = await import("/static/js/table/session/decide.js");
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const until = async (is) => { while (!is()) await new Promise((done) => setTimeout(done, 1)); };
  const times = [];
  while (times.length < count && view.value.decides !== null) {
    await until(() => view.value.decides === null || view.value.legal.length);
    if (!view.value.legal.length) break;
    await frame();
    const { legal } = view.value;
    const before = session.value.shownSeq;
    const begin = performance.now();
    void decide(legal[Math.floor(Math.random() * legal.length)]);
    await until(() => session.value.shownSeq > before);
    await frame();
    times.push(performance.now() - begin);
    await until(() => !session.value.outbox.delivery);
  }
  return times;
}"""
LONG_TASKS = """(ms) => new Promise((done) => {
  const found = [];
  const hear = (list) => found.push(...list.getEntries().map(({ duration }) => duration));
  new PerformanceObserver(hear).observe({ entryTypes: ["longtask"] });
  setTimeout(() => done(found), ms);
})"""
ENGINE = """async ([hidden, iterations, seconds]) => {
  const load = (name) => import(`/static/js/engine/${name}.js`);
  const read = async (name) => (await fetch(`/static/js/engine/${name}`)).arrayBuffer();
  const loaded = await Promise.all(["module", "rules", "bots", "master", "layout"].map(load));
  const [{ Module }, { Rules }, { Planner }, { Master }, { SIZES, STATE, OPTIONS }] = loaded;
  const module = await Module.of(await read("postroad.wasm"));
  const planner = new Planner(module);
  planner.begin(new Uint8Array(hidden));
  planner.search(200, [1, 0]);
  planner.begin(new Uint8Array(hidden));
  const perSecond = (count, work) => {
    const begin = performance.now();
    work();
    return count / ((performance.now() - begin) / 1000);
  };
  const planned = perSecond(iterations, () => planner.search(iterations, [1, 0]));
  const master = new Master(module, new Uint8Array(await read("master.net")), [1, 0]);
  const view = new Uint8Array(hidden);
  const decide = (count) => { while (count--) master.decide(view); };
  decide(200);
  const decided = perSecond(iterations, () => decide(iterations));
  master.begin(view);
  master.search(200, [1, 0]);
  master.begin(view);
  const guided = perSecond(iterations, () => master.search(iterations, [1, 0]));
  const rules = new Rules(module);
  const { state, out, log, orders } = rules;
  const first = rules.setUp({ ...OPTIONS, players: 4 }, [1, 0]).raw;
  const legal = module.shorts(out, SIZES.legal), rows = module.shorts(log, 1), bytes_ = module.bytes(state, STATE.size);
  const { step } = module.call;
  let decisions = 0, luck = 7, size = 0;
  const begin = performance.now();
  while (performance.now() - begin < seconds * 1000)
    for (let turn = 0; turn < 20000; turn++, decisions++) {
      if (!size || decisions % 2000 === 0) {
        bytes_.set(first);
        size = module.call.legal(state, out);
      }
      luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
      rows[0] = 0;
      size = step(state, legal[Math.floor((luck / 4294967296) * size)], out, log, orders);
    }
  return { planned, decided, guided, random: decisions / ((performance.now() - begin) / 1000) };
}"""


def opened(browser: Browser, address: str) -> Page:
    page = browser.new_context(viewport=WIDE, locale="en-GB").new_page()
    page.goto(address)
    at_once(page)
    return page


def first_moves(browser: Browser, address: str, count: int) -> list[float]:
    """Milliseconds from pressing Play on the loaded landing page to the first possible move."""
    times = []
    for _ in range(count):
        page = opened(browser, address)
        page.wait_for_timeout(1500)
        times.append(page.evaluate(FIRST_MOVE))
        page.context.close()
    return times


def decisions(browser: Browser, address: str, count: int) -> list[float]:
    page = opened(browser, address)
    sit_down(page, address, "Hermit")
    try:
        return page.evaluate(DECIDE, count)
    finally:
        page.context.close()


def long_tasks(browser: Browser, address: str) -> list[float]:
    """The page's long tasks while three strong bots think, with the usual motion."""
    page = browser.new_context(viewport=WIDE, locale="en-GB").new_page()
    page.goto(f"{address}/new?kind=watch")
    for seat in page.get_by_role("combobox", name="Who plays").all():
        seat.select_option(label="Hard bot")
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("banner").get_by_role("status").wait_for()
    page.wait_for_timeout(1500)
    try:
        return page.evaluate(LONG_TASKS, THINKING * 1000)
    finally:
        page.context.close()


def native_planner(game: Game) -> float:
    """Iterations a second of the compiled planner."""
    view = game.view(game.seat)
    planner = Planner(1)
    planner.tree = new_tree(60_000)
    planner.search(view, 200, 1)
    planner.tree = new_tree(60_000)
    begin = time.perf_counter()
    planner.search(view, ITERATIONS, 1)
    return ITERATIONS / (time.perf_counter() - begin)


def middle_game() -> Game:
    game = Game.of(Options(3), 1)
    rng = np.random.default_rng(1)
    while game.decisions < 120:
        game.play(int(rng.choice(game.legal_numbers())))
    return game


def measure(count: int) -> dict[str, Any]:
    engine.load()
    game = middle_game()
    native = native_planner(game)
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Server(Path(folder)).start()
        try:
            page = opened(browser, server.address)
            page.wait_for_timeout(2000)
            hidden = game.view(game.seat).bytes.tolist()
            inside = page.evaluate(ENGINE, [hidden, ITERATIONS, RANDOM_SECONDS])
            page.context.close()
            return {
                "first_move_ms": statistics.median(first_moves(browser, server.address, max(5, count // 8))),
                "decide_ms": statistics.median(decisions(browser, server.address, count)),
                "longest_task_ms": max(long_tasks(browser, server.address), default=0.0),
                "planner_native": native,
                "planner_browser": inside["planned"],
                "planner_ratio": inside["planned"] / native,
                "master_per_second": inside["decided"],
                "guided_per_second": inside["guided"],
                "random_per_second": inside["random"],
            }
        finally:
            server.stop()


WORDS = {
    "first_move_ms": ("from pressing Play to the first possible move, ms", "at most 300"),
    "decide_ms": ("from a decision to its result, without motion, ms", "at most 30"),
    "longest_task_ms": ("longest task of the page while bots think, ms", "at most 50"),
    "planner_native": ("planner, iterations a second, native", ""),
    "planner_browser": ("planner, iterations a second, in the browser", ""),
    "planner_ratio": ("of native", "at least 0.7"),
    "master_per_second": ("master, decisions a second in the browser", ""),
    "guided_per_second": ("its search, iterations a second in the browser", ""),
    "random_per_second": ("random decisions a second in the browser, one call each", ""),
}


def main() -> int:
    options = argparse.ArgumentParser(description="Measure local tables in the page.")
    options.add_argument("--decisions", type=int, default=60, metavar="N", help="number of decisions (default 60)")
    options.add_argument("--json", action="store_true", help="print the results as JSON")
    chosen = options.parse_args()
    figures = measure(chosen.decisions)
    if chosen.json:
        print(json.dumps(figures))
        return 0
    for name, (words, target) in WORDS.items():
        print(f"{words:58}{figures[name]:>16,.2f}  {target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
