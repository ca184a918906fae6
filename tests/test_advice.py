"""Hints: legal and explained in every phase and module, the same in the page, and blind to all that is hidden."""

import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from postroad.analysis.hints import MOST_WEIGHED, Hint, hint, weigh_actions
from postroad.bots.master import Master
from postroad.game import Game
from postroad.rules.actions import ACTION_NAMES, ACTION_NUMBERS
from postroad.view import View
from tests.policies import FEW, SETTINGS, SETTINGS_OF_SUITE, Setting, phase_of, positions
from tests.test_wasm import NODE, WEB
from tests.worlds import indistinguishable_state

pytestmark = pytest.mark.usefixtures("compiled_engine")

COMPARE = Path(__file__).parent / "module_hints.mjs"


def open_decisions(setting: Setting) -> list[Game]:
    """Games of a setting at a decision in every phase."""
    return [game for game in positions(setting) if not game.over]


@pytest.mark.parametrize("setting", SETTINGS_OF_SUITE, ids=str)
def test_a_hint_is_legal_and_explained_in_every_phase(setting: Setting) -> None:
    assert {phase_of(game) for game in open_decisions(setting)} == setting.phases() - {"over"}
    for game in open_decisions(setting):
        told = hint(game.view(game.seat))
        assert told.action in game.legal() and told.grounds
        assert told.choices[0].action == told.action
        assert len(told.choices) <= MOST_WEIGHED
        assert {choice.action for choice in told.choices} <= set(game.legal())
        assert all(0.0 <= choice.wins <= 1.0 and 0.0 <= choice.worth <= 1.0 for choice in told.choices)


def test_the_analysis_weighs_the_chosen_action() -> None:
    for game in open_decisions(SETTINGS[0]):
        for action in game.legal():
            _, choices = weigh_actions(game.view(game.seat), ACTION_NUMBERS[action])
            assert action in {choice.action for choice in choices}


@pytest.mark.parametrize("setting", SETTINGS_OF_SUITE, ids=str)
def test_a_hint_ignores_hidden_state(setting: Setting) -> None:
    """A hint stays the same when everything hidden is changed."""
    rng = random.Random(4)
    for game in open_decisions(setting):
        assert game.seat is not None
        other = View.of(indistinguishable_state(game.bytes, game.seat, rng), game.seat)
        assert hint(other) == hint(game.view(game.seat))


def test_a_closing_hint_matches_the_best_action_of_the_analysis(games: int) -> None:
    """A hint to close also names the offices; each of its actions is then the best one of the analysis."""
    followed, elsewhere = 0, 0
    for setting in (SETTINGS[0], SETTINGS[-1]):
        for game in closable(setting, games):
            one = hint(game.view(game.seat))
            if not one.action.startswith("close:"):
                continue
            for action in [one.action, *one.then]:
                while action not in game.legal():
                    game.play(game.legal()[0])
                best, choices = weigh_actions(game.view(game.seat), ACTION_NUMBERS[action])
                assert ACTION_NAMES[best] == action == choices[0].action
                followed += action.startswith("office:")
                elsewhere += action.startswith("office:") and action != game.legal()[0]
                game.play(action)
            assert phase_of(game) != "office"
    assert followed > 10 and elsewhere > 3


def closable(setting: Setting, games: int) -> Iterator[Game]:
    """Positions in the master's games where it can close a route."""
    for seed in range(games // 10):
        game, master = setting.new(seed), Master(seed)
        while not game.over:
            if "close:each" in game.legal():
                yield game.copy()
            game.play(master.decide(game.view(game.seat)))


def test_a_seat_without_a_decision_gets_no_hint() -> None:
    game = Game.new(seed=1)
    for seat in (None, 1):
        with pytest.raises(ValueError, match="nothing to decide"):
            hint(game.view(seat))


def hint_json(one: Hint) -> dict[str, Any]:
    return {
        "action": one.action,
        "then": one.then,
        "grounds": [ground._asdict() for ground in one.grounds],
        "choices": [choice._asdict() for choice in one.choices],
    }


def page_comparison(views: list[dict[str, Any]], folder: Path) -> dict[str, Any]:
    file = folder / "views.json"
    file.write_text(json.dumps(views), encoding="utf-8")
    done = subprocess.run([NODE, COMPARE, WEB, file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_page_gives_the_same_hints(tmp_path: Path) -> None:
    """Equal to the last bit."""
    games = [game for setting in FEW for game in open_decisions(setting)[::2]]
    views = [
        {"hidden": game.view(game.seat).bytes.tobytes().hex(), "hint": hint_json(hint(game.view(game.seat)))} for game in games
    ]
    assert page_comparison(views, tmp_path) == {"views": len(games), "faults": []}
    views[3]["hint"]["choices"][0]["wins"] += 1e-9
    (fault,) = page_comparison(views[:5], tmp_path)["faults"]
    assert fault.startswith("3: ")
