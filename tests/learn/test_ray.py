"""The arena on a Ray cluster of this machine, which only this machine can reach; its process group ends it."""

import contextlib
import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from postroad.arena import ray_runner
from postroad.arena.process_pool import play_games
from postroad.arena.tournament import Tournament
from postroad.cli import main
from postroad.rules.options import Options
from tests.test_arena import games_in, timeless

pytestmark = [
    pytest.mark.usefixtures("compiled_engine"),
    pytest.mark.skipif(os.name != "posix", reason="the cluster is ended as a process group"),
    pytest.mark.filterwarnings("default"),  # those of Ray are none of ours
]

ROOT = Path(__file__).parents[2]
BOTS = "careless,planner:3i,hasty"


class Cluster(NamedTuple):
    address: str
    session: int  # of all its processes


@pytest.fixture(scope="module")
def cluster_here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster of two cores."""
    environment = {
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # so its address is that of loopback, on every system
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
    }
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        with running(free_port(), tmp_path_factory.mktemp("ray")) as here:
            yield here


@pytest.fixture
def address(cluster_here: Cluster) -> str:
    return cluster_here.address


@contextlib.contextmanager
def running(port: int, folder: Path) -> Iterator[Cluster]:
    options = f"--node-ip-address 127.0.0.1 --port {port} --min-worker-port 0 --max-worker-port 0 --num-cpus 2".split()
    command = [str(Path(sys.executable).parent / "ray"), "start", "--head", "--block", "--include-dashboard", "false", *options]
    log = folder / "log"
    with log.open("wb") as output:
        process = subprocess.Popen(command, cwd=folder, stdout=output, stderr=output, start_new_session=True)
    try:
        deadline = time.monotonic() + 120
        while "Ray runtime started" not in log.read_text():
            assert process.poll() is None and time.monotonic() < deadline, log.read_text()
            time.sleep(0.1)
        yield Cluster(f"127.0.0.1:{port}", process.pid)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def on_ray(*arguments: object) -> int:
    return main(["arena", *map(str, arguments)])


def bytes_of(file: Path) -> list[bytes]:
    """The lines of a file without the measured times."""
    return [re.sub(rb'"milliseconds":\[\[.*?\]\]', b"", line) for line in file.read_bytes().splitlines()]


def test_records_equal_those_of_a_local_run(address: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    arguments = ["--bots", BOTS, "--players", 3, "--games", 21, "--honours", "--audience"]
    assert on_ray(*arguments, "--records", there, "--ray", address) == 0
    assert on_ray(*arguments, "--records", here, "--workers", 1) == 0
    assert bytes_of(here) == bytes_of(there) and len(games_in(there)) == 21


def test_a_local_tournament_continues_on_the_cluster(address: str, tmp_path: Path, capsys: Any) -> None:
    file, whole = tmp_path / "games.jsonl", tmp_path / "whole.jsonl"
    assert on_ray("--bots", "careless,hasty", "--games", 3, "--workers", 1, "--records", file) == 0
    assert on_ray("--bots", "careless,hasty", "--games", 9, "--ray", address, "--records", file) == 0
    assert on_ray("--bots", "careless,hasty", "--games", 9, "--workers", 1, "--records", whole) == 0
    assert bytes_of(file) == bytes_of(whole)


def test_a_lost_worker_loses_no_game(cluster_here: Cluster) -> None:
    """The playing workers are killed one after the other."""
    tournament = Tournament(("planner:20i", "planner:21i"), Options(2), 5)
    numbers = list(range(8))
    killed: list[int] = []
    stop = threading.Event()
    killer = threading.Thread(target=kill_workers, args=(cluster_here.session, killed, stop))
    games = ray_runner.play_games(tournament, numbers, cluster_here.address)
    documents = [next(games)]
    killer.start()
    try:
        documents += games
    finally:
        stop.set()
        killer.join()
    assert killed
    assert list(map(timeless, documents)) == list(map(timeless, play_games(tournament, numbers, 1)))


def kill_workers(session: int, killed: list[int], stop: threading.Event) -> None:
    while len(killed) < 2 and not stop.wait(0.05):
        for pid in playing(session)[:1]:
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)


def playing(session: int) -> list[int]:
    """The playing processes of a session."""
    done = subprocess.run(["ps", "-s", str(session), "-o", "pid=,args="], capture_output=True, text=True)
    rows = [line.split(None, 1) for line in done.stdout.splitlines()]
    return [int(pid) for pid, name in rows if name.startswith("ray::play_bundle")]


def test_a_bot_that_does_not_start_on_the_cluster_is_named(address: str, capsys: Any) -> None:
    assert on_ray("--bots", "exec:/nowhere/bot,hasty", "--games", 2, "--ray", address) == 1
    assert "postroad: exec:/nowhere/bot does not start: " in capsys.readouterr().err


def test_a_cluster_with_another_postroad_is_refused(address: str, capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_runner, "edition", lambda: "another")
    assert on_ray("--bots", "hasty,careless", "--games", 2, "--ray", address) == 1
    assert "has another version of Postroad: install " in capsys.readouterr().err


def test_a_finished_tournament_needs_no_cluster(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ["--bots", "careless,hasty", "--games", 2, "--records", file, "--json"]
    assert on_ray(*arguments, "--workers", 1) == 0
    before = json.loads(capsys.readouterr().out)
    assert on_ray(*arguments, "--ray", "127.0.0.1:1") == 0
    assert json.loads(capsys.readouterr().out) == before


def test_a_missing_cluster_is_an_error(capsys: Any) -> None:
    begin = time.monotonic()
    place = f"127.0.0.1:{free_port()}"
    assert on_ray("--bots", "careless,hasty", "--games", 2, "--ray", place) == 1
    assert f"postroad: no Ray cluster at {place}: " in capsys.readouterr().err
    assert time.monotonic() - begin < 20, "it does not try for a minute"
