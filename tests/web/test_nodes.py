"""Two people at two servers over one PostgreSQL, each behind a proxy; one server is killed."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.chaos.checks import faults as wrong
from tests.chaos.notes import Notes
from tests.server import postgres
from tests.web.around_a_game import question
from tests.web.conftest import Contexts, Faults, NewPage
from tests.web.joining import arrive, begin, follow, lay_table, record_of
from tests.web.presence import Company, person
from tests.web.serving import Server
from tests.web.test_together import LINE_DOWN, NO_LINE
from tests.web.wire import Wire

# Records every warning of the page about its connection, however short.
NOTE_LINE = """(words) => {
  window.lineWasLost = false;
  const look = () => { window.lineWasLost ||= document.body.textContent.includes(words); };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
}"""


@pytest.fixture
def servers(contexts: Contexts) -> Iterator[tuple[Server, Server]]:
    """Two servers, whose pages close before they stop."""
    with postgres.database() as address:
        both = Server(address, "--no-bots").start(), Server(address, "--no-bots").start()
        yield both
        contexts.close()
        for server in both:
            server.kill()


@pytest.fixture
def wires(servers: tuple[Server, Server]) -> Iterator[tuple[Wire, Wire]]:
    """One proxy per person, to a server of their own while it runs."""
    one, other = servers
    both = Wire(one.port, other.port), Wire(other.port, one.port)
    yield both
    for wire in both:
        wire.close()


@pytest.mark.long("servers")
def test_a_game_continues_after_one_server_is_killed(
    servers: tuple[Server, Server],
    wires: tuple[Wire, Wire],
    new_page: NewPage,
    faults: Faults,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    faults.expected = (*LINE_DOWN, "ERR_CONTENT_LENGTH_MISMATCH")  # killed in the midst of an answer
    notes = Notes()  # takes the time: the log has no earlier one
    ann, ben = person(new_page, "Ann"), person(new_page, "Ben")
    here, there = wires
    arrive(ann, here.address)
    link = lay_table(ann)
    follow(ben, link.replace(here.address, there.address))
    begin(ann, ben)
    assert (here.last, there.last) == tuple(server.port for server in servers)
    company = Company(ann, ben)
    company.play_turns()
    ben.page.evaluate(NOTE_LINE, NO_LINE)
    before = ann.page.url
    servers[0].kill()
    company.play_turns()
    assert here.last == servers[1].port and ann.page.url == before
    assert not ben.page.evaluate("window.lineWasLost"), "who was at the other server notices nothing"
    for player in company.players:
        expect(question(player.page)).not_to_contain_text(NO_LINE)
    if request.config.getoption("--long"):
        company.play_on()
        assert record_of(ann.page, tmp_path) == record_of(ben.page, tmp_path)
    with ThreadPoolExecutor(1) as apart:  # from the event loop that the browser has left standing
        assert apart.submit(wrong, servers[1].data, notes).result() == []
