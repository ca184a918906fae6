"""How much one player, or one address, may ask for: buckets that fill up again, and what stays open at once."""

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from postroad.server.tables.refusal import slow_down

MOST_KEPT = 20_000  # buckets; the one not used for the longest time is forgotten first
MINUTE = 60.0
MOST_OF_PLAYER, MOST_OF_ADDRESS = 20, 50  # sockets, and streams


class Rate(NamedTuple):
    each_second: float
    burst: int


RATES = {
    "everything": Rate(100, 300),
    "decisions": Rate(20, 60),
    "tables": Rate(30 / MINUTE, 30),
    "guests": Rate(20 / MINUTE, 20),
    "chat": Rate(1, 8),
    "wrong": Rate(10 / MINUTE, 10),  # secrets and codes that nobody has
}


class Limits:
    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # what was left, and when
        self._open: Counter[tuple[str, str]] = Counter()

    def wait(self, kind: str, who: str) -> float:
        """Seconds until the bucket of this kind holds something."""
        return max(0.0, (1 - self._left(kind, who)) / RATES[kind].each_second)

    def check(self, kind: str, *whos: str | None) -> None:
        """Refuse if a bucket is empty; None has no limit."""
        seconds = max((self.wait(kind, who) for who in whos if who is not None), default=0.0)
        if seconds:
            raise slow_down(math.ceil(seconds))

    def take(self, kind: str, *whos: str | None) -> None:
        """Take one from everybody's bucket, or refuse."""
        self.check(kind, *whos)
        for who in whos:
            if who is None:
                continue
            self._buckets[kind, who] = (self._left(kind, who) - 1, time.monotonic())
            self._buckets.move_to_end((kind, who))
        while len(self._buckets) > MOST_KEPT:
            self._buckets.popitem(last=False)

    def _left(self, kind: str, who: str) -> float:
        rate = RATES[kind]
        left, at = self._buckets.get((kind, who), (rate.burst, 0.0))
        return min(rate.burst, left + (time.monotonic() - at) * rate.each_second)

    @contextmanager
    def open(self, kind: str, player: str | None, address: str | None) -> Iterator[None]:
        """Something that stays open, such as a socket."""
        most = {(kind, who): count for who, count in ((player, MOST_OF_PLAYER), (address, MOST_OF_ADDRESS)) if who}
        if any(self._open[key] >= count for key, count in most.items()):
            raise slow_down(1)
        self._open.update(most.keys())
        try:
            yield
        finally:
            self._open.subtract(most.keys())
            self._open += Counter()  # only what is still open


def address_of(scope: Any) -> str:
    """Where a request comes from. Whoever has one IPv6 address has all of its network."""
    address = _address(scope)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network(f"{address}/64", strict=False))
    return str(address)


def distant(scope: Any) -> str | None:
    """The address, unless it is this machine's own: programs and proxies here speak for many."""
    address = _address(scope)
    return None if not isinstance(address, str) and address.is_loopback else address_of(scope)


def _address(scope: Any) -> ipaddress.IPv4Address | ipaddress.IPv6Address | str:
    host = str(scope["client"][0]) if scope.get("client") else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return getattr(address, "ipv4_mapped", None) or address
