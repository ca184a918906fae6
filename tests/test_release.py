"""The release workflow: its commands run, and its uploads exist."""

import importlib.util
import shlex
from pathlib import Path

import pytest
import yaml

from postroad import __version__
from postroad.cli import main
from tests.conftest import PARTS

ROOT = Path(__file__).parents[1]
WORKFLOW = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))
JOBS = {name: job for name, job in WORKFLOW["jobs"].items() if "steps" in job}  # the others call a workflow
NIGHTLY = yaml.safe_load((ROOT / ".github" / "workflows" / "nightly.yml").read_text(encoding="utf-8"))


def commands(job: str) -> list[list[str]]:
    lines = [line for step in JOBS[job]["steps"] for line in step.get("run", "").splitlines()]
    return [shlex.split(line) for line in lines]


def uploaded_paths(job: str, action: str) -> list[str]:
    """The paths of the steps that use an action."""
    return [step["with"]["path"] for step in JOBS[job]["steps"] if step.get("uses", "").startswith(f"actions/{action}@")]


def test_a_tag_starts_a_release_with_least_permissions():
    assert WORKFLOW[True] == {"push": {"tags": ["v*"]}}  # YAML reads the word `on` as a yes
    assert WORKFLOW["permissions"] == {"contents": "read"} and "permissions" not in JOBS["build"]
    assert JOBS["release"]["permissions"] == {"contents": "write"}
    assert JOBS["pages"]["permissions"] == {"pages": "write", "id-token": "write"}
    assert JOBS["release"]["needs"] == JOBS["pages"]["needs"] == "build"


def test_a_release_needs_all_tests():
    assert WORKFLOW["jobs"]["long"] == {"uses": "./.github/workflows/nightly.yml"} and JOBS["build"]["needs"] == "long"
    assert NIGHTLY["jobs"]["long"]["strategy"]["matrix"]["part"] == PARTS


def test_the_workflows_commands_exist():
    for program, *arguments in (command for job in JOBS for command in commands(job)):
        if program == "python":
            assert arguments[0] == "-m" and importlib.util.find_spec(arguments[1]), arguments
        else:
            assert program in ("postroad", "test", "gh")


def test_the_workflow_builds_what_it_uploads(tmp_path, monkeypatch, capsys):
    """The test runs the workflow's own commands; tests/test_wheel.py builds the wheel."""
    monkeypatch.chdir(tmp_path)
    for program, *arguments in commands("build"):
        if program == "postroad":
            assert main(arguments) == 0
    assert (tmp_path / "dist" / "postroad.html").is_file() and uploaded_paths("build", "upload-artifact") == ["dist"]
    (site,) = uploaded_paths("build", "upload-pages-artifact")
    assert (tmp_path / site / "index.html").is_file() and (tmp_path / site / "sw.js").is_file()
    assert uploaded_paths("release", "download-artifact") == ["dist"]
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.splitlines()[-1] == f"postroad {__version__}"
