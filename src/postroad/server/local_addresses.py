"""Addresses and names of this machine."""

import errno
import ipaddress
import os
import socket

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE = frozenset({"0.0.0.0", "::"})  # noqa: S104 - listening there is the host's choice


def is_address(name: str) -> bool:
    """Whether this is an IP address. Unlike a name, it cannot be made to point elsewhere."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def own_names() -> set[str]:
    name = socket.gethostname().lower()
    return {name, f"{name}.local"}


def own_address() -> str | None:
    """This machine's address in the LAN; None without a network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect(("192.0.2.1", 9))  # a documentation address
        except OSError:
            return None
        address: str = sock.getsockname()[0]
    return None if ipaddress.ip_address(address).is_loopback else address


def bound(host: str, port: int) -> socket.socket | None:
    """A listening socket; None if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With an explicit protocol, asyncio disables Nagle's algorithm.
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # on other systems two servers could share a port
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
