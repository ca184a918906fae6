"""Requests over sockets of their own, which can be dropped at any moment."""

import asyncio
import json
from typing import Any, NamedTuple

LONGEST = 30.0  # seconds for an answer


class Lost(Exception):
    """There was no answer, so the effect is unknown."""


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    words: Any


def head(port: int, method: str, path: str, secret: str | None, body: bytes) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Origin: http://127.0.0.1:{port}", "Connection: close"]
    if secret:
        lines.append(f"Cookie: postroad-{port}={secret}")
    if method == "POST":
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode()


async def ask(port: int, method: str, path: str, secret: str | None, words: Any = None, drop: bool = False) -> Answer:
    """Send one request; with `drop` without waiting for its answer."""
    body = b"" if words is None else json.dumps(words).encode()
    try:
        async with asyncio.timeout(LONGEST):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(head(port, method, path, secret, body) + body)
                await writer.drain()
                if drop:
                    raise Lost
                return understood(await reader.read())
            finally:
                writer.close()
    except (OSError, TimeoutError, ValueError, IndexError) as error:
        raise Lost from error


def understood(raw: bytes) -> Answer:
    """Parse an answer; an empty or incomplete one raises ValueError or IndexError."""
    top, body = raw.split(b"\r\n\r\n", 1)
    first, *lines = top.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    if len(body) < int(headers.get("content-length", 0)):
        raise ValueError("cut off")
    return Answer(int(first.split()[1]), headers, json.loads(body) if body else None)
