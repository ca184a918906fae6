"""From which sources a module was made: a digest inside of it, so that a stale one is noticed."""

import hashlib

from postroad.rules.jit_cache import digest

SECTION = b"postroad.sources"


ANALYSIS = [
    f"postroad.analysis.{name}" for name in ("explain", "explain_cards", "explain_closing", "reason_codes", "action_values")
]
TOOLS = [f"tools.wasm.{name}" for name in ("build", "entries", "pointers", "shapes", "stamp")]


def sources() -> str:
    """A digest of all that the module is made from. What the page is told of it in layout.js is not part of that."""
    return hashlib.sha256(digest("postroad.rules", "postroad.bots", *ANALYSIS, *TOOLS).encode()).hexdigest()


def sources_in(module: bytes) -> str:
    """The digest that a module carries, nothing if it has none."""
    return module.partition(SECTION)[2][:64].decode()


def stamp() -> bytes:
    """A section of the module that says something and does nothing."""
    body = _size(len(SECTION)) + SECTION + sources().encode()
    return b"\0" + _size(len(body)) + body


def _size(number: int) -> bytes:
    """As WebAssembly writes numbers: seven bits a byte."""
    written = b""
    while number > 127:
        written += bytes([number & 127 | 128])
        number >>= 7
    return written + bytes([number])
