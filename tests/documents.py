"""The documents as data: their code blocks, the commands in their sentences, their links and headings."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
DOCUMENTS = ["README.md", *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md"))]
ALL_DOCUMENTS = sorted({*DOCUMENTS, *(path.name for path in ROOT.glob("*.md"))})


class Block(NamedTuple):
    """A code block of a document."""

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
    """The commands of a program in sentences and tables."""
    return re.findall(rf"`({program}(?: [^`]*)?)`", sentences(document))


def sentences(document: str) -> str:
    """The text without code blocks."""
    return re.sub(r"^```.*?^```$", "", text_of(document), flags=re.MULTILINE | re.DOTALL)


def links(document: str) -> list[str]:
    """The targets of links and pictures that stay inside the repository."""
    found = re.findall(r"\]\(([^)\s]+)\)|<img [^>]*src=\"([^\"]+)\"", sentences(document))
    return [target for pair in found for target in pair if target and not re.match(r"\w+:", target)]


def anchors(document: str) -> set[str]:
    """The fragments that lead to a heading, as GitHub makes them, or to an `<a id>`."""
    text = sentences(document)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {_slug(heading) for heading in headings} | set(re.findall(r'<a id="([^"]+)"', text))


def _slug(heading: str) -> str:
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
