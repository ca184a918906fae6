"""Metrics for Prometheus (`--metrics`)."""

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import Counter, Gauge, Histogram, Info, start_http_server

from postroad import __version__

INFO = Info("postroad", "The version of Postroad.")
INFO.info({"version": __version__})
COMMANDS = Counter("postroad_commands", "Commands at tables in play, by kind and outcome.", ["kind", "answer"])
REFUSALS = Counter("postroad_refusals", "Rejected requests, by error code.", ["error"])
PAGE_ERRORS = Counter("postroad_page_errors", "Errors that players' pages reported.")
SOCKETS = Gauge("postroad_sockets", "Open WebSockets.")
STREAMS = Gauge("postroad_streams", "Open event streams.")
TABLES = Gauge("postroad_tables", "Tables in memory.")
BOT_SECONDS = Histogram(
    "postroad_bot_seconds", "Seconds from a request to a bot until its decision, queueing included.", ["level"]
)
BOT_WAITED = Gauge("postroad_bot_waited_seconds", "Seconds that the longest open request to a bot has taken.")
BOT_FAULTS = Counter("postroad_bot_faults", "Decisions of the fallback bot in place of another bot.", ["level"])
WRITE_SECONDS = Histogram("postroad_write_seconds", "Seconds per write transaction.")
WRITE_JOBS = Histogram("postroad_write_jobs", "Write jobs per transaction.", buckets=(1, 2, 5, 10, 20, 50, 100, 200))
WRITE_FAULTS = Counter("postroad_write_faults", "Failed write transactions.")
STORED_SECONDS = Histogram("postroad_stored_seconds", "Seconds from a write job until its outcome is known.")


class CannotListen(Exception):
    """The metrics port cannot be opened."""


@contextmanager
def serve_metrics(at: tuple[str, int] | None) -> Iterator[int | None]:
    """Serve the metrics on a port of their own, so that no proxy exposes them; yields the port."""
    if at is None:
        yield None
        return
    host, port = at
    try:
        server, thread = start_http_server(port, host)
    except OSError as error:
        raise CannotListen(f"cannot listen at {host}, port {port}, for --metrics: {error.strerror}") from None
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
