"""The look of the table: stable positions and distinguishable colours."""

import itertools
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from postroad.rules.rome import MAPS, SOUTH_COUNT
from tests.suites import first_of
from tests.web.colours import SIGHTS, apart
from tests.web.layout import change_language, resize, too_small
from tests.web.sample_tables import Stages
from tests.web.screens import LANGUAGES, PHONE, SIZES, at_table, screens, visitor

TOKENS = (Path(__file__).parents[2] / "src/postroad/web/style/tokens.css").read_text(encoding="utf-8")
LAPTOP = {"width": 1366, "height": 768}
LARGE = {"width": 1920, "height": 1080}


@contextmanager
def opened(browser: Browser, stages: Stages, screen: str, viewport: dict[str, int]) -> Iterator[Page]:
    with visitor(browser, stages, viewport) as page:
        screens(viewport)[screen](page, stages)
        yield page


def colour(name: str, look: int) -> str:
    """A colour of the stylesheet, for the light (0) or dark (1) theme."""
    found = re.search(rf"--{name}: light-dark\((#\w+), (#\w+)\)", TOKENS)
    assert found, name
    return found[look + 1]


@pytest.mark.parametrize("look", [0, 1])
@pytest.mark.parametrize("sight", SIGHTS)
def test_seat_colours_differ_from_each_other_and_from_targets(sight: str, look: int) -> None:
    """For reduced colour vision the roofs differ in shape, so their colours may be near but not equal."""
    seats = [colour(f"seat-{seat}", look) for seat in range(4)]
    horn = colour("horn", look)
    assert min(apart(one, other, sight) for one, other in itertools.combinations(seats, 2)) > 6
    assert min(apart(seat, horn, sight) for seat in seats) > 15


@pytest.mark.long("browser")
@pytest.mark.parametrize(
    ("screen", "back", "viewport"),
    first_of([("discard-pile", "Close", LAPTOP), ("closing", "Not now", LARGE)]),
    ids=["laptop", "large"],
)
def test_the_map_stays_where_it_is_when_a_sheet_opens(
    browser: Browser, stages: Stages, screen: str, back: str, viewport: dict[str, int]
) -> None:
    with opened(browser, stages, screen, viewport) as page:
        board = page.locator(".board-map")
        with_sheet = board.bounding_box()
        page.locator(".sheet").get_by_role("button", name=back).click()
        expect(page.locator(".sheet")).to_have_count(0)
        assert board.bounding_box() == with_sheet


# Where the parts of a wide table lie.
PARTS = (".board-map", ".rome-map", ".market", ".ladder .track", ".desk", ".lower", ".side")
PLACES = """(parts) => Object.fromEntries(parts.map((part) => {
  const { left, right, top, bottom, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? {};
  return [part, { left, right, top, bottom, width, height }];
}))"""


def test_both_maps_are_visible_during_a_closing(browser: Browser, stages: Stages) -> None:
    with opened(browser, stages, "closing", LAPTOP) as page:
        expect(page.locator(".rome-map .name").first).to_be_visible()
        for width, height in ((1024, 768), (1180, 820), (1280, 720), (1366, 768), (1440, 900), (1024, 1366)):
            resize(page, {"width": width, "height": height})
            found = page.evaluate(PLACES, PARTS)
            board, rome = found[".board-map"], found[".rome-map"]
            assert board["right"] <= rome["left"] and min(board["width"] - 370, rome["width"] - 300) >= 0, (width, height)


def test_the_carriages_lie_between_the_market_and_the_seats(browser: Browser, stages: Stages) -> None:
    with opened(browser, stages, "table", LARGE) as page:
        track = page.locator(".ladder .track")
        for width, height in ((1280, 800), (1366, 768), (1440, 900), (1600, 900), (1920, 1080)):
            resize(page, {"width": width, "height": height})
            expect(track).to_be_visible()
            found = page.evaluate(PLACES, PARTS)
            assert found[".market"]["right"] <= found[".ladder .track"]["left"], (width, height)
            assert found[".ladder .track"]["right"] <= found[".side"]["left"], (width, height)
        resize(page, SIZES["tablet-wide"])
        expect(track).to_be_hidden()


