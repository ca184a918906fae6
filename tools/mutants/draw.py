"""Draw mutants: one changed line each, in Python by the syntax tree, in JavaScript by the words of a line."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.docs import PACKAGE, ROOT

COUNTS = {"server": 17, "server/storage": 10, "web/js": 18, "analysis": 9, "pages": 6}  # by area: 60 in all
SEED = 1

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
OPERATORS = {*COMPARISONS.values(), "and", "or", "+", "-"}
WORDS = [  # of JavaScript, each with what replaces it
    (r" === ", " !== "),
    (r" !== ", " === "),
    (r" && ", " || "),
    (r" \|\| ", " && "),
    (r" \?\? ", " && "),
    (r" <= ", " < "),
    (r" >= ", " > "),
    (r" \+ 1\b", " - 1"),
    (r" - 1\b", " + 1"),
    (r"\btrue\b", "false"),
    (r"\bfalse\b", "true"),
    (r"(?<=[( ])!(?=[\w(])", ""),
    (r"\breturn (?=[\w!(].*;$)", "return void "),
    (r"^(await )?[\w.#]+\(.*\);$", ";"),
]


class Mutant(NamedTuple):
    """`line` counts from 1; `before` and `after` are the whole line."""

    path: str
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.before.strip()} -> {self.after.strip()}"


def drawn(seed: int = SEED) -> list[Mutant]:
    """So many of each area, from lines drawn by chance: the same for the same sources and seed."""
    chance = random.Random(seed)
    return [mutant for area, count in COUNTS.items() for mutant in draw_area(area, count, chance)]


def draw_area(area: str, count: int, chance: random.Random) -> Iterator[Mutant]:
    found = [mutant for path in files_of(area) for mutant in mutants_of(path)]
    lines = sorted({(mutant.path, mutant.line) for mutant in found})
    for path, line in chance.sample(lines, count):
        yield chance.choice([mutant for mutant in found if (mutant.path, mutant.line) == (path, line)])


def files_of(area: str) -> list[Path]:
    """Of an area without those areas inside it that have a number of their own, and without what is generated or not ours."""
    inner = [PACKAGE / other for other in COUNTS if other.startswith(f"{area}/")] + [PACKAGE / "server/storage/migrations"]
    files = sorted([*(PACKAGE / area).rglob("*.py"), *(PACKAGE / area).rglob("*.js")])
    return [path for path in files if not any(path.is_relative_to(folder) for folder in inner) and not is_generated(path)]


def is_generated(path: Path) -> bool:
    return path.suffix == ".js" and "make generated" in path.read_text(encoding="utf-8")[:400]


def mutants_of(path: Path) -> Iterator[Mutant]:
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    changes = python_changes(text) if path.suffix == ".py" else script_changes(lines)
    for number, start, end, new in changes:
        before = lines[number - 1]
        yield Mutant(path.relative_to(ROOT).as_posix(), number, before, before[:start] + new + before[end:])


Change = tuple[int, int, int, str]  # a line, from where to where, what stands there instead


def python_changes(text: str) -> Iterator[Change]:
    """Every change of a module's code that stands in one line."""
    lines = text.splitlines()
    for node in parts_of(ast.parse(text)):
        if isinstance(node, ast.expr | ast.stmt) and node.end_lineno == node.lineno and lines[node.lineno - 1].isascii():
            for number, start, end, new in changes_of(node):
                if new.strip() not in OPERATORS or lines[number - 1][start:end].strip() in OPERATORS:  # no bracket between
                    yield number, start, end, new


def parts_of(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those inside of f-strings, whose places Python 3.11 does not know."""
    yield node
    if not isinstance(node, ast.JoinedStr):
        for part in ast.iter_child_nodes(node):
            yield from parts_of(part)


def changes_of(node: ast.expr | ast.stmt) -> Iterator[Change]:
    match node:
        case ast.Compare(left, [operator], [right]):
            yield between(left, right, COMPARISONS[type(operator)])
        case ast.BoolOp(operator, [first, second, *_]):
            yield between(first, second, "or" if isinstance(operator, ast.And) else "and")
        case ast.UnaryOp(ast.Not(), operand):
            yield node.lineno, node.col_offset, operand.col_offset, ""
        case ast.BinOp(left, ast.Add() | ast.Sub() as operator, right):
            yield between(left, right, "-" if isinstance(operator, ast.Add) else "+")
        case ast.Return(ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield node.lineno, value.col_offset, value.end_col_offset or 0, "None"
        case ast.Expr(ast.Call() | ast.Await()):
            yield node.lineno, node.col_offset, node.end_col_offset or 0, "pass"
        case ast.Constant(bool() as value):
            yield node.lineno, node.col_offset, node.end_col_offset or 0, str(not value)
        case ast.Constant(int() as value):
            yield node.lineno, node.col_offset, node.end_col_offset or 0, str(value + 1)


def between(left: ast.expr, right: ast.expr, operator: str) -> Change:
    return left.lineno, left.end_col_offset or 0, right.col_offset, f" {operator} "


def script_changes(lines: list[str]) -> Iterator[Change]:
    remark = False
    for number, line in enumerate(lines, 1):
        words = line.strip()
        remark = remark or words.startswith(("/**", "/*"))
        if not remark and not words.startswith(("//", "import ", "export *")):
            yield from changes_in(number, line)
        remark = remark and "*/" not in words


def changes_in(number: int, line: str) -> Iterator[Change]:
    indent = len(line) - len(line.lstrip())
    code = line.partition(" // ")[0]
    for pattern, new in WORDS:
        for found in re.finditer(pattern, code[indent:]):
            yield number, indent + found.start(), indent + found.end(), new
