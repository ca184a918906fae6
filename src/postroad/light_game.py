"""The LightGame class: a game without log and history, stepped in place by one compiled call.

A step of the rules takes less time than a call of compiled code from Python. Numba's dispatcher looks at the types of all
arguments, which takes longer than the call of its entry point, and so does releasing the interpreter's lock. So a call here
gets an address instead of arrays, goes to the entry point, keeps the lock, and brings the legal actions that follow.
"""

from functools import cache
from typing import Any, cast

import numpy as np
from llvmlite import ir
from numba import carray, types
from numba.core import cgutils
from numba.extending import box, intrinsic, models, register_model

from postroad.checked_arguments import action_number, checked_seat, checked_seed
from postroad.game import Game, illegal
from postroad.rules import play
from postroad.rules.actions import ACTION_NAMES, MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.engine import engine
from postroad.rules.jit_cache import compiled
from postroad.rules.state import SIZE, SPECTATOR, STATE, Raw, state_of
from postroad.state_types import GameState
from postroad.view import View

LIGHT_GAME = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("state", STATE),
                ("legal", "i2", (MOST_LEGAL,)),  # the legal actions
                ("size", "i2"),  # and their number
                ("refused", "i2"),  # was the last action illegal?
            ],
            align=True,
        ),
    )
)


class LightGame:
    """A game that steps as fast as Python allows: no log, no undo, no record, and each decision overwrites the state.

    It is a class of its own because it lacks methods of `Game`, and a type checker then says so. The first one loads the compiled
    rules, as `engine.load()` does. An action number is checked as in `Game.play`.

    >>> import random
    >>> from postroad import Game, LightGame
    >>> light, rng = LightGame(Game.new(players=4, seed=7)), random.Random(7)
    >>> while legal := light.legal_numbers():
    ...     light.play(rng.choice(legal))
    >>> light.over, light.winner in range(4), light.game().points() == light.points()
    (True, True, True)
    """

    __slots__ = ("_address", "_legal", "_memory", "_next", "_numbers", "_play", "_raw")

    def __init__(self, game: Game) -> None:
        """The position of a game, whose own bytes stay as they are."""
        memory, legal = np.zeros(1, LIGHT_GAME), game.legal_numbers()
        memory["state"] = game.state
        memory["legal"][0, : len(legal)], memory["size"] = legal, len(legal)
        self._use(memory)

    def _use(self, memory: Any) -> None:
        self._memory = memory
        self._next: list[int] | None = None  # the legal actions, if nobody has asked for them since the last one was played
        self._raw: Raw = memory.view(np.uint8)[:SIZE]
        self._numbers = memoryview(memory.view(np.int16))
        self._address = int(memory.ctypes.data)
        self._play, self._legal = _compiled_calls()

    def play(self, action: int | str) -> None:
        """Play an action of the seat that must decide, and everything that follows automatically."""
        number = action if type(action) is int else action_number(action)
        try:
            legal: list[int] = self._play(self._address, number)
        except OverflowError:
            raise illegal(self._raw, -1, action) from None
        if not legal and self._numbers[REFUSED_AT]:
            raise illegal(self._raw, number, action)
        self._next = legal

    def restart(self, seed: int | None = None) -> None:
        """Begin another game with the same options."""
        self._next = None
        self._numbers[SIZE_AT] = engine.set_up(self._raw, checked_seed(seed), self._memory["legal"][0], None, None)

    def copy(self) -> "LightGame":
        """A copy that goes its own way."""
        light = LightGame.__new__(LightGame)
        light._use(self._memory.view(np.uint8).copy().view(LIGHT_GAME))  # a copy of records leaves out the bytes between fields
        return light

    def game(self) -> Game:
        """The position as a `Game` without history."""
        return Game._from_raw(self.bytes)

    def legal_numbers(self) -> list[int]:
        """The numbers of the legal actions; none when the game is over."""
        legal = self._next
        if legal is None:
            legal = self._legal(self._address)
        self._next = None  # the list is the caller's from now on
        return legal

    def legal(self) -> list[str]:
        """The names of the legal actions."""
        return [ACTION_NAMES[action] for action in self.legal_numbers()]

    @property
    def seat(self) -> int | None:
        """The seat that must decide, None when the game is over."""
        return None if self.over else int(self._raw[SEAT_AT])

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return not self._numbers[SIZE_AT]

    @property
    def winner(self) -> int | None:
        """The seat that has won; None until the game is over."""
        return engine.points(self._raw, np.zeros(SEATS, np.int64)) if self.over else None

    @property
    def state(self) -> GameState:
        """A copy of the state with all its fields."""
        return cast(GameState, state_of(self._raw.copy()))

    @property
    def bytes(self) -> Raw:
        """A copy of the state's bytes."""
        return self._raw.copy()

    def points(self) -> list[int]:
        """The points of every seat, if the game were scored now."""
        out = np.zeros(SEATS, np.int64)
        engine.points(self._raw, out)
        return out[: self._players].tolist()

    def view(self, seat: int | None = None) -> View:
        """The view of a seat; without a seat, of a spectator."""
        return View.of(self._raw, SPECTATOR if seat is None else checked_seat(seat, self._players))

    @property
    def _players(self) -> int:
        return int(state_of(self._raw).players)

    def __copy__(self) -> "LightGame":
        return self.copy()

    def __deepcopy__(self, _: Any) -> "LightGame":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return LightGame, (self.game(),)

    def __repr__(self) -> str:
        return f"<Light{repr(self.game())[1:]}"


