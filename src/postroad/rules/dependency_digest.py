"""A digest of everything that goes into a compiled function: the files of all functions that it calls, and the constants it uses.

Numba freezes these into the code. Functions of the rules are left out here, because the cache key covers all rules anyway.
"""

import dis
import hashlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

STABLE = {"numpy", "numba", "builtins", *sys.stdlib_module_names}  # these change with their version only


def digest_of(function: Callable[..., Any]) -> str | None:
    """The digest; None if a name is not bound yet or a function has no source file."""
    result = hashlib.sha256()
    todo, seen = [function], {function}
    files: set[Path] = set()
    try:
        while todo:
            at = todo.pop()
            files.add(Path(at.__code__.co_filename))
            for name, value in _used(at):
                callee = getattr(value, "py_func", value)  # the Python function behind a compiled one
                if isinstance(callee, FunctionType):
                    if callee not in seen and not _is_stable(callee.__module__):
                        seen.add(callee)
                        todo.append(callee)
                elif not isinstance(callee, ModuleType | type | FunctionType):
                    result.update(f"{name}\0{_content(callee)}\0".encode())
        for path in sorted(files):
            content = path.read_bytes()
            result.update(f"{path.name}\0{len(content)}\0".encode() + content)
    except (LookupError, OSError):
        return None
    return result.hexdigest()


def _is_stable(module: str) -> bool:
    return module.partition(".")[0] in STABLE or f"{module}.".startswith(f"{__package__}.")


def _used(function: Any) -> Iterator[tuple[str, Any]]:
    """Names and values that a function takes from its module, from the modules it names, and from its closure.

    Raises LookupError if a name is not bound yet.
    """
    for cell_name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        yield cell_name, cell.cell_contents
    around = function.__globals__
    names = {name for code in _codes(function.__code__) for name in code.co_names}
    for name in sorted({instruction.argval for code in _codes(function.__code__) for instruction in _globals_of(code)}):
        builtins = around["__builtins__"]
        if name in (builtins if isinstance(builtins, dict) else vars(builtins)) and name not in around:
            continue
        value = around[name]
        yield name, value
        if isinstance(value, ModuleType) and not _is_stable(value.__name__):
            yield from ((f"{name}.{part}", getattr(value, part)) for part in sorted(names) if hasattr(value, part))


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The code object, and those of the functions defined inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _globals_of(code: CodeType) -> Iterator[dis.Instruction]:
    return (instruction for instruction in dis.get_instructions(code) if instruction.opname == "LOAD_GLOBAL")


def _content(constant: Any) -> str:
    if isinstance(constant, np.ndarray):
        return f"{constant.dtype}{constant.shape}{hashlib.sha256(constant.tobytes()).hexdigest()}"
    content = repr(constant)
    if " at 0x" in content:
        raise LookupError(f"constant {content} has no stable text")
    return content
