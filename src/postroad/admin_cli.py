"""The command `postroad admin`: looking after a server's tables and players."""

import argparse
import io
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

MARKS = {
    "mute": ("muted", True, "let a player chat no more"),
    "unmute": ("muted", False, "let a muted player chat again"),
    "ban": ("banned", True, "let a player in no more"),
    "unban": ("banned", False, "let a banned player in again"),
}


def add_admin(commands: Any) -> None:
    text = "Look after the tables and players of a server. It may run meanwhile, except for restore."
    admin = commands.add_parser("admin", help="look after the tables and players of a server", description=text)
    actions = admin.add_subparsers(metavar="ACTION", required=True)
    action = _add(actions, "list", _list, "the tables")
    action.add_argument("--players", action="store_true", help="the players instead")
    _add(actions, "delete", _delete, "delete a table and all that happened there").add_argument("table", metavar="TABLE")
    for name, (_, _, text) in MARKS.items():
        action = _add(actions, name, _mark, text)
        action.add_argument("player", metavar="PLAYER", help="an id of `list --players`")
        action.set_defaults(mark=MARKS[name])
    _add(actions, "check", _check, "see whether everything that is stored can be read")
    action = _add(actions, "backup", _backup, "copy everything into one file")
    action.add_argument("file", type=Path, metavar="FILE", help="must not be there yet")
    action = _add(
        actions, "restore", _restore, "put a backup in the place of what is there, which is kept; close the server first"
    )
    action.add_argument("file", type=Path, metavar="FILE")


def _add(actions: Any, name: str, act: Callable[[argparse.Namespace], None], text: str) -> argparse.ArgumentParser:
    action: argparse.ArgumentParser = actions.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    action.add_argument("--data", type=Path, metavar="DIR", help="the server's folder (default: the user's data folder)")
    action.set_defaults(run=_run, act=act)
    return action


def _run(options: argparse.Namespace) -> int:
    from platformdirs import user_data_path

    from postroad.server.admin.upkeep import Fault
    from postroad.server.storage.database_file import Unusable
    from postroad.server.storage.folder_lock import InUse

    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # not every terminal has the letters of all names
    options.data = (options.data or user_data_path("postroad", appauthor=False)).resolve()
    try:
        options.act(options)
    except (Fault, Unusable) as fault:
        return _complain(str(fault))
    except InUse:
        return _complain(f"a Postroad is using {options.data}; close it first")
    return 0


def _complain(message: str) -> int:
    print(f"postroad: {message}", file=sys.stderr)
    return 1


# The actions


def _list(options: argparse.Namespace) -> None:
    from postroad.server.admin import upkeep as admin

    if options.players:
        rows = [
            (row["id"], row["name"], _when(row["created"]), str(row["tables"]), _marks(row))
            for row in admin.players(options.data)
        ]
        _print([("PLAYER", "NAME", "CREATED", "TABLES", ""), *rows])
    else:
        rows = [
            (row["id"], row["stage"], _host(row), _seats(row["seats"]), _when(row["updated"]))
            for row in admin.tables(options.data)
        ]
        _print([("TABLE", "STAGE", "HOST", "PLAYERS", "UPDATED"), *rows])


def _delete(options: argparse.Namespace) -> None:
    from postroad.server.admin import upkeep as admin

    admin.delete_table(options.data, options.table)
    print(f"table {options.table} is deleted")


def _mark(options: argparse.Namespace) -> None:
    from postroad.server.admin import upkeep as admin

    what, so, _ = options.mark
    name = admin.mark(options.data, options.player, **{what: so})
    print(f"{name} ({options.player}) is {what if so else f'not {what} any more'}")


def _check(options: argparse.Namespace) -> None:
    from postroad.server.admin.check import check
    from postroad.server.admin.upkeep import Fault

    found = list(check(options.data))
    for line in found:
        print(line)
    if found:
        raise Fault("not everything can be read")
    print("everything can be read")


def _backup(options: argparse.Namespace) -> None:
    from postroad.server.admin.backup import backup

    backup(options.data, options.file)
    print(f"everything is in {options.file}")


def _restore(options: argparse.Namespace) -> None:
    from postroad.server.admin.backup import restore

    kept = restore(options.data, options.file)
    print(f"{options.file} is restored" + (f"; what was there is kept in {kept}" if kept else ""))


# In words


def _seats(seats: list[dict[str, Any]] | None) -> str:
    return "(damaged)" if seats is None else ", ".join(map(_seat, seats))


def _seat(seat: dict[str, Any]) -> str:
    if seat.get("kind") == "open":
        return "(open)"
    return f"{seat['name']} ({seat['level']})" if seat["level"] else str(seat["name"])


def _host(row: Any) -> str:
    return f"{row['host_name']} ({row['host']})"


def _marks(row: Any) -> str:
    return " ".join(mark for mark in ("muted", "banned") if row[mark])


def _when(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds).astimezone():%Y-%m-%d %H:%M}"


def _print(rows: list[tuple[str, ...]]) -> None:
    """In columns, as wide as they need to be."""
    from rich.cells import cell_len

    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True)).rstrip())
