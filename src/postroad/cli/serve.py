"""The commands that run or publish the game: `play`, `serve`, `work`, `site`, `page`."""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

from postroad.cli.arguments import (
    Parser,
    add,
    count,
    data_folder,
    fail,
    listening,
    network,
    port,
    seconds,
    share_or_all,
    web_address,
)

NOT_SHARED = "a data folder belongs to one server, whose own bots play there"


def add_serve_commands(commands: Any) -> None:
    command = add(commands, "play", run_play, "play in the browser, against bots or with others")
    add_serving(command)
    command.add_argument("--no-browser", action="store_true", help="do not open the browser")

    command = add(commands, "serve", run_play, "run a server without opening a browser")
    add_serving(command)
    command.set_defaults(no_browser=True)

    command = add(commands, "work", run_work, "decide for the bots of servers that were started with --no-bots")
    command.add_argument("--database", metavar="URL", help="the servers' PostgreSQL database: postgresql://user@host/name")
    add_bots(command)
    add_watching(command)

    command = add(commands, "site", run_site, "write the game as a folder for any web host; games live in the page")
    command.add_argument("folder", type=Path, metavar="DIR", help="a new or empty folder, or one that this command has written")
    command.add_argument(
        "--server", type=web_address, metavar="URL", help="a Postroad server elsewhere, for what needs one: friends over a link"
    )

    command = add(commands, "page", run_page, "write the game as one file that opens from a disk and needs nothing else")
    command.add_argument("file", type=Path, metavar="FILE", help="for example postroad.html")
    command.add_argument("--server", type=web_address, metavar="URL", help="as for site")


def add_serving(command: Parser) -> None:
    command.add_argument(
        "--port", type=port, metavar="N", help="where to listen (default 1700, or a free one if that is taken; 0: a free one)"
    )
    command.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="default 127.0.0.1: this machine alone; 0.0.0.0: your network"
    )
    command.add_argument(
        "--name", action="append", default=[], metavar="NAME", help="another host name of this machine; repeatable"
    )
    command.add_argument(
        "--proxy",
        type=network,
        action="append",
        default=[],
        metavar="NET",
        help="a trusted proxy's address or network; repeatable",
    )
    command.add_argument("--data", type=Path, metavar="DIR", help="data directory (default: the user's data folder)")
    command.add_argument("--database", metavar="URL", help="PostgreSQL database instead: postgresql://user@host/name")
    command.add_argument(
        "--invite",
        nargs="?",
        const="",
        metavar="WORD",
        help="admit only people with this passphrase or an invitation; without WORD: invitations only (default: everybody)",
    )
    command.add_argument("--read-only", action="store_true", help="start in read-only mode, until `postroad admin read-only off`")
    command.add_argument("--keep", type=count, metavar="DAYS", help="delete finished tables after DAYS (default: never)")
    command.add_argument(
        "--abandoned",
        type=count,
        metavar="DAYS",
        help="delete untouched unfinished tables after DAYS (default: never)",
    )
    command.add_argument("--most-tables", type=count, metavar="N", help="maximum of unfinished tables per host (default 50)")
    command.add_argument(
        "--connection-share",
        type=share_or_all,
        default=0.5,
        metavar="SHARE",
        help="largest share of all connections for one address; 1: all (default 0.5)",
    )
    add_bots(command)
    text = "leave bots to `postroad work` on the same PostgreSQL database"
    command.add_argument("--no-bots", action="store_true", help=text)
    command.add_argument(
        "--pace",
        type=seconds,
        default=0.7,
        metavar="S",
        help="seconds before each decision of a bot, until a browser sets another pace (default 0.7)",
    )
    add_watching(command)


def add_bots(command: Parser) -> None:
    command.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="BOT",
        help="offer a custom bot: its name, or exec:COMMAND; NAME=BOT sets another name; repeatable",
    )


def add_watching(command: Parser) -> None:
    """Add the options for monitoring."""
    text = "serve Prometheus metrics here (default address: this machine only)"
    command.add_argument("--metrics", type=listening, metavar="[ADDRESS:]PORT", help=text)
    text = "log format (default: lines)"
    command.add_argument("--log", choices=["lines", "json"], default="lines", help=text)


def run_play(options: argparse.Namespace) -> int:
    from postroad.server.run import play
    from postroad.server.settings import Limits, Settings
    from postroad.server.tables.custom_bots import custom_bots

    try:
        bots = custom_bots(options.bot)
    except ValueError as error:
        return fail(str(error))
    if options.no_bots and not options.database:
        return fail(f"--no-bots needs --database: {NOT_SHARED}")
    data, names, proxies = data_folder(options), tuple(options.name), tuple(options.proxy)
    limits = Limits(connection_share=options.connection_share)
    if options.most_tables:
        limits = replace(limits, max_open_tables=options.most_tables)
    settings = Settings(
        data,
        options.host,
        options.pace,
        names,
        proxies,
        bots,
        database=options.database,
        invite=options.invite,
        read_only=options.read_only,
        keep=options.keep,
        abandoned=options.abandoned,
        limits=limits,
        own_bots=not options.no_bots,
        metrics=options.metrics,
        json_log=options.log == "json",
    )
    return play(settings, options.port, browser=not options.no_browser)


def run_work(options: argparse.Namespace) -> int:
    from postroad.server.settings import Settings
    from postroad.server.tables.custom_bots import custom_bots
    from postroad.server.worker_main import work

    if not options.database:
        return fail(f"work needs --database: {NOT_SHARED}")
    try:
        bots = custom_bots(options.bot)
    except ValueError as error:
        return fail(str(error))
    json_log = options.log == "json"
    return work(Settings(Path(), bots=bots, database=options.database, metrics=options.metrics, json_log=json_log))


def run_site(options: argparse.Namespace) -> int:
    from postroad.pages.static_site import NotOurs, write_site

    try:
        count = write_site(options.folder, options.server)
    except NotOurs as error:
        return fail(str(error))
    print(f"{count} files in {options.folder}: put them on any web server, at any address.")
    return 0


def run_page(options: argparse.Namespace) -> int:
    from postroad.pages.single_file import write_page
    from postroad.pages.static_site import NotOurs

    try:
        size = write_page(options.file, options.server)
    except NotOurs as error:
        return fail(str(error))
    print(f"{options.file}, {size / 1e6:.1f} MB: open it with a browser.")
    return 0
