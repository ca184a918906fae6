"""Pictures: well-formed, small, drawn from the page's parts, and silent about what a viewer may not know."""

import json
import random
import re
import sys
from functools import cache
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from postroad.cli import main
from postroad.game import Game, sample
from postroad.pictures.drawing import Drawing, text_width
from postroad.pictures.film import Clips, film, spans
from postroad.pictures.parts import LANGUAGES, parts
from postroad.pictures.pixels import pixels, png
from postroad.pictures.rome import name_box, standing
from postroad.rules.board import CITY_IDS, PROVINCE_IDS, ROADS, STACK_IDS
from postroad.rules.rome import COACH_IDS
from postroad.rules.state import SPECTATOR
from postroad.view import View
from tests.policies import SETTINGS, SETTINGS_OF_SUITE, Setting, phase_of, positions
from tests.tables import table
from tests.worlds import indistinguishable_state

pytestmark = pytest.mark.usefixtures("compiled_engine")
SVG = "{http://www.w3.org/2000/svg}"
RECORDS = Path(__file__).parent / "records"
KB = 1024


def checked(svg: str) -> ElementTree.Element:
    """The picture, if it is well-formed, loads nothing, and has a definition for everything that it uses."""
    root = ElementTree.fromstring(svg)  # noqa: S314 - our own
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    used = re.findall(r'href="([^"]*)"', svg) + re.findall(r"url\(([^)]*)\)", svg)
    assert {name.removeprefix("#") for name in used} <= set(ids)
    assert "$" not in svg
    return root


def shown(root: ElementTree.Element, part: str) -> int:
    """How often a picture uses a part."""
    return sum(is_use_of(one, part) for one in root.iter())


def is_use_of(one: ElementTree.Element, part: str) -> bool:
    return one.get("href", "").partition("-")[2] == part


@cache
def some_positions(setting: Setting) -> list[Game]:
    return list(positions(setting))[::5]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_setting_can_be_drawn(setting: Setting) -> None:
    for game in some_positions(setting):
        svg = game.view(0).svg()
        root = checked(svg)
        assert len(svg.encode()) < 250 * KB
        for seat in range(setting.players):
            offices = int(game.state.offices[seat]).bit_count()
            assert shown(root, f"office-{seat}") == offices + 1 + sum(int(mask) >> seat & 1 for mask in game.state.waiting)


@pytest.mark.parametrize("setting", SETTINGS_OF_SUITE, ids=str)
def test_a_picture_tells_nothing_hidden(setting: Setting) -> None:
    rng = random.Random(4)
    for game in some_positions(setting):
        for viewer in [*range(setting.players), None]:
            svg = game.view(viewer).svg()
            assert sample(game.view(viewer), rng.randrange(1000)).view(viewer).svg() == svg, phase_of(game)
            number = SPECTATOR if viewer is None else viewer
            assert View.of(indistinguishable_state(game.bytes, number, rng), number).svg() == svg, phase_of(game)


def test_the_picture_of_a_game_shows_no_hand_but_what_everybody_saw() -> None:
    game = table(2, hands={0: ["ulm", "linz"], 1: ["basel"]}, known={1: ["basel"]})
    spectator, own = checked(game.svg()), checked(game.view(0).svg())
    assert [shown(spectator, f"card-{city}-116") for city in ("linz", "basel")] == [0, 1]
    assert [shown(own, f"card-{city}-116") for city in ("linz", "basel")] == [1, 1]
    assert [shown(root, "back-116") for root in (spectator, own)] == [3, 1]  # one is the deck


