"""The two maps in a browser: data equal to the rules, uncovered names, and places that can be chosen.

All sizes and languages without a browser: tests/js/maps.
"""

import json
import math
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

from postroad.localized_text import localized_text
from postroad.rules.board import CITY_IDS, PROVINCE_IDS, REGION_IDS, STACK_IDS
from postroad.rules.rome import COACH_IDS, MAPS, RANK_IDS, STOP_IDS
from tests.suites import first_of
from tests.test_wasm import NODE
from tests.web.waiting import until
from tools import board_data

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "postroad" / "web"
TABLES = {name: value for name, (_, value) in board_data.tables().items()}
LANGUAGES = ["en", "de", "ru", "pl", "ja"]
SIZES = [(800, 430), (359, 300)]  # a desk, and a small phone with little room
ROME_SIZES = [(280, 640), (374, 301)]
ROME_MAPS = range(1, MAPS + 1)

TYPES = {".js": "text/javascript", ".css": "text/css", ".ftl": "text/plain", ".woff2": "font/woff2"}
PAGE = """<!doctype html><meta charset="utf-8">
<link rel="stylesheet" href="/static/style/tokens.css">
<link rel="stylesheet" href="/static/style/fonts.css">
<link rel="stylesheet" href="/static/style/map.css">
<style>body { margin: 0 } #app { width: 100vw; height: 100vh }</style><div id="app"></div>
<script type="module" src="/static/js/app/runtime.js"></script>
<script type="module">
  import { render } from "/static/vendor/preact.js";
  import "/static/vendor/signals.js";
  import { html } from "/static/js/ui/html.js";
  import { setLanguage } from "/static/js/app/texts.js";
  import { BoardMap } from "/static/js/board/german/map.js";
  import { RomeMap } from "/static/js/board/rome/map.js";
  import { OfficeSymbols } from "/static/js/board/german/offices.js";
  import { CITIES, COACHES, STACKS } from "/static/js/board/data.js";
  window.chosen = [];
  const choose = (one) => window.chosen.push(one);
  const offices = Object.fromEntries(Object.keys(CITIES).map((city) => [city, [0, 1, 2, 3]]));
  const coaches = Object.fromEntries(Object.entries(COACHES).map(([coach, { start }]) => [coach, start]));
  const halfway = Object.fromEntries(Object.entries(COACHES).map(([coach, { start2 }]) => [coach, start2]));
  const together = Object.fromEntries(Object.keys(COACHES).map((coach) => [coach, "bologna"]));
  const maps = {
    board: html`<${BoardMap} offices=${offices} tiles=${STACKS} targets=${new Set(["ulm"])} dim name="A table"
      onCity=${choose} />`,
    costly: html`<${BoardMap} targets=${new Set(["ulm", "linz"])} costly=${new Set(["linz"])} />`,
  };
  for (const map of [1, 2]) {
    maps[`rome-${map}`] = html`<${RomeMap} map=${map} coaches=${coaches} targets=${{ andechs: ["bavaria"] }}
      onStop=${choose} onCoach=${choose} />`;
    maps[`halfway-${map}`] = html`<${RomeMap} map=${map} coaches=${halfway} />`;
    maps[`together-${map}`] = html`<${RomeMap} map=${map} coaches=${together} />`;
  }
  window.setLanguage = setLanguage;
  window.show = async (map, language) => {
    await setLanguage(language);
    await Promise.all(["a", "ł", "Я"].map((letter) => document.fonts.load('500 14px "EB Garamond"', letter)));
    render(html`<${OfficeSymbols} />${maps[map]}`, document.getElementById("app"));
    await new Promise(requestAnimationFrame);
  };
  document.body.dataset.ready = "";
</script>"""

