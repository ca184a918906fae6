"""docs/security.md says what is so."""

import re
from pathlib import Path

import pytest

from postroad.server.http import security_middleware
from postroad.server.http import static_files as pages
from postroad.server.settings import Limits
from postroad.server.tables.table import LONG_LOG, LONGEST_LOG

TESTS = Path(__file__).parent
TEXT = (TESTS.parent / "docs" / "security.md").read_text(encoding="utf-8")
LIMITS = Limits()
ROWS = {
    "everything": "everything",
    "large": "tables with their logs",
    "decisions": "decisions",
    "departures": "leaving",
    "tables": "new tables",
    "guests": "new guests",
    "chat": "chat",
    "reports": "reports",
    "channels": "channels",
    "changes": "names, codes, devices",
    "wrong": "wrong access keys",
    "codes": "wrong codes",
    "words": "wrong words",
    "frames": "frames",
    "paces": "paces",
}


def limit(begin):
    """What the table of limits says of this."""
    (row,) = re.findall(rf"^\| {begin}[^|]*\| ([^|]*) \|$", TEXT, re.MULTILINE)
    return row


def test_every_test_it_names_is_there():
    named = set(re.findall(r"`((?:\w+/)?\w+\.py)`", TEXT))
    assert len(named) > 15 and {name for name in named if not (TESTS / name).is_file()} == set()


@pytest.mark.parametrize("kind", LIMITS.rates)
def test_the_rates(kind):
    rate = LIMITS.rates[kind]
    number, unit, burst = re.fullmatch(r"(\d+) a (second|minute), (\d+) at once", limit(ROWS[kind])).groups()
    assert (int(number), int(burst)) == (round(rate.each_second * (60 if unit == "minute" else 1)), rate.burst)


def test_the_other_limits():
    assert limit("WebSockets") == f"{LIMITS.most_of_player} for a player, {LIMITS.most_of_address} for an address"
    own = f"{LIMITS.most_own_lines} for each of this machine's own"
    assert limit(r"connections \(by address only\)") == f"{LIMITS.most_lines}; {own}"
    assert limit("connections of one address") == {0.5: "half"}[LIMITS.share]
    assert limit("words that wait") == f"{LIMITS.most_words}; {LIMITS.word_wait:.0f}"
    assert limit("requests that are worked on") == str(LIMITS.at_once)
    assert limit("tables of one host in the lobby") == str(LIMITS.most_of_host)
    assert limit("entries of a table's log") == f"{LONG_LOG}; {LONGEST_LOG}"
    assert limit("open complaints") == f"{LIMITS.most_reports}; {LIMITS.most_reports_each}"
    assert limit("ways to be told") == str(LIMITS.most_channels)
    assert limit("open tables") == str(LIMITS.most_open) == str(LIMITS.most_api_keys)
    assert limit("a request's body") == f"{security_middleware.MOST_BYTES // 1024} KB"


def test_the_times():
    assert limit("a request, from") == f"{LIMITS.whole:.0f}"
    assert limit("a connection without") == str(LIMITS.kept_alive)
    assert limit("what was sent") == f"{LIMITS.untaken:.0f}"
    assert limit("the answer to a ping") == f"{LIMITS.ping:.0f}" and f"every {LIMITS.ping:.0f} seconds" in TEXT


def test_the_client_has_no_place_that_takes_markup():
    taking = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|\beval\(|new Function")
    scripts = sorted((pages.WEB / "js").rglob("*.js"))
    assert len(scripts) > 50 and [path.name for path in scripts if taking.search(path.read_text(encoding="utf-8"))] == []


def test_the_policy():
    assert "default-src 'self'" in TEXT and security_middleware.HEADERS["Content-Security-Policy"].startswith(
        "default-src 'self';"
    )
