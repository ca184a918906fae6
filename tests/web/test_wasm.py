"""The WebAssembly module in a real browser plays games as the Python rules do; for Node see tests/test_wasm.py."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from postroad.rules.options import Options
from tests.policies import SETTINGS
from tests.wasm_games import CHOOSERS, game_for
from tests.web.serving import Server

SCRIPT = Path(__file__).parents[1] / "module_replay.mjs"

REPLAY = """async (games) => {
  const { MODULES, replayAll } = await import("/module_replay.mjs");
  const engine = await Promise.all(MODULES.map((name) => import(`/static/js/engine/${name}.js`)));
  const bytes = await (await fetch("/static/js/engine/postroad.wasm")).arrayBuffer();
  const sha256 = async (text) => new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return replayAll(engine, bytes, games, sha256);
}"""


@pytest.mark.usefixtures("compiled_engine")
def test_whole_games(page: Page, server: Server, request: pytest.FixtureRequest) -> None:
    """Games with all modules, in the long run with every setting."""
    page.route("**/module_replay.mjs", lambda route: route.fulfill(path=SCRIPT, content_type="text/javascript"))
    page.goto(server.address)
    for setting in SETTINGS if request.config.getoption("--long") else SETTINGS[-1:]:
        options = [Options(*setting, provinces_for_all=9 - number % 2) for number in range(len(CHOOSERS))]
        games = [game_for(options[place], chooser, place) for place, chooser in enumerate(CHOOSERS)]
        told = page.evaluate(REPLAY, games)
        assert told["faults"] == []
        assert told["games"] == len(games) and told["decisions"] > 150 * len(games)
