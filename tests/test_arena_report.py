"""The report of a tournament: valid, self-contained, and equal to the games."""

import re
from collections import Counter
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from postroad.arena.report.charts import MOST_TICKS, Scale, histogram, interval, round_step, scale_for
from postroad.arena.report.markup import Markup, joined, tag
from postroad.arena.tournament_runner import FELL_BACK
from postroad.cli import main
from tests.test_arena import spec_of

pytestmark = pytest.mark.usefixtures("compiled_engine")

VOID = {"meta", "link"}


class Reader(HTMLParser):
    """A strict reader of a page: tags are closed in order, ids are unique."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.addresses: list[str] = []
        self.text: list[str] = []
        self.cells: list[list[str]] = []

    def handle_starttag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        assert len(dict(attributes)) == len(attributes), f"{name}: an attribute stands twice"
        self.tags[name] += 1
        self.addresses += [value or "" for key, value in attributes if key in ("href", "src", "xlink:href", "action")]
        assert not [key for key, _ in attributes if key.startswith("on") or key == "style"], "the policy forbids it"
        if name == "tr":
            self.cells.append([])
        if name in ("td", "th"):
            self.cells[-1].append("")
        if name not in VOID:
            self.open.append(name)

    def handle_startendtag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(name, attributes)
        if name not in VOID:
            self.handle_endtag(name)

    def handle_endtag(self, name: str) -> None:
        assert self.open.pop() == name

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text.append(data)
        if {"td", "th"} & set(self.open):
            self.cells[-1][-1] += data


def read(file: Path) -> Reader:
    text = file.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>\n")
    reader = Reader()
    reader.feed(text.removeprefix("<!doctype html>"))
    reader.close()
    assert reader.open == []
    return reader


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, compiled_engine: None) -> Path:
    """The report of two runs, beside their records."""
    folder = tmp_path_factory.mktemp("report")
    bots = ["--bots", "greedy,careless,hasty,random", "--workers", "1", "--records", str(folder)]
    assert main(["arena", *bots, "--games", "24"]) == 0
    assert main(["arena", *bots, "--games", "8", "--players", "4", "--honours", "--audience", "--report", str(folder)]) == 0
    assert main(["arena", "--records", str(folder), "--report", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def report(folder: Path) -> Reader:
    return read(folder / "index.html")


def test_the_report_requests_no_other_file(folder: Path, report: Reader) -> None:
    text = (folder / "index.html").read_text(encoding="utf-8")
    assert not {"script", "iframe", "img", "object", "form"} & report.tags.keys()
    records = {file.name for file in folder.glob("*.jsonl")}
    assert {address for address in report.addresses if not address.startswith("data:")} == records
    assert re.findall(r"url\((?!\"data:)[^)]*\)", text) == [] and "@import" not in text
    assert "default-src 'none'" in unescape(text) and "unsafe" not in text
    assert len(text) < 400_000


def test_the_report_has_the_figures_of_the_runs(folder: Path, report: Reader, capsys: Any) -> None:
    from tests.test_arena_records import arena_json

    figures = arena_json(capsys, "--records", folder)
    text = " ".join("".join(report.text).split())
    order = sorted(figures["bots"], key=lambda bot: -bot["rating"]["value"])
    rows = {row[0]: row[1:] for row in report.cells if "Games" not in row}
    for place, bot in enumerate(order, 1):
        name, rating = bot["name"], bot["rating"]
        margin = rating["interval"][1] - rating["value"]
        assert f"{place}{name}{rating['value']:.1f} ± {margin:.1f}".replace("-", "−") in text.replace(" ", " ")
        cross = rows[f"{place} {name}"]
        for other, cell in zip(order, cross, strict=True):
            found = bot["against"].get(other["name"])
            low, high = found["interval"] if found else (0, 0)
            share = found and found["ahead"] / found["games"]
            assert cell == (f"{100 * share:.0f}\u202f%{100 * low:.0f}–{100 * high:.0f}" if found else "")
    standing = [row for row in report.cells if row[0] in {bot["name"] for bot in order} and len(row) == 9]
    assert [row[0] for row in standing] == [bot["name"] for bot in order]
    for row, bot in zip(standing, order, strict=True):
        assert row[1:4] == [str(bot["games"]), str(bot["wins"]), f"{100 * bot['share']:.1f}\u202f%"]
    assert f"{order[0]['name']} leads the ladder" in text
    assert "postroad arena --records" in text and "openskill 6" in text and "Postroad 0" in text
    for title in ("Pairwise results", "Standings", "Seats", "Points", "Lengths of games", "Average game", "What was played"):
        assert title in text


def test_the_report_lists_settings_and_their_records(folder: Path, report: Reader) -> None:
    rows = [row for row in report.cells if row[0] in ("2 players", "4 players")]
    assert [row[:2] + row[3:5] for row in rows] == [
        ["2 players", "base game", "1", "24"],
        ["4 players", "honours, audience", "1", "8"],
    ]
    assert {row[5] for row in rows} == {file.name for file in folder.glob("*.jsonl")}


def test_records_in_another_folder_are_named_but_not_linked(tmp_path: Path) -> None:
    file, page = tmp_path / "games.jsonl", tmp_path / "page"
    assert (
        main(["arena", "--bots", "hasty", "--games", "2", "--workers", "1", "--records", str(file), "--report", str(page)]) == 0
    )
    found = read(page / "index.html")
    assert all(address.startswith("data:") for address in found.addresses)
    assert "games.jsonl" in "".join(found.text) and "hasty plays itself" in "".join(found.text)


def test_a_foreign_page_is_not_overwritten(tmp_path: Path, capsys: Any) -> None:
    page = tmp_path / "index.html"
    page.write_text("<p>My diary</p>", encoding="utf-8")
    for arguments in (["--bots", "hasty"], ["--records", str(tmp_path)]):
        assert main(["arena", *arguments, "--report", str(tmp_path)]) == 1
        assert "is not a report" in capsys.readouterr().err
    assert page.read_text(encoding="utf-8") == "<p>My diary</p>"


def test_the_report_escapes_names_and_mishaps(tmp_path: Path, capsys: Any) -> None:
    name = spec_of(tmp_path, 'for _, view in asked(): say("<b>&hello</b>\\n")') + " </style><script>"
    command = ["arena", "--bots", f"{name},hasty", "--games", "1", "--workers", "1", "--report", str(tmp_path / "page")]
    assert main(command) == FELL_BACK
    found = read(tmp_path / "page" / "index.html")
    text = "".join(found.text)
    assert "script" not in found.tags and name in text and "not legal: '<b>&hello</b>'" in text and "Errors of bots" in text


# Charts


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (-16.4, 45.2), (24.9, 25.1), (25.0, 25.0), (3.0, 812.0), (-7.0, -6.5)])
def test_a_scale_holds_all_values_and_some_round_numbers(low: float, high: float) -> None:
    scale = scale_for([high, low])
    assert scale.low <= low <= high <= scale.high
    assert 0 < scale.at(low) <= scale.at(high) < 100
    assert 2 <= len(scale.ticks()) <= MOST_TICKS
    assert all(scale.low <= tick <= scale.high and (tick / scale.step) % 1 == pytest.approx(0) for tick in scale.ticks())


def test_steps_are_round() -> None:
    assert [round_step(least) for least in (0.3, 1, 1.1, 4, 6, 11, 70)] == [0.5, 1, 2, 5, 10, 20, 100]


def test_an_interval_is_drawn_at_its_numbers() -> None:
    chart = interval(Scale(0, 100, 10), 50, 25, 75)
    assert 'cx="50%"' in chart and 'x1="27%" x2="73%"' in chart


def test_a_histogram_has_a_bar_for_each_number() -> None:
    chart = histogram({20: 4, 22: 1, 23: 2}, "four of 20")
    heights = [float(height) for height in re.findall(r'class="bar"[^>]* height="([\d.]+)"', chart)]
    assert heights == [132, 33, 66] and 'aria-label="four of 20"' in chart and "<title>22: 1</title>" in chart


def test_a_long_histogram_has_several_numbers_in_a_bar() -> None:
    chart = histogram(dict.fromkeys(range(20, 501), 2), "")
    assert "<title>20 to 29: 20</title>" in chart and "<title>500 to 509: 2</title>" in chart and chart.count('class="bar"') == 49


def test_tag_escapes_text_but_not_markup() -> None:
    assert (
        tag("p", "a < b", Markup("<b/>"), class_="x", data_a='"', hidden=None) == '<p class="x" data-a="&quot;">a &lt; b<b/></p>'
    )
    assert joined(["&", [Markup("&amp;")]]) == "&amp;&amp;"
    assert tag("line", x1=0) == '<line x1="0"/>'
