"""A state as plain numbers is the same state."""

import numpy as np
import pytest

from postroad.rules.scoring import points_of
from postroad.rules.state import SIZE, STATE, state_of
from postroad.state_reader import Grid, plain
from tests.policies import SETTINGS, Setting, hasty, play_on


@pytest.mark.parametrize("seed", range(3))
def test_every_field_has_its_value(seed: int) -> None:
    """This holds for any bytes: no field is confused with another or truncated."""
    raw = np.random.default_rng(seed).integers(0, 256, SIZE, np.uint8)
    state, numbers = state_of(raw), plain(raw)
    assert list(vars(numbers)) == list(STATE.names or ())
    for name in vars(numbers):
        field, told = state[name], getattr(numbers, name)
        rows = [told.row(seat) for seat in range(len(field))] if isinstance(told, Grid) else told
        assert np.array_equal(field, rows), name


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_rules_read_it_as_they_read_a_state(setting: Setting) -> None:
    raw = play_on(setting.new(1), hasty, 1, 60).bytes
    seats = range(setting.players)
    assert [points_of(plain(raw), seat) for seat in seats] == [points_of(state_of(raw), seat) for seat in seats]
