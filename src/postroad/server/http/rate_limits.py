"""Rate limits for players and addresses: token buckets, and limits for open connections."""

import asyncio
import ipaddress
import math
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext, suppress
from functools import lru_cache
from typing import Any
from weakref import WeakValueDictionary

from postroad.server.settings import Limits, Rate, Time
from postroad.server.tables.rejections import CommandRejected, slow_down


class Bucket:
    """A token bucket of a single object."""

    def __init__(self, rate: Rate, time: Time) -> None:
        self._rate = rate
        self._time = time
        self._left = float(rate.burst)
        self._at = time.monotonic()

    def take(self, count: int) -> bool:
        """Take so many; returns whether there were enough."""
        now = self._time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.each_second) - count
        self._at = now
        return self._left >= 0


class RateLimiter:
    """The token buckets of all players and addresses."""

    def __init__(self, limits: Limits, time: Time) -> None:
        self._limits = limits
        self._time = time
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # tokens left, and when
        self._open: Counter[tuple[str, str]] = Counter()

    def wait(self, kind: str, who: str) -> float:
        """Seconds until the bucket has a token."""
        return max(0.0, (1 - self._left(kind, who)) / self._limits.rates[kind].each_second)

    def check(self, kind: str, *whos: str | None) -> None:
        """Reject if a bucket is empty; None has no limit."""
        seconds = max((self.wait(kind, who) for who in whos if who is not None), default=0.0)
        if seconds:
            raise slow_down(math.ceil(seconds))

    def take(self, kind: str, *whos: str | None) -> None:
        """Take one token from each bucket, or reject."""
        self.check(kind, *whos)
        for who in whos:
            if who is None:
                continue
            self._buckets[kind, who] = (self._left(kind, who) - 1, self._time.monotonic())
            self._buckets.move_to_end((kind, who))
        while len(self._buckets) > self._limits.max_buckets:
            self._buckets.popitem(last=False)

    def _left(self, kind: str, who: str) -> float:
        rate = self._limits.rates[kind]
        left, at = self._buckets.get((kind, who), (rate.burst, 0.0))
        return min(rate.burst, left + (self._time.monotonic() - at) * rate.each_second)

    @contextmanager
    def open(self, kind: str, player: str | None, address: str | None) -> Iterator[None]:
        """Count a long connection, such as a WebSocket, while it is open."""
        counts = (player, self._limits.max_open_per_player), (address, self._limits.max_open_per_address)
        most = {(kind, who): count for who, count in counts if who}
        if any(self._open[key] >= count for key, count in most.items()):
            raise slow_down(1)
        self._open.update(most.keys())
        try:
            yield
        finally:
            self._open.subtract(most.keys())
            self._open += Counter()  # drops entries at zero


class PassphraseLimiter:
    """Slows down guesses of the passphrase. After too many wrong ones from an address, each comparison is delayed and few may
    wait. The right one still passes, and timing does not tell the two apart."""

    def __init__(self, limits: Limits, rates: RateLimiter) -> None:
        self._limits = limits
        self._rates = rates
        self._waiting: Counter[str] = Counter()

    @contextmanager
    def waiting(self, address: str) -> Iterator[float]:
        """The delay in seconds before the comparison."""
        if not self._rates.wait("words", address):
            yield 0.0
            return
        if self._waiting[address] >= self._limits.max_waiting_passphrases:
            raise slow_down(math.ceil(self._limits.passphrase_delay))
        self._waiting[address] += 1
        try:
            yield self._limits.passphrase_delay
        finally:
            self._waiting[address] -= 1
            self._waiting += Counter()  # drops entries at zero

    def was_wrong(self, address: str) -> None:
        with suppress(CommandRejected):  # it was delayed already
            self._rates.take("words", address)


class ConcurrencyLimiter:
    """Limits concurrent requests per address: a busy client waits for itself."""

    def __init__(self, limits: Limits) -> None:
        self._at_once = limits.max_concurrent_requests
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def of(self, address: str | None) -> AbstractAsyncContextManager[None]:
        """A slot for this address; None has no limit."""
        if address is None:
            return nullcontext()
        turn = self._turns.get(address) or asyncio.Semaphore(self._at_once)
        self._turns[address] = turn
        return turn


def address_of(scope: Any) -> str:
    """The client's address. An IPv6 client counts by its /64 network."""
    address = _address(scope)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network(f"{address}/64", strict=False))
    return str(address)


def remote_address(scope: Any) -> str | None:
    """The address, None for this machine's own: local programs and proxies speak for many."""
    address = _address(scope)
    return None if not isinstance(address, str) and is_loopback(address) else address_of(scope)


def is_loopback(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    return address.is_loopback


def _address(scope: Any) -> ipaddress.IPv4Address | ipaddress.IPv6Address | str:
    return _parsed(str(scope["client"][0]) if scope.get("client") else "")


@lru_cache(maxsize=1024)  # each request needs its own several times
def _parsed(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return getattr(address, "ipv4_mapped", None) or address