def test_a_picture_shows_routes_tiles_carriages_and_points() -> None:
    game = table(
        2,
        honours=True,
        routes={0: ["ulm", "augsburg", "munchen"], 1: ["augsburg", "ulm"]},
        offices={0: ["linz"]},
        carriages={0: 4},
        tiles={1: {"length-5": [2], "baden": [3]}},
        tokens={1: {"carrier": 2}},
    )
    root = checked(game.svg())
    roads = [one for one in root.iter(f"{SVG}use") if is_use_of(one, "board-ulm-augsburg") and one.get("stroke-dasharray")]
    blue, red = (parts()["colours"][f"seat-{seat}"][0] for seat in (0, 1))
    assert [one.get("stroke") for one in roads] == [blue, red]
    assert shown(root, "carriage-4") == 1
    assert shown(root, "sign-length-5") == 2
    assert shown(root, "token-carrier") == 3
    assert root.findtext(f"{SVG}desc") == f"Seat 0: {game.points()[0]}, Seat 1: {game.points()[1]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_speak_every_language(language: str) -> None:
    game = Game.new(2, seed=1, audience=True)
    svg = game.svg(language=language)
    title = checked(svg).findtext(f"{SVG}title")
    said = {
        "en": "It is Seat 0’s turn.",
        "de": "Seat 0 ist am Zug.",
        "ru": "Ходит Seat 0.",
        "pl": "Tura: Seat 0.",
        "ja": "Seat 0の手番。",
    }
    assert title is not None and title.endswith(said[language])
    assert len(svg.encode()) < 250 * KB


def test_before_the_first_round_no_round_is_named() -> None:
    title = checked(Game.new(2, seed=1, audience=True).svg()).findtext(f"{SVG}title")
    assert title == "Postroad. Before round 1 · It is Seat 0’s turn."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no language 'la': choose en, de, ru, pl, ja"):
        Game.new(seed=1).svg(language="la")


NAMES = ['</svg><script>"&amp;', "$ink {who} %s #pr-tile", "\x00\ud800\uffff #pr-日本語", "n" * 5000]


def test_names_are_text_and_nothing_else() -> None:
    game = Game.new(4, seed=1, names=NAMES)
    svg = game.svg()
    root = checked(svg)
    title = root.findtext(f"{SVG}title")
    assert title is not None and title.endswith(f"It is {NAMES[0]}’s turn.")
    about = root.findtext(f"{SVG}desc")
    assert about is not None and "$ink {who} %s #pr-tile" in about and "\ufffd\ufffd\ufffd #pr-日本語" in about
    assert not list(root.iter(f"{SVG}script"))
    assert len(svg.encode()) < 250 * KB


def test_a_view_is_called_by_colours_or_by_given_names() -> None:
    view = Game.new(2, seed=1).view()
    assert "It is Blue’s turn." in view.svg()
    assert "It is Anna’s turn." in view.svg(names=["Anna", "Ben"])
    with pytest.raises(ValueError, match="expected 2 names, not 1"):
        view.svg(names=["Anna"])


def test_notebooks_show_games_and_views() -> None:
    game = Game.new(3, seed=1)
    assert game._repr_svg_() == game.svg()
    assert game.view(2)._repr_svg_() == game.view(2).svg()


def test_a_picture_can_be_read_aloud() -> None:
    root = checked(Game.new(2, seed=1).svg())
    assert root.get("role") == "img"
    assert [one.tag for one in root][:2] == [f"{SVG}title", f"{SVG}desc"]


def test_dark_is_the_same_drawing_in_other_colours() -> None:
    game = Game.new(4, seed=1, honours=True, audience=True)
    light, dark = game.svg(), game.svg(dark=True)
    assert light != dark
    assert re.sub("#[0-9a-f]{6,8}|en[01]-", "", light) == re.sub("#[0-9a-f]{6,8}|en[01]-", "", dark)


def test_pictures_that_differ_share_no_id() -> None:
    """Because a page may hold several."""
    game = Game.new(2, seed=1)
    looks = [{"language": "en"}, {"language": "de"}, {"language": "de", "dark": True}]
    ids = [{one.get("id") for one in checked(game.svg(**look)).iter()} - {None} for look in looks]
    assert all(not one & other for one, other in combinations(ids, 2))


# The parts


