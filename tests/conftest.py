"""Which tests run, and how much they test: see "Tests" in CONTRIBUTING.md.

`--quick` leaves out browsers and slow files. `--long` adds what is marked `long` and plays 1,000 games a setting instead of 20.
Files and their tests run in random order: POSTROAD_TEST_ORDER, with the number printed at the end, repeats it.
"""

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from postroad import engine

GAMES, MANY_GAMES = 20, 1_000

_every_run = {"deadline": None, "database": None, "print_blob": False, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("short", max_examples=GAMES, derandomize=True, **_every_run)
settings.register_profile("long", max_examples=MANY_GAMES, **_every_run)


ORDER = "POSTROAD_TEST_ORDER"
PARTS = ["browser", "chaos", "games", "release", "servers"]  # of the long suite


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out what starts processes, databases and browsers")
    parser.addoption("--long", action="store_true", help=f"all tests, and {MANY_GAMES} games a setting instead of {GAMES}")
    parser.addoption("--part", choices=PARTS, help="run one part of the long suite")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long(part): in the long suite alone; part: one of " + ", ".join(PARTS))
    settings.load_profile("long" if config.getoption("--long") else "short")
    os.environ.setdefault(ORDER, str(random.SystemRandom().randrange(1_000_000)))  # processes beside this one have the same


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"Order of the tests: {ORDER}={os.environ[ORDER]}")


def part_of(item: pytest.Item) -> str:
    """The part of the long suite that a test belongs to."""
    mark = item.get_closest_marker("long")
    if mark:
        return str(mark.args[0])
    return "browser" if "web" in item.path.parts else "servers" if "server" in item.path.parts else "games"


def is_chosen(item: pytest.Item) -> bool:
    config = item.config
    if config.getoption("--part"):
        return part_of(item) == config.getoption("--part")
    if config.getoption("--quick"):
        return "web" not in item.path.parts and not item.path.as_posix().endswith(SLOW) and not item.get_closest_marker("long")
    return config.getoption("--long") or not item.get_closest_marker("long")


@pytest.hookimpl(optionalhook=True)  # the environment of training has no xdist
def pytest_xdist_auto_num_workers() -> int:
    """Two workers more than cores, because browser tests mostly wait."""
    return (os.cpu_count() or 1) + 2


@pytest.fixture(scope="session")
def games(request: pytest.FixtureRequest) -> int:
    """How many games a setting are to be played."""
    return MANY_GAMES if request.config.getoption("--long") else GAMES


@pytest.fixture(scope="session")
def compiled_engine() -> None:
    """Run every game of this session on the compiled engine from now on."""
    engine.load()


# Files that start processes, databases or compilers, or play many games: the quick suite leaves them out.
SLOW = (
    "envs/test_vector_env.py",
    "naive/test_naive_itself.py",
    "rules/test_preview_engine.py",
    "server/test_admin.py",
    "server/test_attacks.py",
    "server/test_backup.py",
    "server/test_bot_driver.py",
    "server/test_bot_pool.py",
    "server/test_chat.py",
    "server/test_retention.py",
    "server/test_command_route.py",
    "server/test_player_reports.py",
    "server/test_copy.py",
    "server/test_corrupt_tables.py",
    "server/test_sqlite_check.py",
    "server/test_devices.py",
    "server/test_connection_limits.py",
    "server/test_faults.py",
    "server/test_frames.py",
    "server/test_fuzz.py",
    "server/test_garbage_collection.py",
    "server/test_seating_table.py",
    "server/test_notifications.py",
    "server/test_hidden.py",
    "server/test_hidden_play.py",
    "server/test_operator.py",
    "server/test_hosting.py",
    "server/test_custom_bots.py",
    "server/test_server_access.py",
    "server/test_leaks.py",
    "server/test_limits.py",
    "server/test_live.py",
    "server/test_lobby.py",
    "server/test_metrics.py",
    "server/test_names.py",
    "server/test_lan.py",
    "server/test_node_processes.py",
    "server/test_nodes.py",
    "server/test_announcements.py",
    "server/test_players.py",
    "server/test_postgres.py",
    "server/test_process.py",
    "server/test_registry.py",
    "server/test_snapshots.py",
    "server/test_storage.py",
    "server/test_stream.py",
    "server/test_together.py",
    "server/test_uninvited.py",
    "server/test_workers.py",
    "test_advice.py",
    "test_arena.py",
    "test_arena_records.py",
    "test_arena_report.py",
    "test_line_process.py",
    "test_bots.py",
    "test_branch.py",
    "test_memory_mode.py",
    "test_jit_cache.py",
    "test_calibration.py",
    "test_cli.py",
    "test_daily.py",
    "test_differential.py",
    "test_docs.py",
    "test_faults.py",
    "test_features.py",
    "test_reason_codes.py",
    "test_local_tables.py",
    "test_subprocess_bot.py",
    "test_http_bot.py",
    "test_links.py",
    "test_wasm.py",
    "test_wasm_records.py",
    "test_network.py",
    "test_puzzles.py",
    "test_random_games.py",
    "test_ratings.py",
    "test_record_false.py",
    "test_record_orders.py",
    "test_records_replay.py",
    "test_review.py",
    "test_second_map.py",
    "test_site.py",
    "test_strategy.py",
    "test_wheel.py",
)

# The longest files start first, because a file runs in one process and the last one would delay the end.
LONGEST = [
    "web/test_screens.py",
    "web/test_look.py",
    "web/test_offline.py",
    "web/test_phones.py",
    "web/test_table.py",
    "web/test_daily.py",
    "web/test_lessons.py",
    "server/test_faults.py",
    "web/test_local_games.py",
    "web/test_people.py",
    "web/test_together.py",
    "web/test_looking_back.py",
    "web/test_announcement.py",
    "web/test_games.py",
    "web/test_enter.py",
    "test_differential.py",
    "server/test_process.py",
    "server/test_notifications.py",
    "server/test_leaks.py",
    "server/test_workers.py",
]


@pytest.hookimpl(tryfirst=True)  # pytest then groups the tests that share an expensive fixture
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    chosen = [item for item in items if is_chosen(item)]
    config.hook.pytest_deselected(items=[item for item in items if not is_chosen(item)])
    random.Random(os.environ[ORDER]).shuffle(chosen)
    places = {path: place for place, path in enumerate(dict.fromkeys(item.path for item in chosen))}
    items[:] = sorted(chosen, key=lambda item: (rank(item), places[item.path]))


def rank(item: pytest.Item) -> int:
    """The rank of a test's file among the longest; equal for all others."""
    path = item.path.relative_to(Path(__file__).parent).as_posix()
    return LONGEST.index(path) if path in LONGEST else len(LONGEST)


@pytest.fixture(autouse=True)
def no_foreign_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright keeps its event loop between two tests of a page; other tests must be able to run their own."""
    loop = None if "web" in request.path.parts else asyncio._get_running_loop()
    if loop:
        asyncio._set_running_loop(None)
    yield
    if loop:
        asyncio._set_running_loop(loop)
