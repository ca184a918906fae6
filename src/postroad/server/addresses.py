"""Addresses and names of this machine: by which others may call a server that runs here."""

import ipaddress
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
