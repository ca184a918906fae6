"""A digest of the sources inside the module, so that a stale module is detected."""

import hashlib

from postroad.rules.jit_cache import digest

SECTION = b"postroad.sources"


ANALYSIS = [
    f"postroad.analysis.{name}" for name in ("explain", "explain_cards", "explain_closing", "reason_codes", "action_values")
]
TOOLS = [f"tools.wasm.{name}" for name in ("build", "entries", "pointers", "shapes", "stamp")]


def sources() -> str:
    """A digest of the module's sources. `layout.js`, which describes the module to the page, is not part of it."""
    return hashlib.sha256(
        digest("postroad.rules", "postroad.observation", "postroad.bots", *ANALYSIS, *TOOLS).encode()
    ).hexdigest()


def sources_in(module: bytes) -> str:
    """The digest in a module; empty if it has none."""
    return module.partition(SECTION)[2][:64].decode()


def stamp() -> bytes:
    """A custom section of the module with the digest; it has no effect."""
    body = _size(len(SECTION)) + SECTION + sources().encode()
    return b"\0" + _size(len(body)) + body


def _size(number: int) -> bytes:
    """A number in WebAssembly's LEB128 encoding: seven bits a byte."""
    encoded = b""
    while number > 127:
        encoded += bytes([number & 127 | 128])
        number >>= 7
    return encoded + bytes([number])