# In the page: boxes of names (as tall as their letters) and of the obstacles that they must avoid.
MEASURE = """(marks) => {
  const font = parseFloat(getComputedStyle(document.querySelector(".name text")).fontSize);
  const names = [...document.querySelectorAll(".name")].map((name) => {
    const lines = [...name.querySelectorAll("text")].map((text) => text.getBoundingClientRect());
    const middles = lines.map((box) => box.top + box.height / 2);
    const taller = name.textContent.trim() > "\u2e80" ? font * 0.05 : 0; // Japanese letters
    return {
      id: name.dataset.name, font,
      left: Math.min(...lines.map((box) => box.left)), right: Math.max(...lines.map((box) => box.right)),
      top: Math.min(...middles) - font * 0.4, bottom: Math.max(...middles) + font * 0.4, taller,
    };
  });
  const boxes = Object.fromEntries(marks.map((mark) => [mark, [...document.querySelectorAll(mark)].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { id: one.dataset.piece ?? one.closest("[data-city]")?.dataset.city, left, right, top, bottom };
  })]));
  const roads = [...document.querySelectorAll("[data-road]")].map((road) => {
    const length = road.getTotalLength();
    const point = (share) => { const { x, y } = road.getPointAtLength(length * share); return [x, y]; };
    const points = Array.from({ length: 200 }, (_, at) => point(at / 199));
    const within = (name) => points.some(([x, y]) => name.left < x && x < name.right && name.top < y && y < name.bottom);
    return { id: road.dataset.road, ends: [points[0], points.at(-1)], crosses: names.filter(within).map(({ id }) => id) };
  });
  return { names, boxes, roads };
}"""


def served(route: Route) -> None:
    path = route.request.url.partition("//")[2].partition("/")[2].partition("?")[0]
    file = WEB / path.removeprefix("static/")
    if not path:
        route.fulfill(body=PAGE, content_type="text/html")
    elif file.is_file():
        route.fulfill(body=file.read_bytes(), content_type=TYPES.get(file.suffix, "application/octet-stream"))
    else:
        route.fulfill(status=404, body="")


@pytest.fixture(scope="module")
def maps(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.route("**/*", served)
    page.goto("http://localhost/")
    page.wait_for_selector("body[data-ready]")
    yield page
    context.close()


# In the page: a map of this size, as soon as it is drawn.
SHOW = """async ([map, language, width, height]) => {
  const patience = performance.now() + 15_000;
  const drawn = (svg) => svg && (svg.clientWidth === width || svg.clientHeight === height);
  await window.show(map, language);
  while (!drawn(document.querySelector(".map-box svg"))) {
    if (performance.now() > patience) throw new Error("the map does not become that large");
    await new Promise(requestAnimationFrame);
  }
  window.chosen.length = 0;
}"""


def show(page: Page, which: str, size: tuple[int, int] = SIZES[0], language: str = "en") -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SHOW, [which, language, *size])


def overlap(one: dict, other: dict) -> bool:
    return (
        one["left"] < other["right"]
        and other["left"] < one["right"]
        and one["top"] < other["bottom"]
        and other["top"] < one["bottom"]
    )


def covered(seen: dict) -> list[tuple[str, ...]]:
    """Names that lie on other names or on something else."""
    names = seen["names"]
    whole = [name | {"top": name["top"] - name["taller"], "bottom": name["bottom"] + name["taller"]} for name in names]
    by_names = [(name["id"], other["id"]) for name in whole for other in whole if name is not other and overlap(name, other)]
    marks = [(mark, box) for mark, boxes in seen["boxes"].items() for box in boxes]
    return by_names + [(name["id"], mark, box["id"]) for name in names for mark, box in marks if overlap(name, box)]


# The data


def test_board_data_equals_the_rules():
    assert (WEB / "js" / "board" / "data.js").read_text(encoding="utf-8") == board_data.text(), "run: make generated"


def test_board_data_covers_the_rules():
    assert list(TABLES["CITIES"]) == CITY_IDS
    assert list(TABLES["PROVINCES"]) == PROVINCE_IDS
    assert list(TABLES["REGIONS"]) == REGION_IDS
    assert list(TABLES["STACKS"]) == STACK_IDS
    assert list(TABLES["STOPS"]) == STOP_IDS
    assert list(TABLES["COACHES"]) == COACH_IDS
    assert [rank["id"] for rank in TABLES["RANKS"]] == RANK_IDS
    assert len(TABLES["ROADS"]) == 45


# The board


