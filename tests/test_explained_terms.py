"""Texts for players agree with the rules, in every language: lessons, help, chances."""

import re
from functools import cache

import pytest

from tests.test_wasm import WEB

LANGUAGES = sorted(path.name for path in (WEB / "lang").iterdir() if path.is_dir())
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*)$", re.MULTILINE)
SHIELD = {"en": "shield", "de": "Wappen", "ru": "герб", "pl": "herb", "ja": "紋章"}
MASTER = {"en": "master", "de": "Meister", "ru": "мастер", "pl": "mistrz", "ja": "名人"}
BAVARIA = {"en": "Bavaria", "de": "Bayern", "ru": "Бавари", "pl": "Bawari", "ja": "バイエルン"}


@cache
def texts_of(language: str) -> dict[str, str]:
    files = (WEB / "lang" / language).glob("*.ftl")
    return {key: text for file in files for key, text in MESSAGE.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_lesson_explains_the_score(language: str) -> None:
    words = texts_of(language)
    assert "−20" in words["lesson-take-ask"] and "20" not in words["lesson-lay-done"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_explains_that_an_empty_hand_calls_the_postmaster(language: str) -> None:
    """D4"""
    words = texts_of(language)
    assert words["official-postmaster"].casefold() in words["lesson-take-done"].casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_distinguishes_provinces_from_regions_at_first_use(language: str) -> None:
    """C2"""
    assert SHIELD[language] in texts_of(language)["lesson-each-ask"] and SHIELD[language] in texts_of(language)["rule-b2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_names_every_kind_of_tile(language: str) -> None:
    """T1 to T4"""
    words = texts_of(language)
    assert words["stack-game-end"].casefold() in words["lesson-tiles-ask"].casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_all_provinces_holds_at_every_table(language: str) -> None:
    """T3: nine, or the eight outside Bavaria."""
    assert BAVARIA[language] in texts_of(language)["rule-t3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_progress_ends_with_the_last_hand_in(language: str) -> None:
    """E4, H8"""
    words = texts_of(language)
    assert words["module-honours"] in words["rule-e4-ours"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["hint-chance", "analysis-fair", "puzzle-fair"])
def test_texts_about_chances_say_that_they_assume_masters(language: str, key: str) -> None:
    times = 2 if key == "puzzle-fair" else 1  # the text also names the judge
    assert texts_of(language)[key].casefold().count(MASTER[language].casefold()) >= times
