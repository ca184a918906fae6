"""How much is tested: 20 games a setting, 1,000 with --long."""

import asyncio
import os
from collections.abc import Iterator

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


@pytest.hookimpl(optionalhook=True)  # what is tested of training has no xdist
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: who plays in a browser mostly waits."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session")
def games(request: pytest.FixtureRequest) -> int:
    """How many games a setting are to be played."""
    return MANY_GAMES if request.config.getoption("--long") else GAMES


@pytest.fixture(scope="session")
def compiled_engine() -> None:
    """Every game of this session runs on the compiled engine from now on."""
    engine.load()


# Whole games in browsers take minutes: begun first, they do not keep everybody waiting at the end.
LONGEST = [
    "web/test_games.py",
    "web/test_together.py",
    "web/test_nodes.py",
    "web/test_post.py",
    "test_http_bot.py",
    "server/test_faults.py",
    "test_wheel.py",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.path.as_posix().endswith(tuple(LONGEST)))


@pytest.fixture(autouse=True)
def no_foreign_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright leaves its event loop standing between two tests of a page; others must be able to run their own."""
    loop = None if "web" in request.path.parts else asyncio._get_running_loop()
    if loop:
        asyncio._set_running_loop(None)
    yield
    if loop:
        asyncio._set_running_loop(loop)
