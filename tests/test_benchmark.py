"""The benchmark: a fixed list of games gives one number with its interval, whatever the number of processes."""

import hashlib
import json

import numpy as np
import pytest

from postroad.arena.benchmark import SUITES, Suite, mean_with_margin
from postroad.arena.tournament import play_game
from postroad.cli import main
from postroad.cli.bot_commands import SUITE_NAMES

pytestmark = pytest.mark.usefixtures("compiled_engine")

SMALL = Suite(players=2, deals=2, opponents=("greedy", "hasty"), modules=((), ("honours",)))
# What the opponents of a suite do: a digest of the first game against each. If one of them plays differently, the published
# results no longer compare, and the suite needs a new name.
GAMES = {
    "2p-v1": {"greedy": "05074d52c27891a5", "planner:50i": "8250d3b34340f9b9", "master": "03d067e82e108c19"},
    "4p-v1": {"greedy": "4f14ffed71ebe662", "planner:50i": "8200ba71a48602b2", "master": "cb9859d5eb26fedc"},
}
SLOW = "planner:50i"


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SUITES, "2p-v1", SMALL)


@pytest.mark.usefixtures("small")
def test_the_result_is_one_line_of_json_whatever_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    lines = []
    for workers in ("1", "2"):
        assert main(["benchmark", "careless", "--suite", "2p-v1", "--workers", workers, "--json"]) == 0
        lines.append(capsys.readouterr().out)
    assert lines[0] == lines[1] and lines[0].count("\n") == 1
    result = json.loads(lines[0])
    assert result["games"] == 16 and result["by_opponent"].keys() == {"greedy", "hasty"}
    assert result["by_setting"].keys() == {"base game", "honours"}
    assert result["score"] == pytest.approx(np.mean(list(result["by_opponent"].values())))
    assert result["interval"][0] < result["score"] < result["interval"][1] and result["fair"] == 0.5


@pytest.mark.usefixtures("small")
def test_a_better_bot_scores_more(capsys: pytest.CaptureFixture[str]) -> None:
    scores = []
    for bot in ("hasty", "master"):
        assert main(["benchmark", bot, "--workers", "1", "--json"]) == 0
        scores.append(json.loads(capsys.readouterr().out)["score"])
    assert scores[0] < scores[1]


@pytest.mark.usefixtures("small")
def test_the_table_names_opponents_settings_and_the_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", "greedy", "--workers", "1"]) == 0
    table = capsys.readouterr().out
    for shown in ("16 games", "against hasty", "honours", "greedy scores", "in 2p-v1", "an equal has 50%"):
        assert shown in table


@pytest.mark.usefixtures("small")
def test_an_unknown_bot_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", "gredy"]) == 1
    assert "unknown bot 'gredy'" in capsys.readouterr().err


def test_the_bot_plays_every_deal_from_every_seat() -> None:
    suite = Suite(players=4, deals=2, opponents=("greedy",), modules=((),))
    (tournament,) = suite.tournaments("hasty").values()
    seats = [tournament.seats(number).index("hasty") for number in range(8)]
    assert seats == [-number % 4 for number in range(8)] and [tournament.deal(number) for number in (0, 3, 4)] == [
        suite.seed,
        suite.seed,
        suite.seed + 1,
    ]


def test_every_opponent_and_setting_weighs_the_same() -> None:
    score, margin = mean_with_margin([[1.0, 1.0, 1.0, 1.0], [0.0, 0.5]])
    assert score == pytest.approx((1 + 0.25) / 2)
    assert margin == pytest.approx(1.96 * (0.125 / 2) ** 0.5 / 2)


def test_the_command_offers_all_suites() -> None:
    assert list(SUITES) == SUITE_NAMES
    assert {name: list(suite.opponents) for name, suite in SUITES.items()} == {name: list(GAMES[name]) for name in GAMES}


@pytest.mark.parametrize(
    ("suite", "opponent"),
    [
        pytest.param(suite, opponent, marks=[pytest.mark.long("games")] if opponent == SLOW else [])
        for suite in SUITES
        for opponent in SUITES[suite].opponents
    ],
)
def test_the_games_of_a_suite_never_change(suite: str, opponent: str) -> None:
    game = play_game(SUITES[suite].tournaments("greedy")[opponent, "base game"], 0)
    assert hashlib.sha256(json.dumps([SUITES[suite], game["events"]]).encode()).hexdigest()[:16] == GAMES[suite][opponent]
