"""Value training and the quality of values, on a processor and very small."""

from collections import Counter
from pathlib import Path

import pytest
import torch

from postroad import engine
from postroad.envs.settings import SETTINGS
from postroad.learn import value_training
from postroad.learn.learner import WARM_UP, Learner
from postroad.learn.network import Network
from postroad.learn.quantize import OF_TWO, load_network
from postroad.learn.rounding import LARGEST, rounded_weights
from postroad.learn.value_quality import Predictions, brier_scores, calibration_error, report
from postroad.learn.value_training import EVERY, LOOKS, Positions, train_values
from postroad.learn.vector_games import VectorGames

SHIPPED = Path(__file__).parents[2] / "src/postroad/web/js/engine/master.net"
torch.set_num_threads(1)  # several wait for each other where others are busy


def play_greedily(network: Network, games: VectorGames) -> torch.Tensor:
    """In place of a network that knows nothing, whose games never end."""
    over = games.new((games.count,), torch.bool)
    for _ in range(EVERY):
        games.take(games.greedy_choice())
        over |= games.done
    return over


@pytest.fixture
def greedy_games(monkeypatch: pytest.MonkeyPatch) -> None:
    engine.load()
    monkeypatch.setattr(value_training, "play_on", play_greedily)


@pytest.mark.usefixtures("greedy_games")
def test_positions_wait_for_the_end_of_their_game() -> None:
    games = VectorGames(len(SETTINGS), 5, "cpu")
    positions = Positions(Network(), games)
    told = [positions.play() for _ in range(4)]
    ended = sum(len(one["reward"]) for one in told)
    assert len(told[0]["reward"]) < ended and ended + len(positions.waiting["game"]) == 4 * LOOKS * games.count
    for one in told[1:]:
        players = one["there"].sum(1)
        assert (one["winner"] < players).all()
        won = one["points"].gather(1, one["winner"][:, None]).squeeze(1)
        assert (won == one["points"].masked_fill(~one["there"], -100.0).amax(1)).all()
        assert ((one["reward"] > 0.9) == (one["winner"] == 0)).all()


@pytest.mark.usefixtures("greedy_games")
def test_a_position_gets_the_result_of_its_own_game(monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[dict[int, tuple[int, ...]]] = []  # after each look, the points of the games that ended then

    def noted(network: Network, games: VectorGames) -> torch.Tensor:
        over = play_greedily(network, games)
        ends.append({game: tuple(sorted(games.points[game, :2].tolist())) for game in over.nonzero().squeeze(1).tolist()})
        return over

    monkeypatch.setattr(value_training, "play_on", noted)
    games = VectorGames(len(OF_TWO), 6, "cpu", OF_TWO)
    positions = Positions(Network(), games)
    found = torch.cat([positions.play()["points"] for _ in range(3)])
    expected = Counter(
        next(later[game] for later in ends[look:] if game in later)
        for look in range(len(ends))
        for game in range(games.count)
        if any(game in later for later in ends[look:])
    )
    assert len(expected) > games.count and Counter(tuple(sorted(map(int, points[:2]))) for points in found.tolist()) == expected


@pytest.mark.usefixtures("greedy_games")
def test_values_learn_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    network = Network()
    policy = [one.detach().clone() for one in network.policy.parameters()]
    values = [one.detach().clone() for one in network.value.parameters()]
    train_values(network, network, SETTINGS, 1, 3.0, 3)
    assert all(torch.equal(one, other) for one, other in zip(policy, network.policy.parameters(), strict=True))
    assert not any(torch.equal(one, other) for one, other in zip(values, network.value.parameters(), strict=True))
    assert isinstance(network.value[0], torch.nn.Linear) and set(network.state_dict()) == set(Network().state_dict())


def test_weights_stay_rounded() -> None:
    trunk = torch.nn.Sequential(torch.nn.Linear(40, 3), torch.nn.ReLU(), torch.nn.Linear(3, 1))
    before = trunk[0].weight.detach().clone()
    with rounded_weights(trunk):
        trunk(torch.ones(1, 40)).sum().backward()
        assert all(one.grad is not None for one in trunk.parameters())
    steps = trunk[0].weight.detach() / (before.abs().amax(1, keepdim=True) / LARGEST)
    assert torch.allclose(steps, steps.round(), atol=1e-4) and not torch.equal(before, trunk[0].weight)
    assert (trunk[0].weight - before).abs().max() <= before.abs().max() / LARGEST / 2 + 1e-6


def test_the_learning_rate_rises_and_falls() -> None:
    layer = torch.nn.Linear(1, 1)
    learner, rates = Learner(layer, 1.0), []
    for _ in range(2 * WARM_UP):
        learner.learn(layer(torch.ones(1, 1)).sum())
        rates.append(learner.optimizer.param_groups[0]["lr"])
    learner.decay(1.0)
    learner.learn(layer(torch.ones(1, 1)).sum())
    assert rates[0] == pytest.approx(1 / WARM_UP) and rates[WARM_UP - 1 :] == [1.0] * (WARM_UP + 1)
    assert learner.optimizer.param_groups[0]["lr"] == pytest.approx(0.1)


def test_scores_of_known_predictions() -> None:
    some = Predictions(
        chance=torch.tensor([0.5, 0.5, 0.9, 0.95]),
        won=torch.tensor([1.0, 0.0, 1.0, 0.0]),
        tenth=torch.tensor([0, 0, 9, 9]),
        game=torch.arange(4),
    )
    scores = brier_scores(some)
    assert scores[0] == pytest.approx(0.25) and scores[9] == pytest.approx((0.01 + 0.9025) / 2) and not scores[1:9].any()
    assert calibration_error(some) == pytest.approx((0.925 - 0.5) / 2)


def test_the_shipped_values_know_more_late_in_the_game() -> None:
    engine.load()
    two = load_network(SHIPPED, of_two=True)
    first, *settings = report(two, two, OF_TWO, 4, 7, "cpu")
    scores = [float(word) for word in first.split("by tenths ")[1].split()]
    assert first.startswith("2 players: Brier 0.") and len(scores) == 10
    assert scores[-1] < 0.15 < sum(scores[:3]) / 3 < 0.3
    assert len(settings) == len(OF_TWO) and all("calibration error 0." in line for line in settings)
