"""The master's stored decisions in fixed positions: `python -m tests.master_decisions` writes them again."""

import json
from pathlib import Path

from postroad import engine, evaluate
from postroad.bots.master import Master
from postroad.rules.actions import ACTION_NAMES
from tests.policies import SETTINGS, positions

FILE = Path(__file__).with_suffix(".json")


def decisions() -> dict[str, list[str]]:
    """The action and the seat's chance to win in percent, for each setting and phase."""
    told = {}
    for setting in SETTINGS:
        views = [game.view(game.seat) for game in positions(setting) if not game.over and len(game.legal_numbers()) > 1]
        told[str(setting)] = [
            f"{ACTION_NAMES[Master().decide(view)]} {100 * evaluate(view).wins[view.seat]:.1f}" for view in views
        ]
    return told


def stored_decisions() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    engine.load()
    FILE.write_text(json.dumps(decisions(), indent=1) + "\n", encoding="utf-8")
