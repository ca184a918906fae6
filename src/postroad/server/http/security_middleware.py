"""Who may come in at all (the right host, no foreign page, not too much at once), and what every answer carries."""

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
from postroad.server.http.rate_limits import RateLimiter, Turns, distant
from postroad.server.local_addresses import EVERYWHERE, LOOPBACK, is_address, own_names
from postroad.server.tables.message import to_json
from postroad.server.tables.rejections import CommandRejected

RawHeaders = tuple[tuple[bytes, bytes], ...]

MOST_BYTES = 16 * 1024  # of a body
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

TURN = "postroad.turn"  # where a request keeps its turn
NOTHING = "\ufffd"  # in the place of a letter that some databases cannot even look for


class SecurityMiddleware:
    """Around the whole application. A page of another site can neither read nor change anything here, whatever name it calls."""

    def __init__(
        self,
        app: ASGIApp,
        host: str,
        names: Iterable[str],
        rates: RateLimiter,
        turns: Turns,
        pause: float = 0.0,
        more: Collection[str] = (),
    ) -> None:
        """`more` are names that come and go."""
        self.app = app
        self.names = LOOPBACK | {name.lower() for name in (host, *names, *(own_names() if host in EVERYWHERE else ()))}
        self.any_address = host in EVERYWHERE
        self.more = more
        self.rates = rates
        self.turns = turns
        self.seconds = pause

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope["path"] = scope["path"].replace("\0", NOTHING)
        refusal = self.refusal(scope, Headers(scope=scope))
        if refusal:
            await self.pause(scope, refusal.status)
            await refuse(scope, send, refusal)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.let_in(scope, receive, send)

    def refusal(self, scope: Scope, headers: Headers) -> CommandRejected | None:
        """Why this may not come in, if it may not."""
        try:
            self.rates.take("everything", distant(scope))
        except CommandRejected as refusal:
            return refusal
        if not self.is_ours(headers.get("host", "")):
            return CommandRejected(421, "wrong-host")
        if (scope["type"] == "websocket" or scope["method"] in CHANGING) and not same_origin(headers):
            return CommandRejected(403, "foreign-origin")
        return None

    async def pause(self, scope: Scope, status: int) -> None:
        """Whoever asks too often waits for that answer."""
        if status == TOO_MANY and distant(scope) is not None:
            await asyncio.sleep(self.seconds)

    def is_ours(self, host: str) -> bool:
        name = name_in(host)
        return name in self.names or name in self.more or (self.any_address and is_address(name))

    async def let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            body = await whole_body(receive) if scope["method"] in CHANGING else b""
        except CommandRejected as refusal:
            await refuse(scope, send, refusal)
            return
        except ClientDisconnect:
            return
        async with AsyncExitStack() as turn:
            await turn.enter_async_context(self.turns.of(distant(scope)))
            await self.work(scope, body, receive, send, turn)

    async def work(self, scope: Scope, body: bytes, receive: Receive, send: Send, turn: AsyncExitStack) -> None:
        """It is somebody else's turn as soon as the answer is made, however long it takes to be sent."""
        told = False
        scope[TURN] = turn

        async def receive_body() -> Message:
            nonlocal told
            if told or scope["method"] not in CHANGING:
                return await receive()
            told = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                await turn.aclose()
                await self.pause(scope, message["status"])
                message["headers"] = with_headers(message["headers"], headers_for(scope["scheme"], host_of(scope)))
            await send(message)

        await self.app(scope, receive_body, send_with_headers)


async def end_turn(scope: Scope) -> None:
    """For what has to wait for somebody outside: it is somebody else's turn meanwhile."""
    turn: AsyncExitStack = scope[TURN]
    await turn.aclose()


@lru_cache(maxsize=256)  # nearly all ask for the same one
def name_in(host: str) -> str:
    """The name or address in a `Host` header, without the port; empty if it makes no sense."""
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
    """What every answer carries. Browsers complain of a header that means nothing over plain HTTP from another machine."""
    trusted = scheme == "https" or urlsplit(f"//{host}").hostname in LOOPBACK
    carried = {name: value for name, value in HEADERS.items() if trusted or name != "Cross-Origin-Opener-Policy"}
    return tuple((name.lower().encode(), value.encode()) for name, value in carried.items())


def with_headers(headers: Iterable[tuple[bytes, bytes]], carried: RawHeaders) -> list[tuple[bytes, bytes]]:
    names = {name for name, _ in carried}
    return [*(header for header in headers if header[0] not in names), *carried]


async def whole_body(receive: Receive) -> bytes:
    """The body of a request, to its end: whoever hangs up before has asked for nothing."""
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += bytes(message.get("body", b""))
        if len(body) > MOST_BYTES:
            raise CommandRejected(413, "too-large")
        if not message.get("more_body", False):
            return body


def same_origin(headers: Headers) -> bool:
    """Browsers send the origin of the page that asks. Programs send none, but they send no cookies either."""
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
