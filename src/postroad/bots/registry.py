"""Bots by name: those of this project, those of other packages, and programs in any language."""

import re
import shlex
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import EntryPoint, entry_points
from inspect import Parameter, signature
from typing import Any

from postroad.bots.bot import Bot
from postroad.bots.external_bot import ExternalBot
from postroad.bots.subprocess_bot import SubprocessBot, SubprocessPool

GROUP = "postroad.bots"  # the group of entry points
OURS = "postroad."  # modules that run in this process
PROGRAM = "exec:"  # the prefix of a program's command

# Levels for players: a name for a bot and its strength.
OFFERED = {
    "beginner": "master:15.8t",
    "easy": "master:11.8t",
    "medium": "master:8t",
    "hard": "master:4.5t",
    "master": "master",
}
STAND_IN = "stand-in"  # plays for an absent player: sensible, instant, always available
LEVELS = OFFERED | {STAND_IN: "greedy:careful"}

# The settings that may follow a name, and the bot's arguments for them.
_SETTING = re.compile(r"(?P<number>\d+(\.\d+)?)(?P<unit>[sit])")
_UNITS: dict[str, tuple[str, Callable[[str], float]]] = {
    "s": ("seconds", float),
    "i": ("iterations", int),
    "t": ("temperature", float),
}

Maker = Callable[[int], Bot]  # makes a bot from a seed


class UnknownBot(ValueError):
    """An unknown name of a bot, or a setting that the bot does not have."""


def known() -> list[str]:
    """The names of all bots installed."""
    return sorted(entry.name for entry in entry_points(group=GROUP))


def known_here() -> list[str]:
    """The names of this project's bots."""
    return sorted(entry.name for entry in entry_points(group=GROUP) if entry.value.startswith(OURS))


def maker(spec: str, pool: SubprocessPool | None = None) -> Maker:
    """The maker of a bot: `greedy`, `planner:0.5s`, `planner:200i`, a level, or `exec:COMMAND`.

    Programs and bots of other packages run in processes of their own; Python bots take them from `pool`, if it is given.
    """
    name, _ = _parts(spec)
    if f"{name}:" != PROGRAM and _entry(name).value.startswith(OURS):
        return local_maker(spec)
    return subprocess_maker(spec, pool)


def subprocess_maker(spec: str, pool: SubprocessPool | None = None) -> Callable[[int], ExternalBot]:
    """The maker of a bot in a process of its own, whatever its package."""
    name, setting = _parts(spec)
    if f"{name}:" == PROGRAM:
        return _program(setting)
    _entry(name)
    return lambda seed: SubprocessBot(spec, seed, pool)


def local_maker(spec: str) -> Maker:
    """The maker of a bot in this process, whatever its package."""
    name, setting = _parts(spec)
    kind = _entry(name).load()
    settings = _settings(name, setting, takes_words=_takes(kind, "setting"))
    if not all(_takes(kind, argument) for argument in settings):
        raise UnknownBot(f"the bot {name!r} has no setting {setting!r}")
    if settings:
        try:
            kind(seed=0, **settings)
        except ValueError as error:
            raise UnknownBot(f"{spec}: {error}") from None
    return lambda seed: kind(seed=seed, **settings)


def _parts(spec: str) -> tuple[str, str]:
    """The name and the setting."""
    name, _, setting = LEVELS.get(spec, spec).partition(":")
    return name, setting


def _entry(name: str) -> EntryPoint:
    entry = next((entry for entry in entry_points(group=GROUP) if entry.name == name), None)
    if entry is None:
        raise UnknownBot(f"unknown bot {name!r}; choose {', '.join(known())}, {', '.join(LEVELS)} or exec:COMMAND")
    return entry


def _program(text: str) -> Callable[[int], ExternalBot]:
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise UnknownBot(f"invalid command exec:{text}: {error}") from None
    if not command:
        raise UnknownBot("exec: needs a command")
    return lambda seed: ExternalBot(command)


def _takes(kind: Callable[..., Bot], argument: str) -> bool:
    parameters = signature(kind).parameters
    return argument in parameters or any(parameter.kind is Parameter.VAR_KEYWORD for parameter in parameters.values())


def _settings(name: str, setting: str, takes_words: bool) -> dict[str, Any]:
    """The text after the colon as arguments: `seconds`, `iterations`, `temperature`, or `setting` if the bot takes one."""
    if not setting:
        return {}
    match = _SETTING.fullmatch(setting)
    if match and float(match["number"]):
        argument, number = _UNITS[match["unit"]]
        with suppress(ValueError):  # half an iteration
            return {argument: number(match["number"])}
    if takes_words:
        return {"setting": setting}
    raise UnknownBot(f"invalid setting {name}:{setting}; write {name}:0.5s for seconds a turn or {name}:200i for iterations")
