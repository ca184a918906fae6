"""How a rule becomes compilable: the same function runs as plain Python, as native code and on a GPU."""

from collections.abc import Callable
from typing import Any, TypeVar

from numba.extending import register_jitable

Function = TypeVar("Function", bound=Callable[..., Any])


def rule(function: Function) -> Function:
    """Called from compiled code the function is compiled, from Python it stays as it is.

    Rules allocate nothing and are only ever called from within, so no reference counting and no wrappers: a fifth faster code and
    a fifth less to compile.
    """
    made: Function = register_jitable(_nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    return made
