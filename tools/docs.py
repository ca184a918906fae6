"""Write the parts of the docs that follow from the code: `make generated`. A test checks that they are up to date.

A part stands between `<!-- NAME -->` and `<!-- /NAME -->`.
"""

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path

from postroad import observation as features
from postroad.record import REQUIRED_OPTIONS
from postroad.rules.actions import ACTION_NAMES
from postroad.rules.board import SEATS
from postroad.rules.options import DEFAULTS, OPTIONS, alternatives
from postroad.rules.state import SIZE, STATE

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "postroad"
CLIENT = PACKAGE / "web" / "js"


def files() -> Iterator[str]:
    """Every Python file with the first paragraph of its docstring."""
    yield "| file | purpose |"
    yield "| --- | --- |"
    for path in sorted(PACKAGE.rglob("*.py"), key=lambda path: (path.parent != PACKAGE, path.parent, path.name)):
        text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
        if text:
            yield f"| `{path.relative_to(PACKAGE).as_posix()}` | {first_words(text)} |"


def client() -> Iterator[str]:
    """Every module of the browser client with the comment at its top."""
    yield "| file | purpose |"
    yield "| --- | --- |"
    for path in sorted(CLIENT.rglob("*.js"), key=lambda path: (path.parent, path.name)):
        words = re.match(r"(// .+\n)+|/\*\*.*?(?=@|\*/)", path.read_text(encoding="utf-8"))
        assert words, f"{path} needs a comment at its top that states its purpose"
        purpose = first_words(re.sub(r"^(// |/[*]{2} )", "", words[0], flags=re.MULTILINE))
        yield f"| `{path.relative_to(CLIENT).as_posix()}` | {purpose} |"


def first_words(text: str) -> str:
    return " ".join(text.partition("\n\n")[0].split())


def layout() -> Iterator[str]:
    """The fields of a state, with the comments beside them."""
    source = (PACKAGE / "rules" / "state.py").read_text(encoding="utf-8")
    comments = dict(re.findall(r'^ +\("(\w+)", .*\),  # (.+)$', source, re.MULTILINE))
    yield f"| field ({SIZE} bytes in all) | type | |"
    yield "| --- | --- | --- |"
    for name in STATE.names or ():
        kind = STATE[name]
        shape = "×".join(map(str, kind.shape))
        about = OPTIONS[name].about if name in OPTIONS else comments.get(name, "")
        yield f"| `{name}` | {' × '.join(filter(None, (shape, kind.base.name)))} | {about} |"


def observation() -> Iterator[str]:
    """The blocks of the network's observation, with the comments beside them."""
    comments = dict(re.findall(r'^ +\("(.+)", .+\),  # (.+)$', inspect.getsource(features), re.MULTILINE))
    yield "| numbers | of the table | |"
    yield "| --- | --- | --- |"
    yield from _blocks(features.TABLE_FEATURES, comments)
    chairs, size = features.SEATS_AT, features.SEAT_SIZE
    begins = ", ".join(str(chairs + chair * size) for chair in range(SEATS))
    yield f"| **numbers from {begins} on** | **of each seat** | |"
    yield from _blocks(features.SEAT_FEATURES, comments)
    yield f"| **numbers from {features.ADDED_AT} on** | **of the table again** | |"
    yield from _blocks(features.ADDED_FEATURES, comments, features.ADDED_AT)


def _blocks(blocks: list[tuple[str, int]], comments: dict[str, str], first: int = 0) -> Iterator[str]:
    for name, count in blocks:
        numbers = f"{first}–{first + count - 1}" if count > 1 else str(first)
        yield f"| {numbers} | {name} | {comments.get(name, '')} |"
        first += count


def numbers() -> Iterator[str]:
    """The numbers of the actions, by group."""
    yield "| numbers | names |"
    yield "| --- | --- |"
    numbered = enumerate(ACTION_NAMES)
    for _, group in groupby(numbered, key=lambda item: item[1].split(":")[0]):
        first, *rest = group
        last = rest[-1] if rest else first
        yield f"| {first[0]}–{last[0]} | `{first[1]}` … `{last[1]}` |" if rest else f"| {first[0]} | `{first[1]}` |"


def record_options() -> Iterator[str]:
    """The options in a record."""
    yield "| key | value | if absent |"
    yield "| --- | --- | --- |"
    for name, option in OPTIONS.items():
        value = alternatives(option)
        absent = "required" if name in REQUIRED_OPTIONS else str(DEFAULTS[name]).lower()
        yield f"| `{name}` | {value}: {option.about} | {absent} |"


def link_options() -> Iterator[str]:
    """The places of options in a link."""
    yield "| option | one of | from version |"
    yield "| --- | --- | --- |"
    for name, option in OPTIONS.items():
        yield f"| `{name}` | {option.link_size} | {option.link_version} |"


Part = Callable[[], Iterator[str]]
PARTS: dict[str, dict[str, Part]] = {
    "docs/files.md": {"files": files, "client": client, "layout": layout},
    "docs/actions.md": {"numbers": numbers},
    "docs/record.md": {"options": record_options},
    "docs/links.md": {"options": link_options},
    "docs/training.md": {"observation": observation},
}


def renewed(name: str) -> str:
    """The text of a document with its generated parts up to date."""
    text = (ROOT / name).read_text(encoding="utf-8")
    for part, write in PARTS[name].items():
        text = written(text, part, "\n".join(write()))
    return text


def written(text: str, part: str, body: str) -> str:
    """The text with one part replaced."""
    found = re.search(f"(<!-- {part} -->\n).*?(<!-- /{part} -->)", text, re.DOTALL)
    assert found, f"no part <!-- {part} --> in this document"
    return f"{text[: found.start()]}{found[1]}{body}\n{found[2]}{text[found.end() :]}"


def main() -> None:
    for name in PARTS:
        (ROOT / name).write_text(renewed(name), encoding="utf-8")


if __name__ == "__main__":
    main()
