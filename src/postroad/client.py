"""A client for bots and tools: the HTTP API of a Postroad server, with the standard library only."""

import contextlib
import http.client
import json
import secrets
import time
from collections.abc import Iterator
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

Json = dict[str, Any]  # JSON as docs/api.md describes it

PAUSES = (0.1, 0.5, 1.0, 2.0, 4.0)  # seconds before each retry
SILENCE = 45.0  # seconds without data until a stream counts as broken; the server sends a keep-alive every 15
IDLE = 3.0  # seconds after which an idle connection is not reused, because the server closes it soon
LONGEST_PAUSE = 60.0  # seconds, even if the server asks for more


class Refused(Exception):
    """The server rejected a request. `code` is the error code (docs/api.md), `body` the whole answer."""

    def __init__(self, status: int, code: str, body: Json, retry_after: float | None = None) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code
        self.body = body
        self.retry_after = retry_after  # seconds, if the server sent the header


class Client:
    """One player at one server, for one thread.

    An API key (`POST /api/me/keys`) identifies you; without one, `sign_in` creates a guest that lasts as long as this object.
    After a broken connection, or when the server asks to wait, requests are retried for some seconds. Decisions carry an
    idempotency key, so a retry has no second effect. After the last attempt the error is raised: OSError, HTTPException or
    `Refused`.
    """

    def __init__(self, address: str, token: str | None = None, timeout: float = 20.0) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
            raise ValueError(f"{address!r} is not an address like http://localhost:1700")
        self._secure = parts.scheme == "https"
        default_port = 443 if self._secure else 80
        self._host, self._port = parts.hostname, parts.port or default_port
        name = f"[{self._host}]" if ":" in self._host else self._host
        self._origin = f"{parts.scheme}://{name}" + (f":{self._port}" if self._port != default_port else "")
        self._token = token
        self._timeout = timeout
        self._cookies: dict[str, str] = {}
        self._connection: http.client.HTTPConnection | None = None
        self._last_used = 0.0  # the time of the connection's last use

    def close(self) -> None:
        if self._connection:
            self._connection.close()
            self._connection = None

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    # The player and the tables

    def sign_in(self, name: str) -> Json:
        """Sign in as a guest with this name, or change the name: `{id, name}`."""
        return self.post("/api/me", {"name": name}, idempotent=True)

    def me(self) -> Json:
        """`{id, name, tables}`."""
        return self.get("/api/me")

    def my_tables(self) -> list[Json]:
        """The tables where I sit or that I host, the latest first."""
        tables: list[Json] = self.get("/api/tables")["tables"]
        return tables

    def lobby(self) -> list[Json]:
        """The listed tables: those that wait for players, then those in play."""
        tables: list[Json] = self.get("/api/lobby")["tables"]
        return tables

    # At a table

    def table(self, table_id: str, seat: int | None = None, since: int | None = None) -> Json:
        """A table as I may know it: as a spectator, or with the view of my seat; the log starts after `since`."""
        return self.get(_path(table_id), seat=seat, since=since)

    def sit(self, table_id: str, seat: int) -> Json:
        """Take an open seat. Repeating it is harmless."""
        try:
            return self.post(_path(table_id, "sit"), {"seat": seat}, idempotent=True)
        except Refused as refused:
            there = self.table(table_id) if refused.code in ("taken", "started") else {}
            if "seating_table" not in there or seat not in there["you"]["seats"]:
                raise
            return there

    def decide(self, table_id: str, seat: int, action: str, seq: int) -> Json:
        """Decide for my seat; `seq` is that of the message I decide on. Returns the next message."""
        return self.ask(table_id, "decisions", seq=seq, command=new_command(), seat=seat, action=action)

    def ask(self, table_id: str, what: str, **body: Any) -> Json:
        """Send another command: `ask(id, "resign", seq=…, command=new_command(), seat=…)`."""
        return self.post(_path(table_id, what), body)

    def delete(self, table_id: str) -> None:
        """Delete a table that I host."""
        self._retry("DELETE", _path(table_id))

    def stream(self) -> Iterator[list[Json]]:
        """My tables (id, stage, seq, my_turn, over), at once and after every change. Never ends."""
        failures = 0
        while True:
            with contextlib.suppress(OSError, http.client.HTTPException):
                for tables in self._events():
                    failures = 0
                    yield tables
            time.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    # Requests

    def get(self, path: str, **query: Any) -> Json:
        """GET; parameters that are None are left out."""
        given = {name: value for name, value in query.items() if value is not None}
        return self._retry("GET", f"{path}?{urlencode(given)}" if given else path)

    def post(self, path: str, body: Json, idempotent: bool = False) -> Json:
        """POST. A lost answer leads to a retry if that is harmless: with a command, or if `idempotent`."""
        return self._retry("POST", path, body, idempotent or "command" in body)

    def _retry(self, method: str, path: str, body: Json | None = None, idempotent: bool = True) -> Json:
        """Send the request, with retries where they may help."""
        for pause in PAUSES:
            try:
                return self._request(method, path, body)
            except (OSError, http.client.HTTPException):
                self.close()
                if not idempotent:
                    raise
            except Refused as refused:
                if refused.status != 429 and not (idempotent and refused.status == 503):
                    raise
                pause = min(max(pause, refused.retry_after or 0.0), LONGEST_PAUSE)
            time.sleep(pause)
        return self._request(method, path, body)

    def _request(self, method: str, path: str, body: Json | None) -> Json:
        if time.monotonic() - self._last_used > IDLE:
            self.close()
        if self._connection is None:
            self._connection = self._new_connection(self._timeout)
        answer = self._send(self._connection, method, path, body)
        content = answer.read()
        self._last_used = time.monotonic()
        return _parse(answer, content)

    def _new_connection(self, timeout: float) -> http.client.HTTPConnection:
        kind = http.client.HTTPSConnection if self._secure else http.client.HTTPConnection
        return kind(self._host, self._port, timeout=timeout)

    def _send(
        self, connection: http.client.HTTPConnection, method: str, path: str, body: Json | None = None
    ) -> http.client.HTTPResponse:
        headers = {"Origin": self._origin, "Accept": "application/json"}
        if self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        elif self._cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        if body is not None:
            headers["Content-Type"] = "application/json"
        connection.request(method, path, None if body is None else json.dumps(body).encode(), headers)
        answer = connection.getresponse()
        for cookie in answer.headers.get_all("Set-Cookie", []):
            self._keep(cookie)
        return answer

    def _keep(self, cookie: str) -> None:
        with contextlib.suppress(CookieError):
            self._cookies.update({name: morsel.value for name, morsel in SimpleCookie(cookie).items()})

    def _events(self) -> Iterator[list[Json]]:
        """One event stream, until it breaks."""
        with contextlib.closing(self._new_connection(SILENCE)) as connection:
            answer = self._send(connection, "GET", "/api/me/stream")
            if answer.status != 200:
                refusal = _error_of(answer, answer.read())
                if refusal.status in (429, 503):
                    raise ConnectionError(str(refusal))
                raise refusal
            for event, data in _server_sent(answer):
                if event == "tables":
                    yield json.loads(data)["tables"]


