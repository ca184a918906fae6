"""Find flaky tests: `python -m tools.flakes` runs the suite again and again and counts failures.

Runs take turns: on an idle machine, beside busy cores, and with slow pages. Each run adds a line to dist/flakes.jsonl, so the
counts accumulate over days. The list at the end names every test that ever failed.
"""

import argparse
import datetime
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

from tools.docs import ROOT

RESULTS = ROOT / "dist" / "flakes.jsonl"
SLOWED = "3"  # the factor by which pages are slowed down in slow runs
SPREAD = ("-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder")  # like make test
KINDS = ("idle", "busy", "slow")


def spin() -> None:
    while True:
        pass


@contextmanager
def busy_cores(processes: int) -> Iterator[None]:
    """Keep this many cores busy during the block."""
    busy = [multiprocessing.Process(target=spin, daemon=True) for _ in range(processes)]
    for process in busy:
        process.start()
    try:
        yield
    finally:
        for process in busy:
            process.kill()


def run(kind: str, selected: list[str]) -> dict[str, Any]:
    """Run the suite once; return its result."""
    with tempfile.TemporaryDirectory() as folder, busy_cores((os.cpu_count() or 1) if kind == "busy" else 0):
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", *SPREAD, f"--junitxml={report}", *selected]
        order = str(random.randrange(1_000_000))
        slow = {"POSTROAD_TEST_SLOW": SLOWED} if kind == "slow" else {}
        subprocess.run(command, cwd=ROOT, env={**os.environ, "POSTROAD_TEST_ORDER": order, **slow})
        cases = [*Xml.parse(report).iter("testcase")]  # noqa: S314 - pytest wrote it
    failed = [f"{case.get('classname')}::{case.get('name')}" for case in cases if is_bad(case)]
    commit = subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, text=True).strip()  # noqa: S607
    at = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    return {"at": at, "commit": commit, "kind": kind, "order": order, "tests": len(cases), "failed": failed}


def is_bad(case: Xml.Element) -> bool:
    return case.find("failure") is not None or case.find("error") is not None


def summary(results: list[dict[str, Any]]) -> Iterator[str]:
    """The number of green runs, and every test that ever failed."""
    green = Counter(result["kind"] for result in results if not result["failed"])
    yield ", ".join(f"{kind}: {green[kind]} of {sum(one['kind'] == kind for one in results)} runs green" for kind in KINDS)
    for test, count in Counter(test for result in results for test in result["failed"]).most_common():
        yield f"{count:4} {test}"


def main() -> None:
    options = argparse.ArgumentParser(description="Run the tests repeatedly and list those that ever failed.")
    options.add_argument("--runs", type=int, default=3, metavar="N", help="number of runs (default 3)")
    options.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS, help="kinds of runs, in turn (default: all)")
    options.add_argument("tests", nargs="*", help="files or tests to run (default: the whole suite)")
    chosen = options.parse_args()
    RESULTS.parent.mkdir(exist_ok=True)
    for number in range(chosen.runs):
        result = run(chosen.kinds[number % len(chosen.kinds)], chosen.tests)
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(result)}\n")
    print("\n".join(summary([json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()])))


if __name__ == "__main__":
    main()
