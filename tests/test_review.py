"""The analysis of a game: equal in the page, independent of hidden state, and correct."""

import json
import random
import re
import statistics
import subprocess
from pathlib import Path
from typing import Any

import pytest

from postroad.analysis.reason_codes import KINDS, REASON_ARGUMENTS
from postroad.analysis.report import report
from postroad.analysis.review import course, decided, decision, is_good, review, summary, turning
from postroad.bots.master import Master
from postroad.cli import main
from postroad.cli.records import LANGUAGES
from postroad.game import Game
from postroad.localized_text import NAMED, localized_text
from postroad.rules.actions import ACTION_NAMES
from postroad.rules.state import state_of
from postroad.rules.transitions import Transition
from tests.test_wasm import NODE, WEB
from tests.worlds import indistinguishable_state

pytestmark = pytest.mark.usefixtures("compiled_engine")

REVIEW = Path(__file__).parent / "module_review.mjs"


def finished_game(players: int = 3, temperature: float = 4.0, **options: Any) -> Game:
    game, bot = Game.new(players, seed=7, **options), Master(3, temperature=temperature)
    while not game.over:
        game.play(bot.decide(game.view(game.seat)))
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    return finished_game(honours=True, audience=True)


@pytest.fixture(scope="module")
def steps(game: Game) -> list[Transition]:
    return game._steps()