def test_a_portrait_tablet_fills_its_screen(browser: Browser, stages: Stages) -> None:
    """Seats and log lie below the desk, and the maps fill the space above the market."""
    with opened(browser, stages, "table", {"width": 1024, "height": 1366}) as page:
        found = page.evaluate(PLACES, PARTS)
        assert found[".desk"]["width"] == 1024 and found[".side"]["top"] >= found[".desk"]["bottom"]
        for part in (".board-map", ".rome-map"):
            above = found[part]["top"] - found[".desk"]["top"]
            assert above < 20 and found[".lower"]["top"] - found[part]["bottom"] < 20, part


def test_a_closing_shows_tiles_and_the_progress_of_each_mode(browser: Browser, stages: Stages) -> None:
    with opened(browser, stages, "closing", LAPTOP) as page:
        for stack in page.locator(".board-map .stack").all() + page.locator("ul.stacks .stack").all():
            expect(stack).to_be_visible()
        ways = [
            (way.locator(".way-brings").inner_text(), way.locator(".way-regions").inner_text())
            for way in page.locator(".way").all()
        ]
        assert len(ways) > 2
        for brings, regions in ways:  # all cities may have an office already: then nothing comes nearer
            assert ("no office," in brings) != bool(re.search(r"\d\s→\s\d\sof\s\d", regions))


# Shows every city on one card, and returns the names that are wider than the card.
TOO_WIDE = """async () => {
  const load = (path) => import(`/static/${path}.js`);
  const [{ render }, { html }, { CityCard }, { CITIES }] = await Promise.all(
    ["vendor/preact", "js/ui/html", "js/pieces/card", "js/board/data"].map(load));
  const found = [];
  const places = [".market .place:has(.card-name)", ".hand .place:has(.card)"].map((one) => document.querySelector(one));
  for (const place of places) {
    const size = place.querySelector(".card").className.match(/card-(small|medium|large)/)[1];
    const lying = [...place.childNodes];
    for (const city of Object.keys(CITIES)) {
      const under = document.createElement("span");
      under.style.display = "contents";
      place.replaceChildren(under);
      render(html`<${CityCard} city=${city} size=${size} />`, under);
      const range = document.createRange();
      range.selectNodeContents(under.querySelector(".card-name > span"));
      const card = under.querySelector(".card").getBoundingClientRect();
      const over = Math.max(...[...range.getClientRects()].flatMap((box) => [box.right - card.right, card.left - box.left]));
      if (over > 0.5) found.push(`${city} ${over.toFixed(1)}px in ${place.className} ${card.width}px`);
      render(null, under);
    }
    place.replaceChildren(...lying);
  }
  return found;
}"""


@pytest.mark.parametrize("size", first_of(["phone", *(size for size in SIZES if size != "phone")]))
def test_every_city_name_fits_on_its_card(browser: Browser, stages: Stages, size: str) -> None:
    with opened(browser, stages, "table", SIZES[size]) as page:
        for language in LANGUAGES:
            change_language(page, language)
            for place in (".market .place:has(.card-name)", ".hand .place:has(.card)"):
                page.locator(place).first.wait_for(state="attached")
            assert not page.evaluate(TOO_WIDE), language


@pytest.mark.parametrize("viewport", first_of([LAPTOP, PHONE]), ids=["laptop", "phone"])
def test_forced_colours_keep_the_table_readable(browser: Browser, stages: Stages, viewport: dict[str, int]) -> None:
    with opened(browser, stages, "picked-up", viewport) as page:
        page.emulate_media(forced_colors="active")
        applied = "[...document.styleSheets].some((sheet) => sheet.href?.endsWith('forced.css') && sheet.cssRules.length)"
        page.wait_for_function(applied)
        ground = page.evaluate("getComputedStyle(document.querySelector('.counted'), '::before').backgroundColor")
        assert ground == page.evaluate("getComputedStyle(document.querySelector('.counted')).color"), "offices and cards are seen"
        outlines = page.evaluate(
            """() => [...document.querySelectorAll(".seats > .seat, .chip-seat")].map((seat) => [
              seat.matches(".seat-now"), getComputedStyle(seat).outlineStyle !== "none"])"""
        )
        assert len(outlines) == 4 and all(now == outlined for now, outlined in outlines)
        band = page.locator(".hand .card-band").first
        assert band.evaluate("(one) => getComputedStyle(one).backgroundImage") != "none", "regions have their patterns"


