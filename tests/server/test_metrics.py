"""Monitoring: metrics for Prometheus, and the log as JSON."""

import json
import logging
import re
import signal
import socket
import time
import urllib.request

import pytest
from prometheus_client import REGISTRY

from postroad.cli import main
from postroad.server import metrics
from postroad.server.live.bot_pool import BotPool
from postroad.server.logs import JsonLines
from postroad.server.metrics import CannotListen, serve_metrics
from postroad.server.run import play
from postroad.server.settings import Settings
from tests.server.people import BOTS, ask, decide, new_table, see, server
from tests.server.test_process import posix, running


def value(name, **labels):
    return REGISTRY.get_sample_value(name, labels) or 0.0


def fetched(port):
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        return answer.read().decode()


def test_metrics_count_commands_and_refusals(data):
    with server(data) as client:
        table = new_table(client)
        done = value("postroad_commands_total", kind="decisions", answer="done")
        stale = value("postroad_commands_total", kind="decisions", answer="stale")
        refused = value("postroad_commands_total", kind="decisions", answer="refused")
        told = value("postroad_refusals_total", error="illegal")
        before = see(client, table, 0)
        decide(client, table)
        assert ask(client, table, "decisions", before, action=before["view"]["legal"][0]).status_code == 409
        assert ask(client, table, "decisions", see(client, table, 0), action="take:rome").status_code == 422
        assert value("postroad_commands_total", kind="decisions", answer="done") == done + 1
        assert value("postroad_commands_total", kind="decisions", answer="stale") == stale + 1
        assert value("postroad_commands_total", kind="decisions", answer="refused") == refused + 1
        assert value("postroad_refusals_total", error="illegal") == told + 1


def test_metrics_count_sockets_streams_and_tables(data):
    with server(data) as client:
        sockets, streams, tables = value("postroad_sockets"), value("postroad_streams"), value("postroad_tables")
        table = new_table(client)
        assert value("postroad_tables") == tables + 1
        with client.watching(table) as watching, client.stream("GET", "/api/me/stream") as stream:
            watching.next()
            lines = stream.iter_lines()
            assert next(lines) == "event: tables"
            assert (value("postroad_sockets"), value("postroad_streams")) == (sockets + 1, streams + 1)
        until(lambda: (value("postroad_sockets"), value("postroad_streams")) == (sockets, streams))


def test_metrics_count_writes(data):
    with server(data) as client:
        table = new_table(client)
        before = [value(f"postroad_{name}_seconds_count") for name in ("write", "stored")]
        jobs = value("postroad_write_jobs_sum")
        decide(client, table)
        after = [value(f"postroad_{name}_seconds_count") for name in ("write", "stored")]
        assert all(now > then for now, then in zip(after, before, strict=True)) and value("postroad_write_jobs_sum") > jobs


def test_metrics_count_requests_refused_by_the_middleware(place):
    with server(place) as client:
        before = value("postroad_refusals_total", error="wrong-host")
        assert client.get("/api/about", headers={"Host": "elsewhere.example"}).status_code == 421
        assert value("postroad_refusals_total", error="wrong-host") == before + 1


def test_bots_decisions_are_timed(tmp_path):
    level = BOTS[0]["level"]
    before = value("postroad_bot_seconds_count", level=level)
    settings = Settings(tmp_path)
    with server(tmp_path, mind=BotPool(settings.limits, settings.time)) as client:
        table = new_table(client, BOTS)
        with client.watching(table) as watching:
            watching.until(lambda message: message["seq"] >= 3)
    assert value("postroad_bot_seconds_count", level=level) > before


def test_metrics_have_a_port_of_their_own(place):
    with serve_metrics(("127.0.0.1", 0)) as port, server(place) as client:
        told = fetched(port)
        assert f'postroad_info{{version="{metrics.__version__}"}} 1.0' in told and "postroad_write_seconds_bucket" in told
        assert client.get("/metrics").status_code == 404, "what everybody reaches does not tell them"


def test_a_closed_metrics_port_is_free_again():
    with serve_metrics(("127.0.0.1", 0)) as port:
        pass
    with serve_metrics(("127.0.0.1", port)) as again:
        assert again == port


def test_an_occupied_metrics_port_is_an_error(tmp_path, capsys):
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        sock.listen()
        taken = sock.getsockname()[1]
        with pytest.raises(CannotListen), serve_metrics(("127.0.0.1", taken)):
            pass
        assert play(Settings(tmp_path, metrics=("127.0.0.1", taken)), 0, browser=False) == 1
    assert capsys.readouterr().err.startswith(f"postroad: cannot listen at 127.0.0.1, port {taken}, for --metrics: ")


@pytest.mark.parametrize(
    ("given", "door"),
    [("9100", ("127.0.0.1", 9100)), ("0.0.0.0:9100", ("0.0.0.0", 9100)), ("[::1]:9100", ("::1", 9100))],  # noqa: S104
)
def test_the_option_sets_the_metrics_address(monkeypatch, given, door):
    asked = []
    monkeypatch.setattr("postroad.server.run.play", lambda settings, *_given, **_more: asked.append(settings) or 0)
    assert main(["serve", "--metrics", given]) == 0
    assert asked[0].metrics == door


@pytest.mark.long("servers")
@posix
def test_a_server_writes_metrics_and_json_logs(tmp_path, free_port):
    with running(tmp_path, "--metrics", str(free_port), "--log", "json") as client:
        new_table(client)
        assert re.search(r"^postroad_tables 1\.0$", fetched(free_port), re.MULTILINE)
        code, told = client.process.end(signal.SIGTERM)
    lines = [json.loads(line) for line in told.splitlines()]
    assert code == 0 and [line["message"] for line in lines] == [f"open at http://localhost:{client.port}", "closing", "closed"]
    assert {line["process"] for line in lines} == {client.process.process.pid} and {line["level"] for line in lines} == {"info"}


def test_an_error_is_one_line_of_the_json_log(caplog):
    try:
        raise ValueError("two\nlines")
    except ValueError:
        logging.getLogger("postroad.example").exception("went\nwrong")
    line = JsonLines().format(caplog.records[-1])
    assert "\n" not in line
    told = json.loads(line)
    assert told["message"] == "went\nwrong" and told["trace"].endswith("ValueError: two\nlines")
    assert (told["level"], told["logger"]) == ("error", "postroad.example") and told["time"].endswith("+00:00")


def until(holds, seconds=30.0):
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)
