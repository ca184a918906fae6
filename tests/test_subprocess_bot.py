"""Bots in separate processes: whatever they do, the game continues and only they lose by it."""

import json
import os
import random
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from postroad.bots.external_bot import ExternalBot
from postroad.bots.line_process import BotFailed
from postroad.bots.registry import maker
from postroad.bots.subprocess_bot import SubprocessPool
from postroad.game import Game
from postroad.record import describe, read
from tests.bots_for_tests import (
    NOTE_PID,
    PLUGINS,
    alive,
    first_once,
    has_ended,
    hosted_game,
    install_bots,
    pids,
    play_hosted,
    program,
    within,
)
from tests.documents import block
from tests.policies import Setting, positions
from tests.worlds import indistinguishable_state

pytestmark = pytest.mark.usefixtures("compiled_engine")
needs_posix = pytest.mark.skipif(os.name != "posix", reason="a shell and its children")
GOOD = 'for _, view in asked(): say(view["legal"][0] + "\\n")'
HANGS = 15.0  # seconds after which a test says that something hangs


# Programs that are good


def test_a_good_program_plays_a_whole_game(tmp_path: Path) -> None:
    played = hosted_game(tmp_path, GOOD, decisions=10_000)
    assert played.game.over and len(played.taken) > 50
    assert played.errors == 0 and played.not_its_own == 0
    assert len(pids(tmp_path)) == 1, "one process for the whole game"
    assert len(played.referee.seconds) == len(played.taken)


def test_an_exec_name_runs_the_program(tmp_path: Path) -> None:
    command = [Path(part).as_posix() if os.sep in part else part for part in program(tmp_path, GOOD)]
    played = play_hosted(maker("exec:" + " ".join(f"'{part}'" for part in command))(1), 5, 20.0)
    assert (played.errors, played.not_its_own) == (0, 0)


def test_blanks_around_an_answer_do_no_harm(tmp_path: Path) -> None:
    assert hosted_game(tmp_path, 'for _, view in asked(): say("  " + view["legal"][0] + " \\r\\n")').errors == 0


# Programs that never answer as they should


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ('for _, view in asked(): say("hello\\n")', "not legal: 'hello'"),
        ('for _, view in asked(): say("\\n")', "not legal: ''"),
        ('for _, view in asked(): say("0\\n")', "not legal: '0'"),
        ('for _, view in asked(): say("clergy:father\\n")', "not legal: 'clergy:father'"),
        ('for _, view in asked(): sys.stdout.buffer.write(b"\\xff\\xfe\\n"); sys.stdout.flush()', "not legal"),
        ("sys.exit(0)", "ended: the program has ended"),
        ("sys.stderr.close(); 1 / 0", "ended: the program has ended"),
        ("sys.stdin.readline(); sys.exit(3)", "ended: the program has ended"),
    ],
    ids=["nonsense", "nothing", "a number", "not legal now", "no text", "ends at once", "raises at once", "ends when asked"],
)
def test_a_broken_program_loses_every_decision(tmp_path: Path, body: str, reason: str) -> None:
    played = hosted_game(tmp_path, body, decisions=5)
    assert len(played.taken) == 5 and played.errors == 5
    assert all(mishap.startswith(reason) for mishap in played.referee.errors), played.referee.errors


def test_a_program_that_hangs_at_the_start_loses_its_decisions(tmp_path: Path) -> None:
    played = hosted_game(tmp_path, "time.sleep(1000)", decisions=3, deadline=0.1, starting=0.2)
    assert played.errors == 3
    assert all(mishap.startswith("late: no answer") for mishap in played.referee.errors)


def test_a_missing_program_loses_its_decisions(tmp_path: Path) -> None:
    played = play_hosted(ExternalBot([str(tmp_path / "nowhere")]), 3, 20.0)
    assert played.errors == 3 and len(played.taken) == 3
    assert all(mishap.startswith("ended: cannot start") for mishap in played.referee.errors)


# Programs that do it once: only that decision is lost


@pytest.mark.parametrize(
    ("misbehaviour", "reason"),
    [
        ('say("hello\\n"); continue', "not legal: 'hello'"),
        ('say("decline\\n"); continue', "not legal: 'decline'"),
        ("sys.exit(0)", "ended: the program has ended"),
        ("sys.stderr.close(); 1 / 0", "ended: the program has ended"),
        ('say("take:"); sys.exit(0)', ""),
        ("time.sleep(1000)", "late: no answer in 2 s"),
        ("time.sleep(3)", "late: no answer in 2 s"),
        ('say("x" * 10_000 + "\\n"); continue', ""),
        ('say("x" * 1_000_000 + "\\n"); continue', ""),
    ],
    ids=["nonsense", "not legal", "ends", "raises", "half an answer", "hangs", "late", "a long line", "a very long line"],
)
def test_one_fault_costs_one_decision(tmp_path: Path, misbehaviour: str, reason: str) -> None:
    played = hosted_game(tmp_path, first_once(misbehaviour), deadline=2.0 if "sleep" in misbehaviour else 20.0)
    assert len(played.taken) == 12
    assert played.errors == 1 and played.not_its_own <= 1, played.referee.errors
    assert all(mishap.startswith(reason) for mishap in played.referee.errors), played.referee.errors


