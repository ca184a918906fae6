"""The command `postroad`."""

# The rooms are imported where they are used, so that `--help` and mistakes answer at once.

import argparse
import sys
from collections.abc import Sequence

from postroad import __version__
from postroad.cli.admin import add_admin
from postroad.cli.arguments import Parser
from postroad.cli.bench import add_machine
from postroad.cli.bot_commands import add_games
from postroad.cli.copy_command import add_copying
from postroad.cli.records import add_records
from postroad.cli.serve import add_playing


def main(arguments: Sequence[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else list(arguments)
    options = parser().parse_args(with_command(given), argparse.Namespace(command=["postroad", *given]))
    try:
        status: int = options.run(options)
    except KeyboardInterrupt:
        print("postroad: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        return 0
    except OSError as error:
        print(f"postroad: {error.filename or 'file'}: {error.strerror or error}", file=sys.stderr)
        return 1
    return status


def with_command(arguments: list[str]) -> list[str]:
    """Without a command, people want to play."""
    asks_for_itself = bool(arguments) and (not arguments[0].startswith("-") or arguments[0] in ("-h", "--help", "--version"))
    return arguments if asks_for_itself else ["play", *arguments]


def parser() -> Parser:
    top = Parser(
        prog="postroad",
        description="A digital table for the post-coach board game. Without a command: play.",
    )
    top.add_argument("--version", action="version", version=f"postroad {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for add_them in (add_playing, add_admin, add_copying, add_games, add_records, add_machine):
        add_them(commands)
    return top
