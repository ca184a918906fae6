"""The options of a game: one list, from which commands, requests, views, links, the page's form and the docs are made."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple, TypedDict, get_type_hints

from postroad.rules.abbreviate import abbreviate
from postroad.rules.rome import MAPS

RULINGS = 1  # the newest rulings of docs/rules.md; every number once used is kept


@dataclass(frozen=True)
class Option:
    """An option beside its name, type and default."""

    choices: list[Any]
    about: str  # for the command and the docs
    link_size: int  # the number of values that a link reserves
    link_version: int  # the first version of links with a place for the option
    chosen: bool = True  # by players; otherwise a new game has the last one of `choices`
    key: str = ""  # in the page's texts and the browser's stored choices, if not the name
    form: str = ""  # in the texts of the page's form, if not the key


class Options(NamedTuple):
    """The options of a game. A default is the behaviour before the option existed; new options come at the end.

    >>> from postroad import Game, Options
    >>> Game.of(Options(players=3, audience=True).newest(), seed=7).options.players
    3
    """

    players: Annotated[int, Option([2, 3, 4], "number of players", link_size=16, link_version=1)] = 2
    honours: Annotated[bool, Option([True, False], "play with the module honours (H)", link_size=2, link_version=1)] = False
    audience: Annotated[bool, Option([True, False], "play with the module audience (A)", link_size=2, link_version=1)] = False
    provinces_for_all: Annotated[
        int,
        Option(
            [9, 8],
            "provinces that the all-provinces tile requires (T3)",
            link_size=16,
            link_version=1,
            key="provinces",
            form="all-provinces",
        ),
    ] = 9
    rulings: Annotated[
        int, Option(list(range(1, RULINGS + 1)), "version of the rulings", link_size=64, link_version=1, chosen=False)
    ] = 1
    rome: Annotated[
        int, Option(list(range(1, MAPS + 1)), "map of roads to Rome (A8)", link_size=64, link_version=1, chosen=False)
    ] = 1

    @classmethod
    def of(cls, state: Any) -> "Options":
        """The options in a state."""
        return cls(**{name: type(value)(state[name]) for name, value in DEFAULTS.items()})

    @classmethod
    def from_mapping(cls, given: Mapping[str, Any]) -> "Options":
        """The options in a mapping that may have other keys. A missing option gets its default."""
        return cls(**{name: given[name] for name in cls._fields if name in given})

    def newest(self) -> "Options":
        """These options with the newest rulings and the newest map to Rome, for a new game."""
        return self._replace(**{name: option.choices[-1] for name, option in OPTIONS.items() if not option.chosen})

    def write(self, states: Any) -> None:
        """Write the options into a state, or into an array of states, before the set-up."""
        for name, value in self._asdict().items():
            states[name] = value

    def checked(self) -> "Options":
        """These options, if all values are allowed; raises ValueError otherwise."""
        for name, option in OPTIONS.items():
            value = getattr(self, name)
            if not any(type(value) is type(choice) and value == choice for choice in option.choices):
                raise ValueError(f"{name} must be {alternatives(option)}, not {abbreviate(value)}")
        return self


class ChosenOptions(TypedDict, total=False):
    """The keywords of `Game.new`."""

    honours: bool
    audience: bool
    provinces_for_all: int


OPTIONS: dict[str, Option] = {name: hint.__metadata__[0] for name, hint in get_type_hints(Options, include_extras=True).items()}
DEFAULTS: dict[str, Any] = Options._field_defaults
CHOSEN = {name: option for name, option in OPTIONS.items() if option.chosen}


def alternatives(option: Option) -> str:
    """The choices as words: "2, 3 or 4", "true or false"."""
    *first, last = [str(choice).lower() for choice in option.choices]
    return f"{', '.join(first)} or {last}" if first else last