# In the page: the boxes of the provinces' letters, as tall as capitals.
LETTERS = """() => [...document.querySelectorAll(".province-letter")].map((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const [middle, half] = [(top + bottom) / 2, one.getAttribute("font-size") * 0.33];
  return { id: one.dataset.about, left, right, top: middle - half, bottom: middle + half };
})"""


# In the page: the names of provinces, as tall as their letters, however they are turned: four corners each.
PROVINCE_NAMES = """() => [...document.querySelectorAll(".province-name")].map((one) => {
  const { x, width, y, height } = one.getBBox();
  const tall = one.textContent.trim() > "\u2e80" ? 0.45 : 0.36;
  const [middle, half] = [y + height / 2, one.parentNode.getAttribute("font-size") * tall];
  const matrix = one.getScreenCTM();
  const corners = [[x, middle - half], [x + width, middle - half], [x + width, middle + half], [x, middle + half]];
  return { id: one.dataset.about, corners: corners.map(([x, y]) => {
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    return [at.x, at.y];
  }) };
})"""
COUNTS = """() => [...document.querySelectorAll(".plaque, .plaque-count")].map((one) => {
  const { left, right, top, bottom, height } = one.getBoundingClientRect();
  const [aside, id] = [one.matches("text") ? height * 0.22 : 0, one.closest("[data-about]").dataset.about];
  return { id, left, right, top: top + aside, bottom: bottom - aside };
})"""
INSET = "document.querySelector('.inset-paper').getBoundingClientRect().toJSON()"

Corner = tuple[float, float]


def corners_of(box: dict) -> list[Corner]:
    return [(box["left"], box["top"]), (box["right"], box["top"]), (box["right"], box["bottom"]), (box["left"], box["bottom"])]


def cross(one: Sequence[Corner], other: Sequence[Corner], slack: float = 0.5) -> bool:
    """Do two rotated rectangles overlap by more than a hair? Not if a line separates them."""
    for shape in (one, other):
        for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
            length = math.hypot(bx - ax, by - ay) or 1
            across, along = (by - ay) / length, (ax - bx) / length
            ours = [x * across + y * along for x, y in one]
            theirs = [x * across + y * along for x, y in other]
            if max(ours) <= min(theirs) + slack or max(theirs) <= min(ours) + slack:
                return False
    return True


def names_of_provinces_collide_with_nothing(seen: dict, provinces: list[dict], counts: list[dict], inset: dict) -> None:
    """Provinces' names overlap no other name, town, office, stack or corner of Poland."""
    pieces = [*seen["names"], *seen["boxes"][".plan"], *seen["boxes"][".office"], *counts]
    shapes = [(piece["id"], corners_of(piece)) for piece in pieces]
    found = [(name["id"], piece) for name in provinces for piece, shape in shapes if cross(name["corners"], shape)]
    walls = [inset | {"right": inset["left"] + 3}, inset | {"top": inset["bottom"] - 3}]
    found += [
        (name["id"], "line of the inset")
        for name in provinces
        for wall in walls
        if name["id"] == "province:poland" and cross(name["corners"], corners_of(wall))
    ]
    found += [
        (one["id"], other["id"])
        for number, one in enumerate(provinces)
        for other in provinces[:number]
        if cross(one["corners"], other["corners"])
    ]
    found += [
        (name["id"], "inset")
        for name in provinces
        if name["id"] != "province:poland" and cross(name["corners"], corners_of(inset))
    ]
    assert found == []


def covered_share(one: dict, other: dict) -> float:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    along = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return max(0, across) * max(0, along) / ((one["right"] - one["left"]) * (one["bottom"] - one["top"]))


def letters_are_visible(seen: dict, letters: list[dict]) -> None:
    """The region letters are visible; names and pieces may overlap only their edges."""
    pieces = [*seen["names"], *(box for mark in (".plan", ".office", ".stack") for box in seen["boxes"][mark])]
    under = {letter["id"]: sum(covered_share(letter, piece) for piece in pieces) for letter in letters}
    assert len(under) == len(PROVINCE_IDS) and {letter: share for letter, share in under.items() if share > 0.3} == {}


