"""Minified modules and packs of the client, which a release carries (tools/minify.py); a checkout may be without."""

import hashlib
import json
from pathlib import Path

HERE = Path(__file__).parent
FILE = HERE / "minified.json"
PACKER = ("packs.py", "modules.py")  # what the texts are of, beside the client itself


def sources(version: str) -> str:
    """Names the sources of the texts: the client of a version, and the packer."""
    packer = [(HERE / name).read_text(encoding="utf-8") for name in PACKER]
    return hashlib.sha256("".join([version, *packer]).encode()).hexdigest()


def minified(version: str) -> dict[str, str]:
    """Minified texts by their addresses, if they are of these sources."""
    try:
        stored = json.loads(FILE.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    texts: dict[str, str] = stored["texts"] if stored["sources"] == sources(version) else {}
    return texts
