"""Cases of one kind: the first of them in `make test`, the others in `make test-long` alone."""

from collections.abc import Iterable
from typing import Any

import pytest


def first_of(cases: Iterable[Any], count: int = 1, part: str = "browser") -> list[Any]:
    """For `parametrize`: all cases, those after the first `count` marked as long."""
    every = list(cases)
    return [*every[:count], *(pytest.param(case, marks=pytest.mark.long(part)) for case in every[count:])]
