"""The build of the module: Numba compiles the entries to LLVM code, LLVM compiles that, and a linker makes the file."""

import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
from llvmlite import binding as llvm

from tools.wasm.entries import ENTRIES, NUMBER, Entry
from tools.wasm.stamp import stamp

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"


def build(tell: Callable[[str], None]) -> bytes:
    """The bytes of the module. `tell` gets the name of each entry before it is compiled."""
    assert numba.config.CPU_NAME == "generic", "set NUMBA_CPU_NAME=generic, or the code contains this machine's instructions"
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    combined = llvm.parse_assembly("")
    for name, one in ENTRIES.items():
        tell(name)
        combined.link_in(_compiled(name, one, machine))
    return _linked(_optimized(combined, machine)) + stamp()


def _compiled(name: str, one: Entry, machine: Any) -> Any:
    """An entry as LLVM code for the target machine, with a wrapper under its own name."""
    options = {"error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "boundscheck": False, "_nrt": False}
    function = numba.njit(one.arguments, **options)(one.function)
    (signature,) = function.signatures
    text = function.inspect_llvm(signature)
    text = re.sub(r"^target triple = .*$", f'target triple = "{machine.triple}"', text, flags=re.MULTILINE)
    text = re.sub(r"^target datalayout = .*$", f'target datalayout = "{machine.target_data}"', text, flags=re.MULTILINE)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    text = text.replace(" = common ", " = internal ")  # LLVM's WebAssembly backend does not support common linkage
    return llvm.parse_assembly(text + _wrapper(name, function.overloads[signature].fndesc.mangled_name, one.arguments))


def _wrapper(name: str, mangled: str, arguments: tuple[Any, ...]) -> str:
    """A plain export: Numba's functions return through a pointer and have a slot for exceptions, which is unused."""
    given = ", ".join(f"{'i32' if kind is NUMBER else 'ptr'} %{place}" for place, kind in enumerate(arguments))
    return f"""
define i32 @"{name}"({given}) #9999 {{
  %answer = alloca i32
  %raised = alloca ptr
  %status = call i32 @"{mangled}"(ptr %answer, ptr %raised, {given})
  %value = load i32, ptr %answer
  ret i32 %value
}}
attributes #9999 = {{ "wasm-export-name"="{name}" }}
"""


def _optimized(module: Any, machine: Any) -> bytes:
    for function in module.functions:
        if not function.is_declaration and function.name not in ENTRIES:
            function.linkage = "internal"
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(module, passes)
    code: bytes = machine.emit_object(module)
    return code


def _linked(code: bytes) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        object_file, module = Path(folder) / "postroad.o", Path(folder) / "postroad.wasm"
        object_file.write_bytes(code)
        options = ["--no-entry", "--gc-sections", "--strip-all", "--stack-first", "--export=__heap_base"]
        subprocess.run([sys.executable, "-m", "ziglang", "wasm-ld", *options, "-o", module, object_file], check=True)
        return module.read_bytes()
