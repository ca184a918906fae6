"""Training on a CPU, very small: each training step, checkpoints, and quantization."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from postroad import Game, engine
from postroad.bots.network import ACTIVATIONS, NETWORK, forward, last, layout
from postroad.envs.settings import SETTINGS
from postroad.learn.actors import greedy_player, share_won
from postroad.learn.imitation import imitate
from postroad.learn.network import Network
from postroad.learn.quantize import ENTROPY, OF_TWO, TEMPERATURE, dequantized, entropy, entropy_factor, positions, quantized
from postroad.learn.self_play import STEPS, rewards
from postroad.learn.speed import DECISIONS, pieces
from postroad.learn.states import INPUTS
from postroad.learn.train import Training
from postroad.learn.vector_games import VectorGames, name_of
from postroad.observation import FEATURES
from postroad.rules.actions import ACTIONS
from postroad.rules.jit_cache import compiled

torch.set_num_threads(1)  # several wait for each other where others are busy


@pytest.fixture
def training(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Training:
    """A training with shortened games, because an untrained network never ends one."""
    monkeypatch.setattr("postroad.learn.actors.MOST_DECISIONS", 40)
    engine.load()
    return Training(tmp_path, "cpu", seed=1, rate=1e-3, a_setting=2)


def weights(network: Network) -> list[torch.Tensor]:
    return [one.detach().clone() for one in network.parameters()]


def changed(before: list[torch.Tensor], network: Network) -> list[bool]:
    return [not torch.equal(one, other) for one, other in zip(before, network.parameters(), strict=True)]


def test_each_training_step_changes_its_own_parameters(training: Training, capsys: pytest.CaptureFixture[str]) -> None:
    network = training.network
    values = len(list(network.policy.parameters()))  # the parameters of the policy come first
    before = weights(network)
    imitate(network, training.games, training.learner.learn, 0.0)
    assert all(changed(before, network)[:values]) and not any(changed(before, network)[values:])
    assert "agreement with greedy" in capsys.readouterr().out
    before = weights(network)
    training.iterate(0, train_policy=False)
    assert not any(changed(before, network)[:values]) and all(changed(before, network)[values:])
    training.add_rival()
    before = weights(network)
    for number in range(2):  # against greedy, and against itself as it was
        told = training.iterate(number, train_policy=True)
        assert set(told) == {"explained", "change"}
    assert all(changed(before, network))


def test_training_continues_from_a_checkpoint(training: Training, tmp_path: Path) -> None:
    training.self_play_for(0.001, warm=0)
    training.evaluate({"change": 0.0})
    other = Training(tmp_path, "cpu", seed=2, rate=1e-3, a_setting=1)
    other.load(tmp_path / "checkpoint.pt")
    assert other.samples == training.samples > 0
    assert not any(changed(weights(training.network), other.network))
    (found,) = json.loads((tmp_path / "curve.json").read_text())
    assert other.curve == [found] and set(found["greedy"]) == {"2", "3", "4"}


def test_training_keeps_a_few_rivals_and_the_latest(training: Training) -> None:
    for number in range(12):
        with torch.no_grad():
            training.network.policy[-1].bias.fill_(float(number))
        training.add_rival()
    ages = [rival.policy[-1].bias[0].item() for rival in training.rivals]
    assert len(ages) <= 6 and ages[-1] == 11.0 and ages == sorted(set(ages))


def test_vector_games_equal_the_rules_games() -> None:
    engine.load()
    games = VectorGames(len(SETTINGS), 3, "cpu")
    single = [Game.of(options, (3 << 40) + number) for number, options in enumerate(SETTINGS)]
    seen = games.new_observations()
    for _ in range(80):
        games.observe(seen)
        assert games.seats.tolist() == [game.seat for game in single]
        indices = games.greedy_choice()
        for number, game in enumerate(single):
            legal = game.legal_numbers()
            assert games.legal[number, : games.sizes[number]].tolist() == list(legal)
            game.play(legal[int(indices[number])])
        games.take(indices)
    assert seen.shape == (len(SETTINGS), INPUTS) and not seen[:, FEATURES:].any() and not games.done.any()


def test_rewards_add_up() -> None:
    points = torch.tensor([[20, 10, 0, 0], [20, 25, 5, 0], [9, 9, 9, 9]])
    given = rewards(points, torch.tensor([0, 1, 3]), torch.tensor([2, 3, 4]))
    assert given[0, 0] > 1 > -1 > given[0, 1] and given[0, 2:].tolist() == [0, 0]
    assert given[1].argmax() == 1 and given[1, 3] == 0
    assert given[2].tolist() == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1.0])


def test_a_network_among_equals_wins_its_share(tmp_path: Path) -> None:
    engine.load()
    shares = share_won(greedy_player, greedy_player, 8 * len(SETTINGS), "cpu")
    found = Training(tmp_path, "cpu", seed=1, rate=1e-3, a_setting=1).mean_by_players(shares.tolist())
    assert 0.3 < found["2"] < 0.7 and 0.1 < found["4"] < 0.45
    assert len({name_of(options) for options in SETTINGS}) == len(SETTINGS)


def network_of_trained_size(seed: int) -> Network:
    """A network with weights as large as after training."""
    torch.manual_seed(seed)
    network = Network()
    with torch.no_grad():
        for part in (*network.policy, *network.value):
            if isinstance(part, torch.nn.Linear):
                part.weight.normal_(std=1.5 / part.weight.shape[1] ** 0.5)
    return network


def test_a_quantized_network_decides_as_before(tmp_path: Path) -> None:
    """With eight bits the network nearly always prefers the same action. Games of two have a network of their own."""
    engine.load()
    network, two = network_of_trained_size(3), network_of_trained_size(4)
    made = quantized(network, two)
    assert made.dtype == NETWORK and int(made["layout"][0]) == layout()
    found, logits = positions(network, SETTINGS)
    seen = found[::40]
    assert alike(made["policy_of_more"], network, seen) > 0.93 and alike(made["policy_of_two"], two, seen) > 0.93
    assert entropy(logits * entropy_factor(logits) / TEMPERATURE) == pytest.approx(ENTROPY, abs=0.005)
    file = tmp_path / "rounded.net"
    file.write_bytes(made.tobytes())
    can_continue_from(file, made, seen)


def can_continue_from(file: Path, made: np.ndarray, seen: torch.Tensor) -> None:
    """Check that training can continue from the quantized network, with usual weights."""
    for policy, settings in (("policy_of_more", SETTINGS), ("policy_of_two", OF_TWO)):
        back = dequantized(file, of_two=settings == OF_TWO)
        assert all(0.05 < part.weight.std() < 0.12 for part in back.policy[:-1] if isinstance(part, torch.nn.Linear))
        assert alike(made[policy], back, seen) > 0.97
        training = Training(file.parent, "cpu", seed=1, rate=1e-3, a_setting=1, settings=settings)
        training.load(file)
        assert not any(changed(weights(back), training.network)[: len(list(back.policy.parameters()))])
    spoilt = made.copy()
    spoilt["layout"] = 1
    file.write_bytes(spoilt.tobytes())
    with pytest.raises(ValueError, match="another layout"):
        dequantized(file)


def test_training_can_use_some_settings_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("postroad.learn.actors.MOST_DECISIONS", 40)
    engine.load()
    training = Training(tmp_path, "cpu", seed=1, rate=1e-3, a_setting=2, settings=OF_TWO)
    assert set(training.games.players.tolist()) == {2} and training.count == 2 * len(OF_TWO)
    training.add_rival()
    training.iterate(0, train_policy=True)
    training.evaluate({})
    assert list(training.curve[0]["greedy"]) == list(training.curve[0]["earlier self"]) == ["2"]


def all_logits(policies: Any, activations: Any, logits: Any) -> None:
    forward(policies[0], activations[0])
    for action in range(ACTIONS):
        logits[action] = last(policies[0], action, activations[0].units)


every_liking_fast = compiled("postroad.bots")(all_logits)


def best_of(policy: np.ndarray, seen: np.ndarray) -> int:
    activations, logits = np.zeros(1, ACTIVATIONS), np.zeros(ACTIONS)
    activations["inputs"][0] = seen[:FEATURES]
    every_liking_fast(policy, activations, logits)
    return int(logits.argmax())


def alike(policy: np.ndarray, network: Network, seen: torch.Tensor) -> float:
    """The share of these positions where both prefer the same action."""
    policy = np.ascontiguousarray(policy)
    same = sum(best_of(policy, one.numpy()) == int(network.policy(network.inputs(one[None])).argmax()) for one in seen)
    return same / len(seen)


def test_speed_is_measured_in_decisions() -> None:
    engine.load()
    done = [piece() for _, piece, _ in pieces("cpu", games=len(SETTINGS), a_setting=1)]
    assert done == [DECISIONS * len(SETTINGS), STEPS * len(SETTINGS)]