def test_parts_have_everything_of_the_rules() -> None:
    sheets, known = parts()["maps"], parts()["definitions"]
    assert set(sheets["board"]["cities"]) == set(sheets["board"]["houses"]) == set(CITY_IDS)
    assert {name for name in known if name.startswith("arms-")} == {f"arms-{province}" for province in PROVINCE_IDS}
    assert all(f"sign-{stack}" in known or stack in sheets["board"]["stacks"] for stack in STACK_IDS)
    assert all(f"coach-{coach}" in known for coach in COACH_IDS)
    roads = {frozenset((CITY_IDS[one], CITY_IDS[other])) for one in range(22) for other in range(22) if ROADS[one] >> other & 1}
    assert all(f"board-{one}-{other}" in known or f"board-{other}-{one}" in known for one, other in map(sorted, roads))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_drawn_in_the_serif(language: str) -> None:
    """But for Japanese, which it does not have."""
    words = parts()["words"][language]
    texts = {name["text"] for sheet in ("board", "rome-1", "rome-2") for name in words[sheet]["names"]} | set(
        words["cities"].values()
    )
    drawn = [text for text in texts if all(letter in parts()["advances"][weight] for letter in text for weight in "57")]
    assert (len(drawn) == 0) if language == "ja" else (set(drawn) == texts)


def test_a_text_has_the_width_that_is_given() -> None:
    drawing = Drawing()
    squeezed = drawing.text("Regensburg", 0, 0, 20, most=20)
    assert "scale(0.0" in squeezed and f"{20 / text_width('Regensburg') / 250:.5g}" in squeezed
    assert drawing.text("", 0, 0, 20) == ""


# Coaches


def crowds() -> list[dict[str, str]]:
    together = [dict.fromkeys(COACH_IDS, stop) for stop in ("florence", "rome", "milan")]
    rng = random.Random(5)
    stops = list(parts()["maps"]["rome-2"]["stops"])
    return together + [{coach: rng.choice(stops) for coach in COACH_IDS} for _ in range(40)]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_coaches_cover_neither_each_other_nor_the_frame(language: str) -> None:
    sheet = parts()["maps"]["rome-2"]
    names = [name_box(name) for name in parts()["words"][language]["rome-2"]["names"]]
    width, height = sheet["size"]
    for coaches in crowds():
        boxes = [box for box, _ in standing(sheet, coaches, names).values()]
        assert not [(one, other) for one in boxes for other in boxes if one is not other and one.covers(other)], coaches
        assert all(box.left > 5 and box.right < width - 5 and box.top > 5 for box in boxes), coaches
        assert all(box.bottom < height - 60 for box in boxes), coaches


# Films


