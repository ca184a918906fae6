"""Big runs: interrupted ones continue, every game counts once, and the records alone give the same table."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from postroad.arena import progress
from postroad.arena.game_store import last_line, records_of
from postroad.arena.tournament import Tournament
from postroad.cli import main
from postroad.rules.options import Options
from tests.test_arena import arena, games_in, numbers_in, timeless

pytestmark = pytest.mark.usefixtures("compiled_engine")

FOUR = ("--bots", "greedy,careless,hasty,random")


def arena_json(capsys: Any, *arguments: object) -> dict[str, Any]:
    capsys.readouterr()
    assert main(["arena", "--json", *map(str, arguments)]) == 0
    return json.loads(capsys.readouterr().out)


# The table


def test_the_records_alone_give_the_same_table(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "games.jsonl"
    played = arena_json(capsys, *FOUR, "--games", 12, "--workers", 1, "--records", file)
    before = file.read_bytes()
    assert arena_json(capsys, "--records", file) == played
    lines = before.splitlines(keepends=True)
    file.write_bytes(b"".join([*reversed(lines), lines[3]]))
    again = arena_json(capsys, "--records", file)
    assert again == played, "in whatever order they stand there, and if one stands there twice"


def test_every_bot_has_a_row_a_rating_and_pairwise_results(tmp_path: Path, capsys: Any) -> None:
    played = arena_json(capsys, *FOUR, "--games", 24, "--workers", 1)
    assert played["games"] == 24
    for bot in played["bots"]:
        others = {"greedy", "careless", "hasty", "random"} - {bot["name"]}
        assert bot["games"] == 12 and bot["fair"] == 0.5 and bot["against"].keys() == others
        assert sum(found["ahead"] for found in bot["against"].values()) == bot["wins"]
        low, high = bot["rating"]["interval"]
        assert low < bot["rating"]["value"] < high
    order = sorted(played["bots"], key=lambda bot: -bot["rating"]["value"])
    assert order[0]["name"] in ("greedy", "careless") and order[-1]["name"] == "random"


def test_a_folder_of_several_runs_gives_one_report(tmp_path: Path, capsys: Any) -> None:
    folder = tmp_path / "runs"
    for players, modules in ((2, ()), (3, ("--honours",)), (4, ("--honours", "--audience"))):
        for games in (2, 4):
            arguments = [*FOUR, "--players", players, *modules, "--games", games, "--workers", 1, "--records", folder]
            assert arena_json(capsys, *arguments)["games"] == games
    names = sorted(file.name.rpartition("-")[0] for file in folder.iterdir())
    assert names == ["2-base", "3-honours", "4-honours-audience"]
    together = arena_json(capsys, "--records", folder)
    assert together["games"] == 12 and len(together["bots"]) == 4
    capsys.readouterr()
    assert main(["arena", "--records", str(folder)]) == 0
    text = capsys.readouterr().out
    assert "12 games" in text and "Ladder" in text and all(f"of {players}" in text for players in (2, 3, 4))


def test_a_report_without_games_is_an_error(tmp_path: Path, capsys: Any) -> None:
    for place in (tmp_path, tmp_path / "nowhere", tmp_path / "nowhere.jsonl"):
        assert main(["arena", "--records", str(place)]) == 1
        assert str(place) in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [], "whoever only asks leaves nothing behind"


def test_a_half_written_game_is_skipped_and_unchanged(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "games.jsonl"
    arena_json(capsys, *FOUR, "--games", 4, "--workers", 1, "--records", file)
    file.write_bytes(file.read_bytes()[:-500])
    before = file.read_bytes()
    assert arena_json(capsys, "--records", file)["games"] == 3
    assert file.read_bytes() == before


# Interruptions

COMMAND = ["arena", *FOUR, "--players", "3", "--games", "100", "--records"]


def kill_while_it_writes(file: Path, workers: int, later: float) -> None:
    """Start or continue a run, and kill it a moment after it has written a game."""
    command = [sys.executable, "-m", "postroad", *COMMAND, str(file), "--workers", str(workers)]
    before = size_of(file)
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while size_of(file) <= before and process.poll() is None:
        time.sleep(0.001)
    time.sleep(later)
    process.kill()
    process.wait()


def size_of(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def test_reading_stops_at_a_line_longer_than_any_game(tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("postroad.arena.game_store.LONGEST", 1000, raising=False)
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"0" * 1001)
    assert main(["arena", "--records", str(file)]) == 1
    assert f"{file}:1 is not a matching arena game; choose another file" in capsys.readouterr().err


@pytest.mark.long("games")
def test_a_run_killed_repeatedly_plays_every_game_once(tmp_path: Path) -> None:
    file, whole = tmp_path / "games.jsonl", tmp_path / "whole.jsonl"
    for workers, later in ((1, 0.0), (2, 0.01), (1, 0.02), (2, 0.0)):
        kill_while_it_writes(file, workers, later)
        assert 0 < file.read_bytes().count(b"\n") < 100
    for place in (file, whole):
        assert main([*COMMAND, str(place), "--workers", "1"]) == 0
    played = sorted(games_in(file), key=lambda document: document["options"]["arena"]["game"])
    assert list(map(timeless, played)) == list(map(timeless, games_in(whole)))
    assert numbers_in(whole) == list(range(100))


@pytest.mark.skipif(os.name != "posix", reason="processes are looked for by signal 0")
def test_workers_end_with_a_run_that_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-c", HUNDRED_THOUSAND, str(file)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    workers = [int(pid) for pid in process.stdout.readline().split()]
    assert len(workers) == 2 and all(map(is_running, workers))
    process.kill()
    process.wait()
    process.stdout.close()
    deadline = time.monotonic() + 30
    while any(map(is_running, workers)):
        assert time.monotonic() < deadline, "they wait for somebody who is gone"
        time.sleep(0.05)


HUNDRED_THOUSAND = """
import multiprocessing, sys
from postroad.arena.tournament import Tournament
from postroad.arena.process_pool import play_games
from postroad.rules.options import Options

