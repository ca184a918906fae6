import pytest

from tests.server.people import server


@pytest.fixture
def client(tmp_path):
    with server(tmp_path) as client:
        yield client
