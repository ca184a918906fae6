"""The arena: fair and repeatable games, files that continue undamaged, and clear error messages."""

import contextlib
import copy
import json
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from postroad import Game
from postroad.arena import tournament_runner
from postroad.arena.process_pool import play_games
from postroad.arena.tournament import Tournament, wake
from postroad.bots.bot import Bot
from postroad.bots.registry import LEVELS, maker
from postroad.cli import main
from postroad.rules.options import Options
from postroad.view import View
from tests.bots_for_tests import first_once, pids, program
from tests.policies import SETTINGS, Setting

pytestmark = pytest.mark.usefixtures("compiled_engine")
in_every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)

Document = dict[str, Any]


def tournament(*bots: str, seed: int = 5, honours: bool = False, audience: bool = False) -> Tournament:
    return Tournament(bots, Options(len(bots), honours, audience), seed)


def timeless(document: Document) -> Document:
    """A record without its milliseconds, which differ between runs."""
    document = copy.deepcopy(document)
    arena = document["options"]["arena"]
    assert all(time >= 0 for times in arena["milliseconds"] for time in times)
    arena["milliseconds"] = [len(times) for times in arena["milliseconds"]]
    return document


# Games


def test_the_same_games_with_one_and_with_two_workers() -> None:
    games = tournament("greedy", "planner:3i", "careless", honours=True, audience=True)
    alone = [timeless(document) for document in play_games(games, list(range(4)), 1)]
    assert [timeless(document) for document in play_games(games, list(range(4)), 2)] == alone
    assert [document["options"]["arena"]["game"] for document in alone] == [0, 1, 2, 3]


def test_any_games_in_any_order() -> None:
    games = tournament("greedy", "hasty")
    straight = [timeless(document) for document in play_games(games, [0, 1, 2, 3], 1)]
    assert [timeless(document) for document in play_games(games, [3, 1], 1)] == [straight[3], straight[1]]


def test_another_seed_gives_other_deals() -> None:
    def decks(seed: int) -> list[list[str]]:
        return [deck(document) for document in play_games(tournament("hasty", "hasty", seed=seed), [0, 2, 4, 6], 1)]

    assert not [order for order in decks(5) if order in decks(1005)]


def deck(document: Document) -> list[str]:
    first = document["events"][0]
    assert first["ev"] == "shuffle"
    return first["deck"]


@pytest.mark.parametrize("bots", [("greedy", "hasty"), ("greedy", "hasty", "random"), ("greedy", "hasty", "careless", "random")])
def test_seats_rotate_over_the_same_deals(bots: tuple[str, ...]) -> None:
    players = len(bots)
    documents = list(play_games(tournament(*bots), list(range(2 * players)), 1))
    assert [deck(document) for document in documents[:players]] == [deck(documents[0])] * players
    assert [deck(document) for document in documents[players:]] == [deck(documents[-1])] * players
    assert deck(documents[0]) != deck(documents[-1])
    seated = Counter((name, seat) for document in documents for seat, name in enumerate(document["names"]))
    assert seated == {(bot, seat): 2 for bot in bots for seat in range(players)}


@in_every_setting
def test_records_are_true(setting: Setting) -> None:
    games = tournament("careless", *["hasty"] * (setting.players - 1), honours=setting.honours, audience=setting.audience)
    (document,) = play_games(games, [1], 1)
    game = Game.from_record(json.loads(json.dumps(document)))
    assert game.over and game.options == games.options
    assert game.names == document["names"] == games.seats(1)
    arena = document["options"]["arena"]
    assert sum(len(times) for times in arena["milliseconds"]) == game.decisions
    assert arena["mishaps"] == [{}] * setting.players


def test_the_arena_names_each_bot_that_it_wakes() -> None:
    assert list(wake(tournament("hasty", "greedy", "hasty"))) == ["hasty", "greedy"]


# The command


def arena(*arguments: object) -> int:
    return main(["arena", "--workers", "1", *map(str, arguments)])


def games_in(file: Path) -> list[Document]:
    text = file.read_text(encoding="utf-8")
    assert text.endswith("\n")
    return [json.loads(line) for line in text.splitlines()]


def numbers_in(file: Path) -> list[int]:
    return [document["options"]["arena"]["game"] for document in games_in(file)]


