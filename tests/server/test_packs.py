"""The client in packs: every module in at most one pack, versioned, in the reader's language."""

import json
import re

import pytest

from postroad.pages import minified
from postroad.pages.modules import Module
from postroad.pages.packs import START, STATIC, WEB, WORKERS, Packs

CHANGED = re.compile(r"^export (let|var)\b|^export \* ", re.MULTILINE)
EXPORTED = re.compile(r"\bexport ?\{([^}]*)\}")


@pytest.fixture(scope="module")
def packs():
    return Packs(WEB)


def test_a_module_is_in_one_pack_and_after_those_it_needs(packs):
    every = [path for paths in packs.packs.values() for path in paths]
    assert len(every) == len(set(every)) > 90
    for name, paths in packs.packs.items():
        for place, path in enumerate(paths):
            for one in packs.module(path).imports:
                assert one.path in paths[:place] or packs.home.get(one.path) == "first" != name or one.path not in packs.home


def test_workers_need_no_page_module(packs):
    """Each worker is one file that loads no pack."""
    assert START not in packs.needed(*WORKERS) and START not in packs.home
    for path in WORKERS:
        assert not re.search(r"^import |\bimport\(|\bdocument\.|\bpacks/", packs.single(path), re.MULTILINE), path


def test_the_tests_use_the_client_of_a_release(packs):
    """`make minified` builds it: shorter, with the same names in the packs."""
    for address, written in packs.written().items():
        handed_out = packs.pack(address.removeprefix("packs/")) if address.startswith("packs/") else packs.single(address)
        assert handed_out != written and len(handed_out) <= len(written), address
        if address in ("packs/first.js", "packs/table.js", "packs/landing.js"):
            assert exported(handed_out) == exported(written) != set(), address


def exported(text: str) -> set[str]:
    return {name.split(" as ")[-1].strip() for names in EXPORTED.findall(text) for name in names.split(",")}


def test_minified_files_of_other_sources_are_ignored(tmp_path, monkeypatch):
    monkeypatch.setattr(minified, "FILE", tmp_path / "minified.json")
    assert minified.minified("1") == {}
    minified.FILE.write_text(json.dumps({"sources": minified.sources("1"), "texts": {"a.js": "a"}}), encoding="utf-8")
    assert minified.minified("1") == {"a.js": "a"} and minified.minified("2") == {}


def test_no_exported_binding_is_reassigned():
    for path in (WEB / "js").rglob("*.js"):
        assert not CHANGED.search(path.read_text(encoding="utf-8")), path


def test_cyclic_modules_are_refused(tmp_path):
    for name, other in (("one", "other"), ("other", "one")):
        (tmp_path / f"{name}.js").write_text(f'import {{ {other} }} from "./{other}.js";\nexport const {name} = 1;\n')
    packs = object.__new__(Packs)
    packs.web, packs._modules = tmp_path, {}
    with pytest.raises(ValueError, match=r"one\.js > other\.js > one\.js"):
        packs.needed("one.js")


@pytest.mark.parametrize(
    ("text", "body", "exports", "imports"),
    [
        ('import { a, b as c } from "../x.js";\na(c);\n', "a(c);", {}, [("x.js", "const { a, b: c } = x;")]),
        (
            'import * as all from "./x.js";\nexport const y = all.z;\n',
            "const y = all.z;",
            {"y": "y"},
            [("f/x.js", "const all = f_x;")],
        ),
        (
            'import one from "./x.js";\nexport function f() {}\n',
            "function f() {}",
            {"f": "f"},
            [("f/x.js", "const one = f_x.default;")],
        ),
        ('import "./x.js";\nexport async function g() {}', "async function g() {}", {"g": "g"}, [("f/x.js", "")]),
        (
            'import{a as n}from"./x.js";var t=n;export{t as T,n as N};',
            "var t=n;",
            {"T": "t", "N": "n"},
            [("f/x.js", "const {a: n} = f_x;")],
        ),
        ('export{S}from"./x.js";const q=1;', "const q=1;", {"S": "f_x.S"}, [("f/x.js", "")]),
        ("export default function(){}", "const given = function(){}", {"default": "given"}, []),
        ("/** What it is. @type {number} */\n// why\nexport class K {}\n", "class K {}", {"K": "K"}, []),
    ],
)
def test_modules_are_parsed(text, body, exports, imports):
    module = Module("f/m.js", text)
    assert module.exports == exports
    assert [(one.path, one.taken()) for one in module.imports] == imports
    assert body in module.as_function()


def test_browsers_cache_a_versioned_pack_for_ever(client, packs):
    for name in ("first.js", "table.js", "landing.js", "0.css", "1.css"):
        address = STATIC + packs.address(name)
        answer = client.get(address)
        assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        assert client.get(address, headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
        assert client.get(f"/static/packs/{name}?v=older").headers["cache-control"] == "no-cache"


def test_browsers_cache_the_versioned_start_for_ever(client, packs):
    start = f"/static/{START}?v={packs.version}"
    assert start in client.get("/").text and "immutable" in client.get(start).headers["cache-control"]
    assert client.get(f"/static/{START}").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", ["second.js", "2.css", "-1.css", "first.css", "first", "", "../../cli.py", "..%2f..%2fcli.py"])
def test_unknown_packs_are_not_found(client, name):
    assert client.get(f"/static/packs/{name}").status_code == 404


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("de-AT,de;q=0.9,en;q=0.8", "de"), ("fr, ja;q=0.5", "ja"), ("fr", "en"), ("", "en"), ("*", "en"), ("PL", "pl")],
)
def test_the_page_speaks_the_readers_language(client, wanted, language):
    answer = client.get("/table/abc", headers={"Accept-Language": wanted})
    assert f'<html lang="{language}">' in answer.text and f"/static/lang/{language}/table.ftl" in answer.text
    assert "accept-language" in answer.headers["vary"].lower()
