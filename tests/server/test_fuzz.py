"""Fuzzing: no server error, no crash, no growth. Inputs follow the OpenAPI description."""

import json
from urllib.parse import unquote, urlsplit

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode

from postroad.rules.actions import ACTION_NAMES
from tests.server.fuzzed import frame, fuzzed, statuses
from tests.server.people import see
from tests.server.wire import check_answer

INPUTS = {"requests": (200, 14_000), "frames": (60, 4_000), "raw": (60, 2_000)}  # in every run, and with --long
MOST_GROWTH = 48 * 1024 * 1024  # bytes
ENDLESS = "/api/me/stream"
ANYTHING = {"suppress_health_check": list(HealthCheck)}


@pytest.fixture(scope="module")
def target(lasting_place):
    with fuzzed(lasting_place) as target:
        yield target


@pytest.fixture
def inputs(request):
    """The number of inputs of a kind."""
    long = request.config.getoption("--long")
    return lambda kind: INPUTS[kind][1 if long else 0]


def check_health(target, before):
    assert target.client.get("/api/about").status_code == 200
    assert see(target.client, target.table)["seq"] >= 1
    assert target.memory - before < MOST_GROWTH


# By the description of the API


def operations(target):
    described = target.client.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(described)
    found = [result.ok() for result in schema.get_all_operations()]
    return [operation for operation in found if operation.path != ENDLESS]


def valid_variant(case, target, seat, action):
    """The input changed to an existing table, so that more of it is valid."""
    if "table_id" in (case.path_parameters or {}):
        case.path_parameters["table_id"] = target.table
    if isinstance(case.body, dict):
        sensible = {"seat": seat, "action": action, "seq": see(target.client, target.table)["seq"], "wishes": [action]}
        case.body.update({key: value for key, value in sensible.items() if key in case.body})


def answer_to(case, target, session):
    """The answer to an input; None if the client cannot send it."""
    try:
        return case.call(base_url=f"http://127.0.0.1:{target.port}", session=session, timeout=60)
    except (requests.exceptions.InvalidHeader, requests.exceptions.InvalidURL, UnicodeError):
        return None


@pytest.mark.long("chaos")
def test_requests_of_all_kinds(target, inputs):
    kinds = [
        operation.as_strategy(generation_mode=mode)
        for operation in operations(target)
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    ]
    before, seen = target.memory, set()
    with requests.Session() as session:
        session.trust_env = False
        session.headers.update({"Origin": f"http://127.0.0.1:{target.port}", "Cookie": target.cookie})

        @settings(max_examples=inputs("requests"), **ANYTHING)
        @given(st.one_of(kinds), st.booleans(), st.integers(0, 2), st.sampled_from(ACTION_NAMES))
        def throw(case, sensible, seat, action):
            if sensible:
                valid_variant(case, target, seat, action)
            answer = answer_to(case, target, session)
            if answer is not None:
                seen.add(answer.status_code)
                assert answer.status_code < 500, answer.content
                assert answer.status_code < 400 or json.loads(answer.content)["error"]
                check_answer(
                    answer.request.method, unquote(urlsplit(answer.request.url).path), answer.status_code, answer.content
                )

        throw()
    assert {200, 403, 404, 422} <= seen
    check_health(target, before)


# Over a WebSocket

texts = (
    st.binary(max_size=200)
    | st.sampled_from([b"", b"\xff\xfe", b"[" * 5_000, b"x" * 70_000, b'{"pace": 1e999}', b'{"pace": null}', b'{"pace": 0}'])
    | st.recursive(st.none() | st.integers() | st.floats() | st.text(), st.lists, max_leaves=5).map(
        lambda pace: json.dumps({"pace": pace}).encode()
    )
)
first_bytes = st.sampled_from([0x81, 0x82, 0x01, 0x80, 0x88, 0x89, 0x8A]) | st.integers(0, 255)
frames = st.builds(
    frame, first_bytes, texts, st.sampled_from([True, True, True, False]), st.none() | st.none() | st.integers(0, 1 << 62)
)
HEADERS = ["Cookie", "Origin", "Sec-WebSocket-Version", "Sec-WebSocket-Key"]
queries = st.sampled_from(["", "?seat=0", "?seat=1&since=0", "?since=1&chat_since=0"]) | st.text().map(
    lambda text: "?seat=" + text.encode().hex()
)


def test_frames_of_all_kinds(target, inputs):
    before, seen = target.memory, set()

    @settings(max_examples=inputs("frames"), **ANYTHING)
    @given(queries, st.lists(frames, max_size=6), st.dictionaries(st.sampled_from(HEADERS), st.text(max_size=20), max_size=1))
    def throw(query, thrown, more):
        more = {name: "".join(filter(str.isprintable, value)) for name, value in more.items()}
        received = target.send_raw(target.handshake(query, **more), b"".join(thrown))
        assert all(status < 500 for status in statuses(received)), received[:300]
        seen.update(statuses(received))

    throw()
    assert 101 in seen
    check_health(target, before)


# Without manners

REQUEST = (
    b"POST /api/tables/x/decisions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
)
pieces = st.binary(max_size=40) | st.sampled_from([b"\r\n", b"\x00", b"Content-Length: 99999999999\r\n", b"Host: [::", b"%ff%00"])


def test_bytes_of_all_kinds(target, inputs):
    before = target.memory

    @settings(max_examples=inputs("raw"), **ANYTHING)
    @given(st.lists(st.tuples(st.integers(0, len(REQUEST)), st.integers(0, 30), pieces), max_size=4))
    def throw(changes):
        thrown = REQUEST
        for at, gone, piece in changes:
            thrown = thrown[:at] + piece + thrown[at + gone :]
        received = target.send_raw(thrown)
        assert all(status < 500 for status in statuses(received)), received[:300]

    throw()
    check_health(target, before)