if __name__ == "__main__":
    games = play_games(Tournament(("hasty", "hasty"), Options(2), 1), list(range(100_000)), 2)
    next(games)
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    for _ in games:
        pass
"""


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_resuming_never_rewrites_finished_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A truncated line is removed without touching the others, so that an interruption then loses nothing."""
    file = tmp_path / "games.jsonl"
    arena("--bots", "careless,hasty", "--games", 4, "--records", file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines)[:-10])

    def ended(*_given: object, **_named: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("postroad.arena.tournament_runner.play_games", ended)
        for name in ("write_text", "write_bytes"):
            patch.setattr(Path, name, lambda path, *_given, **_named: path.open("wb").close() or ended())
        assert arena("--bots", "careless,hasty", "--games", 4, "--records", file) == 130
    assert file.read_bytes() == b"".join(lines[:3])


def test_last_line_finds_the_start_of_the_last_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    for content, rest in (
        (b"", b""),
        (b"a\n", b""),
        (b"a\nbc", b"bc"),
        (b"abc", b"abc"),
        (b"a\n" + b"x" * 200_000, b"x" * 200_000),
    ):
        file.write_bytes(content)
        assert last_line(file) == (len(content) - len(rest), rest)


def test_two_runs_do_not_write_into_one_file(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "games.jsonl"
    with records_of(Tournament(("careless", "hasty"), Options(2).newest(), 1), file):
        assert arena("--bots", "careless,hasty", "--games", 2, "--records", file) == 1
        assert "another run" in capsys.readouterr().err
    assert arena("--bots", "careless,hasty", "--games", 2, "--records", file) == 0
    assert numbers_in(file) == [0, 1] and [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


@contextmanager
def at_a_terminal(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    """A process that receives Ctrl-C. Tests in the background may ignore it, and a child would inherit that."""
    hear = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, preexec_fn=hear) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent as a signal")
def test_stopping_with_two_workers_keeps_the_played_games(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "postroad", "arena", *FOUR, "--games", "5000", "--workers", "2", "--records", str(file)]
    with at_a_terminal(command) as process:
        deadline = time.monotonic() + 120
        while not (file.exists() and file.stat().st_size):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=120)
    played = numbers_in(file)
    assert process.returncode == 130 and "Run the same command to continue." in errors
    assert played == list(range(len(played))) and f"{len(played)} game" in output


# Progress


def test_progress_without_a_terminal_is_printed_in_lines(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "EVERY", 0.0)
    with progress.bar("Playing", 2000, 500) as bar:
        for _ in range(3):
            time.sleep(0.02)
            bar.advance(100)
    lines = capsys.readouterr().err.splitlines()
    assert lines[-1].startswith("Playing: 800 of 2,000 games, ") and "games/s, 0 min left" in lines[-1]


def test_rates_below_one_a_second_are_shown_per_minute() -> None:
    assert progress.rate_words(0.5, "games") == "30.0 games/min"
    assert progress.rate_words(1234.5, "games") == "1,234.5 games/s"
    assert progress.rate_words(None, "games") == ""
