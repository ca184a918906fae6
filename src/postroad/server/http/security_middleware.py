"""Security middleware: checks the host, the origin, rate limits and body sizes, and adds security headers."""

import asyncio
from collections.abc import Collection, Iterable
from contextlib import AsyncExitStack
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from postroad.pages.csp import policy
from postroad.server import metrics
from postroad.server.http.auth import COOKIE
from postroad.server.http.rate_limits import ConcurrencyLimiter, RateLimiter, remote_address
from postroad.server.local_addresses import EVERYWHERE, LOOPBACK, is_address, own_names
from postroad.server.tables.message import to_json
from postroad.server.tables.rejections import CommandRejected

RawHeaders = tuple[tuple[bytes, bytes], ...]

MAX_BODY = 16 * 1024  # bytes of a body
TOO_MANY = 429
CHANGING = {"POST", "PUT", "PATCH", "DELETE"}

HEADERS = {
    "Content-Security-Policy": policy(frame_ancestors="'none'"),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

SLOT = "postroad.turn"  # scope key of the request's slot
REPLACEMENT = "\ufffd"  # replaces NUL, which some databases cannot process


class SecurityMiddleware:
    """Wraps the whole application. Pages of other sites can neither read nor change anything, whatever host name they use."""

    def __init__(
        self,
        app: ASGIApp,
        host: str,
        names: Iterable[str],
        rates: RateLimiter,
        concurrency: ConcurrencyLimiter,
        pause: float = 0.0,
        dynamic_names: Collection[str] = (),
    ) -> None:
        """`dynamic_names` are host names that come and go."""
        self.app = app
        self.names = LOOPBACK | {name.lower() for name in (host, *names, *(own_names() if host in EVERYWHERE else ()))}
        self.any_address = host in EVERYWHERE
        self.dynamic_names = dynamic_names
        self.rates = rates
        self.concurrency = concurrency
        self.delay = pause

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope["path"] = scope["path"].replace("\0", REPLACEMENT)
        refusal = self.refusal(scope, Headers(scope=scope))
        if refusal:
            await self.pause(scope, refusal.status)
            await refuse(scope, send, refusal)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.handle(scope, receive, send)

    def refusal(self, scope: Scope, headers: Headers) -> CommandRejected | None:
        """Why the request is rejected, None if it is not."""
        try:
            self.rates.take("everything", remote_address(scope))
        except CommandRejected as refusal:
            return refusal
        if not self.is_own_host(headers.get("host", "")):
            return CommandRejected("wrong-host")
        if (scope["type"] == "websocket" or scope["method"] in CHANGING) and not same_origin(headers):
            return CommandRejected("foreign-origin")
        return None

    async def pause(self, scope: Scope, status: int) -> None:
        """Delay the response to a client that exceeds a rate limit."""
        if status == TOO_MANY and remote_address(scope) is not None:
            await asyncio.sleep(self.delay)

    def is_own_host(self, host: str) -> bool:
        name = name_in(host)
        return name in self.names or name in self.dynamic_names or (self.any_address and is_address(name))

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            body = await whole_body(receive) if scope["method"] in CHANGING else b""
        except CommandRejected as refusal:
            await refuse(scope, send, refusal)
            return
        except ClientDisconnect:
            return
        async with AsyncExitStack() as slot:
            await slot.enter_async_context(self.concurrency.of(remote_address(scope)))
            await self.run_in_slot(scope, body, receive, send, slot)

    async def run_in_slot(self, scope: Scope, body: bytes, receive: Receive, send: Send, slot: AsyncExitStack) -> None:
        """Run the request. Its slot is free as soon as the response starts."""
        sent = False
        scope[SLOT] = slot

        async def receive_body() -> Message:
            nonlocal sent
            if sent or scope["method"] not in CHANGING:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                await slot.aclose()
                await self.pause(scope, message["status"])
                message["headers"] = with_headers(message["headers"], headers_for(scope["scheme"], host_of(scope)))
            await send(message)

        await self.app(scope, receive_body, send_with_headers)


async def release_slot(scope: Scope) -> None:
    """Free the request's slot while it waits for something outside."""
    slot: AsyncExitStack = scope[SLOT]
    await slot.aclose()


@lru_cache(maxsize=256)  # nearly all ask for the same one
def name_in(host: str) -> str:
    """The name or address in a `Host` header, without the port; empty if invalid."""
    try:
        address = urlsplit(f"//{host}")
        name, _port = address.hostname or "", address.port
    except ValueError:
        return ""
    return name


def host_of(scope: Scope) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")


@lru_cache(maxsize=256)  # nearly all ask for the same one
def headers_for(scheme: str, host: str) -> RawHeaders:
    """The headers of every response. Browsers warn about one that has no effect over plain HTTP from another machine."""
    trusted = scheme == "https" or urlsplit(f"//{host}").hostname in LOOPBACK
    carried = {name: value for name, value in HEADERS.items() if trusted or name != "Cross-Origin-Opener-Policy"}
    return tuple((name.lower().encode(), value.encode()) for name, value in carried.items())


def with_headers(headers: Iterable[tuple[bytes, bytes]], carried: RawHeaders) -> list[tuple[bytes, bytes]]:
    names = {name for name, _ in carried}
    return [*(header for header in headers if header[0] not in names), *carried]


async def whole_body(receive: Receive) -> bytes:
    """The complete body. A client that disconnects before has asked for nothing."""
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += bytes(message.get("body", b""))
        if len(body) > MAX_BODY:
            raise CommandRejected("too-large")
        if not message.get("more_body", False):
            return body


def same_origin(headers: Headers) -> bool:
    """Whether the page is of this server. Browsers send an origin; programs send neither origin nor cookies."""
    origin = headers.get("origin")
    if origin is not None:
        return origin.lower() in {f"{scheme}://{headers.get('host', '').lower()}" for scheme in ("http", "https")}
    program = COOKIE not in headers.get("cookie", "") or headers.get("authorization", "").lower().startswith("bearer ")
    return program or headers.get("sec-fetch-site") == "same-origin"


async def refuse(scope: Scope, send: Send, refusal: CommandRejected) -> None:
    metrics.REFUSALS.labels(refusal.body["error"]).inc()
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.body["error"]})
        return
    headers = {"content-type": "application/json", "connection": "close", **HEADERS, **refusal.headers}
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": raw})
    await send({"type": "http.response.body", "body": to_json(refusal.body)})
