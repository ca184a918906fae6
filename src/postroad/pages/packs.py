"""Packs of the client's modules: a page loads a few files instead of a hundred, and they compress better together.

A pack is itself a module. Each module in it is a function that is called once, after its imports. Other modules are served as
they are, except for their imports from packs. A packed module under its own address re-exports it from its pack, so each module
exists once. This requires that modules have no import cycles and never reassign an export; tests check both.
"""

import hashlib
import posixpath
import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from postroad import __version__
from postroad.pages.minified import minified
from postroad.pages.modules import INSIDE, Module, name_of

WEB = Path(str(files("postroad"))) / "web"
STATIC = "/static/"  # the server's path of all files in web/; index.html uses it

START = "js/app/start.js"  # the entry point; its imports are in the first pack
FIRST = "first"
# Screens with packs of their own, and modules that they load at once.
SCREENS = {
    "table": ("js/table/screen.js", "js/table/announcer/announcer.js"),
    "landing": ("js/pages/landing/landing.js",),
}
WORKERS = (  # each worker is one file with all its imports
    "js/app/player_feed_worker.js",
    "js/local/table_worker.js",
    "js/local/bot_worker.js",
    "js/local/review_worker.js",
)
FIRST_TEXTS = ("names", "reasons", "log", "table")  # the texts that texts.js loads first
SERVICE_WORKER = "service_worker.js"
UNASKED = (
    ".d.ts",
    ".html",
    ".md",
    "jsconfig.json",
    "SAME.txt",
    SERVICE_WORKER,
)  # for developers, or served in another way
HEAD = '<meta charset="utf-8" />\n'
STYLES = re.compile(r'(?:[ \t]*<link rel="stylesheet" href="/static/style/[\w-]+\.css" />\n)+')
STYLE = re.compile(r"/static/(style/[\w-]+\.css)")
SCRIPT = re.compile(r"[ \t]*<script type=\"module\"")
LATER = re.compile(rf'import\("{INSIDE}(?P<path>[^"]+)"\)')


