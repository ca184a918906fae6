"""The command `postroad copy`: from a data folder to a PostgreSQL, and back."""

import argparse
from pathlib import Path
from typing import Any

from postroad.cli.arguments import add, fail


def add_copy_command(commands: Any) -> None:
    command = add(commands, "copy", run_copy, "copy all tables and players to another place; close the server first")
    text = "a server's folder, or the address of a PostgreSQL: postgresql://user@host/name"
    command.add_argument("source", type=place, metavar="FROM", help=text)
    command.add_argument("target", type=place, metavar="TO", help="likewise; nothing may be in it yet")


def place(text: str) -> Path | str:
    return text if "://" in text else Path(text).resolve()


def run_copy(options: argparse.Namespace) -> int:
    from postroad.arena.progress import bar
    from postroad.server.admin.copy import copy
    from postroad.server.admin.moderation import AdminError
    from postroad.server.storage.data_dir_lock import InUse
    from postroad.server.storage.database_engine import engine_of
    from postroad.server.storage.sqlite_check import Unusable

    try:
        source, target = engine_of(options.source), engine_of(options.target)
        with bar("Copying", 0, unit="rows") as copying:
            count = copy(source, target, copying.reach)
    except (AdminError, Unusable) as fault:
        return fail(str(fault))
    except InUse as folder:
        return fail(f"a Postroad is using {folder}; close it first")
    print(f"{count:,} rows are in {target}, the same as in {source}.")
    return 0
