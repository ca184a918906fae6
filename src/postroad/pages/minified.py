"""Minified modules and packs of the client. A release contains them (tools/minify.py); a checkout may not."""

import hashlib
import json
from pathlib import Path

HERE = Path(__file__).parent
FILE = HERE / "minified.json"
PACKER = ("packs.py", "modules.py")  # sources of the texts, besides the client itself


def sources(version: str) -> str:
    """A digest of the sources of the texts: a version of the client, and the packer."""
    packer = [(HERE / name).read_text(encoding="utf-8") for name in PACKER]
    return hashlib.sha256("".join([version, *packer]).encode()).hexdigest()


def minified(version: str) -> dict[str, str]:
    """Minified texts by address; empty if they belong to other sources."""
    try:
        stored = json.loads(FILE.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    texts: dict[str, str] = stored["texts"] if stored["sources"] == sources(version) else {}
    return texts
