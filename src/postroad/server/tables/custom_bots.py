"""Custom bots: the operator adds them to the seat menu, below the levels (`postroad --bot`)."""

import re
import shlex
from collections.abc import Iterable
from pathlib import PurePath

from postroad.bots.registry import PROGRAM, maker
from postroad.server.tables.names import MAX_NAME_LENGTH, is_taken, name

CUSTOM = "custom:"  # prefix of a bot's id; the name after it is all that tables and players see

_NAMED = re.compile(r"(?P<name>[^:=]*)=(?P<spec>.*)", re.DOTALL)


def custom_bots(arguments: Iterable[str]) -> dict[str, str]:
    """The bot specifications by id, from arguments `NAME=BOT` or `BOT`. Raises ValueError with the reason."""
    bots: dict[str, str] = {}
    for text in arguments:
        bot_name, spec = _parse(text)
        if is_taken(bot_name, map(name_of, bots)):
            raise ValueError(f"--bot {text}: duplicate bot name {bot_name!r}; rename one with --bot 'NAME=…'")
        bots[CUSTOM + bot_name] = spec
    return bots


def name_of(bot: str) -> str:
    """The name that players see."""
    return bot.removeprefix(CUSTOM)


def _parse(text: str) -> tuple[str, str]:
    """The name and the specification in one argument."""
    match = _NAMED.fullmatch(text)
    spec = (match["spec"] if match else text).strip()
    maker(spec)  # raises ValueError for an unknown bot
    try:
        return name(match["name"] if match else _own_name(spec)), spec
    except ValueError:
        limit = f"a name has 1 to {MAX_NAME_LENGTH} characters; name it with --bot 'NAME=…'"
        raise ValueError(f"--bot {text}: {limit}") from None


def _own_name(spec: str) -> str:
    """The specification as typed; for a program only its file name, because the rest of the command is private."""
    if not spec.startswith(PROGRAM):
        return spec
    return PurePath(shlex.split(spec.removeprefix(PROGRAM))[0]).name
