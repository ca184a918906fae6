"""The command line, as a person uses it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from postroad import Game, __version__
from postroad.cli import main


def test_the_version(capsys):
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"postroad {__version__}\n"


def test_python_m_postroad():
    run = subprocess.run([sys.executable, "-m", "postroad", "--help"], capture_output=True, text=True, check=True)
    for command in ("play", "watch", "simulate", "check", "bench"):
        assert command in run.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["fly"],
        ["--fly"],
        ["play", "--port", "-1"],
        ["play", "--port", "65536"],
        ["--port", "first"],
        ["play", "--pace", "slow"],
        ["simulate", "--players", "5"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "many"],
        ["simulate", "--seed", "-1"],
        ["simulate", "--policy", "clever"],
        ["watch", "--pause", "long"],
        ["check"],
        ["bench", "--seconds", "nan"],
    ],
    ids=" ".join,
)
def test_bad_arguments_get_one_clear_line(arguments, capsys):
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    output = capsys.readouterr()
    assert output.out == "" and len(output.err.splitlines()) == 1 and "--help" in output.err


@pytest.mark.parametrize("arguments", [[], ["play"]], ids=["alone", "play"])
def test_no_command_and_play_start_the_server(arguments, monkeypatch, tmp_path):
    asked = []
    monkeypatch.setattr("postroad.server.run.play", lambda *given, **more: asked.append((*given, more)) or 0)
    assert main(arguments) == 0
    assert main([*arguments, "--data", str(tmp_path), "--port", "1701", "--pace", "0.2", "--no-browser", "--host", "::1"]) == 0
    (usual, port, browser), (settings, other_port, no_browser) = asked
    assert (usual.host, usual.pace, port, browser) == ("127.0.0.1", 0.7, None, {"browser": True})
    assert usual.data.name == "postroad" and usual.data.is_absolute()
    assert (settings.data, settings.host, settings.pace) == (tmp_path.resolve(), "::1", 0.2)
    assert (other_port, no_browser) == (1701, {"browser": False})


@pytest.mark.parametrize("modules", [[], ["--honours", "--audience"]], ids=["base", "both"])
def test_simulate_writes_records_that_check_finds_true(tmp_path, capsys, modules):
    file = tmp_path / "games.jsonl"
    arguments = [
        "simulate",
        "--games",
        "3",
        "--players",
        "3",
        "--policy",
        "hasty",
        "--seed",
        "5",
        *modules,
        "--records",
        str(file),
    ]
    assert main(arguments) == 0
    assert "3 in" in capsys.readouterr().out
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out.count(": true, 3 players") == 3


def test_simulate_with_and_without_records_plays_the_same_games(tmp_path, capsys):
    arguments = ["simulate", "--games", "4", "--policy", "hasty", "--seed", "9"]
    main(arguments)
    without = capsys.readouterr().out.splitlines()
    main([*arguments, "--records", str(tmp_path / "games.jsonl")])
    assert capsys.readouterr().out.splitlines()[1:] == without[1:]  # all but the speed


def test_no_command_overwrites_a_file(tmp_path, capsys):
    file = tmp_path / "precious.jsonl"
    file.write_text("precious")
    assert main(["simulate", "--games", "1", "--records", str(file)]) == 1
    assert main(["watch", "--record", str(file)]) == 1
    assert "exists" in capsys.readouterr().err
    assert file.read_text() == "precious"


def test_check_prints_file_line_event_and_reason(tmp_path, capsys):
    good = Game.new(seed=1).record()
    bad = json.loads(json.dumps(good))
    bad["events"][3]["city"] = "lodz" if bad["events"][3]["city"] != "lodz" else "ulm"
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join([json.dumps(good), "", json.dumps(bad), "{"]), encoding="utf-8")
    assert main(["check", str(file)]) == 1
    output = capsys.readouterr()
    assert output.out == f"{file}:1: true, 2 players, 0 decisions, not finished\n"
    false, *closer, broken = output.err.splitlines()
    assert len(closer) == 2 + 2 * 9 and all(line.startswith("  ") for line in closer)
    assert false.startswith(f"{file}:3: event 3: by the rules this must be")
    assert broken.startswith(f"{file}:4: invalid JSON")


@pytest.mark.parametrize("ending", ["json", "jsonl"])
@pytest.mark.parametrize("command", ["check", "analyse"])
def test_reading_stops_beyond_the_longest_record(command, ending, tmp_path, capsys, monkeypatch):
    good = json.dumps(Game.new(seed=1).record())
    monkeypatch.setattr("postroad.record.LONGEST", len(good), raising=False)
    file = tmp_path / f"games.{ending}"
    file.write_text("0" * (len(good) + 1), encoding="utf-8")
    assert main([command, str(file)]) == 1
    place = f"{file}:1" if ending == "jsonl" else f"{file}"
    told = f"no game record is longer than {len(good):,} characters: name a file of records (the rest was not read)\n"
    assert capsys.readouterr().err == (f"{place}: {told}" if command == "check" else f"postroad: {told}")
    file.write_text(good, encoding="utf-8")
    assert main(["check", str(file)]) == 0
    file.write_text(" " * (len(good) + 1) + good, encoding="utf-8")
    assert main(["check", str(file)]) == 1


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a file of Unix")
@pytest.mark.parametrize("name", ["zero", "zero.jsonl"])
def test_a_file_without_an_end_is_refused(name, tmp_path, capsys):
    (tmp_path / name).symlink_to("/dev/zero")
    assert main(["check", str(tmp_path / name)]) == 1
    assert "no game record is longer than 33,554,432 characters" in capsys.readouterr().err


def test_check_of_a_missing_file_is_an_error(capsys):
    assert main(["check", "nowhere.json"]) == 1
    assert capsys.readouterr().err == "postroad: nowhere.json: No such file or directory\n"


def test_watch_shows_the_end_of_the_game(tmp_path, capsys):
    file = tmp_path / "game.json"
    assert main(["watch", "--pause", "0", "--seed", "3", "--honours", "--audience", "--record", str(file)]) == 0
    output = capsys.readouterr().out
    assert "The game is over" in output and "wins with" in output and "Coaches" in output
    assert main(["check", str(file)]) == 0


@pytest.mark.long("games")
def test_watch_shows_bots_that_are_named(tmp_path, capsys):
    program = tmp_path / "first.py"
    program.write_text("import json, sys\nfor line in sys.stdin: print(json.loads(line)['legal'][0], flush=True)\n")
    file = tmp_path / "game.json"
    bots = f"greedy,exec:{sys.executable} {program}"
    assert main(["watch", "--pause", "0", "--players", "2", "--bots", bots, "--record", str(file)]) == 0
    assert "greedy wins with" in capsys.readouterr().out
    assert json.loads(file.read_text(encoding="utf-8"))["names"] == bots.split(",")
    program.write_text("import sys\nfor line in sys.stdin: print('hello', flush=True)\n")
    assert main(["watch", "--pause", "0", "--players", "2", "--bots", bots]) == 3
    assert "× not legal: 'hello'; a random action was played" in " ".join(capsys.readouterr().err.split())
    slow = "import json, sys, time\nfor n, line in enumerate(sys.stdin):\n  time.sleep(9 * (n == 2))\n"
    program.write_text(slow + "  print(json.loads(line)['legal'][0], flush=True)\n")
    assert main(["watch", "--pause", "0", "--players", "2", "--bots", bots, "--deadline", "0.5"]) == 3
    assert "late: no answer in 0.5 s; a random action was played" in " ".join(capsys.readouterr().err.split())
    assert main(["watch", "--bots", "exec:/nowhere/bot"]) == 1
    assert "exec:/nowhere/bot does not start: cannot start" in capsys.readouterr().err
    assert main(["watch", "--bots", "nobody"]) == 1
    assert "unknown bot 'nobody'" in capsys.readouterr().err


AFTER_WARMING = """
from postroad.arena.precompile import compiled_pieces
from postroad.cli import main
from postroad.rules.engine import engine

main(["warm"])
before = compiled_pieces()
main(["warm"])
main("arena --bots random,hasty,careless,greedy --players 4 --games 1 --workers 1".split())
main("arena --bots planner:2i,greedy --games 1 --workers 1 --honours --audience".split())
main("simulate --games 2 --policy hasty --workers 1".split())
main("simulate --games 1 --policy hasty --records".split() + [r"{file}"])
engine.load_preview()
print("new:", compiled_pieces() - before)
"""


def test_warm_leaves_nothing_to_compile(tmp_path):
    script = AFTER_WARMING.replace("{file}", str(tmp_path / "games.jsonl"))
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "Already compiled: it loads in " in done.stdout and "The compiled code is in " in done.stdout
    assert done.stdout.endswith("new: 0\n")


@pytest.mark.long("release")
def test_bench_prints_every_figure(capsys):
    assert main(["bench", "--seconds", "0.01", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)["figures"]
    assert len(figures) == 13
    assert all(figure["value"] > 0 for figure in figures)
