import contextlib

import pytest

from tests.server import postgres
from tests.server.people import server


@pytest.fixture(autouse=True, scope="session")
def fast(compiled_engine):
    """Whole games are played here."""


@pytest.fixture
def database():
    """The address of a PostgreSQL database of one's own."""
    with postgres.database() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def data(request):
    """Where a server keeps its tables: a folder, or the address of a database. What holds, holds for both."""
    return request.getfixturevalue({"sqlite": "tmp_path", "postgresql": "database"}[request.param])


@pytest.fixture(scope="module")
def serving(tmp_path_factory):
    """One server for all tests of a file."""
    with server(tmp_path_factory.mktemp("data")) as client:
        yield client


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def serving_on_both(request, tmp_path_factory):
    """The same, once more with a PostgreSQL."""
    with contextlib.ExitStack() as places:
        data = tmp_path_factory.mktemp("data") if request.param == "sqlite" else places.enter_context(postgres.database())
        with server(data) as client:
            yield client


@pytest.fixture(autouse=True)
def nobody_was_here(request):
    """What others asked for does not count against this test."""
    if "serving" in request.fixturenames:
        request.getfixturevalue("serving").app.state.rates._buckets.clear()


@pytest.fixture
def client(serving):
    """Somebody who has never been there before, and lays tables of her own."""
    with serving.other("Ada") as client:
        yield client


@pytest.fixture
def ben(serving):
    """Somebody else."""
    with serving.other("Ben") as ben:
        yield ben


@pytest.fixture
def stranger(serving):
    """Somebody whom the server does not know."""
    with serving.other(None) as stranger:
        yield stranger