def _path(table_id: str, what: str = "") -> str:
    return f"/api/tables/{quote(table_id, safe='')}" + (f"/{what}" if what else "")


def new_command() -> str:
    """An idempotency key; the same key again has no second effect."""
    return secrets.token_urlsafe(16)


def _parse(answer: http.client.HTTPResponse, content: bytes) -> Json:
    if answer.status >= 300:
        raise _error_of(answer, content)
    content_json: Json = json.loads(content) if content else {}
    return content_json


def _error_of(answer: http.client.HTTPResponse, content: bytes) -> Refused:
    """The error in an answer, which may come from a proxy and need not be JSON."""
    body: Any = None
    with contextlib.suppress(ValueError):
        body = json.loads(content)
    if not isinstance(body, dict):
        body = {}
    wait = answer.headers.get("Retry-After", "")
    return Refused(answer.status, str(body.get("error", "not-understood")), body, float(wait) if wait.isdigit() else None)


def _server_sent(lines: Iterator[bytes] | http.client.HTTPResponse) -> Iterator[tuple[str, str]]:
    """The events of a stream and their data."""
    event, data = "message", ""
    for connection in lines:
        name, _, value = connection.decode().rstrip("\r\n").partition(":")
        value = value.removeprefix(" ")
        if name == "event":
            event = value
        elif name == "data":
            data += value
        elif not connection.strip():
            if data:
                yield event, data
            event, data = "message", ""
