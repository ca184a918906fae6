"""The shipped network as an ONNX model, run by ONNX Runtime: the same numbers."""

from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import pytest

from postroad import NUM_FEATURES, OBSERVATION_VERSION, Network
from tests.policies import SETTINGS, hasty, play_on

pytestmark = pytest.mark.usefixtures("compiled_engine")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("onnx") / "master.onnx"
    Network.shipped().to_onnx(file)
    return file


def test_the_runtime_computes_the_same(file: Path) -> None:
    """Logits and points to the last bit; chances to win but for the last bits of `exp`."""
    network = Network.shipped()
    games = [play_on(setting.new(seed), hasty, seed, 10 + 10 * seed) for setting in SETTINGS for seed in range(10)]
    seen = np.stack([game.view(number % len(game.names)).observation() for number, game in enumerate(games)])
    session = onnxruntime.InferenceSession(file, providers=["CPUExecutionProvider"])
    logits, wins, points = session.run(["logits", "wins", "points"], {"observations": seen})
    assert (logits == network.logits(seen)).all() and (points == network.values(seen).points).all()
    assert np.allclose(wins, network.values(seen).wins, rtol=0, atol=1e-12)
    one = session.run(["logits"], {"observations": seen[:1]})[0]
    assert (one == logits[:1]).all()


def test_the_file_is_as_small_as_the_network(file: Path) -> None:
    assert file.stat().st_size < 4_200_000


def test_the_model_says_what_it_reads(file: Path) -> None:
    model = onnx.load(file)
    assert {prop.key: prop.value for prop in model.metadata_props} == {"observation_version": str(OBSERVATION_VERSION)}
    (given,) = model.graph.input
    assert given.type.tensor_type.shape.dim[1].dim_value == NUM_FEATURES
