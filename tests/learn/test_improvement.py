"""The improvement operator beside the analysis of single positions, and learning from it."""

import copy
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from postroad import engine
from postroad.analysis.action_values import ACTION_VALUES, weigh
from postroad.bots.network import ACTIVATIONS
from postroad.bots.weights import shipped
from postroad.learn import arena, expert_iteration
from postroad.learn.actors import best_player
from postroad.learn.expert_iteration import Lessons, distil
from postroad.learn.improvement import Operator, Worths, operator_player
from postroad.learn.network import Network
from postroad.learn.quantize import OF_MORE, OF_TWO, load_network
from postroad.learn.vector_games import VectorGames
from postroad.rules.hide import hide
from postroad.rules.jit_cache import compiled
from postroad.rules.options import Options
from postroad.rules.state import STATE
from tests.learn.test_values import SHIPPED

SAMPLES = 100
torch.set_num_threads(1)  # several wait for each other where others are busy


def weigh_one(networks: Any, activations: Any, views: Any, states: Any, values: Any, samples: int) -> None:
    hide(views[0], views[0].seat)
    weigh(networks[0], activations[0], views, states, values[0], -1, 4, samples)


weigh_fast = compiled("postroad.bots", "postroad.analysis.action_values")(weigh_one)


def played(network: Network, settings: list[Options], decisions: int) -> tuple[VectorGames, torch.Tensor]:
    """Games after some decisions, and the logits there."""
    engine.load()
    games = VectorGames(len(settings), 5, "cpu", settings)
    seen, player, everywhere = games.new_observations(), best_player(network), games.new((len(settings),), torch.bool)
    for _ in range(decisions):
        games.observe(seen)
        games.take(player(games, seen, everywhere))
    games.observe(seen)
    return games, network.logits(seen, games.legal, games.sizes).detach()


@pytest.mark.parametrize("settings", [OF_TWO, OF_MORE])
def test_actions_are_worth_what_the_analysis_says(settings: list[Options]) -> None:
    network = load_network(SHIPPED, of_two=settings is OF_TWO)
    games, logits = played(network, settings, 70)
    where = (games.sizes > 1).nonzero().squeeze(1)
    found = Operator(network, network, 4, SAMPLES, 100.0).weigh(games, logits[where], where)
    compared = 0
    for row, game in enumerate(where.tolist()):
        view = games.raw[game].numpy().copy().view(STATE)
        values = np.zeros(1, ACTION_VALUES)
        weigh_fast(shipped(), np.zeros(1, ACTIVATIONS), view, np.zeros(2, STATE), values, SAMPLES)
        for column in found.tried[row].nonzero().squeeze(1).tolist():
            at = int(found.indices[row, column])
            if values[0]["weighed"][at]:
                assert float(found.worth[row, column]) == pytest.approx(values[0]["worth"][at], abs=0.02)
                compared += 1
    assert compared > len(where) / 2


def test_better_actions_become_more_likely() -> None:
    operator = Operator(Network(), Network(), 2, 1, 10.0)
    logits = torch.tensor([[1.0, 1.0, 0.0, -torch.inf], [3.0, 0.0, 0.0, 0.0]])
    worths = Worths(
        torch.tensor([[0, 1], [0, 1]]), torch.tensor([[True, True], [False, False]]), torch.tensor([[0.2, 0.4], [0, 0]])
    )
    improved = operator.improved(logits, worths)
    assert improved[0].tolist() == pytest.approx([0.0, 2.0, 0.0, -torch.inf], abs=1e-6)
    assert torch.equal(improved[1], logits[1])


def test_one_action_alone_is_not_tried() -> None:
    network = load_network(SHIPPED, of_two=True)
    games, logits = played(network, OF_TWO, 30)
    sure = torch.full_like(logits, -50.0)
    sure[:, 0] = 50.0
    found = Operator(network, network, 2, 2, 100.0).weigh(games, sure, torch.arange(games.count))
    assert not found.tried.any() and not found.worth.any()


def test_the_operator_decides_where_it_plays() -> None:
    network = load_network(SHIPPED, of_two=True)
    games, logits = played(network, OF_TWO * 4, 20)
    seen = games.new_observations()
    games.observe(seen)
    player = operator_player(Operator(network, network, 4, 4, 1e6))
    nowhere = torch.zeros(games.count, dtype=torch.bool)
    assert torch.equal(player(games, seen, nowhere), logits.argmax(1))
    assert not torch.equal(player(games, seen, ~nowhere), logits.argmax(1))


def test_policies_learn_from_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    engine.load()
    monkeypatch.setattr(expert_iteration, "BATCH", 64)
    monkeypatch.setattr(expert_iteration, "LOOKS", 2)
    fixed = load_network(SHIPPED, of_two=True)
    network = copy.deepcopy(fixed)
    games = VectorGames(len(OF_TWO), 4, "cpu", OF_TWO)
    lessons = Lessons(Operator(fixed, fixed, 4, 2, 50.0), games, room=20)
    while lessons.count <= lessons.room:
        assert lessons.play() > 0
    legal = lessons.store["sizes"][:, None].long() > torch.arange(games.legal.shape[1])
    chances = lessons.store["goal"].float().exp()
    assert torch.allclose(chances.where(legal, 0).sum(1), torch.ones(lessons.room), atol=0.01)
    distil([network], [lessons], 0.001, 1e-3)
    pairs = [*zip(fixed.parameters(), network.parameters(), strict=True)]
    policy = len(list(network.policy.parameters()))
    assert not any(torch.equal(one, other) for one, other in pairs[:policy])
    assert all(torch.equal(one, other) for one, other in pairs[policy:])


def test_a_match_is_summed_up_over_its_settings() -> None:
    text = arena.summary(400, [(OF_TWO[0], 0.5), (OF_TWO[-1], 0.7)])
    assert text.startswith("60.0% of 400 games (±4.8%): 2 players") and text.endswith("70.0%")


def test_expert_iteration_and_arena_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(expert_iteration, "BATCH", 64)
    monkeypatch.setattr(expert_iteration, "LOOKS", 1)
    short = ["--endings", "0.001", "--seconds", "0.001", "--games", "1", "--room", "100", "--device", "cpu"]
    monkeypatch.setattr(sys, "argv", ["", str(SHIPPED), "--to", str(tmp_path), *short])
    expert_iteration.main()
    assert "divergence" in capsys.readouterr().out
    two, more = load_network(tmp_path / "two.pt"), load_network(tmp_path / "more.pt")
    assert all(torch.equal(one, other) for one, other in zip(two.value.parameters(), more.value.parameters(), strict=True))
    played = ["--operator", "2", "1", "50", "--games", "1", "--device", "cpu"]
    monkeypatch.setattr(sys, "argv", ["", str(tmp_path / "two.pt"), "--against", str(SHIPPED), *played])
    arena.main()
    assert f"of {len(OF_TWO)} games" in capsys.readouterr().out
