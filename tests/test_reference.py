"""The rules reference: every rule is in it once, and every question and refusal at the table leads to one."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from postroad.rules.phases import AT_REST
from postroad.rules.reason_text import REASON_IDS
from tests.test_wasm import NODE, WEB

PLAN = Path(__file__).parent / "reference_plan.mjs"
DOCS = Path(__file__).parents[1] / "docs" / "rules.md"
KINDS = WEB / "js" / "table" / "about" / "kinds.js"
OF_BOTH_SHEETS = {"h6"}  # the printed rules have it too, so it is no ruling there


@pytest.fixture(scope="module")
def plan() -> dict[str, Any]:
    done = subprocess.run([NODE, PLAN, WEB], capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def numbered() -> dict[str, str]:
    """The rules of docs/rules.md by their numbers."""
    found = re.findall(
        r"^- \*\*([A-Z]\d)\*\* (.*?)(?=^- \*\*|^\n|^#)", DOCS.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    return {number.lower(): text for number, text in found}


def test_every_rule_is_in_one_chapter(plan: dict[str, Any]) -> None:
    written = [number for rules in plan["chapters"].values() for number in rules]
    assert len(numbered()) == 58
    assert sorted(written) == sorted(numbered())


@pytest.mark.parametrize("language", ["en", "de", "ru", "pl", "ja"])
def test_every_rule_and_ruling_has_a_text(language: str) -> None:
    texts = (WEB / "lang" / language / "help.ftl").read_text(encoding="utf-8")
    for number, text in numbered().items():
        if "*ruling*" in text and number not in OF_BOTH_SHEETS:
            assert f"\nrule-{number}-ours = " in texts
        if not text.startswith("*ruling*"):
            assert f"\nrule-{number} = " in texts


def test_every_question_and_every_refusal_leads_to_a_rule(plan: dict[str, Any]) -> None:
    places = {*plan["chapters"], *numbered()}
    assert set(plan["behind"]["phase"]) == {*AT_REST, "take-empty-hand"}  # the page asks this in the phase take
    assert set(plan["behind"]["reason"]) == set(REASON_IDS)
    assert {place for led in plan["behind"].values() for place in led.values()} <= places


def test_every_explained_piece_leads_to_a_rule(plan: dict[str, Any]) -> None:
    table = re.search(r"export const KINDS = \{(.*?)^\};", KINDS.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert table is not None
    kinds = set(re.findall(r"^  (\w+)", table[1], re.MULTILINE))
    assert kinds == {kind for kind in plan["behind"]["piece"] if ":" not in kind}
    assert plan["behind"]["piece"]["stack:length-5"] == "t1"
