"""Mutation testing: `python -m tools.mutants map`, then `hunt`, then `table`.

`map` runs the tests once and notes which lines each of them executes. `hunt` changes one line at a time, in copies of the
tree, and runs the tests that execute it until one fails. Results are in dist/mutants; a hunt that was stopped goes on.
`--suite long` hunts with all tests for mutants that `make test` does not find. `table` lists which test found what.
"""

import argparse
import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any

from tools.docs import ROOT
from tools.flakes import SPREAD
from tools.mutants.contexts import FOLDER
from tools.mutants.draw import Mutant, drawn

RESULTS = ROOT / "dist" / "mutants"
SUITES: dict[str, list[str]] = {"test": [], "long": ["--long"]}
AT_ONCE = os.cpu_count() or 1
MOST = 300  # seconds that the tests of one mutant took when the map was made, the shortest first
PATIENCE = 1200  # seconds until a run of them counts as one without an end
CLIENT = "src/postroad/web/js/"

Map = dict[str, Any]


def make_map(suite: str) -> None:
    """Which tests execute a line, and which browser tests ask for a file of the client."""
    import coverage

    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pytest", *SPREAD, "-p", "tools.mutants.contexts", *SUITES[suite]]
        subprocess.run(command, cwd=ROOT, env={**os.environ, FOLDER: folder, "PYTHONPATH": str(ROOT)})
        measured = coverage.Coverage(data_file=f"{folder}/.coverage")
        measured.combine([folder], keep=True)
        lines = {
            Path(path).relative_to(ROOT).as_posix(): {
                str(line): sorted({context.partition(" ")[0] for context in contexts if context})
                for line, contexts in measured.get_data().contexts_by_lineno(path).items()
            }
            for path in measured.get_data().measured_files()
        }
        tests = [json.loads(line) for file in Path(folder).glob("tests-*.jsonl") for line in file.read_text().splitlines()]
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / f"map-{suite}.json").write_text(json.dumps({"lines": lines, "tests": tests}), encoding="utf-8")
    print(f"{len(tests)} tests, {sum(map(len, lines.values()))} lines")


def tests_of(mutant: Mutant, known: Map, there: set[str]) -> list[str]:
    """Those that execute its line and are still there, the shortest first. A line of no test runs when its module is loaded."""
    seconds = {one["test"]: one["seconds"] for one in known["tests"] if one["test"] in there}
    if mutant.path.startswith(CLIENT):
        asked = files_with(mutant.path.removeprefix(CLIENT))
        found = {one["test"] for one in known["tests"] if asked & set(one["files"])}
    else:
        lines = known["lines"].get(mutant.path, {})
        found = set(lines.get(str(mutant.line)) or chain.from_iterable(lines.values()))
    return [*within(MOST, sorted((seconds[test], test) for test in found & seconds.keys()))]


def within(most: float, tests: list[tuple[float, str]]) -> Iterator[str]:
    """As many as there is time for."""
    for seconds, test in tests:
        most -= seconds
        if most < 0:
            return
        yield test


def collected(options: list[str]) -> set[str]:
    """The tests that there are now: the map may be older."""
    command = [sys.executable, "-m", "pytest", "--collect-only", *options]
    return set(subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.splitlines())


def files_with(module: str) -> set[str]:
    """The addresses under which a page may ask for a module: its own, and that of the pack that holds it."""
    from postroad.pages.packs import WEB, Packs

    path = f"js/{module}"
    return {path, f"packs/{Packs(WEB).home.get(path)}.js"}