# In the page: widths of words, in letters so large that rounding to pixels does not matter.
WIDTHS = """(words) => {
  const svg = document.querySelector(".board-map");
  const text = svg.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "text"));
  text.style.fontSize = "200px";
  const widths = words.map((word) => { text.textContent = word; return text.getComputedTextLength() / 200; });
  text.remove();
  return widths;
}"""
ASSUMED = """
const { widthOfLetters } = await import(process.argv[1]);
console.log(JSON.stringify(JSON.parse(process.argv[2]).map((word) => widthOfLetters(word))));
"""


@pytest.mark.parametrize("language", first_of(LANGUAGES))
def test_names_have_the_widths_assumed_in_node(maps: Page, language: str) -> None:
    """The tests without a browser ignore kerning, and Japanese fonts differ between systems."""
    ids = [f"city-{city}" for city in CITY_IDS] + [f"stop-{stop}" for stop in STOP_IDS] + [f"rank-{rank}" for rank in RANK_IDS]
    words = [localized_text(language).say(name) for name in ids + [f"province-{province}" for province in PROVINCE_IDS]]
    show(maps, "board", SIZES[0], language)
    drawn = maps.evaluate(WIDTHS, words)
    fonts = (ROOT / "tests" / "js" / "support" / "fonts.js").as_uri()
    command = [NODE, "--input-type=module", "-e", ASSUMED, fonts, json.dumps(words)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True)
    shares = {word: wide / taken for word, wide, taken in zip(words, drawn, json.loads(done.stdout), strict=True)}
    assert {word: share for word, share in shares.items() if not (0.85 if language == "ja" else 0.94) < share < 1.01} == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", first_of(LANGUAGES))
def test_city_names_are_uncovered_near_their_towns(maps, size, language):
    """One test for all checks, because measuring the map is slow."""
    show(maps, "board", size, language)
    seen = maps.evaluate(MEASURE, [".plan", ".office", ".stack", ".cartouche-scroll", ".compass"])
    nothing_covers_names(seen, size)
    letters_are_visible(seen, maps.evaluate(LETTERS))
    maps.wait_for_selector(".province-name")
    names_of_provinces_collide_with_nothing(seen, maps.evaluate(PROVINCE_NAMES), maps.evaluate(COUNTS), maps.evaluate(INSET))
    names_stand_at_their_own_towns(seen, float(maps.evaluate(SCALE)))
    nothing_is_cut_off(seen, maps.evaluate("document.querySelector('.board-map').getBoundingClientRect().toJSON()"))


SCALE = "document.querySelector('.board-map').style.getPropertyValue('--map-scale')"


def nothing_covers_names(seen: dict, size: tuple[int, int]) -> None:
    names = seen["names"]
    assert {name["id"] for name in names} == set(CITY_IDS)
    assert all(name["font"] >= (12 if size[0] < 640 else 13) for name in names)
    edge = [(name["id"], "frame") for name in names if name["left"] < 5 or name["right"] > size[0] - 5]
    crossings = [(name, road["id"]) for road in seen["roads"] for name in road["crosses"]]
    assert covered(seen) + crossings + edge == []


def names_stand_at_their_own_towns(seen: dict, scale: float) -> None:
    """Names stand at their own towns, outside the rings of all towns."""
    ring = 8.8 * scale
    towns = {
        town["id"]: ((town["left"] + town["right"]) / 2, (town["top"] + town["bottom"]) / 2) for town in seen["boxes"][".plan"]
    }
    for name in seen["names"]:
        away = {
            city: math.hypot(max(0, name["left"] - x, x - name["right"]), max(0, name["top"] - y, y - name["bottom"]))
            for city, (x, y) in towns.items()
        }
        assert min(away, key=away.__getitem__) == name["id"]
        assert not [city for city, distance in away.items() if distance < ring], name["id"]


def nothing_is_cut_off(seen: dict, drawn: dict) -> None:
    inner = {side: drawn[side] + by for side, by in {"left": 4, "top": 4, "right": -4, "bottom": -4}.items()}
    cut = [
        one["id"]
        for one in seen["names"] + seen["boxes"][".office"] + seen["boxes"][".stack"]
        if one["left"] < inner["left"]
        or one["right"] > inner["right"]
        or one["top"] < inner["top"]
        or one["bottom"] > inner["bottom"]
    ]
    assert cut == []


