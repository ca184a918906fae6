"""Benchmark of the analysis: a four-player game with both modules, all seats: `python bench/analysis.py [--browser]`.

It runs natively and in Node with the page's module; with --browser also in the page with its workers.
"""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # for the helpers of the tests

from postroad import Game, engine
from postroad.analysis.review import review
from postroad.bots.master import Master
from tests.test_wasm import NODE, WEB
from tests.web.browser import launched
from tests.web.serving import Server

REVIEW = Path(__file__).parents[1] / "tests" / "module_review.mjs"


def finished_game() -> Game:
    game, bot = Game.new(4, honours=True, audience=True, seed=11), Master(5, temperature=3.0)
    while not game.over:
        game.play(bot.decide(game.view(game.seat)))
    return game


ANALYSE = """async (record) => {
  const { startReview } = await import("/static/js/local/review_pool.js");
  const begin = performance.now();
  await startReview(record, record.names.map((_, seat) => seat), () => {}).made;
  return (performance.now() - begin) / 1000;
}"""


def in_browser(record: Path) -> float:
    """Seconds, including the download of the network."""
    with tempfile.TemporaryDirectory() as data, launched() as browser:
        server = Server(Path(data)).start()
        page = browser.new_page(base_url=server.address)
        page.set_default_timeout(0)
        page.goto("/")
        seconds: float = page.evaluate(ANALYSE, json.loads(record.read_text(encoding="utf-8")))
        page.close()
        server.stop()
        return seconds


def main() -> None:
    engine.load()
    game = finished_game()
    steps = game._steps()
    review(steps[:20], range(4))  # compiles the analysis or loads it from the cache
    begin = time.perf_counter()
    result = review(steps, range(4))
    print(f"{len(result['decisions'])} decisions of a game of {game.decisions}")
    print(f"compiled, one core: {time.perf_counter() - begin:.1f} s")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "record.json"
        file.write_text(json.dumps(game.record()), encoding="utf-8")
        done = subprocess.run([NODE, REVIEW, WEB, file, "[0,1,2,3]"], capture_output=True, text=True, check=True)
        print(f"the page's module in Node, one core: {json.loads(done.stdout)['seconds']:.1f} s")
        if "--browser" in sys.argv:
            print(f"in the page, its two workers: {in_browser(file):.1f} s")


if __name__ == "__main__":
    main()
