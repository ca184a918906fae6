"""The strategy document: every table and picture, from few games."""

from pathlib import Path

import numpy as np
import pytest

from tools import curves, strategy
from tools.charts import Line, bars, lines
from tools.study import study

pytestmark = pytest.mark.usefixtures("compiled_engine")


def test_every_table_has_a_row_for_each_setting() -> None:
    rows = {options: study(options, 2, seed=7) for options in strategy.SETTINGS}
    for table in (strategy.lengths, strategy.points, strategy.seats, strategy.officials):
        told = [*table(rows)]
        assert [row[0] for row in told] == [strategy.name_of(options) for options in strategy.SETTINGS]
        assert len({len(row) for row in told}) == 1 and "nan" not in str(told)
    for table in (strategy.rome, strategy.coaches, strategy.ranks):
        assert [row[0] for row in table(rows)] == [strategy.name_of(one) for one in strategy.SETTINGS if one.audience]
    assert "nan" not in str([*strategy.tiles(rows), *strategy.carriages(rows)])


def test_the_worth_of_an_official_uses_the_seats_without_it() -> None:
    rows = {options: study(options, 6, seed=7, without=3) for options in strategy.BASE}
    for (_, told), (options, games) in zip(strategy.worth({"cartwright": rows}), rows.items(), strict=True):
        poor = [game["won"][int(game["game"][0]) % options.players] for game in games]
        assert told.startswith(f"{100 * sum(poor) / 6:.1f}%")


def test_sources_add_up_to_the_points() -> None:
    for options in strategy.SETTINGS:
        rows = study(options, 2, seed=9)
        assert sum(strategy.sources(rows).values()) == pytest.approx(rows["points"].mean())


def test_shares_are_split_by_possession() -> None:
    rows = np.zeros(4, study(strategy.BASE[0], 1).dtype)
    rows["won"] = [1, 1, 0, 0]
    assert strategy.with_and_without(rows, np.array([True, True, True, False])) == pytest.approx((0.75, 2 / 3, 0))


def test_pictures_are_valid_and_have_titles() -> None:
    for made in (
        bars("Title", "In words", [("one <&>", 2.0, "2"), ("other", -1.0, "-1")]),
        lines("Title", "In words", [Line("a", [(0, 0), (1, 2)]), Line("b", [(0, 1)])], "x", "y", even=True),
    ):
        assert made.startswith("<svg") and made.endswith("</svg>") and "<title>In words</title>" in made
        assert "<&>" not in made and "nan" not in made


def test_pictures_in_documents_exist() -> None:
    for name in ("strategy.md", "training.md"):
        document = strategy.ROOT / "docs" / name
        for picture in document.read_text(encoding="utf-8").split("](pictures/")[1:]:
            assert (Path(document.parent) / "pictures" / picture.partition(")")[0]).is_file()


def test_training_curves_have_a_line_for_each_number_of_players() -> None:
    shares = {"2": 0.5, "3": 0.25, "4": 0.125}
    first, second = {"samples": 2_000_000, "greedy": shares}, {"samples": 4_000_000, "greedy": shares, "earlier self": shares}
    assert curves.shares([first, second], "greedy")[1] == Line("3 players", [(2.0, 25.0), (4.0, 25.0)])
    made = curves.pictures([first, second, second])
    assert all("<svg" in picture and "4 players: from 12.5% to 12.5%" in picture for picture in made.values())
