"""Arguments of commands: the parser, types of values, shared options."""

import argparse
import contextlib
import ipaddress
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn
from urllib.parse import urlsplit

from postroad.rules.options import CHOSEN, DEFAULTS, Options


class Parser(argparse.ArgumentParser):
    """A parser with one-line errors."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def add(commands: Any, name: str, run: Callable[[argparse.Namespace], int], text: str) -> Parser:
    command: Parser = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    command.set_defaults(run=run)
    return command


def add_table(command: Parser, players: int) -> None:
    for name, option in CHOSEN.items():
        flag, default = f"--{name.replace('_', '-')}", players if name == "players" else DEFAULTS[name]
        if isinstance(default, bool):
            command.add_argument(flag, action="store_true", help=option.about)
        else:
            about = f"{option.about} (default {default})"
            command.add_argument(flag, type=int, choices=option.choices, default=default, help=about)
    command.add_argument(
        "--seed", type=seed, metavar="S", help="seed of the games: the same seed gives the same games (default random)"
    )


def add_deadline(command: Parser) -> None:
    command.add_argument("--deadline", type=seconds, default=10.0, metavar="S", help="seconds a decision, enforced (default 10)")


def count(text: str) -> int:
    if not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def move(text: str) -> int:
    """A number of decisions."""
    if not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 on")
    return int(text)


def network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not an IP address or network") from None


def web_address(text: str) -> str:
    with contextlib.suppress(ValueError):
        address = urlsplit(text)
        if address.scheme in ("http", "https") and address.hostname:
            return text
    raise argparse.ArgumentTypeError(f"{text!r} is not an address like https://post.example")


def host_and_port(text: str) -> str:
    with contextlib.suppress(ValueError):
        place = urlsplit(f"//{text}")
        if place.hostname and place.port and not (place.path or place.username):
            return text
    raise argparse.ArgumentTypeError(f"{text!r} is not an address like 10.0.0.5:6379")


def listening(text: str) -> tuple[str, int]:
    """An address and a port; the default address is the loopback one, which other machines cannot reach."""
    host, _, number = text.rpartition(":")
    return host.strip("[]") or "127.0.0.1", port(number)


def port(text: str) -> int:
    if not text.isdigit() or int(text) >= 1 << 16:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)


def seed(text: str) -> int:
    if not text.isdigit() or int(text) >= 1 << 62:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to 2**62 - 1")
    return int(text)


def share(text: str) -> float:
    with contextlib.suppress(ValueError):
        if 0 < float(text) < 1:
            return float(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a share between 0 and 1")


def share_or_all(text: str) -> float:
    with contextlib.suppress(ValueError):
        if 0 < float(text) <= 1:
            return float(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a share above 0 and up to 1")


def seconds(text: str) -> float:
    with contextlib.suppress(ValueError):
        if 0 <= float(text) <= 3600:
            return float(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")


def table_of(options: argparse.Namespace) -> Options:
    return Options.from_mapping(vars(options)).newest()


def data_folder(options: argparse.Namespace) -> Path:
    from platformdirs import user_data_path

    folder: Path = options.data or user_data_path("postroad", appauthor=False)
    return folder.resolve()


def fail(message: str) -> int:
    print(f"postroad: {message}", file=sys.stderr)
    return 1


def new_file(path: Path) -> Any:
    """A file to write. It must not exist, because existing files are never overwritten."""
    return path.open("x", encoding="utf-8")
