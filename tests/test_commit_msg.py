"""The hook that checks commit messages: which subjects pass, and where the hook runs."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
HOOK = ROOT / ".githooks" / "commit-msg"
SHELL = shutil.which("sh")

pytestmark = pytest.mark.skipif(SHELL is None, reason="a hook needs a shell; git brings one")


def refusal(message: str, folder: Path) -> str:
    """The hook's output; empty where the message passes."""
    file = folder / "COMMIT_EDITMSG"
    file.write_text(message, encoding="utf-8", newline="\n")
    done = subprocess.run([str(SHELL), HOOK, file], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == bool(done.stderr) and not done.stdout
    return done.stderr


@pytest.mark.parametrize(
    "message",
    [
        "docs: add results of second chaos run",
        "page, tests: close the menu with Escape",
        "bots,arena: rename modules",
        "ci: run the tests on Python 3.14\n\nWhy: it is out.\n",
        "\n# Please enter the commit message\ndocs: explain `hide()`\n# On branch main\n",
        f"docs: name {'ä' * 30} {'ö' * 30}",  # 72 characters, far more bytes
        "Merge branch 'main' into menu",
        'Revert "docs: add results of second chaos run"',
        "fixup! docs: add results of second chaos run, which may well be as long as anybody likes",
        "squash! docs: add results",
        "wip",
    ],
)
def test_good_subjects_pass(message: str, tmp_path: Path) -> None:
    assert refusal(message, tmp_path) == ""


@pytest.mark.parametrize(
    ("message", "remedies"),
    [
        ("What another storm gave", ["area in lowercase"]),
        ("Docs: add results", ["area in lowercase"]),
        ("docs add results", ["area in lowercase"]),
        ("docs:add results", ["area in lowercase"]),
        ("docs: results", ["a verb and its object"]),
        ("docs: ", ["area in lowercase"]),
        ("", ["area in lowercase"]),
        ("docs: Add results", ["area in lowercase"]),
        ("docs: add results.", ["full stop"]),
        (f"docs: add {'x' * 63}", ["from 73 to at most 72"]),
        (f"Fixed {'many ' * 20}things.", ["area in lowercase", "at most 72", "full stop"]),
    ],
)
def test_bad_subjects_are_refused_with_the_remedy(message: str, remedies: list[str], tmp_path: Path) -> None:
    said = refusal(message, tmp_path)
    assert said.count("\n- ") == len(remedies) and all(remedy in said for remedy in remedies)
    assert f"    {message}".rstrip() in said and "CONTRIBUTING.md" in said


@pytest.mark.skipif(os.name != "posix", reason="commands of a shell")
@pytest.mark.parametrize("inside", [True, False], ids=["checkout", "unpacked archive"])
def test_make_installs_the_hook_in_a_checkout(inside: bool, tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "pyproject.toml").touch()
    if inside:
        (tmp_path / ".git").mkdir()
    command = ["make", "--dry-run", "--directory", str(tmp_path), ".venv/ready"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert ("git config core.hooksPath .githooks" in shown) == inside


def test_documents_and_workflow_name_the_path_of_the_hook() -> None:
    assert os.name != "posix" or os.access(HOOK, os.X_OK)
    assert f"`{HOOK.relative_to(ROOT).as_posix()}`" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8"))
    job = workflow["jobs"]["commits"]
    assert job["if"] == "github.event_name == 'pull_request'"
    assert any("sh .githooks/commit-msg" in step.get("run", "") for step in job["steps"])
