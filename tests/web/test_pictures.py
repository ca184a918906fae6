"""Pictures in a browser: their parts are those of the page, and films play."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from postroad.game import Game
from postroad.pictures.film import LAST, film
from postroad.record import replay
from postroad.rules.state import State
from postroad.state_reader import plain
from tools import picture_parts

RECORD = json.loads((Path(__file__).parents[1] / "records" / "2-none-carriage-7.json").read_text(encoding="utf-8"))
SECONDS = 2.0  # of each turn
NUMBER, ROUNDING = re.compile(r"-?(?:\d+\.?\d*|\.\d+)"), 0.15

# In the page: the parts that are drawn at a time, each with its place.
DRAWN = """(time) => {
  const film = document.querySelector("svg");
  if (time !== null) { film.pauseAnimations(); film.setCurrentTime(time); }
  const shown = (one) => one === film || (getComputedStyle(one).display !== "none" && shown(one.parentNode));
  const uses = [...film.querySelectorAll("use")].filter((one) => !one.closest("defs") && shown(one));
  return uses.map((one) => one.getAttribute("href") + one.getAttribute("transform")).sort();
}"""


@pytest.mark.long("browser")
def test_parts_are_those_of_the_page(browser: Browser) -> None:
    """Versions of Chromium may round numbers differently."""
    drawn, stored = picture_parts.text(browser), picture_parts.TARGET.read_text(encoding="utf-8")
    assert NUMBER.sub("0", drawn) == NUMBER.sub("0", stored), "run: make pictures"
    pairs = zip(NUMBER.findall(drawn), NUMBER.findall(stored), strict=True)
    assert all(abs(float(one) - float(other)) < ROUNDING for one, other in pairs), "run: make pictures"


@pytest.mark.parametrize(
    ("path", "shorter"),
    [
        ("M12 22H52V42H12ZM15 25H49", "m12 22h40v20h-40zm3 3h34"),
        ("M0 0.5L-0.5 0.3L-1 0", "m0 .5-.5-.2-.5-.3"),
        ("M10.04 10C11 11 12 12 13 13C14 14 15 15 16 16Z", "m10 10c1 1 2 2 3 3 1 1 2 2 3 3z"),
        ("M5 5a3 3 0 1 0 6 0A3 3 0 1 0 5 5", "m5 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0"),
        ("M1 1m2 2Q4 4 5 5T8 8", "m1 1m2 2q1 1 2 2t3 3"),
    ],
)
def test_a_relative_path_is_the_same_path(path: str, shorter: str) -> None:
    assert picture_parts.relative(path) == shorter


@pytest.fixture
def pages(browser: Browser) -> Iterator[dict[str, Page]]:
    """The film, by what a reader prefers."""
    contexts = {motion: browser.new_context(reduced_motion=motion) for motion in ("no-preference", "reduce")}
    pages = {motion: context.new_page() for motion, context in contexts.items()}
    for page in pages.values():
        page.set_content(film(RECORD, seconds=SECONDS))
    yield pages
    for context in contexts.values():
        context.close()


def drawn(browser: Browser, svg: str) -> list[str]:
    """The parts of a picture that does not move."""
    page = browser.new_page()
    page.set_content(svg)
    found: list[str] = page.evaluate(DRAWN, None)
    page.close()
    return found


def turns() -> list[int]:
    """The decisions after which the film shows the game."""
    states = [plain(step.raw) for step in replay(RECORD)]
    begun = [at for at in range(1, len(states)) if turn_of(states[at]) != turn_of(states[at - 1])]
    return [0, *begun, len(states) - 1]


def turn_of(state: State) -> tuple[int, int]:
    return state.round_number, state.turn


def test_a_film_shows_turn_after_turn_and_begins_again(browser: Browser, pages: dict[str, Page]) -> None:
    shown = turns()
    length = (len(shown) - 1 + LAST) * SECONDS
    for frame in (0, 1, len(shown) // 2, len(shown) - 1):
        still = drawn(browser, Game.from_record(RECORD, shown[frame]).svg())
        for begun in (0.0, length):
            seen = pages["no-preference"].evaluate(DRAWN, begun + (frame + 0.5) * SECONDS)
            assert set(seen) == set(still), (frame, begun)


def test_a_film_stands_still_for_readers_who_prefer_that(browser: Browser, pages: dict[str, Page]) -> None:
    end = drawn(browser, Game.from_record(RECORD).svg())
    assert set(pages["reduce"].evaluate(DRAWN, 3.5 * SECONDS)) == set(end)
    assert set(pages["no-preference"].evaluate(DRAWN, 3.5 * SECONDS)) != set(end)
