"""Addresses and names of this machine: by which others may call a server that runs here, and where it listens."""

import errno
import ipaddress
import os
import socket

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE = frozenset({"0.0.0.0", "::"})  # noqa: S104 - listening there is the host's choice


def is_address(name: str) -> bool:
    """An address cannot be made to point elsewhere, as a name can."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def own_names() -> set[str]:
    name = socket.gethostname().lower()
    return {name, f"{name}.local"}


def own_address() -> str | None:
    """Where others in the network find this machine, None without a network. Nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect(("192.0.2.1", 9))  # an address that nobody has
        except OSError:
            return None
        address: str = sock.getsockname()[0]
    return None if ipaddress.ip_address(address).is_loopback else address


def bound(host: str, port: int) -> socket.socket | None:
    """A socket there, None if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named, for only then does asyncio send small answers at once.
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # elsewhere this would let two servers share a port
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen()
    except OSError as error:
        sock.close()
        if error.errno == errno.EADDRINUSE:
            return None
        raise
    return sock


def url(host: str, port: int) -> str:
    shown = "localhost" if host in LOOPBACK | EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
