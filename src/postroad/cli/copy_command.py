"""The command `postroad copy`: move data between a data directory and PostgreSQL."""

import argparse
from pathlib import Path
from typing import Any

from postroad.cli.arguments import add, fail


def add_copy_command(commands: Any) -> None:
    command = add(commands, "copy", run_copy, "copy all tables and players between SQLite and PostgreSQL; stop the server first")
    text = "source: a data directory, or a database: postgresql://user@host/name"
    command.add_argument("source", type=place, metavar="FROM", help=text)
    command.add_argument("target", type=place, metavar="TO", help="destination, likewise (must be empty)")


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
