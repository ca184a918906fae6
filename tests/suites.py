"""Cases of one kind: the first of them in `make test`, the others in `make test-long` alone."""

from collections.abc import Iterable
from typing import Any

import pytest


def first_of(cases: Iterable[Any], count: int = 1, part: str = "browser") -> list[Any]:
    """For `parametrize`: all cases, those after the first `count` marked as long. A plain tuple is a value for each name."""
    every = [case if type(case) is tuple else (case,) for case in cases]
    return [pytest.param(*case, marks=[pytest.mark.long(part)] * (number >= count)) for number, case in enumerate(every)]
