"""The command `postroad admin`: manage a server's tables, players and data."""

import argparse
import io
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from postroad.cli.arguments import count, data_folder, fail, web_address

HERE = "http://localhost:1700"
MARKS = {
    "mute": ("muted", True, "stop a player from chatting"),
    "unmute": ("muted", False, "let a muted player chat again"),
    "ban": ("banned", True, "ban a player from the server"),
    "unban": ("banned", False, "lift a player's ban"),
}


def add_admin(commands: Any) -> None:
    text = "Manage the tables and players of a server. It may run meanwhile, except for restore."
    admin = commands.add_parser("admin", help="manage the tables and players of a server", description=text)
    actions = admin.add_subparsers(metavar="ACTION", required=True)
    action = _add(actions, "list", _list, "list tables")
    action.add_argument("--players", action="store_true", help="list players instead")
    action.add_argument(
        "--find", default="", metavar="TEXT", help="only entries with TEXT in a name, or at the beginning of an id"
    )
    _add(actions, "delete", _delete, "delete a table with its log and chat").add_argument("table", metavar="TABLE")
    for name, (_, _, text) in MARKS.items():
        action = _add(actions, name, _mark, text)
        action.add_argument("player", metavar="PLAYER", help="an id from `list --players`")
        action.set_defaults(mark=MARKS[name])
    _add(actions, "reports", _reports, "list open player reports, the oldest first")
    action = _add(actions, "resolve", _resolve, "mark a player report as resolved")
    action.add_argument("report", metavar="REPORT", help="an id from `reports`")
    _add(actions, "check", _check, "check that all stored data can be read")
    action = _add(actions, "invite", _invite, "print a single-use invitation link to an invite-only server (--invite)")
    action.add_argument("--at", type=web_address, default=HERE, metavar="URL", help=f"the server's address (default {HERE})")
    action.add_argument("--days", type=count, default=7, metavar="N", help="days until it expires (default 7)")
    action = _add(actions, "host", _host_link, "print a single-use link to the operator's page, valid for an hour")
    action.add_argument("--at", type=web_address, default=HERE, metavar="URL", help=f"the server's address (default {HERE})")
    _add(actions, "uninvite", _uninvite, "revoke all passes and invitations")
    action = _add(actions, "say", _say, "show an announcement at the top of every page")
    action.add_argument("line", metavar="LINE", help="at most 200 characters; '' removes it")
    action = _add(actions, "read-only", _read_only, "switch read-only mode: the server refuses all changes, bots and clocks stop")
    action.add_argument("state", choices=["on", "off"], metavar="on|off")
    action = _add(actions, "backup", _backup, "back up all data into one file")
    action.add_argument("file", type=Path, metavar="FILE", help="a new file")
    action = _add(actions, "restore", _restore, "replace all data by a backup and keep the old data aside; stop the server first")
    action.add_argument("file", type=Path, metavar="FILE")


def _add(actions: Any, name: str, act: Callable[[argparse.Namespace], None], text: str) -> argparse.ArgumentParser:
    action: argparse.ArgumentParser = actions.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    action.add_argument("--data", type=Path, metavar="DIR", help="the server's data directory (default: the user's data folder)")
    if act not in OF_FILES:
        action.add_argument("--database", metavar="URL", help="the server's PostgreSQL database, if it uses one")
    action.set_defaults(run=_run, act=act)
    return action


def _run(options: argparse.Namespace) -> int:
    from postroad.server.admin.moderation import AdminError
    from postroad.server.storage.data_dir_lock import InUse
    from postroad.server.storage.database_engine import engine_of
    from postroad.server.storage.sqlite_check import Unusable

    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # some terminals cannot show all names
    options.data = data_folder(options)
    try:
        options.db_engine = engine_of(getattr(options, "database", None) or options.data)
        options.act(options)
    except (AdminError, Unusable) as fault:
        return fail(str(fault))
    except InUse:
        return fail(f"a Postroad is using {options.data}; close it first")
    return 0


# Actions


def _list(options: argparse.Namespace) -> None:
    from postroad.server.admin import moderation as admin

    if options.players:
        rows = [
            (row["id"], row["name"], _when(row["created"]), str(row["tables"]), _marks(row))
            for row in admin.players(options.db_engine, options.find)
        ]
        _print([("PLAYER", "NAME", "CREATED", "TABLES", ""), *rows])
    else:
        rows = [
            (row["id"], row["stage"], _host(row), _seats(row["seats"]), _when(row["updated"]))
            for row in admin.tables(options.db_engine, options.find)
        ]
        _print([("TABLE", "STAGE", "HOST", "PLAYERS", "UPDATED"), *rows])


