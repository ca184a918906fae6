"""The documents as data: their blocks of code, and the commands in their sentences."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
DOCUMENTS = ["README.md", *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md"))]


class Block(NamedTuple):
    """Some lines of code in a document."""

    document: str
    language: str
    text: str

    @property
    def begin(self) -> str:
        return self.text.splitlines()[0]


def text_of(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def blocks(document: str) -> list[Block]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", text_of(document), re.MULTILINE | re.DOTALL)
    return [Block(document, language, text) for language, text in found]


def block(document: str, begin: str) -> str:
    """The text of the block that begins with this line."""
    (found,) = [block.text for block in blocks(document) if block.begin.startswith(begin)]
    return found


def commands(document: str, program: str) -> list[str]:
    """What stands in sentences and tables as a command of this program."""
    return re.findall(rf"`({program}(?: [^`]*)?)`", sentences(document))


def sentences(document: str) -> str:
    """All but the blocks of code."""
    return re.sub(r"^```.*?^```$", "", text_of(document), flags=re.MULTILINE | re.DOTALL)