def stored(name: str) -> dict:
    return dict(json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", ["2-none-carriage-7", "4-both-carriage-7"])
def test_a_film_ends_with_the_picture_of_the_end(name: str) -> None:
    """Also where nothing is animated."""
    root, end = checked(film(stored(name))), checked(Game.from_record(stored(name)).svg())
    still = [one for one in root if one.get("display") != "none" and one.tag not in (f"{SVG}style", f"{SVG}defs")]

    def used(group: list[ElementTree.Element]) -> list[str | None]:
        return sorted(str(use.get("href")) + str(use.get("transform")) for one in group for use in one.iter(f"{SVG}use"))

    assert used(still) == used([one for one in end if one.tag != f"{SVG}defs"])
    assert root.findtext(f"{SVG}title") == end.findtext(f"{SVG}title")


@pytest.mark.parametrize(("name", "most"), [("2-none-carriage-7", 350), ("4-both-carriage-7", 900)])
def test_a_film_is_small(name: str, most: int) -> None:
    assert len(film(stored(name)).encode()) < most * KB


def test_a_film_of_a_game_without_decisions_is_one_position() -> None:
    game = Game.new(2, seed=1)
    assert film(game.record()).count("<set ") == 1  # the clock


def test_a_film_needs_time() -> None:
    with pytest.raises(ValueError, match="seconds must be above 0"):
        film(Game.new(2, seed=1).record(), seconds=0)


def test_spans_are_rows_of_frames() -> None:
    assert list(spans([0, 1, 2, 5, 7, 8])) == [(0, 3), (5, 6), (7, 9)]


def test_clips_show_a_piece_in_its_frames() -> None:
    clips = Clips(10, 0.5)
    assert clips.clip(1, ((0, 10),), "<a/>").markup == "<a/>"
    times = ' begin="prClock.begin+{:g}" dur="{:g}"/>'
    shown = '<set attributeName="display" to="inline"' + times
    assert clips.clip(1, ((2, 4), (6, 7)), "<a/>").markup == (
        f'<g class="pr-past" display="none">{shown.format(1, 1)}{shown.format(3, 0.5)}<a/></g>'
    )
    hidden = '<set attributeName="display" to="none"' + times
    assert clips.clip(1, ((2, 4), (6, 10)), "<a/>").markup == (
        f'<g class="pr-end">{hidden.format(0, 1)}{hidden.format(2, 1)}<a/></g>'
    )


# Pixels


def test_pixels_are_rows_of_colours() -> None:
    svg = Game.new(2, seed=1).svg()
    drawn = pixels(svg, 400)
    assert drawn.shape == (276, 400, 3) and drawn.dtype == np.uint8
    paper = parts()["colours"]["paper"][0]
    assert drawn[0, 0].tolist() == list(bytes.fromhex(paper[1:]))
    assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 1000


def test_pixels_without_the_extra_name_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ImportError, match="pip install 'postroad\\[pictures\\]'"):
        png("<svg/>")


# The command


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text((RECORDS / "2-none-carriage-7.json").read_text(encoding="utf-8"), encoding="utf-8")
    return path


def test_the_command_draws_a_position(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "game.svg"
    assert main(["picture", str(file), str(target), "--at", "20", "--seat", "2", "--language", "de", "--dark"]) == 0
    game = Game.from_record(stored("2-none-carriage-7"), 20)
    assert target.read_text(encoding="utf-8") == game.view(1).svg(names=game.names, language="de", dark=True)


def test_the_command_draws_the_end(file: Path, tmp_path: Path) -> None:
    assert main(["picture", str(file), str(tmp_path / "end.svg")]) == 0
    assert main(["picture", str(file), str(tmp_path / "end.png")]) == 0
    game = Game.from_record(stored("2-none-carriage-7"))
    assert (tmp_path / "end.svg").read_text(encoding="utf-8") == game.svg()
    assert (tmp_path / "end.png").read_bytes() == png(game.svg())


def test_the_command_draws_a_film(file: Path, tmp_path: Path) -> None:
    assert main(["picture", str(file), str(tmp_path / "film.svg"), "--animated"]) == 0
    assert (tmp_path / "film.svg").read_text(encoding="utf-8") == film(stored("2-none-carriage-7"))


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["game.gif"], "cannot draw game.gif: choose a name that ends in .svg or .png"),
        (["film.png", "--animated"], "--animated draws the whole game as .svg, without --at and --seat"),
        (["film.svg", "--animated", "--at", "3"], "--animated draws the whole game as .svg, without --at and --seat"),
        (["game.svg", "--at", "9999"], "the record has "),
        (["game.svg", "--seat", "Nemo"], "no seat 'Nemo'"),
        (["game.svg", "--game", "2"], "contains no game 2"),
    ],
)
def test_what_cannot_be_drawn_is_refused(arguments: list[str], why: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["picture", str(file), *arguments]) == 1
    assert why in capsys.readouterr().err


def test_no_picture_is_overwritten(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game.svg").write_text("precious", encoding="utf-8")
    assert main(["picture", str(file), str(tmp_path / "game.svg")]) == 1
    assert "exists" in capsys.readouterr().err
    assert (tmp_path / "game.svg").read_text(encoding="utf-8") == "precious"
