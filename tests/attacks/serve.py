"""The attacked server: a normal one that treats only 127.0.0.1 as a local address."""

import sys
from pathlib import Path

from postroad.server.http import rate_limits
from postroad.server.run import play
from tests.attacks.line import HERE, pin
from tests.server.people import settings_of

if __name__ == "__main__":
    pin(0)
    rate_limits.is_loopback = lambda address: str(address) == HERE
    kind, where = sys.argv[1:]
    sys.exit(play(settings_of(Path(where) if kind == "--data" else where), 0, browser=False))
