"""Settings of a server: where it runs, its limits and its clock."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from postroad.bots.bot import DEADLINE
from postroad.server.local_addresses import EVERYWHERE, LOOPBACK, own_address
from postroad.server.outbound_http import OutboundHttp

MINUTE = 60.0


class Time:
    """The time of day, which may jump, and a monotonic clock."""

    def now(self) -> float:
        """Unix seconds."""
        return round(time.time(), 3)

    def monotonic(self) -> float:
        return time.monotonic()


class Rate(NamedTuple):
    each_second: float
    burst: int


def _rates() -> Mapping[str, Rate]:
    return {
        "everything": Rate(100, 300),
        "large": Rate(20, 100),  # large responses: logs, records, lists
        "decisions": Rate(20, 60),
        "departures": Rate(20 / MINUTE, 10),  # leaving, returning, seat transfers, pauses
        "tables": Rate(30 / MINUTE, 30),
        "guests": Rate(20 / MINUTE, 20),
        "chat": Rate(1, 8),
        "reports": Rate(5 / MINUTE, 5),
        "page-errors": Rate(5 / MINUTE, 5),  # that pages report
        "channels": Rate(10 / MINUTE, 10),  # created, or tested
        "changes": Rate(60 / MINUTE, 60),  # to names, devices, API keys, channels; deleted tables
        "wrong": Rate(10 / MINUTE, 10),  # unknown API keys
        "codes": Rate(10 / MINUTE, 10),  # likewise
        "words": Rate(10 / MINUTE, 10),  # wrong passphrases; later ones are delayed
        "frames": Rate(10, 50),  # of one WebSocket
        "paces": Rate(2, 20),  # changes of the bots' pace
    }


def _most_in_lobby() -> Mapping[str, int]:
    return {"seating": 100, "playing": 20}


@dataclass(frozen=True)
class Limits:
    """All limits. Times are in seconds."""

    # Per player or address
    rates: Mapping[str, Rate] = field(default_factory=_rates)
    max_buckets: int = 20_000  # token buckets in memory; the least recently used is dropped
    max_open_per_player: int = 20  # open WebSockets, and open streams
    max_open_per_address: int = 50
    max_open_tables: int = 50  # unfinished tables per host
    max_api_keys: int = 50  # per player
    max_my_tables: int = 1000  # tables in a player's list
    max_lobby_tables: Mapping[str, int] = field(default_factory=_most_in_lobby)  # by stage
    lobby_tables_per_host: int = 3  # tables of one host that come before others'
    max_channels: int = 6  # per player
    max_reports: int = 20  # open reports per player, and per table
    max_reports_per_table: int = 3  # open reports per player and table
    chat_history: int = 200  # chat messages kept in memory
    max_stream_tables: int = 100  # tables in an event stream, the latest ones

    # Connections
    max_connections: int = 200  # per address
    max_local_connections: int = 1000  # per address of this machine
    connection_share: float = 0.5  # of all connections, at most for one address; `--connection-share`
    spare_descriptors: int = 100  # file descriptors reserved for files, the database and bots
    max_concurrent_requests: int = 4  # per address; others wait
    slow_down_delay: float = 1.0  # delay of a rate-limit response
    request_timeout: float = 20.0  # for receiving a request
    keep_alive: int = 60  # for the next request on the same connection
    write_timeout: float = 30.0  # for the client to read what it was sent
    ping_interval: float = 20.0  # between WebSocket pings, and for their answers
    resend_interval: float = 25.0  # after which the last message is repeated: pages see no pings

    # Passphrases, once too many of an address were wrong
    passphrase_delay: float = 5.0  # delay before each comparison, including right ones
    max_waiting_passphrases: int = 5  # delayed passphrases per address

    # Logins and codes
    device_code_lifetime: float = 600.0  # of a device code
    away_after: float = 120.0  # without connection or action before a player counts as away
    seat_link_lifetime: float = 24 * 3600.0  # of a seat link
    login_cache_seconds: float = 2.0  # for which a login is cached
    login_cache_size: int = 10_000
    last_used_interval: float = 60.0  # between updates of a credential's last use

    # Background work
    tables_in_memory: int = 100  # unused tables kept in memory
    max_pace: float = 60.0  # slowest pace of bots
    first_decision_factor: float = 1.5  # factor on the pace before a bot's first decision of a turn
    vote_delay: float = 30.0  # that bots wait during a vote on an undo
    retry_delay: float = 1.0  # after a failed write
    heartbeat: float = 15.0  # of an event stream, so that proxies keep it open
    stream_interval: float = 0.2  # between events of a stream
    port_check_timeout: float = 2.0  # for identifying the process on our port
    lease_seconds: float = 5.0  # for which a lease is valid
    notification_interval: float = 15.0  # between searches for due notifications
    notification_after: float = 60.0  # without activity before a notification
    notification_pause: float = 30.0  # between notifications to one player
    long_clock_seconds: float = 6 * 3600.0  # clocks at least this long allow players to be absent
    notification_retries: tuple[float, ...] = (5.0, 60.0)  # before each retry
    max_channel_failures: int = 3  # consecutive failures before a channel is switched off
    retention_interval: float = 3600.0  # between deletions of old tables
    sweep_interval: float = 2.0  # between polls for external updates

    # Bot processes
    decision_timeout: float = DEADLINE  # for a decision of a ready process
    restart_delay: float = 2.0  # before retrying a failed start
    idle_timeout: float = 300.0  # before an idle process ends; one stays
    niceness: int = 10  # of bot processes
    max_custom_bots: int = 8  # processes of custom bots, one per seat


@dataclass(frozen=True)
class Settings:
    """The options of a server."""

    data: Path  # the data directory
    host: str = "127.0.0.1"
    pace: float = 0.7  # seconds before a bot's decision
    names: tuple[str, ...] = ()  # additional host names
    proxies: tuple[str, ...] = ()  # trusted proxies, by address or network
    bots: Mapping[str, str] = field(default_factory=dict)  # custom bots by id; the specifications stay private
    usual_port: int = 1700
    limits: Limits = field(default_factory=Limits)
    time: Time = field(default_factory=Time)
    find_address: Callable[[], str | None] = own_address  # this machine's address in the LAN
    database: str | None = None  # the address of a PostgreSQL database to use instead
    read_only: bool = False  # start in read-only mode
    keep: int | None = None  # days until finished tables are deleted; None: never
    abandoned: int | None = None  # days until untouched unfinished tables are deleted; None: never
    invite: str | None = None  # the passphrase of an invite-only server; empty: invitations only; None: open
    own_bots: bool = True  # False: workers decide, on the same database
    metrics: tuple[str, int] | None = None  # address and port of the metrics
    outbound_http: OutboundHttp = field(default_factory=OutboundHttp)  # sends requests to addresses that players name
    json_log: bool = False  # log as JSON

    def addresses(self) -> list[str]:
        """The names and addresses for others, the best first."""
        found = self.find_address() if self.host in EVERYWHERE and not self.proxies else self.host
        return [*self.names, *([found] if found and found not in EVERYWHERE | LOOPBACK else [])]
