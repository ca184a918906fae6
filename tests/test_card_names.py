"""Where the names of cities and regions may break on a card."""

import json
import subprocess

import pytest

from postroad.localized_text import localized_text
from tests.test_wasm import NODE, WEB

SCRIPT = """
const [web, names] = process.argv.slice(1);
const { breakable } = await import(`${web}/js/pieces/card_name_fit.js`);
console.log(JSON.stringify(JSON.parse(names).map(breakable)));
"""

HALVES = {
    "city-augsburg": "アウクス|ブルク",
    "city-regensburg": "レー|ゲンス|ブルク",
    "city-stuttgart": "シュ|トゥット|ガルト",
    "city-ingolstadt": "インゴル|シュ|タット",
    "city-innsbruck": "インス|ブルック",
    "city-karlsruhe": "カールス|ルーエ",
    "region-switzerland-tyrol": "スイス／|チロル",
    "region-bohemia-salzburg": "ボヘミア／|ザルツ|ブルク",
    "region-wurttemberg-hohenzollern": "ヴュルテン|ベルク／|ホーエン|ツォレルン",
}


@pytest.fixture(scope="module")
def broken() -> dict[str, str]:
    return dict(zip(HALVES, cut([localized_text("ja").say(name) for name in HALVES]), strict=True))


def cut(names: list[str]) -> list[str]:
    command = [NODE, "--input-type=module", "-e", SCRIPT, str(WEB), json.dumps(names)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("name", HALVES)
def test_a_japanese_name_breaks_between_its_halves(broken: dict[str, str], name: str) -> None:
    assert broken[name].replace("\u200b", "|") == HALVES[name]


def test_a_name_broken_at_a_slash_has_no_hyphen() -> None:
    """Long names may still break elsewhere."""
    languages = [localized_text(language) for language in ("en", "de", "ru", "pl")]
    names = [words.say(name) for words in languages for name in HALVES if name.startswith("region-")]
    found = cut(names)
    assert all(name.count("/\u200b") == 1 and "/\u200b\u00ad" not in name and "/\u00ad" not in name for name in found)
    assert [name.replace("\u200b", "").replace("\u00ad", "") for name in found] == names
    assert cut(["Württemberg/Hohenzollern"])[0].count("\u00ad") > 2
