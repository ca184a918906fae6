"""The study of masters' games: the games are those of the bot, and its figures add up."""

import pytest

from postroad import Game
from postroad.analysis.study import study
from postroad.bots.master import Master
from postroad.rules.board import CARRIAGE_POINTS
from postroad.rules.steps import Options
from tests.policies import SETTINGS, Setting

pytestmark = pytest.mark.usefixtures("compiled_engine")


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_figures_add_up(setting: Setting) -> None:
    rows = study(Options(*setting), 3, seed=50)
    parts = CARRIAGE_POINTS[rows["carriage"]] + rows["tiles"].sum(2) - rows["offices_left"] + rows["chips"] + rows["clergy"]
    assert rows.shape == (3, setting.players)
    assert (parts == rows["points"]).all() and (rows["won"].sum(1) == 1).all()
    assert (rows["closings"].sum(2) > 0).all() and (rows["calls"].sum(2) > 0).all()
    assert (rows["clergy"].any() or rows["arrived"].any()) <= setting.audience


def test_they_are_games_of_the_bot() -> None:
    game, calls = Game.of(Options(3, honours=True), 60), [0, 0, 0]
    master = Master()
    while not game.over:
        seat = game.seat
        assert seat is not None
        action = game.legal()[game.legal_numbers().index(master.decide(game.view(seat)))]
        calls[seat] += action.startswith("call:")
        game.play(action)
    (row,) = study(Options(3, honours=True), 1, seed=60)
    assert row["points"].tolist() == list(game.points()) and row["won"].argmax() == game.winner
    assert row["calls"].sum(1).tolist() == calls and set(row["rounds"]) == {int(game.state.round_number)}
    assert row["game"].tolist() == [60] * 3 and row["seat"].tolist() == [0, 1, 2]
