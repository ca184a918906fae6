"""Helpers: bare connections to a server, from any of this machine's addresses."""

import socket
import time
from contextlib import contextmanager

PATIENCE = 20  # seconds, for steps that take a fraction of one
GET = "GET {} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\n"


@contextmanager
def line(client, address="127.0.0.1"):
    """A bare connection, from one of this machine's addresses."""
    with socket.create_connection(("127.0.0.1", client.port), PATIENCE, source_address=(address, 0)) as bare:
        yield bare


def get(client, path="/api/about"):
    return GET.format(path, client.port).encode()


def ended(bare):
    """Does the server close the connection?"""
    try:
        while bare.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def drip(bare, drop, pause=0.1):
    """Send this repeatedly; does the server close the connection?"""
    patience = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < patience:
            bare.sendall(drop)
            time.sleep(pause)
    except OSError:
        return True
    return False


def until(so):
    """Wait until a condition holds."""
    patience = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < patience
        time.sleep(0.01)
