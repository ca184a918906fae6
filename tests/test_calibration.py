"""Predictions of the network are judged by their outcomes."""

import numpy as np
import pytest

from postroad import Game, evaluate
from postroad.bots.master import Master
from postroad.rules.options import Options
from tests.suites import first_of
from tools.calibration import PREDICTION, bins, calibration_error, predictions


def predicted_rows(chance: float, won: int, times: int) -> np.ndarray:
    rows = np.zeros(times, PREDICTION)
    rows["chance"], rows["won"][:won] = chance, 1
    return rows


def test_the_error_is_the_distance_to_the_outcomes() -> None:
    assert calibration_error(predicted_rows(0.25, 25, 100)) == 0
    assert calibration_error(predicted_rows(0.25, 75, 100)) == pytest.approx(0.5)
    both = np.concatenate([predicted_rows(0.25, 30, 100), predicted_rows(1.0, 240, 300)])
    assert calibration_error(both) == pytest.approx(0.25 * 0.05 + 0.75 * 0.2)
    assert [(one.size, one.predicted, one.won) for one in bins(both)] == [(100, 0.25, 0.3), (300, 1.0, 0.8)]


@pytest.mark.usefixtures("compiled_engine")
def test_predictions_are_those_of_the_game() -> None:
    """Every observation is a seat's, and the outcome is the game's."""
    options = Options(3, honours=True)
    rows = predictions(options, 1, seed=60)
    game, master, found = Game.of(options, 60), Master(), set()
    while not game.over:
        found |= {tuple(round(chance, 9) for chance in evaluate(game.view(seat)).wins) for seat in range(3)}
        seat = game.seat
        assert seat is not None
        game.play(master.decide(game.view(seat)))
    looks = rows.reshape(-1, 3)
    assert len(looks) > 2
    assert {tuple(round(float(chance), 9) for chance in look["chance"]) for look in looks} <= found
    assert all(look["won"].argmax() == game.winner for look in looks)
    assert all(look["scored"].tolist() == list(game.points()) for look in looks)


@pytest.mark.usefixtures("compiled_engine")
@pytest.mark.parametrize("players", first_of([2, 3, 4], part="games"))
def test_predictions_come_true_as_often_as_they_say(players: int) -> None:
    """Few games give a rough check; docs/training.md has the figures of many."""
    rows = predictions(Options(players), 60, seed=3000)
    assert calibration_error(rows) < 0.12 and abs(float((rows["points"] - rows["scored"]).mean())) < 2
