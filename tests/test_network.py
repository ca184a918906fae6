"""The shipped network: equal in plain Python, native code and the module; small; and its judgement of games."""

import json
import random
import re
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from postroad import Game, evaluate, sample
from postroad.bots import master as mastering
from postroad.bots.master import ROOT, Master
from postroad.bots.network import ACTIVATIONS, NETWORK, STRONGEST, WIDTH
from postroad.bots.network_policy import CUTOFF, decide
from postroad.bots.value_head import predict
from postroad.bots.weights import FILE, shipped
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.view import View
from tests.master_decisions import decisions, stored_decisions
from tests.network_views import described_views, views
from tests.policies import SETTINGS, Setting, hasty, play_on
from tests.test_wasm import NODE, WEB
from tests.worlds import indistinguishable_state

pytestmark = pytest.mark.usefixtures("compiled_engine")

COMPARE = Path(__file__).parent / "module_network.mjs"
MANY = 1000  # positions


@pytest.fixture(scope="module")
def positions() -> list[Game]:
    return views(MANY)


def page_comparison(games: dict[str, Any], folder: Path) -> dict[str, Any]:
    file = folder / "views.json"
    file.write_text(json.dumps(games), encoding="utf-8")
    done = subprocess.run([NODE, COMPARE, WEB, file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


# The same everywhere


def test_the_module_evaluates_a_thousand_views_like_python(positions: list[Game], tmp_path: Path) -> None:
    """Features, decisions and predictions are equal to the last bit."""
    assert page_comparison(described_views(positions), tmp_path) == {"views": MANY, "searched": MANY // 40, "faults": []}


def test_the_comparison_detects_a_changed_bit(positions: list[Game], tmp_path: Path) -> None:
    games = described_views(positions[:3])
    first, *rest = games["views"][1]["wins"]
    games["views"][1]["wins"] = [float(np.nextafter(first, 1.0)), *rest]
    (fault,) = page_comparison(games, tmp_path)["faults"]
    assert fault.startswith("1: wins")


def test_plain_python_equals_compiled_code(positions: list[Game]) -> None:
    """A plain run takes seconds, so the test uses a few views, with and without chance."""
    network, activations, logits = shipped()[0], np.zeros(1, ACTIVATIONS), np.zeros(MOST_LEGAL)
    for game in positions[:: MANY // 3]:
        view = game.view(game.seat)
        legal = np.array(view.legal_numbers(), np.int16)
        fast = Master()
        assert decide(network, activations[0], view.state, legal, legal.size, logits, 0.0, None) == fast.decide(view)
        assert (logits[: legal.size] == fast.logits[: legal.size]).all()
        wins, points = np.zeros(SEATS), np.zeros(SEATS)
        predict(network, activations[0], view.state, view.seat, wins, points)
        assert (tuple(wins[: game.options.players]), tuple(points[: game.options.players])) == evaluate(view)


def test_no_sum_can_overflow() -> None:
    """This holds for the largest inputs with the largest weights and the bias."""
    for trunk in ("policy_of_two", "policy_of_more", "value"):
        for name in ("second", "third", "last"):
            weights = np.abs(shipped()[trunk][name][0].astype(np.int64))
            most = weights.sum(axis=1) * STRONGEST + np.abs(shipped()[trunk][f"{name}_bias"][0].astype(np.int64))
            assert most.max() < 2**31, (trunk, name)
    assert 127 * WIDTH * STRONGEST < 2**31


def test_the_network_is_small() -> None:
    assert shipped().nbytes == NETWORK.itemsize <= 4_000_000
    assert (WEB.parents[0] / FILE).stat().st_size == NETWORK.itemsize


def test_a_network_for_another_order_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("postroad.bots.weights.layout", lambda: 1)
    with pytest.raises(ValueError, match="another layout"):
        shipped.__wrapped__()


# Decisions


def test_the_masters_decisions_equal_the_stored_ones() -> None:
    """A new network decides differently: then look at the changes and write the file again."""
    assert decisions() == stored_decisions(), "if that is meant: python -m tests.master_decisions"


def test_temperature_varies_decisions_but_allows_no_foolish_ones(positions: list[Game]) -> None:
    best, warm = Master(), Master(5, temperature=5.0)
    others = 0
    for game in positions[:300]:
        view = game.view(game.seat)
        legal = view.legal_numbers()
        first, chosen = legal.index(best.decide(view)), legal.index(warm.decide(view))
        assert best.logits[first] - best.logits[chosen] < CUTOFF * warm.temperature
        others += chosen != first
    assert 30 < others < 200


def test_decisions_and_evaluations_ignore_hidden_state(positions: list[Game]) -> None:
    """Decisions and predictions stay the same when everything hidden is changed."""
    rng = random.Random(3)
    for number, game in enumerate(positions[::5]):
        seat = game.seat
        assert seat is not None
        other = View.of(indistinguishable_state(game.bytes, seat, rng), seat)
        assert Master().decide(other) == Master().decide(game.view(seat))
        assert evaluate(other) == evaluate(game.view(seat))
        if number % 20 == 0:
            assert Master(1, iterations=10).decide(other) == Master(1, iterations=10).decide(game.view(seat))


# Search


def test_a_search_tree_is_kept_until_hidden_information_appears() -> None:
    bot, game = Master(1, iterations=40), Game.new(seed=3)
    roots = set()
    while int(game.state.round_number) < 5:
        view = game.view(game.seat)
        before = bot.last
        action = bot.decide(view) if game.seat == 0 else Master().decide(view)
        if game.seat == 0 and len(view.legal_numbers()) > 1:
            followed = before is not None and mastering.was_predicted(*before, view)
            assert (bot.root != ROOT) <= followed, "nothing else may be kept"
            roots.add(bot.root != ROOT)
        game.play(action)
    assert roots == {True, False}


def test_a_card_from_the_deck_was_not_predicted() -> None:
    game = Game.new(seed=1)
    before = game.view(0)
    draw = next(action for action in game.legal() if "deck" in action)
    game.play(draw)
    assert not mastering.was_predicted(before, before.legal_numbers()[before.legal().index(draw)], game.view(0))


# Outlook


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_an_evaluation_has_values_for_each_seat(setting: Setting) -> None:
    game = setting.new(4)
    for seat in range(setting.players):
        evaluation = evaluate(game.view(seat))
        assert len(evaluation.wins) == len(evaluation.points) == setting.players
        assert sum(evaluation.wins) == pytest.approx(1.0)
        assert all(5 < points < 40 for points in evaluation.points)


def test_the_evaluation_of_a_finished_game_is_its_result() -> None:
    game = Game.new(players=3, seed=2)
    while not game.over:
        game.play(Master(1, temperature=1.0).decide(game.view(game.seat)))
    for seat in (0, 1, 2, None):
        evaluation = evaluate(game.view(seat))
        assert evaluation.wins[game.winner] == 1.0 and sum(evaluation.wins) == 1.0
        assert list(evaluation.points) == list(game.points())


def test_a_spectators_view_is_refused() -> None:
    with pytest.raises(ValueError, match="spectator"):
        evaluate(Game.new(seed=1).view(None))


def test_only_a_view_is_evaluated() -> None:
    """A whole game, even a finished one, would expose hidden state."""
    for game in (Game.new(seed=1), play_on(Game.new(seed=1), hasty, 1)):
        with pytest.raises(TypeError, match=re.escape("expected a View, not a Game: pass game.view(seat)")):
            evaluate(game)


def test_sampled_states_can_be_evaluated() -> None:
    view = Game.new(players=4, seed=1).view(2)
    assert evaluate(sample(view, 5).view(2)) == evaluate(view)
