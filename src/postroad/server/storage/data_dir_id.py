"""The id of a data directory, by which a server recognises another server with the same directory. It does not reveal the
path."""

import secrets
from pathlib import Path

FILE = "postroad.mark"


def read_id(folder: Path) -> str | None:
    """The stored id; None if no server used the directory yet."""
    try:
        return (folder / FILE).read_text(encoding="ascii").strip() or None
    except (OSError, ValueError):
        return None


def ensure_id(folder: Path) -> str:
    """The stored id, created at random if there is none."""
    data_dir_id = read_id(folder)
    if data_dir_id is None:
        data_dir_id = secrets.token_hex(8)
        file = folder / FILE
        file.touch(0o600)
        file.write_text(f"{data_dir_id}\n", encoding="ascii")
    return data_dir_id
