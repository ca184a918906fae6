"""docs/security.md names a test for each promise. The limits in it and in docs/api.md equal those in the code."""

import re
from pathlib import Path

import pytest

from postroad.server.http import security_middleware
from postroad.server.http import static_files as pages
from postroad.server.settings import Limits
from postroad.server.tables.table import LONG_LOG, MAX_LOG

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs"
TEXT = (DOCS / "security.md").read_text(encoding="utf-8")
TABLES = TEXT + (DOCS / "api.md").read_text(encoding="utf-8")
PROMISE = re.compile(r"^- \*\*(.*?)\*\*(.*?)(?=^- |^\n|^#|\Z)", re.MULTILINE | re.DOTALL)
LIMITS = Limits()
ROWS = {
    "everything": "everything",
    "large": "tables with their logs",
    "decisions": "decisions",
    "departures": "leaving",
    "tables": "new tables",
    "guests": "new guests",
    "chat": "chat",
    "reports": "player reports",
    "page-errors": "page errors",
    "channels": "notification channels created",
    "changes": "changes of names",
    "wrong": "wrong API keys",
    "codes": "wrong codes",
    "words": "wrong passphrases",
    "frames": "frames",
    "paces": "paces",
}


def limit(begin):
    """The value in the only table row that begins with `begin`."""
    (row,) = re.findall(rf"^\| {begin}[^|]*\| ([^|]*) \|$", TABLES, re.MULTILINE)
    return row


def test_every_promise_names_its_tests():
    promises = dict(PROMISE.findall(TEXT))
    assert len(promises) >= 51, "a promise is missing, or the pattern does not find it"
    assert {
        promise for promise, rest in promises.items() if not re.search(r"^  Tests: `[\w/]+\.py`", rest, re.MULTILINE)
    } == set()


def test_every_named_test_file_exists():
    named = set(re.findall(r"`((?:\w+/)?\w+\.py)`", TEXT))
    assert len(named) > 15 and {name for name in named if not (TESTS / name).is_file()} == set()


@pytest.mark.parametrize("kind", LIMITS.rates)
def test_the_rates(kind):
    rate = LIMITS.rates[kind]
    number, unit, burst = re.fullmatch(r"(\d+) a (second|minute), (\d+) at once", limit(ROWS[kind])).groups()
    assert (int(number), int(burst)) == (round(rate.each_second * (60 if unit == "minute" else 1)), rate.burst)


def test_the_other_limits():
    assert limit("WebSockets") == f"{LIMITS.max_open_per_player} for a player, {LIMITS.max_open_per_address} for an address"
    own = f"{LIMITS.max_local_connections} for each of this machine's own"
    assert limit(r"connections \(by address only\)") == f"{LIMITS.max_connections}; {own}"
    assert limit("connections of one address") == {0.5: "half"}[LIMITS.connection_share]
    assert limit("waiting passphrases") == f"{LIMITS.max_waiting_passphrases}; {LIMITS.passphrase_delay:.0f}"
    assert limit("requests in progress") == str(LIMITS.max_concurrent_requests)
    assert limit("tables of one host in the lobby") == str(LIMITS.lobby_tables_per_host)
    assert limit("log entries of a table") == f"{LONG_LOG}; {MAX_LOG}"
    assert limit("open reports") == f"{LIMITS.max_reports}; {LIMITS.max_reports_per_table}"
    assert limit("notification channels of") == str(LIMITS.max_channels)
    assert limit("open tables") == str(LIMITS.max_open_tables) == str(LIMITS.max_api_keys)
    assert limit("request body") == f"{security_middleware.MAX_BODY // 1024} KB"


def test_the_times():
    assert limit("a request, from") == f"{LIMITS.request_timeout:.0f}"
    assert limit("a connection without") == str(LIMITS.keep_alive)
    assert limit("sent data") == f"{LIMITS.write_timeout:.0f}"
    assert limit("the answer to a ping") == f"{LIMITS.ping_interval:.0f}" and f"every {LIMITS.ping_interval:.0f} seconds" in TEXT


def test_the_client_never_parses_markup_or_code():
    taking = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|\beval\(|new Function")
    scripts = sorted((pages.WEB / "js").rglob("*.js"))
    assert len(scripts) > 50 and [path.name for path in scripts if taking.search(path.read_text(encoding="utf-8"))] == []


def test_the_policy():
    assert "default-src 'self'" in TEXT and security_middleware.HEADERS["Content-Security-Policy"].startswith(
        "default-src 'self';"
    )
