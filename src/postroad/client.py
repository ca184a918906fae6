"""A client for bots and tools: a Postroad server over HTTP, with nothing but the standard library."""

import contextlib
import http.client
import json
import secrets
import time
from collections.abc import Iterator
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

Words = dict[str, Any]  # JSON as docs/api.md describes it

PAUSES = (0.1, 0.5, 1.0, 2.0, 4.0)  # seconds before each new attempt
SILENCE = 45.0  # seconds without a sign of life, of which the server sends one every 15, until a stream counts as broken
IDLE = 3.0  # seconds after which a line is not used again, for the server hangs up on those before long
LONGEST_PAUSE = 60.0  # seconds, whatever the server asks for


class Refused(Exception):
    """The server's answer is no. `code` says why (docs/api.md), `body` is all it said."""

    def __init__(self, status: int, code: str, body: Words, retry_after: float | None = None) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code
        self.body = body
        self.retry_after = retry_after  # seconds to wait, where the server said so


class Client:
    """One player at one server, for one thread.

    A token (`POST /api/me/keys`) says who you are; without one, `sign_in` makes a guest, who lasts as long as this object.
    When the connection breaks, or the server asks to wait, things are tried again for some seconds; decisions carry an id of
    their own, so that they have one effect however often they are sent. Then the last error comes: OSError, HTTPException or
    `Refused`.
    """

    def __init__(self, address: str, token: str | None = None, timeout: float = 20.0) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
            raise ValueError(f"{address!r} is not an address like http://localhost:1700")
        self._secure = parts.scheme == "https"
        usual = 443 if self._secure else 80
        self._host, self._port = parts.hostname, parts.port or usual
        name = f"[{self._host}]" if ":" in self._host else self._host
        self._origin = f"{parts.scheme}://{name}" + (f":{self._port}" if self._port != usual else "")
        self._token = token
        self._timeout = timeout
        self._cookies: dict[str, str] = {}
        self._line: http.client.HTTPConnection | None = None
        self._used = 0.0  # when the line was used last

    def close(self) -> None:
        if self._line:
            self._line.close()
            self._line = None

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    # Who I am, and where one can play

    def sign_in(self, name: str) -> Words:
        """Become a guest with this name, or take another name: `{id, name}`."""
        return self.post("/api/me", {"name": name}, again=True)

    def me(self) -> Words:
        """`{id, name, tables}`."""
        return self.get("/api/me")

    def my_tables(self) -> list[Words]:
        """The tables where I sit or that I host, the one played last first."""
        tables: list[Words] = self.get("/api/tables")["tables"]
        return tables

    def lobby(self) -> list[Words]:
        """The tables that everybody may find: those that gather, then those at play."""
        tables: list[Words] = self.get("/api/lobby")["tables"]
        return tables

    # At a table

    def table(self, table_id: str, seat: int | None = None, since: int | None = None) -> Words:
        """What I may know of a table: as a spectator, or through the eyes of a seat of mine; with the log after `since`."""
        return self.get(_path(table_id), seat=seat, since=since)

    def sit(self, table_id: str, seat: int) -> Words:
        """Take an open seat. Whoever sits there already may ask again."""
        try:
            return self.post(_path(table_id, "sit"), {"seat": seat}, again=True)
        except Refused as refused:
            there = self.table(table_id) if refused.code in ("taken", "started") else {}
            if "seating_table" not in there or seat not in there["you"]["seats"]:
                raise
            return there

    def decide(self, table_id: str, seat: int, action: str, seq: int) -> Words:
        """Decide for a seat of mine; `seq` is that of the message that led to it. The message after it."""
        return self.ask(table_id, "decisions", seq=seq, command=new_command(), seat=seat, action=action)

    def ask(self, table_id: str, what: str, **body: Any) -> Words:
        """Anything else that can be asked for at a table: `ask(id, "resign", seq=…, command=new_command(), seat=…)`."""
        return self.post(_path(table_id, what), body)

    def delete(self, table_id: str) -> None:
        """Delete a table that I host."""
        self._insist("DELETE", _path(table_id))

    def stream(self) -> Iterator[list[Words]]:
        """My tables (id, stage, seq, my_turn, over), at once and whenever something happens there; for ever."""
        failures = 0
        while True:
            with contextlib.suppress(OSError, http.client.HTTPException):
                for tables in self._one_stream():
                    failures = 0
                    yield tables
            time.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    # Underneath

    def get(self, path: str, **query: Any) -> Words:
        """GET; values that are None are left out."""
        given = {name: value for name, value in query.items() if value is not None}
        return self._insist("GET", f"{path}?{urlencode(given)}" if given else path)

    def post(self, path: str, body: Words, again: bool = False) -> Words:
        """POST. If the answer got lost it is sent again where that does no harm: with a command, or where you say `again`."""
        return self._insist("POST", path, body, again or "command" in body)

    def _insist(self, method: str, path: str, body: Words | None = None, again: bool = True) -> Words:
        """Try, and try again where that may help."""
        for pause in PAUSES:
            try:
                return self._once(method, path, body)
            except (OSError, http.client.HTTPException):
                self.close()
                if not again:
                    raise
            except Refused as refused:
                if refused.status != 429 and not (again and refused.status == 503):
                    raise
                pause = min(max(pause, refused.retry_after or 0.0), LONGEST_PAUSE)
            time.sleep(pause)
        return self._once(method, path, body)

    def _once(self, method: str, path: str, body: Words | None) -> Words:
        if time.monotonic() - self._used > IDLE:
            self.close()
        if self._line is None:
            self._line = self._new_line(self._timeout)
        answer = self._send(self._line, method, path, body)
        content = answer.read()
        self._used = time.monotonic()
        return _understood(answer, content)

    def _new_line(self, timeout: float) -> http.client.HTTPConnection:
        kind = http.client.HTTPSConnection if self._secure else http.client.HTTPConnection
        return kind(self._host, self._port, timeout=timeout)

    def _send(
        self, line: http.client.HTTPConnection, method: str, path: str, body: Words | None = None
    ) -> http.client.HTTPResponse:
        headers = {"Origin": self._origin, "Accept": "application/json"}
        if self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        elif self._cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        if body is not None:
            headers["Content-Type"] = "application/json"
        line.request(method, path, None if body is None else json.dumps(body).encode(), headers)
        answer = line.getresponse()
        for cookie in answer.headers.get_all("Set-Cookie", []):
            self._keep(cookie)
        return answer

    def _keep(self, cookie: str) -> None:
        with contextlib.suppress(CookieError):
            self._cookies.update({name: morsel.value for name, morsel in SimpleCookie(cookie).items()})

    def _one_stream(self) -> Iterator[list[Words]]:
        """Until it breaks."""
        with contextlib.closing(self._new_line(SILENCE)) as line:
            answer = self._send(line, "GET", "/api/me/stream")
            if answer.status != 200:
                refusal = _refused(answer, answer.read())
                if refusal.status in (429, 503):
                    raise ConnectionError(str(refusal))
                raise refusal
            for event, data in _server_sent(answer):
                if event == "tables":
                    yield json.loads(data)["tables"]


def _path(table_id: str, what: str = "") -> str:
    return f"/api/tables/{quote(table_id, safe='')}" + (f"/{what}" if what else "")


def new_command() -> str:
    """An id for something asked for; the same id again has no second effect."""
    return secrets.token_urlsafe(16)


def _understood(answer: http.client.HTTPResponse, content: bytes) -> Words:
    if answer.status >= 300:
        raise _refused(answer, content)
    words: Words = json.loads(content) if content else {}
    return words


def _refused(answer: http.client.HTTPResponse, content: bytes) -> Refused:
    """Whatever stands between us and the server may have spoken in its stead, in any words."""
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
    for line in lines:
        name, _, value = line.decode().rstrip("\r\n").partition(":")
        value = value.removeprefix(" ")
        if name == "event":
            event = value
        elif name == "data":
            data += value
        elif not line.strip():
            if data:
                yield event, data
            event, data = "message", ""
