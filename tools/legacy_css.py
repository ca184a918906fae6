"""Generate the colours for browsers without `light-dark()`: `make generated`. A test checks that the file is current."""

import re
from pathlib import Path

STYLE = Path(__file__).parents[1] / "src" / "postroad" / "web" / "style"
TARGET = STYLE / "older.css"
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE = re.compile(r"(?P<selector>[^{}]+)\{(?P<body>[^{}]*)\}")
CALL = "light-dark("


def text() -> str:
    rules = [rule for file in sorted(STYLE.glob("*.css")) if file != TARGET for rule in twofold(file.read_text(encoding="utf-8"))]
    light = "".join(written(selector, values, 0) for selector, values in rules)
    system = "".join(written(under(':root:not([data-theme="light"])', selector), values, 1) for selector, values in rules)
    chosen = "".join(written(under(':root[data-theme="dark"]', selector), values, 1) for selector, values in rules)
    head = "/* The colours for browsers that do not know light-dark(). Written by tools/legacy_css.py. */\n"
    return f"{head}{light}@media (prefers-color-scheme: dark) {{\n{system}}}\n{chosen}"


def twofold(style: str) -> list[tuple[str, dict[str, str]]]:
    """The rules with different colours for light and dark: selectors and declarations."""
    rules = []
    for rule in RULE.finditer(COMMENT.sub("", style)):
        declarations = (part.split(":", 1) for part in rule["body"].split(";") if CALL in part)
        values = {name.strip(): " ".join(value.split()) for name, value in declarations}
        if values:
            rules.append((rule["selector"].strip(), values))
    return rules


def under(root: str, selector: str) -> str:
    return root if selector == ":root" else f"{root} {selector}"


def written(selector: str, values: dict[str, str], which: int) -> str:
    lines = [f"  {name}: {one_of(value, which)};" for name, value in values.items()]
    return "\n".join([f"{selector} {{", *lines, "}", ""])


def one_of(value: str, which: int) -> str:
    """The value for light (0) or dark (1)."""
    while CALL in value:
        begin = value.index(CALL)
        inside, end = arguments(value, begin + len(CALL))
        value = value[:begin] + inside[which] + value[end:]
    return value


def arguments(value: str, at: int) -> tuple[list[str], int]:
    """The arguments of a call, and the position of its end."""
    parts, depth = [""], 1
    while depth:
        character = value[at]
        at += 1
        depth += (character == "(") - (character == ")")
        if character == "," and depth == 1:
            parts.append("")
        elif depth:
            parts[-1] += character
    return [part.strip() for part in parts], at


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
