"""The command `postroad`."""

# Packages are imported where they are used, so that `--help` and errors are fast.

import argparse
import sys
from collections.abc import Sequence

from postroad import __version__
from postroad.cli.admin import add_admin
from postroad.cli.arguments import Parser
from postroad.cli.bench import add_bench_commands
from postroad.cli.bot_commands import add_bot_commands
from postroad.cli.copy_command import add_copy_command
from postroad.cli.records import add_record_commands
from postroad.cli.serve import add_serve_commands


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
    """The arguments with the default command, `play`, if they name none."""
    complete = bool(arguments) and (not arguments[0].startswith("-") or arguments[0] in ("-h", "--help", "--version"))
    return arguments if complete else ["play", *arguments]


def parser() -> Parser:
    top = Parser(
        prog="postroad",
        description="Play Thurn and Taxis in the browser, alone or with others. Unofficial. The default command is play.",
    )
    top.add_argument("--version", action="version", version=f"postroad {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for add_commands in (
        add_serve_commands,
        add_admin,
        add_copy_command,
        add_bot_commands,
        add_record_commands,
        add_bench_commands,
    ):
        add_commands(commands)
    return top