@pytest.mark.parametrize("delay", ["", "time.sleep(0.02)"], ids=["at once", "thinking"])
@pytest.mark.parametrize("more", ["hello\\n", "end\\nend\\nend\\n", "x" * 3000 + "\\n"], ids=["word", "actions", "long"])
def test_each_surplus_output_costs_at_most_one_decision(tmp_path: Path, more: str, delay: str) -> None:
    """The surplus comes before the first answer and after the fourth, and never counts as a later answer."""
    body = f"""
if life == 1: say("{more}")
for number, view in asked():
    {delay or "pass"}
    say(view["legal"][0] + "\\n" + ("{more}" if (life, number) == (1, 4) else ""))
"""
    played = hosted_game(tmp_path, body, decisions=20)
    assert played.errors <= 2 and played.not_its_own <= 2, played.referee.errors


# Nothing hangs, nothing stays


def test_the_game_survives_a_program_that_ignores_its_input(tmp_path: Path) -> None:
    """The program reads no question, so that writing them blocks."""
    body = 'while True: say("end\\n"); time.sleep(0.002)'
    assert len(hosted_game(tmp_path, body, decisions=40, deadline=0.5, limit=HANGS).taken) == 40


def test_the_game_survives_endless_output(tmp_path: Path) -> None:
    body = "while True: say('end\\n' * 1000)"
    assert len(hosted_game(tmp_path, body, decisions=40, deadline=0.5, limit=HANGS).taken) == 40


def with_child(own_session: bool) -> str:
    """A program that starts another one, which keeps its pipes open."""
    return f"""
sleep = [sys.executable, "-I", "-S", "-c", "import time; time.sleep(60)"]
child = subprocess.Popen(sleep, start_new_session={own_session})
with open(folder / "pids", "a") as pids: pids.write(f"{{child.pid}}\\n")
{GOOD}
"""


@needs_posix
def test_child_processes_end_with_their_program(tmp_path: Path) -> None:
    """For example, the command may be a shell script that runs the bot."""
    played = hosted_game(tmp_path, with_child(own_session=False), decisions=3, limit=HANGS)
    assert played.errors == 0 and len(pids(tmp_path)) == 2


@needs_posix
def test_closing_does_not_wait_for_a_detached_child(tmp_path: Path) -> None:
    bot = ExternalBot(program(tmp_path, with_child(own_session=True)))
    try:
        assert within(HANGS, lambda: play_hosted(bot, 3, 20.0), lambda: pids(tmp_path)).errors == 0
    finally:
        for pid in filter(alive, pids(tmp_path)):
            os.kill(pid, signal.SIGKILL)


def test_closing_twice_and_closing_before_the_start_are_harmless(tmp_path: Path) -> None:
    bot = ExternalBot(program(tmp_path, GOOD))
    bot.close()
    game = Game.new(seed=1)
    assert bot.decide(game.view(0)) == game.legal()[0]
    bot.close()
    bot.close()
    assert [alive(pid) for pid in pids(tmp_path)] == [False]
    assert bot.decide(game.view(0)) == game.legal()[0], "it can begin again"
    bot.close()


# Input of a program


def test_a_program_receives_nothing_hidden(tmp_path: Path) -> None:
    bot = ExternalBot(program(tmp_path, 'for line in sys.stdin: open(folder / "got", "a").write(line); say("end\\n")'))
    rng = random.Random(1)
    games = [game for game in positions(Setting(3, True, True)) if not game.over]
    for game in games:
        bot.decide(game.view(game.seat))
        bot.decide(Game.from_state(indistinguishable_state(game.bytes, game.seat, rng)).view(game.seat))
    bot.close()
    lines = (tmp_path / "got").read_text(encoding="utf-8").splitlines()
    assert lines[::2] == lines[1::2] and len(lines) == 2 * len(games)
    for game, line in zip(games, lines[::2], strict=True):
        told = json.loads(line)
        assert told.keys() - game.view(game.seat).words().keys() <= {"bytes"}
        assert {**told, **game.view(game.seat).words()} == told
        assert told["legal"] == game.legal()
        assert [seat for seat in range(3) if told["seats"][seat]["hand"] is not None] == [game.seat]