@pytest.mark.parametrize(
    ("bots", "players", "seated"),
    [
        ("greedy", 2, ["greedy", "greedy"]),
        ("greedy,hasty", 3, ["greedy", "hasty", "hasty"]),
        (" careless , hasty", 2, ["careless", "hasty"]),
        ("careless,hasty,greedy", 4, ["careless", "hasty", "greedy", "greedy"]),
        (",".join(list(LEVELS)[:2]), 2, list(LEVELS)[:2]),
    ],
)
def test_bots_fill_the_seats(bots: str, players: int, seated: list[str], tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "games.jsonl"
    assert arena("--bots", bots, "--players", players, "--games", 1, "--records", file) == 0
    assert games_in(file)[0]["names"] == seated
    output = capsys.readouterr().out
    assert "1 game " in output and all(name in output for name in seated)


def test_a_tournament_continues_from_its_records(tmp_path: Path, capsys: Any) -> None:
    parts, whole = tmp_path / "parts.jsonl", tmp_path / "whole.jsonl"
    assert arena("--bots", "careless,hasty", "--games", 3, "--records", parts) == 0
    begun = parts.read_bytes()
    assert arena("--bots", "careless,hasty", "--games", 5, "--records", parts) == 0
    assert arena("--bots", "careless,hasty", "--games", 5, "--records", whole) == 0
    assert parts.read_bytes().startswith(begun)
    assert numbers_in(parts) == [0, 1, 2, 3, 4]
    assert list(map(timeless, games_in(parts))) == list(map(timeless, games_in(whole)))
    done = parts.read_bytes()
    capsys.readouterr()
    assert arena("--bots", "careless,hasty", "--games", 5, "--records", parts) == 0
    assert parts.read_bytes() == done and "5 games" in capsys.readouterr().out


def test_a_stopped_tournament_continues(tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped_after_two(games: Tournament, numbers: list[int], workers: int) -> Iterator[Document]:
        yield from play_games(games, numbers[:2], workers)
        raise KeyboardInterrupt

    file = tmp_path / "games.jsonl"
    with monkeypatch.context() as stopping:
        stopping.setattr(tournament_runner, "play_games", stopped_after_two)
        assert arena("--bots", "careless,hasty", "--games", 4, "--records", file) == 130
    output = capsys.readouterr()
    assert "2 games" in output.out and "Stopped" in output.err and numbers_in(file) == [0, 1]
    assert arena("--bots", "careless,hasty", "--games", 4, "--records", file) == 0
    assert numbers_in(file) == [0, 1, 2, 3]


@pytest.mark.parametrize("lost", [1, 2, 1000], ids=["the end of the line", "the last brace", "much of it"])
def test_a_game_with_a_truncated_line_is_played_again(lost: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arena("--bots", "careless,hasty", "--games", 4, "--records", file)
    whole = file.read_bytes()
    file.write_bytes(whole[:-lost])
    assert arena("--bots", "careless,hasty", "--games", 4, "--records", file) == 0
    assert numbers_in(file) == [0, 1, 2, 3]
    assert list(map(timeless, games_in(file))) == [timeless(json.loads(line)) for line in whole.splitlines()]


def test_a_game_with_a_truncated_first_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arena("--bots", "careless,hasty", "--games", 1, "--records", file)
    file.write_bytes(file.read_bytes()[:1000])
    assert arena("--bots", "careless,hasty", "--games", 2, "--records", file) == 0
    assert numbers_in(file) == [0, 1]


def test_a_game_missing_in_the_middle_is_played(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arena("--bots", "careless,hasty", "--games", 4, "--records", file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + lines[3])
    arena("--bots", "careless,hasty", "--games", 4, "--records", file)
    assert numbers_in(file) == [0, 3, 1, 2]


def test_a_duplicate_game_counts_once(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "games.jsonl"
    arena("--bots", "careless,hasty", "--games", 2, "--records", file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + lines[1] + lines[0])
    capsys.readouterr()
    refused_or_done = arena("--bots", "careless,hasty", "--games", 2, "--records", file)
    assert refused_or_done == 1 or "2 games" in capsys.readouterr().out


def test_the_name_of_the_file_does_not_matter(tmp_path: Path) -> None:
    for games in (2, 4):
        assert arena("--bots", "careless,hasty", "--games", games, "--records", tmp_path / "games.txt") == 0
    assert numbers_in(tmp_path / "games.txt") == [0, 1, 2, 3]


@pytest.mark.parametrize(
    "other",
    [
        ["--bots", "careless,hasty", "--seed", 9],
        ["--bots", "hasty,careless"],
        ["--bots", "careless,hasty", "--honours"],
        ["--bots", "careless,hasty", "--provinces-for-all", 8],
        ["--bots", "careless,hasty", "--players", 3],
    ],
    ids=lambda other: " ".join(map(str, other)),
)
@pytest.mark.parametrize("cut", [0, 50], ids=["whole", "cut off"])
def test_a_file_of_another_tournament_is_refused_and_unchanged(other: list, cut: int, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "games.jsonl"
    assert arena("--bots", "careless,hasty", "--games", 2, "--records", file) == 0
    file.write_bytes(file.read_bytes()[: -cut or None])
    refused(file, other, capsys)


OTHER_FILES = ["notes.txt", "notes.jsonl", "record.json", "record.jsonl", "list.jsonl", "odd.jsonl", "thin.jsonl"]


@pytest.mark.parametrize("name", OTHER_FILES)
def test_an_unrelated_file_is_refused_and_unchanged(name: str, tmp_path: Path, capsys: Any) -> None:
    record = Game.new(seed=1).record()
    odd = {**record, "options": {**record["options"], "arena": 5}}
    thin = {**record, "options": {**record["options"], "arena": {"bots": ["careless", "hasty"], "seed": 1, "game": 0}}}
    contents = {"record": json.dumps(record), "list": "[1]\n", "odd": json.dumps(odd) + "\n", "thin": json.dumps(thin) + "\n"}
    file = tmp_path / name
    file.write_text(contents.get(file.stem, "Dear diary,\nno end of line here"), encoding="utf-8")
    refused(file, ["--bots", "careless,hasty"], capsys)


def refused(file: Path, arguments: list, capsys: Any) -> None:
    """Check that the error is one line naming the file, and that the file is unchanged."""
    before = file.read_bytes()
    capsys.readouterr()
    status = arena(*arguments, "--games", 4, "--records", file)
    assert file.read_bytes() == before
    output = capsys.readouterr()
    assert status == 1 and output.out == ""
    assert len(output.err.splitlines()) == 1 and str(file) in output.err and "None" not in output.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "greedy,hasty,greedy"], "greedy is named twice"),
        (["--bots", "greedy,nobody"], "unknown bot 'nobody'"),
        (["--bots", "greedy,,hasty", "--players", "3"], "unknown bot ''"),
        (["--bots", "greedy:5i"], "has no setting"),
        (["--bots", "exec:"], "needs a command"),
        (["--bots", "exec:it's"], "exec:"),
        (["--bots", "greedy", "--target", "2"], "'2' is not a share between 0 and 1"),
        (["--bots", "greedy", "--target", "0"], "is not a share"),
        (["--bots", "greedy", "--target", "half"], "is not a share"),
        (["--bots", "greedy", "--target", "nan"], "is not a share"),
        (["--bots", "greedy", "--games", "0"], "above 0"),
        (["--bots", "greedy", "--deadline", "-1"], "seconds"),
        (["--bots", "greedy", "--ray", "auto"], "'auto' is not an address like"),
        (["--bots", "greedy", "--ray", "http://localhost:1"], "is not an address like"),
        (["--bots", "greedy", "--ray", "localhost:0"], "is not an address like"),
        ([], "--bots"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_mistakes_get_one_clear_line(arguments: list[str], said: str, capsys: Any) -> None:
    try:
        status = main(["arena", *arguments])
    except SystemExit as stop:
        status = stop.code
    output = capsys.readouterr()
    assert status not in (0, None) and output.out == ""
    assert len(output.err.splitlines()) == 1 and said in output.err


def test_a_missing_folder_is_an_error(tmp_path: Path, capsys: Any) -> None:
    assert arena("--bots", "hasty", "--games", 1, "--records", tmp_path / "nowhere" / "games.jsonl") == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_target_stops_the_games_when_it_is_decided(tmp_path: Path, capsys: Any) -> None:
    for bots, said in (("greedy,random", "greedy is above 50%"), ("random,greedy", "random is below 50%")):
        file = tmp_path / f"{bots}.jsonl"
        assert arena("--bots", bots, "--games", 100, "--target", 0.5, "--records", file) == 0
        assert said in " ".join(capsys.readouterr().out.split())
        played = len(games_in(file))
        assert 5 <= played < 20
        assert arena("--bots", bots, "--games", 100, "--target", 0.5, "--records", file) == 0
        assert len(games_in(file)) == played, "what is decided stays decided"
        capsys.readouterr()


def test_the_report_escapes_names_and_mishaps(tmp_path: Path, capsys: Any) -> None:
    """The library that draws tables would interpret brackets."""
    name = spec_of(tmp_path, 'for _, view in asked(): say("[bold]hello[/tmp]\\n")') + " [/tmp]"
    assert arena("--bots", f"{name},greedy", "--games", 1) == tournament_runner.FELL_BACK
    output = " ".join(capsys.readouterr().out.split())
    assert output.count("[/tmp]") >= 4, "in two tables and with the mishaps"
    assert "× not legal: '[bold]hello[/tmp]'" in output


# Bots that are broken


def spec_of(folder: Path, body: str) -> str:
    """The name of a bot that is a program with this body."""
    return "exec:" + " ".join(Path(part).as_posix() if Path(part).is_absolute() else part for part in program(folder, body))


NEVER = {
    "not there": "exec:/nowhere/bot",
    "ends at once": "sys.stderr.close(); 1 / 0",
    "ends when asked": "sys.stdin.readline(); sys.exit(3)",
}


@pytest.mark.parametrize("body", NEVER.values(), ids=NEVER)
def test_a_bot_that_never_starts_ends_the_run_at_once(body: str, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "games.jsonl"
    spec = body if body.startswith("exec:") else spec_of(tmp_path, body)
    assert arena("--bots", f"{spec},hasty", "--games", 200, "--records", file) == 1
    output = capsys.readouterr()
    assert f"postroad: {spec} does not start: " in output.err and output.out == ""
    assert file.read_bytes() == b"" and len(pids(tmp_path)) <= 1


def test_stderr_of_a_program_that_does_not_start_is_shown(tmp_path: Path, capfd: Any) -> None:
    spec = spec_of(tmp_path, "1 / 0")
    assert arena("--bots", f"{spec},hasty", "--games", 2) == 1
    lines = capfd.readouterr().err.splitlines()
    first = next(number for number, line in enumerate(lines) if f"postroad: {spec} does not start: " in line)
    assert lines[first + 1] == "stderr: Traceback (most recent call last):"
    assert lines[-1] == "stderr: ZeroDivisionError: division by zero"


FAILURES = {
    "ended": 'sys.exit("I am lost\\n" + "and so on\\n" * 5000)',
    "late": 'sys.stderr.write("I am lost\\n" + "and so on\\n" * 30); sys.stderr.flush(); time.sleep(60)',
}


@pytest.mark.parametrize("kind", FAILURES)
def test_stderr_of_a_failing_program_is_shown_once(kind: str, tmp_path: Path, capfd: Any) -> None:
    """The first lines of a failure are shown, each with a prefix; other output is not."""
    hello = "sys.stderr.write('hello\\n')\n" * (kind == "late")
    second_life = first_once(FAILURES[kind]).replace("(1, 3)", "(2, 3)")  # the first one is only to see whether it starts
    spec = spec_of(tmp_path, hello + second_life)
    deadline = ("--deadline", 0.5) if kind == "late" else ()
    assert arena("--bots", f"{spec},hasty", "--games", 1, "--workers", 1, *deadline) == tournament_runner.FELL_BACK
    output = capfd.readouterr()
    complaint = [line for line in output.err.splitlines() if "stderr: " in line]
    assert complaint.count("stderr: I am lost") == 1 and complaint[-1] == "stderr: …"
    assert complaint.count("stderr: and so on") == (18 if kind == "late" else 19)
    assert "I am lost" not in output.err.replace("stderr: I am lost", "")
    assert f"× {kind}: " in " ".join(output.out.split())


def test_a_bot_that_stops_starting_loses_no_recorded_game(tmp_path: Path, capsys: Any) -> None:
    file, good = tmp_path / "games.jsonl", 'for _, view in asked(): say(view["legal"][0] + "\\n")'
    spec = spec_of(tmp_path, good)
    assert arena("--bots", f"{spec},hasty", "--games", 1, "--records", file) == 0
    before = file.read_bytes()
    spec_of(tmp_path, "sys.exit(1)")
    assert arena("--bots", f"{spec},hasty", "--games", 2, "--records", file) == 1
    assert file.read_bytes() == before
    assert arena("--bots", f"{spec},hasty", "--games", 1, "--records", file) == 0, "there is nothing to be played"
    spec_of(tmp_path, good)
    assert arena("--bots", f"{spec},hasty", "--games", 2, "--records", file) == 0
    assert numbers_in(file) == [0, 1]


def test_a_broken_bots_decisions_are_random(tmp_path: Path, capsys: Any) -> None:
    """A strong replacement would win in the bot's name."""
    spec = spec_of(tmp_path, 'for _, view in asked(): say("hello\\n")')
    file = tmp_path / "games.jsonl"
    assert arena("--bots", f"{spec},hasty", "--games", 2, "--json", "--records", file) == tournament_runner.FELL_BACK
    output = json.loads(capsys.readouterr().out)
    broken, hasty = output["bots"]
    decisions = sum(
        len(document["options"]["arena"]["milliseconds"][document["names"].index(spec)]) for document in games_in(file)
    )
    assert broken["wins"] == 0 and broken["points"] < hasty["points"]
    assert broken["fallbacks"] == {"not legal": decisions} and broken["mishaps"] == {"not legal: 'hello'": decisions}
    assert hasty["fallbacks"] == {} and hasty["trace"] is None and output["games"] == 2


class Raises(Bot):
    """Raises at its third decision and at every one after it."""

    asked = 0

    def decide(self, view: View) -> str:
        self.asked += 1
        return view.legal()[0] if self.asked < 3 else {}["what now?"]


def test_a_row_counts_the_fallbacks_and_the_first_traceback_is_shown(capsys: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("postroad.arena.tournament.maker", lambda name, pool=None: Raises if name == "careless" else maker(name))
    assert arena("--bots", "careless,hasty", "--games", 2) == tournament_runner.FELL_BACK
    output = capsys.readouterr()
    assert output.err.count("Traceback") == output.err.count("in decide\n") == 1 and "KeyError: 'what now?'" in output.err
    assert "careless failed. Its first error" in output.err
    row = next(line for line in output.out.splitlines() if line.startswith("careless")).split()
    assert int(row[-1]) > 20 and "Fallbacks" in output.out
    assert f"careless: for {row[-1]} decisions a random action was played ({row[-1]} raised)" in output.out
    assert f"careless: {row[-1]} × raised: KeyError: 'what now?'" in output.out


def test_watch_refuses_more_bots_than_seats(capsys: Any) -> None:
    assert main(["watch", "--players", "2", "--bots", "greedy,hasty,random"]) == 1
    assert capsys.readouterr().err == "postroad: 3 bots for 2 seats; set --players or name fewer bots\n"


def test_without_ray_the_error_names_the_extra(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "--bots", "greedy,hasty", "--games", "2", "--ray", "127.0.0.1:6379"]) == 1
    assert capsys.readouterr().err == "postroad: --ray needs Ray: pip install 'postroad[ray]'\n"


def test_ctrl_c_counts_though_its_exception_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    """The exception may be raised in a callback or a finalizer, which swallow it."""

    def played(games: Tournament, numbers: list[int], workers: int | None) -> Iterator[Any]:
        for document in play_games(games, numbers, 1):
            with contextlib.suppress(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)
            yield document

    monkeypatch.setattr(tournament_runner, "play_games", played)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        assert arena("--bots", "careless,hasty", "--games", 6, "--records", tmp_path / "games.jsonl") == 130
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
    assert numbers_in(tmp_path / "games.jsonl") == [0] and "Run the same command to continue." in capsys.readouterr().err