class Copy:
    """A copy of the tree, for one mutant after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        listed = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True)  # noqa: S607
        for name in filter(None, listed.split("\0")):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
        self.environment = {**os.environ, "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}"}

    def hunt(self, mutant: Mutant, tests: list[str], options: list[str]) -> str:
        """Who found it, or an empty text."""
        path = self.folder / mutant.path
        sound = path.read_text(encoding="utf-8")
        lines = sound.split("\n")
        assert lines[mutant.line - 1] == mutant.before, f"{mutant} is of other sources"
        lines[mutant.line - 1] = mutant.after
        path.write_text("\n".join(lines), encoding="utf-8")
        try:
            return (mutant.path.startswith(CLIENT) and self.in_node()) or self.in_pytest(tests, options)
        finally:
            path.write_text(sound, encoding="utf-8")

    def in_node(self) -> str:
        return next((f"tests/js ({name})" for name in ("test", "test-maps") if not self.passes("tools.client", name)), "")

    def in_pytest(self, tests: list[str], options: list[str]) -> str:
        if not tests:
            return ""
        (self.folder / "dist").mkdir(exist_ok=True)
        report = self.folder / "dist" / "found.txt"
        (self.folder / "dist" / "tests.txt").write_text("\n".join(tests), encoding="utf-8")
        if self.passes("pytest", "-x", "-n", "0", "-rfE", *options, "@dist/tests.txt", output=report):
            return ""
        said = report.read_text(encoding="utf-8", errors="replace").splitlines()
        return next((line.split()[1] for line in said if line.startswith(("FAILED ", "ERROR "))), "a run without an end")

    def passes(self, module: str, *words: str, output: Path | None = None) -> bool:
        command = [sys.executable, "-m", module, *words]
        with (output or Path(os.devnull)).open("w", encoding="utf-8") as file:
            try:
                ended = subprocess.run(command, cwd=self.folder, env=self.environment, stdout=file, stderr=file, timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                return False
        return not ended.returncode


def hunt(suite: str) -> None:
    known, there = json.loads((RESULTS / f"map-{suite}.json").read_text(encoding="utf-8")), collected(SUITES[suite])
    done = {(one["suite"], one["mutant"]) for one in results()}
    found = {one["mutant"] for one in results() if one["by"]}
    waiting: queue.SimpleQueue[Mutant] = queue.SimpleQueue()
    for mutant in drawn():
        if (suite, str(mutant)) not in done and not (suite == "long" and str(mutant) in found):
            waiting.put(mutant)

    def work() -> None:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            copy = Copy(Path(folder))
            while mutant := next_of(waiting):
                tests = tests_of(mutant, known, there)
                begun = time.monotonic()
                by = copy.hunt(mutant, tests, SUITES[suite])
                note = {"suite": suite, "mutant": str(mutant), "tests": len(tests), "by": by}
                with (RESULTS / "results.jsonl").open("a", encoding="utf-8") as file:
                    file.write(f"{json.dumps(note)}\n")
                print(f"{time.monotonic() - begun:4.0f} s, {len(tests):3} tests: {mutant}\n      {by or 'not found'}", flush=True)

    threads = [threading.Thread(target=work) for _ in range(AT_ONCE)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def next_of(waiting: "queue.SimpleQueue[Mutant]") -> Mutant | None:
    with suppress(queue.Empty):
        return waiting.get_nowait()
    return None


def results() -> list[dict[str, Any]]:
    path = RESULTS / "results.jsonl"
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def table() -> Iterator[str]:
    by: dict[str, str] = defaultdict(str)
    suites: dict[str, str] = {}
    for one in results():
        suites[one["mutant"]] = one["suite"]
        by[one["mutant"]] = one["by"]
    counts = Counter(suites[mutant] if found else "nobody" for mutant, found in by.items())
    yield f"{len(by)} mutants: {', '.join(f'{count} by {suite}' for suite, count in counts.most_common())}"
    for mutant, found in sorted(by.items()):
        yield f"{mutant}\n    {suites[mutant]}: {found or 'not found'}"


def main() -> None:
    options = argparse.ArgumentParser(description="Change one line at a time and see which test finds it.")
    options.add_argument("what", choices=("draw", "map", "hunt", "table"))
    options.add_argument("--suite", choices=SUITES, default="test")
    chosen = options.parse_args()
    match chosen.what:
        case "draw":
            print("\n".join(map(str, drawn())))
        case "map":
            make_map(chosen.suite)
        case "hunt":
            hunt(chosen.suite)
        case "table":
            print("\n".join(table()))


if __name__ == "__main__":
    main()
