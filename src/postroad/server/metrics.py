"""How much is asked for, and how long it takes: figures that Prometheus fetches where the host lets it (`--metrics`)."""

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import Counter, Gauge, Histogram, Info, start_http_server

from postroad import __version__

INFO = Info("postroad", "Which Postroad this is.")
INFO.info({"version": __version__})
COMMANDS = Counter("postroad_commands", "What players asked for at tables in play.", ["kind", "answer"])
REFUSALS = Counter("postroad_refusals", "Requests that were refused, by the error they were told.", ["error"])
SOCKETS = Gauge("postroad_sockets", "People who look on at tables.")
STREAMS = Gauge("postroad_streams", "Pages that are told what their player's tables are doing.")
TABLES = Gauge("postroad_tables", "Tables in memory.")
BOT_SECONDS = Histogram("postroad_bot_seconds", "From asking a bot to its decision, waiting included.", ["level"])
BOT_WAITED = Gauge("postroad_bot_waited_seconds", "Since the first of the bots was asked that have not answered.")
BOT_FAULTS = Counter("postroad_bot_faults", "Decisions that plain judgement made in the place of a bot.", ["level"])
WRITE_SECONDS = Histogram("postroad_write_seconds", "One transaction of the writer.")
WRITE_JOBS = Histogram("postroad_write_jobs", "What was stored in one transaction.", buckets=(1, 2, 5, 10, 20, 50, 100, 200))
WRITE_FAULTS = Counter("postroad_write_faults", "Transactions of which nothing was stored.")
STORED_SECONDS = Histogram("postroad_stored_seconds", "From asking to store something to knowing that it is stored, or not.")


class CannotListen(Exception):
    """The host is told why."""


@contextmanager
def serve_metrics(at: tuple[str, int] | None) -> Iterator[int | None]:
    """At a door of their own, so that no proxy shows them to everybody; its port."""
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