def test_page_and_python_give_the_same_review(game: Game, steps: list[Transition], tmp_path: Path) -> None:
    """Chances, turning points, better decisions and reasons are equal to the last bit."""
    file = tmp_path / "record.json"
    file.write_text(json.dumps(game.record()), encoding="utf-8")
    done = subprocess.run([NODE, REVIEW, WEB, file, "[0,2]"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["review"] == review(steps, [0, 2])


def test_a_review_ignores_hidden_state(steps: list[Transition]) -> None:
    """A seat's analysis stays the same when everything hidden from it is changed at every decision."""
    rng = random.Random(5)
    for seat in (0, 1):
        others = [step._replace(raw=indistinguishable_state(step.raw, seat, rng)) for step in steps[:-1]] + steps[-1:]
        assert course(others, [seat]) == course(steps, [seat])
        for at in decided(steps, [seat])[::5]:
            assert decision(others, at) == decision(steps, at)


def test_a_review_has_course_decisions_and_summary(game: Game, steps: list[Transition]) -> None:
    made = review(steps, [0, 1, 2])
    last = made["course"][-1]
    assert last["at"] == game.decisions and last["wins"][game.winner] == 1.0 and last["points"] == game.points()
    assert all(sum(stand["wins"]) == pytest.approx(1.0) for stand in made["course"])
    assert [one["at"] for one in made["decisions"]] == decided(steps, [0, 1, 2])
    for one in made["decisions"]:
        assert one["action"] in {choice["action"] for choice in one["choices"]}
        assert bool(one["grounds"]) != is_good(one)
        assert one["seat"] == int(state_of(steps[one["at"]].raw).seat)
    for told in made["summary"]:
        own = [one for one in made["decisions"] if one["seat"] == told["seat"]]
        assert told["decisions"] == len(own)
        assert told["good"] == sum(map(is_good, own))


def test_a_lost_game_is_still_played_for_points() -> None:
    """A chance near zero cannot fall any more; the points that a decision costs still count."""
    costs = [(0.0, 0.0), (0.001, 0.4), (0.001, 3.0), (0.03, 0.0)]
    made = [{"at": at, "seat": 0, "lost": lost, "lost_points": points} for at, (lost, points) in enumerate(costs)]
    assert summary(made, [0]) == [{"seat": 0, "decisions": 4, "good": 2, "worst": 2}]


def test_turning_points_are_the_largest_changes() -> None:
    stands = [{"at": at, "round": 1, "turn": 0, "wins": [wins, 1 - wins]} for at, wins in enumerate([0.5, 0.5625, 0.25, 0.875])]
    assert [(one["from"], one["to"], one["seat"]) for one in turning(stands)] == [(2, 3, 0), (1, 2, 0)]


def test_random_play_loses_more_than_a_master() -> None:
    """Random play loses more in each of several games, and five times as much in all of them together."""
    means = []
    for seed in range(1, 6):
        rng, bot, game = random.Random(seed), Master(), Game.new(seed=seed)
        while game.decisions < 60:
            game.play(rng.choice(game.legal()) if game.seat == 0 else bot.decide(game.view(game.seat)))
        made = review(game._steps(), [0, 1])["decisions"]
        means.append([statistics.mean(one["lost"] for one in made if one["seat"] == seat) for seat in (0, 1)])
    assert all(careless > master for careless, master in means)
    assert sum(careless for careless, _ in means) > 5 * sum(master for _, master in means)


def test_a_review_reports_its_progress(steps: list[Transition]) -> None:
    told: list[tuple[int, int]] = []
    review(steps[:30], [0], lambda done, of: told.append((done, of)))
    assert told[-1][0] == told[-1][1] and [done for done, _ in told] == list(range(len(told)))


# In words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_in_every_language(language: str) -> None:
    say = localized_text(language)
    for code, kinds in REASON_ARGUMENTS.items():
        about = {kind: (KINDS[kind] or [2])[0] for kind in kinds}
        told = say.reason_text(code, about, ["Ada", "Ben", "Cy"])
        assert not re.search(r"[{}$]|why-", told)
        for kind in set(kinds) & {"city", "coach", "rank", "official"}:
            forms = say.forms(kind, f"{NAMED[kind]}-{about[kind]}").values()
            assert any(form in told for form in forms), (code, told)
    assert all(not re.search(r"[{}$]|deed-", say.action_text(action)) for action in ACTION_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["market-misses", "dead-end", "loses-route", "keeps-route"])
def test_one_city_routes_have_no_two_ends(language: str, code: str) -> None:
    say = localized_text(language)
    told = say.reason_text(code, {"city": "ulm", "other": "ulm", "count": 1}, [])
    assert told.count(say.say("city-ulm")) == 1, told
    told = say.reason_text(code, {"city": "ulm", "other": "linz", "count": 3}, [])
    assert say.say("city-ulm") in told and say.say("city-linz") in told, told


# Forms of address; in Polish also the endings of verbs.
ADDRESSED = {
    "en": r"\b(you|your|yours)\b",
    "de": r"\b(du|dir|dich|dein\w*)\b",
    "ru": r"\b(вы|вас|вам|вами|ваш\w*)\b",
    "pl": r"\b(ty|ci|cię|tobie|twój|two\w+|masz|\w{2,}(esz|isz|ysz|asz))\b",
    "ja": "あなた",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_address_no_reader(language: str) -> None:
    """The reasons describe any player's decisions to any reader."""
    say = localized_text(language)
    for code, kinds in REASON_ARGUMENTS.items():
        for count in (1, 2, 5):
            about = {kind: (KINDS[kind] or [count])[0] for kind in kinds}
            told = say.reason_text(code, about, ["Ada"] * 6)
            assert not re.search(ADDRESSED[language], told, re.IGNORECASE), (code, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report(game: Game, steps: list[Transition], language: str) -> None:
    names = ["Ada", "Ben", "Cy"]
    made = review(steps, [1])
    text = "\n".join(report(made, names, localized_text(language)))
    assert all(name in text for name in names) and " % " in text
    assert not re.search(r"[{}$]|analysis-", text)
    if language == "en":
        assert re.search(r"Round \d+, Ben\. Played: .+\. Better \(\+\d+%.*\): .+\.", text)
        assert "half a point" in text

    for lost, points, told in [(0.03, 0.0, "+3"), (0.0, 1.04, "+1"), (0.001, 2.5, "2"), (0.04, 0.64, "+4")]:
        one = {**made["decisions"][0], "lost": lost, "lost_points": points, "grounds": []}
        text = "\n".join(report({**made, "decisions": [one]}, names, localized_text(language)))
        assert told in text and not re.search(r"[{}$]|analysis-|\+0(?![.,])", text)
        if language == "en":
            assert ("%," in text) == (lost > 0.01 and points > 0)


def test_the_command(game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, both = tmp_path / "game.json", tmp_path / "games.jsonl"
    record = {**game.record(), "names": ["Ada", "Ben", "Cy"]}
    file.write_text(json.dumps(record), encoding="utf-8")
    both.write_text(2 * (json.dumps(record) + "\n"), encoding="utf-8")
    assert main(["analyse", str(file), "--seat", "Ben", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["names"] == record["names"] and told["seats"] == [1]
    assert main(["analyse", str(both), "--game", "2", "--seat", "2"]) == 0
    text = capsys.readouterr().out
    assert "Turning points" in text and "Ben: " in text and "only what the player could know" in text


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["--seat", "Dora"], "no seat 'Dora': choose Ada, Ben, Cy"),
        (["--game", "3"], "contains no game 3"),
        ([], "contains 2 games: choose one with --game"),
    ],
)
def test_the_command_names_wrong_arguments(
    more: list[str], complaint: str, game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(2 * (json.dumps({**game.record(), "names": ["Ada", "Ben", "Cy"]}) + "\n"), encoding="utf-8")
    if "--seat" in more:
        more = [*more, "--game", "1"]
    assert main(["analyse", str(file), *more]) == 1
    assert complaint in capsys.readouterr().err


def test_the_command_refuses_invalid_and_missing_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    assert main(["analyse", str(file)]) == 1
    file.write_text('{"format": "chess"}', encoding="utf-8")
    assert main(["analyse", str(file)]) == 1
    assert "not a game record" in capsys.readouterr().err
