import pytest

from tests.server.people import server


@pytest.fixture(autouse=True, scope="session")
def fast(compiled_engine):
    """Whole games are played here."""


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    """One server for all tests of a file; each lays its own tables."""
    with server(tmp_path_factory.mktemp("data")) as client:
        yield client
