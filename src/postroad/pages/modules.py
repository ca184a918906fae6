"""Parser of a client's module: its imports, its exports and its body. packs.py puts several modules into one file."""

import posixpath
import re
from dataclasses import dataclass

INSIDE = "web:"  # the prefix of a dynamically imported path until its pack is known

BEGIN = r"(?:^|(?<=[;}]))"
IMPORT = re.compile(BEGIN + r'import\s*(?:(?P<what>[\w$*{][^"\'();]*?)\s*from\s*)?"(?P<path>\.[^"]+)"\s*;?', re.MULTILINE)
EXPORTS = re.compile(BEGIN + r'export\s*\{(?P<names>[^}]*)\}\s*(?:from\s*"(?P<path>[^"]+)")?\s*;?', re.MULTILINE)
EXPORT = re.compile(BEGIN + r"export (?=(?:async function|function|const|class) (?P<name>[\w$]+))", re.MULTILINE)
DEFAULT = re.compile(BEGIN + r"export default ", re.MULTILINE)
LATER = re.compile(r'\bimport\("(?P<path>\.[^"]+)"\)')
COMMENT = re.compile(r"/\*\*.*?\*/ ?|^[ \t]*//[^\n]*\n|(?<=[;,(){}\[\]]) // [^\n`\"']*$", re.DOTALL | re.MULTILINE)
BLANK = re.compile(r"^[ \t]+|\n(?=\n)", re.MULTILINE)


@dataclass(frozen=True)
class Import:
    path: str
    what: str  # the import clause: `{ a, b as c }`, `* as all`, `one`, or nothing

    def taken(self) -> str:
        """The import as a statement that reads the exports from an object named after the module."""
        source = name_of(self.path)
        if self.what.startswith("*"):
            return f"const {self.what.split()[-1]} = {source};"
        if self.what.startswith("{"):
            return f"const {self.what.replace(' as ', ': ')} = {source};"
        return f"const {self.what} = {source}.default;" if self.what else ""


class Module:
    def __init__(self, path: str, text: str) -> None:
        self.path, self.name = path, name_of(path)
        self.exports: dict[str, str] = {}  # by exported name: the local expression
        self.imports = [Import(self._resolved(found["path"]), (found["what"] or "").strip()) for found in IMPORT.finditer(text)]
        self.text = LATER.sub(lambda found: f'import("{INSIDE}{self._resolved(found["path"])}")', text)
        self.body = self._without_exports(IMPORT.sub("", self.text))

    def _resolved(self, path: str) -> str:
        return posixpath.normpath(posixpath.join(posixpath.dirname(self.path), path))

    def _without_exports(self, text: str) -> str:
        def several(found: re.Match[str]) -> str:
            for one in found["names"].split(","):
                local, _, name = one.strip().partition(" as ")
                self.exports[name or local] = self._passed_on(local, found["path"]) if found["path"] else local
            return ""

        def single(found: re.Match[str]) -> str:
            self.exports[found["name"]] = found["name"]
            return ""

        def default(found: re.Match[str]) -> str:
            self.exports["default"] = "given"
            return "const given = "

        return DEFAULT.sub(default, EXPORT.sub(single, EXPORTS.sub(several, text)))

    def _passed_on(self, local: str, path: str) -> str:
        source = self._resolved(path)
        if source not in {one.path for one in self.imports}:
            self.imports.append(Import(source, ""))
        return f"{name_of(source)}.{local}"

    def as_function(self) -> str:
        """The module as a function of a pack: it is called once and returns the exports."""
        taken = "".join(one.taken() for one in self.imports)
        given = ",".join(f"{name}:{what}" for name, what in self.exports.items())
        return f"const {self.name}=(()=>{{{taken}\n{lean(self.body)}\nreturn {{{given}}}}})();\n"

    def from_pack(self) -> str:
        """A module that re-exports the packed module."""
        names = [name for name in self.exports if name != "default"]
        text = f"export const {{ {', '.join(names)} }} = {self.name};\n" if names else ""
        return text + (f"export default {self.name}.default;\n" if "default" in self.exports else "")

    def with_packed(self, packed: set[str]) -> str:
        """The module as a file of its own, without comments. It reads exports of packed modules from their objects."""
        taken = "".join(f"{one.taken()}\n" for one in self.imports if one.path in packed)
        left = IMPORT.sub(lambda found: "" if self._resolved(found["path"]) in packed else found[0], self.text)
        return f"{taken}{lean(left)}\n"


def name_of(path: str) -> str:
    return re.sub(r"\W", "_", path.removesuffix(".js"))


def lean(text: str) -> str:
    """The text without comments and indentation."""
    return BLANK.sub("", COMMENT.sub("", text)).strip()
