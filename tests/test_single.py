"""`postroad page`: one file that contains everything and overwrites no foreign file."""

import base64
import hashlib
import json
import re

import pytest

from postroad.cli import main
from postroad.pages.packs import WEB, Packs
from postroad.pages.single_file import page


@pytest.fixture(scope="module")
def text():
    return page(Packs(WEB), None)


def embedded_files(text):
    return json.loads(re.search(r'id="postroad-files">(.*?)</script>', text, re.DOTALL)[1])


def test_the_page_requests_no_other_file(text):
    assert not re.search(r'(?:src|href)="(?!data:)', text.split("<script")[0])
    assert 'url("../' not in text and 'import("' not in text and not re.search(r"^import ", text, re.MULTILINE)


def test_the_page_contains_every_lazy_module(text):
    script = re.search(r'<script type="module">(.*?)</script>', text, re.DOTALL)[1]
    later = set(re.findall(r"Promise\.resolve\(((?:js|vendor)_\w+)\)", script))
    assert later and not {name for name in later if f"const {name}=" not in script}


def test_the_policy_allows_only_the_pages_scripts(text):
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', text)[1]
    parts = [
        *re.findall(r'<script type="module">(.*?)</script>', text, re.DOTALL),
        *re.findall(r"<style>(.*?)</style>", text, re.DOTALL),
    ]
    assert len(parts) == 3
    for part in parts:
        assert f"'sha256-{base64.b64encode(hashlib.sha256(part.encode()).digest()).decode()}'" in policy
    assert (
        policy.startswith("default-src 'none'")
        and "unsafe-inline" not in policy
        and "http" not in policy
        and "file:" not in policy
    )


def test_the_page_contains_every_text_and_worker(text):
    names = embedded_files(text).keys()
    there = {
        path.relative_to(WEB).as_posix()
        for pattern in ("lang/*/*.ftl", "js/**/*_worker.js", "js/**/*.wasm")
        for path in WEB.glob(pattern)
    }
    assert there <= names
    shown = {f"style/{path.name}" for path in (WEB / "style").glob("*.css")} - {path for run in Packs(WEB).styles for path in run}
    assert shown <= names


def test_the_page_contains_the_licences(text):
    assert "SIL OPEN FONT LICENSE" in text and "vendor/licences/preact.txt" in text


def test_workers_import_nothing(text):
    for path, content in embedded_files(text).items():
        if path.endswith(".js"):
            assert not re.search(r"^import |^export ", content, re.MULTILINE) and "import.meta" not in content, path


def test_a_foreign_file_is_not_overwritten(tmp_path, capsys):
    mine = tmp_path / "postroad.html"
    mine.write_text("mine")
    assert main(["page", str(mine)]) == 1 and "is not a page of Postroad: choose a new file" in capsys.readouterr().err
    assert mine.read_text() == "mine"
    assert main(["page", str(tmp_path)]) == 1
    ours = tmp_path / "new" / "postroad.html"
    for server in ("https://post.example", "https://other.example"):
        assert main(["page", str(ours), "--server", server]) == 0
        assert f'name="postroad-server" content="{server}"' in ours.read_text(encoding="utf-8")