def test_a_picked_up_card_is_fully_visible(browser: Browser, stages: Stages) -> None:
    with opened(browser, stages, "picked-up", PHONE) as page:
        over = page.evaluate(
            """() => {
              const strip = document.querySelector(".hand .strip").getBoundingClientRect();
              const letter = document.querySelector(".hand .picked").getBoundingClientRect();
              return strip.top - (letter.top - 3);
            }"""
        )
        assert over <= 0


@pytest.mark.long("browser")
def test_on_a_phone_the_bar_keeps_its_height(browser: Browser, stages: Stages) -> None:
    heights = {}
    for screen in ("table", "picked-up", "closing", "coaches", "hand-in", "discarding"):
        with opened(browser, stages, screen, PHONE) as page:
            for language in LANGUAGES:
                change_language(page, language)
                heights[screen, language] = page.evaluate("document.querySelector('.bar-words').offsetHeight")
    assert len(set(heights.values())) == 1, heights


# Triggers a refusal; returns the market's place and how much of the refusal is hidden.
REFUSED = """async (key) => {
  const { notice } = await import("/static/js/table/session/current.js");
  notice.value = { key, action: "right:sigmaringen", reason: key.slice("reason-".length) };
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))); // it is drawn, and what it moves is too
  const [words, refusal] = [".bar-words", ".bar-words .notice"].map((one) => document.querySelector(one).getBoundingClientRect());
  const hidden = Math.max(words.top - refusal.top, refusal.bottom - words.bottom);
  return [document.querySelector(".market").getBoundingClientRect().top, hidden];
}"""
REFUSALS = ("reason-not-in-hand", "reason-no-road", "reason-not-your-turn", "reason-cartwright-early", "reason-in-route")


@pytest.mark.parametrize("size", first_of(["phone", "landscape", "enlarged"]))
def test_a_refusal_is_visible_and_moves_nothing(browser: Browser, stages: Stages, size: str) -> None:
    with opened(browser, stages, "four-answers", SIZES[size]) as page:
        for language in LANGUAGES:
            change_language(page, language)
            expect(page.locator(".bar-next")).to_be_visible()
            place = page.evaluate("document.querySelector('.market').getBoundingClientRect().top")
            for key in REFUSALS:
                top, hidden = page.evaluate(REFUSED, key)
                assert top == place and hidden < 2, (language, key, top - place, hidden)


# Seven cities are rare, and look like any other route.
GROWN = """(route) => import("/static/js/table/session/current.js").then(({ currentSession, me }) => {
  const { view } = currentSession();
  view.value = { ...view.value, seats: view.value.seats.map((its, seat) => (seat === me.value ? { ...its, route } : its)) };
})"""


def test_a_long_route_shows_its_growing_end_and_indicates_the_rest(browser: Browser, stages: Stages) -> None:
    with opened(browser, stages, "table", PHONE) as page:
        page.evaluate(GROWN, ["freiburg", "zurich", "kempten", "augsburg", "munchen", "passau", "salzburg"])
        strip = page.locator(".route-mine .strip")
        expect(strip).to_have_attribute("data-more", re.compile("before"))
        expect(strip.locator("[data-end=right]")).to_be_in_viewport(ratio=0.9)
        assert strip.evaluate("(row) => getComputedStyle(row).maskImage") != "none"
        strip.evaluate("(row) => row.scrollTo(0, 0)")
        expect(strip).to_have_attribute("data-more", re.compile("after"))


