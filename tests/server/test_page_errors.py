"""Pages report their errors: the operator learns where the code failed, and nothing about players."""

import logging

import pytest
from prometheus_client import REGISTRY

from postroad.server.settings import Limits, Rate
from tests.server.people import server

ERROR = {"kind": "TypeError", "places": ["packs/table.js:1:2345", "packs/first.js:1:20"], "version": "0.1.0 0123456789abcdef"}


def counted():
    return REGISTRY.get_sample_value("postroad_page_errors_total") or 0.0


def test_an_error_of_a_page_is_logged_in_one_line_and_counted(stranger, caplog):
    before = counted()
    with caplog.at_level(logging.WARNING):
        answer = stranger.post("/api/page-errors", json=ERROR)
    assert answer.status_code == 204 and counted() == before + 1
    assert [record.getMessage() for record in caplog.records if "page error" in record.getMessage()] == [
        "page error: TypeError at packs/table.js:1:2345 < packs/first.js:1:20, version 0.1.0 0123456789abcdef"
    ]
    assert "set-cookie" not in answer.headers, "no player is made for it"


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "Ada lost"},
        {"kind": "TypeError\npage error: forged"},
        {"kind": "E" * 41},
        {"places": ["https://host/table/abc:1:1"]},
        {"places": ["packs/table.js:1:1\n"]},
        {"places": ["packs/table.js:1:1"] * 6},
        {"places": ["p" * 100 + ".js:1:1"]},
        {"version": "mine"},
        {"message": "Ada is not defined"},
    ],
)
def test_words_ids_and_long_reports_are_refused(stranger, caplog, wrong):
    before = counted()
    with caplog.at_level(logging.WARNING):
        assert stranger.post("/api/page-errors", json={**ERROR, **wrong}).status_code == 422
    assert counted() == before and "page error" not in caplog.text


def test_nobody_floods_the_log(place, caplog):
    few = Limits(rates={**Limits().rates, "page-errors": Rate(0.001, 2)})
    with server(place, limits=few) as client, caplog.at_level(logging.WARNING):
        statuses = [client.post("/api/page-errors", json=ERROR).status_code for _ in range(4)]
    assert statuses == [204, 204, 429, 429] and caplog.text.count("page error") == 2