class Packs:
    """The packs of the current files."""

    def __init__(self, web: Path) -> None:
        self.web = web
        self.version = digest(*(path.read_bytes() for path in sorted(web.rglob("*.*"))))
        self._modules: dict[str, Module] = {}
        whole = {name: self.needed(*roots) for name, roots in SCREENS.items()}
        everything = self.needed(START, *(root for roots in SCREENS.values() for root in roots))
        apart = {START}
        shared = set(self.needed(START)) | (set(whole["table"]) & set(whole["landing"]))
        self.packs = {FIRST: [path for path in everything if path in shared - apart]}
        self.packs |= {name: [path for path in paths if path not in shared | apart] for name, paths in whole.items()}
        self.home = {path: name for name, paths in self.packs.items() for path in paths}
        self.styles = [STYLE.findall(run) for run in STYLES.findall(self._text("index.html"))]
        self._minified = minified(self.version)

    def _text(self, path: str) -> str:
        return (self.web / path).read_text(encoding="utf-8")

    def module(self, path: str) -> Module:
        if path not in self._modules:
            self._modules[path] = Module(path, self._text(path))
        return self._modules[path]

    def needed(self, *roots: str) -> list[str]:
        """The modules and all their imports, in order of dependency."""
        found: list[str] = []

        def visit(path: str, way: tuple[str, ...]) -> None:
            if path in way:
                raise ValueError(f"import cycle: {' > '.join((*way, path))}")
            if path not in found:
                for one in self.module(path).imports:
                    visit(one.path, (*way, path))
                found.append(path)

        for root in roots:
            visit(root, ())
        return found

    def address(self, pack: str) -> str:
        """The address of a pack, relative to the static files."""
        return f"packs/{pack}?v={self.version}"

    def pack(self, file: str) -> str | None:
        """The text of a pack, or None for an unknown name."""
        return self._minified.get(f"packs/{file}") or self._written_pack(file)

    def _written_pack(self, file: str) -> str | None:
        name, _, kind = file.partition(".")
        if kind == "css" and name.isdigit() and int(name) < len(self.styles):
            return "\n".join(re.sub(r"/\*.*?\*/\n?", "", self._text(path), flags=re.DOTALL) for path in self.styles[int(name)])
        return self._modules_in(name) if kind == "js" and name in self.packs else None

    def _modules_in(self, name: str) -> str:
        modules = [self.module(path) for path in self.packs[name]]
        others = {one.path for module in modules for one in module.imports} - set(self.packs[name])
        body = "".join(module.as_function() for module in modules)
        at = self.address(f"{name}.js")
        return (
            self._taken(others, at) + self._redirected(body, at) + f"export {{{','.join(module.name for module in modules)}}};\n"
        )

    def single(self, path: str) -> str:
        """The text of a module under its own address."""
        return self._minified.get(path) or self._written_module(path)

    def _written_module(self, path: str) -> str:
        module = self.module(path)
        if path in WORKERS:
            return "".join(self.module(one).as_function() for one in self.needed(path))
        if path in self.home:
            return self._taken([path], path) + module.from_pack()
        packed = {one.path for one in module.imports} & self.home.keys()
        return self._taken(packed, path) + self._redirected(module.with_packed(packed), path)

    def _taken(self, paths: Iterable[str], at: str) -> str:
        """Import statements of these modules, from packs or single files, for the file at `at`."""
        names: dict[str, list[str]] = {}
        alone = ""
        for path in sorted(paths):
            if path in self.home:
                names.setdefault(self.home[path], []).append(name_of(path))
            else:
                alone += f'import * as {name_of(path)} from "{way(at, path)}";\n'
        return alone + "".join(
            f'import {{ {", ".join(some)} }} from "{way(at, self.address(f"{pack}.js"))}";\n' for pack, some in names.items()
        )

    def _redirected(self, text: str, at: str) -> str:
        """The text with dynamic imports redirected to packs."""

        def redirected(found: re.Match[str]) -> str:
            path = found["path"]
            pack = self.home.get(path)
            if not pack:
                return f'import("{way(at, path)}")'
            return f'import("{way(at, self.address(f"{pack}.js"))}").then((pack) => pack.{name_of(path)})'

        return LATER.sub(redirected, text)

    def written(self) -> dict[str, str]:
        """The texts of all modules and packs by address, not minified."""
        paths = [path.relative_to(self.web).as_posix() for path in sorted(self.web.rglob("*.js")) if path.name != SERVICE_WORKER]
        packs = {f"packs/{file}": self._written_pack(file) or "" for file in self._pack_files()}
        return {path: self._written_module(path) for path in paths} | packs

    def _pack_files(self) -> list[str]:
        return [*(f"{name}.js" for name in self.packs), *(f"{number}.css" for number in range(len(self.styles)))]

    def files(self) -> dict[str, bytes]:
        """All files of the page by address: packs, and everything that is not in a pack."""
        packed = {*self.home, *(path for styles in self.styles for path in styles)}
        paths = [path.relative_to(self.web).as_posix() for path in sorted(self.web.rglob("*.*")) if path.is_file()]
        alone = [path for path in paths if path not in packed and not path.endswith(UNASKED)]
        there = {path: (self.web / path).read_bytes() for path in alone if not path.endswith(".js")}
        there |= {path: self.single(path).encode() for path in alone if path.endswith(".js") and path != START}
        there[f"{START}?v={self.version}"] = self.single(START).encode()
        return there | {self.address(file): (self.pack(file) or "").encode() for file in self._pack_files()}

    def index(self) -> str:
        """The source of the page, with its version."""
        told = f'    <meta name="postroad-version" content="{__version__} {self.version}" />\n'
        return self._text("index.html").replace(HEAD, HEAD + told, 1)

    def page(self, screen: str | None, language: str | None, static: str = STATIC) -> str:
        """The page with packed styles, and with preloads for its screen and its language if these are known."""
        numbers = iter(range(len(self.styles)))
        page = STYLES.sub(
            lambda _: f'    <link rel="stylesheet" href="{STATIC}{self.address(f"{next(numbers)}.css")}" />\n', self.index()
        )
        packs = [FIRST, *([screen] if screen else [])]
        early = [f'<link rel="modulepreload" href="{STATIC}{self.address(f"{pack}.js")}" />' for pack in packs]
        early += [
            f'<link rel="preload" as="fetch" crossorigin href="{STATIC}lang/{language}/{file}.ftl" />'
            for file in (FIRST_TEXTS if language else ())
        ]
        page = page.replace(f'src="{STATIC}{START}"', f'src="{STATIC}{START}?v={self.version}"')
        page = SCRIPT.sub(lambda found: "".join(f"    {link}\n" for link in early) + found[0], page, count=1)
        return page.replace('<html lang="en">', f'<html lang="{language or "en"}">', 1).replace(f'="{STATIC}', f'="{static}')


def way(at: str, to: str) -> str:
    """The relative path from one file to another."""
    there = posixpath.relpath(to, posixpath.dirname(at))
    return there if there.startswith(".") else f"./{there}"


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]