@pytest.mark.parametrize(
    "sizes", first_of([["phone", "landscape", "enlarged", "tablet"], ["wide", "tablet-wide", "large"]]), ids="-".join
)
def test_a_hand_of_six_fits_or_indicates_the_rest(browser: Browser, stages: Stages, sizes: list[str]) -> None:
    with visitor(browser, stages, SIZES[sizes[0]]) as page:
        at_table("full-hand")(page, stages)
        letters = page.locator(".hand .place")
        for size in sizes:
            resize(page, SIZES[size])
            expect(letters).to_have_count(6)
            edge = page.evaluate("document.querySelector('.hand').getBoundingClientRect().right")
            last = letters.last.bounding_box()
            more = page.locator(".hand .strip").get_attribute("data-more") or ""
            assert last and (last["x"] + last["width"] <= edge or "after" in more), size


@pytest.mark.parametrize("size", first_of(["phone", "landscape", "enlarged"]))
def test_pieces_on_the_table_tab_explain_themselves(browser: Browser, stages: Stages, size: str) -> None:
    with opened(browser, stages, "leaf-table", SIZES[size]) as page:
        expect(page.locator("#command")).to_be_in_viewport(ratio=0.9)
        expect(page.get_by_role("region", name="Log")).to_be_in_viewport()
        expect(page.get_by_role("button", name=re.compile("^Discard pile"))).to_contain_text("Discard pile")
        page.get_by_role("list", name="Bonus tiles").get_by_role("button").nth(5).tap()
        expect(page.get_by_role("region", name="Route of 5")).to_contain_text("Close a route of 5 cities.")
        page.get_by_role("button", name="Close", exact=True).tap()
        expect(page.locator(".about-sheet")).to_have_count(0)
        page.get_by_role("button", name=re.compile("^Cartwright")).tap(force=True)
        expect(page.get_by_role("region", name="Cartwright")).to_contain_text("Take the next carriage")


def test_both_maps_have_names(browser: Browser, stages: Stages) -> None:
    with opened(browser, stages, "coaches", LAPTOP) as page:
        expect(page.get_by_role("group", name="Map of the post roads")).to_be_visible()
        expect(page.get_by_role("group", name="Map of the roads to Rome")).to_be_visible()


def test_the_folded_rome_map_shows_the_coaches_distances(browser: Browser, stages: Stages) -> None:
    with opened(browser, stages, "table", LAPTOP) as page:
        flap = page.get_by_role("button", name=re.compile("^Rome"))
        expect(flap).to_have_attribute("aria-expanded", "false")
        assert len(re.findall(r"moves? to Rome|in Rome", flap.inner_text())) == 5
        flap.click()
        expect(page.locator(".rome-map .name")).to_have_count(
            int((SOUTH_COUNT[MAPS] > 0).sum()) + 1
        )  # and Rome, which has no road south
        found = page.evaluate(PLACES, PARTS)
        assert found[".board-map"]["right"] <= found[".rome-map"]["left"], "it covers nothing of the board"


# Another player asks for consent to an undo; the vote stays after unrelated messages of the server.
ASK = """async () => {
  const { tableStatus, entries, currentSession, me } = await import("/static/js/table/session/current.js");
  const { effect } = await import("/static/vendor/signals.js");
  const last = entries.value.findLast(({ kind, seat }) => kind === "decision" && seat !== me.value);
  const asked = { kind: "undo", seat: last.seat, undoes: [last.seq], waiting: [me.value] };
  effect(() => { if (!tableStatus.value.vote) currentSession().tableStatus.value = { ...tableStatus.value, vote: asked }; });
}"""
# The elements that the question covers.
UNDER = """(marks) => {
  const asked = document.querySelector(".asked").getBoundingClientRect();
  return [...document.querySelectorAll(marks)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < asked.right && asked.left < box.right && box.top < asked.bottom - 0.5 && asked.top < box.bottom - 0.5;
  }).map((one) => one.className.baseVal ?? one.className);
}"""


# The share of the map's height that the question covers.
OVER_MAP = """() => {
  const [asked, map] = [".asked", ".board-map"].map((one) => document.querySelector(one).getBoundingClientRect());
  return Math.max(0, Math.min(asked.bottom, map.bottom) - Math.max(asked.top, map.top)) / map.height;
}"""
BESIDE = ".chip-seat, .market .card, .hand .card, .bar-words, .bar-buttons .button, .corner summary, .leaf-tab, .recap"


