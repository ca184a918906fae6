"""The parts of pictures are those of the page."""

import pytest
from playwright.sync_api import Browser

from tools import picture_parts


def test_parts_are_those_of_the_page(browser: Browser) -> None:
    assert picture_parts.text(browser) == picture_parts.TARGET.read_text(encoding="utf-8"), "run: make pictures"


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
