"""What a server is told when it starts: where and for whom it runs, how much is too much, and what time it is."""

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
    """Time of day, which may be set forward or back, and a clock that never jumps."""

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
        "large": Rate(20, 100),  # answers: whole logs, records, lists
        "decisions": Rate(20, 60),
        "departures": Rate(20 / MINUTE, 10),  # leaving a table and coming back, handing seats on, pauses
        "tables": Rate(30 / MINUTE, 30),
        "guests": Rate(20 / MINUTE, 20),
        "chat": Rate(1, 8),
        "reports": Rate(5 / MINUTE, 5),
        "channels": Rate(10 / MINUTE, 10),  # made, or tried
        "changes": Rate(60 / MINUTE, 60),  # of names, devices, API keys, channels; tables deleted
        "wrong": Rate(10 / MINUTE, 10),  # API keys that nobody has
        "codes": Rate(10 / MINUTE, 10),  # likewise
        "words": Rate(10 / MINUTE, 10),  # to come in with, that are not the right one; later ones are compared slowly
        "frames": Rate(10, 50),  # of one WebSocket, whatever is in them
        "paces": Rate(2, 20),  # of bots, that viewers ask for
    }


def _most_in_lobby() -> Mapping[str, int]:
    return {"seating": 100, "playing": 20}


@dataclass(frozen=True)
class Limits:
    """How much, how many, how long: what may differ between servers. Times are in seconds."""

    # What one player, or one address, may ask for
    rates: Mapping[str, Rate] = field(default_factory=_rates)
    max_buckets: int = 20_000  # who asks for what; whoever has not asked for the longest time is forgotten first
    max_open_per_player: int = 20  # sockets, and streams, open at once
    max_open_per_address: int = 50
    max_open_tables: int = 50  # tables of one host that are not over
    max_api_keys: int = 50  # of one player
    max_my_tables: int = 1000  # tables in a player's list
    max_lobby_tables: Mapping[str, int] = field(default_factory=_most_in_lobby)  # by stage
    lobby_tables_per_host: int = 3  # tables of one host in the lobby before others'
    max_channels: int = 6  # ways by which one player is told that others wait
    max_reports: int = 20  # open ones of one player, and about one table
    max_reports_per_table: int = 3  # of one player about one table: others want to be heard too
    chat_history: int = 200  # lines of a table's chat that are kept in sight
    max_stream_tables: int = 100  # tables of a stream, those where something happened last

    # Connections
    max_connections: int = 200  # of one address
    max_local_connections: int = 1000  # of each of this machine's own addresses
    connection_share: float = 0.5  # of all connections, which one address may have at most
    spare_descriptors: int = 100  # descriptors that are not for connections, but for files, the database, bots
    max_concurrent_requests: int = 4  # requests of one address that are worked on; others wait for their turn
    slow_down_delay: float = 1.0  # before an address that asks for too much is told so: it cannot ask again meanwhile
    request_timeout: float = 20.0  # for a request to come in, from its first byte to its last
    keep_alive: int = 60  # for the next request on the same connection
    write_timeout: float = 30.0  # for what was sent to be taken
    ping_interval: float = 20.0  # between two pings of a WebSocket, and for their answers
    resend_interval: float = 25.0  # after which a WebSocket's last message is sent again: browsers see no pings

    # Words to come in with, once too many of an address were wrong
    passphrase_delay: float = 5.0  # before each is compared, the right one too
    max_waiting_passphrases: int = 5  # of one address that wait so

    # Who is known
    device_code_lifetime: float = 600.0  # of a code to move by
    away_after: float = 120.0  # that a player who does not look on has done nothing, before others may ask for the seat
    seat_link_lifetime: float = 24 * 3600.0  # of a link that hands a seat on
    login_cache_seconds: float = 2.0  # for which a secret is not looked up again
    login_cache_size: int = 10_000
    last_used_interval: float = 60.0  # between two notes that a secret was used

    # What happens by itself
    tables_in_memory: int = 100  # tables in memory that nobody uses right now
    max_pace: float = 60.0  # pace of bots that viewers may ask for
    first_decision_factor: float = 1.5  # times the pace, before a bot's first decision of a turn
    vote_delay: float = 30.0  # that bots leave to people who are asked whether something may be taken back
    retry_delay: float = 1.0  # after storing a bot's decision failed
    heartbeat: float = 15.0  # of a stream, so that nothing in between takes the line for dead
    stream_interval: float = 0.2  # between two messages of a stream, however much happens
    port_check_timeout: float = 2.0  # for whoever has our port to say who it is
    lease_seconds: float = 5.0  # for which a server sees to a table, unless it says so again
    notification_interval: float = 15.0  # between two looks for people whom others wait for
    notification_after: float = 60.0  # for which nothing has happened, and they have not looked on
    notification_pause: float = 30.0  # between two words to one player
    long_clock_seconds: float = 6 * 3600.0  # from which on a clock does not keep people at the table
    notification_retries: tuple[float, ...] = (5.0, 60.0)  # before it is tried once more
    max_channel_failures: int = 3  # in a row
    retention_interval: float = 3600.0  # between two looks for tables that are too old
    sweep_interval: float = 2.0  # between two looks for what was changed from outside

    # Processes in which bots think
    decision_timeout: float = DEADLINE  # for a decision, of a process that is awake
    restart_delay: float = 2.0  # before another process is tried when one could not wake
    idle_timeout: float = 300.0  # after which a process that nobody asks ends; one stays
    niceness: int = 10  # to others
    max_custom_bots: int = 8  # processes of bots that the host offers, one for each of their seats


@dataclass(frozen=True)
class Settings:
    data: Path  # the folder that holds the tables
    host: str = "127.0.0.1"
    pace: float = 0.7  # seconds before a bot's decision
    names: tuple[str, ...] = ()  # by which it is called, beside those it knows itself
    proxies: tuple[str, ...] = ()  # addresses and networks that are believed where a request comes from
    bots: Mapping[str, str] = field(default_factory=dict)  # of the house, by their ids: what makes them, which stays here
    usual_port: int = 1700
    limits: Limits = field(default_factory=Limits)
    time: Time = field(default_factory=Time)
    find_address: Callable[[], str | None] = own_address  # where others in the network find this machine
    database: str | None = None  # the address of a PostgreSQL that holds the tables instead of the folder
    read_only: bool = False  # begin so, until the host says otherwise
    keep: int | None = None  # days after which a table goes that is over; None: never
    abandoned: int | None = None  # likewise, one that is not over, and that nobody has touched
    invite: str | None = None  # the word of a server that only invited people use; empty: by invitations alone
    own_bots: bool = True  # or do workers decide for bots, who share the database?
    metrics: tuple[str, int] | None = None  # the address and the port where Prometheus fetches figures
    outbound_http: OutboundHttp = field(default_factory=OutboundHttp)  # what sends to addresses that players name
    json_log: bool = False  # an object a line, for programs

    def addresses(self) -> list[str]:
        """By what others may call this server, the best first."""
        found = self.find_address() if self.host in EVERYWHERE and not self.proxies else self.host
        return [*self.names, *([found] if found and found not in EVERYWHERE | LOOPBACK else [])]
