"""The wheel as users get it: built, installed into an empty environment outside the tree, and played with."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

PLAY = """
import random, sys
import postroad
from pathlib import Path
assert Path(postroad.__file__).is_relative_to(sys.prefix), postroad.__file__
chance = random.Random(1)
game = postroad.Game.new(players=3, honours=True, audience=True, seed=1)
while not game.over:
    fitting = [action for action in game.legal() if action.startswith(("left:", "right:", "close:", "call:cart"))]
    game.play(chance.choice(fitting or game.legal()))
assert postroad.Game.from_record(game.record()).winner == game.winner
print(game)
"""

SERVE = """
import subprocess, sys, urllib.request
command = [sys.executable, "-m", "postroad", "play", "--no-browser", "--port", "0", "--data", "data"]
server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
try:
    address = server.stdout.readline().split()[4]
    page = urllib.request.urlopen(address).read().decode()
    for part in ("style/tokens.css", "js/app/start.js", "js/table/screen.js", "lang/ja/table.ftl", "icons/favicon.svg"):
        assert urllib.request.urlopen(f"{address}/static/{part}").status == 200, part
    print("/static/js/app/start.js" in page)
finally:
    server.terminate()
    server.wait()
"""


@pytest.mark.long("release")
def test_the_wheel_plays_a_game_in_an_empty_environment(tmp_path):
    def run(*command: str | Path) -> str:
        environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))}
        done = subprocess.run(
            [*map(str, command)], cwd=tmp_path, env=environment, capture_output=True, text=True, encoding="utf-8"
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("postroad-*.whl")
    run(sys.executable, "-m", "virtualenv", tmp_path / "empty")
    python = next(tmp_path.glob("empty/bin/python"), tmp_path / "empty" / "Scripts" / "python.exe")
    run(python, "-m", "pip", "install", "--quiet", wheel)
    assert "The game is over" in run(python, "-c", PLAY)
    assert run(python, "-m", "postroad", "--version").startswith("postroad ")
    assert run(python, "-c", SERVE) == "True\n"
    assert "open it with a browser" in run(python, "-m", "postroad", "page", tmp_path / "postroad.html")
