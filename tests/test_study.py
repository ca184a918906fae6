"""The study of masters' games: the games are those of the bot, and its figures add up."""

import numpy as np
import pytest

from postroad import Game
from postroad.bots.master import Master
from postroad.rules.actions import CALL, TAKE_DECK
from postroad.rules.board import CARRIAGE_POINTS
from postroad.rules.options import Options
from postroad.rules.state import NO_OFFICIAL, OFFICIALS
from tests.policies import SETTINGS, Setting
from tools.study import give_up, study

pytestmark = pytest.mark.usefixtures("compiled_engine")


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_figures_add_up(setting: Setting) -> None:
    rows = study(Options(*setting), 3, seed=50)
    parts = CARRIAGE_POINTS[rows["carriage"]] + rows["tiles"].sum(2) - rows["offices_left"] + rows["chips"] + rows["clergy"]
    assert rows.shape == (3, setting.players)
    assert (parts == rows["points"]).all() and (rows["won"].sum(1) == 1).all()
    assert (rows["closings"].sum(2) > 0).all() and (rows["calls"].sum(2) > 0).all()
    assert (rows["clergy"].any() or rows["arrived"].any()) <= setting.audience
    assert (rows["ranks"].sum(2) == rows["clergy"]).all()


def test_the_study_plays_the_masters_games() -> None:
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


@pytest.mark.parametrize("official", range(OFFICIALS))
def test_one_seat_does_without_an_official(official: int) -> None:
    """The seat calls the official only where the rules force it."""
    rows = study(Options(3), 30, seed=70, without=official)
    seats = np.arange(70, 100) % 3
    theirs = rows["calls"][np.arange(30), seats, official]
    assert theirs.mean() < rows["calls"][..., official].mean() / 4, "the others call"
    other = study(Options(3), 30, seed=70)
    assert (rows["points"] != other["points"]).any() and (rows["seat"] == other["seat"]).all()


def test_giving_up_an_official_removes_only_its_call() -> None:
    legal = np.array([CALL, CALL + 3, TAKE_DECK], np.int16)
    assert give_up(3, legal, 3) == 2 and legal[:2].tolist() == [CALL, TAKE_DECK]
    assert give_up(NO_OFFICIAL, legal, 2) == 2 and legal[:2].tolist() == [CALL, TAKE_DECK]
    assert give_up(0, legal, 1) == 1 and legal[0] == CALL, "nobody is left without a decision"