def _delete(options: argparse.Namespace) -> None:
    from postroad.server.admin import moderation as admin

    admin.delete_table(options.db_engine, options.table)
    print(f"table {options.table} is deleted")


def _mark(options: argparse.Namespace) -> None:
    from postroad.server.admin import moderation as admin

    flag, value, _ = options.mark
    name = admin.set_flags(options.db_engine, options.player, **{flag: value})
    print(f"{name} ({options.player}) is {flag if value else f'no longer {flag}'}")


def _reports(options: argparse.Namespace) -> None:
    from postroad.server.admin import moderation as admin

    rows = [
        (one["id"], _when(one["at"]), one["table"], _who(one["about"]), _who(one["by"]), one["reason"], _report(one))
        for one in admin.reports(options.db_engine)
    ]
    _print([("REPORT", "MADE", "TABLE", "ABOUT", "BY", "REASON", ""), *rows])


def _resolve(options: argparse.Namespace) -> None:
    from postroad.server.admin import moderation as admin
    from postroad.server.settings import Time

    admin.resolve(options.db_engine, options.report, Time().now())
    print(f"report {options.report} is resolved")


def _check(options: argparse.Namespace) -> None:
    from postroad.server.admin.check import check
    from postroad.server.admin.moderation import AdminError

    found = list(check(options.db_engine))
    for line in found:
        print(line)
    if found:
        raise AdminError("some data cannot be read")
    print("all data can be read")


def _invite(options: argparse.Namespace) -> None:
    from postroad.server.admin.invitations import invite

    print(f"{options.at.rstrip('/')}/enter#{invite(options.db_engine, options.days)}")


def _host_link(options: argparse.Namespace) -> None:
    from postroad.server.admin.invitations import operator_link

    print(f"{options.at.rstrip('/')}/operator#{operator_link(options.db_engine)}")


def _uninvite(options: argparse.Namespace) -> None:
    from postroad.server.admin.invitations import revoke_access

    print(f"{revoke_access(options.db_engine)} passes and invitations revoked")


def _say(options: argparse.Namespace) -> None:
    from postroad.server.admin.announcements import announce

    announce(options.db_engine, options.line)
    print("announcement set: open pages show it within seconds" if options.line else "announcement removed")


def _read_only(options: argparse.Namespace) -> None:
    from postroad.server.admin.announcements import set_read_only

    set_read_only(options.db_engine, options.state == "on")
    print("read-only mode is on" if options.state == "on" else "read-only mode is off")


def _backup(options: argparse.Namespace) -> None:
    from postroad.server.admin.backup import backup

    backup(options.data, options.file)
    print(f"all data is in {options.file}")


def _restore(options: argparse.Namespace) -> None:
    from postroad.server.admin.backup import restore

    kept = restore(options.data, options.file)
    print(f"{options.file} is restored" + (f"; what was there is kept in {kept}" if kept else ""))


OF_FILES = (_backup, _restore)  # PostgreSQL has its own tools for these


# Formatting


def _seats(seats: list[dict[str, Any]] | None) -> str:
    return "(damaged)" if seats is None else ", ".join(map(_seat, seats))


def _seat(seat: dict[str, Any]) -> str:
    if seat.get("kind") == "open":
        return "(open)"
    return f"{seat['name']} ({seat['level']})" if seat["level"] else str(seat["name"])


def _host(row: Any) -> str:
    return f"{row['host_name']} ({row['host']})"


def _who(player: Any) -> str:
    return f"{player['name']} ({player['id']})"


def _report(report: Any) -> str:
    """The reported chat message, and the reporter's words."""
    line: Any = next((line for line in report["messages"] if line["n"] == report["message"]), {})
    said = line.get("text") or line.get("reaction")
    return " ".join([*([f'"{said}"'] if said else []), *([report["words"]] if report["words"] else [])])


def _marks(row: Any) -> str:
    return " ".join(mark for mark in ("muted", "banned") if row[mark])


def _when(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds).astimezone():%Y-%m-%d %H:%M}"


def _print(rows: list[tuple[str, ...]]) -> None:
    """Print aligned columns."""
    from rich.cells import cell_len

    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True)).rstrip())