# Hands on it


def test_keys_and_taps_choose_cities(maps):
    show(maps, "board")
    maps.locator('[data-city="stuttgart"]').focus()
    for key in ("ArrowRight", "Enter", "ArrowDown", " "):
        maps.keyboard.press(key)
    maps.locator('[data-city="lodz"]').click(force=True)  # not legal, but it may be asked why
    maps.locator('[data-name="ulm"]').click()
    assert maps.evaluate("window.chosen") == ["ulm", "kempten", "lodz", "ulm"]


def test_one_city_is_in_the_tab_order_and_legal_ones_are_enabled(maps):
    show(maps, "board")
    assert maps.locator('.city[tabindex="0"]').count() == 1
    assert maps.locator('.city[aria-disabled="false"]').get_attribute("data-city") == "ulm"


def test_a_city_that_costs_the_route_has_another_ring(maps):
    show(maps, "costly")
    rings = {
        city: maps.locator(f'[data-city="{city}"] .ring').evaluate(
            "(ring) => [getComputedStyle(ring).stroke, getComputedStyle(ring).strokeDasharray]"
        )
        for city in ("ulm", "linz")
    }
    assert rings["ulm"][0] != rings["linz"][0]
    assert rings["ulm"][1] == "none" and rings["linz"][1] != "none"


def press_twice(maps, x, y):
    """Press twice quickly, retried if a busy machine was too slow."""
    zoomed = "document.querySelector('.board-map').hasAttribute('data-zoomed')"
    before = maps.evaluate(zoomed)
    until(maps, lambda: maps.mouse.dblclick(x, y) or maps.evaluate(zoomed) != before)


def test_the_map_zooms_in_and_fits_again(maps):
    show(maps, "board")
    width = "document.querySelector('.terrain').getBoundingClientRect().width"
    zoomed = "document.querySelector('.board-map').hasAttribute('data-zoomed')"
    whole = maps.evaluate(width)
    maps.locator('[data-city="ulm"]').focus()
    maps.keyboard.press("+")
    assert maps.evaluate(width) == pytest.approx(whole * 1.5, rel=0.01) and maps.evaluate(zoomed)
    maps.keyboard.press("0")
    assert maps.evaluate(width) == pytest.approx(whole, rel=0.01) and not maps.evaluate(zoomed)
    press_twice(maps, 300, 20)
    assert maps.evaluate(width) == pytest.approx(whole * 2, rel=0.01) and maps.evaluate(zoomed)
    maps.mouse.move(300, 200)
    maps.mouse.down()
    maps.mouse.move(200, 100, steps=4)
    maps.mouse.up()
    press_twice(maps, 400, 10)
    assert maps.evaluate(width) == pytest.approx(whole, rel=0.01) and not maps.evaluate(zoomed)
    assert maps.evaluate("window.chosen") == [], "a drag is not a tap"


# The roads to Rome


@pytest.mark.parametrize("rome", ROME_MAPS)
@pytest.mark.parametrize("language", first_of(LANGUAGES))
def test_names_of_stops_overlap_nothing(maps, rome, language):
    """Names without room are hidden, but never those of stops with a coach or a choice."""
    for where in ("rome", "halfway", "together"):
        show(maps, f"{where}-{rome}", ROME_SIZES[1], language)
        seen = maps.evaluate(MEASURE, [".stop .plan", ".dome-wall", ".coach-drawing"])
        assert covered(seen) == [], where
        coaches = seen["boxes"][".coach-drawing"]
        assert len(coaches) == len(COACH_IDS)
        assert [1 for one in coaches for other in coaches if one is not other and overlap(one, other)] == []


def test_stops_and_coaches_can_be_chosen(maps):
    show(maps, "rome-2", ROME_SIZES[0])
    maps.locator('[data-stop="andechs"]').click()
    maps.locator('[data-coach="bavaria"]').press("Enter")
    assert maps.evaluate("window.chosen") == ["andechs", "bavaria"]
    assert maps.locator(".lectern").count() == len(RANK_IDS)