@pytest.mark.parametrize("size", first_of(["phone", "tablet"]))
def test_another_players_request_covers_nothing(browser: Browser, stages: Stages, size: str) -> None:
    with opened(browser, stages, "table", SIZES[size]) as page:
        page.evaluate(ASK)
        for language in LANGUAGES:
            change_language(page, language)
            expect(page.locator(".asked .button-primary")).to_be_visible()
            assert page.locator(BESIDE).count() > 15
            assert not page.evaluate(UNDER, BESIDE), language
            # On a phone the request covers at most half of the map, so that the hand stays in place.
            assert page.evaluate(OVER_MAP) <= (0.5 if size == "phone" else 0), language


# The parts of the sheet that are cut off, and whether it covers the market.
HANDING_IN = """() => {
  const sheet = document.querySelector(".sheet-handin");
  const [around, market] = [sheet, document.querySelector(".market")].map((one) => one.getBoundingClientRect());
  const answers = sheet.querySelector(".sheet-answers").getBoundingClientRect();
  const end = answers.left > around.left + 50 ? around.bottom : answers.top; // beside the rest, or over its lower edge
  const parts = [...sheet.querySelectorAll(".token-choice, .rewards li")].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < around.left || right > around.right || top < around.top || bottom > end || part.scrollWidth > part.clientWidth;
  });
  return [...parts.map((part) => part.textContent), ...(market.height > 50 && market.bottom <= around.top + 3 ? [] : ["market"])];
}"""


@pytest.mark.parametrize("size", first_of(["phone", *(size for size in SIZES if size != "phone")]))
def test_the_market_is_visible_during_a_hand_in(browser: Browser, stages: Stages, size: str) -> None:
    """A card of the market may be the reward."""
    with opened(browser, stages, "hand-in", SIZES[size]) as page:
        for language in LANGUAGES:
            change_language(page, language)
            assert not page.evaluate(HANDING_IN), language


# Words that break between two letters without a hyphen; Japanese lines may break anywhere.
BROKEN = r"""(places) => {
  const found = [];
  for (const place of document.querySelectorAll(places)) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement.closest(".visually-hidden, .province-name")) continue; // names on the map may lie aslant
      const top = (at) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return [...range.getClientRects()].at(-1)?.top ?? NaN; // the hyphen before it may have one too
      };
      const letter = (at) => /[a-zà-žа-яё]/i.test(node.data[at] ?? "");
      for (let at = 1; at < node.data.length; at++)
        if (letter(at - 1) && letter(at) && top(at) > top(at - 1) + 4)
          found.push(`${node.data.slice(0, at)}|${node.data.slice(at)}`);
    }
  }
  return found;
}"""


@pytest.mark.long("browser")
@pytest.mark.parametrize("size", first_of(["phone", "wide", "enlarged"]))
def test_long_words_break_with_a_hyphen(browser: Browser, stages: Stages, size: str) -> None:
    with visitor(browser, stages, SIZES[size]) as page:
        for screen in ("table", "clergy", "coaches", "hand-in"):
            screens(SIZES[size])[screen](page, stages)
            for language in ("de", "ru", "pl"):
                change_language(page, language)
                broken = page.evaluate(BROKEN, ".sheet, .market, .hand, .leaf, .officials, .bar-buttons")
                assert not broken, (screen, language)


def test_touch_targets_are_large_enough_on_a_tablet(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, SIZES["tablet-wide"], finger=True) as page:
        for screen in ("table", "picked-up", "closing", "coaches", "replay", "clergy", "hand-in", "chat", "menu"):
            screens(SIZES["tablet-wide"])[screen](page, stages)
            assert not too_small(page), screen


def test_touch_targets_are_large_enough_on_a_portrait_tablet(browser: Browser, stages: Stages) -> None:
    with visitor(browser, stages, SIZES["tablet"]) as page:
        for screen in ("table", "picked-up", "closing", "clergy", "hand-in", "chat", "menu", "seat"):
            screens(SIZES["tablet"])[screen](page, stages)
            assert not too_small(page), screen
