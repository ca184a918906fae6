"""Compile the rules and the bots for the browser: `python -m tools.wasm [FILE]`. It takes about a minute."""

import gzip
import os
import sys
from pathlib import Path

MODULE = Path(__file__).parents[2] / "src" / "postroad" / "web" / "js" / "engine" / "postroad.wasm"


def main(target: Path) -> None:
    os.environ["NUMBA_CPU_NAME"], os.environ["NUMBA_CPU_FEATURES"] = "generic", ""  # read when Numba is imported
    from tools.wasm.build import build

    module = build(lambda name: print(f"{name} …", flush=True))
    target.write_bytes(module)
    print(f"{target.name}: {len(module):,} bytes, {len(gzip.compress(module)):,} compressed")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else MODULE)
