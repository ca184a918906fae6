"""A data folder has a mark, by which a server that has it is known again. It tells nobody where the folder is."""

import secrets
from pathlib import Path

MARK = "postroad.mark"


def mark_of(folder: Path) -> str | None:
    """None if no server was ever there."""
    try:
        return (folder / MARK).read_text(encoding="ascii").strip() or None
    except (OSError, ValueError):
        return None


def marked(folder: Path) -> str:
    """The folder's mark, made by chance if there is none."""
    mark = mark_of(folder)
    if mark is None:
        mark = secrets.token_hex(8)
        file = folder / MARK
        file.touch(0o600)
        file.write_text(f"{mark}\n", encoding="ascii")
    return mark