def _place(layout: np.dtype, field: str) -> int:
    """The byte at which a field begins."""
    place: int = layout.fields[field][1]  # type: ignore[index]
    return place


SEAT_AT, LEGAL_AT = _place(STATE, "seat"), _place(LIGHT_GAME, "legal")
SIZE_AT, REFUSED_AT = _place(LIGHT_GAME, "size") // 2, _place(LIGHT_GAME, "refused") // 2  # among numbers of 16 bits


# Compiled calls


class Numbers(types.Type):
    """The type of a result that reaches Python as a list: so many numbers of 16 bits, from an address on."""

    def __init__(self) -> None:
        super().__init__("Numbers")


NUMBERS = Numbers()


@register_model(Numbers)
class NumbersModel(models.StructModel):
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, [("address", types.int64), ("size", types.int64)])


@intrinsic
def numbers_at(_: Any, address: Any, size: Any) -> Any:
    def generate(context: Any, builder: Any, __: Any, arguments: Any) -> Any:
        numbers = cgutils.create_struct_proxy(NUMBERS)(context, builder)
        numbers.address, numbers.size = arguments
        return numbers._getvalue()

    return NUMBERS(types.int64, types.int64), generate


@box(Numbers)
def list_of(kind: Any, value: Any, c: Any) -> Any:
    numbers = cgutils.create_struct_proxy(kind)(c.context, c.builder, value=value)
    first = c.builder.inttoptr(numbers.address, ir.IntType(16).as_pointer())
    result = c.pyapi.list_new(numbers.size)
    with cgutils.for_range(c.builder, numbers.size) as loop:
        number = c.builder.sext(c.builder.load(c.builder.gep(first, [loop.index])), ir.IntType(64))
        c.pyapi.list_setitem(result, loop.index, c.pyapi.long_from_longlong(number))
    return result


@intrinsic
def pointer_to(_: Any, address: Any) -> Any:
    def generate(__: Any, builder: Any, ___: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], cgutils.voidptr_t)

    return types.voidptr(types.int64), generate


def _play_at(address: int, action: int) -> Any:
    """Play an action of the game at this address if it is legal."""
    game = carray(pointer_to(address), 1, LIGHT_GAME)[0]
    for at in range(game.size):
        if game.legal[at] == action:
            game.refused = 0
            game.size = play.step(game.state, action, game.legal, None, None)
            return numbers_at(address + LEGAL_AT, game.size)
    game.refused = 1
    return numbers_at(address, 0)


def _legal_at(address: int) -> Any:
    game = carray(pointer_to(address), 1, LIGHT_GAME)[0]
    return numbers_at(address + LEGAL_AT, game.size)


@cache
def _compiled_calls() -> tuple[Any, Any]:
    """The entry points of both functions."""
    engine.load()
    return _entry_point(_play_at, 2), _entry_point(_legal_at, 1)


def _entry_point(function: Any, numbers: int) -> Any:
    signature = (types.int64,) * numbers
    dispatcher = compiled(release_gil=False)(function)
    dispatcher.compile(signature)
    return dispatcher.overloads[signature].entry_point
