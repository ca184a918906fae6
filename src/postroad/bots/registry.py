"""Bots by name: those of this project, those that other packages add, and programs in any language."""

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

GROUP = "postroad.bots"  # the entry points of bots
OURS = "postroad."  # modules that need no process of their own
PROGRAM = "exec:"  # before the command of a program

# Levels for people: an honest name for a bot and its strength. Links tell a level by its place here.
BEFORE = {"apprentice": "careless", "postilion": "greedy", "postmaster-general": "planner:1s"}  # at tables of before
OFFERED = {
    "beginner": "master:15.8t",
    "easy": "master:11.8t",
    "medium": "master:8t",
    "hard": "master:4.5t",
    "master": "master",
}
LEVELS = BEFORE | OFFERED

# What may follow a name, as it is written, and what it is for a bot.
_SETTING = re.compile(r"(?P<number>\d+(\.\d+)?)(?P<unit>[sit])")
_UNITS: dict[str, tuple[str, Callable[[str], float]]] = {
    "s": ("seconds", float),
    "i": ("iterations", int),
    "t": ("temperature", float),
}

Maker = Callable[[int], Bot]  # from a seed


class UnknownBot(ValueError):
    """A name that stands for no bot, or a setting that it does not have."""


def known() -> list[str]:
    """The names of all bots installed."""
    return sorted(entry.name for entry in entry_points(group=GROUP))


def known_here() -> list[str]:
    """Those of this project."""
    return sorted(entry.name for entry in entry_points(group=GROUP) if entry.value.startswith(OURS))


def maker(spec: str, hosts: SubprocessPool | None = None) -> Maker:
    """What makes the bot of this name: `greedy`, `planner:0.5s`, `planner:200i`, a level, or `exec:COMMAND`.

    Bots of other packages and programs get processes of their own; those of Python take them from `hosts`, if they are given.
    """
    name, _ = _parts(spec)
    if f"{name}:" != PROGRAM and _entry(name).value.startswith(OURS):
        return maker_here(spec)
    return maker_apart(spec, hosts)


def maker_apart(spec: str, hosts: SubprocessPool | None = None) -> Callable[[int], ExternalBot]:
    """What makes the bot of this name in a process of its own, whatever package it is of."""
    name, setting = _parts(spec)
    if f"{name}:" == PROGRAM:
        return _program(setting)
    _entry(name)
    return lambda seed: SubprocessBot(spec, seed, hosts)


def maker_here(spec: str) -> Maker:
    """What makes the bot of this name in this process, whatever package it is of."""
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
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(known())}, {', '.join(LEVELS)} and exec:COMMAND")
    return entry


def _program(text: str) -> Callable[[int], ExternalBot]:
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise UnknownBot(f"exec:{text} is no command: {error}") from None
    if not command:
        raise UnknownBot("exec: needs a command")
    return lambda seed: ExternalBot(command)


def _takes(kind: Callable[..., Bot], argument: str) -> bool:
    parameters = signature(kind).parameters
    return argument in parameters or any(parameter.kind is Parameter.VAR_KEYWORD for parameter in parameters.values())


def _settings(name: str, setting: str, takes_words: bool) -> dict[str, Any]:
    """What follows the colon, as arguments: `seconds`, `iterations`, or any other text as `setting` for those who take one."""
    if not setting:
        return {}
    found = _SETTING.fullmatch(setting)
    if found and float(found["number"]):
        argument, number = _UNITS[found["unit"]]
        with suppress(ValueError):  # half an iteration
            return {argument: number(found["number"])}
    if takes_words:
        return {"setting": setting}
    raise UnknownBot(f"{name}:{setting} is no setting; write {name}:0.5s for seconds a turn or {name}:200i for iterations")
