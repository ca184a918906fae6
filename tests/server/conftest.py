import contextlib
import socket
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.people import server
from tests.suites import first_of


@pytest.fixture(autouse=True, scope="session")
def fast(compiled_engine):
    """Run on the compiled engine, because these tests play whole games."""


@pytest.fixture
def database():
    """The address of a PostgreSQL database for one test."""
    with postgres.database() as address:
        yield address


@pytest.fixture
def free_port():
    """A port reserved for this test: bound, but open to a server that asks for it by number."""
    with socket.socket() as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(("127.0.0.1", 0))
        yield sock.getsockname()[1]


@pytest.fixture
def data(request):
    """The data of a server: a folder, or the address of a database. Tests with it hold for both."""
    return request.getfixturevalue({"sqlite": "tmp_path", "postgresql": "database"}[request.param])


@pytest.fixture
def place(request, tmp_path):
    """The data of a server where one kind is enough: a folder, and in the long run PostgreSQL too."""
    return request.getfixturevalue("database") if getattr(request, "param", "sqlite") == "postgresql" else tmp_path


@pytest.fixture(scope="module")
def lasting_place(request, tmp_path_factory):
    """Such data for all tests of a file."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield tmp_path_factory.mktemp("data")
        return
    with postgres.database() as address:
        yield address


# These files test storage: `make test` runs them on both databases, the server's other files on SQLite alone.
STORED = ("copy", "corrupt_tables", "faults", "players", "plans", "registry", "retention", "snapshots", "storage")
assert all((Path(__file__).parent / f"test_{name}.py").exists() for name in STORED), "a file of STORED has another name"


def pytest_generate_tests(metafunc):
    is_stored = metafunc.module.__name__.rpartition(".test_")[2] in STORED
    both = ["sqlite", "postgresql"] if is_stored else first_of(["sqlite", "postgresql"], part="servers")
    for name, scope in (("data", "function"), ("serving_on_both", "module")):
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, both, indirect=True, scope=scope)
    if metafunc.config.getoption("--long"):
        for name, scope in (("place", "function"), ("lasting_place", "module")):
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, ["sqlite", "postgresql"], indirect=True, scope=scope)


@pytest.fixture(scope="module")
def serving(lasting_place):
    """One server for all tests of a file."""
    with server(lasting_place) as client:
        yield client


@pytest.fixture(scope="module")
def serving_on_both(request, tmp_path_factory):
    """One server for all tests of a file, in the long run also with PostgreSQL."""
    with contextlib.ExitStack() as memberships:
        data = tmp_path_factory.mktemp("data") if request.param == "sqlite" else memberships.enter_context(postgres.database())
        with server(data) as client:
            yield client


@pytest.fixture(autouse=True)
def fresh_limits(request):
    """Requests of other tests do not count against this one's limits."""
    if "serving" in request.fixturenames:
        request.getfixturevalue("serving").app.state.rate_limiter._buckets.clear()


@pytest.fixture
def client(serving):
    """A new player, Ada, with tables of her own."""
    with serving.other("Ada") as client:
        yield client


@pytest.fixture
def ben(serving):
    """Another player, Ben."""
    with serving.other("Ben") as ben:
        yield ben


@pytest.fixture
def stranger(serving):
    """A client without a player."""
    with serving.other(None) as stranger:
        yield stranger
