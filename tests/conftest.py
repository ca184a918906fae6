"""How much is tested: 20 games a setting, 1,000 with --long."""

import pytest
from hypothesis import HealthCheck, settings

from postroad import engine

GAMES, MANY_GAMES = 20, 1_000

_every_run = {"deadline": None, "database": None, "print_blob": False, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("short", max_examples=GAMES, derandomize=True, **_every_run)
settings.register_profile("long", max_examples=MANY_GAMES, **_every_run)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help=f"{MANY_GAMES} games a setting instead of {GAMES}")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "short")


# Many minutes of browsers, storms and nonsense: not for every change.
LONG = {"test_together.py", "test_home_network.py", "test_screens.py", "test_fuzz.py", "test_faults.py"}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    for item in items:
        if item.path.name in LONG and "server/test_together" not in item.path.as_posix():
            item.add_marker(pytest.mark.skip(reason="takes minutes; runs with --long"))


@pytest.fixture(scope="session")
def games(request: pytest.FixtureRequest) -> int:
    """How many games a setting are to be played."""
    return MANY_GAMES if request.config.getoption("--long") else GAMES


@pytest.fixture(scope="session")
def compiled_engine() -> None:
    """Every game of this session runs on the compiled engine from now on."""
    engine.load()