# Bots of other packages


@pytest.fixture
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The documented bot and some bad ones, as if their package were installed."""
    folder = tmp_path / "site"
    install_bots(folder, {"mybot": block("docs/bots.md", "# mybot.py") + "\n" + NOTE_PID, **PLUGINS})
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
    return folder


def test_a_bot_of_another_package_in_the_arena(plugins: Path, tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    arguments = ["arena", "--bots", "mybot,random", "--games", "4", "--workers", "1", "--records", str(records)]
    with subprocess.Popen([sys.executable, "-m", "postroad", *arguments], stdout=subprocess.PIPE, text=True) as arena:
        output, _ = arena.communicate(timeout=120)
    assert arena.returncode == 0 and "mybot" in output and "4 games" in output
    documents = [parsed() for _, parsed in read(records)]
    assert [document["names"] for document in documents] == [["mybot", "random"], ["random", "mybot"]] * 2
    assert all(describe(document).startswith("true") for document in documents)
    assert all(document["options"]["arena"]["mishaps"] == [{}, {}] for document in documents)
    hosts = pids(plugins)
    assert len(hosts) == 2 and arena.pid not in hosts, "one to see that it starts, one for all games"
    assert not any(map(alive, hosts))


@pytest.mark.parametrize(
    ("name", "lost"), [("mybot", 0), ("raises", 1), ("talks", 0), ("minus", 4), ("array", 0), ("sleeper", 0), ("nowhere", 4)]
)
def test_bots_of_other_packages(plugins: Path, name: str, lost: int) -> None:
    played = within(120.0, lambda: play_hosted(maker(name)(1), 4, 20.0), list)
    assert len(played.taken) == 4 and played.errors == lost, played.referee.errors


def test_an_unknown_setting_of_a_bot_is_an_error(plugins: Path) -> None:
    for spec, said in SETTINGS.items():
        with closing(maker(spec)(1)) as bot, pytest.raises(BotFailed, match=said) as failed:
            bot.wake()
        assert len(str(failed.value).splitlines()) == 1


SETTINGS = {
    "mybot:5i": "^the bot 'mybot' has no setting '5i'$",
    "mybot:strong": "^invalid setting mybot:strong; write mybot:0.5s",
    "able:feeble": "^able:feeble: there is no strength 'feeble'$",
}


@pytest.mark.parametrize(("spec", "decided"), [("able", "weak None"), ("able:3s", "weak 3.0"), ("able:strong", "strong None")])
def test_the_bot_gets_its_setting_after_the_colon(plugins: Path, spec: str, decided: str) -> None:
    with closing(maker(spec)(1)) as bot:
        bot.wake()
        assert bot.decide(Game.new(seed=1).view(0)) == decided


def test_an_error_is_reported_with_its_traceback(plugins: Path) -> None:
    played = play_hosted(maker("raises")(1), 4, 20.0)
    assert played.referee.errors == {"raised: RuntimeError: what now?": 1}
    assert played.referee.trace.splitlines()[1].endswith("in decide") and "host.py" not in played.referee.trace


# Hosts that stay


def test_one_process_serves_a_fresh_bot_each_game(plugins: Path) -> None:
    with closing(SubprocessPool()) as hosts:
        for game in range(3):
            played = play_hosted(maker("counts", hosts)(game), 4, 20.0)
            assert played.errors == 0, "a bot that was asked before would not answer like that"
        assert len(pids(plugins)) == 1 and alive(*pids(plugins))
        assert (plugins / "closed").read_text() == "012", "each bot was told that it may go"
    assert not alive(*pids(plugins))


@pytest.mark.parametrize("fault", ["hangs", "dies"])
def test_a_failed_process_is_replaced(plugins: Path, fault: str) -> None:
    with closing(SubprocessPool()) as hosts:
        assert play_hosted(maker("counts", hosts)(1), 4, 20.0).errors == 0
        assert play_hosted(maker(f"counts:{fault}", hosts)(2), 4, 1.0).errors == 1
        assert play_hosted(maker("counts", hosts)(3), 4, 20.0).errors == 0
    assert not any(map(alive, pids(plugins)))


@needs_posix
def test_a_process_killed_between_games_is_replaced(plugins: Path) -> None:
    with closing(SubprocessPool()) as hosts:
        for game in range(2):
            bot = maker("counts", hosts)(game)
            bot.start()
            bot.wake()
            assert bot.decide(Game.new(seed=1).view(0))
            bot.close()
            (pid,) = filter(alive, pids(plugins))
            os.kill(pid, signal.SIGKILL)
            assert has_ended(pid)
    assert len(pids(plugins)) == 2
