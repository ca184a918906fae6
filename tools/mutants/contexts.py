"""A pytest plugin: which tests execute which lines of Python, and which files of the client their pages ask for.

`pytest -p tools.mutants.contexts` writes into the folder that POSTROAD_CONTEXTS names: data of coverage.py, also of processes
that tests start, and lines of JSON with each test's time and files.
"""

import json
import os
import re
from collections.abc import Generator
from pathlib import Path
from urllib.parse import urlsplit

import coverage
import pytest

FOLDER = "POSTROAD_CONTEXTS"
MODULE = re.compile(r"(?<=/)(js|packs)/.+\.js$")  # of the client, in an address
PACKAGE = Path(__file__).parents[2] / "src" / "postroad"
AREAS = [str(PACKAGE / area) for area in ("server", "analysis", "pages")]

CONFIG = """[run]
source =
    {areas}
data_file = {folder}/.coverage
parallel = true
sigterm = true
context = ${{PYTEST_CURRENT_TEST}}
"""

_measured: list[coverage.Coverage] = []


def pytest_configure(config: pytest.Config) -> None:
    """Begin; a process that is started later begins by itself, with the test of its start as its context."""
    folder = Path(os.environ[FOLDER])
    settings = folder / "coveragerc"
    settings.write_text(CONFIG.format(areas="\n    ".join(AREAS), folder=folder), encoding="utf-8")
    os.environ["COVERAGE_PROCESS_START"] = str(settings)
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        measured = coverage.Coverage(config_file=str(settings), context="")
        measured.start()
        _measured.append(measured)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    for measured in _measured:
        measured.switch_context(item.nodeid)
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        faults = getattr(item, "funcargs", {}).get("faults")
        asked = {MODULE.search(urlsplit(url).path) for url in faults.asked} if faults else set()
        found = {"test": item.nodeid, "seconds": report.duration, "files": sorted({path[0] for path in asked if path})}
        with (Path(os.environ[FOLDER]) / f"tests-{os.getpid()}.jsonl").open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(found)}\n")
    return report


def pytest_unconfigure() -> None:
    while _measured:
        measured = _measured.pop()
        measured.stop()
        measured.save()
