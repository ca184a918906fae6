"""Custom bots: the operator adds them to the seat menu, below the levels (`postroad --bot`)."""

import re
import shlex
from collections.abc import Iterable
from pathlib import PurePath

from postroad.bots.registry import PROGRAM, maker
from postroad.server.tables.names import LONGEST_NAME, is_taken, name

CUSTOM = "custom:"  # and a name: what a table keeps of such a bot, and all that anybody is told of it

_NAMED = re.compile(r"(?P<name>[^:=]*)=(?P<spec>.*)", re.DOTALL)


def custom_bots(wanted: Iterable[str]) -> dict[str, str]:
    """What was asked for, each `NAME=BOT` or `BOT`: by its id, what makes it. ValueError says what is wrong."""
    bots: dict[str, str] = {}
    for text in wanted:
        called, spec = _named(text)
        if is_taken(called, map(name_of, bots)):
            raise ValueError(f"--bot {text}: there are two bots of the name {called!r}; name one with --bot 'NAME=…'")
        bots[CUSTOM + called] = spec
    return bots


def name_of(bot: str) -> str:
    """What people call it."""
    return bot.removeprefix(CUSTOM)


def _named(text: str) -> tuple[str, str]:
    """Its name, and what makes it."""
    found = _NAMED.fullmatch(text)
    spec = (found["spec"] if found else text).strip()
    maker(spec)  # or it says what is wrong
    try:
        return name(found["name"] if found else _own_name(spec)), spec
    except ValueError:
        wants = f"a name has 1 to {LONGEST_NAME} characters; name it with --bot 'NAME=…'"
        raise ValueError(f"--bot {text}: {wants}") from None


def _own_name(spec: str) -> str:
    """As it was typed; of a program no more than its file, for the rest of a command is nobody's business."""
    if not spec.startswith(PROGRAM):
        return spec
    return PurePath(shlex.split(spec.removeprefix(PROGRAM))[0]).name
