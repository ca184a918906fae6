"""`postroad site`: a folder that works at any address and replaces only an older site."""

import json
import re

import pytest

from postroad.cli import main
from postroad.pages.packs import WEB, Packs
from postroad.pages.static_site import MARK, PAGE, NotOurs, site, write_site

ABSOLUTE = re.compile(
    r"""["'`(=]/(?:static|packs|js|style|lang|fonts|icons|sw)\b|https?://(?!www\.w3\.org|post\.example)[\w.]+"""
)


@pytest.fixture(scope="module")
def files():
    return site(Packs(WEB), "https://post.example")


def texts(files):
    for path, content in files.items():
        if path.endswith((".html", ".js", ".css", ".ftl", ".webmanifest")) and "/vendor/" not in path:
            yield path, content.decode()


def test_no_address_is_absolute(files):
    """The site works in any folder of any web host."""
    for path, text in texts(files):
        assert ABSOLUTE.findall(text) == [], path
    told = json.loads(next(content for path, content in files.items() if path.endswith("manifest.webmanifest")))
    assert told["start_url"] == told["scope"] == "../"


def test_four_modules_know_the_api_and_request_nothing_without_a_server():
    scripts = {path.name: path.read_text(encoding="utf-8") for path in (WEB / "js").rglob("*.js")}
    knowing = {name for name, text in scripts.items() if re.search(r'["`}]/api', text)}
    assert knowing == {"api.js", "page_errors.js", "player_feed.js", "table_connection.js"}
    assert "if (!hasServer) throw" in scripts["api.js"]
    assert "if (!hasServer ||" in scripts["page_errors.js"]
    assert "if (hasServer) connect()" in scripts["table_connection.js"]


def test_every_named_file_exists(files):
    version = Packs(WEB).version
    page = files["index.html"].decode()
    named = {address.split("?")[0].removeprefix("./") for address in re.findall(r'(?:src|href)="([^"]+)"', page)}
    worker = json.loads(files["sw.js"].decode().split("\n")[0].removeprefix("const OFFLINE = ").removesuffix(";"))
    kept = {path.split("?")[0] for path in worker["files"] + worker["later"]}
    assert worker["later"] == [f"{version}/js/engine/master.net"], "it is large, and kept once it was asked for"
    assert named | kept <= files.keys() and worker["version"] == version
    assert {path for path in files if path.startswith(version) and not path.endswith(".txt")} == kept


def test_versioned_files_are_in_the_versions_folder(files):
    version = Packs(WEB).version
    assert {path for path in files if not path.startswith(f"{version}/")} == {"index.html", "sw.js"}


def test_the_page_has_a_policy_and_its_servers_address(files):
    head = files["index.html"].decode().split("<title>")[0]
    assert "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" in head and "unsafe-inline" not in head
    assert '<meta name="postroad-server" content="https://post.example" />' in head
    assert 'name="postroad-server" content=""' in site(Packs(WEB), None)["index.html"].decode()


def test_a_new_site_replaces_the_old_one(tmp_path):
    write_site(tmp_path)
    old = tmp_path / "0123" / "js" / "old.js"
    old.parent.mkdir(parents=True)
    old.write_text("")
    (tmp_path / "CNAME").write_text("post.example")
    outside = tmp_path.parent / "outside.js"
    outside.write_text("")
    told = json.loads((tmp_path / MARK).read_text())
    told["files"] += ["0123/js/old.js", "../outside.js"]
    (tmp_path / MARK).write_text(json.dumps(told))
    write_site(tmp_path)
    there = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert there == {MARK, "CNAME", *site(Packs(WEB), None)} and not (tmp_path / "0123").exists() and outside.exists()


@pytest.mark.parametrize("mark", [None, "{}", "nonsense", '{"files": 3}'])
def test_a_foreign_folder_is_unchanged(tmp_path, mark, capsys):
    (tmp_path / "index.html").write_text("mine")
    if mark is not None:
        (tmp_path / MARK).write_text(mark)
    before = sorted(tmp_path.iterdir())
    with pytest.raises(NotOurs):
        write_site(tmp_path)
    assert main(["site", str(tmp_path)]) == 1
    assert "contains other files: choose a new or empty folder" in capsys.readouterr().err
    assert sorted(tmp_path.iterdir()) == before and (tmp_path / "index.html").read_text() == "mine"


def test_a_file_is_no_folder(tmp_path, capsys):
    (tmp_path / "file").write_text("mine")
    assert main(["site", str(tmp_path / "file")]) == 1
    assert "contains other files" in capsys.readouterr().err and (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize("server", ["post.example", "ftp://post.example", "https://", "javascript:alert(1)", "http://[::1"])
def test_a_server_has_an_address(tmp_path, server, capsys):
    with pytest.raises(SystemExit):
        main(["site", str(tmp_path / "site"), "--server", server])
    assert "is not an address like" in capsys.readouterr().err and not (tmp_path / "site").exists()


def test_a_reader_never_sees_a_half_written_file(tmp_path):
    """Half a service worker would count as a new version."""
    write_site(tmp_path)
    whole = (tmp_path / PAGE).read_bytes()
    with (tmp_path / PAGE).open("rb", buffering=0) as reading:
        begun = reading.read(10)
        write_site(tmp_path, server="https://example.org")
        assert begun + reading.read() == whole
    assert not list(tmp_path.glob("**/*.coming"))
